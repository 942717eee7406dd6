"""Keep the matrices of a library: one for each version of a modality, all with the same rows.

A matrix that is added later is filled while older ones are searched; `unseen_rows` lists the rows
that it lacks. It is searched once all photos whose files are there have been read. Rows that are
still unseen then hold its mean, and their photos are read again when their files are there.

Rows are written to the matrices and flushed first, then committed. Those that differ from what was
written are found by their checksums.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import astuple, dataclass
from hashlib import blake2b
from pathlib import Path

import numpy as np

from app.core.base.errors import LibraryDamagedError
from app.core.base.photo_types import Shot
from app.core.store.catalogue import Catalogue
from app.core.store.connection import IN_LIST, stored_path
from app.core.store.photo_states import IS_SEARCHABLE, UNSEEN, WAITS, free_rows_of
from app.core.vectors.vectors import STORED, VectorStore, checksums
from engine.ordinary import opened
from engine.types import Float32, Mask, Rows
from features.modality import Modality

MEAN_OF = 1_000  # rows used for the mean that replaces unseen rows


@dataclass(frozen=True, slots=True)
class StoredMatrix:
    """One line of the table ``matrices``."""

    id: int
    modality: str
    version: int
    dimension: int
    scale: float
    searched: bool

    @property
    def name(self) -> str:
        """The name of its files and of its vectors in memory; unique to modality and version."""
        return name_of(self.modality, self.version)


def name_of(modality: str, version: int) -> str:
    """Return the name of a matrix."""
    return f"{modality}-{version}"


def modality_of(name: str) -> str:
    """Return the modality of the matrix of this name."""
    return name.rpartition("-")[0]


def dimensions_of(matrices: Iterable[StoredMatrix]) -> dict[str, int]:
    """Return name -> entries of a row."""
    return {matrix.name: matrix.dimension for matrix in matrices}


def key_of(matrices: Iterable[StoredMatrix]) -> str:
    """Return the key of data derived from these matrices, unique within the library.

    Matrices with other vectors never get the same key. 16 hexadecimal digits.
    """
    facts = repr([astuple(matrix)[:-1] for matrix in matrices])
    return blake2b(facts.encode(), digest_size=8).hexdigest()


def vectors_folder(library: Path) -> Path:
    """Return the folder of matrices of the library in folder ``library``."""
    return library / "vectors"


def stored_matrices(
    catalogue: Catalogue, *, searched: bool | None = None
) -> tuple[StoredMatrix, ...]:
    """Return all matrices, oldest first; only those ``searched``, or only those being filled."""
    found = catalogue.records(
        lambda *line: StoredMatrix(*(*line[:-1], bool(line[-1]))),
        "SELECT id, modality, version, dimension, scale, searched FROM matrices ORDER BY id",
    )
    return tuple(matrix for matrix in found if searched in (None, matrix.searched))


def count_rows(catalogue: Catalogue) -> int:
    """Return how many rows each matrix has."""
    found: int = catalogue.value("SELECT coalesce(max(row) + 1, 0) FROM rows")
    return found


def described_rows(catalogue: Catalogue) -> int:
    """Return how many lines the table ``rows`` has."""
    count: int = catalogue.value("SELECT count(*) FROM rows")
    return count


def begin_matrix(catalogue: Catalogue, modality: Modality, scale: float) -> None:
    """Add a matrix. It is searched at once if there are no rows that it could lack."""
    with catalogue.transaction() as connection:
        made = connection.execute(
            "INSERT INTO matrices (modality, version, dimension, scale, searched)"
            " VALUES (?, ?, ?, ?, NOT EXISTS (SELECT 1 FROM rows))",
            (modality.name, modality.version, modality.dimension, scale),
        ).lastrowid
        connection.execute("INSERT INTO unseen_rows SELECT ?, row FROM rows ORDER BY row", (made,))


def drop_matrices(catalogue: Catalogue, matrices: Iterable[StoredMatrix]) -> None:
    """Remove matrices from the catalogue; their files are no longer used."""
    catalogue.change(f"DELETE FROM matrices WHERE id {IN_LIST}", [each.id for each in matrices])


def drop_all(catalogue: Catalogue) -> None:
    """Remove all matrices and rows from the catalogue; all photos are read again."""
    with catalogue.transaction() as connection:
        for table in ("matrices", "rows"):
            connection.execute(f"DELETE FROM {table}")
        free_rows_of(connection, "row IS NOT NULL")


def search_filled(catalogue: Catalogue, matrix: StoredMatrix) -> None:
    """Mark a matrix as searched, and remove other versions of its modality."""
    with catalogue.transaction() as connection:
        connection.execute(
            "DELETE FROM matrices WHERE modality = ? AND id <> ?", (matrix.modality, matrix.id)
        )
        connection.execute("UPDATE matrices SET searched = 1 WHERE id = ?", (matrix.id,))


def store_of(library: Path, matrices: Iterable[StoredMatrix]) -> VectorStore:
    """Return the files of ``matrices`` of the library in folder ``library``."""
    return VectorStore(vectors_folder(library), dimensions_of(matrices))


def row_table(catalogue: Catalogue) -> tuple[Rows, Mask]:
    """Return each row's photo, int64 (n,), and whether it can be searched by it, bool (n,)."""
    with catalogue.reading() as connection:
        found = connection.execute(
            f"SELECT rows.photo, photos.row IS rows.row AND {IS_SEARCHABLE}"
            " FROM rows LEFT JOIN at_hand AS photos ON photos.id = rows.photo ORDER BY rows.row"
        )
        table = np.fromiter(found, np.dtype([("photo", np.int64), ("alive", np.bool_)]))
    return table["photo"].copy(), table["alive"].copy()


def unseen_at_hand(catalogue: Catalogue) -> list[tuple[int, Path, int]]:
    """Return (photo, path, row), by row, of online photos that matrices being filled lack."""
    return catalogue.records(
        lambda photo, root, path, row: (photo, stored_path(root, path), row),
        "SELECT photos.id, roots.path, photos.path, photos.row FROM at_hand AS photos"
        " JOIN roots ON roots.id = root"
        f" WHERE online AND {IS_SEARCHABLE} AND photos.row IN {UNSEEN.format(0)}"
        " ORDER BY photos.row",
    )


def count_searchable(catalogue: Catalogue, *, unseen: bool = False) -> int:
    """Count searchable photos; ``unseen``: only those that a matrix being filled lacks."""
    lacking = f" AND photos.row IN {UNSEEN.format(0)}" if unseen else ""
    count: int = catalogue.value(
        f"SELECT count(*) FROM at_hand AS photos WHERE {IS_SEARCHABLE}{lacking}"
    )
    return count


def unseen_rows(catalogue: Catalogue, matrix: StoredMatrix) -> list[int]:
    """Return the rows that a matrix lacks, or that hold its mean."""
    return catalogue.column("SELECT row FROM unseen_rows WHERE matrix = ? ORDER BY row", matrix.id)


def mean_of(
    catalogue: Catalogue, library: Path, matrix: StoredMatrix, without: Sequence[int] = ()
) -> Float32:
    """Return the mean of about MEAN_OF seen rows of a matrix, float32 (d,); 0 if no row is seen.

    It says nothing for or against any photo. Rows ``without`` are left out. Raises
    LibraryDamagedError.
    """
    count = count_rows(catalogue)
    seen = np.ones(count, bool)
    seen[[*unseen_rows(catalogue, matrix), *without]] = False
    rows = np.flatnonzero(seen)
    rows = rows[:: len(rows) // MEAN_OF + 1]
    vectors = store_of(library, [matrix]).matrix(matrix.name, count)[rows]
    mean: Float32 = vectors.mean(axis=0) if len(rows) else vectors.sum(axis=0)
    return mean


def write_mean(
    catalogue: Catalogue, library: Path, matrix: StoredMatrix, rows: Sequence[int]
) -> None:
    """Write the mean of the other rows at ``rows``."""
    mean = mean_of(catalogue, library, matrix, without=rows)
    with closing(store_of(library, [matrix])) as store:
        for row in rows:
            store.write(row, {matrix.name: mean[None]})
        store.flush()


@dataclass(frozen=True, slots=True)
class ReadPhoto:
    """The result of reading a photo: hash of its bytes, size in pixels as shown, and vectors.

    ``vectors``: by name of the matrix, (d,), as stored. ``shot``: None if EXIF was not asked for.
    """

    hash: bytes
    width: int
    height: int
    vectors: Mapping[str, Float32]
    shot: Shot | None = None


class RowWriter:
    """Append rows to the library in folder ``library``, and fill matrices that lack some.

    The methods raise StorageError where they cannot write.
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
        """Give the photos in ``batch``, (id, what was read) each, the next rows; return their ids.

        Photos that are no longer waiting to be read are left out: they were removed meanwhile, or
        read twice. Nothing is appended if the matrices have changed.
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
            connection.executemany(  # first: a photo with a size was read before (`said_tables`)
                "UPDATE files SET hash = ?1, state = 'ready', reason = NULL WHERE photo = ?2"
                " AND (id = (SELECT file FROM photos WHERE photos.id = photo)"
                " OR hash = ?1 AND state = 'pending')",
                [(read.hash, photo) for photo, read in waiting.items()],
            )
            connection.executemany(
                "UPDATE photos SET row = ?, width = ?, height = ? WHERE id = ?",
                [
                    (row, read.width, read.height, photo)
                    for row, (photo, read) in zip(rows, waiting.items(), strict=True)
                ],
            )
            shots = [(p, r.hash, r.shot) for p, r in waiting.items() if r.shot is not None]
            self._note_shots(self._catalogue, shots)
        return [*waiting]

    def fill(self, batch: Iterable[tuple[int, ReadPhoto]]) -> None:
        """Write what the matrices being filled lack at rows, (row, what was read) each.

        A photo whose content is no longer that of the row is left out.
        """
        seen = {row: read for row, read in batch if self._is_of_row(row, read.hash)}
        with closing(store_of(self._library, self._filled)) as store:
            for row, read in seen.items():
                store.write(row, {name: read.vectors[name][None] for name in store.dimensions})
            store.flush()
        self._note_seen(seen)

    def search_filled(self) -> None:
        """Search the matrices being filled from now on. Unseen rows get the mean of the others."""
        count = count_rows(self._catalogue)
        for matrix in self._filled:
            unseen = unseen_rows(self._catalogue, matrix)
            if len(unseen) == count:
                continue  # no photo was read for it
            with closing(store_of(self._library, [matrix])) as store:
                store.lengthen(count)
            write_mean(self._catalogue, self._library, matrix, unseen)
            search_filled(self._catalogue, matrix)

    def _is_of_row(self, row: int, content: bytes) -> bool:
        found = self._catalogue.row("SELECT hash FROM at_hand WHERE row = ?", row)
        return bool(found == (content,))

    def _note_seen(self, rows: Iterable[int]) -> None:
        with self._catalogue.transaction() as connection:
            connection.executemany(
                "DELETE FROM unseen_rows WHERE row = ? AND matrix = ?",
                [(row, matrix.id) for row in rows for matrix in self._filled],
            )


def _waits(connection: sqlite3.Connection, photo: int) -> bool:
    """Return whether a photo is to be read: it is pending, or a matrix has the mean at its row."""
    select = f"SELECT 1 FROM at_hand AS photos WHERE id = ? AND {WAITS}"
    return connection.execute(select, (photo,)).fetchone() is not None


CHECK_BATCH = 1_000  # rows


def torn_rows(store: VectorStore, name: str, count: int) -> list[int]:
    """Return those of a matrix's first ``count`` rows that don't match their checksums, ascending.

    Raises LibraryDamagedError if a file is missing, short or can't be read.
    """
    store.check(count)
    dimension, wanted = store.dimensions[name], store.checksums(name, count)
    torn: list[int] = []
    try:
        with opened(store.path(name)) as file:
            for first in range(0, count, CHECK_BATCH):
                expected = wanted[first : first + CHECK_BATCH]
                part = np.fromfile(file, STORED, len(expected) * dimension)
                if len(part) < len(expected) * dimension:  # it was cut after the check
                    raise store.short(name, count)
                found = checksums(part.reshape(-1, dimension))
                torn += (first + np.flatnonzero(found != expected)).tolist()
    except OSError as error:
        raise store.short(name, count, error.strerror or str(error)) from error
    return torn


def faults(catalogue: Catalogue, folder: Path) -> Iterator[str]:
    """Yield sentences about rows that are not described once, and about rows that are torn."""
    described, count = described_rows(catalogue), count_rows(catalogue)
    if described != count:
        yield f"The catalogue counts {count} rows but describes {described}."  # not shown
        return
    if not count:
        return  # no file has been written yet
    searched = stored_matrices(catalogue, searched=True)
    if not searched:
        yield "The vectors of all photos are missing."  # not shown: by doctor alone
    try:
        store = store_of(folder, searched)
        torn = {row for each in searched for row in torn_rows(store, each.name, count)}
    except LibraryDamagedError as error:
        yield error.sentence
        return
    for row in sorted(torn):
        yield f"The vectors at row {row} are not what was written."  # not shown: by doctor alone
