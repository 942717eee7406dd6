"""Reads rows of a matrix on the disk by ordinary reads, not through a memory map.

A map of a file that was cut meanwhile, or whose disk is gone, ends the whole program with a signal
(SIGBUS) when it is touched; a read fails, and only what asked for it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Lock
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from likewise.engine.types import Float32, Rows

STORED = np.dtype("<f4")
NEAR = 16_384
"""Bytes between two wanted rows up to which what lies between is read along, as that is faster."""

FEW = 8
"""Of rows near each other, so many that one read is faster than one for each of them."""


class MatrixFile:
    """The first ``rows`` rows of the float32 matrix (rows, ``entries``) in a file, row-major.

    Appending to the file, and replacing it, leave what is read as it is. ``fault`` makes the error
    that is raised where the file is short by now, or can't be read. Any threads may read at a time.
    Raises OSError if it can't be opened, ValueError if it is short already.
    """

    def __init__(
        self, path: Path, rows: int, entries: int, fault: Callable[[str], Exception]
    ) -> None:
        self.shape = (rows, entries)
        self._width = entries * STORED.itemsize
        self._fault = fault
        self._lock = Lock()
        self._file = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        finalize(self, os.close, self._file)  # nobody else knows when the last reader is gone
        if os.fstat(self._file).st_size < self.nbytes:
            raise ValueError(f"{path} is shorter than {rows} rows")

    @property
    def nbytes(self) -> int:
        """Bytes of all rows, on the disk."""
        return self.shape[0] * self._width

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, rows: slice | Rows | Sequence[int], /) -> Float32:
        """float32 (m, d). Raises IndexError for a row that does not exist."""
        if isinstance(rows, slice):
            first, end, step = rows.indices(len(self))
            if step != 1:
                return self[np.arange(first, end, step, dtype=np.int64)]
            return self._read(first, max(0, end - first))
        wanted = row_numbers(rows, len(self))
        order = np.argsort(wanted, kind="stable")
        found = self._ascending(wanted[order])
        if np.array_equal(order, np.arange(len(order))):
            return found
        as_asked = np.empty_like(found)
        as_asked[order] = found
        return as_asked

    def _ascending(self, numbers: Rows) -> Float32:
        """Rows by their ascending numbers; those that stand near each other by one read."""
        found = np.empty((len(numbers), self.shape[1]), STORED)
        apart = np.diff(numbers) > 1 + NEAR // max(1, self._width)
        begins = np.flatnonzero(np.concatenate([[len(numbers) > 0], apart]))
        counts = np.diff(begins, append=len(numbers))
        single = np.flatnonzero(np.repeat(counts < FEW, counts))
        self._fill_each([found[place].data for place in single.tolist()], numbers[single])
        for many in np.flatnonzero(counts >= FEW).tolist():
            begin, count = int(begins[many]), int(counts[many])
            near = numbers[begin : begin + count]
            stretch = self._read(int(near[0]), int(near[-1] - near[0]) + 1)
            found[begin : begin + count] = stretch[near - near[0]]
        return found

    def _read(self, first: int, count: int) -> Float32:
        """Rows that stand side by side."""
        found = np.empty((count, self.shape[1]), STORED)
        self._fill(_bytes_of(found), first * self._width)
        return found

    def _fill_each(self, rows: Sequence[memoryview], numbers: Rows) -> None:
        """Read single rows, which costs most of a search's reading: so with little around it."""
        read, width = self._read_some, self._width
        try:
            for row, at in zip(rows, (numbers * width).tolist(), strict=True):
                if read(row, at) != width:
                    self._fill(row.cast("B"), at)
        except OSError as error:
            raise self._fault(error.strerror or str(error)) from error

    def _fill(self, into: memoryview, at: int) -> None:
        """Read as many bytes as ``into`` takes, from byte ``at`` of the file on."""
        try:
            while into:
                if not (done := self._read_some(into, at)):
                    raise self._fault("")
                into, at = into[done:], at + done
        except OSError as error:
            raise self._fault(error.strerror or str(error)) from error

    if sys.platform == "win32":

        def _read_some(self, into: memoryview, at: int) -> int:
            place = memoryview(into).cast("B")
            with self._lock:
                os.lseek(self._file, at, os.SEEK_SET)
                found = os.read(self._file, len(place))
            place[: len(found)] = found
            return len(found)

    else:

        def _read_some(self, into: memoryview, at: int) -> int:
            return os.preadv(self._file, (into,), at)


def _bytes_of(array: Float32) -> memoryview:
    return array.reshape(-1).view(np.uint8).data


def row_numbers(rows: slice | Rows | Sequence[int], count: int) -> NDArray[np.int64]:
    """The rows that are meant, int64 (m,). Raises IndexError for one that does not exist."""
    if isinstance(rows, slice):
        return np.arange(*rows.indices(count), dtype=np.int64)
    numbers = np.asarray(rows, np.int64)
    if numbers.size and not (numbers.min() >= 0 and numbers.max() < count):
        raise IndexError(f"rows from {numbers.min()} to {numbers.max()} of {count}")
    return numbers
