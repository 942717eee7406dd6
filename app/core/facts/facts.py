"""Define the facts, each one value per photo, in one table.

An entry says how a fact is read from EXIF, stored, worded, filtered and compared by. The rest of
the program uses the table: a new fact is a new entry, and the next scan asks the photos read before
for it. When and where photos were taken, their folders, names, keywords and albums are not facts in
this sense; they have functions of their own.
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
"""Sections of the panel that shows facts."""


@dataclass(frozen=True, slots=True)
class Filter:
    """How photos are filtered by a fact that is text: ``name:text`` matches what contains it.

    ``named`` is its name in completions; ``chip`` words a term, with the text as {value}; empty:
    the text alone.
    """

    named: str
    chip: str = ""
    by_words: bool = False  # words typed without the name match it, too


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact; its sentences are not translated yet.

    ``to_text`` words a value (never None or empty) with its unit.
    """

    label: str
    section: str
    read: Callable[[Exif], FactValue | None]
    to_text: Callable[[Any], str] = str
    compared: bool = False  # shown under photos in the comparison
    labelled: bool = False  # shown with its label, as its value alone says nothing
    filter: Filter | None = None


def camera_name(kept: str) -> str:
    """Return a camera's name without a repeated word, such as the maker's.

    "NIKON D750", not "NIKON CORPORATION NIKON D750". The result is an end of ``kept``, so filters
    for it match; and as the whole is stored, a camera has one name in libraries of any age.
    """
    seen, start = set[str](), 0
    for word in kept.split(" "):
        known = word.casefold()
        if known in seen:
            return kept[start:]
        if len(word) >= _MIN_LETTERS and word.isalpha():
            seen.add(known)
        start += len(word) + 1
    return kept


_MIN_LETTERS = 3  # letters of a maker's word at least: "II" may occur twice in a model


def exposure_text(seconds: float) -> str:
    """Format an exposure as cameras do: "1/250 s", "0.4 s", "2.5 s"."""
    if seconds <= 0.3:
        return tr("1/{part} s", part=str(round(1 / seconds)))
    return tr("{seconds} s", seconds=three_digits(seconds))


def three_digits(value: float) -> str:
    """Format a number with at most three significant digits: "0.4", "2.5", "13.2"."""
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
    "altitude": Fact(tr_later("Height"), WHERE, altitude, _height),
    "photographer": Fact(
        tr_later("Photographer"),
        CAMERA,
        read=lambda exif: text_of(exif.main.get(Base.Artist)),
        labelled=True,
        filter=Filter(tr_later("photographer"), tr_later("photographer {value}"), by_words=True),
    ),
    "camera": Fact(
        tr_later("Camera"),
        CAMERA,
        camera_of,
        camera_name,
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
        exposure_text,
        compared=True,
    ),
    "aperture": Fact(
        tr_later("Aperture"),
        CAMERA,
        _number_at(Base.FNumber, 0.3, 1_000.0),
        lambda stop: f"f/{stop:.3g}",
        compared=True,
    ),
    "iso": Fact(tr_later("ISO"), CAMERA, _sensitivity, number, compared=True, labelled=True),
    "exposure_bias": Fact(
        tr_later("Exposure bias"),
        CAMERA,
        _number_at(Base.ExposureBiasValue, -20, 20),  # f-stops
        lambda stops: tr("{stops} EV", stops=number(stops, 1)),
        compared=True,
    ),
    "focal_length": Fact(
        tr_later("Focal length"),
        CAMERA,
        _number_at(Base.FocalLength, 0.1, 1e5),  # mm
        _millimetres,
        compared=True,
    ),
    "focal_length_35": Fact(
        tr_later("On 35 mm film"),  # the equivalent lens
        CAMERA,
        _number_at(Base.FocalLengthIn35mmFilm, 0.1, 1e5),
        _millimetres,
        labelled=True,
    ),
    "flash": Fact(tr_later("Flash"), CAMERA, flash_fired, _flash, labelled=True),
}
"""Facts by name, in the order of display. The name is stored, and typed before a text to filter by.
"""


def filtered_facts() -> dict[str, Filter]:
    """Return the facts that photos can be filtered by."""
    return {name: fact.filter for name, fact in FACTS.items() if fact.filter is not None}


def shot_in(data: bytes, name: str) -> Shot:
    """Return the EXIF facts of file ``name`` with content ``data``; UNKNOWN_SHOT if damaged."""
    return _shot(io.BytesIO(data), name)


def shot_of(path: Path) -> Shot:
    """Return the EXIF facts of a file, UNKNOWN_SHOT if damaged. Reads a header; raises OSError."""
    with opened(path) as file:
        return _shot(file, path.name)


def _shot(file: IO[bytes], name: str) -> Shot:
    try:
        with opened_exif(file, name) as exif:
            return shot_from(exif)
    except (DecodeError, *DAMAGE):
        return UNKNOWN_SHOT


def shot_from(exif: Exif) -> Shot:
    """Return the facts in EXIF."""
    read = {name: fact.read(exif) for name, fact in FACTS.items()}
    values = {name: value for name, value in read.items() if value is not None and value != ""}
    return Shot(time_taken(exif), coordinates(exif), values)
