"""Find the rows whose vectors differ from what was written, by their checksums.

This reads all matrices, which may exceed memory. Through the page cache it would displace what
searches and other programs need, and copying would take ten times as long as computing. So files
are read past the cache (O_DIRECT) where the system and the file system support it.
"""

from __future__ import annotations

import errno
import mmap
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Self

import numpy as np

from app.core.base.errors import LibraryDamagedError
from app.core.store.catalogue import Catalogue
from app.core.vectors.tables import count_rows, described_rows, store_of, stored_matrices
from app.core.vectors.vectors import STORED, VectorStore, checksums
from engine.ordinary import descriptor
from engine.types import Float32

DIRECT = getattr(os, "O_DIRECT", 0)

_BLOCK = 4_096  # bytes; direct reads need offsets, sizes and addresses that are multiples of it


class DiskFile:
    """A file read from beginning to end, at most ``largest`` bytes at once, past the page cache.

    Owned by one thread at a time; a context manager. Raises OSError, also when reading.
    """

    def __init__(self, path: Path, largest: int) -> None:
        self._path = path
        self._buffer = mmap.mmap(-1, largest + 2 * _BLOCK)  # aligned to blocks
        self._direct = bool(DIRECT)
        try:
            self._file = os.fdopen(descriptor(path, DIRECT), "rb", buffering=0)
        except OSError as error:
            if not self._is_direct_read_refused(error):
                raise
            self._read_through_cache()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self._file.close()

    def read(self, at: int, size: int) -> memoryview:
        """Read ``size`` bytes from byte ``at`` on, fewer at the end; valid until the next call."""
        try:
            return self._read(at, size)
        except OSError as error:
            if not self._is_direct_read_refused(error):
                raise
        self._file.close()
        self._read_through_cache()
        return self._read(at, size)

    def _read(self, at: int, size: int) -> memoryview:
        before = at % _BLOCK
        wanted = before + size
        blocks = memoryview(self._buffer)[: -(-wanted // _BLOCK) * _BLOCK]
        self._file.seek(at - before)
        done = 0
        while done < wanted and not done % _BLOCK:  # a partial block ends the file
            if not (some := self._file.readinto(blocks[done:]) or 0):
                break
            done += some
        return blocks[before : min(done, wanted)]

    def _is_direct_read_refused(self, error: OSError) -> bool:
        return self._direct and error.errno == errno.EINVAL

    def _read_through_cache(self) -> None:
        self._direct = False
        self._file = os.fdopen(descriptor(self._path), "rb", buffering=0)


AT_ONCE = 1_000  # rows read in one go


def torn_rows(store: VectorStore, name: str, count: int) -> list[int]:
    """Return those of a matrix's first ``count`` rows that don't match their checksums, ascending.

    Raises LibraryDamagedError if a file is missing, short or can't be read.
    """
    store.check(count)
    if not count:
        return []
    found = np.concatenate([checksums(part) for part in _parts(store, name, count)])
    torn: list[int] = np.flatnonzero(found != store.checksums(name, count)).tolist()
    return torn


def _parts(store: VectorStore, name: str, count: int) -> Iterator[Float32]:
    """Yield AT_ONCE rows of a matrix at a time, float32 (n, d); each is valid until the next."""
    dimension = store.dimensions[name]
    width = dimension * STORED.itemsize

    def read(file: DiskFile, first: int) -> Float32:
        rows = max(0, min(AT_ONCE, count - first))
        part = file.read(first * width, rows * width)
        if len(part) < rows * width:
            raise store.short(name, count)
        return np.frombuffer(part, STORED).reshape(rows, dimension)

    try:
        with ExitStack() as opened:
            path = store.path(name)
            files = [opened.enter_context(DiskFile(path, AT_ONCE * width)) for _ in range(2)]
            ahead = opened.enter_context(ThreadPoolExecutor(1))
            coming = ahead.submit(read, files[0], 0)
            for number, first in enumerate(range(0, count, AT_ONCE), start=1):
                part = coming.result()
                coming = ahead.submit(read, files[number % 2], first + AT_ONCE)
                yield part
    except OSError as error:
        raise store.short(name, count, error.strerror or str(error)) from error


def faults(catalogue: Catalogue, folder: Path) -> Iterator[str]:
    """Yield sentences about rows that are not described once, and about rows that are torn."""
    described, count = described_rows(catalogue), count_rows(catalogue)
    if described != count:
        yield f"The catalogue counts {count} rows but describes {described}."  # not shown
        return
    searched = stored_matrices(catalogue, searched=True)
    if count and not searched:
        yield "The vectors of all photos are missing."  # not shown: by doctor alone
    try:
        store = store_of(folder, searched)
        torn = {row for each in searched for row in torn_rows(store, each.name, count)}
    except LibraryDamagedError as error:
        yield error.sentence
        return
    for row in sorted(torn):
        yield f"The vectors at row {row} are not what was written."  # not shown: by doctor alone
