"""Pyramid of histograms of oriented edges (Bosch, Zisserman & Munoz 2007)."""

from __future__ import annotations

import numpy as np

from features.picture import Picture
from features.types import Vector

ORIENTATIONS = 20
GRIDS = (1, 2, 4)
DIMENSION = ORIENTATIONS * sum(grid * grid for grid in GRIDS)


def phog(picture: Picture) -> Vector:
    """Square roots of edge directions over 360 degrees in 1 + 4 + 16 cells, float32 (420,).

    Each cell is divided by its own maximum (the paper divides all by their sum), so that a cell
    with few edges speaks as loudly as one with many. A cell without edges is zero.
    """
    rows, columns = np.nonzero(picture.edges)
    turns = picture.directions / np.float32(2 * np.pi)
    bins = (turns * ORIENTATIONS).astype(np.int64) % ORIENTATIONS
    height, width = picture.edges.shape
    finest = GRIDS[-1]
    cells = (rows * finest // height) * finest + columns * finest // width
    counts = np.bincount(cells * ORIENTATIONS + bins, minlength=finest * finest * ORIENTATIONS)
    fine = counts.reshape(finest, finest, ORIENTATIONS).astype(np.float32)
    levels = [_merged(fine, grid).reshape(-1, ORIENTATIONS) for grid in GRIDS]
    histograms = np.concatenate(levels)
    largest = histograms.max(axis=1, keepdims=True)
    vector: Vector = np.sqrt(histograms / np.maximum(largest, 1)).ravel()
    return vector


def _merged(cells: Vector, grid: int) -> Vector:
    """Sum neighbouring cells (g, g, bins) to (grid, grid, bins)."""
    step = cells.shape[0] // grid
    merged: Vector = cells.reshape(grid, step, grid, step, -1).sum(axis=(1, 3))
    return merged
