"""Adds rows of vectors to a library: written to the matrices and flushed first, then committed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from app.core.store.catalogue import Catalogue
from app.core.store.matrices.extents import OWN, add_rows, count_own_rows
from app.core.store.matrices.matrices import (
    StoredMatrix,
    count_rows,
    dimensions_of,
    means,
    read_layout,
    search_filled,
    stored_matrices,
    unseen_rows,
    vectors_folder,
)
from app.core.store.matrices.shards import shard_folder
from app.core.store.matrices.vectors import VectorStore
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


@dataclass(frozen=True, slots=True)
class WrittenPhoto:
    """A photo whose vectors are flushed to row ``local`` of a shard's files, not committed yet."""

    photo: int
    hash: bytes
    width: int
    height: int
    local: int


class RowWriter:
    """Adds rows to the library in folder ``library``, and fills matrices that lack some.

    `append` and `fill` write here; `commit_appended` and `fill_from` take what was flushed to a
    shard. All raise StorageError where they cannot write.
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
        self._store = VectorStore(vectors_folder(library), dimensions_of(self._matrices))

    def close(self) -> None:
        """Close the matrices' files."""
        self._store.close()

    def append(self, batch: Sequence[tuple[int, ReadPhoto]]) -> list[int]:
        """Give photos, (id, what was read) each, the next rows.

        Returns the photos; those that do not wait to be read any more (removed meanwhile, say) are
        left out.
        """
        store = self._store
        with self._catalogue.reading() as connection:
            batch = [each for each in batch if _waits(connection, each[0])]
            if not batch:
                return []
            first = count_own_rows(self._catalogue)
        store.write(
            first,
            {
                name: np.stack([read.vectors[name] for _, read in batch])
                for name in store.dimensions
            },
        )
        store.flush()
        written = [
            WrittenPhoto(photo, read.hash, read.width, read.height, local)
            for local, (photo, read) in enumerate(batch, start=first)
        ]
        with self._catalogue.transaction():
            appended = self.commit_appended(OWN, written)
            self._note_shots(self._catalogue, _shots(batch, appended))
        return appended

    def commit_appended(self, shard: str, batch: Sequence[WrittenPhoto]) -> list[int]:
        """Make photos that were flushed to ``shard`` the next rows.

        Returns the photos that waited to be read. The others do not get a row: they were removed
        meanwhile, or another worker has read them too. Nothing does if there are other matrices by
        now.
        """
        with self._catalogue.transaction() as connection:
            batch = [photo for photo in batch if _waits(connection, photo.photo)]
            if not batch or stored_matrices(self._catalogue) != self._matrices:
                return []
            numbered = list(enumerate(batch, start=count_rows(self._catalogue)))
            connection.executemany(
                "INSERT INTO rows (row, photo) VALUES (?, ?)",
                [(row, photo.photo) for row, photo in numbered],
            )
            add_rows(self._catalogue, shard, [(row, photo.local) for row, photo in numbered])
            connection.executemany(
                "UPDATE photos SET row = ?, hash = ?, width = ?, height = ?,"
                " state = 'ready', reason = NULL WHERE id = ?",
                [
                    (row, photo.hash, photo.width, photo.height, photo.photo)
                    for row, photo in numbered
                ],
            )
        return [photo.photo for photo in batch]

    def fill(self, batch: Iterable[tuple[int, ReadPhoto]]) -> None:
        """Write what the matrices that are being filled lack at rows, (row, what was read) each.

        What was read of another content than the row's is left out.
        """
        seen = {row: read for row, read in batch if self._is_of_row(row, read.hash)}
        self._write({row: read.vectors for row, read in seen.items()})
        self._note_seen(seen)

    def fill_from(self, shard: str, batch: Sequence[tuple[int, WrittenPhoto]]) -> None:
        """The same with photos that were flushed to ``shard``, (row, photo) each."""
        folder = shard_folder(vectors_folder(self._library), shard)
        end = max((photo.local + 1 for _, photo in batch), default=0)
        matrices = VectorStore(folder, dimensions_of(self._filled)).read(end)
        local = np.array([photo.local for _, photo in batch], np.int64)
        vectors = {name: matrix[local] for name, matrix in matrices.items()}
        self.fill(
            (
                row,
                ReadPhoto(p.hash, p.width, p.height, {name: v[at] for name, v in vectors.items()}),
            )
            for at, (row, p) in enumerate(batch)
        )

    def search_filled(self) -> None:
        """Search the matrices that were filled as far as files are at hand. Rows that are unseen
        get the mean of the others."""
        count = count_rows(self._catalogue)
        for matrix in self._filled:
            unseen = unseen_rows(self._catalogue, matrix)
            if len(unseen) == count:
                continue  # no photo is at hand
            for folder, rows in self._lengths(matrix):
                with closing(VectorStore(folder, dimensions_of([matrix]))) as store:
                    store.lengthen(rows)
            mean = means(self._catalogue, self._library, [matrix])
            for start in range(0, len(unseen), AT_ONCE):
                self._write(dict.fromkeys(unseen[start : start + AT_ONCE], mean), [matrix])
            search_filled(self._catalogue, matrix)

    def _lengths(self, matrix: StoredMatrix) -> list[tuple[Path, int]]:
        layout = read_layout(self._catalogue, self._library, [matrix])
        return [(shard.folder, shard.rows) for shard in layout.shards]

    def _write(
        self,
        vectors: Mapping[int, Mapping[str, Float32]],
        matrices: Sequence[StoredMatrix] | None = None,
    ) -> None:
        """Write and flush vectors at rows, in whatever folder these stand."""
        layout = read_layout(self._catalogue, self._library, matrices or self._filled)
        rows = np.fromiter(vectors, np.int64)
        shards, local = (each.tolist() for each in layout.locate(rows))
        for number in set(shards):
            with closing(layout.shards[number].store) as store:
                for row, shard, at in zip(vectors, shards, local, strict=True):
                    if shard == number:
                        found = {name: vectors[row][name][None] for name in store.dimensions}
                        store.write(at, found)
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


def _shots(
    batch: Iterable[tuple[int, ReadPhoto]], appended: Iterable[int]
) -> list[tuple[int, bytes, Shot]]:
    wanted = set(appended)
    return [(photo, r.hash, r.shot) for photo, r in batch if r.shot is not None and photo in wanted]


def _waits(connection: sqlite3.Connection, photo: int) -> bool:
    """Whether it waits to be read: it is pending, or a matrix holds the mean in its place."""
    select = f"SELECT 1 FROM photos WHERE id = ? AND {WAITS}"
    return connection.execute(select, (photo,)).fetchone() is not None
