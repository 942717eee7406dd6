"""Mip levels of a photo in one block of memory, as Qt paints them without converting. No Qt here.

Each level has half the sides of the one before; 4 bytes a pixel: blue, green, red, 255, which is
QImage.Format_RGB32 on little-endian machines.
"""

from __future__ import annotations

from itertools import pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

from features.types import Image

PIXEL = 4
"""Bytes."""

COARSEST = 512
"""Longest side, in pixels, below which no further level is made."""

Size = tuple[int, int]
"""Width and height in pixels."""


def sizes(width: int, height: int) -> tuple[Size, ...]:
    """Width and height of each level, the largest first."""
    levels = [(width, height)]
    while max(levels[-1]) >= 2 * COARSEST and min(levels[-1]) > 1:
        across, down = levels[-1]
        levels.append(((across + 1) // 2, (down + 1) // 2))
    return tuple(levels)


def bytes_of(levels: tuple[Size, ...]) -> int:
    """Bytes that these levels take, one behind the other."""
    return sum(PIXEL * width * height for width, height in levels)


def fill(image: Image, buffer: memoryview) -> tuple[Size, ...]:
    """Write all levels of ``image``, uint8 (h, w, 3) RGB, into ``buffer``; their sizes.

    Raises ValueError if the buffer is too small.
    """
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
        shape = (height, width, PIXEL)
        views.append(np.ndarray(shape, np.uint8, buffer, begin))
        begin += PIXEL * width * height
    return views
