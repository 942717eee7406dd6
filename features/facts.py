"""How and where a photo was taken, by the EXIF that the camera wrote: lens, exposure, GPS.

What a stranger wrote into a file is believed within bounds only: numbers that no camera or place on
earth has, that are not finite or no numbers count as not told, and names are cut.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PIL import ExifTags

_LONGEST_NAME = 100  # characters of a name that are kept

_SECONDS = 1e-7, 86_400.0
_APERTURES = 0.3, 1_000.0
_SENSITIVITIES = 1.0, 1e7
_MILLIMETRES = 0.1, 1e5
_METRES = -11_000.0, 100_000.0  # from the deepest sea to a balloon


@dataclass(frozen=True, slots=True)
class Facts:
    """None and empty: not told."""

    lens: str = ""
    exposure: float | None = None  # seconds
    aperture: float | None = None  # the f-number
    iso: int | None = None
    focal_length: float | None = None  # mm
    focal_length_35: float | None = None  # mm, of the lens that sees as much on 35 mm film
    flash: bool | None = None  # whether it fired
    latitude: float | None = None  # degrees, north is positive; with a longitude or not at all
    longitude: float | None = None  # degrees, east is positive
    altitude: float | None = None  # metres above the sea
    format: str = ""  # of the file: JPEG, HEIF, RAW...


NO_FACTS = Facts()


def facts_in(exif: Mapping[int, Any], gps: Mapping[int, Any], kind: str = "") -> Facts:
    """What the directories ``exif`` and ``gps`` of a file of the format ``kind`` tell."""
    base, tag = ExifTags.Base, ExifTags.GPS
    latitude = _angle(gps.get(tag.GPSLatitude), gps.get(tag.GPSLatitudeRef), "S", 90)
    longitude = _angle(gps.get(tag.GPSLongitude), gps.get(tag.GPSLongitudeRef), "W", 180)
    if (
        latitude is None or longitude is None or latitude == longitude == 0
    ):  # a receiver's "nowhere"
        latitude = longitude = None
    iso = _within(exif.get(base.ISOSpeedRatings), _SENSITIVITIES)
    return Facts(
        lens=text_of(exif.get(base.LensModel)),
        exposure=_within(exif.get(base.ExposureTime), _SECONDS),
        aperture=_within(exif.get(base.FNumber), _APERTURES),
        iso=None if iso is None else round(iso),
        focal_length=_within(exif.get(base.FocalLength), _MILLIMETRES),
        focal_length_35=_within(exif.get(base.FocalLengthIn35mmFilm), _MILLIMETRES),
        flash=_flash(exif.get(base.Flash)),
        latitude=latitude,
        longitude=longitude,
        altitude=_altitude(gps.get(tag.GPSAltitude), gps.get(tag.GPSAltitudeRef)),
        format=text_of(kind).upper(),
    )


def text_of(value: Any) -> str:
    """A name as EXIF has it, as one short line of printable text; empty if it is something else."""
    if isinstance(value, bytes):
        value = value[: 4 * _LONGEST_NAME].decode("utf-8", "replace")
    if not isinstance(value, str):
        return ""
    shown = (letter if letter.isprintable() else " " for letter in value[: 4 * _LONGEST_NAME])
    return " ".join("".join(shown).split())[:_LONGEST_NAME].strip()


def _number(value: Any) -> float | None:
    """A finite number: of several the first, as cameras write their sensitivity."""
    if isinstance(value, tuple) and value:
        value = value[0]
    if isinstance(value, bool | str | bytes):
        return None
    try:
        number = float(value)
    except (TypeError, ValueError, ArithmeticError):
        return None
    return number if math.isfinite(number) else None


def _within(value: Any, bounds: tuple[float, float]) -> float | None:
    number = _number(value)
    return number if number is not None and bounds[0] <= number <= bounds[1] else None


def _flash(value: Any) -> bool | None:
    number = _within(value, (0, 0xFFFF))
    return None if number is None else bool(int(number) & 1)


def _angle(value: Any, side: Any, negative: str, largest: float) -> float | None:
    """Degrees, minutes and seconds as degrees; None beyond ``largest``."""
    if not isinstance(value, tuple) or not 1 <= len(value) <= 3:
        return None
    parts = [_within(part, (0, largest)) for part in value]
    told = [part for part in parts if part is not None]
    angle = sum((part / 60.0**i for i, part in enumerate(told)), 0.0)
    if len(told) < len(parts) or angle > largest:
        return None
    return -angle if text_of(side).upper().startswith(negative) else angle


def _altitude(value: Any, below: Any) -> float | None:
    if isinstance(below, bytes):
        below = below[0] if below else 0
    metres = _within(value, (0, _METRES[1]))
    if metres is None:
        return None
    metres = -metres if below in (1, "1") else metres
    return metres if metres >= _METRES[0] else None
