"""Cache of the embeddings z of photos that one search has looked at."""

from __future__ import annotations

import numpy as np

from likewise.app.core.index.protocol import SearchIndex
from likewise.engine.types import Float32, Mask, Rows


class EmbeddingCache:
    """z by row, an `engine.index.Matrix`; what ``index`` has given is not asked for again."""

    def __init__(self, index: SearchIndex) -> None:
        self._index = index
        self._rows = np.empty(0, np.int64)  # ascending
        self._z = np.empty((0, index.shape[1]), np.float32)

    @property
    def shape(self) -> tuple[int, int]:
        """(rows of the library, entries of z)."""
        return self._index.shape

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        wanted = np.arange(self.shape[0])[rows] if isinstance(rows, slice) else rows
        new = np.setdiff1d(wanted, self._rows)
        if new.size:
            self._remember(new, self._index[new])
        return self._z[np.searchsorted(self._rows, wanted)]

    def known(self, rows: Rows) -> Mask:
        """Which of ``rows`` have a z, bool (n,); all unless the index notes that some miss."""
        if not self._index.note:
            return np.ones(len(rows), np.bool_)
        return np.asarray(~np.isnan(self[rows]).any(axis=1))

    def retry(self) -> None:
        """Forget that some were missing: they are asked for again."""
        if self._index.note:
            kept = np.flatnonzero(~np.isnan(self._z).any(axis=1))
            self._rows, self._z = self._rows[kept], self._z[kept]

    def _remember(self, rows: Rows, z: Float32) -> None:
        positions = np.searchsorted(self._rows, rows)
        self._rows = np.insert(self._rows, positions, rows)
        self._z = np.insert(self._z, positions, z, axis=0)
