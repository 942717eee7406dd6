"""Matrices on disk: one append-only float32 file per modality, a row per photo.

A file is nothing but its rows (little-endian float32, row-major); how many of them count is the
catalogue's to say. Bytes behind the committed rows do not exist: the next append overwrites them.
So a matrix has to be flushed before the catalogue's transaction, and never after.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO

import numpy as np

from app.core.errors import LibraryDamagedError, StorageError
from app.core.language import tr
from app.core.store.matrices.matrix_file import STORED, MatrixFile
from engine.index.base import Matrix
from engine.types import Float32


class VectorStore:
    """The matrices of one generation, in one folder.

    ``dimensions``: modality -> entries in a row. Raises StorageError where the folder cannot be
    written or is full.
    """

    def __init__(self, folder: Path, dimensions: Mapping[str, int]) -> None:
        self.folder = folder
        self.dimensions = dict(dimensions)
        self._files: dict[str, BinaryIO] = {}

    def path(self, modality: str) -> Path:
        """The file of one modality."""
        return self.folder / f"{modality}.f32"

    def write(self, row: int, vectors: Mapping[str, Float32]) -> None:
        """Put consecutive rows at ``row``: each modality (n, d). Not durable before `flush`."""
        try:
            for modality, dimension in self.dimensions.items():
                file = self._opened(modality)
                file.seek(row * dimension * STORED.itemsize)
                file.write(np.ascontiguousarray(vectors[modality], STORED).data)
        except OSError as error:
            raise self._unwritable(error) from error

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
        return {modality: self.matrix(modality, rows) for modality in self.dimensions}

    def matrix(self, modality: str, rows: int) -> Matrix:
        """The first ``rows`` rows of one modality, as `read` gives them."""
        dimension = self.dimensions[modality]
        if rows == 0:
            return np.zeros((0, dimension), STORED)
        try:
            return MatrixFile(
                self.path(modality), rows, dimension, partial(self.short, modality, rows)
            )
        except (OSError, ValueError) as error:
            raise self.short(modality, rows) from error

    def check(self, rows: int) -> None:
        """Raises LibraryDamagedError where `read` would; opens nothing."""
        for modality, dimension in self.dimensions.items():
            try:
                size = self.path(modality).stat().st_size if rows else 0
            except OSError as error:
                raise self.short(modality, rows) from error
            if size < rows * dimension * STORED.itemsize:
                raise self.short(modality, rows)

    def short(self, modality: str, rows: int, fault: str = "") -> LibraryDamagedError:
        """What is raised where a matrix does not hold its ``rows`` rows, or can't be read."""
        if fault:
            return LibraryDamagedError(
                tr(
                    "The matrix {path} can't be read: {error}.",
                    path=self.path(modality),
                    error=fault,
                ),
                tr("Check that the disk is all right."),
            )
        return LibraryDamagedError(
            tr(
                "The matrix {path} does not hold the {rows} rows that the catalogue counts.",
                path=self.path(modality),
                rows=rows,
            ),
            tr("`likewise doctor --repair` reads the photos concerned again."),
        )

    def _opened(self, modality: str) -> BinaryIO:
        if modality not in self._files:
            path = self.path(modality)
            self.folder.mkdir(parents=True, exist_ok=True)
            path.touch()
            self._files[modality] = path.open("r+b")
        return self._files[modality]

    def _unwritable(self, error: OSError) -> StorageError:
        return StorageError(
            tr(
                "The vectors in {folder} cannot be written: {strerror}.",
                folder=self.folder,
                strerror=error.strerror,
            ),
            tr("Check that the disk is there, has space and may be written to."),
        )


def checksum(vectors: Sequence[Float32]) -> int:
    """CRC-32 over one photo's vectors, modality by modality, as they are stored."""
    crc = 0
    for vector in vectors:
        crc = zlib.crc32(np.ascontiguousarray(vector, STORED).data, crc)
    return crc
