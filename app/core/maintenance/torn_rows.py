"""Finds the rows of a library whose vectors are not what was written, by their checksums."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import numpy as np

from app.core.errors import LibraryDamagedError
from app.core.store.matrices.disk_file import DiskFile
from app.core.store.matrices.matrix_file import STORED
from app.core.store.matrices.shards import Layout, Shard
from app.core.store.matrices.vectors import checksums
from engine.types import Float32, Rows

AT_ONCE = 1_000  # rows that are read in one go


def torn_rows(layout: Layout, name: str) -> list[int]:
    """The rows of one matrix of ``layout`` whose checksums are not those that were written with
    them, ascending.

    All is read from the disk itself where the system can do that. Raises LibraryDamagedError if a
    file is missing, short or can't be read.
    """
    for shard in layout.shards:
        shard.store.check(shard.rows)
    torn: list[Rows] = []
    for number, shard in enumerate(layout.shards):
        local, rows = layout.rows_of(number)
        found = np.concatenate([checksums(part) for part in _parts(shard, name)])
        torn.append(rows[found[local] != shard.store.checksums(name, shard.rows)[local]])
    return sorted(np.concatenate(torn).tolist()) if torn else []


def _parts(shard: Shard, name: str) -> Iterator[Float32]:
    """AT_ONCE rows of a matrix after the other, float32 (n, d); each is good until the next."""
    with ExitStack() as opened:
        files = [opened.enter_context(_opened(shard, name)) for _ in range(2)]
        ahead = opened.enter_context(ThreadPoolExecutor(1))
        coming = ahead.submit(_read, shard, name, files[0], 0)
        for number, first in enumerate(range(0, shard.rows, AT_ONCE), start=1):
            part = coming.result()
            coming = ahead.submit(_read, shard, name, files[number % 2], first + AT_ONCE)
            yield part


def _read(shard: Shard, name: str, file: DiskFile, first: int) -> Float32:
    """AT_ONCE rows from ``first`` on, fewer at the end."""
    count = max(0, min(AT_ONCE, shard.rows - first))
    width = shard.dimensions[name] * STORED.itemsize
    try:
        part = file.read(first * width, count * width)
    except OSError as error:
        raise _unreadable(shard, name, error) from error
    if len(part) < count * width:
        raise shard.store.short(name, shard.rows)
    return np.frombuffer(part, STORED).reshape(count, shard.dimensions[name])


def _opened(shard: Shard, name: str) -> DiskFile:
    try:
        return DiskFile(shard.store.path(name), AT_ONCE * shard.dimensions[name] * STORED.itemsize)
    except OSError as error:
        raise _unreadable(shard, name, error) from error


def _unreadable(shard: Shard, name: str, error: OSError) -> LibraryDamagedError:
    return shard.store.short(name, shard.rows, error.strerror or str(error))
