"""Open and query the catalogue, the SQLite database that defines the state of a library.

A transaction here is the commit point of everything, vectors included (docs/formats.md). Paths are
stored as bytes (`os.fsencode`), because a file name may be invalid as text.

The catalogue also holds a library's small settings.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

from app.core.base.errors import (
    LibraryDamagedError,
    LibraryError,
    LibraryVersionError,
    StorageError,
)
from app.core.base.language import tr
from app.core.base.paths import CATALOGUE
from app.core.store.connection import connect, decoded
from app.core.store.damage import is_of_early_build, quick_faults
from app.core.store.migrations import current_format, migrate

T = TypeVar("T")

BUSY_TIMEOUT = 10.0  # seconds to wait for a reader's checkpoint

_OF_DAMAGE = (None, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_IOERR_SHORT_READ)
"""Error codes of damage: undecodable text (None), wrong tables, a truncated file."""


class Catalogue:
    """An open catalogue, owned by one thread at a time: ``transaction`` writes, ``reading`` reads.

    Both raise LibraryDamagedError if the file is no database of ours, and StorageError if it can't
    be written; opening raises LibraryVersionError if another version of Likewise made it.
    """

    def __init__(self, folder: Path, *, writable: bool = True) -> None:
        self.path = folder / CATALOGUE
        self.after_commit: Callable[[], object] = lambda: None
        with catalogue_errors(self.path):
            self._connection = connect(
                self.path,
                _open_mode(self.path, writable),
                timeout=BUSY_TIMEOUT,
                isolation_level=None,
                check_same_thread=False,
            )
        try:
            with catalogue_errors(self.path):
                self._prepare(writable)
        except LibraryError:
            self._connection.close()
            raise

    def is_read_only(self) -> bool:
        """Return whether this connection may not write."""
        return bool(self._connection.execute("PRAGMA query_only").fetchone()[0])

    def close(self) -> None:
        """Close the connection; closing twice is harmless."""
        self._connection.close()

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Commit on leaving; roll back if an error passes through.

        May be nested; the outermost one commits.
        """
        with catalogue_errors(self.path):
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
        """Yield the connection for queries that all see one state.

        Fetch and decode before leaving, so that invalid JSON is reported as damage.
        """
        with catalogue_errors(self.path):
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
        """Return all lines that a query finds."""
        with self.reading() as connection:
            return connection.execute(query, values).fetchall()

    def column(self, query: str, *values: Any) -> list[Any]:
        """Return the first value of each line that a query finds."""
        return [line[0] for line in self.rows(query, *values)]

    def records(self, make: Callable[..., T], query: str, *values: Any) -> list[T]:
        """Return what ``make`` makes of the values of each line that a query finds."""
        with self.reading() as connection:
            return [make(*line) for line in connection.execute(query, values)]

    def record(self, make: Callable[..., T], query: str, *values: Any) -> T | None:
        """Return what ``make`` makes of the only line that a query finds; None if there is none."""
        return next(iter(self.records(make, query, *values)), None)

    def row(self, query: str, *values: Any) -> Any:
        """Return the first line that a query finds; None if there is none."""
        with self.reading() as connection:
            return connection.execute(query, values).fetchone()

    def value(self, query: str, *values: Any) -> Any:
        """Return the first value of the first line that a query finds."""
        return self.row(query, *values)[0]

    def change(self, statement: str, *values: Any) -> int:
        """Run one statement as a transaction; return the id of the line that it added."""
        with self.transaction() as connection:
            return connection.execute(statement, values).lastrowid or 0

    def _prepare(self, writable: bool) -> None:
        connection = self._connection
        connection.execute("PRAGMA foreign_keys = ON")
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        self._check_format(version, writable)
        if version and (fault := next(quick_faults(connection), "")):
            raise _damaged(self.path, fault.rstrip("."))
        if not writable:
            connection.execute("PRAGMA query_only = ON")
            return
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        with self.transaction():
            migrate(connection, version)

    def _check_format(self, version: int, writable: bool) -> None:
        """Raise LibraryVersionError for a format that can't be read, or not without writing."""
        if is_of_early_build(self._connection):
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
        if version > current_format():
            raise LibraryVersionError(
                tr(
                    "{path} was made by a newer Likewise (format {version}).",
                    path=self.path,
                    version=version,
                ),
                tr("Update Likewise, or open another library folder."),
            )
        if version < current_format() and not writable:
            raise LibraryVersionError(
                tr(
                    "{path} was made by an older Likewise (format {version}).",
                    path=self.path,
                    version=version,
                ),
                tr("Run `likewise index` on it once to bring it up to date."),
            )


def _open_mode(path: Path, writable: bool) -> str:
    """Return the options with which SQLite opens ``path``.

    Readers write a file beside the catalogue too. Where nothing can be written the catalogue can't
    change either, and SQLite must be told so by "immutable".
    """
    log = path.with_name(f"{path.name}-wal")
    if writable:
        return "mode=rwc"
    frozen = not os.access(path.parent, os.W_OK) and not log.exists()
    return "immutable=1" if frozen else "mode=ro"


@contextmanager
def catalogue_errors(path: Path) -> Iterator[None]:
    """Turn SQLite's errors and invalid JSON into our errors; programming errors pass through."""
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
    """Return the value under ``key``; ``default`` if there is none, or one of another type."""
    with catalogue.reading() as connection:
        found = connection.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
        value = default if found is None else cast(Json, decoded(found[0]))
    return value if default is None or isinstance(value, type(default)) else default


def set_setting(catalogue: Catalogue, key: str, value: Json) -> None:
    """Store ``value`` under ``key``."""
    catalogue.change(
        "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", key, json.dumps(value)
    )
