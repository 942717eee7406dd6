"""What cameras write into a file's EXIF: its directories, and the values in them, believed or not.

Only the header is read. What a stranger wrote into a file is believed within bounds only: numbers
that no camera or place on earth has, that are not finite or no numbers count as not told, and names
are cut. Times are the camera's clock without any time zone, which most cameras do not write:
seconds since 1970-01-01 00:00 on that same clock.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import IO, Any

from PIL import ExifTags
from PIL import Image as Pillow

from features.decode import DAMAGE, is_raw, opened

_LONGEST_NAME = 100  # characters of a name that are kept
_LOWEST, _HIGHEST = -11_000.0, 100_000.0  # metres: from the deepest sea to a balloon
_WHEN = re.compile(r"(\d{4})\D(\d{2})\D(\d{2})\D(\d{2})\D(\d{2})\D(\d{2})")
_BEGINNING = datetime(1970, 1, 1)
_SECOND = timedelta(seconds=1)
_FORMATS = {"MPO": "JPEG", "DIB": "BMP"}  # as people call what Pillow calls so


@dataclass(frozen=True, slots=True)
class Exif:
    """The directories of a file, which may raise DAMAGE when they are asked, and its format."""

    main: Mapping[int, Any] = field(default_factory=dict)
    own: Mapping[int, Any] = field(default_factory=dict)
    gps: Mapping[int, Any] = field(default_factory=dict)
    format: str = ""  # JPEG, HEIF, RAW...


@contextmanager
def opened_exif(file: IO[bytes], name: str) -> Iterator[Exif]:
    """The EXIF of the open file ``name``. Raises DecodeError, and DAMAGE."""
    with opened(file, name) as picture:
        exif = picture.getexif()
        own, gps = (_directory(exif, ifd) for ifd in (ExifTags.IFD.Exif, ExifTags.IFD.GPSInfo))
        kind = "RAW" if is_raw(name) else _FORMATS.get(picture.format or "", picture.format)
        yield Exif(exif, own, gps, text_of(kind).upper())


def _directory(exif: Pillow.Exif, which: int) -> Mapping[int, Any]:
    """A directory of ``exif``, empty if it is damaged: the others tell what they have."""
    try:
        return exif.get_ifd(which)
    except DAMAGE:
        return {}


def text_of(value: Any) -> str:
    """A name as EXIF has it, as one short line of printable text; empty if it is something else."""
    if isinstance(value, bytes):
        value = value[: 4 * _LONGEST_NAME].decode("utf-8", "replace")
    if not isinstance(value, str):
        return ""
    shown = (letter if letter.isprintable() else " " for letter in value[: 4 * _LONGEST_NAME])
    return " ".join("".join(shown).split())[:_LONGEST_NAME].strip()


def number_within(value: Any, least: float, most: float) -> float | None:
    """A finite number within bounds: of several the first, as cameras write their sensitivity."""
    if isinstance(value, tuple) and value:
        value = value[0]
    if isinstance(value, bool | str | bytes):
        return None
    try:
        number = float(value)
    except (TypeError, ValueError, ArithmeticError):
        return None
    return number if math.isfinite(number) and least <= number <= most else None


def flash_fired(exif: Exif) -> bool | None:
    """Whether the flash fired."""
    number = number_within(exif.own.get(ExifTags.Base.Flash), 0, 0xFFFF)
    return None if number is None else bool(int(number) & 1)


def coordinates(exif: Exif) -> tuple[float, float] | None:
    """Latitude and longitude in degrees, north and east positive; None for a receiver's
    "nowhere", which is 0, 0."""
    gps, tag = exif.gps, ExifTags.GPS
    latitude = _angle(gps.get(tag.GPSLatitude), gps.get(tag.GPSLatitudeRef), "S", 90)
    longitude = _angle(gps.get(tag.GPSLongitude), gps.get(tag.GPSLongitudeRef), "W", 180)
    if latitude is None or longitude is None or latitude == longitude == 0:
        return None
    return latitude, longitude


def _angle(value: Any, side: Any, negative: str, largest: float) -> float | None:
    """Degrees, minutes and seconds as degrees; None beyond ``largest``."""
    if not isinstance(value, tuple) or not 1 <= len(value) <= 3:
        return None
    parts = [number_within(part, 0, largest) for part in value]
    told = [part for part in parts if part is not None]
    angle = sum((part / 60.0**i for i, part in enumerate(told)), 0.0)
    if len(told) < len(parts) or angle > largest:
        return None
    return -angle if text_of(side).upper().startswith(negative) else angle


def altitude(exif: Exif) -> float | None:
    """Metres above the sea."""
    below = exif.gps.get(ExifTags.GPS.GPSAltitudeRef)
    if isinstance(below, bytes):
        below = below[0] if below else 0
    metres = number_within(exif.gps.get(ExifTags.GPS.GPSAltitude), 0, _HIGHEST)
    if metres is None:
        return None
    metres = -metres if below in (1, "1") else metres
    return metres if metres >= _LOWEST else None


def time_taken(exif: Exif) -> float | None:
    """Seconds on the camera's own clock (see above)."""
    for when, fraction in (
        (ExifTags.Base.DateTimeOriginal, ExifTags.Base.SubsecTimeOriginal),
        (ExifTags.Base.DateTimeDigitized, ExifTags.Base.SubsecTimeDigitized),
    ):
        found = _WHEN.match(text_of(exif.own.get(when)))
        if found:
            try:
                moment = datetime.strptime(
                    ":".join(found.groups()), "%Y:%m:%d:%H:%M:%S"
                )  # the camera's clock
            except ValueError:  # all zeros, as cameras write that were never set
                continue
            return (moment - _BEGINNING) // _SECOND + _fraction(text_of(exif.own.get(fraction)))
    return None


def _fraction(digits: str) -> float:
    """Decimals of a second: "5" and "50" are both half of one."""
    return float(f"0.{digits}") if digits.isascii() and digits.isdigit() else 0.0


def camera_of(exif: Exif) -> str:
    """Maker and model; empty if neither is told."""
    return camera_named(exif.main.get(ExifTags.Base.Make), exif.main.get(ExifTags.Base.Model))


def camera_named(make: Any, model: Any) -> str:
    """Maker and model as EXIF has them, the former once where the model names it; empty if neither
    is told."""
    maker, model = text_of(make), text_of(model)
    named = model if model.lower().startswith(maker.lower()) else f"{maker} {model}"
    return named.strip()[:_LONGEST_NAME]


def local_time(moment: float) -> float:
    """A time in seconds since the epoch as a clock here shows it, in seconds: comparable with
    `time_taken`."""
    try:
        shown = datetime.fromtimestamp(moment)  # a clock without a time zone
    except (OverflowError, OSError, ValueError):  # beyond what the platform's calendar has
        return moment
    # A struct_time of it would take ten times as long, and photos are many.
    return (shown - _BEGINNING) // _SECOND + moment % 1
