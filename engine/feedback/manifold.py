"""Manifold ranking (Zhou et al. 2004): spread scores from judged photos along a neighbour graph.

Two photos that are far apart by any distance may be joined by a chain of similar ones.
"""

from __future__ import annotations

import numpy as np
from scipy.sparse import csr_array

from engine.at_once import at_once
from engine.types import Float32, Float64, Floats, Rows

NEIGHBOURS = 15
ALPHA = 0.95  # share of a photo's score that comes from its neighbours
ITERATIONS = 15
MANY = 500  # number of points from which two threads find neighbours
GROUP = 16  # number of entries per group in `_nearest`


def nearest_of_each(distances: Float32, neighbours: int = NEIGHBOURS) -> Rows:
    """Return the nearest others of each point, int64 (n, min(``neighbours``, n - 1)), unordered.

    Modifies ``distances`` temporarily, so no other thread may read them meanwhile.
    """
    count = len(distances)
    size = min(neighbours, count - 1)
    if size < 1:
        return np.zeros((count, 0), np.int64)
    half = count // 2 if count >= MANY else 0
    if not half:
        return _nearest_of(distances, 0, count, size)
    return np.concatenate(
        at_once(
            lambda: _nearest_of(distances, 0, half, size),
            lambda: _nearest_of(distances, half, count, size),
        )
    )


def _nearest_of(distances: Float32, first: int, end: int, size: int) -> Rows:
    """Return `nearest_of_each` for the points from ``first`` up to ``end``."""
    own = np.arange(first, end)
    kept = distances[own, own]
    distances[own, own] = np.inf  # restored below, because a copy would take a fifth of the time
    try:
        return _nearest(distances[first:end], size)
    finally:
        distances[own, own] = kept


def neighbour_graph(distances: Float32, nearest: Rows) -> csr_array:
    """Return the normalised graph D^-1/2 A D^-1/2 of points with squared ``distances`` (n, n).

    A_ij = exp(-d_ij / (2 sigma^2)) if i is among the ``nearest`` (n, k) of j or j of i; sigma^2 is
    the mean squared distance to the nearest ones.
    """
    count, size = nearest.shape
    if not size:
        return csr_array((count, count))
    nearest = np.sort(nearest, axis=1)  # sorted here, because sorting within the graph is slow
    near = np.take_along_axis(distances, nearest, axis=1).astype(np.float64)
    weights = np.exp(-near / max(2 * near.mean(), np.finfo(np.float64).tiny))
    ends = np.arange(0, count * size + 1, size)
    directed = csr_array((weights.ravel(), nearest.ravel(), ends), shape=(count, count))
    adjacency = directed.maximum(directed.T)
    scale = 1 / np.sqrt(np.maximum(adjacency.sum(axis=1), np.finfo(np.float64).tiny))
    adjacency.data *= np.repeat(scale, np.diff(adjacency.indptr))
    adjacency.data *= scale[adjacency.indices]
    return adjacency


def _nearest(apart: Float32, size: int) -> Rows:
    """Return the positions of the ``size`` smallest entries of each row of ``apart``, (m, size).

    Each row is split into strided groups. The ``size`` smallest group minima are ``size`` entries
    of the row, so larger entries cannot be among the smallest; few are left to choose from.
    """
    height, count = apart.shape
    groups = count // GROUP
    if groups <= size:
        return np.argpartition(apart, size - 1, axis=1)[:, :size]
    minima = apart[:, : groups * GROUP].reshape(height, GROUP, groups).min(axis=1)
    bounds = np.partition(minima, size - 1, axis=1)[:, size - 1]
    rows, columns = np.divmod(np.flatnonzero(apart <= bounds[:, None]), count)
    each = np.bincount(rows, minlength=height)
    positions = np.arange(len(rows)) - np.repeat(np.cumsum(each) - each, each)
    left = np.full((height, each.max()), np.inf, np.float32)
    left[rows, positions] = apart[rows, columns]
    where = np.zeros(left.shape, np.int64)
    where[rows, positions] = columns
    return np.take_along_axis(where, np.argpartition(left, size - 1, axis=1)[:, :size], axis=1)


def spread(
    graph: csr_array, seeds: Floats, alpha: float = ALPHA, iterations: int = ITERATIONS
) -> Float64:
    """Iterate f = alpha S f + (1 - alpha) y from f = y; ``seeds`` y and the result are (n,)."""
    scores = seeds.astype(np.float64)
    for _ in range(iterations):
        scores = alpha * (graph @ scores) + (1 - alpha) * seeds
    return scores


def main_source(graph: csr_array, scores: Float64) -> Rows:
    """Return for each point the neighbour that contributes most to its score, int64 (n,).

    A point without neighbours gets itself. ``scores`` (n,): the result of ``spread``.
    """
    found = np.arange(graph.shape[0])
    given = graph.data * scores[graph.indices]
    degrees = np.diff(graph.indptr)
    points = np.repeat(found, degrees)
    order = np.lexsort((given, points))  # the largest of each point last
    last = graph.indptr[1:][degrees > 0] - 1
    found[degrees > 0] = graph.indices[order[last]]
    return found
