"""Open databases and decode their JSON within fixed bounds, as a stranger may have made them."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from app.core.base.language import tr

BESIDE = ("", "-wal", "-shm", "-journal")
"""Suffixes of all files that SQLite reads for one database."""

_DIGITS = 20  # of a 64-bit number, with its sign

LOCK_TIMEOUT = 5.0  # seconds to wait for a lock, unless the caller gives another time

sqlite3.register_adapter(list, json.dumps)
IN_LIST = "IN (SELECT value FROM json_each(?))"
"""The condition that a column is one of a list of ids, of any length, passed as one value."""

MAX_VALUE_BYTES = 2**27
"""Most bytes of a text, a blob or a line: enough for some millions of ids as JSON."""


def connect(path: Path, how: str = "mode=rw", **options: Any) -> sqlite3.Connection:
    """Connect to the database at ``path`` with options of SQLite's URI. Raises sqlite3.Error."""
    for ending in BESIDE:
        file = path.with_name(path.name + ending)
        if file.exists() and not file.is_file():
            raise sqlite3.DatabaseError(tr("It is a device or a pipe, not a file."))
    connection: sqlite3.Connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?{how}", uri=True, **{"timeout": LOCK_TIMEOUT, **options}
    )
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_VALUE_BYTES)
    return connection


def among(column: str, ids: Iterable[int] | None) -> tuple[str, tuple[list[int], ...]]:
    """Return the condition that a column is one of ``ids`` (None: any), and its value, if any."""
    return ("1", ()) if ids is None else (f"{column} {IN_LIST}", ([*ids],))


def stored_path(*parts: bytes) -> Path:
    """Return the path that is stored in these parts, as of a root and below it."""
    return Path(*map(os.fsdecode, parts))


def decoded(text: str) -> Any:
    """Decode a JSON column within bounds of depth and size. Raises sqlite3.DatabaseError."""
    try:
        return bounded_json(text)
    except ValueError as error:
        raise sqlite3.DatabaseError(str(error)) from error


def bounded_json(text: str) -> Any:
    """Decode any JSON text within the same bounds. Raises ValueError."""
    try:
        return json.loads(text, parse_int=_parse_integer)
    except RecursionError as error:
        raise ValueError(str(error)) from error


def _parse_integer(digits: str) -> int:
    if len(digits) <= _DIGITS and -(2**63) <= (number := int(digits)) < 2**63:
        return number
    raise ValueError(f"{digits[:_DIGITS]}... is too large")


def reading(path: Path) -> closing[sqlite3.Connection]:
    """Return a read-only connection that is closed on leaving."""
    return closing(connect(path, "mode=ro"))
