"""The least that an index has to be: it compares every photo, and knows no trick. It stands for a
new index, which is one file and one line of the registry."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Self

import numpy as np

from engine.errors import InputError, SchemaError
from engine.index.base import Hits, Index, StoredVectors
from engine.index.projection import (
    check_matrices,
    check_same_shape,
    dimensions,
    distances_to_nearest,
    nothing,
    projection_of,
)
from engine.index.top_k import check_k, check_rows, findable, grown, top_k
from engine.metrics.metric import Metric
from engine.types import Mask, Vectors, check_vectors


class ScanIndex(Index):
    """See Index."""

    def __init__(self, metric: Metric) -> None:
        self._state = projection_of(metric), nothing(projection_of(metric)), np.empty(0, np.bool_)

    @property
    def count(self) -> int:
        return len(self._state[2])

    def build(self, vectors: StoredVectors) -> None:
        metric, _, _ = self._state
        self._state = metric, vectors, np.ones(check_matrices(vectors, metric), np.bool_)

    def add(self, vectors: StoredVectors) -> None:
        metric, _, alive = self._state
        self._state = metric, vectors, grown(alive, check_matrices(vectors, metric))

    def remove(self, rows: Iterable[int]) -> None:
        metric, vectors, alive = self._state
        alive = alive.copy()
        alive[check_rows(rows, alive.size)] = False
        self._state = metric, vectors, alive

    def metric_changed(self, metric: Metric) -> None:
        new, (old, vectors, alive) = projection_of(metric), self._state
        check_same_shape(old, new)
        self._state = new, vectors, alive

    def search(
        self, queries: Vectors, k: int, *, allowed: Mask | None = None, exclude: Iterable[int] = ()
    ) -> Hits:
        check_k(k)
        metric, vectors, alive = self._state
        check_vectors(queries, dimensions(metric), "queries")
        rows = np.flatnonzero(findable(alive, allowed, exclude))
        return top_k(rows, distances_to_nearest(metric, vectors, rows, queries), k)

    def stale(self) -> bool:
        return False

    def refresh(self) -> Iterator[float]:
        yield from ()

    def memory_use(self) -> int:
        return self.count

    def save(self, path: Path, schema: str) -> None:
        metric, _, alive = self._state
        text = json.dumps([schema, dimensions(metric), alive.tolist()])
        path.write_text(text, encoding="utf-8")

    @classmethod
    def load(cls, path: Path, schema: str, vectors: StoredVectors, metric: Metric) -> Self:
        index = cls(metric)
        projection, _, _ = index._state
        try:
            found, sizes, alive = json.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError as error:
            raise InputError(f"There is no index at {path}.") from error
        except ValueError as error:
            raise SchemaError(f"{path} is damaged.") from error
        if found != schema or sizes != dimensions(projection):
            raise SchemaError(f"{path} is of another schema, or of other dimensions.")
        if check_matrices(vectors, projection) < len(alive):
            raise SchemaError(f"{path} is of {len(alive)} photos.")
        index._state = projection, vectors, np.array(alive, np.bool_)
        return index
