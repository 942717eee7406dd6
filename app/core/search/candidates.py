"""Caches of one search: the index's answers, asked once each, and the embeddings z of its photos.

An index may be updated while a search goes on, and then answers slightly differently. Because a
search never asks twice, taking thumbs back gives the earlier ranking bit for bit, and a click costs
at most one query: the neighbours of the photo that was liked.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from app.core.index.protocol import SearchIndex
from engine.feedback.candidates import CANDIDATES, CandidateCache
from engine.index.base import Hits, StoredVectors
from engine.index.top_k import top_k
from engine.types import Float32, Mask, Rows


class IndexCandidates:
    """The candidates of one search from its index, and what the index could not reach.

    ``query`` are the query's vectors (q, d_k), ``vectors`` those of the library, of which the rows
    of ups are read; ``findable`` bool (n,): the rows that may be found. ``unlearned`` float32 (n,):
    distances that replace those to the query, for a search that starts from a word.

    Attribute: ``rows``, ups -> the rows worth ranking.
    """

    def __init__(
        self,
        index: SearchIndex,
        query: Mapping[str, Float32],
        vectors: StoredVectors,
        findable: Mask,
        unlearned: Float32 | None = None,
    ) -> None:
        self._questions = _Questions(index, query, vectors, findable, unlearned)
        self.rows = CandidateCache(findable, self._questions.nearest)

    @property
    def incomplete(self) -> str:
        """A sentence about what the index's answers lacked, or empty."""
        return next(iter(self._questions.incomplete.values()), "")

    def forget_incomplete(self) -> None:
        """Ask again, once, for the answers that were incomplete."""
        self.rows.forget(self._questions.incomplete)
        self._questions.incomplete.clear()


class _Questions:
    """The queries of the index. Attribute: ``incomplete``, what answers lacked, by row."""

    def __init__(
        self,
        index: SearchIndex,
        query: Mapping[str, Float32],
        vectors: StoredVectors,
        findable: Mask,
        unlearned: Float32 | None,
    ) -> None:
        self.incomplete: dict[int | None, str] = {}
        self._index = index
        self._query = query
        self._vectors = vectors
        self._findable = findable
        self._unlearned = unlearned

    def nearest(self, row: int | None) -> Hits:
        if row is None and self._unlearned is not None:
            rows = np.flatnonzero(self._findable)
            return top_k(rows, self._unlearned[rows], CANDIDATES)
        hits = self._index.nearest(self._vectors_of(row), CANDIDATES, self._findable)
        if self._index.incomplete:
            self.incomplete[row] = self._index.incomplete
        return hits

    def _vectors_of(self, row: int | None) -> Mapping[str, Float32]:
        if row is None:
            return self._query
        rows = np.array([row])
        return {name: np.asarray(matrix[rows]) for name, matrix in self._vectors.items()}


_UNKNOWN = -1


class EmbeddingCache:
    """z by row, an `engine.index.Matrix`, as a cache in front of ``index``.

    Attribute: ``held``, the number of cached rows.
    """

    def __init__(self, index: SearchIndex) -> None:
        self._index = index
        self._slots = np.full(index.shape[0], _UNKNOWN, np.int32)  # of each row in the table of z
        self._z = np.empty((0, index.shape[1]), np.float32)  # preallocated
        self.held = 0

    @property
    def shape(self) -> tuple[int, int]:
        """(rows of the library, entries of z)."""
        return self._index.shape

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        wanted = np.arange(self.shape[0])[rows] if isinstance(rows, slice) else rows
        self.read(wanted)
        found: Float32 = self._z[self._slots[wanted]]
        return found

    def read(self, rows: Rows) -> bool:
        """Cache z of these rows; return whether any were missing."""
        new = np.unique(rows[self._slots[rows] == _UNKNOWN])
        if new.size:
            self._remember(new, self._index[new])
        return bool(new.size)

    def _remember(self, rows: Rows, z: Float32) -> None:
        first, end = self.held, self.held + len(rows)
        if end > len(self._z):
            larger = np.empty((max(end, 2 * len(self._z)), z.shape[1]), np.float32)
            larger[:first] = self._z[:first]
            self._z = larger
        self._z[first:end] = z
        self._slots[rows] = np.arange(first, end, dtype=np.int32)
        self.held = end
