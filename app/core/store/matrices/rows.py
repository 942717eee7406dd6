"""Adds rows of vectors to a library: written to the matrices and flushed first, then committed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from app.core.store.catalogue import Catalogue
from app.core.store.matrices.extents import (
    OWN,
    add_rows,
    closed_up,
    own_local_rows,
    read_extents,
    tidy_extents,
)
from app.core.store.matrices.generations import Generation, find_generation, open_store
from app.core.store.matrices.row_queries import rows_lacking
from app.core.store.matrices.shards import layout_of
from app.core.store.matrices.stored_rows import StoredRows
from app.core.store.matrices.vectors import VectorStore, checksum
from app.core.store.states import WITHOUT_ROW
from app.core.types import Shot
from engine.types import Float32

AT_ONCE = 250  # rows that are copied or filled in one go
FILLED_FROM = 1_000  # rows whose mean stands in for photos that cannot be read any more


@dataclass(frozen=True, slots=True)
class ReadPhoto:
    """What reading a photo gave: the hash of its bytes, its size in pixels as seen, and its vectors
    (d,), which are stored as they are: times the scales of the generation. What its
    EXIF tells of the shot is None if that was not asked.
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
    crc: int  # over its vectors
    local: int


class RowWriter:
    """Adds rows to one generation of the library in folder ``library``.

    `append` adds photos to the searched generation; `rewrite` fills the next one, at the rows that
    photos have already, and `swap_in` makes it the searched one. These write to the generation's
    own folder; `commit_appended` and `commit_rewritten` record what was flushed to a shard. All
    raise StorageError where they cannot write.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        library: Path,
        generation: Generation,
        note_shots: Callable[[Catalogue, list[tuple[int, bytes, Shot]]], object],
    ) -> None:
        self._catalogue = catalogue
        self._note_shots = note_shots
        self._generation = generation
        self._store = open_store(library, generation)

    def close(self) -> None:
        """Close the matrices' files."""
        self._store.close()

    def append(self, batch: Sequence[tuple[int, ReadPhoto]]) -> list[int]:
        """Give photos, (id, what was read) each, the next rows of the searched generation.

        Returns the photos; those that do not wait to be read any more (removed meanwhile, say) are
        left out.
        """
        store = self._store
        with self._catalogue.reading() as connection:
            searched = find_generation(self._catalogue, current=True)
            batch = [each for each in batch if _is_pending(connection, each[0])]
            if not batch or searched is None:
                return []
            rows = range(searched.rows, searched.rows + len(batch))
            local_rows = own_local_rows(self._catalogue, searched.id, rows)
        matrices = {
            name: np.stack([read.vectors[name] for _, read in batch]) for name in store.dimensions
        }
        store.write(local_rows[0], matrices)
        store.flush()
        written = [
            written_photo(photo, read, local, store)
            for (photo, read), local in zip(batch, local_rows, strict=True)
        ]
        with self._catalogue.transaction():
            appended = self.commit_appended(OWN, written)
            self._note_shots(self._catalogue, _shots(batch, appended))
        return appended

    def commit_appended(self, shard: str, batch: Sequence[WrittenPhoto]) -> list[int]:
        """Make photos that were flushed to ``shard`` the next rows of the searched generation.

        Returns the photos that waited to be read. The others do not get a row: they were removed
        meanwhile, or another worker has read them too. Nothing does if another generation is
        searched.
        """
        generation = self._generation.id
        with self._catalogue.transaction() as connection:
            searched = find_generation(self._catalogue, current=True)
            batch = [photo for photo in batch if _is_pending(connection, photo.photo)]
            if not batch or searched is None or searched.id != generation:
                return []
            numbered = list(enumerate(batch, start=searched.rows))
            _insert_rows(self._catalogue, generation, shard, numbered)
            connection.executemany(
                "UPDATE photos SET row = ?, hash = ?, width = ?, height = ?,"
                " state = 'ready', reason = NULL WHERE id = ?",
                [
                    (row, photo.hash, photo.width, photo.height, photo.photo)
                    for row, photo in numbered
                ],
            )
            connection.execute(
                "UPDATE generations SET rows = rows + ? WHERE id = ?", (len(batch), generation)
            )
        return [photo.photo for photo in batch]

    def rewrite(self, batch: Sequence[tuple[int, int, ReadPhoto]]) -> None:
        """Write photos of the next generation, (row, id, what was read) each, at their rows."""
        self.commit_rewritten(OWN, self._write(batch))

    def commit_rewritten(self, shard: str, batch: Iterable[tuple[int, WrittenPhoto]]) -> None:
        """Record that photos of the next generation, (row, photo) each, were flushed to ``shard``.

        Those that it has already are left out.
        """
        generation = self._generation.id
        with self._catalogue.transaction() as connection:
            fresh = [
                (row, photo) for row, photo in batch if not _has_row(connection, generation, row)
            ]
            _insert_rows(self._catalogue, generation, shard, fresh)

    def swap_in(self, stored: StoredRows | None = None) -> None:
        """Make the next generation the searched one.

        Rows that could not be read again (vanished, superseded, unreadable, offline) keep what is
        ``stored`` of them, if the two generations share modalities, and for the rest get the mean
        of the others, which says nothing for or against any photo; should their files come back,
        they are read into new rows.
        """
        missing = rows_lacking(self._catalogue, self._generation)
        mean = self._mean_row()
        generation = self._generation.id
        with self._catalogue.transaction() as connection:
            for start in range(0, len(missing), AT_ONCE):
                some = missing[start : start + AT_ONCE]
                kept = {} if stored is None else stored.read([row for row, _ in some])
                means = [(r, p, ReadPhoto(b"", 0, 0, mean | kept.get(r, {}))) for r, p in some]
                self.rewrite(means)
            tidy_extents(self._catalogue, generation)
            connection.execute(
                "UPDATE generations SET rows = (SELECT rows FROM generations WHERE current)"
                " WHERE id = ?",
                (generation,),
            )
            connection.execute("DELETE FROM generations WHERE current")
            connection.execute("UPDATE generations SET current = 1 WHERE id = ?", (generation,))
            connection.executemany(
                f"UPDATE photos SET {WITHOUT_ROW} WHERE row = ?", [(row,) for row, _ in missing]
            )

    def _write(self, batch: Sequence[tuple[int, int, ReadPhoto]]) -> list[tuple[int, WrittenPhoto]]:
        """Write and flush photos wherever this machine may; (row, photo) of each."""
        store = self._store
        local_rows = own_local_rows(
            self._catalogue, self._generation.id, [row for row, _, _ in batch]
        )
        for (_, _, read), local in zip(batch, local_rows, strict=True):
            store.write(local, {name: read.vectors[name][None] for name in store.dimensions})
        store.flush()
        return [
            (row, written_photo(photo, read, local, store))
            for (row, photo, read), local in zip(batch, local_rows, strict=True)
        ]

    def _mean_row(self) -> dict[str, Float32]:
        """The mean of about FILLED_FROM of the rows that the next generation has."""
        dimensions = self._generation.dimensions
        extents = closed_up(read_extents(self._catalogue, self._generation.id))
        count = sum(extent.count for extent in extents)
        if not count:
            return {name: np.zeros(d, np.float32) for name, d in dimensions.items()}
        layout = layout_of(extents, count, self._store.folder, dimensions)
        chosen = np.arange(0, count, count // FILLED_FROM + 1)
        matrices = layout.matrices(dimensions)
        return {name: matrix[chosen].mean(axis=0) for name, matrix in matrices.items()}


def _shots(
    batch: Iterable[tuple[int, ReadPhoto]], appended: Iterable[int]
) -> list[tuple[int, bytes, Shot]]:
    wanted = set(appended)
    return [(photo, r.hash, r.shot) for photo, r in batch if r.shot is not None and photo in wanted]


def _is_pending(connection: sqlite3.Connection, photo: int) -> bool:
    found = connection.execute("SELECT state FROM photos WHERE id = ?", (photo,)).fetchone()
    return bool(found == ("pending",))


def _has_row(connection: sqlite3.Connection, generation: int, row: int) -> bool:
    return (
        connection.execute(
            "SELECT 1 FROM rows WHERE generation = ? AND row = ?", (generation, row)
        ).fetchone()
        is not None
    )


def written_photo(photo: int, read: ReadPhoto, local: int, store: VectorStore) -> WrittenPhoto:
    """The record of a photo whose vectors were flushed to row ``local`` of ``store``."""
    crc = checksum([read.vectors[name] for name in store.dimensions])
    return WrittenPhoto(photo, read.hash, read.width, read.height, crc, local)


def _insert_rows(
    catalogue: Catalogue,
    generation: int,
    shard: str,
    batch: Sequence[tuple[int, WrittenPhoto]],
) -> None:
    with catalogue.transaction() as connection:
        connection.executemany(
            "INSERT INTO rows (generation, row, photo, crc) VALUES (?, ?, ?, ?)",
            [(generation, row, photo.photo, photo.crc) for row, photo in batch],
        )
    local_rows = sorted((row, photo.local) for row, photo in batch)
    add_rows(catalogue, generation, shard, local_rows)
