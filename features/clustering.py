"""Mini-batch k-means (Sculley 2010)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from features.types import Matrix, Vector

BATCH = 8192
PASSES = 8


def mini_batch_kmeans(rows: Matrix, clusters: int, generator: np.random.Generator) -> Matrix:
    """Return centres (clusters, d) of ``rows`` (n, d), n >= clusters, from random distinct rows.

    Within a pass each centre is the running mean of the rows assigned to it. Centres without rows
    after a pass restart from random rows.
    """
    centres: Matrix = rows[generator.choice(len(rows), clusters, replace=False)].copy()
    for _ in range(PASSES):
        counts = np.zeros(clusters, dtype=np.int64)
        order = generator.permutation(len(rows))
        for start in range(0, len(rows), BATCH):
            _move(centres, counts, rows[order[start : start + BATCH]])
        idle = np.flatnonzero(counts == 0)
        centres[idle] = rows[generator.choice(len(rows), len(idle), replace=False)]
    return centres


def _move(centres: Matrix, counts: NDArray[np.int64], batch: Matrix) -> None:
    """Move each centre, a mean of ``counts`` rows, to the mean including its rows of ``batch``."""
    chosen = nearest(batch, centres)
    arrived = np.bincount(chosen, minlength=len(centres))
    present = np.flatnonzero(arrived)
    starts = np.cumsum(arrived[present]) - arrived[present]
    sums = np.add.reduceat(batch[np.argsort(chosen, kind="stable")], starts, axis=0)
    counts += arrived
    shift = (sums - arrived[present, None] * centres[present]) / counts[present, None]
    centres[present] += shift.astype(np.float32)


def half_squares(centres: Matrix) -> Vector:
    """Return half of each centre's squared length, float32 (clusters,)."""
    halves: Vector = 0.5 * (centres**2).sum(axis=1)
    return halves


def nearest(rows: Matrix, centres: Matrix, halves: Vector | None = None) -> NDArray[np.int64]:
    """Return the nearest centre of each row, by one matrix product; ties go to the first.

    ``halves``: ``half_squares`` of the centres, if already known.
    """
    similarity = rows @ centres.T
    similarity -= half_squares(centres) if halves is None else halves  # in place: it is large
    found: NDArray[np.int64] = np.argmax(similarity, axis=1)
    return found
