"""The runs of rows: where each row of a generation stands, in its own folder or in a shard.

Rows are numbered 0..n-1 in the order of their commits, wherever they stand. A run says that
``count`` rows from ``first`` on stand one after the other in a shard, from its row ``local`` on.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from likewise.app.core.store.catalogue import Catalogue

OWN = ""
"""Names the part of a generation that stands in its own folder, written by this machine."""


@dataclass(frozen=True, slots=True)
class Run:
    """Rows [first, first + count) stand at [local, local + count) of ``shard``."""

    first: int
    count: int
    shard: str
    local: int


def read_runs(catalogue: Catalogue, generation: int) -> list[Run]:
    """The runs of a generation, by their first rows."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT first, count, coalesce(name, ''), local FROM runs"
            " LEFT JOIN shards ON shards.id = shard WHERE runs.generation = ? ORDER BY first",
            (generation,),
        ).fetchall()
    return [Run(*run) for run in found]


def add_rows(
    catalogue: Catalogue,
    generation: int,
    shard: str,
    places: Iterable[tuple[int, int]],
) -> None:
    """Record that rows stand in ``shard``; ``places``: (row, local row), by row."""
    with catalogue.transaction() as connection:
        number = _shard_number(connection, generation, shard)
        for run in joined(Run(row, 1, shard, local) for row, local in places):
            longer = connection.execute(
                "UPDATE runs SET count = count + ? WHERE generation = ? AND shard IS ?"
                " AND first = (SELECT max(first) FROM runs WHERE generation = ? AND first < ?)"
                " AND first + count = ? AND local + count = ?",
                (run.count, generation, number, generation, run.first, run.first, run.local),
            )
            if not longer.rowcount:
                _insert(connection, generation, run, number)


def tidy_runs(catalogue: Catalogue, generation: int) -> None:
    """Join runs that lie behind each other; rows that were written in any order leave many."""
    with catalogue.transaction() as connection:
        runs = read_runs(catalogue, generation)
        whole = joined(runs)
        if len(whole) == len(runs):
            return
        connection.execute("DELETE FROM runs WHERE generation = ?", (generation,))
        for run in whole:
            _insert(connection, generation, run, _shard_number(connection, generation, run.shard))


def own_places(catalogue: Catalogue, generation: int, rows: Sequence[int]) -> list[int]:
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


def joined(runs: Iterable[Run]) -> list[Run]:
    """The same places in as few runs as can be; ``runs`` by their first rows."""
    whole: list[Run] = []
    for run in runs:
        last = whole[-1] if whole else None
        if last is not None and _follows(last, run):
            whole[-1] = Run(last.first, last.count + run.count, last.shard, last.local)
        else:
            whole.append(run)
    return whole


def closed_up(runs: Iterable[Run]) -> list[Run]:
    """The same places, numbered without the gaps between the runs of an unfinished generation."""
    closed: list[Run] = []
    first = 0
    for run in runs:
        closed.append(Run(first, run.count, run.shard, run.local))
        first += run.count
    return closed


def _follows(last: Run, run: Run) -> bool:
    return (
        run.shard == last.shard
        and run.first == last.first + last.count
        and run.local == last.local + last.count
    )


def _insert(connection: sqlite3.Connection, generation: int, run: Run, shard: int | None) -> None:
    connection.execute(
        "INSERT INTO runs (generation, first, count, shard, local) VALUES (?, ?, ?, ?, ?)",
        (generation, run.first, run.count, shard, run.local),
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
