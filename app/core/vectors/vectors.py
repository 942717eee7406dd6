"""Read and write matrices: a float32 file each, with a row per photo, and a file of checksums.

A file consists of its rows only (little-endian float32, row-major); the catalogue says how many of
them count. Bytes after the committed rows are ignored, and the next append overwrites them. So a
matrix must be flushed before the catalogue's transaction commits.

Touching the map of a file that was truncated meanwhile kills the program (`torn_pages`). So
adjacent rows are read, not mapped. Searches want thousands of scattered rows, for which reads take
five times as long; these are taken from a map after checking the file's length. If a page can't be
loaded nevertheless, as on a failing disk, all later rows are read, which fails only for the rows
concerned.

What the system reads ahead around a row of a small matrix, often megabytes, is soon wanted too. A
large matrix is marked for random access, or the first search of a million photos would read nearly
all of it. If its rows have to come from the disk, all of them are requested at once, so that the
reads run in parallel.
"""

from __future__ import annotations

import mmap
import os
import sys
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from functools import partial
from pathlib import Path
from threading import Lock
from time import perf_counter
from typing import BinaryIO
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from app.core.base.errors import LibraryDamagedError, StorageError, disk_faults
from app.core.base.language import tr, tr_later
from app.core.vectors.torn_pages import watch
from engine.index.base import Matrix
from engine.ordinary import descriptor, opened
from engine.types import Float32, Rows

STORED = np.dtype("<f4")

LARGE = 2**29
"""Bytes from which a matrix is read without read-ahead."""

PROBED_ROWS = 16  # rows taken first, to see whether they are in memory
FROM_MEMORY = 3e-4
"""Seconds that these take at most if they are; a disk takes a tenth of a millisecond for one."""


class MatrixFile:
    """The first ``rows`` rows of the float32 matrix (rows, ``entries``) in a file, row-major.

    Appending to the file, and replacing it, don't affect this object. ``fault`` makes the error
    that is raised if the file has become short or can't be read. Any thread may read. Raises
    OSError if the file can't be opened, ValueError if it is short already.
    """

    def __init__(
        self, path: Path, rows: int, entries: int, fault: Callable[[str], Exception]
    ) -> None:
        self.shape = (rows, entries)
        self._width = entries * STORED.itemsize
        self._fault = fault
        self._lock = Lock()
        self._file = descriptor(path)
        finalize(self, os.close, self._file)  # closes it when the last reader is gone
        if os.fstat(self._file).st_size < self.nbytes:
            raise ValueError(f"{path} is shorter than {rows} rows")
        mapped = mmap.mmap(self._file, self.nbytes, access=mmap.ACCESS_READ)
        if self.nbytes > LARGE and hasattr(mmap, "MADV_RANDOM"):
            mapped.madvise(mmap.MADV_RANDOM)
        self._map = np.ndarray(self.shape, STORED, mapped)
        self._torn: list[bool] = []
        torn = self._torn  # a local name: capturing self would keep it alive for ever
        ended = watch(self._map.ctypes.data, self.nbytes, lambda: torn.append(True))
        finalize(self, ended)  # runs before the map, which only self holds, is freed

    @property
    def nbytes(self) -> int:
        """Bytes of all rows, on the disk."""
        return self.shape[0] * self._width

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, rows: slice | Rows | Sequence[int], /) -> Float32:
        """Return rows, float32 (m, d). Raises IndexError for a row that does not exist."""
        if isinstance(rows, slice):
            first, end, step = rows.indices(len(self))
            if step != 1:
                return self[np.arange(first, end, step, dtype=np.int64)]
            return self._read(first, max(0, end - first))
        wanted = row_numbers(rows, len(self))
        if not len(wanted):
            return np.empty((0, self.shape[1]), STORED)
        if os.fstat(self._file).st_size < (int(wanted.max()) + 1) * self._width:
            raise self._fault("")
        found = self._gather(wanted) if self.nbytes > LARGE else self._map[wanted]
        return self._one_by_one(wanted) if self._torn else found

    def _gather(self, wanted: NDArray[np.int64]) -> Float32:
        """Copy scattered rows of a large matrix from the map."""
        found = np.empty((len(wanted), self.shape[1]), STORED)
        first, others = wanted[:PROBED_ROWS], wanted[PROBED_ROWS:]
        began = perf_counter()
        found[: len(first)] = self._map[first]
        if len(others) and perf_counter() - began > FROM_MEMORY:
            self._ask_ahead(others)
        found[len(first) :] = self._map[others]
        return found

    def _ask_ahead(self, rows: NDArray[np.int64]) -> None:
        """Ask the system to start reading these rows, without waiting."""
        if sys.platform == "linux":
            with suppress(OSError):  # not every file system supports it
                for row in rows.tolist():
                    at = row * self._width
                    os.posix_fadvise(self._file, at, self._width, os.POSIX_FADV_WILLNEED)

    def _one_by_one(self, wanted: NDArray[np.int64]) -> Float32:
        """Read scattered rows from the file, which fails only if one of these can't be read."""
        found = np.empty((len(wanted), self.shape[1]), STORED)
        for into, row in zip(found, wanted.tolist(), strict=True):
            self._fill(_bytes_of(into), row * self._width)
        return found

    def _read(self, first: int, count: int) -> Float32:
        """Read adjacent rows."""
        found = np.empty((count, self.shape[1]), STORED)
        self._fill(_bytes_of(found), first * self._width)
        return found

    def _fill(self, into: memoryview, at: int) -> None:
        """Fill ``into`` with bytes from byte ``at`` of the file on."""
        try:
            while into:
                if not (done := self._read_some(into, at)):
                    raise self._fault("")
                into, at = into[done:], at + done
        except OSError as error:
            raise self._fault(error.strerror or str(error)) from error

    if sys.platform == "win32":

        def _read_some(self, into: memoryview, at: int) -> int:
            with self._lock:
                os.lseek(self._file, at, os.SEEK_SET)
                found = os.read(self._file, len(into))
            into[: len(found)] = found
            return len(found)

    else:

        def _read_some(self, into: memoryview, at: int) -> int:
            return os.preadv(self._file, (into,), at)


def _bytes_of(array: Float32) -> memoryview:
    return array.reshape(-1).view(np.uint8).data


def row_numbers(rows: slice | Rows | Sequence[int], count: int) -> NDArray[np.int64]:
    """Return the numbers of the rows, int64 (m,). Raises IndexError for one that does not exist."""
    if isinstance(rows, slice):
        return np.arange(*rows.indices(count), dtype=np.int64)
    numbers = np.asarray(rows, np.int64)
    if numbers.size and not (numbers.min() >= 0 and numbers.max() < count):
        raise IndexError(f"rows from {numbers.min()} to {numbers.max()} of {count}")
    return numbers


CRC = np.dtype("<u4")


class VectorStore:
    """The matrices in one folder.

    ``dimensions``: name -> entries in a row. Raises StorageError where the folder can't be written
    or is full.
    """

    def __init__(self, folder: Path, dimensions: Mapping[str, int]) -> None:
        self.folder = folder
        self.dimensions = dict(dimensions)
        self._files: dict[Path, BinaryIO] = {}

    def path(self, name: str) -> Path:
        """Return the file of a matrix."""
        return self.folder / f"{name}.f32"

    def checksum_path(self, name: str) -> Path:
        """Return the file of the checksums of a matrix's rows."""
        return self.folder / f"{name}.crc"

    def write(self, row: int, vectors: Mapping[str, Float32]) -> None:
        """Write rows from ``row`` on, each matrix (n, d). Not durable before `flush`."""
        with self._reporting_faults():
            for name, dimension in self.dimensions.items():
                rows = np.ascontiguousarray(vectors[name], STORED)
                file = self._opened(self.path(name))
                file.seek(row * dimension * STORED.itemsize)
                file.write(rows.data)
                file = self._opened(self.checksum_path(name))
                file.seek(row * CRC.itemsize)
                file.write(checksums(rows).data)

    def lengthen(self, rows: int) -> None:
        """Extend files that are missing or short to ``rows`` rows."""
        with self._reporting_faults():
            for name, dimension in self.dimensions.items():
                for path, width in (
                    (self.path(name), dimension * STORED.itemsize),
                    (self.checksum_path(name), CRC.itemsize),
                ):
                    file = self._opened(path)
                    if file.seek(0, os.SEEK_END) < rows * width:
                        file.truncate(rows * width)

    def checksums(self, name: str, rows: int) -> NDArray[np.uint32]:
        """Return the stored checksums, (rows,), 0 where missing. Raises LibraryDamagedError."""
        found = np.zeros(rows, CRC)
        try:
            with opened(self.checksum_path(name)) as file:
                kept = np.fromfile(file, CRC, rows)
        except FileNotFoundError:
            return found
        except OSError as error:
            raise self.short(name, rows, error.strerror or str(error)) from error
        found[: len(kept)] = kept
        return found

    def flush(self) -> None:
        """Return when everything that was written is on the disk."""
        with self._reporting_faults():
            for file in self._files.values():
                file.flush()
                os.fsync(file.fileno())

    def close(self) -> None:
        """Close the files; a later `write` reopens them. Data that was not flushed may be lost."""
        for file in self._files.values():
            with suppress(OSError):  # a full disk, which `write` or `flush` has reported
                file.close()
        self._files.clear()

    def read(self, rows: int) -> dict[str, Matrix]:
        """Return a snapshot of the first ``rows`` rows, read on demand and unaffected by appends.

        Raises LibraryDamagedError if a file is missing or too short, now or when rows are read.
        """
        return {name: self.matrix(name, rows) for name in self.dimensions}

    def matrix(self, name: str, rows: int) -> Matrix:
        """Return the first ``rows`` rows of one matrix, as `read` does."""
        dimension = self.dimensions[name]
        if rows == 0:
            return np.zeros((0, dimension), STORED)
        try:
            return MatrixFile(self.path(name), rows, dimension, partial(self.short, name, rows))
        except (OSError, ValueError) as error:
            raise self.short(name, rows) from error

    def check(self, rows: int) -> None:
        """Raise LibraryDamagedError where `read` would, without opening files."""
        for name, dimension in self.dimensions.items():
            try:
                size = self.path(name).stat().st_size if rows else 0
            except OSError as error:
                raise self.short(name, rows) from error
            if size < rows * dimension * STORED.itemsize:
                raise self.short(name, rows)

    def short(self, name: str, rows: int, fault: str = "") -> LibraryDamagedError:
        """Return the error for a matrix that lacks some of its ``rows`` rows, or can't be read."""
        if fault:
            return LibraryDamagedError(
                tr("The matrix {path} can't be read: {error}.", path=self.path(name), error=fault),
                tr("Check that the disk is all right."),
            )
        return LibraryDamagedError(
            tr(
                "The matrix {path} does not hold the {rows} rows that the catalogue counts.",
                path=self.path(name),
                rows=rows,
            ),
            tr("`likewise doctor --repair` reads the photos concerned again."),
        )

    def _opened(self, path: Path) -> BinaryIO:
        if path not in self._files:
            self.folder.mkdir(parents=True, exist_ok=True)
            path.touch()
            self._files[path] = path.open("r+b")
        return self._files[path]

    def _reporting_faults(self) -> AbstractContextManager[None]:
        fault = tr_later("The vectors in {folder} cannot be written: {strerror}.")
        return disk_faults(StorageError, fault, folder=self.folder)


def checksums(rows: Float32) -> NDArray[np.uint32]:
    """Return the CRC-32 of each of the rows (n, d), as stored."""
    return np.fromiter((zlib.crc32(row.data) for row in np.ascontiguousarray(rows, STORED)), CRC)
