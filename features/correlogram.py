"""Auto-colour-correlogram (Huang et al. 1997): how likely a colour recurs near itself."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from features.picture import Picture, resized
from features.types import Grey, Image, Vector

SIDE = 128
"""Longest side, in pixels, of the picture that is compared."""

COLORS = 64
DISTANCES = (1, 2, 3, 4)
DIMENSION = COLORS * len(DISTANCES)


def correlogram(picture: Picture) -> Vector:
    """Return square roots of P(colour at chessboard distance d | colour here), float32 (256,).

    Ordered by distance, then colour; 0 for a colour that is not in the picture.
    """
    small = cv2.cvtColor(resized(picture.working, SIDE), cv2.COLOR_RGB2HSV_FULL)
    shares = autocorrelogram(quantised(np.asarray(small, np.uint8)), COLORS, DISTANCES)
    return np.sqrt(shares).astype(np.float32).ravel()


def quantised(hsv: Image) -> Grey:
    """Return one of 64 colours per pixel, uint8 (h, w): 4 levels of hue, saturation and value."""
    levels = hsv >> 6
    colors = (levels[..., 0] << 4) | (levels[..., 1] << 2) | levels[..., 2]
    return colors.astype(np.uint8)


def autocorrelogram(colors: Grey, number: int, distances: tuple[int, ...]) -> NDArray[np.float64]:
    """Return P(colour at chessboard distance d | colour here), (len(distances), number).

    Exact over all pairs of pixels in the picture: each pair is visited once, by shifting the
    picture over itself, and counts for both ends.
    """
    shares = np.zeros((len(distances), number))
    flat = colors.ravel()
    for row, distance in enumerate(distances):
        same = np.bincount(flat, _equal_pairs(colors, distance).ravel(), minlength=number)
        neighbours = _neighbours(colors.shape, distance) - _neighbours(colors.shape, distance - 1)
        pairs = np.bincount(flat, neighbours.ravel(), minlength=number)
        shares[row] = 2 * same / np.maximum(pairs, 1)
    return shares


@cache
def _half_ring(distance: int) -> tuple[tuple[int, int], ...]:
    """Return one of each pair of opposite shifts (down, right) at chessboard ``distance``."""
    span = range(-distance, distance + 1)
    ring = [(y, x) for y in span for x in span if max(abs(y), abs(x)) == distance]
    return tuple(shift for shift in ring if shift > (0, 0))


def _equal_pairs(colors: Grey, distance: int) -> Grey:
    """Return how many pixels of its half ring equal each pixel in colour, uint8 (h, w).

    Valid up to a distance of 63, whose half ring has 252 pixels.
    """
    height, width = colors.shape
    counts = np.zeros_like(colors)
    for down, right in _half_ring(distance):
        rows, columns = max(0, height - down), max(0, width - abs(right))
        left, there = max(0, -right), max(0, right)
        here = (slice(rows), slice(left, left + columns))
        equal = colors[here] == colors[down:, there : there + columns]
        counts[here] += equal.view(np.uint8)
    return counts


def _neighbours(shape: tuple[int, ...], distance: int) -> NDArray[np.int64]:
    """Return how many pixels lie within ``distance`` of each pixel, including itself."""
    along = [
        np.minimum(np.arange(size), distance) + np.minimum(np.arange(size)[::-1], distance) + 1
        for size in shape
    ]
    return np.outer(*along)
