"""Which photos are worth ranking: the nearest to the query and to each liked photo.

Past about a thousand photos, ranking these alone loses nothing and hurts fewer searches than
ranking everything, because what is near to neither cannot be dragged in by a far-fetched score.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from likewise.engine.index.base import Hits, Matrix
from likewise.engine.types import Float32, Floats, Rows

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
        apart = distances[:, chunk]  # worked on in place: what costs is the memory's speed
        np.matmul(anchors, part.T, out=apart)
        apart *= -2
        apart += others[chunk]
        apart += norms[:, None]
        np.maximum(apart, 0, out=apart)
    return distances


def nearest_candidates(query: Hits, ups: Sequence[Hits], count: int = CANDIDATES) -> Rows:
    """At most ``count`` rows in order: half the nearest to the query, half the nearest to the ups.

    ``query`` and each of ``ups`` are the ``count`` nearest photos to the query and to one up, fewer
    if there are no more. No candidate is beyond these: of the photos that are nearer to an up than
    the last candidate, half of ``count`` may be near the query, and the others are candidates.
    """
    if not ups or len(query.rows) < count:
        return np.sort(query.rows[:count])
    first = query.rows[: count // 2]
    rows = np.concatenate([hits.rows for hits in ups])
    distances = np.concatenate([hits.distances for hits in ups])
    order = np.lexsort((rows, distances))
    rows = rows[order][~np.isin(rows[order], first)]
    nearest = np.sort(np.unique(rows, return_index=True)[1])  # where each photo comes first
    return np.sort(np.concatenate([first, rows[nearest][: count - len(first)]]))
