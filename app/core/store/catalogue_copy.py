"""Copy a catalogue while it is in use; count, fingerprint and check copies.

This doesn't use `Catalogue`: a copy may have an older format, or its library may be unusable.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import blake2b
from pathlib import Path

from app.core.base.errors import BackupError
from app.core.base.language import tr
from app.core.base.paths import CATALOGUE
from app.core.store.connection import connect, reading
from app.core.store.said_tables import DERIVED

_READY = "FROM files WHERE files.id = file AND photo = photos.id AND state = 'ready'"
COUNTED = {
    "photos": ("photos", f"EXISTS (SELECT 1 {_READY})"),
    "searches": ("searches", "1"),
    "thumbs": ("events", "kind = 'judge'"),
    "profiles": ("profiles", "1"),
    "albums": ("albums", "NOT deleted"),
    "marked": ("marks", "1"),
}
"""What the user recognises a backup by: name -> the table, and which of its lines count."""

CHUNK = 1_000  # lines fetched at once


def copy_catalogue(library: Path, target: Path) -> None:
    """Write a consistent copy of the catalogue in folder ``library`` to the new file ``target``.

    Uses SQLite's online backup, so others may read and write meanwhile. The copy needs no other
    file beside it. Raises BackupError for a catalogue that can't be read, OSError.
    """
    with _opened(library / CATALOGUE) as source, closing(connect(target, "mode=rwc")) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")


def format_of(path: Path) -> int:
    """Return the format of the catalogue in this file, 0 without tables. Raises BackupError."""
    with _opened(path) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def fingerprint(path: Path) -> str:
    """Hash everything that can't be made again, in order of table and key. Raises BackupError."""
    digest = blake2b(digest_size=16)
    with _opened(path) as connection:
        for table in sorted(_tables(connection) - DERIVED):
            digest.update(f"{table}\n".encode())
            lines = connection.execute(
                f'SELECT * FROM "{table}" ORDER BY {_key(connection, table)}'
            )
            while found := lines.fetchmany(CHUNK):
                digest.update(repr(found).encode())
    return digest.hexdigest()


def count(path: Path) -> dict[str, int]:
    """Count what `COUNTED` names; 0 where the format lacks the table. Raises BackupError."""
    with _opened(path) as connection:
        there = _tables(connection)
        return {
            name: int(
                connection.execute(f"SELECT count(*) FROM {table} WHERE {which}").fetchone()[0]
            )
            if table in there
            else 0
            for name, (table, which) in COUNTED.items()
        }


def fault_of(path: Path) -> str:
    """Return SQLite's description of the first fault in the whole file; empty if there is none."""
    try:
        with _opened(path) as connection:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except BackupError as error:
        return error.sentence
    return "" if found == "ok" else str(found)


def _key(connection: sqlite3.Connection, table: str) -> str:
    """Return the columns of a table's primary key, or all columns if it has none."""
    columns = connection.execute("SELECT name, pk FROM pragma_table_info(?)", (table,)).fetchall()
    key = [name for name, part in columns if part] or [name for name, _ in columns]
    return ", ".join(f'"{name}"' for name in key)


def _tables(connection: sqlite3.Connection) -> set[str]:
    found = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
    return {name for (name,) in found}


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the database for reading; SQLite's errors become BackupErrors."""
    try:
        with reading(path) as connection:
            yield connection
    except sqlite3.Error as error:
        raise BackupError(
            tr("The catalogue {path} can't be read: {error}.", path=path, error=error),
            tr("`likewise backup --list` lists the backups that can be restored."),
        ) from error
