"""Extents: rows that stand one after the other in a shard, or in the generation's own folder.

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
"""Names the part of a generation that stands in its own folder, written by this machine."""


@dataclass(frozen=True, slots=True)
class Extent:
    """Rows [first, first + count) stand at [local, local + count) of ``shard``."""

    first: int
    count: int
    shard: str
    local: int


def read_extents(catalogue: Catalogue, generation: int) -> list[Extent]:
    """The extents of a generation, by their first rows."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT first, count, coalesce(name, ''), local FROM runs"
            " LEFT JOIN shards ON shards.id = shard WHERE runs.generation = ? ORDER BY first",
            (generation,),
        ).fetchall()
    return [Extent(*extent) for extent in found]


def add_rows(
    catalogue: Catalogue,
    generation: int,
    shard: str,
    local_rows: Iterable[tuple[int, int]],
) -> None:
    """Record that rows stand in ``shard``; ``local_rows``: (row, local row), by row."""
    with catalogue.transaction() as connection:
        number = _shard_number(connection, generation, shard)
        for extent in joined(Extent(row, 1, shard, local) for row, local in local_rows):
            longer = connection.execute(
                "UPDATE runs SET count = count + ? WHERE generation = ? AND shard IS ?"
                " AND first = (SELECT max(first) FROM runs WHERE generation = ? AND first < ?)"
                " AND first + count = ? AND local + count = ?",
                (
                    extent.count,
                    generation,
                    number,
                    generation,
                    extent.first,
                    extent.first,
                    extent.local,
                ),
            )
            if not longer.rowcount:
                _insert(connection, generation, extent, number)


def tidy_extents(catalogue: Catalogue, generation: int) -> None:
    """Join extents that lie behind each other; rows that were written in any order leave many."""
    with catalogue.transaction() as connection:
        extents = read_extents(catalogue, generation)
        whole = joined(extents)
        if len(whole) == len(extents):
            return
        connection.execute("DELETE FROM runs WHERE generation = ?", (generation,))
        for extent in whole:
            _insert(
                connection, generation, extent, _shard_number(connection, generation, extent.shard)
            )


def move_rows(
    catalogue: Catalogue, generation: int, before: Iterable[str], shard: str, rows: Sequence[int]
) -> None:
    """Record that ``rows``, which are all of the shards ``before``, stand in ``shard`` instead, one
    behind the other from its first row on; the shards before are forgotten."""
    extents = joined(Extent(row, 1, shard, local) for local, row in enumerate(rows))
    with catalogue.transaction() as connection:
        connection.executemany(  # and their extents with them
            "DELETE FROM shards WHERE generation = ? AND name = ?",
            [(generation, name) for name in before],
        )
        number = _shard_number(connection, generation, shard)
        for extent in extents:
            _insert(connection, generation, extent, number)


def own_local_rows(catalogue: Catalogue, generation: int, rows: Sequence[int]) -> list[int]:
    """Where in the generation's own folder this machine may write ``rows``.

    At their own numbers, so that the folder holds one whole matrix; behind what is there already
    in a generation that has shards, lest the files have holes as long as those.
    """
    with catalogue.reading() as connection:
        shared, end = connection.execute(
            "SELECT count(shard), coalesce(max(local + count) FILTER (WHERE shard IS NULL), 0)"
            " FROM runs WHERE generation = ?",
            (generation,),
        ).fetchone()
    return list(range(end, end + len(rows))) if shared else list(rows)


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


def closed_up(extents: Iterable[Extent]) -> list[Extent]:
    """The same rows, numbered without the gaps between extents of an unfinished generation."""
    closed: list[Extent] = []
    first = 0
    for extent in extents:
        closed.append(Extent(first, extent.count, extent.shard, extent.local))
        first += extent.count
    return closed


def _follows(last: Extent, extent: Extent) -> bool:
    return (
        extent.shard == last.shard
        and extent.first == last.first + last.count
        and extent.local == last.local + last.count
    )


def _insert(
    connection: sqlite3.Connection, generation: int, extent: Extent, shard: int | None
) -> None:
    connection.execute(
        "INSERT INTO runs (generation, first, count, shard, local) VALUES (?, ?, ?, ?, ?)",
        (generation, extent.first, extent.count, shard, extent.local),
    )


def _shard_number(connection: sqlite3.Connection, generation: int, shard: str) -> int | None:
    """The shard's id, made if it is new; None for the generation's own folder."""
    if shard == OWN:
        return None
    connection.execute(
        "INSERT INTO shards (generation, name) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (generation, shard),
    )
    found: int = connection.execute(
        "SELECT id FROM shards WHERE generation = ? AND name = ?", (generation, shard)
    ).fetchone()[0]
    return found
