"""Brute-force search over a copy of all embeddings: for idle work, which leaves the index free."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from app.core.library.snapshot import LibrarySnapshot
from engine.feedback.candidates import squared_distances
from engine.index.base import Hits
from engine.index.top_k import top_k
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors

PHOTOS_A_STEP = 1_000
"""Photos whose points are made in one step."""


class OwnPoints:
    """See `SearchIndex` in protocol.py. Its points are made when they are wanted first, and go with
    it."""

    note = ""  # every answer is complete

    def __init__(self, snapshot: LibrarySnapshot, metric: Metric) -> None:
        self.metric = metric
        self._snapshot = snapshot
        self._points: Float32 | None = None

    @property
    def shape(self) -> tuple[int, int]:
        """(photos, entries of z)."""
        return len(self._snapshot.rows), sum(map(len, self.metric.components.values()))

    def prepare(self) -> Iterator[None]:
        """Make the points, in steps of some 10 ms."""
        if self._points is not None:
            return
        points = np.empty(self.shape, np.float32)
        for first in range(0, len(points), PHOTOS_A_STEP):
            rows = slice(first, first + PHOTOS_A_STEP)
            points[rows] = self._made(rows)
            yield
        self._points = points

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        return self._made(rows) if self._points is None else self._points[rows]

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """See SearchIndex.nearest."""
        for _ in self.prepare():
            pass
        rows = np.flatnonzero(allowed)
        distances = squared_distances(self.metric.embed(queries), self[rows])
        return top_k(rows, distances.min(axis=0, initial=np.inf), k)

    def _made(self, rows: slice | Rows) -> Float32:
        vectors = {name: matrix[rows] for name, matrix in self._snapshot.vectors.items()}
        return self.metric.embed(vectors)
