"""The table of facts: each is one value a photo, and is written here alone.

An entry says how a fact is read from EXIF, kept, said to people, and filtered and compared by. The
rest of the program goes through the table: a new fact is a new entry, and photos that were read
without it are asked for it by the next scan. When and where photos were taken, their folders,
names, keywords and albums are no facts in this sense; they have functions of their own.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from PIL.ExifTags import Base

from app.core.base.language import number, tr, tr_later
from app.core.base.photo_types import UNKNOWN_SHOT, FactValue, Shot
from engine.ordinary import opened
from features.decode import DAMAGE
from features.errors import DecodeError
from features.exif import (
    Exif,
    altitude,
    camera_of,
    coordinates,
    flash_fired,
    number_within,
    opened_exif,
    text_of,
    time_taken,
)

FILE, WHERE, CAMERA = tr_later("File"), tr_later("Where"), tr_later("Camera")
"""Sections of the panel that facts stand in."""


@dataclass(frozen=True, slots=True)
class Filter:
    """How photos are filtered by a fact that is text: ``name:text`` finds what contains the text.

    ``named`` says what it is where it is completed; ``chip`` is said of a term, with the text as
    {value}; empty: the text alone.
    """

    named: str
    chip: str = ""
    by_words: bool = False  # words that are typed without a name before them find it, too


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact; sentences are still to be translated.

    ``say`` tells a value, which is never None or empty, with its unit.
    """

    label: str
    section: str
    read: Callable[[Exif], FactValue | None]
    say: Callable[[Any], str] = str
    ranged: bool = False  # of several photos the least and the most are told, else each value
    compared: bool = False  # shown under photos that are compared
    labelled: bool = False  # there with its label, as its value alone says nothing
    filter: Filter | None = None


def camera_said(kept: str) -> str:
    """A camera's name from where a word of the maker stands a second time; as it is if none does:
    "NIKON D750", not "NIKON CORPORATION NIKON D750". What is left is an end of ``kept``, so that it
    is found by it; and a camera has one name in libraries of any age, as the whole is kept."""
    seen, start = set[str](), 0
    for word in kept.split(" "):
        known = word.casefold()
        if known in seen:
            return kept[start:]
        if len(word) >= _LEAST and word.isalpha():
            seen.add(known)
        start += len(word) + 1
    return kept


_LEAST = 3  # letters of a word that names a maker: "II" may stand twice in a model


def exposure_said(seconds: float) -> str:
    """Give "1/250 s", "0.4 s", "2.5 s", as cameras show it."""
    if seconds <= 0.3:
        return tr("1/{part} s", part=str(round(1 / seconds)))
    return tr("{seconds} s", seconds=three_digits(seconds))


def three_digits(value: float) -> str:
    """Write a number with three digits that count, or less: "0.4", "2.5", "13.2"."""
    return number(value, len(f"{value:.3g}".partition(".")[2]))


def _millimetres(length: float) -> str:
    return tr("{length} mm", length=three_digits(length))


def _height(metres: float) -> str:
    return tr("{metres} m above the sea", metres=round(metres))


def _flash(fired: bool) -> str:
    return tr("fired") if fired else tr("did not fire")


def _sensitivity(exif: Exif) -> int | None:
    found = number_within(exif.own.get(Base.ISOSpeedRatings), 1, 1e7)
    return None if found is None else round(found)


def _number_at(tag: int, least: float, most: float) -> Callable[[Exif], float | None]:
    return lambda exif: number_within(exif.own.get(tag), least, most)


FACTS = {
    "format": Fact(tr_later("Format"), FILE, read=lambda exif: exif.format),
    "altitude": Fact(tr_later("Height"), WHERE, altitude, _height, ranged=True),
    "photographer": Fact(
        tr_later("Photographer"),
        CAMERA,
        read=lambda exif: text_of(exif.main.get(Base.Artist)),
        filter=Filter(tr_later("photographer"), tr_later("photographer {value}"), by_words=True),
    ),
    "camera": Fact(
        tr_later("Camera"),
        CAMERA,
        camera_of,
        camera_said,
        compared=True,
        filter=Filter(tr_later("camera"), by_words=True),
    ),
    "lens": Fact(
        tr_later("Lens"),
        CAMERA,
        read=lambda exif: text_of(exif.own.get(Base.LensModel)),
        compared=True,
        filter=Filter(tr_later("lens"), tr_later("lens {value}")),
    ),
    "exposure": Fact(
        tr_later("Exposure"),
        CAMERA,
        _number_at(Base.ExposureTime, 1e-7, 86_400.0),  # seconds
        exposure_said,
        ranged=True,
        compared=True,
    ),
    "aperture": Fact(
        tr_later("Aperture"),
        CAMERA,
        _number_at(Base.FNumber, 0.3, 1_000.0),
        lambda stop: f"f/{stop:.3g}",
        ranged=True,
        compared=True,
    ),
    "iso": Fact(
        tr_later("ISO"),
        CAMERA,
        _sensitivity,
        number,
        ranged=True,
        compared=True,
        labelled=True,
    ),
    "exposure_bias": Fact(
        tr_later("Exposure bias"),
        CAMERA,
        _number_at(Base.ExposureBiasValue, -20, 20),  # f-stops
        lambda stops: tr("{stops} EV", stops=number(stops, 1)),
        ranged=True,
        compared=True,
    ),
    "focal_length": Fact(
        tr_later("Focal length"),
        CAMERA,
        _number_at(Base.FocalLength, 0.1, 1e5),  # mm
        _millimetres,
        ranged=True,
        compared=True,
    ),
    "focal_length_35": Fact(
        tr_later("On 35 mm film"),  # the lens that sees as much there
        CAMERA,
        _number_at(Base.FocalLengthIn35mmFilm, 0.1, 1e5),
        _millimetres,
        ranged=True,
    ),
    "flash": Fact(tr_later("Flash"), CAMERA, flash_fired, _flash),
}
"""By the name that is kept, and typed before a text to filter by; in the order in which they are
shown."""


def filtered_facts() -> dict[str, Filter]:
    """The facts that photos are filtered by."""
    return {name: fact.filter for name, fact in FACTS.items() if fact.filter is not None}


def shot_in(data: bytes, name: str) -> Shot:
    """What the EXIF of the file ``name`` with content ``data`` tells; UNKNOWN_SHOT for damage."""
    return _shot(io.BytesIO(data), name)


def shot_of(path: Path) -> Shot:
    """What the EXIF of a file tells, of which no more than the header is read; UNKNOWN_SHOT for
    damaged EXIF. Raises OSError if it can't be opened."""
    with opened(path) as file:
        return _shot(file, path.name)


def _shot(file: IO[bytes], name: str) -> Shot:
    try:
        with opened_exif(file, name) as exif:
            return shot_told(exif)
    except (DecodeError, *DAMAGE):
        return UNKNOWN_SHOT


def shot_told(exif: Exif) -> Shot:
    """What EXIF tells."""
    told = {name: fact.read(exif) for name, fact in FACTS.items()}
    values = {name: value for name, value in told.items() if value is not None and value != ""}
    return Shot(time_taken(exif), coordinates(exif), values)
