"""Uniform local binary patterns (Ojala, Pietikainen & Maenpaa 2002), 8 neighbours, radius 1."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from features.picture import Picture
from features.types import Grey, Vector

DIMENSION = 59

_NEIGHBOURS = ((0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0))
"""The circle around (1, 1) within a 3 x 3 window, in order."""


def _uniform_bins() -> NDArray[np.uint8]:
    """Return the bins of patterns 0 .. 255: 58 for up to two changes around the circle, and one."""
    patterns = np.arange(256, dtype=np.uint8)
    rotated = (patterns << 1) | (patterns >> 7)
    is_uniform = np.bitwise_count(patterns ^ rotated) <= 2
    bins = np.full(256, DIMENSION - 1, dtype=np.uint8)
    bins[is_uniform] = np.arange(is_uniform.sum())
    return bins


def _mirrored_bins() -> NDArray[np.int64]:
    """Return, for each bin 0 .. 58, the bin of its patterns in the mirrored picture."""
    bits = [_NEIGHBOURS.index((row, 2 - column)) for row, column in _NEIGHBOURS]
    all_patterns = np.arange(256)
    mirrored = sum(((all_patterns >> bit) & 1) << to for bit, to in enumerate(bits))
    bins = np.empty(DIMENSION, dtype=np.int64)
    bins[_BINS] = _BINS[mirrored]
    return bins


_BINS = _uniform_bins()
_MIRRORED = _mirrored_bins()


def lbp(picture: Picture) -> Vector:
    """Return fourth roots of the shares of 58 uniform patterns, then of all others, float32 (59,).

    Patterns of flat areas are a hundred times as frequent as others and would dominate under square
    roots. Shares are averaged with the mirrored picture's, so that left and right are alike.
    """
    found = np.bincount(patterns(picture.grey).ravel(), minlength=256)
    counts = np.bincount(_BINS, found, minlength=DIMENSION)
    shares = (counts + counts[_MIRRORED]) / (2 * counts.sum())
    return np.asarray(shares**0.25, np.float32)


def patterns(grey: Grey) -> NDArray[np.uint8]:
    """Return the pattern of each inner pixel, uint8 (h - 2, w - 2): bit i is neighbour i >= centre.

    The corners of the 3 x 3 window replace the circle's interpolated points.
    """
    height, width = grey.shape
    centre = grey[1:-1, 1:-1]
    codes: NDArray[Any] = np.zeros(centre.shape, dtype=np.uint8)
    for bit, (top, left) in enumerate(_NEIGHBOURS):
        neighbour = grey[top : top + height - 2, left : left + width - 2]
        codes |= (neighbour >= centre).view(np.uint8) << np.uint8(bit)
    return codes
