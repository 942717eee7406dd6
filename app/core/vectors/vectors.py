"""Matrices on disk: a float32 file each, with a row per photo, and a file of the rows' checksums.

A file is nothing but its rows (little-endian float32, row-major); how many of them count is the
catalogue's to say. Bytes behind the committed rows do not exist: the next append overwrites them.
So a matrix has to be flushed before the catalogue's transaction, and never after.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

from app.core.base.errors import LibraryDamagedError, StorageError
from app.core.base.language import tr
from app.core.vectors.matrix_file import STORED, MatrixFile
from engine.index.base import Matrix
from engine.types import Float32

CRC = np.dtype("<u4")


class VectorStore:
    """Matrices in one folder.

    ``dimensions``: name -> entries in a row. Raises StorageError where the folder cannot be
    written or is full.
    """

    def __init__(self, folder: Path, dimensions: Mapping[str, int]) -> None:
        self.folder = folder
        self.dimensions = dict(dimensions)
        self._files: dict[Path, BinaryIO] = {}

    def path(self, name: str) -> Path:
        """The file of one matrix."""
        return self.folder / f"{name}.f32"

    def checksum_path(self, name: str) -> Path:
        """The file of its rows' checksums."""
        return self.folder / f"{name}.crc"

    def write(self, row: int, vectors: Mapping[str, Float32]) -> None:
        """Put consecutive rows at ``row``: each matrix (n, d). Not durable before `flush`."""
        try:
            for name, dimension in self.dimensions.items():
                rows = np.ascontiguousarray(vectors[name], STORED)
                file = self._opened(self.path(name))
                file.seek(row * dimension * STORED.itemsize)
                file.write(rows.data)
                file = self._opened(self.checksum_path(name))
                file.seek(row * CRC.itemsize)
                file.write(checksums(rows).data)
        except OSError as error:
            raise self._unwritable(error) from error

    def lengthen(self, rows: int) -> None:
        """Make files that are missing or short as long as ``rows`` rows are."""
        try:
            for name, dimension in self.dimensions.items():
                for path, width in (
                    (self.path(name), dimension * STORED.itemsize),
                    (self.checksum_path(name), CRC.itemsize),
                ):
                    file = self._opened(path)
                    if file.seek(0, os.SEEK_END) < rows * width:
                        file.truncate(rows * width)
        except OSError as error:
            raise self._unwritable(error) from error

    def checksums(self, name: str, rows: int) -> NDArray[np.uint32]:
        """Those of the first ``rows`` rows of one matrix as they were written, (rows,); 0 where
        none is kept. Raises LibraryDamagedError if they can't be read."""
        found = np.zeros(rows, CRC)
        try:
            kept = np.fromfile(self.checksum_path(name), CRC, rows)
        except FileNotFoundError:
            return found
        except OSError as error:
            raise self.short(name, rows, error.strerror or str(error)) from error
        found[: len(kept)] = kept
        return found

    def flush(self) -> None:
        """Return when everything that was written is on the disk."""
        try:
            for file in self._files.values():
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise self._unwritable(error) from error

    def close(self) -> None:
        """Close the files; a later `write` opens them again. What was not flushed may be lost."""
        for file in self._files.values():
            with suppress(OSError):  # a full disk, of which `write` or `flush` told already
                file.close()
        self._files.clear()

    def read(self, rows: int) -> dict[str, Matrix]:
        """The first ``rows`` rows, to be read when asked for: a snapshot that appends leave alone.

        Raises LibraryDamagedError if a file is missing or shorter than that, then and later.
        """
        return {name: self.matrix(name, rows) for name in self.dimensions}

    def matrix(self, name: str, rows: int) -> Matrix:
        """The first ``rows`` rows of one matrix, as `read` gives them."""
        dimension = self.dimensions[name]
        if rows == 0:
            return np.zeros((0, dimension), STORED)
        try:
            return MatrixFile(self.path(name), rows, dimension, partial(self.short, name, rows))
        except (OSError, ValueError) as error:
            raise self.short(name, rows) from error

    def check(self, rows: int) -> None:
        """Raises LibraryDamagedError where `read` would; opens nothing."""
        for name, dimension in self.dimensions.items():
            try:
                size = self.path(name).stat().st_size if rows else 0
            except OSError as error:
                raise self.short(name, rows) from error
            if size < rows * dimension * STORED.itemsize:
                raise self.short(name, rows)

    def short(self, name: str, rows: int, fault: str = "") -> LibraryDamagedError:
        """What is raised where a matrix does not hold its ``rows`` rows, or can't be read."""
        if fault:
            return LibraryDamagedError(
                tr(
                    "The matrix {path} can't be read: {error}.",
                    path=self.path(name),
                    error=fault,
                ),
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

    def _unwritable(self, error: OSError) -> StorageError:
        return StorageError(
            tr(
                "The vectors in {folder} cannot be written: {strerror}.",
                folder=self.folder,
                strerror=error.strerror,
            ),
            tr("Check that the disk is there, has space and may be written to."),
        )


def checksums(rows: Float32) -> NDArray[np.uint32]:
    """CRC-32 over each of the rows (n, d), as they are stored."""
    return np.fromiter((zlib.crc32(row.data) for row in np.ascontiguousarray(rows, STORED)), CRC)
