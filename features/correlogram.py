"""Auto-colour-correlogram (Huang et al. 1997): how likely the same colour lies near a colour."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from likewise.features.picture import Picture, resized
from likewise.features.types import Grey, Image, Vector

SIDE = 128
"""Longest side, in pixels, of the picture whose pixels are compared."""

COLORS = 64
DISTANCES = (1, 2, 3, 4)
DIMENSION = COLORS * len(DISTANCES)


def correlogram(picture: Picture) -> Vector:
    """Square roots of P(colour at chessboard distance d | colour here), float32 (256,).

    Ordered by distance, then colour; 0 for a colour that the picture lacks.
    """
    small = cv2.cvtColor(resized(picture.working, SIDE), cv2.COLOR_RGB2HSV_FULL)
    shares = autocorrelogram(quantised(np.asarray(small, np.uint8)), COLORS, DISTANCES)
    return np.sqrt(shares).astype(np.float32).ravel()


def quantised(hsv: Image) -> Grey:
    """One of 64 colours a pixel: 4 levels each of hue, saturation and value, uint8 (h, w)."""
    levels = hsv >> 6
    colors = (levels[..., 0] << 4) | (levels[..., 1] << 2) | levels[..., 2]
    return colors.astype(np.uint8)


def autocorrelogram(colors: Grey, number: int, distances: tuple[int, ...]) -> NDArray[np.float64]:
    """P(colour at chessboard distance d | colour here), (len(distances), number).

    Exact over all pairs of pixels within the picture: every pair is met once, by shifting the
    picture over itself, and counts for both of its ends.
    """
    shares = np.zeros((len(distances), number))
    for row, distance in enumerate(distances):
        same = sum(_equal_pairs(colors, number, shift) for shift in _half_ring(distance))
        neighbours = _neighbours(colors.shape, distance) - _neighbours(colors.shape, distance - 1)
        pairs = np.bincount(colors.ravel(), neighbours.ravel(), minlength=number)
        shares[row] = 2 * same / np.maximum(pairs, 1)
    return shares


def _half_ring(distance: int) -> list[tuple[int, int]]:
    """One of each two opposite shifts (down, right) of chessboard length ``distance``."""
    span = range(-distance, distance + 1)
    ring = [(y, x) for y in span for x in span if max(abs(y), abs(x)) == distance]
    return [shift for shift in ring if shift > (0, 0)]


def _equal_pairs(colors: Grey, number: int, shift: tuple[int, int]) -> NDArray[np.float64]:
    """How many pixels of each colour meet their own colour ``shift`` away, (number,)."""
    down, right = shift
    height, width = colors.shape
    here = colors[: height - down, max(0, -right) : width - max(0, right)]
    there = colors[down:, max(0, right) : width - max(0, -right)]
    equal: Any = cv2.compare(here, there, cv2.CMP_EQ)
    return np.asarray(cv2.calcHist([here], [0], equal, [number], [0, number]), float).ravel()


def _neighbours(shape: tuple[int, ...], distance: int) -> NDArray[np.int64]:
    """How many pixels of the picture lie within ``distance`` of each pixel, itself included."""
    along = [
        np.minimum(np.arange(size), distance) + np.minimum(np.arange(size)[::-1], distance) + 1
        for size in shape
    ]
    return np.outer(*along)
