"""Make a catalogue from the log, alone or on top of a backup."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from app.core.base.errors import LibraryDamagedError
from app.core.said.lines import FILE_NAME, Key, LogContent, Row, first_and_last, key_of
from app.core.said.tables import FILES, PICTURES, Connection, log_rows, photos_in, tables
from app.core.store.connection import connect, reading
from app.core.store.migrations import migrate
from app.core.store.said_tables import SaidTable, forget_changes, last_change, number_on

LoadPicture = Callable[[str], bytes | None]
"""Returns the vectors under this name; None if they are not there."""


def make_catalogue(target: Path, backup: Path | None, said: LogContent, load: LoadPicture) -> None:
    """Make the new catalogue ``target`` from the log and a ``backup``, if there is one.

    The backup is a sound catalogue of the same library; it knows the rows of photos' vectors. If it
    is ahead of the log, the log was cut, and the backup alone is used. Raises LibraryDamagedError
    if the log makes no valid catalogue.
    """
    with closing(connect(target, "mode=rwc", isolation_level=None)) as connection:
        if backup is not None:
            with reading(backup) as source:
                source.backup(connection)
        connection.execute("BEGIN")
        migrate(connection, connection.execute("PRAGMA user_version").fetchone()[0])
        if backup is None or last_change(connection) <= said.number:
            try:
                put_back(connection, said, load)
            except sqlite3.Error as error:
                raise LibraryDamagedError(str(error)) from error
            _drop_dangling(connection)
        number_on(connection, said.number + 1)
        forget_changes(connection, last_change(connection))
        connection.execute("COMMIT")


def number_after_log(catalogue: Path, folder: Path) -> None:
    """Number later changes of ``catalogue``, which replaces that in ``folder``, after its log's.

    So backups made before are older by their numbers.
    """
    _, number = first_and_last(folder / FILE_NAME)
    with closing(connect(catalogue)) as connection, connection:
        number_on(connection, number + 1)


def put_back(connection: Connection, said: LogContent, load: LoadPicture) -> None:
    """Make a catalogue match the log; if lines of the log are hurt, keep what else it holds.

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
            stale = {key_of(table, row) for row in rows} if said.hurt else before.keys()
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
    """Delete lines that refer to missing ones, as a hurt line of the log may leave them."""
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
