"""Find nearest neighbours of all points: exactly for few, in the nearest k-means lists for many.

annoy, which openTSNE brings along, was rejected: it takes one point at a time from Python, and its
result depends on the number of threads.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from engine.types import Float32, Rows

EXACT_UP_TO = 5_000  # up to this number of points, all are compared with all
PROBED = 16  # lists that are searched for a point's neighbours, including its own
TRAINED_ON = 20_000  # points that the centres are fitted to
BLOCK = 1_024  # points that are compared in one block

Neighbours = NDArray[np.int32]
"""Rows (n, k), the nearest first, without the point itself."""


def nearest_neighbours(points: Float32, k: int, seed: int) -> Iterator[tuple[Rows, Neighbours]]:
    """Yield the k nearest other rows of each row of ``points`` (n, d), 1 <= k < n, part by part.

    Each part is some rows and their neighbours (m, k); every row occurs once. With more than
    EXACT_UP_TO points some neighbours may be missed: each is compared with the points of the PROBED
    lists nearest to its own.
    """
    if len(points) <= EXACT_UP_TO:
        everything = np.arange(len(points))
        for start in range(0, len(points), BLOCK):
            rows = everything[start : start + BLOCK]
            yield rows, _nearest(points, rows, everything, k)
        return
    centres, assigned = _lists(points, seed)
    order = np.argsort(assigned, kind="stable")
    ends = np.cumsum(np.bincount(assigned, minlength=len(centres)))
    members = np.split(order, ends[:-1])
    near = np.argsort(_squared(centres, centres), axis=1, kind="stable")
    for number, rows in enumerate(members):
        probed = near[number, :PROBED]
        candidates = np.concatenate([members[each] for each in probed])
        wider = PROBED
        while len(candidates) <= k:  # if lists are nearly empty
            candidates = np.concatenate([candidates, members[near[number, wider]]])
            wider += 1
        for start in range(0, len(rows), BLOCK):
            part = rows[start : start + BLOCK]
            yield part, _nearest(points, part, candidates, k)


def nearest_of(queries: Float32, points: Float32, k: int) -> Neighbours:
    """Return the k rows of ``points`` (n, d) nearest to each of ``queries`` (q, d), in order."""
    found = np.empty((len(queries), k), np.int32)
    for start in range(0, len(queries), BLOCK):
        part = queries[start : start + BLOCK]
        found[start : start + BLOCK] = _smallest(_squared(part, points), k)
    return found


def _lists(points: Float32, seed: int) -> tuple[Float32, NDArray[np.int64]]:
    """Return the centres of about sqrt(n) lists, and the list of each point."""
    from sklearn.cluster import MiniBatchKMeans  # slow to load

    random = np.random.default_rng(seed)
    sample = points
    if len(points) > TRAINED_ON:
        sample = points[np.sort(random.choice(len(points), TRAINED_ON, replace=False))]
    count = int(np.sqrt(len(points)))
    means = MiniBatchKMeans(count, random_state=seed, n_init=1, max_iter=20, batch_size=4_096)
    centres = np.asarray(means.fit(sample).cluster_centers_, np.float32)
    assigned = [
        _squared(points[start : start + BLOCK], centres).argmin(axis=1)
        for start in range(0, len(points), BLOCK)
    ]
    return centres, np.concatenate(assigned)


def _nearest(points: Float32, rows: Rows, candidates: Rows, k: int) -> Neighbours:
    distances = _squared(points[rows], points[candidates])
    distances[rows[:, None] == candidates] = np.inf
    return candidates[_smallest(distances, k)].astype(np.int32)


def _smallest(distances: Float32, k: int) -> NDArray[np.int64]:
    """Return the columns of the k smallest entries of each row, ascending; first on ties."""
    columns = np.argpartition(distances, k - 1, axis=1)[:, :k]
    columns.sort(axis=1)
    chosen = np.take_along_axis(distances, columns, axis=1)
    order = np.argsort(chosen, axis=1, kind="stable")
    return np.take_along_axis(columns, order, axis=1)


def _squared(a: Float32, b: Float32) -> Float32:
    """Return squared distances (n_a, n_b), up to rounding."""
    distances = a @ b.T
    distances *= -2
    distances += np.vecdot(a, a)[:, None]
    distances += np.vecdot(b, b)
    return distances
