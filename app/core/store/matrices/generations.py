"""Generations: the modalities of a library, their scales, and the matrices of scaled vectors.

At most one generation is current (searched) and one is next (being built).
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


@dataclass(frozen=True, slots=True)
class Generation:
    """One row of the table."""

    id: int
    schema: str
    dimensions: Mapping[str, int]
    scales: Mapping[str, float]
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


def find_generation(catalogue: Catalogue, *, current: bool) -> Generation | None:
    """The generation that is searched, or else the one that is being built."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT id, schema, dimensions, scales, rows FROM generations WHERE current = ?",
            (int(current),),
        ).fetchone()
        if found is None:
            return None
        number, schema, dimensions, scales, rows = found
        return Generation(
            id=number,
            schema=schema,
            dimensions=MappingProxyType(json.loads(dimensions)),
            scales=MappingProxyType(json.loads(scales)),
            rows=rows,
        )


def add_generation(
    catalogue: Catalogue,
    *,
    current: bool,
    schema: str,
    dimensions: Mapping[str, int],
    scales: Mapping[str, float],
    rows: int,
) -> int:
    """Record a new generation; returns its id."""
    with catalogue.transaction() as connection:
        number = 1 + _newest(catalogue)  # no id is given twice: files and what was learned bear it
        set_setting(catalogue, NEWEST, number)
        connection.execute(
            "INSERT INTO generations (id, current, schema, dimensions, scales, rows)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (
                number,
                int(current),
                schema,
                json.dumps(dict(dimensions)),
                json.dumps(dict(scales)),
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
