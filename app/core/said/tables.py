"""Read tables of the catalogue as lines of the log, and make a catalogue from the log.

The log is applied to an empty catalogue, or to one from a backup.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import closing
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from app.core.base.errors import LibraryDamagedError
from app.core.said.lines import SAID_FILE, Key, LogContent, Row, first_and_last, key_of
from app.core.store.catalogue import catalogue_errors
from app.core.store.connection import IN_LIST, connect, decoded, reading
from app.core.store.migrations import migrate
from app.core.store.said_tables import (
    SaidTable,
    forget_changes,
    last_change,
    raise_number,
    said_tables,
)

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


def library_id(connection: Connection) -> str:
    """Return the number of a catalogue's library, which no copying changes; or empty."""
    found = connection.execute("SELECT value FROM settings WHERE key = 'library'").fetchone()
    return str(decoded(found[0])) if found else ""


def library_id_in(catalogue: Path) -> str:
    """Return the number of the library of the catalogue in a file, or empty."""
    try:
        with reading(catalogue) as it:
            return library_id(it)
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


LoadPicture = Callable[[str], bytes | None]
"""Returns the vectors under this name; None if they are not there."""


def make_catalogue(target: Path, backup: Path | None, said: LogContent, load: LoadPicture) -> None:
    """Make the new catalogue ``target`` from the log and a ``backup``, if there is one.

    The backup is a sound catalogue of the same library; it knows the rows of photos' vectors. If it
    is ahead of the log, the log was cut, and the backup alone is used. Raises LibraryDamagedError
    if the log makes no valid catalogue, StorageError if the disk fails.
    """
    with (
        catalogue_errors(target),
        closing(connect(target, "mode=rwc", isolation_level=None)) as connection,
    ):
        if backup is not None:
            with reading(backup) as source:
                source.backup(connection)
        connection.execute("BEGIN")
        migrate(connection, connection.execute("PRAGMA user_version").fetchone()[0])
        if backup is None or last_change(connection) <= said.number:
            try:
                apply_log(connection, said, load)
            except sqlite3.OperationalError:  # of the disk, not of the log
                raise
            except sqlite3.Error as error:
                raise LibraryDamagedError(str(error)) from error
            _drop_dangling(connection)
        raise_number(connection, said.number + 1)
        forget_changes(connection, last_change(connection))
        connection.execute("COMMIT")


def number_after_log(catalogue: Path, folder: Path) -> None:
    """Number later changes of ``catalogue``, which replaces that in ``folder``, after its log's.

    So backups made before are older by their numbers. Raises sqlite3.Error.
    """
    _, number = first_and_last(folder / SAID_FILE)
    with closing(connect(catalogue)) as connection, connection:
        raise_number(connection, number + 1)


def apply_log(connection: Connection, said: LogContent, load: LoadPicture) -> None:
    """Make a catalogue match the log; if lines of the log are damaged, keep what else it holds.

    Runs within the caller's transaction, with foreign keys off. Photos are matched by content, or
    else by path; those that don't exist are added as gone, until a scan finds their content.
    """
    roots = _put_roots(connection, said)
    photos = _match_photos(connection, said, roots)
    for name, table in tables().items():
        if name != "roots":
            before = {key_of(table, row): row for row in log_rows(connection, table)}
            rows = [_renumbered(table, row, photos) for row in said.rows.get(name, {}).values()]
            kept = {key for row in rows if before.get(key := key_of(table, row)) == row}
            stale = {key_of(table, row) for row in rows} if said.damaged else before.keys()
            _delete(connection, table, stale - kept)
            _insert(connection, table, [r for r in rows if key_of(table, r) not in kept], load)
    connection.execute("DELETE FROM album_fillings")
    connection.execute("DELETE FROM album_found")
    connection.execute(
        "UPDATE searches SET query_rows = (SELECT json_group_array(photos.row) FROM"
        " json_each(query_photos) LEFT JOIN photos ON photos.id = value) WHERE query_rows = ''"
    )
    connection.execute(
        "UPDATE events SET row = (SELECT row FROM photos WHERE photos.id = photo) WHERE row IS NULL"
    )


def _drop_dangling(connection: Connection) -> None:
    """Delete lines that refer to missing ones, as a damaged line of the log may leave them."""
    while lost := connection.execute(
        'SELECT "table", rowid, parent, fkid FROM pragma_foreign_key_check'
    ).fetchall():
        for table, _, parent, number in lost:
            column, key = connection.execute(
                'SELECT "from", coalesce("to", (SELECT name FROM pragma_table_info(?) WHERE pk))'
                " FROM pragma_foreign_key_list(?) WHERE id = ?",
                (parent, table, number),
            ).fetchone()
            connection.execute(
                f'DELETE FROM "{table}" WHERE "{column}" IS NOT NULL'
                f' AND "{column}" NOT IN (SELECT "{key}" FROM "{parent}")'
            )


def _put_roots(connection: Connection, said: LogContent) -> dict[str, int]:
    """Update the folders; return the number of each path.

    A folder is matched by its number and the time when it was added, or else by its path.
    """
    for row in said.rows.get("roots", {}).values():
        folder, path = Path(row["path"]), os.fsencode(row["path"])
        same = connection.execute(
            "SELECT id FROM roots WHERE path = ?1 OR (id = ?2 AND added = ?3) ORDER BY path <> ?1",
            (path, row["id"], row["added"]),
        ).fetchone()
        if same is None:
            device = folder.stat().st_dev if folder.is_dir() else 0
            connection.execute(
                "INSERT INTO roots (path, device, active, added) VALUES (?, ?, ?, ?)",
                (path, device, row["active"], row["added"]),
            )
        else:
            connection.execute(
                "UPDATE roots SET path = ?, active = ? WHERE id = ?", (path, row["active"], *same)
            )
    found = connection.execute("SELECT path, id FROM roots").fetchall()
    return {os.fsdecode(path): number for path, number in found}


def _match_photos(
    connection: Connection, said: LogContent, roots: dict[str, int]
) -> dict[int, int]:
    """Return number in the log -> number here, of the photos that the log refers to."""
    wanted = {
        photo
        for name, rows in said.rows.items()
        for row in rows.values()
        for photo in photos_in(name, row)
    }
    here: dict[int, int] = {}
    taken: set[int] = set()
    for photo in sorted(wanted):
        name = said.photos.get(photo, {})
        content = bytes.fromhex(name["hash"]) if "hash" in name else None
        path = (roots.get(name.get("root", "")), os.fsencode(name.get("path", f"lost/{photo}")))
        found = (
            connection.execute(
                f"SELECT photos.id FROM {FILES} WHERE hash = ?"
                " ORDER BY photos.id = ? DESC, photo <> photos.id, row IS NULL, photos.id",
                (content, photo),
            ).fetchall()
            + connection.execute(
                f"SELECT photos.id FROM {FILES} WHERE root = ?1 AND path = ?2"
                " AND (state <> 'gone' OR photos.id = ?3) ORDER BY state = 'gone'",
                (*path, photo),
            ).fetchall()
        )
        number = next((each for (each,) in found if each not in taken), None)
        if number is None:
            number = _note_gone(connection, photo, path, name.get("size", 0), content)
        taken.add(number)
        here[photo] = number
    return here


def _note_gone(
    connection: Connection,
    photo: int,
    path: tuple[int | None, bytes],
    size: int,
    content: bytes | None,
) -> int:
    """Add a photo that doesn't exist, under its number if that is free; return its number."""
    root = path[0]
    if root is None:
        connection.execute(
            "INSERT OR IGNORE INTO roots (path, device, online, active, added)"
            " VALUES (CAST('/lost' AS BLOB), 0, 0, 0, 0)"
        )
        root = connection.execute("SELECT id FROM roots WHERE path = x'2f6c6f7374'").fetchone()[0]
    free = connection.execute("SELECT 1 FROM photos WHERE id = ?", (photo,)).fetchone() is None
    number: int = connection.execute(
        "SELECT CASE WHEN ? THEN ? ELSE max(id) + 1 END FROM photos", (free, photo)
    ).fetchone()[0]
    connection.execute("INSERT INTO photos (id, file) VALUES (?1, ?1)", (number,))
    connection.execute(
        "INSERT INTO files (id, photo, root, path, size, mtime_ns, hash, state)"
        " VALUES (?1, ?1, ?2, ?3, ?4, 0, ?5, 'gone')",
        (number, root, path[1], size, content),
    )
    return number


def _renumbered(table: SaidTable, row: Row, photos: dict[int, int]) -> Row:
    """Replace the numbers of photos in a line by those that they have here."""
    row = row | {column: photos[row[column]] for column in table.photos if column in row}
    if "query_photos" in row:
        query = json.loads(row["query_photos"])
        row["query_photos"] = json.dumps([each and photos[each] for each in query])
    if "delta" in row:
        delta = json.loads(row["delta"])
        delta["photos"] = [[photos[photo], change] for photo, change in delta["photos"]]
        row["delta"] = json.dumps(delta)
    return row


def _delete(connection: Connection, table: SaidTable, keys: Iterable[Key]) -> None:
    where = " AND ".join(f"{column} = ?" for column in table.key)
    connection.executemany(f"DELETE FROM {table.name} WHERE {where}", keys)


def _insert(
    connection: Connection, table: SaidTable, rows: Iterable[Row], load: LoadPicture
) -> None:
    """Insert lines; the first counts of several with one key, as where two photos are one now."""
    extra = {"searches": {"query_rows": ""}}.get(table.name, {})
    for row in rows:
        values = extra | {name: _decoded(table, name, each, load) for name, each in row.items()}
        connection.execute(
            f"INSERT OR IGNORE INTO {table.name} ({', '.join(values)})"
            f" VALUES ({', '.join('?' * len(values))})",
            [*values.values()],
        )


def _decoded(table: SaidTable, column: str, value: Any, load: LoadPicture) -> Any:
    if table.columns[column] != "BLOB":
        return value
    if column == PICTURES:
        return load(value)
    return bytes.fromhex(value) if column.endswith("hash") else os.fsencode(value)
