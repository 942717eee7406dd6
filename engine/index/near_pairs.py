"""Find pairs of rows that are near in one modality, by block products of reduced vectors.

A projection onto orthonormal directions never increases a distance, so near pairs are also near in
the leading principal components, where all are compared with all in block products; the exact
vectors decide. No near pair is missed, unless a row has more than `CROWD` times as many near ones
as wanted: then only the nearest by the components are considered.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from engine.index.base import Matrix
from engine.index.projection import CHUNK
from engine.types import Float32, Rows

COMPONENTS = 48
"""Takes 192 bytes per row in memory."""

BLOCK = 64
"""Rows that are compared with all others in one step: 0.03 s for 100,000 others."""

SAMPLE = 2_000
"""Rows that the components are fitted to; any directions are correct, good ones are fast."""

SLACK = 1e-4
"""Relative error by which rounding to float32 may increase a projected distance."""

CROWD = 4


def near_pairs(
    vectors: Matrix, rows: Rows, limit: float, most: int
) -> Iterator[tuple[int, NDArray[np.int64]]]:
    """Find pairs of ``rows``, as positions, with squared distance at most ``limit``.

    ``vectors`` are (n, d). Yields how many rows are done, and pairs (m, 2), the smaller position
    first: of each row with its ``most`` nearest others. A pair may occur twice, once from each
    side.
    """
    if len(rows) < 2:
        return
    points = _reduced(vectors, rows)
    lengths = np.square(points).sum(axis=1)
    for start in range(0, len(rows), BLOCK):
        block = slice(start, min(start + BLOCK, len(rows)))
        apart = lengths[block, None] + lengths - 2 * points[block] @ points.T
        bound = limit + SLACK * (limit + lengths[block, None] + lengths.max())
        apart[np.arange(block.stop - start), np.arange(start, block.stop)] = np.inf
        pairs = [
            _nearest(vectors, rows, start + number, others, apart[number, others], limit, most)
            for number, others in _near_positions(apart <= bound)
        ]
        yield block.stop, np.concatenate([np.zeros((0, 2), np.int64), *pairs])


def _near_positions(near: NDArray[np.bool_]) -> Iterator[tuple[int, NDArray[np.int64]]]:
    for number in np.flatnonzero(near.any(axis=1)).tolist():
        yield number, np.flatnonzero(near[number])


def _nearest(
    vectors: Matrix,
    rows: Rows,
    position: int,
    others: NDArray[np.int64],
    apart: Float32,
    limit: float,
    most: int,
) -> NDArray[np.int64]:
    """Return the pairs of ``position`` with the nearest of ``others``, by their exact vectors."""
    if len(others) > CROWD * most:
        others = others[np.sort(np.argpartition(apart, CROWD * most)[: CROWD * most])]
    own = np.asarray(vectors[rows[position : position + 1]], np.float32)
    exact = np.square(np.asarray(vectors[rows[others]], np.float32) - own).sum(axis=1)
    chosen = np.argsort(exact, kind="stable")[:most]
    chosen = others[chosen[exact[chosen] <= limit]]
    pairs = np.stack([np.full_like(chosen, position), chosen], axis=1)
    return np.sort(pairs, axis=1)


def _reduced(vectors: Matrix, rows: Rows) -> Float32:
    """Return the leading principal components of each row, centred, (n, <= COMPONENTS)."""
    step = -(-len(rows) // SAMPLE)
    sample = np.asarray(vectors[np.sort(rows[::step])], np.float32)
    mean = sample.mean(axis=0)
    centred = (sample - mean).astype(np.float64)
    axes = np.linalg.eigh(centred.T @ centred)[1][:, ::-1][:, :COMPONENTS].astype(np.float32)
    points = np.empty((len(rows), axes.shape[1]), np.float32)
    by_row = np.argsort(rows)
    for start in range(0, len(rows), CHUNK):
        positions = by_row[start : start + CHUNK]
        points[positions] = (np.asarray(vectors[rows[positions]], np.float32) - mean) @ axes
    return points
