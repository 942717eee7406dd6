"""The journal: what a person did, in order, and what of it still counts.

A photo is named by an integer: a library row if it is at least 0; ``-1 - i`` for row i of the table
of photos from outside the library (see ``photo_vectors.gather``). Events are only ever appended.
Undoing an event appends another one, so everything learned can be a pure function of this list.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from likewise.engine.errors import InputError

Sign = Literal[-1, 0, 1]


@dataclass(frozen=True, slots=True)
class Event:
    """One line of the journal.

    ``judge`` gives ``photo`` the ``sign`` 1 (up), -1 (down) or 0 (clear) within ``search``, whose
    query photos are ``anchors``. ``undo`` and ``redo`` take back and bring back the judge event
    whose ``number`` is ``target``, however long ago it was; their other fields play no part. What
    was judged at once, several photos with one key, has the same ``gesture`` (None: alone).
    """

    number: int
    kind: Literal["judge", "undo", "redo"]
    search: int = 0
    anchors: tuple[int, ...] = ()
    row: int = 0
    sign: Sign = 0
    target: int | None = None
    gesture: int | None = None


@dataclass(frozen=True, slots=True)
class Judgment:
    """A photo thumbed up (+1) or down (-1) within a search for photos like ``anchors``."""

    search: int
    anchors: tuple[int, ...]
    row: int
    sign: Literal[-1, 1]


def effective(events: Iterable[Event]) -> tuple[Judgment, ...]:
    """The judgments that still count, in the order in which they were made.

    Of several judgments of one photo in one search the latest counts, and a sign of 0 leaves none.
    Raises InputError for an undo or redo of an event that is not there.
    """
    return tuple(judgment for _, judgment in numbered(events))


def numbered(events: Iterable[Event]) -> tuple[tuple[int, Judgment], ...]:
    """The same, each with the number of the event that it is."""
    judged, undone = _read(events)
    latest: dict[tuple[int, int], Event] = {}
    for event in judged:
        if event.number not in undone:
            latest.pop((event.search, event.row), None)  # the later one also stands later
            latest[event.search, event.row] = event
    return tuple(
        (event.number, Judgment(event.search, event.anchors, event.row, event.sign))
        for event in latest.values()
        if event.sign != 0
    )


def gestures_of(events: Iterable[Event], numbers: Sequence[int]) -> list[int]:
    """Which of the judge events ``numbers`` were made at once, as those that stand next to each
    other: for each, where in ``numbers`` the first of its gesture stands."""
    gestures = {event.number: event.gesture for event in events}
    known = [number if (one := gestures[number]) is None else one for number in numbers]
    return in_order(known)


def in_order(gestures: Sequence[int]) -> list[int]:
    """For each of ``gestures``, the place where the equal numbers around it begin."""
    places: list[int] = []
    for place, gesture in enumerate(gestures):
        alike = place > 0 and gesture == gestures[place - 1]
        places.append(places[-1] if alike else place)
    return places


def undo_targets(events: Iterable[Event]) -> tuple[int, ...]:
    """The judge events that "undo" takes back next: the latest that stands, and what stands of its
    gesture, latest first. Empty if none does."""
    judged, undone = _read(events)
    return _first_gesture([event for event in reversed(judged) if event.number not in undone])


def redo_targets(events: Iterable[Event]) -> tuple[int, ...]:
    """The judge events that "redo" brings back next: the last one undone since the last judgment,
    and those undone of its gesture."""
    judged, undone = _read(events)
    by_number = {event.number: event for event in judged}
    redoable = [by_number[number] for number, may_be_redone in undone.items() if may_be_redone]
    return _first_gesture(redoable[::-1])


def _first_gesture(events: Sequence[Event]) -> tuple[int, ...]:
    """The numbers of the first of ``events`` and of the others of its gesture."""
    if not events:
        return ()
    first, gesture = events[0].number, events[0].gesture
    others = (
        event.number for event in events[1:] if gesture is not None and event.gesture == gesture
    )
    return first, *others


def _read(events: Iterable[Event]) -> tuple[list[Event], dict[int, bool]]:
    """Judge events in order, and the undone ones in the order of their undoing.

    The flag of an undone event says that nothing was judged since, so that redo may follow.
    """
    judged: dict[int, Event] = {}
    undone: dict[int, bool] = {}
    for event in events:
        if event.kind == "judge":
            judged[event.number] = event
            undone = dict.fromkeys(undone, False)
        elif event.target not in judged:
            raise InputError(
                f"Journal event {event.number} is a {event.kind} of event {event.target}, "
                "which is no judgment before it."
            )
        elif event.kind == "undo":
            undone.setdefault(event.target, True)
        else:
            undone.pop(event.target, None)
    return list(judged.values()), undone
