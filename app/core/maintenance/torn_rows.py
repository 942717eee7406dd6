"""Finds the rows of a library whose vectors are not what was written, by their checksums."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import numpy as np
from numpy.typing import NDArray

from app.core.errors import LibraryDamagedError
from app.core.store.matrices.disk_file import DiskFile
from app.core.store.matrices.matrix_file import STORED
from app.core.store.matrices.shards import Layout, Shard
from app.core.store.matrices.vectors import checksum
from engine.types import Float32

AT_ONCE = 1_000  # rows that are read in one go


def torn_rows(layout: Layout, written: NDArray[np.int64]) -> list[int]:
    """The rows of ``layout`` whose checksums are not those that were ``written``, (n,), ascending.

    All is read from the disk itself where the system can do that. Raises LibraryDamagedError if a
    matrix is missing, short or can't be read.
    """
    for shard in layout.shards:
        if not shard.dimensions:  # damage has left none
            return list(range(layout.count))
        shard.store.check(shard.rows)
    torn: list[int] = []
    for number, shard in enumerate(layout.shards):
        local, rows = layout.rows_of(number)
        for first, vectors in _chunks(shard):
            inside = slice(*np.searchsorted(local, (first, first + len(vectors))))
            torn.extend(
                row
                for at, row in zip(local[inside].tolist(), rows[inside].tolist(), strict=True)
                if checksum([vectors[at - first]]) != written[row]
            )
    return sorted(torn)


def _chunks(shard: Shard) -> Iterator[tuple[int, Float32]]:
    """(first row, vectors of AT_ONCE rows) of a shard, one after the other; each is good until the
    next. All modalities of a row stand behind each other: one checksum in place of twelve.
    """
    joined = np.empty((AT_ONCE, sum(shard.dimensions.values())), STORED)
    with ExitStack() as opened:
        readings = [_Reading(shard, opened) for _ in range(2)]  # while one is looked at
        ahead = opened.enter_context(ThreadPoolExecutor(1))
        coming = ahead.submit(readings[0].read, 0)
        for number, first in enumerate(range(0, shard.rows, AT_ONCE), start=1):
            parts = coming.result()
            coming = ahead.submit(readings[number % 2].read, first + AT_ONCE)
            vectors = joined[: len(parts[0])]
            np.concatenate(parts, axis=1, out=vectors)
            yield first, vectors


class _Reading:
    """The matrices of a shard, read a part at a time; a part is good until the next."""

    def __init__(self, shard: Shard, opened: ExitStack) -> None:
        self._shard = shard
        self._files = {
            modality: opened.enter_context(_opened(shard, modality, dimension))
            for modality, dimension in shard.dimensions.items()
        }

    def read(self, first: int) -> list[Float32]:
        """AT_ONCE rows of each modality from ``first`` on, fewer at the end."""
        shard = self._shard
        count = max(0, min(AT_ONCE, shard.rows - first))
        found = []
        for modality, file in self._files.items():
            width = shard.dimensions[modality] * STORED.itemsize
            try:
                part = file.read(first * width, count * width)
            except OSError as error:
                raise _unreadable(shard, modality, error) from error
            if len(part) < count * width:
                raise shard.store.short(modality, shard.rows)
            found.append(np.frombuffer(part, STORED).reshape(count, shard.dimensions[modality]))
        return found


def _opened(shard: Shard, modality: str, dimension: int) -> DiskFile:
    try:
        return DiskFile(shard.store.path(modality), AT_ONCE * dimension * STORED.itemsize)
    except OSError as error:
        raise _unreadable(shard, modality, error) from error


def _unreadable(shard: Shard, modality: str, error: OSError) -> LibraryDamagedError:
    return shard.store.short(modality, shard.rows, error.strerror or str(error))
