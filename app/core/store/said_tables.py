"""Which tables hold what a person said, and the triggers that note each change of them.

The catalogue itself writes table and key of each such line into `unsaid`, numbered, in the
transaction that changes it. `app.core.said` reads them there, and tells of them in the log.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass

DERIVED = frozenset(
    {
        *("photos", "matrices", "unseen_rows", "rows", "shots", "facts"),
        *("album_fillings", "album_found", "seen_marks", "xmp_facts"),
        *("sqlite_sequence", "unsaid"),
    }
)
"""Tables that a scan makes again from the photos. A table that is not named here counts as what
can't be made again, so that one which is added later is safe from the start.
"""

NOT_SAID = {
    "roots": {"device", "online", "volume", "inside", "kind", "trouble"},
    "searches": {"query_rows"},
    "events": {"row"},
}
"""Columns of the other tables that the program sets by itself."""

_UNSAID = """CREATE TABLE unsaid (
    n INTEGER PRIMARY KEY,
    line_of TEXT NOT NULL,                -- a table
    key TEXT NOT NULL                     -- JSON list, of the line that was changed
) STRICT"""

_PHOTO_MOVED = """CREATE TRIGGER said_photos AFTER UPDATE OF hash, root, path ON photos
WHEN (old.hash IS NOT NULL OR old.width > 0)
AND (new.hash IS NOT old.hash OR new.root <> old.root OR new.path <> old.path)
BEGIN INSERT INTO unsaid (line_of, key) VALUES ('photos', json_array(new.id)); END"""
"""A photo that was read once is named anew in the log when its file moves or changes."""


@dataclass(frozen=True, slots=True)
class SaidTable:
    """``columns``: what is said, with their types; ``key``: those of the primary key; ``photos``:
    those that point to photos."""

    name: str
    columns: Mapping[str, str]
    key: tuple[str, ...]
    photos: tuple[str, ...]


def said_tables(connection: sqlite3.Connection) -> dict[str, SaidTable]:
    """The tables of a catalogue that hold what a person said, by name."""
    names = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid"
    ).fetchall()
    return {name: _table(connection, name) for (name,) in names if name not in DERIVED}


def note_changes(connection: sqlite3.Connection) -> None:
    """Make the table `unsaid` and the triggers that fill it, behind all other tables."""
    connection.execute(_UNSAID)
    for table in said_tables(connection).values():
        new, old = (
            f"INSERT INTO unsaid (line_of, key) SELECT '{table.name}',"
            f" json_array({', '.join(f'{row}.{column}' for column in table.key)})"
            for row in ("new", "old")
        )
        moved = " OR ".join(f"new.{column} IS NOT old.{column}" for column in table.key)
        for event, said in (
            ("INSERT", f"{new};"),
            (f"UPDATE OF {', '.join(table.columns)}", f"{new}; {old} WHERE {moved};"),
            ("DELETE", f"{old};"),
        ):
            connection.execute(
                f"CREATE TRIGGER said_{table.name}_{event.split()[0].lower()} AFTER {event}"
                f" ON {table.name} BEGIN {said} END"
            )
    connection.execute(_PHOTO_MOVED)


def last_change(connection: sqlite3.Connection) -> int:
    """The number of the last change that was noted; 0: there was none."""
    (last,) = connection.execute("SELECT coalesce(max(n), 0) FROM unsaid").fetchone()
    return int(last)


def forget_changes(connection: sqlite3.Connection, told: int) -> None:
    """Remove the notes up to this number, but for the last of all, which the next one follows."""
    connection.execute(
        "DELETE FROM unsaid WHERE n <= min(?, ? - 1)", (told, last_change(connection))
    )


def number_on(connection: sqlite3.Connection, number: int) -> None:
    """Let the last change that is noted, if there is one, have this number at least."""
    connection.execute(
        "UPDATE unsaid SET n = max(n, ?) WHERE n = (SELECT max(n) FROM unsaid)", (number,)
    )


def _table(connection: sqlite3.Connection, name: str) -> SaidTable:
    columns = connection.execute(
        "SELECT name, type, pk FROM pragma_table_info(?) ORDER BY pk = 0, pk, cid", (name,)
    ).fetchall()
    photos = connection.execute(
        'SELECT "from" FROM pragma_foreign_key_list(?) WHERE "table" = \'photos\'', (name,)
    ).fetchall()
    return SaidTable(
        name,
        {column: kind for column, kind, _ in columns if column not in NOT_SAID.get(name, ())},
        tuple(column for column, _, part in columns if part),
        tuple(column for (column,) in photos),
    )
