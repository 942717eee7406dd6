"""Read and check the values that cameras write into a file's EXIF.

Only the header is read. Its values may come from anyone, so they are checked: numbers that are out
of range for a camera or a place on earth, or not finite, count as missing, and names are cut. Times
are on the camera's clock without any time zone, which most cameras don't write: seconds since
1970-01-01 00:00 on that same clock.
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
_FORMATS = {"MPO": "JPEG", "DIB": "BMP"}  # common names of what Pillow names otherwise


@dataclass(frozen=True, slots=True)
class Exif:
    """A file's format and EXIF directories, which may raise DAMAGE on access."""

    main: Mapping[int, Any] = field(default_factory=dict)
    own: Mapping[int, Any] = field(default_factory=dict)
    gps: Mapping[int, Any] = field(default_factory=dict)
    format: str = ""  # JPEG, HEIF, RAW...


@contextmanager
def opened_exif(file: IO[bytes], name: str) -> Iterator[Exif]:
    """Open the EXIF of the file ``name``. Raises DecodeError, and DAMAGE."""
    with opened(file, name) as picture:
        exif = picture.getexif()
        own, gps = (_directory(exif, ifd) for ifd in (ExifTags.IFD.Exif, ExifTags.IFD.GPSInfo))
        kind = "RAW" if is_raw(name) else _FORMATS.get(picture.format or "", picture.format)
        yield Exif(exif, own, gps, text_of(kind).upper())


def _directory(exif: Pillow.Exif, which: int) -> Mapping[int, Any]:
    """Return a directory of ``exif``, empty if it is damaged, as others may be intact."""
    try:
        return exif.get_ifd(which)
    except DAMAGE:
        return {}


def text_of(value: Any) -> str:
    """Return a name in EXIF as one short line of printable text; empty for other values."""
    if isinstance(value, bytes):
        value = value[: 4 * _LONGEST_NAME].decode("utf-8", "replace")
    if not isinstance(value, str):
        return ""
    shown = (letter if letter.isprintable() else " " for letter in value[: 4 * _LONGEST_NAME])
    return " ".join("".join(shown).split())[:_LONGEST_NAME].strip()


def number_within(value: Any, least: float, most: float) -> float | None:
    """Return a finite number within bounds; the first if there are several, as for sensitivity."""
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
    """Return whether the flash fired."""
    number = number_within(exif.own.get(ExifTags.Base.Flash), 0, 0xFFFF)
    return None if number is None else bool(int(number) & 1)


def coordinates(exif: Exif) -> tuple[float, float] | None:
    """Return latitude and longitude in degrees, north and east positive; None for 0, 0."""
    gps, tag = exif.gps, ExifTags.GPS
    latitude = _angle(gps.get(tag.GPSLatitude), gps.get(tag.GPSLatitudeRef), "S", 90)
    longitude = _angle(gps.get(tag.GPSLongitude), gps.get(tag.GPSLongitudeRef), "W", 180)
    if latitude is None or longitude is None or latitude == longitude == 0:
        return None
    return latitude, longitude


def _angle(value: Any, side: Any, negative: str, largest: float) -> float | None:
    """Return degrees, minutes and seconds as degrees; None beyond ``largest``."""
    if not isinstance(value, tuple) or not 1 <= len(value) <= 3:
        return None
    parts = [number_within(part, 0, largest) for part in value]
    known = [part for part in parts if part is not None]
    angle = sum((part / 60.0**i for i, part in enumerate(known)), 0.0)
    if len(known) < len(parts) or angle > largest:
        return None
    return -angle if text_of(side).upper().startswith(negative) else angle


def altitude(exif: Exif) -> float | None:
    """Return metres above sea level."""
    below = exif.gps.get(ExifTags.GPS.GPSAltitudeRef)
    if isinstance(below, bytes):
        below = below[0] if below else 0
    metres = number_within(exif.gps.get(ExifTags.GPS.GPSAltitude), 0, _HIGHEST)
    if metres is None:
        return None
    metres = -metres if below in (1, "1") else metres
    return metres if metres >= _LOWEST else None


def time_taken(exif: Exif) -> float | None:
    """Return the time of shooting in seconds on the camera's clock (see above)."""
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
            except ValueError:  # all zeros, from cameras whose clock was never set
                continue
            return (moment - _BEGINNING) // _SECOND + _fraction(text_of(exif.own.get(fraction)))
    return None


def _fraction(digits: str) -> float:
    """Return the decimals of a second: "5" and "50" are both half of one."""
    return float(f"0.{digits}") if digits.isascii() and digits.isdigit() else 0.0


def camera_of(exif: Exif) -> str:
    """Return maker and model; empty if neither is known."""
    return camera_named(exif.main.get(ExifTags.Base.Make), exif.main.get(ExifTags.Base.Model))


def camera_named(make: Any, model: Any) -> str:
    """Return maker and model from EXIF, without the maker if the model begins with it."""
    maker, model = text_of(make), text_of(model)
    named = model if model.lower().startswith(maker.lower()) else f"{maker} {model}"
    return named.strip()[:_LONGEST_NAME]


def local_time(moment: float) -> float:
    """Return a time since the epoch as seconds on a local clock, comparable with `time_taken`."""
    try:
        shown = datetime.fromtimestamp(moment)  # a clock without a time zone
    except (OverflowError, OSError, ValueError):  # beyond the platform's calendar
        return moment
    # Using its struct_time would take ten times as long, and photos are many.
    return (shown - _BEGINNING) // _SECOND + moment % 1
