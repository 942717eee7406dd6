"""Read and write the table of seen marks: the marks in photos' files when these were last read."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from app.core.base.photo_types import Marks
from app.core.marks.merging import DatedMarks
from app.core.marks.sidecars import FileStamp, PhotoToRead, SeenMarks
from app.core.store.catalogue import Catalogue
from app.core.store.connection import among, decoded, stored_path
from app.core.store.rules import IS_SEARCHABLE

AT_ONCE = 400  # photos fetched in one go: a few ms

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
            *(*ids, *last, AT_ONCE),
        )
        if found:
            last = found[-1][2:4]
            yield [
                (file.parent, PhotoToRead(photo, FileStamp(file.name, size, mtime_ns), stamp))
                for photo, root, _, path, size, mtime_ns, stamp in found
                for file in [stored_path(root, path)]
            ]
        if len(found) < AT_ONCE:
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
