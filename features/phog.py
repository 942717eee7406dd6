"""Pyramid of histograms of oriented gradients (Bosch, Zisserman & Munoz 2007)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from features.picture import Picture
from features.types import Vector

ORIENTATIONS = 20
GRIDS = (1, 2, 4)
DIMENSION = ORIENTATIONS * sum(grid * grid for grid in GRIDS)

Cells = NDArray[np.float64]
"""A histogram of directions in each of grid x grid cells, (grid, grid, 20)."""


def phog(picture: Picture) -> Vector:
    """Return gradient directions over 360 degrees on edges in 1 + 4 + 16 cells, float32 (420,).

    An edge pixel counts by the strength of its gradient, shared between the two nearest directions.
    Each cell is divided by its own maximum (the paper divides all by their sum), so that cells with
    few edges count as much as those with many, then averaged with the mirrored picture's, so that
    left and right are alike. A cell without edges is zero.
    """
    fine = _finest_cells(picture)
    levels = [_mirror_averaged(_relative(_merged(fine, grid))) for grid in GRIDS]
    return np.concatenate([level.ravel() for level in levels]).astype(np.float32)


def _finest_cells(picture: Picture) -> Cells:
    """Return the histograms of the finest grid, (4, 4, 20); bin 0 is centred on 0 degrees."""
    height, width = picture.edges.shape
    rows, columns = np.divmod(picture.edge_pixels, width)
    strength = np.hypot(*picture.edge_gradients)
    turns = picture.directions * np.float32(ORIENTATIONS / (2 * np.pi))
    lower = turns.astype(np.int64)
    upper_share = turns - lower
    finest = GRIDS[-1]
    first = ORIENTATIONS * ((rows * finest // height) * finest + columns * finest // width)
    number = finest * finest * ORIENTATIONS
    counts: Any = np.bincount(first + lower % ORIENTATIONS, strength * (1 - upper_share), number)
    counts += np.bincount(first + (lower + 1) % ORIENTATIONS, strength * upper_share, number)
    return np.asarray(counts, float).reshape(finest, finest, ORIENTATIONS)


def _merged(cells: Cells, grid: int) -> Cells:
    """Sum neighbouring cells (g, g, bins) to (grid, grid, bins)."""
    step = cells.shape[0] // grid
    merged: Cells = cells.reshape(grid, step, grid, step, -1).sum(axis=(1, 3))
    return merged


def _relative(cells: Cells) -> Cells:
    """Return each cell's bins in units of its largest."""
    relative: Cells = cells / np.maximum(cells.max(axis=2, keepdims=True), 1)
    return relative


def _mirror_averaged(cells: Cells) -> Cells:
    directions = (ORIENTATIONS // 2 - np.arange(ORIENTATIONS)) % ORIENTATIONS
    averaged: Cells = (cells + cells[:, ::-1, directions]) / 2
    return averaged
