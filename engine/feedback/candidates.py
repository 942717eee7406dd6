"""Which photos are worth ranking: the nearest to the query and to each liked photo.

Past about a thousand photos, ranking these alone loses nothing and hurts fewer searches than
ranking everything, because what is near to neither cannot be dragged in by a far-fetched score.
"""

from __future__ import annotations

import numpy as np

from engine.index.base import Matrix
from engine.types import Float32, Floats, Mask, Rows

CANDIDATES = 1000
CHUNK = 8192  # rows whose distances are computed at a time, to bound memory


def squared_norms(embedding: Matrix) -> Float32:
    """Of every row of ``embedding`` (n, D), float32 (n,)."""
    norms = np.empty(embedding.shape[0], np.float32)
    for start in range(0, embedding.shape[0], CHUNK):
        part = np.asarray(embedding[start : start + CHUNK], np.float32)
        norms[start : start + CHUNK] = np.square(part).sum(axis=1)
    return norms


def squared_distances(
    points: Floats, embedding: Matrix, embedding_norms: Float32 | None = None
) -> Float32:
    """Between every anchor (a, D) and every row of ``embedding`` (n, D), float32 (a, n).

    ``embedding_norms``: ``squared_norms(embedding)`` if it is at hand.
    """
    others = squared_norms(embedding) if embedding_norms is None else embedding_norms
    anchors = np.asarray(points, np.float32)
    norms = np.square(anchors).sum(axis=1)
    distances = np.empty((len(anchors), embedding.shape[0]), np.float32)
    for start in range(0, embedding.shape[0], CHUNK):
        chunk = slice(start, start + CHUNK)
        part = np.asarray(embedding[chunk], np.float32)
        apart = others[chunk] - 2 * (anchors @ part.T) + norms[:, None]
        distances[:, chunk] = np.maximum(apart, 0)
    return distances


def nearest_candidates(
    query_distances: Floats,
    up_distances: Floats,
    count: int = CANDIDATES,
    allowed: Mask | None = None,
) -> Rows:
    """At most ``count`` rows in order: half the nearest to the query, half the nearest to the ups.

    ``query_distances`` (n,) and ``up_distances`` (u, n) are squared distances to every photo;
    ``allowed`` (n,) says which photos may be results at all.
    """
    rows = np.arange(len(query_distances)) if allowed is None else np.flatnonzero(allowed)
    if len(rows) <= count:
        return rows
    if not len(up_distances):
        return np.sort(rows[_smallest(query_distances[rows], count)])
    first = rows[_smallest(query_distances[rows], count // 2)]
    open_ = np.zeros(len(query_distances), np.bool_)
    open_[rows] = True
    open_[first] = False
    rest = np.flatnonzero(open_)
    second = rest[_smallest(up_distances[:, rest].min(axis=0), count - len(first))]
    return np.sort(np.concatenate([first, second]))


def _smallest(values: Floats, count: int) -> Rows:
    """Places of the ``count`` smallest values, ties to the lower place, in no particular order."""
    if len(values) <= count:
        return np.arange(len(values))
    bound = np.partition(values, count - 1)[count - 1]
    below = np.flatnonzero(values < bound)
    return np.concatenate([below, np.flatnonzero(values == bound)[: count - len(below)]])
