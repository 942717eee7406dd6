"""Adds rows of vectors to a library: written to the matrices and flushed first, then committed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from app.core.store.catalogue import Catalogue
from app.core.store.matrices.matrices import (
    StoredMatrix,
    count_rows,
    means,
    search_filled,
    store_of,
    stored_matrices,
    unseen_rows,
)
from app.core.store.states import WAITS
from app.core.types import Shot
from engine.types import Float32

AT_ONCE = 250  # rows that are filled in one go


@dataclass(frozen=True, slots=True)
class ReadPhoto:
    """What reading a photo gave: the hash of its bytes, its size in pixels as seen, and its vectors
    (d,), by the names of the matrices, as they are stored. What its EXIF tells of the shot is None
    if that was not asked.
    """

    hash: bytes
    width: int
    height: int
    vectors: Mapping[str, Float32]
    shot: Shot | None = None


class RowWriter:
    """Adds rows to the library in folder ``library``, and fills matrices that lack some.

    Both raise StorageError where they cannot write.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        library: Path,
        note_shots: Callable[[Catalogue, list[tuple[int, bytes, Shot]]], object],
    ) -> None:
        self._catalogue = catalogue
        self._library = library
        self._note_shots = note_shots
        self._matrices = stored_matrices(catalogue)
        self._filled = [matrix for matrix in self._matrices if not matrix.searched]
        self._store = store_of(library, self._matrices)

    def close(self) -> None:
        """Close the matrices' files."""
        self._store.close()

    def append(self, batch: Sequence[tuple[int, ReadPhoto]]) -> list[int]:
        """Give photos, (id, what was read) each, the next rows.

        Returns the photos. Those that do not wait to be read are left out: they were removed
        meanwhile, or were read twice; all are if there are other matrices by now.
        """
        store = self._store
        with self._catalogue.transaction() as connection:
            waiting = {photo: read for photo, read in batch if _waits(connection, photo)}
            if not waiting or stored_matrices(self._catalogue) != self._matrices:
                return []
            first = count_rows(self._catalogue)
            vectors = {
                name: np.stack([read.vectors[name] for read in waiting.values()])
                for name in store.dimensions
            }
            store.write(first, vectors)
            store.flush()
            rows = range(first, first + len(waiting))
            connection.executemany(
                "INSERT INTO rows (row, photo) VALUES (?, ?)", zip(rows, waiting, strict=True)
            )
            connection.executemany(
                "UPDATE photos SET row = ?, hash = ?, width = ?, height = ?,"
                " state = 'ready', reason = NULL WHERE id = ?",
                [
                    (row, read.hash, read.width, read.height, photo)
                    for row, (photo, read) in zip(rows, waiting.items(), strict=True)
                ],
            )
            shots = [(p, r.hash, r.shot) for p, r in waiting.items() if r.shot is not None]
            self._note_shots(self._catalogue, shots)
        return [*waiting]

    def fill(self, batch: Iterable[tuple[int, ReadPhoto]]) -> None:
        """Write what the matrices that are being filled lack at rows, (row, what was read) each.

        What was read of another content than the row's is left out.
        """
        seen = {row: read for row, read in batch if self._is_of_row(row, read.hash)}
        self._write({row: read.vectors for row, read in seen.items()})
        self._note_seen(seen)

    def search_filled(self) -> None:
        """Search the matrices that were filled as far as files are at hand. Rows that are unseen
        get the mean of the others."""
        count = count_rows(self._catalogue)
        for matrix in self._filled:
            unseen = unseen_rows(self._catalogue, matrix)
            if len(unseen) == count:
                continue  # no photo is at hand
            with closing(store_of(self._library, [matrix])) as store:
                store.lengthen(count)
            mean = means(self._catalogue, self._library, [matrix])
            for start in range(0, len(unseen), AT_ONCE):
                self._write(dict.fromkeys(unseen[start : start + AT_ONCE], mean), [matrix])
            search_filled(self._catalogue, matrix)

    def _write(
        self,
        vectors: Mapping[int, Mapping[str, Float32]],
        matrices: Sequence[StoredMatrix] | None = None,
    ) -> None:
        """Write and flush vectors at rows."""
        with closing(store_of(self._library, matrices or self._filled)) as store:
            for row, found in vectors.items():
                store.write(row, {name: found[name][None] for name in store.dimensions})
            store.flush()

    def _is_of_row(self, row: int, content: bytes) -> bool:
        with self._catalogue.reading() as connection:
            found = connection.execute("SELECT hash FROM photos WHERE row = ?", (row,)).fetchone()
        return bool(found == (content,))

    def _note_seen(self, rows: Iterable[int]) -> None:
        with self._catalogue.transaction() as connection:
            connection.executemany(
                "DELETE FROM unseen_rows WHERE row = ? AND matrix = ?",
                [(row, matrix.id) for row in rows for matrix in self._filled],
            )


def _waits(connection: sqlite3.Connection, photo: int) -> bool:
    """Whether it waits to be read: it is pending, or a matrix holds the mean in its place."""
    select = f"SELECT 1 FROM photos WHERE id = ? AND {WAITS}"
    return connection.execute(select, (photo,)).fetchone() is not None
