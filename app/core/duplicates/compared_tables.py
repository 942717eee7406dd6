"""What comparing pictures found, by their contents: a file of its own that can be made again.

It is apart from the catalogue, so that a search for duplicates can keep what it found while another
process writes to the library. Nothing here is about photos or paths: a photo that moves, or is
there twice, is not compared again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any, Self

from app.core.base.paths import remove
from app.core.store.connection import connect
from features.same_picture import Agreement

FILE_NAME = "compared.sqlite"

FORMAT = 2
"""Of the tables, and of how pictures are compared: what another one found is thrown away."""

BUSY_TIMEOUT = 10.0  # seconds to wait while another process writes

_TABLES = """
CREATE TABLE agreements (
    a BLOB NOT NULL,                      -- content hashes, the smaller one first
    b BLOB NOT NULL,
    covered REAL NOT NULL,
    median REAL NOT NULL,
    low REAL NOT NULL,
    disagreeing REAL NOT NULL,
    added REAL NOT NULL,
    edge REAL NOT NULL,
    PRIMARY KEY (a, b)
) STRICT, WITHOUT ROWID;
CREATE TABLE qualities (
    hash BLOB PRIMARY KEY,
    compression REAL,                     -- JPEG quality, 1 to 100; NULL: not compressed so
    sharpness REAL NOT NULL
) STRICT, WITHOUT ROWID;
"""

Contents = tuple[bytes, bytes]
"""Content hashes of two pictures, the smaller one first."""


@dataclass(frozen=True, slots=True)
class Quality:
    """How good a file shows its picture. ``compression``: JPEG quality, 1 to 100; None for other
    formats. ``sharpness``: see features/sharpness.py; comparable between shots of one scene."""

    compression: float | None
    sharpness: float


class Compared:
    """What was found by now; keeps what is added at once. For one thread at a time.

    A file that can't be read is made anew, and one that can't be written is done without.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @classmethod
    def open(cls, library: Path) -> Self:
        """What is kept in the folder ``library``."""
        path = library / FILE_NAME
        try:
            return cls(_connected(path))
        except sqlite3.OperationalError:  # it may not be written
            return cls(_connected(None))
        except sqlite3.DatabaseError:  # it is damaged
            for ending in ("", "-wal", "-shm"):
                with suppress(OSError):
                    remove(path.with_name(path.name + ending))
            return cls.open(library) if not path.exists() else cls(_connected(None))

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def agreements(self, pairs: Iterable[Contents]) -> dict[Contents, Agreement]:
        """What is known of ``pairs``; others are left out."""
        found = {}
        for a, b in pairs:
            line = self._connection.execute(
                "SELECT covered, median, low, disagreeing, added, edge FROM agreements"
                " WHERE a = ? AND b = ?",
                (a, b),
            ).fetchone()
            if line is not None:
                found[a, b] = Agreement(*line)
        return found

    def add_agreements(self, found: Mapping[Contents, Agreement]) -> None:
        """Keep what was found of pairs."""
        self._write(
            "INSERT OR REPLACE INTO agreements VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [(a, b, *astuple(agreement)) for (a, b), agreement in found.items()],
        )

    def qualities(self, contents: Iterable[bytes]) -> dict[bytes, Quality]:
        """What is known of pictures; others are left out."""
        found = {}
        for content in contents:
            line = self._connection.execute(
                "SELECT compression, sharpness FROM qualities WHERE hash = ?", (content,)
            ).fetchone()
            if line is not None:
                found[content] = Quality(*line)
        return found

    def add_qualities(self, found: Mapping[bytes, Quality]) -> None:
        """Keep what was found of pictures."""
        self._write(
            "INSERT OR REPLACE INTO qualities VALUES (?, ?, ?)",
            [(content, q.compression, q.sharpness) for content, q in found.items()],
        )

    def _write(self, statement: str, lines: list[tuple[object, ...]]) -> None:
        """A full disk loses what can be found again."""
        with suppress(sqlite3.OperationalError), self._connection:
            self._connection.executemany(statement, lines)


def _connected(path: Path | None) -> sqlite3.Connection:
    options: dict[str, Any] = {"timeout": BUSY_TIMEOUT, "check_same_thread": False}
    connection = (
        connect(path, "mode=rwc", **options) if path else sqlite3.connect(":memory:", **options)
    )
    try:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        if found != FORMAT:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.executescript(
                "BEGIN IMMEDIATE; DROP TABLE IF EXISTS agreements; DROP TABLE IF EXISTS qualities;"
                f"{_TABLES} PRAGMA user_version = {FORMAT}; COMMIT;"
            )
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("SELECT 1 FROM agreements LIMIT 1")
        connection.execute("SELECT 1 FROM qualities LIMIT 1")
    except BaseException:
        connection.close()
        raise
    return connection
