"""Notes in the catalogue that the program itself moved, removed or added a photo's file."""

from __future__ import annotations

import sqlite3

from app.core.store.catalogue import Catalogue
from app.core.store.photos.copies import FOLDED, hand_over, note_copies, other_photo, touch
from app.core.store.photos.photo_files import (
    FoundFile,
    known_at,
    known_by_id,
    move,
    photos_of,
)
from app.core.store.settings import set_setting
from app.core.types import PhotoState


def move_file(catalogue: Catalogue, photo: int, file: FoundFile) -> list[int]:
    """Note that the file of a photo or copy is ``file`` now, with its row and all else.

    Whatever counted as being there is gone; returns the ids of that.
    """
    with catalogue.transaction() as connection:
        others = _make_room(connection, file, photo)
        (known,) = known_by_id(catalogue, [photo])
        move(connection, known, file)
        if known.state is PhotoState.GONE:
            note_copies(connection, [photo])
            if other_photo(catalogue, photo) is not None:  # a scan makes them one
                set_setting(catalogue, FOLDED, False)
        touch(connection, photos_of(connection, [known]))
    return others


def remove_file(catalogue: Catalogue, photo: int) -> bool:
    """Note that a photo's file is in no folder of the library any more; it may come back. Whether
    it stays all the same, at the path of a copy."""
    with catalogue.transaction() as connection:
        (known,) = known_by_id(catalogue, [photo])
        connection.execute("UPDATE photos SET state = 'gone' WHERE id = ?", (photo,))
        touch(connection, photos_of(connection, [known]))
        return known.state is not PhotoState.COPY and bool(hand_over(connection, [photo]))


def add_file(catalogue: Catalogue, photo: int, file: FoundFile, content: bytes) -> bool:
    """Note that ``file`` is back, whose photo is at another path since it went: as a
    copy, if that has this content (hash), else as one to be read. False if the photo is gone, or is
    there already."""
    with catalogue.transaction() as connection:
        (known,) = known_by_id(catalogue, [photo])
        if known.state is PhotoState.GONE or (known.root, known.path) == (file.root, file.path):
            return False
        _make_room(connection, file, photo)
        line = connection.execute(
            "SELECT id FROM photos WHERE hash = ? AND state = 'gone' AND row IS NULL"
            " AND root = ? AND path = ? ORDER BY id DESC LIMIT 1",
            (content, file.root, file.path),
        ).fetchone()
        connection.execute(
            "INSERT INTO photos (id, root, path, size, mtime_ns, hash) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE"
            " SET size = excluded.size, mtime_ns = excluded.mtime_ns, state = 'pending'",
            (line and line[0], file.root, file.path, file.size, file.mtime_ns, content or None),
        )
        added = known_at(catalogue, [file])
        note_copies(connection, [each.id for each in added if each is not None])
        touch(connection, [photo])
    return True


def _make_room(connection: sqlite3.Connection, file: FoundFile, photo: int) -> list[int]:
    """Let what counts as being at the path of ``file`` be gone, but ``photo``; the ids of that."""
    there = connection.execute(
        "SELECT id, state FROM photos WHERE root = ? AND path = ? AND state <> 'gone' AND id <> ?",
        (file.root, file.path, photo),
    ).fetchall()
    connection.executemany(
        "UPDATE photos SET state = 'gone' WHERE id = ?", [(other,) for other, _ in there]
    )
    stay = hand_over(connection, [other for other, state in there if state != PhotoState.COPY])
    return [other for other, _ in there if other not in stay]
