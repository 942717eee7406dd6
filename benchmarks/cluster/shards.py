"""Synthetic library in shards whose vectors are made when read, here and in the workers alike."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from app.core.library.snapshot import LibrarySnapshot
from app.core.store.matrices.extents import Extent
from app.core.store.matrices.shards import layout_of
from benchmarks.search.data import Array, Library, make
from engine.index.base import Matrix, StoredVectors


@lru_cache(2)
def library(n: int, seed: int) -> Library:
    """The same library in every process: clusters that overlap a little, in all modalities."""
    return make("clusters", n, seed, Path(), "all")


@dataclass(frozen=True)
class Part:
    """Some adjacent rows of a matrix."""

    whole: Matrix
    start: int
    stop: int

    @property
    def shape(self) -> tuple[int, ...]:
        return self.stop - self.start, self.whole.shape[1]

    def __getitem__(self, rows: Any, /) -> Array:
        numbers = np.arange(self.start, self.stop)[rows]
        return np.asarray(self.whole[numbers], np.float32)


@dataclass(frozen=True)
class MadeShard:
    """Rows start to stop of ``library(n, seed)``."""

    name: str
    folder: Path
    n: int
    seed: int
    start: int
    stop: int
    meaning: str = "made"

    @property
    def rows(self) -> int:
        return self.stop - self.start

    def read(self) -> StoredVectors:
        whole = library(self.n, self.seed).vectors
        return {name: Part(matrix, self.start, self.stop) for name, matrix in whole.items()}


def in_shards(
    folder: Path, n: int, shards: int, seed: int
) -> tuple[LibrarySnapshot, list[MadeShard]]:
    """A snapshot of ``n`` photos, and the ``shards`` that hold its rows."""
    vectors = library(n, seed).vectors
    dimensions = {name: matrix.shape[1] for name, matrix in vectors.items()}
    ends = np.linspace(0, n, shards + 1).astype(int).tolist()
    made = [
        MadeShard(str(number), folder, n, seed, *ends[number : number + 2])
        for number in range(shards)
    ]
    extents = [Extent(shard.start, shard.rows, shard.name, 0) for shard in made]
    snapshot = LibrarySnapshot(
        key="made",
        schema="made",
        scales=dict.fromkeys(dimensions, 1.0),
        vectors=vectors,
        rows=np.arange(n),
        alive=np.ones(n, np.bool_),
        layout=layout_of(extents, n, folder, dimensions),
    )
    return snapshot, made
