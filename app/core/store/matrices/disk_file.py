"""Reads a file from the disk itself, past what the system keeps of files in memory.

Checking a library reads all of it, which is more than memory holds: through memory it would push
out what searches and other programs keep there, and copying costs ten times the computing. Where a
system or a file system knows no such reading, the file is read like any other.
"""

from __future__ import annotations

import errno
import mmap
import os
from pathlib import Path
from typing import Self

DIRECT = getattr(os, "O_DIRECT", 0)

_BLOCK = 4_096  # bytes: from, to and into multiples of which disks are read directly


class DiskFile:
    """A file that is read from its beginning to its end, at most ``largest`` bytes at once.

    Owned by one thread at a time; a context manager. Raises OSError, also when reading.
    """

    def __init__(self, path: Path, largest: int) -> None:
        self._path = path
        self._buffer = mmap.mmap(-1, largest + 2 * _BLOCK)  # which begins at a block
        self._direct = bool(DIRECT)
        try:
            self._file = os.fdopen(_open(path, DIRECT), "rb", buffering=0)
        except OSError as error:
            if not self._is_refused(error):
                raise
            self._read_like_any()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self._file.close()

    def read(self, at: int, size: int) -> memoryview:
        """``size`` bytes from byte ``at`` on, fewer at the file's end; good until the next call."""
        try:
            return self._read(at, size)
        except OSError as error:
            if not self._is_refused(error):
                raise
        self._file.close()
        self._read_like_any()
        return self._read(at, size)

    def _read(self, at: int, size: int) -> memoryview:
        before = at % _BLOCK
        wanted = before + size
        blocks = memoryview(self._buffer)[: -(-wanted // _BLOCK) * _BLOCK]
        self._file.seek(at - before)
        done = 0
        while done < wanted and not done % _BLOCK:  # part of a block is the file's end
            if not (some := self._file.readinto(blocks[done:]) or 0):
                break
            done += some
        return blocks[before : min(done, wanted)]

    def _is_refused(self, error: OSError) -> bool:
        return self._direct and error.errno == errno.EINVAL

    def _read_like_any(self) -> None:
        self._direct = False
        self._file = os.fdopen(_open(self._path, 0), "rb", buffering=0)


def _open(path: Path, how: int) -> int:
    return os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | how)
