"""GIST, the spatial envelope of a scene (Oliva & Torralba 2001).

4 scales x 8 orientations x 4 x 4 cells.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from features.filterbank import FilterBank, mirrored
from features.picture import Picture
from features.types import Matrix, Vector

SIDE = 128
SCALES = 4
ORIENTATIONS = 8
GRID = 4
DIMENSION = SCALES * ORIENTATIONS * GRID * GRID

_BLUR = 8.0
"""Standard deviation, in pixels, of the neighbourhood for contrast normalisation."""


Floats = NDArray[np.float64]


def filter_shapes() -> tuple[Floats, Floats, Floats]:
    """Return frequencies and radial and tangential deviations per scale, fine to coarse.

    Plain Gaussians of three tenths of their frequency, in place of the paper's polar ones.
    """
    frequencies: Floats = 0.3 / 1.85 ** np.arange(SCALES, dtype=np.float64)
    return frequencies, 0.3 * frequencies, 0.22 * frequencies


@cache
def _bank() -> FilterBank:
    return FilterBank(SIDE, *filter_shapes(), ORIENTATIONS)


def gist(picture: Picture) -> Vector:
    """Return square roots of the mean response magnitude in 4 x 4 cells, float32 (512,).

    Ordered by scale (fine to coarse), orientation, row, column. Averaged with the mirrored picture,
    so that left and right are alike.
    """
    small: Any = cv2.resize(picture.square, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
    scales = [cell_means(m) for m in _bank().magnitudes(contrast_normalised(small))]
    energies = np.stack(scales)
    both = (energies + energies[:, mirrored(ORIENTATIONS), :, ::-1]) / 2
    return np.asarray(np.sqrt(np.clip(both, 0, 1)), np.float32).ravel()


def contrast_normalised(grey: Matrix) -> Matrix:
    """Subtract the local brightness and divide by the local contrast; float32, same shape."""
    detail = np.log1p(255 * grey)
    detail -= cv2.GaussianBlur(detail, (0, 0), _BLUR)
    variance: Any = cv2.GaussianBlur(detail * detail, (0, 0), _BLUR)
    normalised: Matrix = detail / (np.float32(0.2) + np.sqrt(variance))
    return normalised


def cell_means(magnitudes: NDArray[np.floating[Any]]) -> NDArray[np.floating[Any]]:
    """Return means over 4 x 4 cells of (8, b, b) magnitudes, (8, 4, 4)."""
    number, side, _ = magnitudes.shape
    step = side // GRID
    cells = magnitudes.reshape(number, GRID, step, GRID, step)
    return np.asarray(cells.mean(axis=(2, 4)))
