"""Decode a photo at full resolution, or at a half or less of it if that would take too much.

Uses the checks and conversions of features/decode.py: upright, in sRGB, on white.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from features import decode
from features.types import Image

MAX_PIXELS = 1 << 26
"""Most pixels that are decoded (67 megapixels): with a colour profile that takes a gigabyte."""


@dataclass(frozen=True)
class FullPicture:
    """A decoded photo.

    ``image``: uint8 (h, w, 3) RGB, upright; ``width`` and ``height`` are of the photo, in pixels,
    upright: ``reduction`` times those of ``image``, give or take a pixel.
    """

    image: Image
    width: int
    height: int
    reduction: int
    format: str
    bytes: int  # of the file


def reduction(header: decode.Header, most: int = MAX_PIXELS) -> int:
    """Return the divisor of the sides, 1, 2, 4 or 8, that leaves at most ``most`` pixels."""
    factor = 1
    while header.width * header.height > most * factor**2 and factor < 8:
        factor *= 2
    return factor


def decode_full(path: Path, most: int = MAX_PIXELS) -> FullPicture:
    """Return the photo with as many of its pixels as ``most`` allows. Raises DecodeError.

    For a camera raw file it is the camera's own preview if that has at least half the sensor's side
    (usually it is full size), or else the sensor's pixels developed at half size.
    """
    header = decode.probe(path)
    factor = reduction(header, most)
    data = decode.read(path)
    side = max(header.width, header.height) // factor
    read, image = decode.probe_and_decode(data, path.name, side)
    height, width = image.shape[:2]
    if decode.is_raw(path.name) or factor == 1:
        return FullPicture(image, factor * width, factor * height, factor, read.format, len(data))
    turned = (width > height) != (read.width > read.height)
    across, down = (read.height, read.width) if turned else (read.width, read.height)
    return FullPicture(image, across, down, factor, read.format, len(data))
