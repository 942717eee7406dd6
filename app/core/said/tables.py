"""Read and write the log's lines of JSON, numbered and with checksums; make a catalogue of them.

    {"line":7,"n":41,"at":"2026-11-24T20:55:01Z","photos":{"12":{"hash":"9c0f...","root":
    "/home/ann/Pictures","path":"sea/1.jpg","size":81234}},"said":{"marks":[{"photo":12,"stars":4,
    "colour":"red"}]},"gone":{"photo_keywords":[[12,3]]},"crc":"5d10a2c7"}

``said`` has lines of the catalogue's tables as they are from then on, ``gone`` the keys of deleted
ones, ``photos`` what the numbers of photos stand for, ``n`` the number of the last change of the
catalogue that is included. The first line of a file gives the library's number; lines with
``begins`` are all that was said before. ``crc`` is CRC-32 over what stands before it. A line with
other parts than these counts as hurt.

The log states what table lines are, not what was done. So one function writes and one restores
everything, and the order in which tables were written does not matter.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Any
from zlib import crc32

from msgspec.json import Decoder

from app.core.base.errors import LibraryDamagedError
from app.core.said.lines import ENDS, converted, line_of
from app.core.store.connection import connect, decoded, reading
from app.core.store.migrations import migrate
from app.core.store.rules import MOST
from app.core.store.said_tables import (
    SaidTable,
    forget_changes,
    last_change,
    number_on,
    said_tables,
)
from engine.ordinary import content, opened

FILE_NAME = "said.jsonl"
FORMAT = 1
LONGEST = 4_096
"""Most bytes of the first line."""

LARGEST = 2**30
"""Most bytes of the file."""

Key = tuple[Any, ...]
Row = dict[str, Any]
"""A table line: column -> JSON value; NULLs are left out."""

_END = b',"crc":"'


@dataclass(slots=True)
class Said:
    """The content of a log.

    ``rows``: table -> key -> line; ``photos``: number -> what it stands for; ``number``: the last
    change of the catalogue that is included; ``hurt``: lines of the file, from 1 on, that are
    missing or can't be read; ``size``: bytes of the file up to its last whole line.
    """

    library: str = ""
    number: int = 0
    rows: dict[str, dict[Key, Row]] = field(default_factory=dict)
    photos: dict[int, Row] = field(default_factory=dict)
    hurt: list[int] = field(default_factory=list)
    lines: int = 0
    size: int = 0
    begun: int = 0  # bytes of the lines with ``begins``

    def named(self, photos: Collection[int]) -> dict[int, Row]:
        """Return what these numbers stand for, where that is known."""
        return {photo: self.photos[photo] for photo in photos if photo in self.photos}


def sealed(line: Mapping[str, Any]) -> bytes:
    """Return a line as bytes of the file, with its checksum."""
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    body = text.encode("utf-8", "surrogatepass")[:-1]
    return body + _END + b'%08x"}\n' % crc32(body)


def unsealed(raw: bytes, kind: Decoder[Any] = ENDS) -> dict[str, Any] | None:
    """Check a line of the file (without its end) and convert it to ``kind``; None if damaged."""
    body, _, checksum = raw.rpartition(_END)
    if checksum != b'%08x"}' % crc32(body):
        return None
    with suppress(ValueError):
        return converted(body + b"}", kind)
    return None


def read_log(path: Path, tables: Mapping[str, SaidTable]) -> Said:
    """Read as much as possible of the log at ``path``; empty if it does not exist.

    Bytes after the last whole line are the rest of one that a kill cut. Raises OSError.
    """
    said = Said()
    data = content(path, LARGEST) if path.exists() else b""
    said.size = data.rfind(b"\n") + 1
    at = 0
    whole = True
    kind = line_of(tables)
    for raw in BytesIO(data[: said.size]):
        at += len(raw)
        line = unsealed(raw[:-1], kind)
        whole = line is not None and 0 < line["line"] - said.lines < MOST
        if line is None or not whole:
            continue
        said.hurt += range(said.lines + 1, line["line"])
        _apply_line(said, line, tables)
        if "begins" in line:
            said.begun = at
    if not whole:
        said.hurt.append(said.lines + 1)
    return said


def first_and_last(path: Path) -> tuple[str, int]:
    """Return the library's number and the last change in the log, without reading all of it.

    Empty and 0 where they can't be read. Raises OSError.
    """
    try:
        with opened(path) as file:
            first = unsealed(file.readline(LONGEST).rstrip(b"\n"))
            size = min(file.seek(0, os.SEEK_END), LARGEST)
            length, end = 4_096, b""
            while end.count(b"\n") < 2 and len(end) < size:
                length = min(16 * length, size)
                file.seek(size - length)
                end = file.read(length)
    except FileNotFoundError:
        return "", 0
    last = unsealed(end.rpartition(b"\n")[0].rpartition(b"\n")[2])
    return first.get("library", "") if first else "", last["n"] if last else 0


def key_of(table: SaidTable, row: Row) -> Key:
    """Return the primary key of a table line."""
    return tuple(row[column] for column in table.key)


def _apply_line(said: Said, line: Mapping[str, Any], tables: Mapping[str, SaidTable]) -> None:
    said.lines, said.number = line["line"], line["n"]
    said.library = line.get("library", said.library)
    for photo, named in line.get("photos", {}).items():
        before = said.photos.get(int(photo), {})
        said.photos[int(photo)] = named if "hash" in named else {**before, **named}
    for name, rows in line.get("said", {}).items():
        if name in tables:  # a newer Likewise may have more tables
            told = said.rows.setdefault(name, {})
            told.update((key_of(tables[name], row), row) for row in rows)
    for name, keys in line.get("gone", {}).items():
        for key in keys:
            said.rows.get(name, {}).pop(tuple(key), None)


PICTURES = "query_vectors"
"""The column whose values are stored beside the log, in files named by their hashes."""

Connection = sqlite3.Connection

Keep = Callable[[bytes], str]
"""Stores the vectors of a picture from outside; returns the name of its file."""

Give = Callable[[str], bytes | None]
"""Returns the vectors under this name; None if they are not there."""


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


def told(
    connection: Connection,
    table: SaidTable,
    keys: Iterable[Key] | None = None,
    keep: Keep = name_of,
) -> Iterator[Row]:
    """Yield the lines of a table (or those with these keys) in the form of the log, by key."""
    columns, key = ", ".join(table.columns), ", ".join(table.key)
    which, values = "", tuple[str, ...]()
    if keys is not None:
        parts = ", ".join(f"json_extract(value, '$[{n}]')" for n in range(len(table.key)))
        which = f" WHERE ({key}) IN (SELECT {parts} FROM json_each(?))"
        values = (json.dumps([*keys]),)
    for line in connection.execute(
        f"SELECT {columns} FROM {table.name}{which} ORDER BY {key}", values
    ):
        pairs = zip(table.columns, line, strict=True)
        yield {name: _encoded(name, each, keep) for name, each in pairs if each is not None}


def photos_in(table: str, row: Row) -> Iterator[int]:
    """Yield the numbers of the photos that a table line refers to."""
    yield from (row[column] for column in tables()[table].photos if column in row)
    yield from (photo for photo in decoded(row.get("query_photos", "[]")) if photo is not None)
    if "delta" in row:
        try:
            yield from [photo for photo, _ in decoded(row["delta"])["photos"]]
        except (KeyError, TypeError, ValueError) as error:  # as if it were damaged
            raise sqlite3.DatabaseError(str(error)) from error


_FILES = "photos JOIN files ON files.id = photos.file"
"""Photos with the files that tell which they are; those that became others too."""


def named(connection: Connection, photos: Collection[int]) -> dict[int, Row]:
    """Return what the numbers of photos stand for: content, folder, path in it, size in bytes."""
    found = connection.execute(
        f"SELECT photos.id, hash, roots.path, files.path, size FROM {_FILES}"
        " JOIN roots ON roots.id = root WHERE photos.id IN (SELECT value FROM json_each(?))",
        (json.dumps(sorted(photos)),),
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


def differences(connection: Connection, said: Said) -> dict[str, int]:
    """Count by table the lines that differ from the log, but for those changed since its end."""
    since = changes_since(connection, said.number)
    found = {}
    for name, table in tables().items():
        now = {key_of(table, row): row for row in told(connection, table)}
        then = said.rows.get(name, {})
        keys = {key for key in now.keys() | then.keys() if now.get(key) != then.get(key)}
        if count := len(keys.difference(since.get(name, ()))):
            found[name] = count
    return found


def make_catalogue(target: Path, backup: Path | None, said: Said, give: Give) -> None:
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
                put_back(connection, said, give)
            except sqlite3.Error as error:
                raise LibraryDamagedError(str(error)) from error
            _drop_dangling(connection)
        number_on(connection, said.number + 1)
        forget_changes(connection, last_change(connection))
        connection.execute("COMMIT")


def number_behind(catalogue: Path, folder: Path) -> None:
    """Number later changes of ``catalogue``, which replaces that in ``folder``, after its log's.

    So backups made before are older by their numbers.
    """
    _, number = first_and_last(folder / FILE_NAME)
    with closing(connect(catalogue)) as connection, connection:
        number_on(connection, number + 1)


def library_in(catalogue: Path) -> str:
    """Return the number of the library of the catalogue in a file, or empty."""
    try:
        with reading(catalogue) as it:
            return library_of(it)
    except (sqlite3.Error, ValueError):
        return ""


def put_back(connection: Connection, said: Said, give: Give) -> None:
    """Make a catalogue match the log; if lines of the log are hurt, keep what else it holds.

    Runs within the caller's transaction, with foreign keys off. Photos are matched by content, or
    else by path; those that don't exist are added as gone, until a scan finds their content.
    """
    roots = _put_roots(connection, said)
    photos = _match_photos(connection, said, roots)
    for name, table in tables().items():
        if name != "roots":
            before = {key_of(table, row): row for row in told(connection, table)}
            rows = [_renumbered(table, row, photos) for row in said.rows.get(name, {}).values()]
            kept = {key for row in rows if before.get(key := key_of(table, row)) == row}
            stale = {key_of(table, row) for row in rows} if said.hurt else before.keys()
            _delete(connection, table, stale - kept)
            _insert(connection, table, [r for r in rows if key_of(table, r) not in kept], give)
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


def _put_roots(connection: Connection, said: Said) -> dict[str, int]:
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


def _match_photos(connection: Connection, said: Said, roots: dict[str, int]) -> dict[int, int]:
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
                f"SELECT photos.id FROM {_FILES} WHERE hash = ?"
                " ORDER BY photos.id = ? DESC, photo <> photos.id, row IS NULL, photos.id",
                (content, photo),
            ).fetchall()
            + connection.execute(
                f"SELECT photos.id FROM {_FILES} WHERE root = ?1 AND path = ?2"
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


def _insert(connection: Connection, table: SaidTable, rows: Iterable[Row], give: Give) -> None:
    """Insert lines; the first counts of several with one key, as where two photos are one now."""
    extra = {"searches": {"query_rows": ""}}.get(table.name, {})
    for row in rows:
        values = extra | {name: _decoded(table, name, each, give) for name, each in row.items()}
        connection.execute(
            f"INSERT OR IGNORE INTO {table.name} ({', '.join(values)})"
            f" VALUES ({', '.join('?' * len(values))})",
            [*values.values()],
        )


def _encoded(column: str, value: Any, keep: Keep) -> Any:
    if not isinstance(value, bytes):
        return value
    if column == PICTURES:
        return keep(value)
    return value.hex() if column.endswith("hash") else os.fsdecode(value)


def _decoded(table: SaidTable, column: str, value: Any, give: Give) -> Any:
    if table.columns[column] != "BLOB":
        return value
    if column == PICTURES:
        return give(value)
    return bytes.fromhex(value) if column.endswith("hash") else os.fsencode(value)
