"""A shard as a worker holds it: its matrices mapped, and an index over them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol

from app.core.index.persistent_index import PersistentIndex
from app.core.store.matrices.matrices import modality_of
from app.core.store.matrices.vectors import VectorStore
from engine.index import AdaptiveIndex, HashSettings, Hits
from engine.index.base import StoredVectors
from engine.index.exact import CACHE_BYTES
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors

FILE_NAME = "index-of-shard.likewise"

SWITCH = 256
"""Rows up to which every photo of a shard is compared. Few, because a worker may hold many shards,
and brute force makes all points anew when the metric has changed."""

CODES = HashSettings(candidates=500)
"""Fewer candidates than in a library of its own: every shard proposes some, and whoever may have
more is asked for more, which widens them (five for each photo that is wanted)."""


class SearchedShard(Protocol):
    """A part of a library's rows, wherever they are; sent to workers."""

    @property
    def name(self) -> str: ...

    @property
    def folder(self) -> Path:
        """Where its index is kept."""
        ...

    @property
    def rows(self) -> int: ...

    @property
    def meaning(self) -> str:
        """Names what the vectors mean: an index file of another meaning is made anew."""
        ...

    def read(self) -> StoredVectors:
        """Each modality's (rows, d). Raises LibraryDamagedError if that is not there."""
        ...


@dataclass(frozen=True)
class StoredShard:
    """A shard whose matrices are files that this machine and the workers see at the same path."""

    name: str
    folder: Path
    rows: int
    dimensions: Mapping[str, int]
    meaning: str

    def read(self) -> StoredVectors:
        """See Shard.read."""
        matrices = VectorStore(self.folder, self.dimensions).read(self.rows)
        return {modality_of(name): matrix for name, matrix in matrices.items()}


@dataclass(frozen=True)
class SearchSettings:
    """How shards are searched. ``keep``: index files may be written. ``switch``: rows up to which
    every photo is compared; their points are kept up to ``cache_bytes``. ``codes``: of larger
    shards; see `engine.index.AdaptiveIndex`."""

    keep: bool = False
    switch: int = SWITCH
    cache_bytes: int = CACHE_BYTES
    codes: HashSettings = CODES


class OpenShard:
    """One shard, searchable at once; ``upkeep`` makes it fast.

    Attribute: ``prepared``, whether searches are as fast as they get.
    """

    def __init__(self, shard: SearchedShard, metric: Metric, settings: SearchSettings) -> None:
        self._shard = shard
        self._vectors = shard.read()
        self._metric = metric
        self._index = PersistentIndex(
            shard.folder / FILE_NAME,
            shard.meaning,
            self._vectors,
            metric,
            partial(
                AdaptiveIndex,
                settings=settings.codes,
                switch=settings.switch,
                cache_bytes=settings.cache_bytes,
            ),
            load=shard.rows > settings.switch,
            keep=settings.keep,
        )
        self.prepared = False

    @property
    def rows(self) -> int:
        """Photos in it, those to be prepared included."""
        return self._shard.rows

    def continues(self, shard: SearchedShard) -> bool:
        """Whether ``shard`` is this one, with more rows at most."""
        known = self._shard
        return (shard.folder, shard.meaning) == (known.folder, known.meaning)

    def follow(self, shard: SearchedShard) -> None:
        """See the rows that were added. They are found once ``upkeep`` has come to them."""
        if shard.rows > self._shard.rows:
            self._vectors = shard.read()
            self._index.follow(self._vectors)
            self.prepared = False
        self._shard = shard

    def measure_by(self, metric: Metric) -> None:
        """Search under ``metric`` from now on."""
        if metric is not self._metric:
            self._index.measure_by(metric)
            self._metric = metric
            self.prepared = False

    def near(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """At most k rows nearly nearest to any of the queries, by estimated distances.

        ``allowed`` bool (rows,)."""
        return self._index.near(queries, k, allowed)

    def points(self, rows: Rows) -> Float32:
        """z of ``rows`` (n,) under the metric of now, float32 (n, D)."""
        return self._metric.embed({name: matrix[rows] for name, matrix in self._vectors.items()})

    def upkeep(self) -> Iterator[None]:
        """Whatever there is to prepare, in steps of some 20 ms; ``prepared`` at its end."""
        metric, rows = self._metric, self._shard.rows
        yield from self._index.prepare()
        self._index.save()
        self.prepared = metric is self._metric and rows == self._shard.rows
