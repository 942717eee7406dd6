"""The files of photos as the catalogue knows them, brought up to date with what a scan found."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Set
from dataclasses import dataclass, field

from likewise.app.core.language import english
from likewise.app.core.store.catalogue import Catalogue
from likewise.app.core.store.states import state_of
from likewise.app.core.types import PhotoState

KNOWN = "SELECT id, root, path, size, mtime_ns, hash, state FROM photos"
"""What `known_photo` takes a line of."""


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A file on the disk that is named like a picture, or what stands in the way of one."""

    root: int
    path: bytes  # relative to the root
    size: int  # bytes
    mtime_ns: int  # within likewise.app.core.library.walk.TIMES
    reason: str | None = None  # why it must not be opened, as a sentence
    closed: bool = False  # may not be opened: what is known of it, or below it, still holds


@dataclass(frozen=True, slots=True)
class KnownPhoto:
    """What the catalogue knows of a photo's file."""

    id: int
    root: int
    path: bytes
    size: int
    mtime_ns: int
    hash: bytes | None
    state: PhotoState


@dataclass(frozen=True, slots=True)
class Difference:
    """What has to change in the catalogue."""

    new: list[FoundFile] = field(default_factory=list)
    changed: list[tuple[KnownPhoto, FoundFile]] = field(default_factory=list)  # to be read again
    moved: list[tuple[KnownPhoto, FoundFile]] = field(default_factory=list)  # moved, back, touched
    vanished: list[KnownPhoto] = field(default_factory=list)


def known_photos(
    catalogue: Catalogue, roots: Iterable[int], seen: Set[int] = frozenset()
) -> list[KnownPhoto]:
    """The photos of ``roots`` but those ``seen``, and those of any root that vanished and may come
    back.
    """
    wanted = set(roots)
    with catalogue.reading() as connection:
        return [
            known_photo(line)
            for line in connection.execute(KNOWN)
            if (line[1] in wanted and line[0] not in seen) or line[6] == PhotoState.GONE
        ]


def known_at(catalogue: Catalogue, files: Iterable[FoundFile]) -> list[KnownPhoto | None]:
    """For each of ``files`` the photo that was there last; None where none was, or it vanished."""
    with catalogue.reading() as connection:
        lines = [
            connection.execute(
                f"{KNOWN} WHERE root = ? AND path = ? AND state <> 'gone'", (file.root, file.path)
            ).fetchone()
            for file in files
        ]
    return [None if line is None else known_photo(line) for line in lines]


def apply_difference(catalogue: Catalogue, found: Difference) -> None:
    """Bring the catalogue up to date with the disk, all at once."""
    with catalogue.transaction() as connection:
        lost = [photo for photo, _ in found.moved] + found.vanished
        connection.executemany(  # the moved ones leave their place before they get another
            "UPDATE photos SET state = 'gone' WHERE id = ?", [(photo.id,) for photo in lost]
        )
        for photo, file in found.moved:
            _move(connection, photo, file)
        connection.executemany(
            "UPDATE photos SET size = ?, mtime_ns = ?, hash = NULL, state = ?, reason = ?"
            " WHERE id = ? AND state <> 'left out'",
            [
                (file.size, file.mtime_ns, _first_state(file), _reason(file), photo.id)
                for photo, file in found.changed
            ],
        )
        connection.executemany(
            "INSERT INTO photos (root, path, size, mtime_ns, state, reason)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            [
                (file.root, file.path, file.size, file.mtime_ns, _first_state(file), _reason(file))
                for file in found.new
            ],
        )


def known_by_id(catalogue: Catalogue, photos: Iterable[int]) -> list[KnownPhoto]:
    """Those of ``photos`` that exist, in their order."""
    wanted = list(photos)
    with catalogue.reading() as connection:
        found = connection.execute(
            f"{KNOWN} WHERE id IN (SELECT value FROM json_each(?))", (json.dumps(wanted),)
        ).fetchall()
    known = {line[0]: known_photo(line) for line in found}
    return [known[photo] for photo in wanted if photo in known]


def place_photo(
    catalogue: Catalogue, photo: int, root: int, path: bytes, size: int, mtime_ns: int
) -> list[int]:
    """Note that the file of an existing photo stands at ``path`` now, with its row and all else.

    Whatever counted as being there is gone; returns the ids of that.
    """
    with catalogue.transaction() as connection:
        there = connection.execute(
            "SELECT id FROM photos WHERE root = ? AND path = ? AND state <> 'gone' AND id <> ?",
            (root, path, photo),
        ).fetchall()
        connection.executemany("UPDATE photos SET state = 'gone' WHERE id = ?", there)
        (known,) = known_by_id(catalogue, [photo])
        _move(connection, known, FoundFile(root, path, size, mtime_ns))
    return [other for (other,) in there]


def remove_photo(catalogue: Catalogue, photo: int) -> None:
    """Note that a photo's file is in no folder of the library any more; it may come back."""
    with catalogue.transaction() as connection:
        connection.execute("UPDATE photos SET state = 'gone' WHERE id = ?", (photo,))


def _move(connection: sqlite3.Connection, photo: KnownPhoto, file: FoundFile) -> None:
    connection.execute(
        "UPDATE photos SET root = ?, path = ?, size = ?, mtime_ns = ? WHERE id = ?",
        (file.root, file.path, file.size, file.mtime_ns, photo.id),
    )
    if photo.state is not PhotoState.GONE:
        connection.execute("UPDATE photos SET state = ? WHERE id = ?", (str(photo.state), photo.id))
        return
    connection.execute(
        "UPDATE photos SET state = CASE"
        " WHEN row IS NULL OR hash IS NULL THEN 'pending'"
        " WHEN (SELECT scales FROM generations WHERE current) IS NULL THEN 'partial'"
        " ELSE 'ready' END WHERE id = ?",
        (photo.id,),
    )


def known_photo(line: tuple[int, int, bytes, int, int, bytes | None, str]) -> KnownPhoto:
    """A photo from a line that KNOWN selects."""
    number, root, path, size, mtime_ns, content, state = line
    return KnownPhoto(number, root, path, size, mtime_ns, content, state_of(state))


def _reason(file: FoundFile) -> str | None:
    return file.reason and english(file.reason)


def _first_state(file: FoundFile) -> str:
    return str(PhotoState.PENDING if file.reason is None else PhotoState.FAILED)
