"""The matrices of a library: one for each version of a modality, all with the same rows.

A matrix that comes later is filled beside those that are searched: its `unseen_rows` are those that
it lacks. It is searched once all photos at hand were seen; the rows that are unseen then hold its
mean, and their photos are read anew when their files are there.

Rows are written to the matrices and flushed first, then committed.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import astuple, dataclass
from hashlib import blake2b
from pathlib import Path

import numpy as np

from app.core.base.photo_types import Shot
from app.core.store.catalogue import Catalogue
from app.core.store.rules import IS_SEARCHABLE, UNSEEN, WAITS, WITHOUT_ROW
from app.core.vectors.vectors import VectorStore
from engine.types import Float32, Mask, Rows
from features.modality import Modality

MEAN_OF = 1_000  # rows whose mean stands in for what can't be seen


@dataclass(frozen=True, slots=True)
class StoredMatrix:
    """One line of the table."""

    id: int
    modality: str
    version: int
    dimension: int
    scale: float
    searched: bool

    @property
    def name(self) -> str:
        """What its files are called, and its vectors in memory: two versions may be there."""
        return name_of(self.modality, self.version)


def name_of(modality: str, version: int) -> str:
    """Names a matrix."""
    return f"{modality}-{version}"


def modality_of(name: str) -> str:
    """The modality of the matrix of this name."""
    return name.rpartition("-")[0]


def dimensions_of(matrices: Iterable[StoredMatrix]) -> dict[str, int]:
    """Name -> entries of a row."""
    return {matrix.name: matrix.dimension for matrix in matrices}


def key_of(matrices: Iterable[StoredMatrix]) -> str:
    """Names what the vectors of a library mean, and is never that of other vectors in it: whatever
    is derived from them is kept under it. 16 hexadecimal digits."""
    facts = repr([astuple(matrix)[:-1] for matrix in matrices])
    return blake2b(facts.encode(), digest_size=8).hexdigest()


def vectors_folder(library: Path) -> Path:
    """Where the library in folder ``library`` has its matrices."""
    return library / "vectors"


def stored_matrices(
    catalogue: Catalogue, *, searched: bool | None = None
) -> tuple[StoredMatrix, ...]:
    """All matrices, oldest first; only those that are ``searched``, or are being filled."""
    found = catalogue.rows(
        "SELECT id, modality, version, dimension, scale, searched FROM matrices ORDER BY id"
    )
    return tuple(
        StoredMatrix(number, modality, version, dimension, scale, bool(is_searched))
        for number, modality, version, dimension, scale, is_searched in found
        if searched in (None, bool(is_searched))
    )


def count_rows(catalogue: Catalogue) -> int:
    """How many rows each matrix has."""
    found: int = catalogue.value("SELECT coalesce(max(row) + 1, 0) FROM rows")
    return found


def described_rows(catalogue: Catalogue) -> int:
    """How many rows are described."""
    count: int = catalogue.value("SELECT count(*) FROM rows")
    return count


def begin_matrix(catalogue: Catalogue, modality: Modality, scale: float) -> None:
    """Begin a matrix. It is searched from the start if there are no rows that it could lack."""
    with catalogue.transaction() as connection:
        made = connection.execute(
            "INSERT INTO matrices (modality, version, dimension, scale, searched)"
            " VALUES (?, ?, ?, ?, NOT EXISTS (SELECT 1 FROM rows))",
            (modality.name, modality.version, modality.dimension, scale),
        ).lastrowid
        connection.execute("INSERT INTO unseen_rows SELECT ?, row FROM rows ORDER BY row", (made,))


def drop_matrices(catalogue: Catalogue, matrices: Iterable[StoredMatrix]) -> None:
    """Forget matrices; their files are in use no more."""
    with catalogue.transaction() as connection:
        connection.executemany(
            "DELETE FROM matrices WHERE id = ?", [(matrix.id,) for matrix in matrices]
        )


def drop_all(catalogue: Catalogue) -> None:
    """Forget all matrices and rows; all photos are read again."""
    with catalogue.transaction() as connection:
        for table in ("matrices", "rows"):
            connection.execute(f"DELETE FROM {table}")
        connection.execute(f"UPDATE photos SET {WITHOUT_ROW} WHERE row IS NOT NULL")


def search_filled(catalogue: Catalogue, matrix: StoredMatrix) -> None:
    """Search a matrix from now on, in place of an older version of its modality."""
    with catalogue.transaction() as connection:
        connection.execute(
            "DELETE FROM matrices WHERE modality = ? AND id <> ?", (matrix.modality, matrix.id)
        )
        connection.execute("UPDATE matrices SET searched = 1 WHERE id = ?", (matrix.id,))


def store_of(library: Path, matrices: Iterable[StoredMatrix]) -> VectorStore:
    """The files of ``matrices`` of the library in folder ``library``."""
    return VectorStore(vectors_folder(library), dimensions_of(matrices))


def row_table(catalogue: Catalogue) -> tuple[Rows, Mask]:
    """For each row: its photo, int64 (n,), and whether it is that photo's row now and may be shown,
    bool (n,)."""
    with catalogue.reading() as connection:
        found = connection.execute(
            f"SELECT rows.photo, photos.row IS rows.row AND {IS_SEARCHABLE}"
            " FROM rows JOIN photos ON photos.id = rows.photo ORDER BY rows.row"
        )
        table = np.fromiter(found, np.dtype([("photo", np.int64), ("alive", np.bool_)]))
    return table["photo"].copy(), table["alive"].copy()


def unseen_at_hand(catalogue: Catalogue) -> list[tuple[int, Path, int]]:
    """(photo, path, row) of what the matrices that are being filled lack and whose files are there,
    by row."""
    found = catalogue.rows(
        "SELECT photos.id, roots.path, photos.path, photos.row FROM photos"
        " JOIN roots ON roots.id = root"
        f" WHERE online AND {IS_SEARCHABLE} AND photos.row IN {UNSEEN.format(0)}"
        " ORDER BY photos.row"
    )
    return [
        (photo, Path(os.fsdecode(folder), os.fsdecode(path)), row)
        for photo, folder, path, row in found
    ]


def count_searchable(catalogue: Catalogue, *, unseen: bool = False) -> int:
    """How many photos can be searched; ``unseen``: that a matrix lacks which is being filled."""
    lacking = f" AND photos.row IN {UNSEEN.format(0)}" if unseen else ""
    with catalogue.reading() as connection:
        select = f"SELECT count(*) FROM photos WHERE {IS_SEARCHABLE}{lacking}"
        count: int = connection.execute(select).fetchone()[0]
    return count


def unseen_rows(catalogue: Catalogue, matrix: StoredMatrix) -> list[int]:
    """The rows that it lacks, or holds the mean at."""
    return catalogue.column("SELECT row FROM unseen_rows WHERE matrix = ? ORDER BY row", matrix.id)


def means(
    catalogue: Catalogue, library: Path, matrices: Iterable[StoredMatrix]
) -> Mapping[str, Float32]:
    """The mean of about MEAN_OF of the rows that each matrix has, float32 (d,), by name; 0 where it
    has none. It says nothing for or against any photo. Raises LibraryDamagedError."""
    found: dict[str, Float32] = {}
    for matrix in matrices:
        count = count_rows(catalogue)
        there = np.ones(count, bool)
        there[unseen_rows(catalogue, matrix)] = False
        rows = np.flatnonzero(there)
        rows = rows[:: len(rows) // MEAN_OF + 1]
        vectors = store_of(library, [matrix]).matrix(matrix.name, count)[rows]
        found[matrix.name] = vectors.mean(axis=0) if len(rows) else vectors.sum(axis=0)
    return found


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
        found = self._catalogue.row("SELECT hash FROM photos WHERE row = ?", row)
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
