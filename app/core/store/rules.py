"""Check lines of the catalogue by conditions in SQL, beyond the types of their columns.

Likewise writes no line that breaks a rule, so such a line shows damage that SQLite can't detect.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator

from app.core.base.photo_types import PhotoState


def _json(column: str, kind: str = "", *more: str) -> str:
    """Return the condition that a column holds JSON (of this type) that also satisfies ``more``."""
    fits = " AND ".join(([f"json_type({column}) = '{kind}'"] if kind else ["1"]) + list(more))
    return f"CASE WHEN json_valid({column}) THEN {fits} ELSE 0 END"


def _no_entry(column: str, condition: str) -> str:
    return f"NOT EXISTS (SELECT 1 FROM json_each({column}) WHERE {condition})"


_ALL_STATES = ", ".join(repr(str(state)) for state in PhotoState)

MAX_ID = 100_000_000
"""Upper bound of photo ids and rows, because arrays are as long as the largest of them."""

RULES = {
    "roots": "length(path) > 0 AND online IN (0, 1) AND active IN (0, 1)",
    "photos": (
        f"id BETWEEN 0 AND {MAX_ID} AND coalesce(row, 0) >= 0 AND min(width, height) >= 0"
        " AND max(width, height) < 10000000"
    ),
    "files": (
        f"id BETWEEN 0 AND {MAX_ID} AND state IN ({_ALL_STATES}) AND size >= 0"
        " AND length(path) > 0 AND instr(path, x'00') = 0 AND coalesce(length(hash), 1) > 0"
        " AND (state <> 'failed' OR reason IS NOT NULL)"
        " AND abs(mtime_ns / 1000000000) < 250000000000"
    ),
    "matrices": (
        "searched IN (0, 1) AND version > 0 AND dimension BETWEEN 1 AND 100000 AND scale > 0"
        " AND modality <> '' AND modality NOT GLOB '*[^-a-zA-Z0-9_.@]*'"
    ),
    "unseen_rows": "row >= 0",
    "rows": f"row BETWEEN 0 AND {MAX_ID}",
    "profiles": f"length(name) > 0 AND {_json('settings', 'object')}",
    "searches": (
        f"kept IN (0, 1) AND {_json('query_rows', 'array')} AND "
        + _json(
            "query_photos",
            "array",
            _no_entry(
                "query_photos",
                "type NOT IN ('integer', 'null')"
                " OR (type = 'integer' AND value NOT IN (SELECT id FROM photos))",
            ),
        )
    ),
    "events": (
        "CASE kind WHEN 'judge' THEN photo IS NOT NULL AND sign IS NOT NULL"
        " ELSE EXISTS (SELECT 1 FROM events AS meant WHERE meant.seq = events.target"
        "  AND meant.seq < events.seq AND meant.kind = 'judge' AND meant.search = events.search)"
        " END"
    ),
    "settings": _json("value"),
    "albums": f"deleted IN (0, 1) AND (scope = '' OR {_json('scope')})",
    "album_changes": "undone IN (0, 1) AND "
    + _json(
        "delta",
        "object",
        *("json_type(delta, '$.fields') = 'object'", "json_type(delta, '$.photos') = 'array'"),
    ),
    "album_fillings": _json("state"),
    "keywords": "length(name) > 0",
    "seen_marks": _json("keywords", "array"),
    "facts": _json("told", "object"),
    "xmp_facts": (
        "(taken IS NULL) = (taken_end IS NULL) AND (latitude IS NULL) = (longitude IS NULL)"
        " AND abs(coalesce(latitude, 0)) <= 90 AND abs(coalesce(longitude, 0)) <= 180"
        " AND abs(coalesce(taken, 0)) < 250000000000"
        " AND dated_beside IN (0, 1) AND located_beside IN (0, 1)"
    ),
    "file_jobs": _json("options", "object"),
    "file_acts": "length(source) > 0 AND coalesce(length(target), 1) > 0",
}
"""Table -> the condition that each of its lines meets."""


SMALL_TABLES = ("roots", "matrices", "profiles")
"""Small tables, which are checked whenever a catalogue is opened."""


def quick_check(connection: sqlite3.Connection) -> Iterator[tuple[str, int]]:
    """Do the quick part of `broken_lines`: small tables, and the least and largest ids."""
    yield from broken_lines(connection, SMALL_TABLES)
    for table, column in (("photos", "id"), ("files", "id"), ("rows", "row")):
        least, most = connection.execute(
            f"SELECT (SELECT min({column}) FROM {table}), (SELECT max({column}) FROM {table})"
        ).fetchone()
        if least is not None and not 0 <= least <= most <= MAX_ID:
            yield table, 1


def broken_lines(
    connection: sqlite3.Connection, tables: Iterable[str] = RULES
) -> Iterator[tuple[str, int]]:
    """Yield (table, number of lines that break its rule) where there are any."""
    for table in tables:
        rule = RULES[table]
        count = connection.execute(f"SELECT count(*) FROM {table} WHERE NOT ({rule})").fetchone()[0]
        if count:
            yield table, int(count)
