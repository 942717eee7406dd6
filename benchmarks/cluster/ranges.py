"""Make a synthetic library whose vectors are computed when read, here and in the workers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import numpy as np

from app.cluster.ranges import Part, Range
from app.core.library.library import LibrarySnapshot
from benchmarks.search.data import Library, make
from engine.index.base import StoredVectors


@lru_cache(2)
def library(n: int, seed: int) -> Library:
    """Return the same library in every process: slightly overlapping clusters in all modalities."""
    return make("clusters", n, seed, Path(), "all")


@dataclass(frozen=True)
class MadeRange(Range):
    """Rows of ``library(of, seed)``."""

    of: int = 0
    seed: int = 0

    def read(self) -> StoredVectors:
        """See Range.read."""
        whole = library(self.of, self.seed).vectors
        end = self.start + self.rows
        return {name: Part(matrix, self.start, end) for name, matrix in whole.items()}


def in_ranges(
    folder: Path, n: int, ranges: int, seed: int
) -> tuple[LibrarySnapshot, list[MadeRange]]:
    """Return a snapshot of ``n`` photos, and its rows in ``ranges``."""
    vectors = library(n, seed).vectors
    ends = np.linspace(0, n, ranges + 1).astype(int).tolist()
    made = [
        MadeRange(str(start), start, end - start, folder, {}, "made", 0, n, seed)
        for start, end in pairwise(ends)
    ]
    snapshot = LibrarySnapshot(
        key="made",
        schema="made",
        scales=dict.fromkeys(vectors, 1.0),
        vectors=vectors,
        rows=np.arange(n),
        alive=np.ones(n, np.bool_),
    )
    return snapshot, made
