"""What is near to the query and to each liked photo of one search: asked for once, remembered.

An index may be prepared anew while a search goes on, and then answers a little differently. Because
a search never asks twice, taking thumbs back gives the earlier ranking bit for bit, and a click
costs one question at most: what is near to the photo that was liked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from likewise.app.core.index.protocol import SearchIndex
from likewise.engine.feedback.candidates import CANDIDATES, nearest_candidates
from likewise.engine.index.base import Hits, StoredVectors
from likewise.engine.types import Float32, Mask, Rows

QUERY = -1


class CandidateCache:
    """The candidates of one search, as `SearchRanker` wants them: ups -> rows.

    ``query`` are the query's vectors (q, d_k), ``vectors`` those of the library, of which the rows
    of ups are read; ``allowed`` bool (n,): what may be found.
    """

    def __init__(
        self,
        index: SearchIndex,
        query: Mapping[str, Float32],
        vectors: StoredVectors,
        allowed: Mask,
    ) -> None:
        self._index = index
        self._query = query
        self._vectors = vectors
        self._allowed = allowed
        self._all = int(np.count_nonzero(allowed))
        self._known: dict[int, Hits] = {}
        self._incomplete: dict[int, str] = {}  # of the known ones, what the index noted

    def __call__(self, ups: Sequence[int]) -> Rows:
        if self._all <= CANDIDATES:
            return np.flatnonzero(self._allowed)
        return nearest_candidates(self._near(QUERY), [self._near(row) for row in ups])

    @property
    def note(self) -> str:
        """What was missing when the index was asked; or empty."""
        return next(iter(self._incomplete.values()), "")

    def retry(self) -> None:
        """Forget answers that were incomplete: they are asked for again, once."""
        for anchor in self._incomplete:
            del self._known[anchor]
        self._incomplete.clear()

    def _near(self, anchor: int) -> Hits:
        if anchor in self._known:
            return self._known[anchor]
        hits = self._index.nearest(self._vectors_of(anchor), CANDIDATES, self._allowed)
        self._known[anchor] = hits
        if self._index.note:
            self._incomplete[anchor] = self._index.note
        return hits

    def _vectors_of(self, anchor: int) -> Mapping[str, Float32]:
        if anchor == QUERY:
            return self._query
        row = np.array([anchor])
        return {name: np.asarray(matrix[row]) for name, matrix in self._vectors.items()}
