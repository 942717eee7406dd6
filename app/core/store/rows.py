"""How vectors become part of a library: written and flushed first, then committed.

`append_rows` adds photos to the searched generation. `rewrite_rows` fills the next generation, at
the rows that the photos have already; `swap_in` makes it the searched one. They write to the
generation's own folder; `commit_appended` and `commit_rewritten` record what stands in a shard.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from likewise.app.core.store.catalogue import Catalogue
from likewise.app.core.store.generations import Generation, find_generation
from likewise.app.core.store.runs import OWN, add_rows, closed_up, own_places, read_runs, tidy_runs
from likewise.app.core.store.shards import layout_of
from likewise.app.core.store.vectors import Float32, VectorStore, checksum

FILLED_FROM = 1_000  # rows whose mean stands in for photos that cannot be read any more


@dataclass(frozen=True, slots=True)
class ReadPhoto:
    """What reading one photo gave: vectors are scaled as the generation's are, (d,) each."""

    photo: int
    hash: bytes
    width: int
    height: int
    vectors: Mapping[str, Float32]


@dataclass(frozen=True, slots=True)
class StoredPhoto:
    """One photo whose vectors are on the disk, at row ``local`` of a shard's files."""

    photo: int
    hash: bytes
    width: int
    height: int
    crc: int  # over its vectors
    local: int


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
        rows = range(generation.rows, generation.rows + len(batch))
        places = own_places(connection, generation.id, rows)
    store.write(
        places[0],
        {name: np.stack([photo.vectors[name] for photo in batch]) for name in store.dimensions},
    )
    store.flush()
    stored = [_stored(store, photo, place) for photo, place in zip(batch, places, strict=True)]
    return commit_appended(catalogue, generation.id, OWN, stored)


def commit_appended(
    catalogue: Catalogue, generation: int, shard: str, batch: Sequence[StoredPhoto]
) -> list[int]:
    """Make photos that were flushed to ``shard`` the next rows of the searched ``generation``.

    Returns the photos that waited to be read. The others do not get a row: they were removed
    meanwhile, or another worker has read them too. Nothing does if another generation is searched.
    """
    with catalogue.transaction() as connection:
        searched = find_generation(connection, current=True)
        batch = [photo for photo in batch if _is_pending(connection, photo.photo)]
        if not batch or searched is None or searched.id != generation:
            return []
        numbered = list(enumerate(batch, start=searched.rows))
        _insert_rows(connection, generation, shard, numbered)
        state = "partial" if searched.scales is None else "ready"
        connection.executemany(
            "UPDATE photos SET row = ?, hash = ?, width = ?, height = ?, state = ?, reason = NULL"
            " WHERE id = ?",
            [
                (row, photo.hash, photo.width, photo.height, state, photo.photo)
                for row, photo in numbered
            ],
        )
        connection.execute(
            "UPDATE generations SET rows = rows + ? WHERE id = ?", (len(batch), generation)
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


def lacks_offline(catalogue: Catalogue, following: Generation) -> bool:
    """Whether the next generation lacks a photo that is shown and whose folder is offline."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT 1 FROM photos JOIN roots ON roots.id = root"
            " WHERE NOT online AND active AND state IN ('partial', 'ready') AND photos.row NOT IN"
            " (SELECT row FROM rows WHERE generation = ?) LIMIT 1",
            (following.id,),
        ).fetchone()
    return found is not None


def rewrite_rows(
    catalogue: Catalogue,
    store: VectorStore,
    following: Generation,
    batch: Sequence[tuple[int, ReadPhoto]],
) -> None:
    """Write photos of the next generation, (row, photo) each, at their rows."""
    stored = _write(catalogue, store, following, batch)
    commit_rewritten(catalogue, following, OWN, stored)


def commit_rewritten(
    catalogue: Catalogue,
    following: Generation,
    shard: str,
    batch: Sequence[tuple[int, StoredPhoto]],
) -> None:
    """Record that photos of the next generation, (row, photo) each, were flushed to ``shard``.

    Those that it has already are left out.
    """
    with catalogue.transaction() as connection:
        fresh = [
            (row, photo) for row, photo in batch if not _has_row(connection, following.id, row)
        ]
        _insert_rows(connection, following.id, shard, fresh)


def swap_in(catalogue: Catalogue, store: VectorStore, following: Generation) -> None:
    """Make the next generation the searched one.

    Rows that could not be read again (vanished, superseded, unreadable, offline) get the mean of
    the others, which says nothing for or against any photo; should their files come back, they are
    read into new rows.
    """
    missing = _missing_rows(catalogue, following)
    mean = _mean_row(catalogue, store, following)
    filled = [(row, ReadPhoto(photo, b"", 0, 0, mean)) for row, photo in missing]
    stored = _write(catalogue, store, following, filled)
    with catalogue.transaction() as connection:
        _insert_rows(connection, following.id, OWN, stored)
        tidy_runs(connection, following.id)
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


def _has_row(connection: sqlite3.Connection, generation: int, row: int) -> bool:
    return (
        connection.execute(
            "SELECT 1 FROM rows WHERE generation = ? AND row = ?", (generation, row)
        ).fetchone()
        is not None
    )


def _write(
    catalogue: Catalogue,
    store: VectorStore,
    generation: Generation,
    batch: Sequence[tuple[int, ReadPhoto]],
) -> list[tuple[int, StoredPhoto]]:
    """Write and flush photos, (row, photo) each, wherever this machine may."""
    with catalogue.reading() as connection:
        places = own_places(connection, generation.id, [row for row, _ in batch])
    for (_, photo), place in zip(batch, places, strict=True):
        store.write(place, {name: photo.vectors[name][None] for name in store.dimensions})
    store.flush()
    return [
        (row, _stored(store, photo, place))
        for (row, photo), place in zip(batch, places, strict=True)
    ]


def _stored(store: VectorStore, read: ReadPhoto, local: int) -> StoredPhoto:
    crc = checksum([read.vectors[name] for name in store.dimensions])
    return StoredPhoto(read.photo, read.hash, read.width, read.height, crc, local)


def _insert_rows(
    connection: sqlite3.Connection,
    generation: int,
    shard: str,
    batch: Sequence[tuple[int, StoredPhoto]],
) -> None:
    connection.executemany(
        "INSERT INTO rows (generation, row, photo, crc) VALUES (?, ?, ?, ?)",
        [(generation, row, photo.photo, photo.crc) for row, photo in batch],
    )
    places = sorted((row, photo.local) for row, photo in batch)
    add_rows(connection, generation, shard, places)


def _missing_rows(catalogue: Catalogue, following: Generation) -> list[tuple[int, int]]:
    """(row, photo) of the searched generation's rows that the next one lacks."""
    with catalogue.reading() as connection:
        return connection.execute(
            "SELECT rows.row, rows.photo FROM rows JOIN generations ON generations.id = generation"
            " WHERE current AND rows.row NOT IN (SELECT row FROM rows WHERE generation = ?)",
            (following.id,),
        ).fetchall()


def _mean_row(
    catalogue: Catalogue, store: VectorStore, following: Generation
) -> dict[str, Float32]:
    """The mean of about FILLED_FROM of the rows that the next generation has."""
    with catalogue.reading() as connection:
        runs = closed_up(read_runs(connection, following.id))
    count = sum(run.count for run in runs)
    if not count:
        return {name: np.zeros(d, np.float32) for name, d in following.dimensions.items()}
    layout = layout_of(runs, count, store.folder, following.dimensions)
    chosen = np.arange(0, count, count // FILLED_FROM + 1)
    matrices = layout.matrices(following.dimensions)
    return {name: matrix[chosen].mean(axis=0) for name, matrix in matrices.items()}
