"""Cut a library's rows into ranges, assign them to workers, and merge what is found in each."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

import numpy as np

from app.core.base.errors import LibraryError
from app.core.library.library import LibrarySnapshot
from app.core.vectors.tables import modality_of, vectors_folder
from app.core.vectors.vectors import VectorStore
from engine.index.base import Hits, Matrix, StoredVectors
from engine.index.top_k import top_k
from engine.types import Float32, Rows

MAX_RANGES = 16
"""Most ranges of a library: enough for all workers to get a similar share."""

MIN_ROWS = 1_024
"""Rows of all ranges but the last: at least this many, to keep few photos together."""

IMBALANCE = 1.25
"""Multiple of the fair share that a worker may hold before ranges are moved away from it."""

MIN_ASKED = 250
"""Photos that every range is asked for at least: more than a page shows."""


@dataclass(frozen=True)
class Range:
    """Rows [start, start + rows) of a library's matrices; sent to workers.

    ``name`` covers the rows that the range may grow to; ``meaning`` identifies the meaning of the
    vectors; ``dims``: matrix -> entries; ``last`` is a checksum of the last row, by which a worker
    recognizes the folder.
    """

    name: str
    start: int
    rows: int
    library: Path
    dims: Mapping[str, int]
    meaning: str
    last: int

    def read(self) -> StoredVectors | None:
        """Return each modality's (rows, d); None if the library is not visible here."""
        end = self.start + self.rows
        try:
            found = VectorStore(vectors_folder(self.library), self.dims).read(end)
            whole = {modality_of(name): matrix for name, matrix in found.items()}
            if _checksum(whole, end - 1) == self.last:
                return {name: Part(matrix, self.start, end) for name, matrix in whole.items()}
        except LibraryError:
            pass
        return None


class Part:
    """Rows [start, end) of a matrix; see `engine.index.base.Matrix`."""

    def __init__(self, matrix: Matrix, start: int, end: int) -> None:
        self._matrix, self._start = matrix, start
        self.shape = (end - start, matrix.shape[1])

    @property
    def nbytes(self) -> int:
        """Bytes of all rows."""
        return 4 * self.shape[0] * self.shape[1]

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, rows: slice | Rows | Sequence[int], /) -> Float32:
        if isinstance(rows, slice):
            first, end, step = rows.indices(len(self))
            return self._matrix[slice(self._start + first, self._start + max(first, end), step)]
        return self._matrix[np.asarray(rows, np.int64) + self._start]


def ranges_of(
    snapshot: LibrarySnapshot, library: Path, *, smallest: int = MIN_ROWS, most: int = MAX_RANGES
) -> list[Range]:
    """Return the ranges of a snapshot of the library in this folder.
    All but the last stay the same until the library has twice the rows."""
    count = len(snapshot.rows)
    size = smallest
    while size * most < count:
        size *= 2
    names = snapshot.schema.split()
    dims = {
        name: matrix.shape[1] for name, matrix in zip(names, snapshot.vectors.values(), strict=True)
    }
    return [
        Range(
            name=f"{start + 1:,}–{start + size:,}",
            start=start,
            rows=min(size, count - start),
            library=library,
            dims=dims,
            meaning=snapshot.key,
            last=_checksum(snapshot.vectors, min(start + size, count) - 1),
        )
        for start in range(0, count, size)
    ]


def _checksum(vectors: StoredVectors, row: int) -> int:
    found = 0
    for matrix in vectors.values():
        found = crc32(np.ascontiguousarray(matrix[row : row + 1]).data, found)
    return found


def assigned(
    sizes: Mapping[str, int], workers: Collection[str], held: Mapping[str, str]
) -> dict[str, str]:
    """Assign each range, of ``sizes`` rows, to a worker; empty without workers.

    A range stays where it is ``held`` unless that worker is gone or has far more than its share.
    Other ranges go, largest first, to the worker with the least. The result is deterministic.
    """
    if not workers:
        return {}
    loads = dict.fromkeys(sorted(workers), 0)
    limit = IMBALANCE * sum(sizes.values()) / len(loads)
    found: dict[str, str] = {}
    by_size = sorted(sizes, key=lambda name: (-sizes[name], name))
    for name in by_size:
        worker = held.get(name, "")
        if worker in loads and (not loads[worker] or loads[worker] + sizes[name] <= limit):
            found[name] = worker
            loads[worker] += sizes[name]
    for name in by_size:
        if name not in found:
            found[name] = min(loads, key=lambda worker: loads[worker])
            loads[found[name]] += sizes[name]
    return found


def share_of(k: int, ranges: int) -> int:
    """Return how many of k photos to ask each of ``ranges`` for: four times its share.
    The nearest MIN_ASKED of all are found, and all k unless they crowd in few ranges."""
    return min(k, max(MIN_ASKED, math.ceil(4 * k / max(ranges, 1))))


def merged(parts: Collection[Hits], k: int) -> Hits:
    """Return the k nearest of all; rows are those of the library."""
    rows = np.concatenate([np.zeros(0, np.int64), *(part.rows for part in parts)])
    distances = np.concatenate([np.zeros(0, np.float32), *(part.distances for part in parts)])
    return top_k(rows, distances, k)
