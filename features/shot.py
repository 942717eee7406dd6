"""When, with what, how and where a photo was taken, as the camera wrote it into the file's EXIF.

Only the header is read. Times are the camera's clock without any time zone, which most cameras do
not write: seconds since 1970-01-01 00:00 on that same clock.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import IO, Any

from PIL import ExifTags
from PIL import Image as Pillow

from features.decode import DAMAGE, is_raw, opened
from features.errors import DecodeError
from features.facts import NO_FACTS, Facts, facts_in, text_of

_WHEN = re.compile(r"(\d{4})\D(\d{2})\D(\d{2})\D(\d{2})\D(\d{2})\D(\d{2})")
_BEGINNING = datetime(1970, 1, 1)
_SECOND = timedelta(seconds=1)
_LONGEST_NAME = 100  # characters of a camera's name that are kept
_FORMATS = {"MPO": "JPEG", "DIB": "BMP"}  # as people call what Pillow calls so


@dataclass(frozen=True, slots=True)
class Shot:
    """``taken``: seconds on the camera's own clock (see above), None if it is not told.
    ``camera``: maker and model, empty if they are not told. ``facts``: how and where."""

    taken: float | None = None
    camera: str = ""
    facts: Facts = NO_FACTS

    @property
    def tells(self) -> bool:
        """Whether there is more to it than the format of the file."""
        return replace(self, facts=replace(self.facts, format="")) != UNKNOWN


UNKNOWN = Shot()


def local_time(moment: float) -> float:
    """A time in seconds since the epoch as a clock here shows it, in seconds: comparable with
    ``taken``."""
    try:
        shown = datetime.fromtimestamp(moment)  # a clock without a time zone
    except (OverflowError, OSError, ValueError):  # beyond what the platform's calendar has
        return moment
    # A struct_time of it would take ten times as long, and photos are many.
    return (shown - _BEGINNING) // _SECOND + moment % 1


def shot_in(data: bytes, name: str) -> Shot:
    """What the EXIF of the file ``name`` with content ``data`` tells; UNKNOWN for damaged EXIF."""
    return _shot(io.BytesIO(data), name)


def shot_of(path: Path) -> Shot:
    """What the EXIF of a file tells, of which no more than the header is read; UNKNOWN for damaged
    EXIF. Raises OSError if it can't be opened."""
    with path.open("rb") as file:
        return _shot(file, path.name)


def _shot(file: IO[bytes], name: str) -> Shot:
    try:
        with opened(file, name) as picture:
            exif = picture.getexif()
            own, gps = (_directory(exif, ifd) for ifd in (ExifTags.IFD.Exif, ExifTags.IFD.GPSInfo))
            kind = "RAW" if is_raw(name) else _FORMATS.get(picture.format or "", picture.format)
            camera = camera_named(exif.get(ExifTags.Base.Make), exif.get(ExifTags.Base.Model))
            return Shot(_taken(own), camera, facts_in(own, gps, kind or ""))
    except (DecodeError, *DAMAGE):
        return UNKNOWN


def _directory(exif: Pillow.Exif, which: int) -> Mapping[int, Any]:
    """A directory of ``exif``, empty if it is damaged: the others tell what they have."""
    try:
        return exif.get_ifd(which)
    except DAMAGE:
        return {}


def _taken(exif: Mapping[int, Any]) -> float | None:
    for when, fraction in (
        (ExifTags.Base.DateTimeOriginal, ExifTags.Base.SubsecTimeOriginal),
        (ExifTags.Base.DateTimeDigitized, ExifTags.Base.SubsecTimeDigitized),
    ):
        found = _WHEN.match(text_of(exif.get(when)))
        if found:
            try:
                moment = datetime.strptime(
                    ":".join(found.groups()), "%Y:%m:%d:%H:%M:%S"
                )  # the camera's clock
            except ValueError:  # all zeros, as cameras write that were never set
                continue
            return (moment - _BEGINNING) // _SECOND + _fraction(text_of(exif.get(fraction)))
    return None


def _fraction(digits: str) -> float:
    """Decimals of a second: "5" and "50" are both half of one."""
    return float(f"0.{digits}") if digits.isascii() and digits.isdigit() else 0.0


def camera_named(make: Any, model: Any) -> str:
    """Maker and model as EXIF has them, the former once where the model names it; empty if neither
    is told."""
    maker, model = text_of(make), text_of(model)
    named = model if model.lower().startswith(maker.lower()) else f"{maker} {model}"
    return named.strip()[:_LONGEST_NAME]
