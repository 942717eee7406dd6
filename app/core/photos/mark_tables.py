"""Read and write the tables of marks: stars, colour labels and keywords by photo id."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping
from typing import Literal

from app.core.base.photo_types import UNMARKED, Marks
from app.core.store.catalogue import Catalogue
from app.core.store.connection import IN_LIST, among


def read_marks(catalogue: Catalogue, photos: Collection[int] | None = None) -> dict[int, Marks]:
    """Return the marks of ``photos`` (None: all) that have any."""
    condition, values = among("photo", photos)
    numbers = f"SELECT photo, group_concat(keyword) FROM photo_keywords WHERE {condition}"
    with catalogue.reading():
        keywords = dict(catalogue.rows(f"{numbers} GROUP BY photo", *values))  # not shown
        names = dict(catalogue.rows("SELECT id, name FROM keywords"))
        lines = catalogue.rows(f"SELECT photo, stars, colour FROM marks WHERE {condition}", *values)
    marks = {photo: (stars, colour, keywords.pop(photo, "")) for photo, stars, colour in lines}
    marks.update((photo, (0, "", theirs)) for photo, theirs in keywords.items())
    same = {each: _marks(*each, names) for each in set(marks.values())}  # many photos share theirs
    return {photo: same[each] for photo, each in marks.items()}


def marks_of(catalogue: Catalogue, photos: Collection[int]) -> dict[int, Marks]:
    """Return the marks of each of ``photos``, UNMARKED for those without."""
    found = read_marks(catalogue, photos)
    return {photo: found.get(photo, UNMARKED) for photo in photos}


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


def _marks(stars: int, colour: str, keywords: str, names: Mapping[int, str]) -> Marks:
    numbers = keywords.split(",") if keywords else ()
    return Marks(stars, colour, tuple(sorted(names[int(number)] for number in numbers)))


def _numbers(connection: sqlite3.Connection, names: Collection[str]) -> dict[str, int]:
    """Return the ids of keywords, adding new ones."""
    connection.executemany(
        "INSERT OR IGNORE INTO keywords (name) VALUES (?)", [(name,) for name in names]
    )
    found = connection.execute(
        f"SELECT name, id FROM keywords WHERE name {IN_LIST}", (list(names),)
    )
    return dict(found.fetchall())
