"""Assign each point of a map its own square cell nearby, so that photos do not overlap there."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.types import Float64, Rows

FILLED = 0.32
"""Share of the cells in the map's box with a photo: more moves photos farther, less leaves gaps."""

OUTLIERS = 0.01
"""Share of the points on each side that the box excludes."""

Cells = NDArray[np.int32]
"""Columns and rows (n, 2) of distinct squares."""


def cell_size(points: Float64) -> float:
    """Return the cell side, in units of ``points`` (n, 2), for FILLED; 1 if they span no area."""
    low, high = np.quantile(points, [OUTLIERS, 1 - OUTLIERS], axis=0)
    width, height = high - low
    area = float(width * height) * FILLED / len(points)
    return float(np.sqrt(area)) if area > 0 else 1.0


def to_cells(wanted: Float64, taken: Cells | None = None) -> Cells:
    """Return a free cell for each of ``wanted`` (n, 2), in units of cells, none in ``taken``.

    In rounds, each point requests the nearest cell that it has not requested yet; of several points
    that request a free cell, the one nearest to its middle gets it. Points search farther and
    farther out until they have one.
    """
    wanted = np.asarray(wanted, np.float64)
    cells = np.zeros((len(wanted), 2), np.int32)
    base = np.floor(wanted).astype(np.int64)
    taken = np.zeros((0, 2), np.int32) if taken is None else taken
    reach = 4
    left: Rows = np.arange(len(wanted))
    if not len(left):
        return cells
    low, size = _bounds(np.concatenate([base, taken]))
    occupied = np.zeros(size, np.bool_)
    occupied[tuple((taken - low).T)] = True
    offsets = _offsets(reach)
    turn = 0
    while len(left):
        if turn == len(offsets):
            reach *= 2
            offsets = _offsets(reach)
        asked = base[left] + offsets[turn] - low
        turn += 1
        inside = ((asked >= 0) & (asked < size)).all(axis=1)
        flat = np.where(inside, asked[:, 0] * size[1] + asked[:, 1], 0)
        free = np.flatnonzero(inside & ~occupied.ravel()[flat])
        if not len(free):
            continue
        middle = asked[free] + low + 0.5
        away = np.square(wanted[left[free]] - middle).sum(axis=1)
        order = np.lexsort((left[free], away))
        _, first = np.unique(flat[free][order], return_index=True)
        winners = free[order[first]]
        occupied.ravel()[flat[winners]] = True
        cells[left[winners]] = (asked[winners] + low).astype(np.int32)
        left = np.delete(left, winners)
    return cells


def _bounds(cells: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the lowest column and row, and the size, of a grid with room for ``cells`` (n, 2).

    At worst all points coincide and fill a disc around their position.
    """
    margin = int(np.ceil(np.sqrt(len(cells)))) + 2
    low: NDArray[np.int64] = cells.min(axis=0) - margin
    size: NDArray[np.int64] = cells.max(axis=0) + margin + 1 - low
    return low, size


def _offsets(reach: int) -> NDArray[Any]:
    """Return all offsets (dx, dy) within ``reach``, shortest first; a longer ``reach`` appends."""
    side = np.arange(-reach, reach + 1)
    grid = np.stack(np.meshgrid(side, side, indexing="ij"), axis=-1).reshape(-1, 2)
    length = np.square(grid).sum(axis=1)
    grid, length = grid[length <= reach * reach], length[length <= reach * reach]
    ordered: NDArray[Any] = grid[np.lexsort((grid[:, 1], grid[:, 0], length))]
    return ordered
