"""Prepare an embedding in the plane: which photos attract each other, and where each starts.

The affinities are those of "uniform" kernels: each photo attracts its nearest NEIGHBOURS equally,
which gives the same result as perplexity 30 with a fifth of the entries (Böhm, Berens & Kobak 2022,
section 3). A new map starts from principal components (Kobak & Berens 2019), a replacement of a map
from the photos' earlier positions. The points are moved in app/core/map/making.py.
"""

from __future__ import annotations

import numpy as np
from scipy.sparse import csr_matrix

from engine.map.neighbours import Neighbours
from engine.types import Float32, Float64

NEIGHBOURS = 15
START_SPREAD = 1e-4  # standard deviation of a new start, as in the reference implementations


def affinities(neighbours: Neighbours) -> csr_matrix:
    """Return the symmetric affinities, with sum 1, of a graph of k neighbours (n, k)."""
    count, k = neighbours.shape
    graph = csr_matrix(
        (np.ones(count * k), neighbours.ravel(), np.arange(0, count * k + 1, k)), (count, count)
    )
    graph = graph + graph.T
    graph /= graph.sum()
    return graph


def principal_start(x: Float32) -> Float64:
    """Return the start of a new map, (n, 2): the two widest components, wide rather than high."""
    start = np.zeros((len(x), 2))
    width = min(2, x.shape[1])
    start[:, :width] = x[:, :width]
    spread = start[:, 0].std()
    return start * (START_SPREAD / spread) if spread > 0 else start


def filled(start: Float64, neighbours: Neighbours, x: Float32) -> Float64:
    """Return ``start`` (n, 2) with NaN filled by the mean of known neighbours, or else of all."""
    start = start.copy()
    missing = np.isnan(start[:, 0])
    for _ in range(2):  # a second time for those whose neighbours are new, too
        rows = np.flatnonzero(missing)
        around = start[neighbours[rows]]
        known = ~np.isnan(around[..., 0])
        found = known.any(axis=1)
        sums = np.where(known[..., None], around, 0).sum(axis=1)
        start[rows[found]] = sums[found] / known.sum(axis=1)[found, None]
        missing = np.isnan(start[:, 0])
    if missing.all():
        return principal_start(x)
    # Coinciding points would never separate.
    jitter = np.random.default_rng(0).normal(0, 1e-3, (int(missing.sum()), 2))
    start[missing] = np.nanmean(start, axis=0) + jitter
    return start
