"""Write the tables of marks, and keep those that photos' files had when they were last read.

`app.core.photos.tables` reads the marks of photos.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Literal

from app.core.base.photo_types import Marks
from app.core.marks.merging import DatedMarks
from app.core.marks.sidecars import FileStamp, PhotoToRead, SeenMarks
from app.core.photos.tables import marks_of
from app.core.store.catalogue import Catalogue
from app.core.store.connection import IN_LIST, among, decoded, stored_path
from app.core.store.photo_states import IS_SEARCHABLE

BATCH = 400  # photos fetched in one go: a few ms

# The plus, and the condition on "gone", keep SQLite from using the index of states and sorting
# everything for every page.
_FILES = (
    "SELECT photos.id, roots.path, root, photos.path, size, mtime_ns, coalesce(stamp, '')"
    " FROM at_hand AS photos JOIN roots ON roots.id = root"
    " LEFT JOIN seen_marks ON photo = photos.id"
    f" WHERE online AND +{IS_SEARCHABLE} AND state <> 'gone'"
)


def known_files(
    catalogue: Catalogue, photos: Collection[int] | None = None
) -> Iterator[list[tuple[Path, PhotoToRead]]]:
    """Yield the online files of searchable ``photos`` (None: all) by path, each once, in parts.

    Each with its folder.
    """
    last: tuple[int, bytes] = (-1, b"")
    condition, ids = among("photos.id", photos)
    while True:
        found = catalogue.rows(
            f"{_FILES} AND {condition} AND (root, photos.path) > (?, ?)"
            " ORDER BY root, photos.path LIMIT ?",
            *(*ids, *last, BATCH),
        )
        if found:
            last = found[-1][2:4]
            yield [
                (file.parent, PhotoToRead(photo, FileStamp(file.name, size, mtime_ns), stamp))
                for photo, root, _, path, size, mtime_ns, stamp in found
                for file in [stored_path(root, path)]
            ]
        if len(found) < BATCH:
            return


def read_seen(catalogue: Catalogue, photos: Collection[int] | None = None) -> dict[int, SeenMarks]:
    """Return the marks in files of ``photos`` (None: all), as far as these were read."""
    condition, values = among("photo", photos)
    found = catalogue.records(
        _seen,
        f"SELECT photo, stamp, sidecars, stars, colour, keywords FROM seen_marks WHERE {condition}",
        *values,
    )
    return {seen.photo: seen for seen in found}


def note_seen(catalogue: Catalogue, seen: Iterable[SeenMarks]) -> None:
    """Store the marks in files."""
    with catalogue.transaction() as connection:
        connection.executemany(
            "INSERT OR REPLACE INTO seen_marks (photo, stamp, sidecars, stars, colour, keywords)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            [
                (
                    each.photo,
                    each.stamp,
                    each.sidecars,
                    each.marks.stars,
                    each.marks.colour,
                    json.dumps(each.marks.keywords),
                )
                for each in seen
            ],
        )


def forget_seen(catalogue: Catalogue, photo: int) -> None:
    """Delete the stored marks of a photo's files."""
    catalogue.change("DELETE FROM seen_marks WHERE photo = ?", photo)


def _seen(
    photo: int, stamp: str, sidecars: int, stars: int, colour: str, keywords: str
) -> SeenMarks:
    if not stars and not colour and keywords == "[]":  # as with most photos
        return SeenMarks(photo, stamp, sidecars)
    marks = Marks(stars, colour, tuple(decoded(keywords)))
    return SeenMarks(photo, stamp, sidecars, DatedMarks(marks))


def set_mark(
    catalogue: Catalogue,
    photos: Collection[int],
    mark: Literal["stars", "colour"],
    value: int | str,
    now: float,
) -> None:
    """Give ``photos`` so many stars, or a colour label, at ``now``, in seconds since the epoch."""
    with catalogue.transaction() as connection:
        connection.executemany(
            f"INSERT INTO marks (photo, {mark}, {mark}_set) VALUES (?, ?, ?) ON CONFLICT (photo)"
            f" DO UPDATE SET {mark} = excluded.{mark}, {mark}_set = excluded.{mark}_set",
            [(photo, value, now) for photo in photos],
        )


def add_keywords(catalogue: Catalogue, photos: Collection[int], names: Collection[str]) -> None:
    """Add keywords to ``photos``."""
    with catalogue.transaction() as connection:
        for keyword in _numbers(connection, names).values():
            connection.executemany(
                "INSERT OR IGNORE INTO photo_keywords (photo, keyword) VALUES (?, ?)",
                [(photo, keyword) for photo in photos],
            )


def remove_keywords(catalogue: Catalogue, photos: Collection[int], names: Collection[str]) -> None:
    """Remove keywords from ``photos``."""
    catalogue.change(
        f"DELETE FROM photo_keywords WHERE photo {IN_LIST}"
        f" AND keyword IN (SELECT id FROM keywords WHERE name {IN_LIST})",
        list(photos),
        list(names),
    )


def put_marks(catalogue: Catalogue, marks: Mapping[int, Marks], now: float) -> None:
    """Give each photo exactly these marks; ``now`` becomes the time of those that change."""
    with catalogue.transaction() as connection:
        before = marks_of(catalogue, marks)
        connection.executemany(
            "INSERT INTO marks (photo, stars, colour, stars_set, colour_set)"
            " VALUES (:photo, :stars, :colour, :now, :now) ON CONFLICT (photo) DO UPDATE SET"
            " stars_set = iif(stars = :stars, stars_set, :now),"
            " colour_set = iif(colour = :colour, colour_set, :now),"
            " stars = :stars, colour = :colour",
            [
                {"photo": photo, "stars": each.stars, "colour": each.colour, "now": now}
                for photo, each in marks.items()
            ],
        )
        changed = {
            photo: each.keywords
            for photo, each in marks.items()
            if each.keywords != before[photo].keywords
        }
        connection.execute(f"DELETE FROM photo_keywords WHERE photo {IN_LIST}", (list(changed),))
        numbers = _numbers(connection, {name for names in changed.values() for name in names})
        connection.executemany(
            "INSERT INTO photo_keywords (photo, keyword) VALUES (?, ?)",
            [(photo, numbers[name]) for photo, names in changed.items() for name in names],
        )


def forget_marks(catalogue: Catalogue, photo: int) -> None:
    """Remove all marks of a photo."""
    with catalogue.transaction() as connection:
        connection.execute("DELETE FROM marks WHERE photo = ?", (photo,))
        connection.execute("DELETE FROM photo_keywords WHERE photo = ?", (photo,))


def times_set(catalogue: Catalogue, photos: Collection[int]) -> dict[int, tuple[float, float]]:
    """Return when stars and colours of ``photos`` were set, in seconds since the epoch."""
    found = catalogue.rows(
        f"SELECT photo, stars_set, colour_set FROM marks WHERE photo {IN_LIST}", list(photos)
    )
    return {photo: (stars, colour) for photo, stars, colour in found}


def _numbers(connection: sqlite3.Connection, names: Collection[str]) -> dict[str, int]:
    """Return the ids of keywords, adding new ones."""
    connection.executemany(
        "INSERT OR IGNORE INTO keywords (name) VALUES (?)", [(name,) for name in names]
    )
    found = connection.execute(
        f"SELECT name, id FROM keywords WHERE name {IN_LIST}", (list(names),)
    )
    return dict(found.fetchall())
