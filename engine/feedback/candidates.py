"""Choose the photos worth ranking: the nearest to the query and to each liked photo.

Beyond about a thousand photos, ranking these alone loses nothing and spoils fewer searches than
ranking everything, because photos near to neither cannot be pulled in by a stray score.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from engine.at_once import LONG, at_once
from engine.index.base import Hits, Matrix
from engine.index.top_k import top_k
from engine.types import Float32, Floats, Mask, Rows

CANDIDATES = 1000
ASKED = 64
"""Most ups around which candidates are looked for; of more, the first and the latest ASKED / 2.

Each costs one query of the index, and all together share half of ``CANDIDATES``. Choosing both ends
means that one more up costs one query, and taking it back restores the earlier answer.
"""

CHUNK = 8192  # rows per block of distances, to bound memory
NORMED = 128  # rows per block of norms, to stay in the cache
MANY = 500  # number of points from which two threads compute the distances
FIRST = 0.3  # share of points whose distances to all one thread computes;
# the other thread computes those among the rest

Nearest = Callable[[int | None], Hits]
"""Return the ``CANDIDATES`` nearest photos to the photo in a row; None stands for the query."""


class CandidateCache:
    """The rows worth ranking for a list of ups, with a cache of each photo's neighbours.

    ``findable`` bool (n,): which rows may be results; ``nearest`` searches among them alone.
    """

    def __init__(self, findable: Mask, nearest: Nearest) -> None:
        self._findable = findable
        self._few = int(np.count_nonzero(findable)) <= CANDIDATES
        self._nearest = nearest
        self._near: dict[int | None, Hits] = {}  # by row; None is the query

    def __call__(self, ups: Sequence[int]) -> Rows:
        if self._few:
            return np.flatnonzero(self._findable)
        query, *near = map(self.near, self.asked(ups))
        return nearest_candidates(query, near)

    def asked(self, ups: Sequence[int]) -> tuple[int | None, ...]:
        """Return what the answer depends on: the query (None) and the ups to look around."""
        if self._few:
            return ()
        return (None, *(ups if len(ups) <= ASKED else (*ups[: ASKED // 2], *ups[-(ASKED // 2) :])))

    def ask_ahead(self, row: int) -> None:
        """Cache the neighbours of a photo that may become an up."""
        if not self._few:
            self.near(row)

    def forget(self, rows: Iterable[int | None]) -> None:
        """Drop the cached neighbours of ``rows``."""
        for row in rows:
            self._near.pop(row, None)

    def near(self, row: int | None) -> Hits:
        """Return the cached neighbours of one up, or of the query (None)."""
        if row not in self._near:
            self._near[row] = self._nearest(row)
        return self._near[row]


class ExactNearest:
    """Nearest photos by brute force: one pass over the embedding (n, D) per query.

    ``unlearned`` may return distances of rows that replace those to the query.
    """

    def __init__(
        self,
        embedding: Matrix,
        query: Floats,
        findable: Mask,
        unlearned: Callable[[Rows], Float32] | None = None,
    ) -> None:
        self._embedding = embedding
        self._query = query
        self._findable = findable
        self._unlearned = unlearned
        self._norms: Float32 | None = None

    def __call__(self, row: int | None) -> Hits:
        rows = np.flatnonzero(self._findable)
        if row is None and self._unlearned is not None:
            return top_k(rows, self._unlearned(rows), CANDIDATES)
        if self._norms is None:
            self._norms = squared_norms(self._embedding)
        points = self._query if row is None else self._embedding[row : row + 1]
        distances = squared_distances(points, self._embedding, self._norms).min(axis=0)
        return top_k(rows, distances[rows], CANDIDATES)


def squared_norms(embedding: Matrix) -> Float32:
    """Return the squared norm of every row of ``embedding`` (n, D), float32 (n,)."""
    norms = np.empty(embedding.shape[0], np.float32)
    for start in range(0, embedding.shape[0], CHUNK):
        part = np.asarray(embedding[start : start + CHUNK], np.float32)
        of_part = norms[start : start + CHUNK]
        for first in range(0, len(part), NORMED):
            rows = slice(first, first + NORMED)
            of_part[rows] = np.square(part[rows]).sum(axis=1)
    return norms


def squared_distances(
    points: Floats, embedding: Matrix, embedding_norms: Float32 | None = None
) -> Float32:
    """Return squared distances of ``points`` (a, D) to ``embedding`` (n, D), float32 (a, n).

    ``embedding_norms``: ``squared_norms(embedding)`` if already known.
    """
    others = squared_norms(embedding) if embedding_norms is None else embedding_norms
    anchors = np.asarray(points, np.float32)
    distances = np.empty((len(anchors), embedding.shape[0]), np.float32)
    _write_distances(distances, anchors, embedding, np.square(anchors).sum(axis=1), others)
    return distances


def distances_between(points: Float32) -> Float32:
    """Return squared distances between all ``points`` (n, D), float32 (n, n)."""
    count = len(points)
    if count < MANY:
        return squared_distances(points, points)
    distances = np.empty((count, count), np.float32)
    norms, cut = squared_norms(points), round(FIRST * count)
    first, rest = slice(cut), slice(cut, count)
    at_once(
        lambda: _write_distances(
            distances[rest, rest], points[rest], points[rest], norms[rest], norms[rest]
        ),
        lambda: _write_distances(distances[first], points[first], points, norms[first], norms),
        least=LONG,
    )
    distances[rest, first] = distances[first, rest].T
    return distances


def _write_distances(
    distances: Float32, anchors: Float32, embedding: Matrix, norms: Float32, others: Float32
) -> None:
    """Write the squared distances of ``anchors`` to ``embedding``, given their squared norms."""
    for start in range(0, embedding.shape[0], CHUNK):
        chunk = slice(start, start + CHUNK)
        part = np.asarray(embedding[chunk], np.float32)
        apart = distances[:, chunk]  # in place: memory bandwidth is the bottleneck
        np.matmul(anchors, part.T, out=apart)
        apart *= -2
        apart += others[chunk]
        apart += norms[:, None]
        np.maximum(apart, 0, out=apart)


def nearest_candidates(query: Hits, ups: Sequence[Hits], count: int = CANDIDATES) -> Rows:
    """Return at most ``count`` rows, ascending: half nearest to the query, half to the ups.

    ``query`` and each of ``ups`` are the ``count`` nearest photos to the query and to one up, fewer
    if there are no more. These suffice: if ``count`` photos are nearer to an up than another one,
    at most half of them are taken by the query, and the rest come before it.
    """
    if not ups or len(query.rows) < count:
        return np.sort(query.rows[:count])
    first = query.rows[: count // 2]
    wanted = count - len(first)
    rows = np.concatenate([hits.rows for hits in ups])
    distances = np.concatenate([hits.distances for hits in ups])
    # Checking whether fewer of the neighbours suffice is faster than sorting those of many ups.
    reach = 4 * wanted
    while reach < len(rows):
        near = distances <= np.partition(distances, reach)[reach]
        found = _first_of_each(rows[near], distances[near], first)
        if len(found) >= wanted:
            break
        reach *= 2
    else:
        found = _first_of_each(rows, distances, first)
    return np.sort(np.concatenate([first, found[:wanted]]))


def _first_of_each(rows: Rows, distances: Float32, without: Rows) -> Rows:
    """Return each of ``rows`` once, nearest first, except those in ``without``."""
    order = np.lexsort((rows, distances))
    rows = rows[order][~np.isin(rows[order], without)]
    return rows[np.sort(np.unique(rows, return_index=True)[1])]  # first occurrences
