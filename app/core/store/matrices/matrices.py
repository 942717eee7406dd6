"""The matrices of a library: one for each version of a modality, all with the same rows.

A matrix that comes later is filled beside those that are searched: its `unseen_rows` are those that
it lacks. It is searched once all photos at hand were seen; the rows that are unseen then hold its
mean, and their photos are read anew when their files are there.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass
from hashlib import blake2b
from pathlib import Path

import numpy as np

from app.core.store.catalogue import Catalogue
from app.core.store.matrices.vectors import VectorStore
from app.core.store.states import IS_SEARCHABLE, UNSEEN, WITHOUT_ROW
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
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT id, modality, version, dimension, scale, searched FROM matrices ORDER BY id"
        ).fetchall()
    return tuple(
        StoredMatrix(number, modality, version, dimension, scale, bool(is_searched))
        for number, modality, version, dimension, scale, is_searched in found
        if searched in (None, bool(is_searched))
    )


def count_rows(catalogue: Catalogue) -> int:
    """How many rows each matrix has."""
    with catalogue.reading() as connection:
        found: int = connection.execute("SELECT coalesce(max(row) + 1, 0) FROM rows").fetchone()[0]
    return found


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
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT photos.id, roots.path, photos.path, photos.row FROM photos"
            " JOIN roots ON roots.id = root"
            f" WHERE online AND {IS_SEARCHABLE} AND photos.row IN {UNSEEN.format(0)}"
            " ORDER BY photos.row"
        ).fetchall()
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
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT row FROM unseen_rows WHERE matrix = ? ORDER BY row", (matrix.id,)
        ).fetchall()
    return [row for (row,) in found]


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
