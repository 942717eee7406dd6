"""Manifold ranking (Zhou et al. 2004): scores spread from judged photos along a neighbour graph.

Two photos that no distance puts near each other may be joined by a chain of alike ones.
"""

from __future__ import annotations

import numpy as np
from scipy.sparse import csr_array

from engine.at_once import at_once
from engine.types import Float32, Float64, Floats, Rows

NEIGHBOURS = 15
ALPHA = 0.95  # share of a photo's score that comes from its neighbours
ITERATIONS = 15
MANY = 500  # points from which two threads find neighbours
GROUP = 16  # entries of a row whose smallest one stands for them


def neighbour_graph(distances: Float32, neighbours: int = NEIGHBOURS) -> csr_array:
    """The normalised graph D^-1/2 A D^-1/2 of points with squared ``distances`` (n, n).

    A_ij = exp(-d_ij / (2 sigma^2)) if i is among the nearest of j or j of i; sigma^2 is the mean
    squared distance to the nearest ones.
    """
    return joined(distances, nearest_of_each(distances, neighbours))


def nearest_of_each(distances: Float32, neighbours: int = NEIGHBOURS) -> Rows:
    """The nearest of each point but itself, int64 (n, ``neighbours``) or fewer, in no order. Nobody
    else may read ``distances`` meanwhile; they are as before then."""
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
    """The same of the points from ``first`` up to ``end``."""
    own = np.arange(first, end)
    kept = distances[own, own]
    distances[own, own] = np.inf  # for a moment: to copy all takes a fifth of the time
    try:
        return _nearest(distances[first:end], size)
    finally:
        distances[own, own] = kept


def joined(distances: Float32, nearest: Rows) -> csr_array:
    """The graph of `neighbour_graph`, where ``nearest`` (n, k) are the nearest of each point."""
    count, size = nearest.shape
    if not size:
        return csr_array((count, count))
    nearest = np.sort(nearest, axis=1)  # as the graph has them, which would sort them slowly
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
    """Where the ``size`` smallest entries of each row of ``apart`` (m, n) stand, (m, size).

    A row falls into strided groups; the ``size`` smallest of the groups' minima are that many
    entries, so nothing above them is among the smallest. Few entries are left to choose from.
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
    """f = alpha S f + (1 - alpha) y, repeated from f = y; ``seeds`` y and the result are (n,)."""
    scores = seeds.astype(np.float64)
    for _ in range(iterations):
        scores = alpha * (graph @ scores) + (1 - alpha) * seeds
    return scores


def main_source(graph: csr_array, scores: Float64) -> Rows:
    """For each point the neighbour that gives it most of its score, int64 (n,); itself without any.

    ``scores`` (n,): what ``spread`` gave.
    """
    found = np.arange(graph.shape[0])
    given = graph.data * scores[graph.indices]
    degrees = np.diff(graph.indptr)
    points = np.repeat(found, degrees)
    order = np.lexsort((given, points))  # the largest of each point last
    last = graph.indptr[1:][degrees > 0] - 1
    found[degrees > 0] = graph.indices[order[last]]
    return found
