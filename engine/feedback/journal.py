"""The journal: what a person did, in order, and which judgments still count.

A photo is identified by an integer: a library row if it is at least 0; ``-1 - i`` for row i of the
table of photos from outside the library (see ``photo_vectors.gather``). Entries are only ever
appended, even to undo one, so everything learned can be a pure function of this list.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.errors import InputError

Sign = Literal[-1, 0, 1]


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One line of the journal.

    ``judge`` gives photo ``row`` the ``sign`` 1 (up), -1 (down) or 0 (clear) within ``search``,
    whose query photos are ``anchors``. ``undo`` and ``redo`` take back and restore the judge entry
    whose ``number`` is ``target``, however old; their other fields are ignored. Photos judged
    together, with one keystroke, share a ``gesture`` (None: judged alone).
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


def effective(entries: Iterable[JournalEntry]) -> tuple[Judgment, ...]:
    """Return the judgments that still count, in the order in which they were made.

    Of several judgments of one photo in one search only the latest counts; a sign of 0 leaves none.
    Raises InputError for an undo or redo of an entry that does not exist.
    """
    return tuple(judgment for _, judgment in numbered(entries))


def numbered(entries: Iterable[JournalEntry]) -> tuple[tuple[int, Judgment], ...]:
    """Return what `effective` returns, each judgment with the number of its entry."""
    judged, undone = _read(entries)
    latest: dict[tuple[int, int], JournalEntry] = {}
    for entry in judged:
        if entry.number not in undone:
            latest.pop((entry.search, entry.row), None)  # the later entry also comes later
            latest[entry.search, entry.row] = entry
    return tuple(
        (entry.number, Judgment(entry.search, entry.anchors, entry.row, entry.sign))
        for entry in latest.values()
        if entry.sign != 0
    )


def gestures_of(entries: Iterable[JournalEntry], numbers: Sequence[int]) -> list[int]:
    """Return for each of ``numbers`` the position in ``numbers`` where its gesture begins.

    Only judge entries of one gesture that are adjacent count as made at once.
    """
    gestures = {entry.number: entry.gesture for entry in entries}
    known = [number if (one := gestures[number]) is None else one for number in numbers]
    return in_order(known)


def in_order(gestures: Sequence[int]) -> list[int]:
    """Return for each of ``gestures`` the position where its run of equal numbers begins."""
    positions: list[int] = []
    for position, gesture in enumerate(gestures):
        alike = position > 0 and gesture == gestures[position - 1]
        positions.append(positions[-1] if alike else position)
    return positions


def undo_targets(entries: Iterable[JournalEntry]) -> tuple[int, ...]:
    """Return the entries that "undo" takes back next: the latest gesture in force, latest first."""
    judged, undone = _read(entries)
    return _first_gesture([entry for entry in reversed(judged) if entry.number not in undone])


def redo_targets(entries: Iterable[JournalEntry]) -> tuple[int, ...]:
    """Return the entries that "redo" restores next: the last gesture undone since a judgment."""
    judged, undone = _read(entries)
    by_number = {entry.number: entry for entry in judged}
    redoable = [by_number[number] for number, may_be_redone in undone.items() if may_be_redone]
    return _first_gesture(redoable[::-1])


def _first_gesture(entries: Sequence[JournalEntry]) -> tuple[int, ...]:
    """Return the numbers of the first of ``entries`` and of the others of its gesture."""
    if not entries:
        return ()
    first, gesture = entries[0].number, entries[0].gesture
    others = (
        entry.number for entry in entries[1:] if gesture is not None and entry.gesture == gesture
    )
    return first, *others


def _read(entries: Iterable[JournalEntry]) -> tuple[list[JournalEntry], dict[int, bool]]:
    """Return judge entries in order, and the undone ones in the order of their undoing.

    The flag of an undone entry is True if nothing was judged since, so it can be redone.
    """
    judged: dict[int, JournalEntry] = {}
    undone: dict[int, bool] = {}
    for entry in entries:
        if entry.kind == "judge":
            judged[entry.number] = entry
            undone = dict.fromkeys(undone, False)
        elif entry.target not in judged:
            raise InputError(
                f"Journal entry {entry.number} is a {entry.kind} of entry {entry.target}, "
                "which is no judgment before it."
            )
        elif entry.kind == "undo":
            undone.setdefault(entry.target, True)
        else:
            undone.pop(entry.target, None)
    return list(judged.values()), undone
