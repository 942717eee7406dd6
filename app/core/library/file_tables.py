"""Record new, moved, changed and vanished files of photos; look files up by folder or size."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Set
from dataclasses import dataclass, field

from app.core.base.language import english
from app.core.base.photo_types import PhotoState
from app.core.photos.copy_tables import (
    hand_over,
    note_copies,
    photo_of_content,
    split_from_copies,
    touch,
)
from app.core.store.catalogue import Catalogue
from app.core.store.rules import REVIVED, state_of

_KNOWN = "SELECT id, root, path, size, mtime_ns, hash, state FROM photos"


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A file on the disk that is named like a picture, or a folder that can't be listed."""

    root: int
    path: bytes  # relative to the root
    size: int  # bytes
    mtime_ns: int  # within app.core.library.walk.TIMES
    reason: str | None = None  # why it must not be opened, as a sentence
    closed: bool = False  # can't be opened or listed: what is known of it, or below it, still holds


@dataclass(frozen=True, slots=True)
class KnownPhoto:
    """The catalogue's record of a photo's file."""

    id: int
    root: int
    path: bytes
    size: int
    mtime_ns: int
    hash: bytes | None
    state: PhotoState


@dataclass(frozen=True, slots=True)
class Difference:
    """The changes to be made in the catalogue."""

    new: list[FoundFile] = field(default_factory=list)
    changed: list[tuple[KnownPhoto, FoundFile]] = field(default_factory=list)  # to be read again
    moved: list[tuple[KnownPhoto, FoundFile]] = field(default_factory=list)  # moved, back, touched
    vanished: list[KnownPhoto] = field(default_factory=list)


def known_photos(
    catalogue: Catalogue, roots: Iterable[int], seen: Set[int] = frozenset()
) -> list[KnownPhoto]:
    """Return the photos of ``roots`` except ``seen``, and those of any root that vanished."""
    wanted = set(roots)
    with catalogue.reading() as connection:
        (listed,) = connection.execute(
            "SELECT json_group_array(id) FROM photos WHERE state <> 'gone'"
        ).fetchone()
        unseen = set(json.loads(listed)).difference(seen)  # usually few
        lines = connection.execute(
            f"{_KNOWN} WHERE state = 'gone' UNION ALL"
            f" {_KNOWN} WHERE state <> 'gone' AND id IN (SELECT value FROM json_each(?))"
            " ORDER BY id",
            (json.dumps(list(unseen)),),
        )
        return [
            _known_photo(*line) for line in lines if line[1] in wanted or line[6] == PhotoState.GONE
        ]


def known_at(catalogue: Catalogue, files: Iterable[FoundFile]) -> list[KnownPhoto | None]:
    """Return the photo at the path of each of ``files``; None if there is none or it is gone."""
    here = "root = ? AND path = ? AND state <> 'gone'"
    with catalogue.reading():
        found = [_known(catalogue, here, file.root, file.path) for file in files]
    return [next(iter(each), None) for each in found]


@dataclass(frozen=True, slots=True)
class Settled:
    """The result for copies. ``stay``: photos still shown, though their file is gone or changed.

    ``split``: (line, photo whose marks and albums it gets too) each, where the line is a changed
    file that was one with a photo, or the earlier content of a photo's changed file.
    """

    stay: list[int] = field(default_factory=list)
    split: list[tuple[int, int]] = field(default_factory=list)


def apply_difference(catalogue: Catalogue, found: Difference) -> Settled:
    """Bring the catalogue up to date with the disk, in one transaction."""
    with catalogue.transaction() as connection:
        split = _split_copies(connection, found.changed)
        moved_or_lost = [photo for photo, _ in found.moved] + found.vanished
        connection.executemany(  # moved ones free their path before they get another
            "UPDATE photos SET state = 'gone' WHERE id = ?",
            [(photo.id,) for photo in moved_or_lost],
        )
        moved = sorted(found.moved, key=lambda each: (each[0].state is PhotoState.COPY, each[0].id))
        for photo, file in moved:
            _move(connection, photo, file)
        back = [each.id for each, _ in moved if each.state is PhotoState.GONE]
        note_copies(connection, back)
        photos = [each.id for each in found.vanished if each.state is not PhotoState.COPY]
        stay = hand_over(connection, photos)
        touch(connection, _photos_of(connection, moved_or_lost))
        parted, earlier = _change(connection, found.changed)
        split += parted
        stay += [one for _, one in split]
        touch(connection, stay)
        connection.executemany(
            "INSERT INTO photos (root, path, size, mtime_ns, state, reason)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            [
                (file.root, file.path, file.size, file.mtime_ns, _first_state(file), _reason(file))
                for file in found.new
            ],
        )
    return Settled(stay, split + earlier)


EARLIER = 4
"""Contents remembered for one path: the first ones, and the last."""


def _keep_earlier(connection: sqlite3.Connection, photo: KnownPhoto) -> list[tuple[int, int]]:
    """Add a gone line for the old content of a photo with marks or albums.

    Another picture may have taken its name; this one may come back under another.
    """
    tables = ("marks", "photo_keywords", "album_photos")
    each = (f"SELECT 1 FROM {table} WHERE photo = :photo" for table in tables)
    said = " UNION ALL ".join(each)  # not shown
    if photo.hash is None or not connection.execute(said, {"photo": photo.id}).fetchone():
        return []
    count, last = connection.execute(
        "SELECT count(*), max(id) FROM photos"
        " WHERE root = ? AND path = ? AND state = 'gone' AND row IS NULL",
        (photo.root, photo.path),
    ).fetchone()
    values = photo.root, photo.path, photo.size, photo.mtime_ns, photo.hash
    (line,) = connection.execute(
        "INSERT INTO photos (id, root, path, size, mtime_ns, hash, state)"
        " VALUES (?, ?, ?, ?, ?, ?, 'gone') ON CONFLICT (id) DO UPDATE"
        " SET size = excluded.size, mtime_ns = excluded.mtime_ns, hash = excluded.hash"
        " RETURNING id",
        (last if count >= EARLIER else None, *values),
    ).fetchone()
    return [(line, photo.id)]


def _split_copies(
    connection: sqlite3.Connection, changed: list[tuple[KnownPhoto, FoundFile]]
) -> list[tuple[int, int]]:
    """Separate changed copies from their photos before these look for a copy themselves.

    Returns (copy, photo) each.
    """
    split = []
    for photo, _ in changed:
        if photo.state is PhotoState.COPY and photo.hash is not None:
            one = photo_of_content(connection, photo.hash)
            split += [] if one is None else [(photo.id, one)]
            connection.execute("UPDATE photos SET hash = NULL WHERE id = ?", (photo.id,))
    return split


def _change(
    connection: sqlite3.Connection, changed: list[tuple[KnownPhoto, FoundFile]]
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Have changed files read again, separating photos from copies and from their old content.

    Returns (changed file, photo) and (line of the old content, photo) each.
    """
    split, earlier = [], []
    lines = []
    for photo, file in changed:
        number = photo.id
        shown = photo.state is not PhotoState.COPY
        if shown and (copy := split_from_copies(connection, number)) is not None:
            split.append((copy, number))
            number = copy
        elif shown:
            earlier += _keep_earlier(connection, photo)
        values = file.size, file.mtime_ns, _first_state(file), _reason(file)
        lines.append((*values, number))
    connection.executemany(
        "UPDATE photos SET size = ?, mtime_ns = ?, hash = NULL, state = ?, reason = ?"
        " WHERE id = ? AND state <> 'left out'",
        lines,
    )
    return split, earlier


def _photos_of(connection: sqlite3.Connection, copies: Iterable[KnownPhoto]) -> list[int]:
    """Return the photos that these copies belong to, or did before they vanished."""
    states = (PhotoState.COPY, PhotoState.GONE)
    contents = [each.hash for each in copies if each.state in states]
    found = [photo_of_content(connection, content) for content in contents if content is not None]
    return [photo for photo in found if photo is not None]


def known_by_id(catalogue: Catalogue, photos: Iterable[int]) -> list[KnownPhoto]:
    """Return those of ``photos`` that exist, in their order."""
    wanted = list(photos)
    found = _known(catalogue, "id IN (SELECT value FROM json_each(?))", json.dumps(wanted))
    known = {photo.id: photo for photo in found}
    return [known[photo] for photo in wanted if photo in known]


def _move(connection: sqlite3.Connection, photo: KnownPhoto, file: FoundFile) -> None:
    """Record that ``photo`` has the path of ``file``; one that was gone is back."""
    connection.execute(
        "UPDATE photos SET root = ?, path = ?, size = ?, mtime_ns = ? WHERE id = ?",
        (file.root, file.path, file.size, file.mtime_ns, photo.id),
    )
    if photo.state is not PhotoState.GONE:
        connection.execute("UPDATE photos SET state = ? WHERE id = ?", (str(photo.state), photo.id))
        return
    connection.execute(f"UPDATE photos SET state = {REVIVED} WHERE id = ?", (photo.id,))


def _known(catalogue: Catalogue, condition: str, *values: object) -> list[KnownPhoto]:
    return [_known_photo(*line) for line in catalogue.rows(f"{_KNOWN} WHERE {condition}", *values)]


def _known_photo(
    number: int, root: int, path: bytes, size: int, mtime_ns: int, content: bytes | None, state: str
) -> KnownPhoto:
    return KnownPhoto(number, root, path, size, mtime_ns, content, state_of(state))


def _reason(file: FoundFile) -> str | None:
    return file.reason and english(file.reason)


def _first_state(file: FoundFile) -> str:
    return str(PhotoState.PENDING if file.reason is None else PhotoState.FAILED)


def move_file(catalogue: Catalogue, photo: int, file: FoundFile) -> list[int]:
    """Record that ``file`` is now the file of a photo or copy, which keeps its row and all else.

    Lines that had this path are gone; returns their ids.
    """
    with catalogue.transaction() as connection:
        others = _make_room(connection, file, photo)
        (known,) = known_by_id(catalogue, [photo])
        _move(connection, known, file)
        if known.state is PhotoState.GONE:
            note_copies(connection, [photo])
        touch(connection, _photos_of(connection, [known]))
    return others


def remove_file(catalogue: Catalogue, photo: int) -> bool:
    """Record that a photo's file is gone; return whether it stays at the path of a copy."""
    with catalogue.transaction() as connection:
        (known,) = known_by_id(catalogue, [photo])
        connection.execute("UPDATE photos SET state = 'gone' WHERE id = ?", (photo,))
        touch(connection, _photos_of(connection, [known]))
        return known.state is not PhotoState.COPY and bool(hand_over(connection, [photo]))


def add_file(catalogue: Catalogue, photo: int, file: FoundFile, content: bytes) -> bool:
    """Record that ``file`` is back, although its photo has got another path since.

    It becomes a copy if it has this content (hash), else it is pending. Returns False if the photo
    is gone, or is there already.
    """
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
    """Mark other photos at the path of ``file`` as gone; return those that got no copy's path."""
    there = connection.execute(
        "SELECT id, state FROM photos WHERE root = ? AND path = ? AND state <> 'gone' AND id <> ?",
        (file.root, file.path, photo),
    ).fetchall()
    connection.executemany(
        "UPDATE photos SET state = 'gone' WHERE id = ?", [(other,) for other, _ in there]
    )
    stay = hand_over(connection, [other for other, state in there if state != PhotoState.COPY])
    return [other for other, _ in there if other not in stay]


_SEPARATOR = os.fsencode(os.sep)
_AFTER = bytes([_SEPARATOR[0] + 1])  # sorts after everything in a folder

_END = b"\xff" * 5000  # sorts after every path


@dataclass(frozen=True, slots=True)
class KnownFolder:
    """The photos directly in a folder, and the paths of subfolders that contain others."""

    photos: list[KnownPhoto] = field(default_factory=list)
    folders: list[bytes] = field(default_factory=list)


def known_in(catalogue: Catalogue, root: int, folder: bytes) -> KnownFolder:
    """Return what is directly in ``folder``, relative to ``root``; gone photos are left out."""
    known = KnownFolder()
    begin = folder + _SEPARATOR if folder else b""
    cursor, end = _range(folder)
    with catalogue.reading() as connection:
        while True:
            lines = connection.execute(
                f"{_KNOWN} WHERE root = ? AND path >= ? AND path < ? AND state <> 'gone'"
                " ORDER BY path",
                (root, cursor, end),
            )
            for line in lines:  # fetched one by one: a subfolder may have a million
                name, below, _ = line[2][len(begin) :].partition(_SEPARATOR)
                if below:
                    known.folders.append(begin + name)
                    cursor = begin + name + _AFTER
                    break
                known.photos.append(_known_photo(*line))
            else:
                return known


def known_below(catalogue: Catalogue, root: int, folder: bytes) -> list[KnownPhoto]:
    """Return the photos in and below ``folder``, relative to ``root``, but not gone ones."""
    below = "root = ? AND path >= ? AND path < ? AND state <> 'gone' ORDER BY path"
    return _known(catalogue, below, root, *_range(folder))


def photos_of_sizes(catalogue: Catalogue, sizes: Iterable[int]) -> list[KnownPhoto]:
    """Return the photos of any root with one of ``sizes``, in bytes, gone ones too."""
    wanted = json.dumps(sorted(set(sizes)))
    return _known(catalogue, "size IN (SELECT value FROM json_each(?))", wanted)


def _range(folder: bytes) -> tuple[bytes, bytes]:
    """Return the half-open range in which the paths of photos below ``folder`` sort."""
    return (folder + _SEPARATOR, folder + _AFTER) if folder else (b"", _END)
