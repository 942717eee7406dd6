"""Compares the journal with a copy of it: what was written once never changes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

_SAME_SEARCH = (
    "JOIN copy.searches AS copied ON copied.id = searches.id AND copied.created = searches.created"
)


def changed_lines(catalogue: Path, copy: Path) -> list[int]:
    """The lines of the copied journal that the one in ``catalogue`` lacks, or tells otherwise.

    Of searches that were deleted since, or began otherwise, nothing is told. Both have to be of
    today's format; with one that can't be read nothing is told either.
    """
    uri = f"{catalogue.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            connection.execute("ATTACH ? AS copy", (f"{copy.absolute().as_uri()}?immutable=1",))
            return _changed(connection)
    except (sqlite3.Error, UnicodeDecodeError):
        return []


def _changed(connection: sqlite3.Connection) -> list[int]:
    found = connection.execute(
        f"SELECT written.seq FROM main.searches AS searches {_SAME_SEARCH}"
        " JOIN copy.events AS written ON written.search = copied.id"
        " LEFT JOIN main.events AS now ON now.seq = written.seq"
        " WHERE (now.search, now.kind, now.photo, now.row, now.sign, now.target, now.created)"
        " IS NOT (written.search, written.kind, written.photo, written.row, written.sign,"
        " written.target, written.created) ORDER BY written.seq"
    ).fetchall()
    return [seq for (seq,) in found]
