"""Reads from XMP when, where and with what a photo was taken, in the forms that programs write.

    when    exif:DateTimeOriginal, photoshop:DateCreated; in the photo's own file also
            exif:DateTimeDigitized and xmp:CreateDate, which in a sidecar may be its own date.
            ISO 8601, of which a year is enough, or with colons as EXIF has it
    where   exif:GPSLatitude and exif:GPSLongitude: "52,31.5N", "52,31,30N", "52.525"
    camera  tiff:Make and tiff:Model

Times are those of the clock where the photo was taken, as `features/exif.py` has them; a time
zone is left aside. What a stranger wrote is believed within the bounds that EXIF has.
"""

from __future__ import annotations

import re
from calendar import isleap, monthrange
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import TypeVar

from app.core.base.photo_types import Range, XmpFacts
from app.core.marks.xmp import XmpDocument
from features.exif import camera_named

DAY = 86_400.0  # seconds

_ORIGINAL = ("exif:DateTimeOriginal", "photoshop:DateCreated")
_DIGITISED = ("exif:DateTimeDigitized", "xmp:CreateDate")
_LONGEST = 100  # characters of a date or an angle; more is none

_WHEN = re.compile(
    r"(?P<year>\d{4})(?:[-:](?P<month>\d{2})(?:[-:](?P<day>\d{2})"
    r"(?:[T ](?P<hour>\d{2}):(?P<minute>\d{2})(?::(?P<second>\d{2})(?:\.(?P<fraction>\d{1,9}))?)?"
    r" ?(?:Z|[+-]\d{2}:?\d{2})?)?)?)?",
    re.ASCII,
)
_ANGLE = re.compile(
    r"(?P<sign>[+-]?)(?P<degrees>\d{1,3}(?:\.\d+)?)"
    r"(?:, ?(?P<minutes>\d{1,2}(?:\.\d+)?)(?:, ?(?P<seconds>\d{1,2}(?:\.\d+)?))?)?"
    r" ?(?P<side>[NSEW]?)",
    re.ASCII | re.IGNORECASE,
)
_LATEST = 2.5e11  # seconds: the year 9892, as far as the program's calendar goes
_BEGINNING = datetime(1970, 1, 1)  # a clock without a time zone
_SECOND = timedelta(seconds=1)

Value = TypeVar("Value")


def facts_in(sidecars: Sequence[XmpDocument], embedded: XmpDocument | None) -> XmpFacts:
    """What the sidecars of a photo, the newest first, and the XMP in its own file tell."""
    inside = [] if embedded is None else [embedded]
    taken, place = _first(map(_taken, sidecars)), _first(map(_place, sidecars))
    return XmpFacts(
        taken or _first(_taken(document, _DIGITISED) for document in inside),
        place or _first(map(_place, inside)),
        _first(_camera(document) for document in (*sidecars, *inside)) or "",
        dated_beside=taken is not None,
        located_beside=place is not None,
    )


def span_of(text: str) -> Range | None:
    """The second, minute, day, month or year that a date means, in seconds on a clock; None if it
    is no date. 00 stands for a month or a day that is not known."""
    found = _WHEN.fullmatch(text) if len(text) <= _LONGEST else None
    if found is None:
        return None
    year, month, day = (int(found[name] or 0) for name in ("year", "month", "day"))
    day = day if month else 0
    hour, minute, second = (int(found[name] or 0) for name in ("hour", "minute", "second"))
    try:
        begins = datetime(year, month or 1, day or 1)
        if day:
            begins = begins.replace(hour=hour, minute=minute, second=second)
    except ValueError:
        return None
    fraction = found["fraction"] if day else None
    moment = (begins - _BEGINNING) // _SECOND + float(f"0.{fraction or 0}")
    if abs(moment) >= _LATEST:
        return None
    return moment, moment + _lasting(found, year, month, day)


def _lasting(found: re.Match[str], year: int, month: int, day: int) -> float:
    """How many seconds the year, month, day, minute or second has that is told."""
    if not month:
        return DAY * (366 if isleap(year) else 365)
    if not day:
        return DAY * monthrange(year, month)[1]
    if found["hour"] is None:
        return DAY
    return 60.0 if found["second"] is None else 0.1 ** len(found["fraction"] or "")


def angle_of(text: str, sides: str) -> float | None:
    """The degrees that a coordinate means; ``sides``: the letters of the positive and the negative
    side, "NS" or "EW". None if it is none, or lies beyond a pole or the date line."""
    found = _ANGLE.fullmatch(text) if len(text) <= _LONGEST else None
    if found is None:
        return None
    side, sign = found["side"].upper(), found["sign"]
    minutes, seconds = (float(found[name] or 0) for name in ("minutes", "seconds"))
    whole = float(found["degrees"])
    angle = whole + minutes / 60 + seconds / 3600
    exact = not (found["minutes"] and whole % 1) and not (found["seconds"] and minutes % 1)
    fits = angle <= (90 if sides == "NS" else 180) and minutes < 60 and seconds < 60
    if not (exact and fits) or (side and (sign or side not in sides)):
        return None
    return -angle if sign == "-" or side == sides[1] else angle


def _taken(document: XmpDocument, more: Sequence[str] = ()) -> Range | None:
    return _first(span_of(document.text(name) or "") for name in (*_ORIGINAL, *more))


def _place(document: XmpDocument) -> tuple[float, float] | None:
    latitude = angle_of(document.text("exif:GPSLatitude") or "", "NS")
    longitude = angle_of(document.text("exif:GPSLongitude") or "", "EW")
    if latitude is None or longitude is None or latitude == longitude == 0:
        return None  # the last is a receiver's "nowhere"
    return latitude, longitude


def _camera(document: XmpDocument) -> str | None:
    return camera_named(document.text("tiff:Make"), document.text("tiff:Model")) or None


def _first(values: Iterable[Value | None]) -> Value | None:
    return next((value for value in values if value is not None), None)
