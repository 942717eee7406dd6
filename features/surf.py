"""SURF (Bay et al. 2006) in colour, upright, on a dense grid.

SURF describes a patch by sums of Haar wavelet responses and of their magnitudes in its cells. Here
the patches are 8 pixels apart instead of at interest points, so that sky, grass and cloth have
words too. They are described in L*a*b*, like opponent SURF and colour SIFT (van de Sande, Gevers &
Snoek 2010), because SIFT's words already know grey structure but not which colours are combined. To
have 64 numbers in three channels, a patch has 2 x 2 cells instead of 4 x 4.
"""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from features.types import Image, Matrix

CELL = 8
"""Width in pixels of a cell; a patch has 2 x 2 of them, and patches start at every cell."""

DIMENSION = 64

_ZERO = np.array([0, 128, 128], np.float32)
_UNITS = np.array([255, 50, 50], np.float32)
"""Scales 8-bit L*a*b* to L* in [0, 1] and colours that count about twice as much."""

_LEVELS = (np.arange(256, dtype=np.float32)[None, :, None] - _ZERO) / _UNITS

_MEANS = np.array([0.25, 0.5, 0.5], np.float32)
_DEVIATION = np.float32(0.5)
"""Weights of a cell's means and deviation relative to the roots of its wavelet sums."""


def surf(lab: Image) -> NDArray[np.float16]:
    """Return descriptors float16 (n, 64) of ``lab``, uint8 (h, w, 3) L*a*b*, h and w >= 16.

    Ordered by 2 x 2 cells, and in each: the signed square roots of the mean dx, |dx|, dy and |dy|
    of the three channels, the three means, the deviation of L*. They are not normalised: the
    strength of contrast distinguishes sky from snow.
    """
    cells = _cells(np.asarray(cv2.LUT(lab, _LEVELS), np.float32))
    corners = (cells[:-1, :-1], cells[:-1, 1:], cells[1:, :-1], cells[1:, 1:])
    return np.concatenate(corners, axis=2).reshape(-1, DIMENSION).astype(np.float16)


def _cells(lab: Matrix) -> Matrix:
    """Return the 16 numbers of each cell, float32 (h // CELL, w // CELL, 16)."""
    across, down = _haar(lab)
    waves = [_means(wave) for wave in (across, np.abs(across), down, np.abs(down))]
    sums = np.concatenate(waves, axis=2)
    means = _means(lab)
    lightness = lab[..., 0]
    variance = _means(lightness * lightness) - means[..., 0] ** 2
    deviation = np.sqrt(np.maximum(variance, 0))[..., None]
    roots = np.sign(sums) * np.sqrt(np.abs(sums))
    return np.concatenate([roots, means * _MEANS, deviation * _DEVIATION], axis=2)


def _haar(lab: Matrix) -> tuple[Matrix, Matrix]:
    """Return differences along x and y between the means of adjacent 2 x 2 squares."""
    squares = cv2.blur(lab, (2, 2))
    difference, itself = np.array([-1, 0, 1], np.float32), np.ones(1, np.float32)
    across: Any = cv2.sepFilter2D(squares, -1, difference, itself)
    down: Any = cv2.sepFilter2D(squares, -1, itself, difference)
    return across, down


def _means(values: Matrix) -> Matrix:
    """Return means over cells of about CELL x CELL pixels, per channel."""
    height, width = values.shape[:2]
    size = (width // CELL, height // CELL)
    return np.asarray(cv2.resize(values, size, interpolation=cv2.INTER_AREA), np.float32)
