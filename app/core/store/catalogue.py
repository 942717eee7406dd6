"""The catalogue: one SQLite database that says what is true of a library.

A transaction here is the commit point of everything, vectors included (docs/formats.md).
Paths are stored as bytes (`os.fsencode`), so that every name that a file can have fits.

It also holds a library's small settings, and tells by triggers which photos were written to: so
whoever keeps something made of photos' lines hears of every change, whoever made it.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from app.core.base.errors import (
    LibraryDamagedError,
    LibraryError,
    LibraryVersionError,
    StorageError,
)
from app.core.base.language import tr
from app.core.store.connection import connect, decoded
from app.core.store.damage import faults_at_once, is_unsettled
from app.core.store.migrations import migrate, today

FILE_NAME = "catalogue.sqlite"
BUSY_TIMEOUT = 10.0  # seconds to wait for a reader's checkpoint

_OF_DAMAGE = (None, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_IOERR_SHORT_READ)
"""Error codes for text that is none (which has no code), for tables that are not what they have to
be, and for a file that was cut."""


class Catalogue:
    """An open catalogue, owned by one thread at a time: ``transaction`` writes, ``reading`` reads.

    Both raise LibraryDamagedError if the file is no database of ours and StorageError if it
    cannot be written; opening raises LibraryVersionError if another Likewise made it.
    """

    def __init__(self, folder: Path, *, writable: bool = True) -> None:
        self.path = folder / FILE_NAME
        self.after_commit: Callable[[], object] = lambda: None
        with _translated(self.path):
            self._connection = connect(
                self.path,
                _how(self.path, writable),
                timeout=BUSY_TIMEOUT,
                isolation_level=None,
                check_same_thread=False,
            )
        try:
            with _translated(self.path):
                self._prepare(writable)
        except LibraryError:
            self._connection.close()
            raise

    def is_read_only(self) -> bool:
        """Whether this program may not write it."""
        return bool(self._connection.execute("PRAGMA query_only").fetchone()[0])

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
        self.after_commit()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection, for queries that all see one state; fetch before leaving, and decode, so
        that text that is no JSON counts as damage."""
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

    def rows(self, query: str, *values: Any) -> list[Any]:
        """All lines that a query finds."""
        with self.reading() as connection:
            return connection.execute(query, values).fetchall()

    def column(self, query: str, *values: Any) -> list[Any]:
        """The first value of each line that a query finds."""
        return [line[0] for line in self.rows(query, *values)]

    def row(self, query: str, *values: Any) -> Any:
        """The first line that a query finds; None if there is none."""
        with self.reading() as connection:
            return connection.execute(query, values).fetchone()

    def value(self, query: str, *values: Any) -> Any:
        """The first value of the first line that a query finds."""
        return self.row(query, *values)[0]

    def change(self, statement: str, *values: Any) -> int:
        """Do one statement as a transaction; returns the id of the line that it added."""
        with self.transaction() as connection:
            return connection.execute(statement, values).lastrowid or 0

    def _prepare(self, writable: bool) -> None:
        connection = self._connection
        connection.execute("PRAGMA foreign_keys = ON")
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if is_unsettled(connection):
            raise LibraryVersionError(
                tr(
                    "{path} was made by an early build of Likewise, in a format that this one does"
                    " not read.",
                    path=self.path,
                ),
                tr(
                    "Move the folder {folder} elsewhere, then add your folders of photos again:"
                    " they are read into a new library.",
                    folder=self.path.parent,
                ),
            )
        if version > today():
            raise LibraryVersionError(
                tr(
                    "{path} was made by a newer Likewise (format {version}).",
                    path=self.path,
                    version=version,
                ),
                tr("Update Likewise, or open another library folder."),
            )
        if version and (fault := next(faults_at_once(connection), "")):
            raise _damaged(self.path, fault.rstrip("."))
        if not writable:
            if version < today():
                raise LibraryVersionError(
                    tr(
                        "{path} was made by an older Likewise (format {version}).",
                        path=self.path,
                        version=version,
                    ),
                    tr("Run `likewise index` on it once to bring it up to date."),
                )
            connection.execute("PRAGMA query_only = ON")
            return
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        with self.transaction():
            migrate(connection, version)


def _how(path: Path, writable: bool) -> str:
    """How SQLite is to open ``path``.

    Readers too keep a file of theirs beside it, except where nothing can be written: on a disk that
    may only be read the catalogue can't change, and SQLite has to be told.
    """
    log = path.with_name(f"{path.name}-wal")
    if writable:
        return "mode=rwc"
    frozen = not os.access(path.parent, os.W_OK) and not log.exists()
    return "immutable=1" if frozen else "mode=ro"


@contextmanager
def _translated(path: Path) -> Iterator[None]:
    """SQLite's errors, and columns of JSON that hold none, as sentences of ours; the code's own
    mistakes pass through untouched."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", None) in _OF_DAMAGE:
            raise _damaged(path, str(error)) from error
        raise StorageError(
            tr("The catalogue {path} cannot be used: {error}.", path=path, error=error),
            tr("Check that the disk is there, has space and may be written to."),
        ) from error
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError):
        raise
    except (sqlite3.DatabaseError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise _damaged(path, str(error)) from error


def _damaged(path: Path, fault: str) -> LibraryDamagedError:
    return LibraryDamagedError(
        tr("The catalogue {path} is damaged: {error}.", path=path, error=fault),
        tr("`likewise doctor --repair` brings it back from the last backup."),
    )


Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]  # not shown


def get_setting(catalogue: Catalogue, key: str, default: Json = None) -> Json:
    """The value under ``key``, or ``default`` if there is none, or one of another kind."""
    with catalogue.reading() as connection:
        found = connection.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
        value = default if found is None else cast(Json, decoded(found[0]))
    return value if default is None or isinstance(value, type(default)) else default


def set_setting(catalogue: Catalogue, key: str, value: Json) -> None:
    """Store ``value`` under ``key``."""
    catalogue.change(
        "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", key, json.dumps(value)
    )


BLOCK = 2048
"""Photos of a block, by id: block b has those from b * BLOCK on."""

_TABLES = {
    "photos": "id",
    "shots": "photo",
    "facts": "photo",
    "xmp_facts": "photo",
    "marks": "photo",
    "photo_keywords": "photo",
}


def watch_photos(catalogue: Catalogue) -> None:
    """Begin to note what is written; `take_touched` tells. Watching twice is harmless."""
    with catalogue.transaction() as connection:
        connection.execute("CREATE TEMP TABLE IF NOT EXISTS touched (block INTEGER PRIMARY KEY)")
        for table, photo in _TABLES.items():
            for event, row in (("INSERT", "new"), ("UPDATE", "new"), ("DELETE", "old")):
                connection.execute(
                    f"CREATE TEMP TRIGGER IF NOT EXISTS touched_{table}_{event} AFTER {event} ON"
                    # OR IGNORE would give way to the policy of an upsert that fires it.
                    f" main.{table} BEGIN INSERT INTO touched SELECT {row}.{photo} / {BLOCK}"
                    f" WHERE {row}.{photo} / {BLOCK} NOT IN (SELECT block FROM touched); END"
                )


def take_touched(catalogue: Catalogue) -> list[int]:
    """The blocks that were written to since this was asked last."""
    with catalogue.transaction() as connection:
        found = connection.execute("SELECT block FROM temp.touched").fetchall()
        if found:
            connection.execute("DELETE FROM temp.touched")
    return [block for (block,) in found]
