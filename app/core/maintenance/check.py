"""Whether a library is whole: the catalogue in itself, with the matrices, and with its files."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from likewise.app.core.errors import LibraryDamagedError
from likewise.app.core.library.library import Library
from likewise.app.core.library.models import model_path
from likewise.app.core.maintenance.check_profiles import check_profiles
from likewise.app.core.store.generations import (
    Generation,
    find_generation,
    read_layout,
    vocabulary_path,
)
from likewise.app.core.store.vectors import checksum
from likewise.features.errors import VocabularyError
from likewise.features.vocabulary import Vocabularies

AT_ONCE = 1_000  # rows that are compared in one go


def check(library: Library) -> list[str]:
    """Sentences about what is wrong with the library; empty if all is well.

    Reads everything: some seconds for 10,000 photos.
    """
    return [fault for faults in check_parts(library).values() for fault in faults]


def check_parts(library: Library) -> dict[str, list[str]]:
    """The same, by the part of the library that it is about; all parts are named."""
    folder = library.folder
    with library.catalogue.reading() as connection:
        generation = find_generation(connection, current=True)
        return {
            "catalogue": list(_database(connection)),
            "photos": list(_photos(connection)),
            "vocabulary": [] if generation is None else list(_files(folder, generation)),
            "vectors": [] if generation is None else list(_vectors(connection, folder, generation)),
            "profiles": list(check_profiles(library)),
        }


def torn_rows(
    connection: sqlite3.Connection, folder: Path, generation: Generation
) -> Iterator[int]:
    """The committed rows that are not what was written, by their checksums.

    Raises LibraryDamagedError if a matrix is short, or the catalogue contradicts itself.
    """
    matrices = list(
        read_layout(connection, folder, generation).matrices(generation.dimensions).values()
    )
    for first in range(0, generation.rows, AT_ONCE):
        parts = [matrix[first : first + AT_ONCE] for matrix in matrices]
        crcs = connection.execute(
            "SELECT crc FROM rows WHERE generation = ? AND row >= ? ORDER BY row LIMIT ?",
            (generation.id, first, AT_ONCE),
        ).fetchall()
        for number, (crc,) in enumerate(crcs):
            if checksum([part[number] for part in parts]) != crc:
                yield first + number


def _database(connection: sqlite3.Connection) -> Iterator[str]:
    for (fault,) in connection.execute("PRAGMA integrity_check").fetchall():
        if fault != "ok":
            yield f"The catalogue is damaged: {fault}."
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check").fetchall():
        yield f"Line {row} of the table {table} points to a line of {parent} that is not there."


def _photos(connection: sqlite3.Connection) -> Iterator[str]:
    """Every photo that can be searched has a row, and it is a row of its own."""
    for (photo,) in connection.execute(
        "SELECT id FROM photos WHERE state IN ('partial', 'ready') AND row IS NULL"
    ).fetchall():
        yield f"Photo {photo} counts as read but has no row."
    for photo, row in connection.execute(
        "SELECT photos.id, photos.row FROM photos LEFT JOIN rows ON rows.row = photos.row"
        " AND generation = (SELECT id FROM generations WHERE current)"
        " WHERE photos.row IS NOT NULL AND rows.photo IS NOT photos.id"
    ).fetchall():
        yield f"Photo {photo} stands at row {row}, which is not its own."
    for root, path, copies in connection.execute(
        "SELECT root, path, count(*) FROM photos WHERE state <> 'gone'"
        " GROUP BY root, path HAVING count(*) > 1"
    ).fetchall():
        yield f"The file {path!r} of folder {root} is in the catalogue {copies} times."


def _files(folder: Path, generation: Generation) -> Iterator[str]:
    """What the vectors were made with is there, and is what it was."""
    if fault := vocabulary_fault(folder, generation):
        yield fault
    model = model_path(folder, generation.dimensions)
    if model is not None and not model.is_file():
        yield f"The image model {model} is missing."


def vocabulary_fault(folder: Path, generation: Generation) -> str:
    """A sentence if the visual words of a generation can't be used; empty if they can."""
    if generation.vocabulary is None:
        return ""
    path = vocabulary_path(folder, generation.vocabulary)
    if not path.is_file():
        return f"The vocabulary {path} is missing."
    try:
        found = Vocabularies.load(path).id
    except VocabularyError as error:
        return str(error)
    same = found == generation.vocabulary
    return "" if same else f"The vocabulary {path} is not what was written."


def _vectors(connection: sqlite3.Connection, folder: Path, generation: Generation) -> Iterator[str]:
    """Every committed row is there once, and the matrices hold what was written."""
    described, last = connection.execute(
        "SELECT count(*), coalesce(max(row), -1) FROM rows WHERE generation = ?", (generation.id,)
    ).fetchone()
    if not described == last + 1 == generation.rows:
        yield f"The catalogue counts {generation.rows} rows but describes {described}."
        return
    try:
        for row in torn_rows(connection, folder, generation):
            yield f"The vectors at row {row} are not what was written."
    except LibraryDamagedError as error:
        yield error.sentence
