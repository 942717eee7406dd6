"""The library as points of a metric: what searches are ranked on."""

from __future__ import annotations

import numpy as np

from app.core.snapshot import LibrarySnapshot
from engine.metrics.base import MultiModalMetric
from engine.types import Float32, Rows

CACHE_BYTES = 512 * 2**20
"""Embeddings up to this size are kept; of larger ones rows are made when they are read."""

CHUNK = 2048  # rows embedded at a time


class EmbeddedLibrary:
    """z of every photo, float32 (n, D), under one metric; an `engine.index.Matrix`.

    The library's matrices are mapped from disk and never copied whole; only the much shorter
    embedding is kept in memory, if it is small enough.
    """

    def __init__(self, snapshot: LibrarySnapshot, metric: MultiModalMetric) -> None:
        self.metric = metric
        self._snapshot = snapshot
        self._width = sum(len(matrix) for matrix in metric.components_.values())
        self._kept = np.zeros((0, self._width), np.float32)
        self._keep()

    @property
    def shape(self) -> tuple[int, int]:
        """(photos, entries of z)."""
        return len(self._snapshot.rows), self._width

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        if len(self._kept) == len(self._snapshot.rows):
            return self._kept[rows]
        return self._embed(rows)

    def follow(self, snapshot: LibrarySnapshot) -> None:
        """See rows that were added since; earlier ones are not read again."""
        self._snapshot = snapshot
        self._keep()

    def is_of(self, generation: int, metric: MultiModalMetric) -> bool:
        """Whether this holds the points of ``generation`` under a metric equal to ``metric``."""
        return self._snapshot.generation == generation and _equal(self.metric, metric)

    def _keep(self) -> None:
        count, width = self.shape
        if count * width * 4 <= CACHE_BYTES:
            starts = range(len(self._kept), count, CHUNK)
            parts = [self._embed(slice(start, start + CHUNK)) for start in starts]
            self._kept = np.concatenate([self._kept, *parts])

    def _embed(self, rows: slice | Rows) -> Float32:
        vectors = {name: array[rows] for name, array in self._snapshot.vectors.items()}
        return self.metric.embed(vectors)


def embedded(
    known: EmbeddedLibrary | None, snapshot: LibrarySnapshot, metric: MultiModalMetric
) -> EmbeddedLibrary:
    """``snapshot`` under ``metric``: ``known`` brought up to date if it is of that metric."""
    if known is None or not known.is_of(snapshot.generation, metric):
        return EmbeddedLibrary(snapshot, metric)
    known.follow(snapshot)
    return known


def _equal(a: MultiModalMetric, b: MultiModalMetric) -> bool:
    if a is b:
        return True
    return np.array_equal(a.weights_, b.weights_) and all(
        np.array_equal(matrix, b.components_[name]) for name, matrix in a.components_.items()
    )
