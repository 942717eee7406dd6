"""Extents: rows that stand one after the other in a shard, or in the library's own files.

Rows are numbered 0..n-1 in the order of their commits, wherever they stand. As in a file
system, an extent says that ``count`` of them from ``first`` on stand in a shard, from its row
``local`` on. On the disk their table is called `runs`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.core.store.catalogue import Catalogue

OWN = ""
"""Names the part of the rows that stands in no shard, written by this machine."""


@dataclass(frozen=True, slots=True)
class Extent:
    """Rows [first, first + count) stand at [local, local + count) of ``shard``."""

    first: int
    count: int
    shard: str
    local: int


def read_extents(catalogue: Catalogue) -> list[Extent]:
    """All extents, by their first rows."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT first, count, coalesce(name, ''), local FROM runs"
            " LEFT JOIN shards ON shards.id = shard ORDER BY first"
        ).fetchall()
    return [Extent(*extent) for extent in found]


def add_rows(catalogue: Catalogue, shard: str, local_rows: Iterable[tuple[int, int]]) -> None:
    """Record that rows stand in ``shard``; ``local_rows``: (row, local row), by row."""
    with catalogue.transaction() as connection:
        number = _shard_number(connection, shard)
        for extent in joined(Extent(row, 1, shard, local) for row, local in local_rows):
            longer = connection.execute(
                "UPDATE runs SET count = count + ? WHERE shard IS ?"
                " AND first = (SELECT max(first) FROM runs WHERE first < ?)"
                " AND first + count = ? AND local + count = ?",
                (extent.count, number, extent.first, extent.first, extent.local),
            )
            if not longer.rowcount:
                _insert(connection, extent, number)


def move_rows(catalogue: Catalogue, before: Iterable[str], shard: str, rows: Sequence[int]) -> None:
    """Record that ``rows``, which are all of the shards ``before``, stand in ``shard`` instead, one
    behind the other from its first row on; the shards before are forgotten."""
    extents = joined(Extent(row, 1, shard, local) for local, row in enumerate(rows))
    with catalogue.transaction() as connection:
        connection.executemany(  # and their extents with them
            "DELETE FROM shards WHERE name = ?", [(name,) for name in before]
        )
        number = _shard_number(connection, shard)
        for extent in extents:
            _insert(connection, extent, number)


def count_own_rows(catalogue: Catalogue) -> int:
    """How many rows this machine wrote to its own files; the next ones stand behind them."""
    with catalogue.reading() as connection:
        found: int = connection.execute(
            "SELECT coalesce(max(local + count), 0) FROM runs WHERE shard IS NULL"
        ).fetchone()[0]
    return found


def joined(extents: Iterable[Extent]) -> list[Extent]:
    """The same rows in as few extents as can be; ``extents`` by their first rows."""
    whole: list[Extent] = []
    for extent in extents:
        last = whole[-1] if whole else None
        if last is not None and _follows(last, extent):
            whole[-1] = Extent(last.first, last.count + extent.count, last.shard, last.local)
        else:
            whole.append(extent)
    return whole


def _follows(last: Extent, extent: Extent) -> bool:
    return (
        extent.shard == last.shard
        and extent.first == last.first + last.count
        and extent.local == last.local + last.count
    )


def _insert(connection: sqlite3.Connection, extent: Extent, shard: int | None) -> None:
    connection.execute(
        "INSERT INTO runs (first, count, shard, local) VALUES (?, ?, ?, ?)",
        (extent.first, extent.count, shard, extent.local),
    )


def _shard_number(connection: sqlite3.Connection, shard: str) -> int | None:
    """The shard's id, made if it is new; None for what stands in no shard."""
    if shard == OWN:
        return None
    connection.execute("INSERT INTO shards (name) VALUES (?) ON CONFLICT DO NOTHING", (shard,))
    found: int = connection.execute("SELECT id FROM shards WHERE name = ?", (shard,)).fetchone()[0]
    return found
