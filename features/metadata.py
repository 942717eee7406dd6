"""Read XMP, IPTC keywords and EXIF ratings that other programs wrote into a picture file.

Only the header is read. Pillow finds the data; for camera raw files that begin like a TIFF (most
do) it is that of their first directory.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from PIL import Image as Pillow
from PIL import IptcImagePlugin
from PIL.ImageFile import ImageFile
from PIL.TiffImagePlugin import ImageFileDirectory_v2

from features.decode import DAMAGE, open_file, opened, quiet
from features.raw import SUFFIXES as RAW

MAX_PACKET = 16 << 20
"""Most bytes of an XMP packet; larger ones are ignored. Cameras and editors write kilobytes."""

_XMP, _IPTC, _RATING, _RATING_PERCENT = 700, 33723, 0x4746, 0x4749  # TIFF and EXIF tags
_KEYWORDS, _CHARACTER_SET = (2, 25), (1, 90)
_UTF8 = b"\x1b%G"


@dataclass(frozen=True, slots=True)
class Metadata:
    """The metadata embedded in a picture file."""

    xmp: bytes = b""  # the packet, or empty
    keywords: tuple[str, ...] = ()  # from IPTC
    rating: int | None = None  # from EXIF, as written
    rating_percent: int | None = None


def read_metadata(path: Path) -> Metadata:
    """Return the metadata embedded in a file; damaged parts count as missing.

    Raises DecodeError if the file can't be opened or is no picture.
    """
    if path.suffix.lower() in RAW:
        with open_file(path) as file, quiet():
            return _of_raw(file)
    with open_file(path) as file, opened(file, path.name) as picture:
        keywords = _keywords(picture) if isinstance(picture, ImageFile) else ()
        return Metadata(_packet(picture.info.get("xmp")), keywords, *_ratings(picture))


def _of_raw(file: IO[bytes]) -> Metadata:
    try:
        directory = ImageFileDirectory_v2(file.read(8))
        file.seek(directory.next)
        directory.load(file)
        tags = dict(directory)
    except DAMAGE:  # no TIFF, or a damaged one
        return Metadata()
    return Metadata(_packet(tags.get(_XMP)), (), *_ratings_among(tags))


def _packet(found: Any) -> bytes:
    packet = found.encode() if isinstance(found, str) else found
    return packet if isinstance(packet, bytes) and len(packet) <= MAX_PACKET else b""


def _ratings(picture: Pillow.Image) -> tuple[int | None, int | None]:
    try:
        return _ratings_among(picture.getexif())
    except DAMAGE:
        return None, None


def _ratings_among(tags: Mapping[int, Any]) -> tuple[int | None, int | None]:
    rating, percent = (tags.get(tag) for tag in (_RATING, _RATING_PERCENT))
    return (
        rating if isinstance(rating, int) else None,
        percent if isinstance(percent, int) else None,
    )


def _keywords(picture: ImageFile) -> tuple[str, ...]:
    try:
        found = IptcImagePlugin.getiptcinfo(picture) or {}
    except DAMAGE:
        return ()
    declared = found.get(_CHARACTER_SET) == _UTF8
    return tuple(_text(each, declared) for each in _as_list(found.get(_KEYWORDS)))


def _as_list(found: Any) -> Iterator[bytes]:
    yield from (each for each in (found if isinstance(found, list) else [found]) if each)


def _text(data: bytes, declared: bool) -> str:
    """Decode IPTC text: UTF-8 if declared or valid, otherwise what old programs wrote."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode(errors="replace") if declared else data.decode("cp1252", "replace")
