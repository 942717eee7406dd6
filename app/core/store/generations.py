"""Generations: one vocabulary, one scale per modality, and the matrices that were made with them.

The first generation of a library holds the global modalities of its first sample, unscaled,
because neither words nor scales exist yet. Every later one is fitted, and its vectors are stored
scaled. At most one generation is current (searched) and one is next (being built).
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from likewise.app.core.store.runs import read_runs
from likewise.app.core.store.shards import Layout, layout_of
from likewise.app.core.store.vectors import VectorStore

GROWTH = 4
"""How many times larger a library must be than its sample was before it is sampled again."""

NEWEST = "newest generation"  # the setting's key

TRAIN_FROM = 100
"""Photos; a smaller sample gets the shipped vocabulary."""


@dataclass(frozen=True, slots=True)
class Generation:
    """One row of the table; `scales` is None in a library's first, unfitted generation."""

    id: int
    schema: str
    vocabulary: str | None  # content id
    dimensions: Mapping[str, int]
    scales: Mapping[str, float] | None
    fitted_on: int  # photos
    rows: int


def generation_folder(library: Path, generation: int) -> Path:
    """The folder of a generation's files in the library in folder ``library``."""
    return library / "vectors" / str(generation)


def open_store(library: Path, generation: Generation) -> VectorStore:
    """The matrices that this machine writes of a generation, in folder ``library``."""
    return VectorStore(generation_folder(library, generation.id), generation.dimensions)


def read_layout(connection: sqlite3.Connection, library: Path, generation: Generation) -> Layout:
    """Where its rows stand. Raises LibraryDamagedError if the catalogue contradicts itself."""
    runs = read_runs(connection, generation.id)
    folder = generation_folder(library, generation.id)
    return layout_of(runs, generation.rows, folder, generation.dimensions)


def vocabulary_path(library: Path, vocabulary: str) -> Path:
    """The file of a visual vocabulary, by its id, in the library in folder ``library``."""
    return library / "vocabularies" / f"{vocabulary}.npz"


def find_generation(connection: sqlite3.Connection, *, current: bool) -> Generation | None:
    """The generation that is searched, or else the one that is being built."""
    found = connection.execute(
        "SELECT id, schema, vocabulary, dimensions, scales, fitted_on, rows FROM generations"
        " WHERE current = ?",
        (int(current),),
    ).fetchone()
    if found is None:
        return None
    number, schema, vocabulary, dimensions, scales, fitted_on, rows = found
    return Generation(
        id=number,
        schema=schema,
        vocabulary=vocabulary,
        dimensions=MappingProxyType(json.loads(dimensions)),
        scales=None if scales is None else MappingProxyType(json.loads(scales)),
        fitted_on=fitted_on,
        rows=rows,
    )


def add_generation(
    connection: sqlite3.Connection,
    *,
    current: bool,
    schema: str,
    vocabulary: str | None,
    dimensions: Mapping[str, int],
    scales: Mapping[str, float] | None,
    fitted_on: int,
    rows: int,
) -> int:
    """Record a new generation; returns its id."""
    number = _new_id(connection)
    connection.execute(
        "INSERT INTO generations"
        " (id, current, schema, vocabulary, dimensions, scales, fitted_on, rows)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            number,
            int(current),
            schema,
            vocabulary,
            json.dumps(dict(dimensions)),
            None if scales is None else json.dumps(dict(scales)),
            fitted_on,
            rows,
        ),
    )
    return number


def _new_id(connection: sqlite3.Connection) -> int:
    """No id is given twice: files, reference samples and what was learned are kept under it."""
    number = 1 + _newest(connection)
    _note_newest(connection, number)
    return number


def _newest(connection: sqlite3.Connection) -> int:
    """The largest id that was ever given."""
    given = connection.execute("SELECT value FROM settings WHERE key = ?", (NEWEST,)).fetchone()
    there = connection.execute("SELECT coalesce(max(id), 0) FROM generations").fetchone()[0]
    return max(int(there), 0 if given is None else int(json.loads(given[0])))


def _note_newest(connection: sqlite3.Connection, number: int) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (NEWEST, json.dumps(number))
    )


def drop_generation(connection: sqlite3.Connection, generation: int) -> None:
    """Forget a generation; photos that have no row in any other wait to be read again."""
    _note_newest(connection, _newest(connection))  # an older Likewise noted none
    connection.execute("DELETE FROM generations WHERE id = ?", (generation,))
    connection.execute(
        "UPDATE photos SET row = NULL,"
        " state = CASE WHEN state IN ('partial', 'ready') THEN 'pending' ELSE state END"
        " WHERE row IS NOT NULL AND row NOT IN (SELECT row FROM rows)"
    )


def is_due(
    generation: Generation | None, photos: int, *, sound: bool, offline: bool, sample: int
) -> bool:
    """Whether a library of ``photos`` needs another vocabulary and other scales.

    It does while it has none, when what it has is not ``sound`` (the features changed, or the
    vocabulary's file is lost), and when it grew to GROWTH times what they were fitted on, or over
    TRAIN_FROM. Growth is no reason once a full ``sample`` was fitted on, so the photos read again
    for it are few; nor while a folder is ``offline``, whose photos could not be.
    """
    if generation is None or generation.scales is None or not sound:
        return photos > 0
    before = generation.fitted_on
    grown = photos >= GROWTH * before or before < TRAIN_FROM <= photos
    return grown and before < sample and not offline
