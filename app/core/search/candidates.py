"""Cache of candidates: what an index finds near to the query and to each liked photo, asked once.

An index may be prepared anew while a search goes on, and then answers a little differently. Because
a search never asks twice, taking thumbs back gives the earlier ranking bit for bit, and a click
costs one question at most: what is near to the photo that was liked.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from app.core.index.protocol import SearchIndex
from engine.feedback.candidates import CANDIDATES, CandidateCache
from engine.index.base import Hits, StoredVectors
from engine.index.top_k import top_k
from engine.types import Float32, Mask


class IndexCandidates:
    """The candidates of one search as its index finds them, and what the index could not reach.

    ``query`` are the query's vectors (q, d_k), ``vectors`` those of the library, of which the rows
    of ups are read; ``findable`` bool (n,): what may be found. ``unlearned`` float32 (n,): the
    distances that stand for those to the query, of a search that starts from a word.

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
    def note(self) -> str:
        """What was missing when the index was asked; or empty."""
        return next(iter(self._questions.incomplete.values()), "")

    def retry(self) -> None:
        """Forget answers that were incomplete: they are asked for again, once."""
        self.rows.forget(self._questions.incomplete)
        self._questions.incomplete.clear()


class _Questions:
    """What is asked of the index. Attribute: ``incomplete``, what the index noted, by row."""

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
        if self._index.note:
            self.incomplete[row] = self._index.note
        return hits

    def _vectors_of(self, row: int | None) -> Mapping[str, Float32]:
        if row is None:
            return self._query
        rows = np.array([row])
        return {name: np.asarray(matrix[rows]) for name, matrix in self._vectors.items()}
