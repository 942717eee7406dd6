"""Whether a library is whole: the catalogue in itself, and with the matrices."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from app.core.catalogue import Catalogue
from app.core.errors import LibraryDamagedError
from app.core.generations import Generation, find_generation, open_store, vocabulary_path
from app.core.vectors import VectorStore, checksum


def check(folder: Path, catalogue: Catalogue) -> list[str]:
    """Sentences about what is wrong with the library in ``folder``; empty if all is well."""
    with catalogue.reading() as connection:
        generation = find_generation(connection, current=True)
        faults = [*_database(connection), *_photos(connection)]
        if generation is not None:
            faults += _generation(connection, folder, generation)
    return faults


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


def _generation(
    connection: sqlite3.Connection, folder: Path, generation: Generation
) -> Iterator[str]:
    """Every committed row is there once, and the matrices hold what was written."""
    crcs = dict(
        connection.execute(
            "SELECT row, crc FROM rows WHERE generation = ?", (generation.id,)
        ).fetchall()
    )
    if sorted(crcs) != list(range(generation.rows)):
        yield f"The catalogue counts {generation.rows} rows but describes {len(crcs)}."
        return
    vocabulary = generation.vocabulary
    if vocabulary is not None and not vocabulary_path(folder, vocabulary).is_file():
        yield f"The vocabulary {vocabulary_path(folder, vocabulary)} is missing."
    try:
        yield from _rows(open_store(folder, generation), crcs)
    except LibraryDamagedError as error:
        yield error.sentence


def _rows(store: VectorStore, crcs: dict[int, int]) -> Iterator[str]:
    matrices = list(store.read(len(crcs)).values())
    for row, crc in crcs.items():
        if checksum([matrix[row] for matrix in matrices]) != crc:
            yield f"The vectors at row {row} are not what was written."
