"""Facts of photos that a comparison shows, and which of them differ. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from app.core.facts.camera_names import camera_said
from app.core.language import number, tr, tr_later
from app.core.types import PhotoInfo
from app.ui.style import words
from app.workers.full_resolution.decoding import Measured
from features.facts import Facts

NAME, SHARPNESS, ISO = tr_later("Name"), tr_later("Sharpness"), tr_later("ISO")

_CLOSE = 0.03  # share by which a value has to lead before it counts as the best


@dataclass(frozen=True, slots=True)
class Fact:
    """What is known of one photo in one respect. ``label`` is still to be translated.

    ``worth``: more is better, if that can be said.
    """

    label: str
    text: str
    worth: float | None = None


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
        known.extend(_settings(measured.facts))
    if info.camera:
        known.append(Fact(tr_later("Camera"), words.printable(camera_said(info.camera))))
    if info.taken is None:
        known.append(Fact(tr_later("Changed"), words.moment(datetime.fromtimestamp(info.modified))))
    else:  # on the camera's clock, whatever clock is here
        known.append(Fact(tr_later("Taken"), words.moment(datetime.fromtimestamp(info.taken, UTC))))
    known.append(Fact(tr_later("Folder"), words.name_alone(info.folder.name)))
    known.append(Fact(NAME, words.name_alone(info.name)))
    return tuple(known)


def _settings(how: Facts) -> list[Fact]:
    """What the camera was set to, as far as its EXIF tells."""
    length = how.focal_length
    told = {
        tr_later("Exposure"): how.exposure and words.exposure(how.exposure),
        tr_later("Aperture"): how.aperture and f"f/{how.aperture:.3g}",
        ISO: how.iso and number(how.iso),
        tr_later("Focal length"): length and tr("{length} mm", length=f"{length:.3g}"),
        tr_later("Lens"): words.printable(how.lens),
    }
    return [Fact(label, text) for label, text in told.items() if text]


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
