"""Puts lines into a catalogue where others point to lines that are lost, and drops what is left.

A photo's line is made again from what is known of its content: when a scan finds a file with that
content, it is that photo. A search without its line begins with the first photo that was liked.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Mapping

from app.core.store.states import IS_SEARCHABLE, WITHOUT_ROW

LOST_ROWS = 0.5
"""Share of the rows without a line from which all photos are read again."""

LEARNER = "LOMDML"
"""Of a profile whose line is lost, if no other profile tells."""

_POINT_TO_PHOTOS = (
    "SELECT photo FROM events UNION SELECT photo FROM marks UNION SELECT photo FROM album_photos"
    " UNION SELECT photo FROM photo_keywords UNION SELECT photo FROM rows"
    " UNION SELECT photo FROM file_acts UNION SELECT cover FROM albums"
    " UNION SELECT photo FROM stacked_photos UNION SELECT a FROM distinct_photos"
    " UNION SELECT b FROM distinct_photos"
    " UNION SELECT value FROM searches, json_each(query_photos)"
)


def stand_in(connection: sqlite3.Connection) -> Mapping[str, int]:
    """Make every line point to lines that are there; returns how many were put in, by table."""
    added: Counter[str] = Counter()
    added["searches"] = _searches(connection)
    added["profiles"] = _profiles(connection)
    added["photos"] = _photos(connection)
    added["roots"] = _roots(connection)
    added["albums"] = _albums(connection)
    added["keywords"] = connection.execute(
        "INSERT INTO keywords (id, name) SELECT DISTINCT keyword, 'Recovered ' || keyword"
        " FROM photo_keywords WHERE keyword NOT IN (SELECT id FROM keywords)"
    ).rowcount
    _drop_dangling(connection)
    _rows(connection)
    return +added


def _searches(connection: sqlite3.Connection) -> int:
    lost = connection.execute(
        "SELECT search, min(created), (SELECT photo FROM events AS first WHERE"
        " first.search = events.search AND first.sign = 1 ORDER BY seq LIMIT 1) FROM events"
        " WHERE search NOT IN (SELECT id FROM searches) GROUP BY search"
    ).fetchall()
    profile = connection.execute(
        "SELECT coalesce((SELECT max(value) FROM settings WHERE key = 'active profile'"
        " AND json_type(value) = 'integer'), (SELECT min(id) FROM profiles), 1)"
    ).fetchone()[0]
    connection.executemany(
        "INSERT INTO searches (id, profile, created, query_photos, query_rows, kept)"
        " VALUES (?, ?, ?, ?, ?, 1)",
        [
            (
                search,
                int(profile),
                created,
                json.dumps([] if photo is None else [photo]),
                json.dumps([] if photo is None else [None]),
            )
            for search, created, photo in lost
        ],
    )
    return len(lost)


def _profiles(connection: sqlite3.Connection) -> int:
    return connection.execute(
        "INSERT INTO profiles (id, name, learner, created) SELECT DISTINCT profile,"
        " 'Recovered ' || profile, coalesce((SELECT learner FROM profiles), ?), 0 FROM searches"
        " WHERE profile NOT IN (SELECT id FROM profiles)",
        (LEARNER,),
    ).rowcount


def _photos(connection: sqlite3.Connection) -> int:
    lost = (
        f"(SELECT DISTINCT photo AS id FROM ({_POINT_TO_PHOTOS}) WHERE typeof(photo) = 'integer'"
        " AND photo NOT IN (SELECT id FROM photos))"
    )
    root = connection.execute("SELECT coalesce(min(id), 1) FROM roots").fetchone()[0]
    return connection.execute(
        "INSERT INTO photos (id, root, path, size, mtime_ns, hash, state)"
        " SELECT lost.id, ?, CAST('lost/' || lost.id AS BLOB), 0, 0,"
        " coalesce(shots.hash, facts.hash), 'gone'"
        f" FROM {lost} AS lost LEFT JOIN shots ON shots.photo = lost.id"
        " LEFT JOIN facts ON facts.photo = lost.id",
        (root,),
    ).rowcount


def _roots(connection: sqlite3.Connection) -> int:
    """A folder whose line is lost can't be found again: its photos wait until it is added."""
    connection.execute("UPDATE photos SET state = 'gone' WHERE root NOT IN (SELECT id FROM roots)")
    return connection.execute(
        "INSERT INTO roots (id, path, device, online, active, added)"
        " SELECT DISTINCT root, CAST('/lost/' || root AS BLOB), 0, 0, 0, 0 FROM photos"
        " WHERE root NOT IN (SELECT id FROM roots)"
    ).rowcount


def _albums(connection: sqlite3.Connection) -> int:
    connection.execute(
        "UPDATE albums SET search = NULL WHERE search NOT IN (SELECT id FROM searches)"
    )
    return connection.execute(
        "INSERT INTO albums (id, name, created, scope, looked, deleted)"
        " SELECT DISTINCT album, 'Recovered ' || album, 0, '', 0, 0 FROM album_photos"
        " WHERE album NOT IN (SELECT id FROM albums)"
    ).rowcount


def _drop_dangling(connection: sqlite3.Connection) -> None:
    """Delete what still points nowhere: undos of lost thumbs, and what is made again."""
    connection.execute(
        "DELETE FROM events WHERE kind <> 'judge' AND NOT EXISTS (SELECT 1 FROM events AS meant"
        " WHERE meant.seq = events.target AND meant.seq < events.seq AND meant.kind = 'judge'"
        " AND meant.search = events.search)"
    )
    while found := connection.execute(
        'SELECT DISTINCT "table" FROM pragma_foreign_key_check'
    ).fetchall():
        for (table,) in found:
            for column, parent in connection.execute(
                'SELECT "from", "table" FROM pragma_foreign_key_list(?)', (table,)
            ).fetchall():
                (key,) = connection.execute(
                    "SELECT name FROM pragma_table_info(?) WHERE pk = 1", (parent,)
                ).fetchone()
                connection.execute(
                    f'DELETE FROM "{table}" WHERE "{column}" IS NOT NULL'
                    f' AND "{column}" NOT IN (SELECT "{key}" FROM "{parent}")'
                )


def _rows(connection: sqlite3.Connection) -> None:
    """Keep the rows if most of them are known; those that are not get a line of somebody whose row
    it is not, so that their photos are read again."""
    if not _complete(connection):
        for table in ("rows", "runs", "shards", "unseen_rows", "matrices"):
            connection.execute(f"DELETE FROM {table}")
    connection.execute(
        f"UPDATE photos SET {WITHOUT_ROW} WHERE row IS NOT NULL AND NOT EXISTS"
        " (SELECT 1 FROM rows WHERE rows.row = photos.row AND rows.photo = photos.id)"
    )
    connection.execute(f"UPDATE photos SET state = 'pending' WHERE row IS NULL AND {IS_SEARCHABLE}")
    connection.execute(
        "UPDATE photos SET row = (SELECT max(row) FROM rows WHERE photo = photos.id)"
        " WHERE state = 'gone' AND row IS NULL AND size = 0 AND hash IS NOT NULL"
    )


def _complete(connection: sqlite3.Connection) -> bool:
    """Fill up the lines that tell whose rows are; False if that is not worth it."""
    shared, rows, gaps = connection.execute(
        "SELECT count(shard), coalesce(sum(count), 0), count(*) FILTER (WHERE first <> before)"
        " FROM (SELECT *, coalesce(sum(count) OVER (ORDER BY first ROWS BETWEEN UNBOUNDED PRECEDING"
        " AND 1 PRECEDING), 0) AS before FROM runs)"
    ).fetchone()
    there = {row for (row,) in connection.execute("SELECT row FROM rows")}
    if gaps or rows <= max(there, default=-1):
        if shared or connection.execute("SELECT 1 FROM shards").fetchone():
            return False
        rows = max(there, default=-1) + 1
        connection.execute("DELETE FROM runs")
        if rows:
            connection.execute("INSERT INTO runs (first, count, local) VALUES (0, ?, 0)", (rows,))
    anyone = connection.execute("SELECT min(id) FROM photos").fetchone()[0]
    if rows - len(there) > LOST_ROWS * rows or (rows > len(there) and anyone is None):
        return False
    connection.executemany(
        "INSERT INTO rows (row, photo) VALUES (?,"
        " coalesce((SELECT id FROM photos WHERE row = ?), ?))",
        [(row, row, anyone) for row in set(range(rows)) - there],
    )
    return True
