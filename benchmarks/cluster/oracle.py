"""Search by brute force in this process, as the truth for searches on a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from app.core.base.work_types import IndexState
from app.core.library.library import LibrarySnapshot
from engine.index import ExactIndex, Hits
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors


@dataclass(frozen=True)
class OracleSearch:
    """Implements `app.core.index.protocol.SearchIndex`."""

    metric: Metric
    snapshot: LibrarySnapshot
    exact: ExactIndex
    incomplete: str = ""

    @property
    def shape(self) -> tuple[int, int]:
        width = sum(len(matrix) for matrix in self.metric.components.values())
        return len(self.snapshot.rows), width

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        vectors = {name: np.asarray(m[rows]) for name, m in self.snapshot.vectors.items()}
        return self.metric.embed(vectors)

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        return self.exact.search(queries, k, allowed=allowed)


class Oracle:
    """Implements `LibraryIndex` of app/core/index/protocol.py; keeps the points of one metric."""

    state = IndexState()

    def __init__(self, cache_bytes: int) -> None:
        self._cache_bytes = cache_bytes
        self._exact: tuple[Metric, ExactIndex] | None = None

    def bind(self, snapshot: LibrarySnapshot, metric: Metric) -> OracleSearch:
        if self._exact is None or self._exact[0] is not metric:
            exact = ExactIndex(metric, cache_bytes=self._cache_bytes)
            exact.build(snapshot.vectors)
            self._exact = metric, exact
        return OracleSearch(metric, snapshot, self._exact[1])

    def aside(self, snapshot: LibrarySnapshot, metric: Metric) -> OracleSearch:
        return self.bind(snapshot, metric)

    def upkeep(self) -> Iterator[object]:
        return iter(())

    def close(self) -> None:
        self._exact = None
