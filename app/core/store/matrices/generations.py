"""Generations: one vocabulary, one scale per modality, and the matrices that were made with them.

The first generation of a library holds the global modalities of its first sample, unscaled,
because neither words nor scales exist yet. Every later one is fitted, and its vectors are stored
scaled. At most one generation is current (searched) and one is next (being built).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from app.core.store.catalogue import Catalogue
from app.core.store.matrices.extents import read_extents
from app.core.store.matrices.shards import Layout, layout_of
from app.core.store.matrices.vectors import VectorStore
from app.core.store.settings import get_setting, set_setting
from app.core.store.states import WITHOUT_ROW

NEWEST = "newest generation"  # the setting's key; not shown

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


def read_layout(catalogue: Catalogue, library: Path, generation: Generation) -> Layout:
    """Where its rows stand. Raises LibraryDamagedError if the catalogue contradicts itself."""
    extents = read_extents(catalogue, generation.id)
    folder = generation_folder(library, generation.id)
    return layout_of(extents, generation.rows, folder, generation.dimensions)


def vocabulary_path(library: Path, vocabulary: str) -> Path:
    """The file of a visual vocabulary, by its id, in the library in folder ``library``."""
    return library / "vocabularies" / f"{vocabulary}.npz"


def find_generation(catalogue: Catalogue, *, current: bool) -> Generation | None:
    """The generation that is searched, or else the one that is being built."""
    with catalogue.reading() as connection:
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
    catalogue: Catalogue,
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
    with catalogue.transaction() as connection:
        number = 1 + _newest(catalogue)  # no id is given twice: files and what was learned bear it
        set_setting(catalogue, NEWEST, number)
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


def drop_generation(catalogue: Catalogue, generation: int) -> None:
    """Forget a generation; photos that have no row in any other wait to be read again."""
    with catalogue.transaction() as connection:
        set_setting(catalogue, NEWEST, _newest(catalogue))  # an older Likewise noted none
        connection.execute("DELETE FROM generations WHERE id = ?", (generation,))
        connection.execute(
            f"UPDATE photos SET {WITHOUT_ROW}"
            " WHERE row IS NOT NULL AND row NOT IN (SELECT row FROM rows)"
        )


def _newest(catalogue: Catalogue) -> int:
    """The largest id that was ever given."""
    given = get_setting(catalogue, NEWEST, 0)
    assert isinstance(given, int)
    with catalogue.reading() as connection:
        there = connection.execute("SELECT coalesce(max(id), 0) FROM generations").fetchone()[0]
    return max(int(there), given)
