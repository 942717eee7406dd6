"""Cache of the embeddings z of photos that one search has looked at."""

from __future__ import annotations

import numpy as np

from app.core.index.protocol import SearchIndex
from engine.types import Float32, Mask, Rows

_UNKNOWN = -1


class EmbeddingCache:
    """z by row, an `engine.index.Matrix`; what ``index`` has given is not asked for again.

    Attribute: ``held``, how many rows it holds.
    """

    def __init__(self, index: SearchIndex) -> None:
        self._index = index
        self._slots = np.full(index.shape[0], _UNKNOWN, np.int32)  # of each row in the table of z
        self._z = np.empty((0, index.shape[1]), np.float32)  # with room for more behind
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
        """Have z of these rows at hand; whether any was not."""
        new = np.unique(rows[self._slots[rows] == _UNKNOWN])
        if new.size:
            self._remember(new, self._index[new])
        return bool(new.size)

    def available(self, rows: Rows) -> Mask:
        """Which of ``rows`` have a z, bool (n,); all unless the index notes that some miss."""
        if not self._index.note:
            return np.ones(len(rows), np.bool_)
        return np.asarray(~np.isnan(self[rows]).any(axis=1))

    def retry(self) -> None:
        """Forget that some were missing: they are asked for again."""
        if self._index.note:
            rows = np.flatnonzero(self._slots != _UNKNOWN)
            z = self._z[self._slots[rows]]
            kept = ~np.isnan(z).any(axis=1)
            self._slots[rows] = _UNKNOWN
            self.held = 0
            self._remember(rows[kept], z[kept])

    def _remember(self, rows: Rows, z: Float32) -> None:
        first, end = self.held, self.held + len(rows)
        if end > len(self._z):
            larger = np.empty((max(end, 2 * len(self._z)), z.shape[1]), np.float32)
            larger[:first] = self._z[:first]
            self._z = larger
        self._z[first:end] = z
        self._slots[rows] = np.arange(first, end, dtype=np.int32)
        self.held = end
