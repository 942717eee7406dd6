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
from types import MappingProxyType


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
    cursor = connection.execute(
        "INSERT INTO generations (current, schema, vocabulary, dimensions, scales, fitted_on, rows)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            int(current),
            schema,
            vocabulary,
            json.dumps(dict(dimensions)),
            None if scales is None else json.dumps(dict(scales)),
            fitted_on,
            rows,
        ),
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid
