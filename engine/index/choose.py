"""AdaptiveIndex: brute force while the library is small, codes once it is not."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import numpy as np

from engine.index import files
from engine.index.base import Hits, Metric, StoredVectors
from engine.index.exact import ExactIndex
from engine.index.hash import FORMAT as HASH
from engine.index.hash import HashIndex
from engine.index.hash_state import DEFAULT, HashSettings
from engine.index.projection import Projection, freeze
from engine.types import Float64, Mask, Vectors

SWITCH = 2000
"""Photos up to which brute force answers a click within a frame, 16 ms; see docs/search.md."""


@dataclass(frozen=True)
class _Frozen:
    """A metric as it was, for the index that takes over."""

    projection: Projection

    @property
    def modalities(self) -> list[str]:
        return list(self.projection)

    @property
    def weights_(self) -> Float64:
        return np.ones(len(self.projection))  # theta is inside the projection

    @property
    def components_(self) -> Projection:
        return self.projection


class AdaptiveIndex:
    """The index for a library of any size. A library that has outgrown brute force is stale until
    ``refresh`` has built the codes; brute force serves meanwhile."""

    def __init__(
        self, metric: Metric, settings: HashSettings = DEFAULT, *, switch: int = SWITCH
    ) -> None:
        self.settings = settings
        self.switch = switch
        self._metric = _Frozen(freeze(metric))
        self._vectors: StoredVectors = {}
        self._index: ExactIndex | HashIndex = ExactIndex(metric)
        self._lock = threading.Lock()  # between those who change the index; readers need none

    @property
    def count(self) -> int:
        """Rows known, removed ones included."""
        return self._index.count

    @property
    def kind(self) -> str:
        """Which index answers now: "exact" or "hash"."""
        return "exact" if isinstance(self._index, ExactIndex) else "hash"

    def build(self, vectors: StoredVectors) -> None:
        """See Index.build. Whichever kind suits the size answers afterwards."""
        exact = ExactIndex(self._metric)
        exact.build(vectors)
        with self._lock:
            self._vectors, self._index = vectors, exact
        for _ in self.refresh() if self._outgrown() else ():
            pass

    def add(self, vectors: StoredVectors) -> None:
        """See Index.add."""
        with self._lock:
            self._index.add(vectors)
            self._vectors = vectors

    def remove(self, rows: Iterable[int]) -> None:
        """See Index.remove."""
        with self._lock:
            self._index.remove(rows)

    def search(
        self, queries: Vectors, k: int, *, allowed: Mask | None = None, exclude: Iterable[int] = ()
    ) -> Hits:
        """See Index.search."""
        return self._index.search(queries, k, allowed=allowed, exclude=exclude)

    def metric_changed(self, metric: Metric) -> None:
        """See Index.metric_changed."""
        with self._lock:
            self._index.metric_changed(metric)
            self._metric = _Frozen(freeze(metric))

    def stale(self) -> bool:
        """See Index.stale; also when the library has outgrown brute force."""
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
            if self._index is small:  # not built anew meanwhile
                large.metric_changed(self._metric)
                large.add(self._vectors)
                large.remove(np.flatnonzero(~small.alive))
                self._index = large

    def readout(self, queries: Vectors, k: int = 100) -> float:
        """Recall of one search against brute force; see HashIndex.readout."""
        return 1.0 if isinstance(self._index, ExactIndex) else self._index.readout(queries, k)

    def memory_use(self) -> int:
        """See Index.memory_use."""
        return self._index.memory_use()

    def save(self, path: Path, schema: str) -> None:
        """See Index.save."""
        self._index.save(path, schema)

    @classmethod
    def load(cls, path: Path, schema: str, vectors: StoredVectors, metric: Metric) -> Self:
        """See Index.load. Of settings, those that were saved hold."""
        index = cls(metric)
        kind = files.read(path)[0].get("kind")
        loaded = (HashIndex if kind == HASH["kind"] else ExactIndex).load(
            path, schema, vectors, metric
        )
        index._index, index._vectors = loaded, vectors
        return index

    def _outgrown(self) -> bool:
        return self.count > self.switch and isinstance(self._index, ExactIndex)
