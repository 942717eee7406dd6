"""Decode one photo into shared memory and measure it, in an isolated process. No Qt here.

The memory is created and owned by the caller, so nothing remains of it if this process dies. It
holds mip levels in a format that Qt paints without conversion: each has half the sides of the one
before; 4 bytes a pixel: blue, green, red, 255 (QImage.Format_RGB32 on little-endian machines).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from app.core.base.photo_types import FactValue
from app.core.facts.facts import shot_of
from features import decode
from features.full_resolution import decode_full, reduction
from features.sharpness import sharpness
from features.types import Grey, Image

PIXEL_BYTES = 4
"""Bytes per pixel."""

MIN_SIDE = 512
"""Longest side, in pixels, below which no further level is made."""

Size = tuple[int, int]
"""Width and height in pixels."""


def sizes(width: int, height: int) -> tuple[Size, ...]:
    """Return the width and height of each level, largest first."""
    levels = [(width, height)]
    while max(levels[-1]) >= 2 * MIN_SIDE and min(levels[-1]) > 1:
        across, down = levels[-1]
        levels.append(((across + 1) // 2, (down + 1) // 2))
    return tuple(levels)


def bytes_of(levels: tuple[Size, ...]) -> int:
    """Return the bytes that these levels take, one after the other."""
    return sum(PIXEL_BYTES * width * height for width, height in levels)


def fill(image: Image, buffer: memoryview) -> tuple[Size, ...]:
    """Write all levels of ``image``, uint8 (h, w, 3) RGB, into ``buffer``; return their sizes.
    Raises ValueError if the buffer is too small."""
    height, width = image.shape[:2]
    levels = sizes(width, height)
    if bytes_of(levels) > len(buffer):
        raise ValueError("The picture is larger than it said before.")
    views = _views(levels, buffer)
    cv2.cvtColor(image, cv2.COLOR_RGB2BGRA, dst=views[0])
    for larger, smaller in pairwise(views):
        size = (smaller.shape[1], smaller.shape[0])
        cv2.resize(larger, size, dst=smaller, interpolation=cv2.INTER_AREA)
    return levels


def _views(levels: tuple[Size, ...], buffer: memoryview) -> list[NDArray[np.uint8]]:
    views, begin = [], 0
    for width, height in levels:
        shape = (height, width, PIXEL_BYTES)
        views.append(np.ndarray(shape, np.uint8, buffer, begin))
        begin += PIXEL_BYTES * width * height
    return views


BINS = 256


@dataclass(frozen=True, slots=True, eq=False)
class Measured:
    """Measurements of a photo, made while it was decoded.

    ``levels``: sizes of its mip levels; ``width`` and ``height``: of the upright photo, which has
    ``reduction`` times as many pixels along each side as the first level. ``histogram``: int64 (4,
    BINS) pixels of each value of luminance (Rec. 601), red, green and blue. ``facts``: EXIF facts,
    by name.
    """

    levels: tuple[Size, ...]
    width: int
    height: int
    reduction: int
    format: str
    bytes: int  # of the file
    sharpness: float
    histogram: NDArray[np.int64]
    facts: Mapping[str, FactValue] = field(default_factory=dict)


def bytes_needed(path: Path, most: int) -> int:
    """Return the bytes of shared memory that `decode_into` needs for a photo.
    Raises DecodeError."""
    header = decode.probe(path)
    factor = reduction(header, most)
    # For a raw file this is an estimate: its preview may have another shape than the sensor.
    width, height = (-(-side // factor) for side in (header.width, header.height))
    longest = max(width, height) if decode.is_raw(path.name) else 0
    return bytes_of(sizes(width, max(height, longest * 3 // 4)))


def decode_into(path: Path, memory: str, most: int) -> Measured:
    """Decode at most ``most`` pixels of a photo into the named shared memory, and measure it.

    Raises DecodeError, and ValueError if the photo changed and needs more memory than before.
    """
    picture = decode_full(path, most)
    shared = SharedMemory(memory)
    assert shared.buf is not None  # until it is closed
    try:
        levels = fill(picture.image, shared.buf)
    finally:
        shared.close()
    grey = np.asarray(cv2.cvtColor(picture.image, cv2.COLOR_RGB2GRAY), np.uint8)
    return Measured(
        levels,
        picture.width,
        picture.height,
        picture.reduction,
        picture.format,
        picture.bytes,
        sharpness(grey),
        _histogram(picture.image, grey),
        shot_of(path).values,
    )


def _histogram(image: Image, grey: Grey) -> NDArray[np.int64]:
    planes = [(grey, 0), (image, 0), (image, 1), (image, 2)]
    counts = [cv2.calcHist([each], [plane], None, [BINS], [0, BINS]) for each, plane in planes]
    return np.rint(np.reshape(counts, (len(planes), BINS))).astype(np.int64)
