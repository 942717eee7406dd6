"""Read tables of the catalogue as lines of the log, and compare them with it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import closing
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from app.core.said.lines import Key, LogContent, Row, key_of
from app.core.store.connection import IN_LIST, decoded, reading
from app.core.store.migrations import migrate
from app.core.store.said_tables import SaidTable, said_tables

PICTURES = "query_vectors"
"""The column whose values are stored beside the log, in files named by their hashes."""

FILES = "photos JOIN files ON files.id = photos.file"
"""Photos with the files that tell which they are; those that became others too."""

Connection = sqlite3.Connection

StorePicture = Callable[[bytes], str]
"""Stores the vectors of a picture from outside; returns the name of its file."""


@cache
def tables() -> dict[str, SaidTable]:
    """Return the tables of today's format that hold what a person said."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, 0)
        return said_tables(connection)


def name_of(vectors: bytes) -> str:
    """Return the name of a picture's file beside the log."""
    return blake2b(vectors, digest_size=16).hexdigest() + ".npz"


def library_of(connection: Connection) -> str:
    """Return the number of a catalogue's library, which no copying changes; or empty."""
    found = connection.execute("SELECT value FROM settings WHERE key = 'library'").fetchone()
    return str(decoded(found[0])) if found else ""


def library_in(catalogue: Path) -> str:
    """Return the number of the library of the catalogue in a file, or empty."""
    try:
        with reading(catalogue) as it:
            return library_of(it)
    except (sqlite3.Error, ValueError):
        return ""


def changes_since(connection: Connection, number: int) -> dict[str, list[Key]]:
    """Return table -> keys of the lines changed after this number; of photos, those that moved."""
    found: dict[str, list[Key]] = {}
    for name, key in connection.execute(
        "SELECT DISTINCT line_of, key FROM unsaid WHERE n > ? ORDER BY n", (number,)
    ):
        found.setdefault(name, []).append(tuple(decoded(key)))
    return found


def first_change(connection: Connection) -> int:
    """Return the number of the first change still recorded; 1 if there is none."""
    (first,) = connection.execute("SELECT coalesce(min(n), 1) FROM unsaid").fetchone()
    return int(first)


def log_rows(
    connection: Connection,
    table: SaidTable,
    keys: Iterable[Key] | None = None,
    store: StorePicture = name_of,
) -> Iterator[Row]:
    """Yield the lines of a table (or those with these keys) in the form of the log, by key."""
    columns, key = ", ".join(table.columns), ", ".join(table.key)
    which, values = "", tuple[list[Key], ...]()
    if keys is not None:
        parts = ", ".join(f"json_extract(value, '$[{n}]')" for n in range(len(table.key)))
        which = f" WHERE ({key}) IN (SELECT {parts} FROM json_each(?))"
        values = ([*keys],)
    for line in connection.execute(
        f"SELECT {columns} FROM {table.name}{which} ORDER BY {key}", values
    ):
        pairs = zip(table.columns, line, strict=True)
        yield {name: _encoded(name, each, store) for name, each in pairs if each is not None}


def photos_in(table: str, row: Row) -> Iterator[int]:
    """Yield the numbers of the photos that a table line refers to."""
    yield from (row[column] for column in tables()[table].photos if column in row)
    yield from (photo for photo in decoded(row.get("query_photos", "[]")) if photo is not None)
    if "delta" in row:
        try:
            yield from [photo for photo, _ in decoded(row["delta"])["photos"]]
        except (KeyError, TypeError, ValueError) as error:  # as if it were damaged
            raise sqlite3.DatabaseError(str(error)) from error


def photo_identities(connection: Connection, photos: Collection[int]) -> dict[int, Row]:
    """Return number -> content, folder, path in it and size in bytes of these photos."""
    found = connection.execute(
        f"SELECT photos.id, hash, roots.path, files.path, size FROM {FILES}"
        f" JOIN roots ON roots.id = root WHERE photos.id {IN_LIST}",
        (sorted(photos),),
    ).fetchall()
    return {
        photo: {
            **({} if content is None else {"hash": content.hex()}),
            "root": os.fsdecode(root),
            "path": os.fsdecode(path),
            "size": size,
        }
        for photo, content, root, path, size in found
    }


def differences(connection: Connection, said: LogContent) -> dict[str, int]:
    """Count by table the lines that differ from the log, but for those changed since its end."""
    since = changes_since(connection, said.number)
    found = {}
    for name, table in tables().items():
        now = {key_of(table, row): row for row in log_rows(connection, table)}
        then = said.rows.get(name, {})
        keys = {key for key in now.keys() | then.keys() if now.get(key) != then.get(key)}
        if count := len(keys.difference(since.get(name, ()))):
            found[name] = count
    return found


def _encoded(column: str, value: Any, store: StorePicture) -> Any:
    if not isinstance(value, bytes):
        return value
    if column == PICTURES:
        return store(value)
    return value.hex() if column.endswith("hash") else os.fsdecode(value)
