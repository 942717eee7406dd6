"""The one way in which a database is opened: bounded, whoever made it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from app.core.base.language import tr

BESIDE = ("", "-wal", "-shm", "-journal")
"""How the names of the files end that SQLite reads for one database."""

_DIGITS = 20  # of a number of 64 bits, with a sign

LONGEST = 2**27
"""Bytes of a text, a blob or a line at most: some millions of ids as JSON."""


def connect(path: Path, how: str = "mode=rw", **options: Any) -> sqlite3.Connection:
    """A connection to the database at ``path``, opened as SQLite's URI says; for reading with
    "mode=ro". Raises sqlite3.Error, also if it or a file beside it is no ordinary one."""
    for ending in BESIDE:
        file = path.with_name(path.name + ending)
        if file.exists() and not file.is_file():
            raise sqlite3.DatabaseError(tr("It is a device or a pipe, not a file."))
    connection: sqlite3.Connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?{how}", uri=True, **options
    )
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    return connection


def decoded(text: str) -> Any:
    """What a column of JSON holds. Raises sqlite3.DatabaseError where it is none, is nested deeper
    than it can be read, or has a number of more than 64 bits."""
    try:
        return bounded_json(text)
    except ValueError as error:
        raise sqlite3.DatabaseError(str(error)) from error


def bounded_json(text: str) -> Any:
    """The same of any text. Raises ValueError."""
    try:
        return json.loads(text, parse_int=_whole)
    except RecursionError as error:
        raise ValueError(str(error)) from error


def _whole(digits: str) -> int:
    if len(digits) <= _DIGITS and -(2**63) <= (number := int(digits)) < 2**63:
        return number
    raise ValueError(f"{digits[:_DIGITS]}... is too large")


def reading(path: Path) -> closing[sqlite3.Connection]:
    """A connection that only reads, closed on leaving."""
    return closing(connect(path, "mode=ro"))
