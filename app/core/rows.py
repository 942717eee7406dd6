"""How vectors become part of a library: written and flushed first, then committed.

`append_rows` adds photos to the searched generation. `rewrite_rows` fills the next generation, at
the rows that the photos have already; `swap_in` makes it the searched one.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from app.core.catalogue import Catalogue
from app.core.generations import Generation, find_generation
from app.core.vectors import Float32, VectorStore, checksum

FILLED_FROM = 1_000  # rows whose mean stands in for photos that cannot be read any more


@dataclass(frozen=True, slots=True)
class ReadPhoto:
    """What reading one photo gave: vectors are scaled as the generation's are, (d,) each."""

    photo: int
    hash: bytes
    width: int
    height: int
    vectors: Mapping[str, Float32]


def append_rows(catalogue: Catalogue, store: VectorStore, batch: Sequence[ReadPhoto]) -> list[int]:
    """Give each photo the next row of the searched generation, whose matrices are in ``store``.

    Returns the photos; those that do not wait to be read any more (removed meanwhile, say) are
    left out.
    """
    with catalogue.reading() as connection:
        generation = find_generation(connection, current=True)
        batch = [photo for photo in batch if _is_pending(connection, photo.photo)]
    if not batch or generation is None:
        return []
    numbered = list(enumerate(batch, start=generation.rows))
    store.write(
        generation.rows,
        {name: np.stack([photo.vectors[name] for photo in batch]) for name in store.dimensions},
    )
    store.flush()
    state = "partial" if generation.scales is None else "ready"
    with catalogue.transaction() as connection:
        _insert_rows(connection, store, generation.id, numbered)
        connection.executemany(
            "UPDATE photos SET row = ?, hash = ?, width = ?, height = ?, state = ?, reason = NULL"
            " WHERE id = ?",
            [
                (row, photo.hash, photo.width, photo.height, state, photo.photo)
                for row, photo in numbered
            ],
        )
        connection.execute(
            "UPDATE generations SET rows = rows + ? WHERE id = ?", (len(batch), generation.id)
        )
    return [photo.photo for photo in batch]


def rows_to_rewrite(catalogue: Catalogue, following: Generation) -> list[tuple[int, Path, int]]:
    """(photo, path, row) of what the next generation lacks and can get from files at hand."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT photos.id, roots.path, photos.path, photos.row FROM photos"
            " JOIN roots ON roots.id = root"
            " WHERE online AND state IN ('partial', 'ready') AND photos.row NOT IN"
            " (SELECT row FROM rows WHERE generation = ?) ORDER BY photos.row",
            (following.id,),
        ).fetchall()
    return [
        (photo, Path(os.fsdecode(folder), os.fsdecode(path)), row)
        for photo, folder, path, row in found
    ]


def rewrite_rows(
    catalogue: Catalogue,
    store: VectorStore,
    following: Generation,
    batch: Sequence[tuple[int, ReadPhoto]],
) -> None:
    """Write photos of the next generation at their rows."""
    _write(store, batch)
    with catalogue.transaction() as connection:
        _insert_rows(connection, store, following.id, batch)


def swap_in(catalogue: Catalogue, store: VectorStore, following: Generation) -> None:
    """Make the next generation the searched one.

    Rows that could not be read again (vanished, superseded, unreadable, offline) get the mean of
    the others, which says nothing for or against any photo; should their files come back, they are
    read into new rows.
    """
    missing = _missing_rows(catalogue, following)
    mean = _mean_row(store, following, {row for row, _ in missing})
    filled = [(row, ReadPhoto(photo, b"", 0, 0, mean)) for row, photo in missing]
    _write(store, filled)
    with catalogue.transaction() as connection:
        _insert_rows(connection, store, following.id, filled)
        connection.execute("DELETE FROM generations WHERE current")
        connection.execute("UPDATE generations SET current = 1 WHERE id = ?", (following.id,))
        connection.executemany(
            "UPDATE photos SET row = NULL,"
            " state = CASE WHEN state IN ('partial', 'ready') THEN 'pending' ELSE state END"
            " WHERE row = ?",
            [(row,) for row, _ in missing],
        )
        connection.execute("UPDATE photos SET state = 'ready' WHERE state = 'partial'")


def _is_pending(connection: sqlite3.Connection, photo: int) -> bool:
    found = connection.execute("SELECT state FROM photos WHERE id = ?", (photo,)).fetchone()
    return bool(found == ("pending",))


def _write(store: VectorStore, batch: Sequence[tuple[int, ReadPhoto]]) -> None:
    for row, photo in batch:
        store.write(row, {name: photo.vectors[name][None] for name in store.dimensions})
    store.flush()


def _insert_rows(
    connection: sqlite3.Connection,
    store: VectorStore,
    generation: int,
    batch: Sequence[tuple[int, ReadPhoto]],
) -> None:
    connection.executemany(
        "INSERT INTO rows (generation, row, photo, crc) VALUES (?, ?, ?, ?)",
        [
            (generation, row, photo.photo, checksum([photo.vectors[n] for n in store.dimensions]))
            for row, photo in batch
        ],
    )


def _missing_rows(catalogue: Catalogue, following: Generation) -> list[tuple[int, int]]:
    """(row, photo) of the searched generation's rows that the next one lacks."""
    with catalogue.reading() as connection:
        return connection.execute(
            "SELECT rows.row, rows.photo FROM rows JOIN generations ON generations.id = generation"
            " WHERE current AND rows.row NOT IN (SELECT row FROM rows WHERE generation = ?)",
            (following.id,),
        ).fetchall()


def _mean_row(store: VectorStore, following: Generation, missing: set[int]) -> dict[str, Float32]:
    present = [row for row in range(following.rows) if row not in missing]
    chosen = present[:: len(present) // FILLED_FROM + 1]
    if not chosen:
        return {name: np.zeros(d, np.float32) for name, d in following.dimensions.items()}
    matrices = store.read(chosen[-1] + 1)
    return {name: matrix[chosen].mean(axis=0) for name, matrix in matrices.items()}
