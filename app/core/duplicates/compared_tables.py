"""Store the results of comparing pictures, by content, in a file that can be made again.

It is separate from the catalogue, so a search for duplicates can store results while another
process writes to the library. It doesn't refer to photos or paths: a photo that moves, or is there
twice, is not compared again.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any, Self

from app.core.base.paths import remove
from app.core.store.connection import connect, decoded
from features.same_picture import Agreement

FILE_NAME = "compared.sqlite"

FORMAT = 3
"""Version of the table, and of how pictures are compared; results of other versions are dropped."""

BUSY_TIMEOUT = 10.0  # seconds to wait while another process writes

_TABLE = """
CREATE TABLE results (
    contents BLOB PRIMARY KEY,            -- hash of a measured picture, or of two compared ones
    numbers TEXT NOT NULL                 -- JSON list, of a Quality or an Agreement
) STRICT, WITHOUT ROWID;
"""

Contents = tuple[bytes, bytes]
"""Content hashes of two pictures, the smaller one first."""


@dataclass(frozen=True, slots=True)
class Quality:
    """JPEG quality, 1 to 100 (None: another format), and sharpness (see features/sharpness.py)."""

    compression: float | None
    sharpness: float


class StoredComparisons:
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
        found = ((pair, self._find(b"".join(pair))) for pair in pairs)
        return {pair: Agreement(*numbers) for pair, numbers in found if numbers}

    def add_agreements(self, found: Mapping[Contents, Agreement]) -> None:
        """Store the results for pairs."""
        self._add((b"".join(pair), astuple(agreement)) for pair, agreement in found.items())

    def qualities(self, contents: Iterable[bytes]) -> dict[bytes, Quality]:
        """Return the known qualities of pictures."""
        found = ((content, self._find(content)) for content in contents)
        return {content: Quality(*numbers) for content, numbers in found if numbers}

    def add_qualities(self, found: Mapping[bytes, Quality]) -> None:
        """Store the qualities of pictures."""
        self._add((content, astuple(quality)) for content, quality in found.items())

    def _find(self, contents: bytes) -> list[float] | None:
        line = self._connection.execute(
            "SELECT numbers FROM results WHERE contents = ?", (contents,)
        ).fetchone()
        return decoded(line[0]) if line else None

    def _add(self, found: Iterable[tuple[bytes, tuple[Any, ...]]]) -> None:
        """Write lines, unless the disk is full: they can be found again."""
        lines = [(contents, json.dumps(numbers)) for contents, numbers in found]
        with suppress(sqlite3.OperationalError), self._connection:
            self._connection.executemany("INSERT OR REPLACE INTO results VALUES (?, ?)", lines)


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
                "BEGIN IMMEDIATE; DROP TABLE IF EXISTS results;"
                f"{_TABLE} PRAGMA user_version = {FORMAT}; COMMIT;"
            )
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("SELECT 1 FROM results LIMIT 1")
    except BaseException:
        connection.close()
        raise
    return connection
