"""Choose the file by which a photo is shown, and find photos by their files.

Files with the same content are one photo, and everything said refers to its id. The file at hand is
one that can be read, in a folder that is there; the view `at_hand` has each photo with it. If a
photo has several files, all hold its content: one that has changed, or can't be read, is set apart
as a photo of its own.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from app.core.base.photo_types import SEARCHABLE, Changes, MovedFile, PathInRoot
from app.core.store.catalogue import Catalogue
from app.core.store.connection import IN_LIST, stored_path
from app.core.store.photo_states import IS_SEARCHABLE

_OTHERS = (
    "FROM files AS own JOIN files AS other ON other.photo = own.photo AND other.id <> own.id"
    " AND other.state <> 'gone'"
)
_BEST = (
    "SELECT files.id, file FROM files JOIN photos ON photos.id = photo"
    " JOIN roots ON roots.id = root WHERE photo = ?"
    " ORDER BY state = 'gone', state = 'failed', NOT online, files.id <> file, files.id LIMIT 1"
)


def choose_files(connection: sqlite3.Connection, photos: Iterable[int]) -> None:
    """Show photos by the best of their files: readable, online, the same one as before."""
    for photo in photos:
        for file, before in connection.execute(_BEST, (photo,)).fetchall():
            if file != before:
                connection.execute("UPDATE photos SET file = ? WHERE id = ?", (file, photo))
                # The sidecars there are new: what they lack was not removed by anybody.
                connection.execute("DELETE FROM seen_marks WHERE photo = ?", (photo,))


def set_apart(connection: sqlite3.Connection, file: int) -> int:
    """Give a file a photo of its own, and with that its number; return it."""
    (photo,) = connection.execute("SELECT photo FROM files WHERE id = ?", (file,)).fetchone()
    number = file
    if photo == file:
        added = connection.execute("INSERT INTO photos (file) VALUES (?)", (file,))
        number = added.lastrowid or 0
        connection.execute("UPDATE files SET id = ? WHERE id = ?", (number, file))
    connection.execute("UPDATE files SET photo = id WHERE id = ?", (number,))
    connection.execute("UPDATE photos SET file = id WHERE id = ?", (number,))
    choose_files(connection, [photo])
    return number


def set_apart_from_copies(connection: sqlite3.Connection, file: int) -> int | None:
    """Set a file apart if its photo has others that are there; return its new number, or None."""
    found = connection.execute(f"SELECT 1 {_OTHERS} WHERE own.id = ?", (file,)).fetchone()
    return found and set_apart(connection, file)


def make_one(connection: sqlite3.Connection, photo: int, of: int) -> None:
    """Make the files of ``photo`` files of the photo ``of``, which has the same content."""
    connection.execute("UPDATE files SET photo = ? WHERE photo = ?", (of, photo))
    connection.execute("UPDATE photos SET row = NULL WHERE id = ?", (photo,))
    choose_files(connection, [of])


def earlier_photo(catalogue: Catalogue, photo: int) -> int | None:
    """Return the earlier photo with this content: a searchable one, else the last gone, or None."""
    return catalogue.record(
        int,
        "SELECT other.id FROM at_hand AS own JOIN at_hand AS other ON other.hash = own.hash"
        " WHERE own.id = ? AND other.row < own.row"
        f" AND (other.{IS_SEARCHABLE} OR other.state = 'gone')"
        " ORDER BY other.state = 'gone', CASE other.state WHEN 'gone' THEN -1 ELSE 1 END"
        " * other.row LIMIT 1",
        photo,
    )


def unlike_files(catalogue: Catalogue, photo: int) -> list[int]:
    """Return the files of a photo that have another content than the one at hand."""
    return catalogue.column(
        "SELECT files.id FROM at_hand AS photos JOIN files ON files.photo = photos.id"
        " WHERE photos.id = ? AND files.hash IS NOT photos.hash",
        photo,
    )


def file_at(catalogue: Catalogue, path: PathInRoot) -> int | None:
    """Return the file at ``path``; None if there is none."""
    return catalogue.record(
        int, "SELECT id FROM files WHERE root = ? AND path = ? AND state <> 'gone'", *path
    )


def photo_of_each(catalogue: Catalogue, files: Iterable[int]) -> dict[int, int]:
    """Return file -> the photo that it holds; the number of a photo stands for what it became."""
    return dict(
        catalogue.rows(
            "SELECT value, coalesce(files.photo, value) FROM json_each(?)"
            " LEFT JOIN files ON files.id = value",
            list(files),
        )
    )


def photos_of_files(catalogue: Catalogue, files: Iterable[int]) -> list[int]:
    """Return the photos of these files, each once."""
    return list(dict.fromkeys(photo_of_each(catalogue, files).values()))


def files_at_hand(catalogue: Catalogue, photos: Iterable[int]) -> list[int]:
    """Return the files by which photos are shown, in their order."""
    return catalogue.column(
        "SELECT file FROM json_each(?) JOIN at_hand ON at_hand.id = value ORDER BY key",
        photos_of_files(catalogue, photos),
    )


def searchable_files(catalogue: Catalogue) -> list[tuple[int, Path]]:
    """Return all files of searchable photos, by path."""
    return catalogue.records(
        lambda file, *path: (file, stored_path(*path)),
        "SELECT files.id, roots.path, files.path FROM files JOIN roots ON roots.id = root"
        f" WHERE {IS_SEARCHABLE} ORDER BY root, files.path",
    )


def copies_of(catalogue: Catalogue, photos: Collection[int]) -> dict[int, list[Path]]:
    """Return photo -> the paths of its files but the one at hand, sorted; without photos of one."""
    found = catalogue.rows(
        "SELECT photo, roots.path, files.path FROM files JOIN photos ON photos.id = photo"
        f" JOIN roots ON roots.id = root WHERE photo {IN_LIST} AND {IS_SEARCHABLE}"
        " AND files.id <> file ORDER BY roots.path, files.path",
        list(photos),
    )
    paths: dict[int, list[Path]] = {}
    for photo, root, path in found:
        paths.setdefault(photo, []).append(stored_path(root, path))
    return paths


def photos_with_copies(catalogue: Catalogue) -> list[int]:
    """Return the photos with several files, and perhaps others."""
    return catalogue.column("SELECT DISTINCT photo FROM files WHERE photo <> id")


def out_of_reach(catalogue: Catalogue) -> list[int]:
    """Return the photos that are shown by a file in an offline folder, and have one online."""
    return catalogue.column(
        f"SELECT DISTINCT own.photo {_OTHERS} JOIN photos ON photos.file = own.id"
        " JOIN roots AS away ON away.id = own.root JOIN roots AS here ON here.id = other.root"
        " WHERE own.photo IN (SELECT photo FROM files WHERE photo <> id)"
        " AND NOT away.online AND here.online AND own.photo = photos.id"
    )


# What changed


@dataclass(frozen=True, slots=True)
class Shown:
    """By which file a photo is shown."""

    path: Path
    mtime_ns: int
    content: bytes | None
    searchable: bool


def shown_by(catalogue: Catalogue, photos: Iterable[int]) -> dict[int, Shown]:
    """Return by which files those of ``photos`` that have any are shown."""
    found = catalogue.rows(
        "SELECT photos.id, roots.path, photos.path, mtime_ns, hash, state FROM at_hand AS photos"
        f" JOIN roots ON roots.id = root WHERE photos.id {IN_LIST}",
        list(photos),
    )
    return {
        photo: Shown(stored_path(root, path), mtime_ns, content, state in SEARCHABLE)
        for photo, root, path, mtime_ns, content, state in found
    }


def changes_since(catalogue: Catalogue, before: Mapping[int, Shown]) -> Changes:
    """Return what has changed since photos were ``shown_by`` these files."""
    now = shown_by(catalogue, before)
    was = {photo for photo, shown in before.items() if shown.searchable}
    are = {photo for photo, shown in now.items() if shown.searchable}
    moved = [
        MovedFile(old.path, old.mtime_ns / 1e9, new.path, new.mtime_ns / 1e9)
        for old, new in ((before[photo], new) for photo, new in now.items())
        if (old.path, old.mtime_ns) != (new.path, new.mtime_ns)
        and old.content == new.content is not None
    ]
    return Changes(
        added=tuple(sorted(are - was)),
        updated=tuple(sorted(was & are)),
        removed=tuple(sorted(was - are)),
        problems=True,
        moved=tuple(moved),
    )
