"""Where the rows of a generation stand: in its own folder, or in a shard that a worker wrote.

Rows are numbered 0..n-1 in the order of their commits, wherever they stand. A run says that
``count`` rows from ``first`` on stand one after the other in a shard, from its row ``local`` on.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

OWN = ""
"""Names the part of a generation that stands in its own folder, written by this machine."""


@dataclass(frozen=True, slots=True)
class Run:
    """Rows [first, first + count) stand at [local, local + count) of ``shard``."""

    first: int
    count: int
    shard: str
    local: int


def read_runs(connection: sqlite3.Connection, generation: int) -> list[Run]:
    """The runs of a generation, by their first rows."""
    found = connection.execute(
        "SELECT first, count, coalesce(name, ''), local FROM runs"
        " LEFT JOIN shards ON shards.id = shard WHERE runs.generation = ? ORDER BY first",
        (generation,),
    )
    return [Run(*run) for run in found]


def add_rows(
    connection: sqlite3.Connection,
    generation: int,
    shard: str,
    places: Iterable[tuple[int, int]],
) -> None:
    """Record that rows stand in ``shard``; ``places``: (row, local row), by row."""
    number = _shard_number(connection, generation, shard)
    for run in joined(Run(row, 1, shard, local) for row, local in places):
        longer = connection.execute(
            "UPDATE runs SET count = count + ? WHERE generation = ? AND shard IS ?"
            " AND first = (SELECT max(first) FROM runs WHERE generation = ? AND first < ?)"
            " AND first + count = ? AND local + count = ?",
            (run.count, generation, number, generation, run.first, run.first, run.local),
        )
        if not longer.rowcount:
            connection.execute(
                "INSERT INTO runs (generation, first, count, shard, local) VALUES (?, ?, ?, ?, ?)",
                (generation, run.first, run.count, number, run.local),
            )


def tidy_runs(connection: sqlite3.Connection, generation: int) -> None:
    """Join runs that lie behind each other; rows that were written in any order leave many."""
    runs = read_runs(connection, generation)
    whole = joined(runs)
    if len(whole) == len(runs):
        return
    numbers = {run.shard: _shard_number(connection, generation, run.shard) for run in whole}
    connection.execute("DELETE FROM runs WHERE generation = ?", (generation,))
    connection.executemany(
        "INSERT INTO runs (generation, first, count, shard, local) VALUES (?, ?, ?, ?, ?)",
        [(generation, run.first, run.count, numbers[run.shard], run.local) for run in whole],
    )


def own_places(connection: sqlite3.Connection, generation: int, rows: Sequence[int]) -> list[int]:
    """Where in the generation's own folder this machine may write ``rows``.

    At their own numbers, so that the folder holds one whole matrix; behind what is there already
    in a generation that has shards, lest the files have holes as long as those.
    """
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
