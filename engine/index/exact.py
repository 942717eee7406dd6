"""ExactIndex: brute force over the exact distance."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

import numpy as np

from engine.index import index_file
from engine.index.base import Hits, Index, StoredVectors
from engine.index.projection import (
    CHUNK,
    Projection,
    as_key,
    check_matrices,
    check_same_shape,
    dimensions,
    distances_to_nearest,
    embed,
    nearest_squared,
    nothing,
    projection_of,
    read,
)
from engine.index.top_k import check_k, check_rows, findable, grown, top_k
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Vectors, check_vectors

CACHE_BYTES = 64 * 2**20
PHOTOS_PER_STEP = 2**12  # photos between two yields of a refresh: about 30 ms
FORMAT = {"kind": "exact index", "version": 2}


@dataclass(frozen=True)
class _State:
    """Everything that a search reads, replaced as a whole for consistency."""

    projection: Projection
    vectors: StoredVectors
    alive: Mask
    embedding: Float32  # (m, sum of r_k), preallocated for these vectors under this projection
    embedded: int = 0  # how many rows of it are computed

    @property
    def embedding_bytes(self) -> int:
        return len(self.alive) * int(self.embedding.shape[1]) * 4


class ExactIndex(Index):
    """Compares each query with every photo: the reference, and the choice for small libraries.

    Embeddings of up to ``cache_bytes`` are cached until the metric changes; beyond that, every
    search reads the library chunk by chunk and keeps no copy of it.
    """

    def __init__(self, metric: Metric, *, cache_bytes: int = CACHE_BYTES) -> None:
        projection = projection_of(metric)
        alive = np.empty(0, np.bool_)
        self._state = _State(projection, nothing(projection), alive, _no_points(projection))
        self._cache_bytes = cache_bytes
        self._lock = threading.Lock()  # between threads that replace the state; readers need none

    @property
    def count(self) -> int:
        """Rows known, removed ones included."""
        return len(self._state.alive)

    @property
    def alive(self) -> Mask:
        """Which rows were not removed, bool (count,); read-only by convention."""
        return self._state.alive

    def build(self, vectors: StoredVectors) -> None:
        """See Index.build."""
        with self._lock:
            projection = self._state.projection
            alive = np.ones(check_matrices(vectors, projection), np.bool_)
            self._state = _State(projection, vectors, alive, _no_points(projection))

    def add(self, vectors: StoredVectors) -> None:
        """See Index.add."""
        with self._lock:
            state = self._state
            alive = grown(state.alive, check_matrices(vectors, state.projection))
            self._state = replace(state, vectors=vectors, alive=alive)

    def remove(self, rows: Iterable[int]) -> None:
        """See Index.remove."""
        with self._lock:
            alive = self._state.alive.copy()
            alive[check_rows(rows, alive.size)] = False
            self._state = replace(self._state, alive=alive)

    def metric_changed(self, metric: Metric) -> None:
        """See Index.metric_changed."""
        projection = projection_of(metric)
        with self._lock:
            check_same_shape(self._state.projection, projection)
            embedding = _no_points(projection)
            self._state = _State(projection, self._state.vectors, self._state.alive, embedding)

    def search(
        self, queries: Vectors, k: int, *, allowed: Mask | None = None, exclude: Iterable[int] = ()
    ) -> Hits:
        """See Index.search."""
        check_k(k)
        state = self._state
        check_vectors(queries, dimensions(state.projection), "queries")
        rows = np.flatnonzero(findable(state.alive, allowed, exclude))
        if self._cacheable(state):
            while state.embedded < len(state.alive):
                state = self._embedded(state)
            targets = embed(state.projection, queries)
            distances = nearest_squared(state.embedding[as_key(rows)], targets)
        else:
            distances = distances_to_nearest(state.projection, state.vectors, rows, queries)
        return top_k(rows, distances, k)

    def stale(self) -> bool:
        """Return whether photos are yet to be embedded; otherwise the next search embeds them."""
        state = self._state
        return state.embedded < len(state.alive) and self._cacheable(state)

    def refresh(self) -> Iterator[float]:
        """See Index.refresh; searches use each step's result immediately."""
        while self.stale():
            state = self._embedded(self._state)
            yield state.embedded / len(state.alive)

    def memory_use(self) -> int:
        """See Index.memory_use."""
        state = self._state
        matrices = (*state.projection.values(), state.alive, state.embedding)
        return sum(array.nbytes for array in matrices)

    def save(self, path: Path, schema: str) -> None:
        """See Index.save; only the mask of removed rows needs storing."""
        state = self._state
        header = {**FORMAT, "schema": schema, "dimensions": dimensions(state.projection)}
        index_file.write(path, header, {"alive": state.alive})

    @classmethod
    def load(cls, path: Path, schema: str, vectors: StoredVectors, metric: Metric) -> Self:
        """See Index.load."""
        header, arrays = index_file.read(path)
        index = cls(metric)
        projection = index._state.projection
        index_file.check(
            path, header, {**FORMAT, "schema": schema, "dimensions": dimensions(projection)}
        )
        count = check_matrices(vectors, projection)
        index_file.check_count(path, arrays["alive"].size, count)
        index._state = _State(
            projection, vectors, np.array(arrays["alive"]), _no_points(projection)
        )
        return index

    def _cacheable(self, state: _State) -> bool:
        return state.embedding_bytes <= self._cache_bytes

    def _embedded(self, state: _State) -> _State:
        """Return ``state`` with more photos embedded; store it if nothing has changed meanwhile."""
        embedding, first, count = state.embedding, state.embedded, len(state.alive)
        if len(embedding) < count:
            embedding = np.empty((count, embedding.shape[1]), np.float32)
            embedding[:first] = state.embedding[:first]
        last = min(first + PHOTOS_PER_STEP, count)
        for start in range(first, last, CHUNK):
            rows = np.arange(start, min(start + CHUNK, last))
            embedding[rows[0] : rows[-1] + 1] = embed(state.projection, read(state.vectors, rows))
        further = replace(state, embedding=embedding, embedded=last)
        with self._lock:
            if self._state is state:
                self._state = further
        return further


def _no_points(projection: Projection) -> Float32:
    return np.empty((0, sum(len(matrix) for matrix in projection.values())), np.float32)
