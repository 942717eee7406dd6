"""Mini-batch k-means (Sculley 2010)."""

from __future__ import annotations

import numpy as np

from features.types import Matrix

BATCH = 8192
PASSES = 3


def mini_batch_kmeans(rows: Matrix, clusters: int, generator: np.random.Generator) -> Matrix:
    """Centres (clusters, d) of ``rows`` (n, d), n >= clusters; starts from random distinct rows.

    Each batch moves a centre to the running mean of all rows ever given to it. Centres that a
    pass left without rows restart from random rows.
    """
    centres = rows[generator.choice(len(rows), clusters, replace=False)].copy()
    for _ in range(PASSES):
        counts = np.zeros(clusters, dtype=np.float32)
        order = generator.permutation(len(rows))
        for start in range(0, len(rows), BATCH):
            batch = rows[order[start : start + BATCH]]
            nearest = np.argmax(batch @ centres.T - 0.5 * (centres**2).sum(axis=1), axis=1)
            arrived = np.bincount(nearest, minlength=clusters).astype(np.float32)
            by_cluster = np.argsort(nearest, kind="stable")
            present = np.flatnonzero(arrived)
            starts = np.cumsum(arrived[present])[:-1].astype(np.int64)
            sums = np.add.reduceat(batch[by_cluster], np.concatenate([[0], starts]), axis=0)
            counts += arrived
            share = counts[present, None]
            centres[present] += (sums - arrived[present, None] * centres[present]) / share
        idle = np.flatnonzero(counts == 0)
        centres[idle] = rows[generator.choice(len(rows), len(idle), replace=False)]
    return centres
