"""AdaptiveIndex: brute force while the library is small, codes once it has grown."""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from typing import Self

import numpy as np

from engine.index import index_file
from engine.index.base import Hits, Index, StoredVectors
from engine.index.exact import CACHE_BYTES, ExactIndex
from engine.index.hash import HashIndex
from engine.index.hash_file import FORMAT as HASH
from engine.index.hash_state import DEFAULT, HashSettings
from engine.metrics.metric import Metric
from engine.types import Mask, Vectors

SWITCH = 2000
"""Largest library that brute force searches within a frame, 16 ms; see docs/search.md."""


class AdaptiveIndex(Index):
    """The index for any size; ``refresh`` builds codes once brute force is outgrown."""

    def __init__(
        self,
        metric: Metric,
        settings: HashSettings = DEFAULT,
        *,
        switch: int = SWITCH,
        cache_bytes: int = CACHE_BYTES,
    ) -> None:
        self.settings = settings
        self.switch = switch
        self._metric = metric
        self._vectors: StoredVectors = {}
        self._cache_bytes = cache_bytes
        self._index: ExactIndex | HashIndex = ExactIndex(metric, cache_bytes=cache_bytes)
        self._lock = threading.Lock()  # between threads that change the index; readers need none

    @property
    def count(self) -> int:
        """Rows known, removed ones included."""
        return self._index.count

    @property
    def is_approximate(self) -> bool:
        """See Index.is_approximate; False while brute force serves."""
        return self._index.is_approximate

    @property
    def adds_at_once(self) -> bool:
        """See Index.adds_at_once."""
        return self._index.adds_at_once

    @property
    def worth_saving(self) -> bool:
        """See Index.worth_saving."""
        return self._index.worth_saving

    def build(self, vectors: StoredVectors) -> None:
        """See Index.build. Afterwards the kind that suits the size is in use."""
        exact = ExactIndex(self._metric, cache_bytes=self._cache_bytes)
        exact.build(vectors)
        with self._lock:
            self._vectors, self._index = vectors, exact
        if self._outgrown():
            for _ in self.refresh():
                pass

    def add(self, vectors: StoredVectors) -> None:
        """See Index.add. Brute force stays in use until ``refresh``."""
        with self._lock:
            self._index.add(vectors)
            self._vectors = vectors

    def grow(self, vectors: StoredVectors) -> Iterator[float]:
        """See Index.grow."""
        self._vectors = vectors
        yield from self._index.grow(vectors)

    def remove(self, rows: Iterable[int]) -> None:
        """See Index.remove."""
        with self._lock:
            self._index.remove(rows)

    def search(
        self, queries: Vectors, k: int, *, allowed: Mask | None = None, exclude: Iterable[int] = ()
    ) -> Hits:
        """See Index.search."""
        return self._index.search(queries, k, allowed=allowed, exclude=exclude)

    def near(self, queries: Vectors, k: int, *, allowed: Mask | None = None) -> Hits:
        """See Index.near."""
        return self._index.near(queries, k, allowed=allowed)

    def metric_changed(self, metric: Metric) -> None:
        """See Index.metric_changed."""
        with self._lock:
            self._index.metric_changed(metric)
            self._metric = metric

    def stale(self) -> bool:
        """See Index.stale; also True if the library has outgrown brute force."""
        return self._outgrown() or self._index.stale()

    def refresh(self) -> Iterator[float]:
        """See Index.refresh."""
        if not self._outgrown():
            yield from self._index.refresh()
            return
        small, vectors = self._index, self._vectors
        large = HashIndex(self._metric, self.settings)
        yield from large.build_steps(vectors)
        with self._lock:
            if self._index is small:  # not rebuilt meanwhile
                large.metric_changed(self._metric)
                large.add(self._vectors)
                large.remove(np.flatnonzero(~small.alive))
                self._index = large

    def flipped(self) -> float:
        """See Index.flipped."""
        return self._index.flipped()

    @property
    def recall(self) -> float | None:
        """See Index.recall."""
        return self._index.recall

    def readout(
        self, queries: Vectors, k: int = 100, *, among: int = 0, allowed: Mask | None = None
    ) -> Generator[float, None, float]:
        """See Index.readout."""
        return (yield from self._index.readout(queries, k, among=among, allowed=allowed))

    @property
    def worth_compiling(self) -> bool:
        """See Index.worth_compiling."""
        return self._index.worth_compiling

    def compile(self) -> object:
        """See Index.compile."""
        return self._index.compile()

    def memory_use(self) -> int:
        """See Index.memory_use."""
        return self._index.memory_use()

    def save(self, path: Path, schema: str) -> None:
        """See Index.save."""
        self._index.save(path, schema)

    @classmethod
    def load(cls, path: Path, schema: str, vectors: StoredVectors, metric: Metric) -> Self:
        """See Index.load. The saved settings apply."""
        index = cls(metric)
        kind = index_file.read_header(path).get("kind")
        loaded = (HashIndex if kind == HASH["kind"] else ExactIndex).load(
            path, schema, vectors, metric
        )
        index._index, index._vectors = loaded, vectors
        return index

    def _outgrown(self) -> bool:
        return self.count > self.switch and isinstance(self._index, ExactIndex)
