"""Reads single rows of a generation, those that are what was written."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from app.core.store.catalogue import Catalogue
from app.core.store.matrices.generations import Generation, read_layout
from app.core.store.matrices.vectors import checksum
from engine.types import Float32


class StoredRows:
    """The vectors of one generation of the library in folder ``library``, as they are stored.

    Raises LibraryDamagedError if a matrix is short.
    """

    def __init__(self, catalogue: Catalogue, library: Path, generation: Generation) -> None:
        self._catalogue = catalogue
        self._generation = generation
        self._matrices = read_layout(catalogue, library, generation).matrices(generation.dimensions)

    def read(self, rows: Sequence[int]) -> dict[int, dict[str, Float32]]:
        """Row -> its vectors, float32 (d,), by modality. Rows that are not what was written, by
        their checksums, are left out.
        """
        numbers = np.asarray(rows, np.int64)
        parts = {name: matrix[numbers] for name, matrix in self._matrices.items()}
        found: dict[int, dict[str, Float32]] = {}
        for number, (row, crc) in enumerate(zip(rows, self._checksums(rows), strict=True)):
            vectors = {name: part[number] for name, part in parts.items()}
            if checksum(list(vectors.values())) == crc:
                found[row] = vectors
        return found

    def _checksums(self, rows: Sequence[int]) -> list[int]:
        with self._catalogue.reading() as connection:
            select = "SELECT crc FROM rows WHERE generation = ? AND row = ?"
            return [
                connection.execute(select, (self._generation.id, row)).fetchone()[0] for row in rows
            ]
