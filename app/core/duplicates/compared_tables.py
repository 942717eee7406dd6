"""Store the results of comparing pictures, by content, in a file that can be made again.

It is separate from the catalogue, so a search for duplicates can store results while another
process writes to the library. It doesn't refer to photos or paths: a photo that moves, or is there
twice, is not compared again.
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
"""Version of the tables, and of how pictures are compared; results of other versions are dropped.
"""

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
    """JPEG quality, 1 to 100 (None: another format), and sharpness (see features/sharpness.py)."""

    compression: float | None
    sharpness: float


class Compared:
    """The stored results; additions are written at once. For one thread at a time.

    An unreadable file is replaced by a new one; if it can't be written, results are not stored.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @classmethod
    def open(cls, library: Path) -> Self:
        """Open the results in the folder ``library``."""
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
        """Return the known results for ``pairs``."""
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
        """Store the results for pairs."""
        self._write(
            "INSERT OR REPLACE INTO agreements VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [(a, b, *astuple(agreement)) for (a, b), agreement in found.items()],
        )

    def qualities(self, contents: Iterable[bytes]) -> dict[bytes, Quality]:
        """Return the known qualities of pictures."""
        found = {}
        for content in contents:
            line = self._connection.execute(
                "SELECT compression, sharpness FROM qualities WHERE hash = ?", (content,)
            ).fetchone()
            if line is not None:
                found[content] = Quality(*line)
        return found

    def add_qualities(self, found: Mapping[bytes, Quality]) -> None:
        """Store the qualities of pictures."""
        self._write(
            "INSERT OR REPLACE INTO qualities VALUES (?, ?, ?)",
            [(content, q.compression, q.sharpness) for content, q in found.items()],
        )

    def _write(self, statement: str, lines: list[tuple[object, ...]]) -> None:
        """Write lines, unless the disk is full: they can be found again."""
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
