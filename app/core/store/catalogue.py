"""The catalogue: one SQLite database that says what is true of a library.

A transaction here is the commit point of everything, vectors included (docs/formats.md).
Paths are stored as bytes (`os.fsencode`), so that every name that a file can have fits.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from likewise.app.core.errors import (
    LibraryDamagedError,
    LibraryError,
    LibraryVersionError,
    StorageError,
)

FILE_NAME = "catalogue.sqlite"
BUSY_TIMEOUT = 10.0  # seconds to wait for a reader's checkpoint

_TABLES = """
CREATE TABLE roots (
    id INTEGER PRIMARY KEY,
    path BLOB NOT NULL UNIQUE,
    device INTEGER NOT NULL,              -- st_dev when last seen: an empty mount point is another
    online INTEGER NOT NULL DEFAULT 1,
    active INTEGER NOT NULL DEFAULT 1,    -- 0: removed by the user, kept for its ids
    added REAL NOT NULL
) STRICT;
CREATE TABLE photos (
    id INTEGER PRIMARY KEY,
    root INTEGER NOT NULL REFERENCES roots,
    path BLOB NOT NULL,                   -- relative to the root
    size INTEGER NOT NULL,
    mtime_ns INTEGER NOT NULL,
    hash BLOB,                            -- of the file's bytes, once it was read
    width INTEGER NOT NULL DEFAULT 0,
    height INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'pending',
    reason TEXT,
    row INTEGER UNIQUE                    -- where its vectors stand
) STRICT;
CREATE UNIQUE INDEX photos_path ON photos (root, path) WHERE state <> 'gone';
CREATE INDEX photos_state ON photos (state);
CREATE TABLE generations (
    id INTEGER PRIMARY KEY,
    current INTEGER NOT NULL,             -- 1: searched, 0: being built
    schema TEXT NOT NULL,
    vocabulary TEXT,                      -- content id, NULL until there are words
    dimensions TEXT NOT NULL,             -- JSON: modality -> entries
    scales TEXT,                          -- JSON: modality -> factor, NULL: not fitted yet
    fitted_on INTEGER NOT NULL,           -- photos that vocabulary and scales were fitted on
    rows INTEGER NOT NULL                 -- the committed rows of each matrix
) STRICT;
CREATE TABLE rows (
    generation INTEGER NOT NULL REFERENCES generations ON DELETE CASCADE,
    row INTEGER NOT NULL,
    photo INTEGER NOT NULL REFERENCES photos,
    crc INTEGER NOT NULL,                 -- CRC-32 over the row's vectors, modality by modality
    PRIMARY KEY (generation, row)
) STRICT, WITHOUT ROWID;
CREATE TABLE profiles (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    learner TEXT NOT NULL,
    settings TEXT NOT NULL DEFAULT '{}',  -- JSON
    seed INTEGER NOT NULL DEFAULT 0,
    frozen INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL
) STRICT;
CREATE TABLE searches (
    id INTEGER PRIMARY KEY,
    profile INTEGER NOT NULL REFERENCES profiles ON DELETE CASCADE,
    created REAL NOT NULL,
    query_photos TEXT NOT NULL,           -- JSON list of photo ids, null for pictures from outside
    query_rows TEXT NOT NULL,             -- JSON list of rows, likewise
    query_vectors BLOB,                   -- npz of the pictures from outside
    kept INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE events (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    search INTEGER NOT NULL REFERENCES searches ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('judge', 'undo', 'redo')),
    photo INTEGER REFERENCES photos,
    row INTEGER,
    sign INTEGER CHECK (sign IN (-1, 0, 1)),
    target INTEGER REFERENCES events,
    created REAL NOT NULL
) STRICT;
CREATE INDEX events_search ON events (search);
CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL                   -- JSON
) STRICT, WITHOUT ROWID;
"""


def _first_tables(connection: sqlite3.Connection) -> None:
    for statement in _TABLES.split(";"):
        connection.execute(statement)


_SHARDS = """
CREATE TABLE shards (
    id INTEGER PRIMARY KEY,
    generation INTEGER NOT NULL REFERENCES generations ON DELETE CASCADE,
    name TEXT NOT NULL,                   -- of its folder
    UNIQUE (generation, name)
) STRICT;
CREATE TABLE runs (
    generation INTEGER NOT NULL REFERENCES generations ON DELETE CASCADE,
    first INTEGER NOT NULL,               -- rows first to first + count - 1 ...
    count INTEGER NOT NULL,
    shard INTEGER REFERENCES shards ON DELETE CASCADE,  -- ... stand here, NULL: in no shard,
    local INTEGER NOT NULL,               -- from this row of the files on
    PRIMARY KEY (generation, first)
) STRICT, WITHOUT ROWID;
INSERT INTO runs (generation, first, count, local)
    SELECT generation, min(row), count(*), min(row) FROM (
        SELECT generation, row, row - row_number() OVER (PARTITION BY generation ORDER BY row)
            AS stretch FROM rows
    ) GROUP BY generation, stretch;
"""


def _shards(connection: sqlite3.Connection) -> None:
    for statement in _SHARDS.split(";"):
        connection.execute(statement)


_WORDS = "ALTER TABLE searches ADD COLUMN word TEXT"  # that it started from, NULL: from pictures


def _words(connection: sqlite3.Connection) -> None:
    connection.execute(_WORDS)


MIGRATIONS = (_first_tables, _shards, _words)
"""Step i takes a catalogue from `user_version` i to i + 1."""


class Catalogue:
    """An open catalogue, owned by one thread at a time: ``transaction`` writes, ``reading`` reads.

    Both raise LibraryDamagedError if the file is no database of ours and StorageError if it
    cannot be written; opening raises LibraryVersionError if another Likewise made it.
    """

    def __init__(self, folder: Path, *, writable: bool = True) -> None:
        self.path = folder / FILE_NAME
        with _translated(self.path):
            self._connection = sqlite3.connect(
                _uri(self.path, writable),
                timeout=BUSY_TIMEOUT,
                isolation_level=None,
                check_same_thread=False,
                uri=True,
            )
        try:
            with _translated(self.path):
                self._prepare(writable)
        except LibraryError:
            self._connection.close()
            raise

    def close(self) -> None:
        """Close the connection; closing twice is harmless."""
        self._connection.close()

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing: commits on leaving, rolls back when an error passes through.

        May be nested; the outermost one commits.
        """
        with _translated(self.path):
            connection = self._connection
            if connection.in_transaction:
                yield connection
                return
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                connection.rollback()
                raise
            connection.commit()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection, for queries that all see one state; fetch before leaving."""
        with _translated(self.path):
            connection = self._connection
            if connection.in_transaction:
                yield connection
                return
            connection.execute("BEGIN")
            try:
                yield connection
            finally:
                connection.rollback()

    def _prepare(self, writable: bool) -> None:
        connection = self._connection
        connection.execute("PRAGMA foreign_keys = ON")
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if version > len(MIGRATIONS):
            raise LibraryVersionError(
                f"{self.path} was made by a newer Likewise (format {version}).",
                "Update Likewise, or open another library folder.",
            )
        if not writable:
            if version < len(MIGRATIONS):
                raise LibraryVersionError(
                    f"{self.path} was made by an older Likewise (format {version}).",
                    "Run `likewise index` on it once to bring it up to date.",
                )
            connection.execute("PRAGMA query_only = ON")
            return
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        with self.transaction():
            for step, migrate in enumerate(MIGRATIONS[version:], start=version + 1):
                migrate(connection)
                connection.execute(f"PRAGMA user_version = {step}")


def _uri(path: Path, writable: bool) -> str:
    """How SQLite is to open ``path``.

    Readers too keep a file of theirs beside it, except where nothing can be written: on a disk that
    may only be read the catalogue can't change, and SQLite has to be told.
    """
    log = path.with_name(f"{path.name}-wal")
    frozen = not writable and not os.access(path.parent, os.W_OK) and not log.exists()
    return f"{path.absolute().as_uri()}{'?immutable=1' if frozen else ''}"


@contextmanager
def _translated(path: Path) -> Iterator[None]:
    """SQLite's errors as sentences of ours; the code's own mistakes pass through untouched."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise StorageError(
            f"The catalogue {path} cannot be used: {error}.",
            "Check that the disk is there, has space and may be written to.",
        ) from error
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError):
        raise
    except sqlite3.DatabaseError as error:
        raise LibraryDamagedError(
            f"The catalogue {path} is damaged: {error}.",
            "Restore it from a backup, or move the folder away and index again.",
        ) from error
