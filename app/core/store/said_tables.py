"""Say which tables hold what a person said, and make the triggers that record changes of them.

In the transaction that changes such a line, a trigger writes its table and key, numbered, into
`unsaid`. `app.core.said` reads them there and writes the lines to the log.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass

DERIVED = frozenset(
    {
        *("photos", "files", "matrices", "unseen_rows", "rows", "shots", "facts"),
        *("album_fillings", "album_found", "seen_marks", "xmp_facts"),
        *("sqlite_sequence", "unsaid"),
    }
)
"""Tables that a scan makes again from the photos. Any table not listed here, such as one added
later, counts as one that can't be made again."""

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

_PHOTOS_MOVED = (
    """CREATE TRIGGER said_files AFTER UPDATE OF root, path, hash ON files
WHEN (old.hash IS NOT NULL OR (SELECT width FROM photos WHERE id = new.photo) > 0)
AND (old.root, old.path, old.hash) IS NOT (new.root, new.path, new.hash)
BEGIN INSERT INTO unsaid (line_of, key) VALUES ('photos', json_array(new.photo)); END""",
    """CREATE TRIGGER said_photos AFTER UPDATE OF file ON photos WHEN old.file <> new.file
BEGIN INSERT INTO unsaid (line_of, key) VALUES ('photos', json_array(new.id)); END""",
)
"""Record a photo that was read before when its file moves or changes: the log names it again."""


@dataclass(frozen=True, slots=True)
class SaidTable:
    """A table that is logged: its columns with their types, its primary key, its photo columns."""

    name: str
    columns: Mapping[str, str]
    key: tuple[str, ...]
    photos: tuple[str, ...]


def said_tables(connection: sqlite3.Connection) -> dict[str, SaidTable]:
    """Return the tables of a catalogue that hold what a person said, by name."""
    names = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid"
    ).fetchall()
    return {name: _table(connection, name) for (name,) in names if name not in DERIVED}


def note_changes(connection: sqlite3.Connection) -> None:
    """Make the table `unsaid` and the triggers that fill it, after all other tables."""
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
    for trigger in _PHOTOS_MOVED:
        connection.execute(trigger)


def last_change(connection: sqlite3.Connection) -> int:
    """Return the number of the last recorded change; 0 if there is none."""
    (last,) = connection.execute("SELECT coalesce(max(n), 0) FROM unsaid").fetchone()
    return int(last)


def forget_changes(connection: sqlite3.Connection, number: int) -> None:
    """Delete the records up to ``number``, except the last of all, to keep the numbering."""
    connection.execute(
        "DELETE FROM unsaid WHERE n <= min(?, ? - 1)", (number, last_change(connection))
    )


def raise_number(connection: sqlite3.Connection, number: int) -> None:
    """Raise the number of the last recorded change, if there is one, to at least ``number``."""
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
