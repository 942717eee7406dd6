"""Describe what is wrong with a catalogue's file, without trusting or changing it."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from functools import cache, lru_cache
from pathlib import Path

from app.core.base.language import tr, tr_n
from app.core.store.connection import reading
from app.core.store.migrations import APPLICATION, LAST_EARLY_FORMAT, current_format, migrate
from app.core.store.rules import broken_lines, quick_check

SHOWN = 3  # faults shown of each kind

NEWER_BY = 100
"""A format at most this far ahead counts as a newer Likewise's, whatever its tables."""

Columns = Mapping[str, tuple[str, ...]]  # table -> its columns
Schema = Mapping[tuple[str, str], str]  # (kind, name) -> SQL
_SPACES = re.compile(r"--[^\n]*|\s+")


def damage_of(path: Path) -> Iterator[str]:
    """Yield sentences about what is wrong with the catalogue at ``path``; none if it is sound.

    Nobody else may be writing to it. A catalogue of another Likewise counts as sound.
    """
    if not _has_content(path):
        yield tr("The catalogue is gone.")
        return
    try:
        with reading(path) as opened:
            opened.execute("BEGIN")
            yield from faults_in(opened)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        yield tr("The catalogue is damaged: {fault}.", fault=error)


def is_of_another_likewise(path: Path) -> bool:
    """Return whether a newer Likewise or an early build made the catalogue; False if unreadable."""
    if not _has_content(path):
        return False  # opening it would make SQLite remove its log, which may hold all of it
    try:
        with reading(path) as opened:
            return _newer(opened) or is_of_early_build(opened)
    except (sqlite3.Error, UnicodeDecodeError):
        return False


def faults_in(connection: sqlite3.Connection) -> Iterator[str]:
    """Yield what is wrong with an open catalogue. Raises sqlite3.Error if it can't be read."""
    if _newer(connection) or is_of_early_build(connection):
        return
    version = _version(connection)
    known = version <= current_format() and _application(connection) == APPLICATION
    if not known or not has_our_tables(connection):
        yield _format_fault(connection)
        return
    whole = True
    for (fault,) in connection.execute(f"PRAGMA integrity_check({SHOWN})").fetchall():
        if fault != "ok":
            whole = False
            yield tr("The catalogue is damaged: {fault}.", fault=fault.splitlines()[-1])
    if not whole or version < current_format():
        return
    for table, line, parent, _ in connection.execute("PRAGMA foreign_key_check").fetchmany(SHOWN):
        yield tr(
            "Line {line} of the table {table} points to a line of {parent} that is not there.",
            line=str(line),
            table=table,
            parent=parent,
        )
    yield from map(_table_fault, broken_lines(connection))
    for table in unreadable_text(connection):
        yield tr("Text in the table {table} can't be read.", table=table)


def quick_faults(connection: sqlite3.Connection) -> Iterator[str]:
    """Yield the faults that are quick to find; called whenever a catalogue is opened."""
    if has_our_tables(connection):
        yield from map(_table_fault, quick_check(connection))
    else:
        yield _format_fault(connection)


def _format_fault(connection: sqlite3.Connection) -> str:
    version = _version(connection)
    return tr("The catalogue is not what its format, {version}, has to be.", version=version)


def _table_fault(found: tuple[str, int]) -> str:
    return tr_n(
        "{n} line of the table {table} is not what any Likewise writes.",
        "{n} lines of the table {table} are not what any Likewise writes.",
        found[1],
        table=found[0],
    )


def _has_content(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > 0


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _application(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA application_id").fetchone()[0])


def is_of_early_build(connection: sqlite3.Connection) -> bool:
    """Return whether an early build made the catalogue.

    Those have no application number, which a damaged catalogue of ours may lack as well.
    """
    version = _version(connection)
    if version == current_format() and ("index", "photos_path") in schema_of(connection):
        return True  # format 1 when a photo was a file
    if _application(connection) or not 0 < version <= LAST_EARLY_FORMAT:
        return False
    return version > current_format() or not has_our_tables(connection)


def _newer(connection: sqlite3.Connection) -> bool:
    """Return whether its format is newer; far ahead with today's tables it is a damaged number."""
    ahead = _version(connection) - current_format()
    if ahead > NEWER_BY:
        return schema_of(connection) != expected_schema(current_format())
    return ahead > 0


def unreadable_text(connection: sqlite3.Connection) -> Iterator[str]:
    """Yield the tables with text that can't be decoded."""
    for table, columns in columns_of(connection, "TEXT").items():
        if columns:
            names = ", ".join(f'"{name}"' for name in columns)
            try:
                for _ in connection.execute(f'SELECT {names} FROM "{table}"'):
                    pass
            except sqlite3.OperationalError:
                yield table


def has_our_tables(connection: sqlite3.Connection) -> bool:
    """Return whether tables, indexes and triggers are exactly those of the catalogue's format.

    A stranger's view or trigger would run whenever something is read or written.
    """
    return schema_of(connection) == expected_schema(_version(connection))


@cache
def expected_schema(version: int) -> Schema:
    """Return the `schema_of` a new catalogue of this format."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, 0, version)
        return schema_of(connection)


def schema_of(connection: sqlite3.Connection) -> Schema:
    """Return the SQL of all that is in the database, without spaces, comments and statistics."""
    found = connection.execute(
        "SELECT type, name, sql FROM sqlite_schema WHERE name NOT GLOB 'sqlite_stat*'"
    ).fetchall()
    return {(kind, name): _without_spaces(sql or "") for kind, name, sql in found}


@lru_cache(maxsize=512)  # it is asked three times for each library that is opened
def _without_spaces(sql: str) -> str:
    return _SPACES.sub("", sql)


def columns_of(connection: sqlite3.Connection, kind: str = "") -> Columns:
    """Return the columns of each table, or only those of type ``kind``."""
    names = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ).fetchall()
    return {
        name: tuple(
            column
            for column, found in connection.execute(
                "SELECT name, type FROM pragma_table_info(?)", (name,)
            ).fetchall()
            if not kind or found == kind
        )
        for (name,) in names
    }
