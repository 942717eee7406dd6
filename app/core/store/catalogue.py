"""The catalogue: one SQLite database that says what is true of a library.

A transaction here is the commit point of everything, vectors included (docs/formats.md).
Paths are stored as bytes (`os.fsencode`), so that every name that a file can have fits.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from app.core.base.errors import (
    LibraryDamagedError,
    LibraryError,
    LibraryVersionError,
    StorageError,
)
from app.core.base.language import tr
from app.core.store.connection import connect
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
