"""Facts of photos that a comparison shows, and which of them differ. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from app.core.facts.table import FACTS
from app.core.language import number, tr, tr_later
from app.core.types import PhotoInfo
from app.ui.style import words
from app.workers.full_resolution.decoding import Measured

NAME, SHARPNESS = tr_later("Name"), tr_later("Sharpness")

_CLOSE = 0.03  # share by which a value has to lead before it counts as the best


@dataclass(frozen=True, slots=True)
class Fact:
    """What is known of one photo in one respect. ``label`` is still to be translated.

    ``worth``: more is better, if that can be said. ``labelled``: a text that says nothing without
    its label.
    """

    label: str
    text: str
    worth: float | None = None
    labelled: bool = False


def facts(info: PhotoInfo, measured: Measured | None) -> tuple[Fact, ...]:
    """All that is known of a photo; what needs its file is left out until it was measured."""
    width, height = info.width, info.height
    if measured is not None:
        width, height = measured.width, measured.height
    known = []
    if width and height:
        text = f"{number(width)} × {number(height)}"
        if measured is not None and measured.reduction > 1:
            text = tr("{size} (shown at 1/{part})", size=text, part=measured.reduction)
        known.append(Fact(tr_later("Size"), text, width * height))
    if measured is not None:
        known.append(Fact(SHARPNESS, number(measured.sharpness), measured.sharpness))
        known.append(Fact(tr_later("File"), words.bytes_counted(measured.bytes)))
        known.append(Fact(tr_later("Format"), measured.format))
    known.extend(_of_table(info, measured))
    if info.taken is None:
        known.append(Fact(tr_later("Changed"), words.moment(datetime.fromtimestamp(info.modified))))
    else:  # on the camera's clock, whatever clock is here
        known.append(Fact(tr_later("Taken"), words.moment(datetime.fromtimestamp(info.taken, UTC))))
    known.append(Fact(tr_later("Folder"), words.name_alone(info.folder.name)))
    known.append(Fact(NAME, words.name_alone(info.name)))
    return tuple(known)


def _of_table(info: PhotoInfo, measured: Measured | None) -> list[Fact]:
    """The facts of the table, as far as EXIF tells them; XMP may tell the camera, too."""
    values = {} if measured is None else dict(measured.facts)
    values |= {"camera": info.camera} if info.camera else {}
    return [
        Fact(fact.label, words.printed(fact.say(values[name])), labelled=fact.labelled)
        for name, fact in FACTS.items()
        if fact.compared and name in values
    ]


def differing(photos: Sequence[Sequence[Fact]]) -> set[str]:
    """The labels of the facts in which some of the photos differ from others."""
    texts: dict[str, set[str]] = {}
    for known in photos:
        for fact in known:
            texts.setdefault(fact.label, set()).add(fact.text)
    return {label for label, different in texts.items() if len(different) > 1}


def best(photos: Sequence[Sequence[Fact]]) -> dict[str, int]:
    """By label, which of the photos is clearly the best; labels without such a one are left out."""
    worths: dict[str, list[tuple[float, int]]] = {}
    for position, known in enumerate(photos):
        for fact in known:
            if fact.worth is not None:
                worths.setdefault(fact.label, []).append((fact.worth, position))
    leading = {}
    for label, each in worths.items():
        ranked = sorted(each, reverse=True)
        if len(ranked) > 1 and ranked[0][0] > ranked[1][0] * (1 + _CLOSE):
            leading[label] = ranked[0][1]
    return leading
