"""Record new, moved, changed and vanished files of photos; look files up by folder or size."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Set
from dataclasses import dataclass, field
from typing import Any

from app.core.base.language import english
from app.core.base.photo_types import PathInRoot, PhotoState
from app.core.photos.at_hand_tables import (
    choose_files,
    make_one,
    photos_of_files,
    set_apart,
    set_apart_from_copies,
)
from app.core.store.catalogue import Catalogue
from app.core.store.connection import IN_LIST
from app.core.store.photo_states import REVIVED, state_of

_KNOWN = "SELECT root, path, size, mtime_ns, id, hash, state FROM files"


@dataclass(frozen=True, slots=True)
class _File:
    """A file in a folder of the library."""

    root: int
    path: bytes  # relative to the root
    size: int  # bytes
    mtime_ns: int  # within app.core.library.walk.TIMES

    @property
    def place(self) -> PathInRoot:
        """Its root, and its path below that."""
        return self.root, self.path

    @property
    def stamp(self) -> tuple[int, int]:
        """Its size and time, by which it is recognised without being opened."""
        return self.size, self.mtime_ns


@dataclass(frozen=True, slots=True)
class FoundFile(_File):
    """A file on the disk that is named like a picture, or a folder that can't be listed."""

    reason: str | None = None  # why it must not be opened, as a sentence
    closed: bool = False  # can't be opened or listed: what is known of it, or below it, still holds


@dataclass(frozen=True, slots=True)
class KnownFile(_File):
    """The catalogue's record of a photo's file, with its number."""

    id: int
    hash: bytes | None
    state: PhotoState


@dataclass(frozen=True, slots=True)
class Difference:
    """The changes to be made in the catalogue."""

    new: list[FoundFile] = field(default_factory=list)
    changed: list[tuple[KnownFile, FoundFile]] = field(default_factory=list)  # to be read again
    moved: list[tuple[KnownFile, FoundFile]] = field(default_factory=list)  # moved, back, touched
    vanished: list[KnownFile] = field(default_factory=list)


def files_of_roots(
    catalogue: Catalogue, roots: Iterable[int], seen: Set[int] = frozenset()
) -> list[KnownFile]:
    """Return the files of ``roots`` except ``seen``, and those of any root that vanished."""
    with catalogue.reading():
        listed = catalogue.value("SELECT json_group_array(id) FROM files WHERE state <> 'gone'")
        unseen = set(json.loads(listed)).difference(seen)  # usually few
        return catalogue.records(
            _known_file,
            f"{_KNOWN} WHERE state = 'gone' UNION ALL"
            f" {_KNOWN} WHERE state <> 'gone' AND id {IN_LIST} AND root {IN_LIST} ORDER BY id",
            *(list(unseen), list(roots)),
        )


def known_at(catalogue: Catalogue, files: Iterable[FoundFile]) -> list[KnownFile | None]:
    """Return the known file at the path of each of ``files``; None if none is, or it is gone."""
    here = "root = ? AND path = ? AND state <> 'gone'"
    with catalogue.reading():
        found = [_known(catalogue, here, *file.place) for file in files]
    return [next(iter(each), None) for each in found]


def apply_difference(catalogue: Catalogue, found: Difference) -> list[tuple[int, int]]:
    """Bring the catalogue up to date with the disk, in one transaction.

    Returns (photo, photo whose marks and albums it gets too) each, where the first is a changed
    file that was one of several of a photo, or the earlier content of a changed file.
    """
    known = [old for old, _ in found.moved] + found.vanished
    with catalogue.transaction() as connection:
        connection.executemany(  # moved ones free their path before they get another
            "UPDATE files SET state = 'gone' WHERE id = ?", [(old.id,) for old in known]
        )
        for old, file in found.moved:
            _move(connection, old, file)
        heirs = [heir for old, file in found.changed for heir in _change(catalogue, old, file)]
        choose_files(connection, photos_of_files(catalogue, [old.id for old in known]))
        for file in found.new:
            _add(connection, file, *_first_state(file))
    return heirs


def _add(
    connection: sqlite3.Connection,
    file: FoundFile | KnownFile,
    state: str,
    reason: str | None = None,
    content: bytes | None = None,
) -> int:
    """Add a file with a photo of its own; return their number."""
    (last,) = connection.execute("SELECT coalesce(max(id), 0) FROM photos").fetchone()
    number = int(last) + 1
    connection.execute(
        "INSERT INTO files (id, photo, root, path, size, mtime_ns, hash, state, reason)"
        " VALUES (?1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        (number, *file.place, *file.stamp, content, state, reason),
    )
    connection.execute("INSERT INTO photos (id, file) VALUES (?1, ?1)", (number,))
    return number


def _change(catalogue: Catalogue, known: KnownFile, file: FoundFile) -> list[tuple[int, int]]:
    """Have a changed file read again; return which photos get what was said of which."""
    if known.state is PhotoState.LEFT_OUT:
        return []
    with catalogue.transaction() as connection:
        (photo,) = photos_of_files(catalogue, [known.id])
        number = set_apart_from_copies(connection, known.id)
        heirs = [(number, photo)] if number else _keep_earlier(connection, known, photo)
        connection.execute(
            "UPDATE files SET size = ?, mtime_ns = ?, hash = NULL, state = ?, reason = ?"
            " WHERE id = ?",
            (*file.stamp, *_first_state(file), number or known.id),
        )
    return heirs


MAX_EARLIER = 4
"""Contents remembered for one path: the first ones, and the last."""


def _keep_earlier(
    connection: sqlite3.Connection, known: KnownFile, photo: int
) -> list[tuple[int, int]]:
    """Add a gone photo of a photo's old content, if it has marks, albums or files that are gone.

    Another picture may have taken its name; this one may come back under another.
    """
    tables = ("marks", "photo_keywords", "album_photos", "files")
    each = (f"SELECT 1 FROM {table} WHERE photo = :photo" for table in tables)
    matters = f"{' UNION ALL '.join(each)} AND state = 'gone'"
    if known.hash is None or not connection.execute(matters, {"photo": photo}).fetchone():
        return []
    kept = connection.execute(
        "SELECT files.id FROM files JOIN photos ON photos.id = photo AND row IS NULL"
        " WHERE root = ? AND path = ? AND state = 'gone' AND files.id = photo ORDER BY files.id",
        (known.root, known.path),
    ).fetchall()
    if len(kept) < MAX_EARLIER:
        number = _add(connection, known, "gone", content=known.hash)
    else:
        (number,) = kept[-1]
        for (other,) in connection.execute(
            "SELECT id FROM files WHERE photo = ?1 AND id <> ?1", (number,)
        ).fetchall():
            set_apart(connection, other)
        connection.execute(
            "UPDATE files SET size = ?, mtime_ns = ?, hash = ? WHERE id = ?",
            (*known.stamp, known.hash, number),
        )
    for (gone,) in connection.execute(
        "SELECT id FROM files WHERE photo = ? AND state = 'gone'", (photo,)
    ).fetchall():
        make_one(connection, set_apart(connection, gone), number)
    return [(number, photo)]


def known_by_id(catalogue: Catalogue, files: Iterable[int]) -> list[KnownFile]:
    """Return those of ``files`` that exist, in their order."""
    wanted = list(files)
    found = _known(catalogue, f"id {IN_LIST}", wanted)  # not shown
    known = {file.id: file for file in found}
    return [known[file] for file in wanted if file in known]


def _move(connection: sqlite3.Connection, known: KnownFile, file: FoundFile) -> None:
    """Record that a known file has the path of ``file``; one that was gone is back."""
    state = REVIVED if known.state is PhotoState.GONE else f"'{known.state}'"
    connection.execute(
        f"UPDATE files SET root = ?, path = ?, size = ?, mtime_ns = ?, state = {state}"
        " WHERE id = ?",
        (*file.place, *file.stamp, known.id),
    )


def _known(catalogue: Catalogue, condition: str, *values: object) -> list[KnownFile]:
    return catalogue.records(_known_file, f"{_KNOWN} WHERE {condition}", *values)


def _known_file(*line: Any) -> KnownFile:
    return KnownFile(*(*line[:-1], state_of(line[-1])))


def _first_state(file: FoundFile) -> tuple[str, str | None]:
    """Return the state of a file that was not read yet, and the reason if it must not be."""
    if file.reason is None:
        return "pending", None
    return "failed", english(file.reason)


def move_file(catalogue: Catalogue, file: int, there: FoundFile) -> None:
    """Record where a known file is now, or is again; another that had this path is gone."""
    with catalogue.transaction() as connection:
        other = _known(
            catalogue,
            "root = ? AND path = ? AND state <> 'gone' AND id <> ?",
            *(*there.place, file),
        )
        for each in other:
            remove_file(catalogue, each.id)
        (known,) = known_by_id(catalogue, [file])
        _move(connection, known, there)
        choose_files(connection, photos_of_files(catalogue, [file]))


def remove_file(catalogue: Catalogue, file: int) -> None:
    """Record that a file is gone; its photo is, if it has no other."""
    with catalogue.transaction() as connection:
        connection.execute("UPDATE files SET state = 'gone' WHERE id = ?", (file,))
        choose_files(connection, photos_of_files(catalogue, [file]))


def gone_file(
    catalogue: Catalogue, number: int | None, there: FoundFile, content: bytes
) -> int | None:
    """Return the file that is back: of this number, or of this path, size and time; else None."""
    return catalogue.record(
        int,
        "SELECT id FROM files WHERE state = 'gone' AND (hash IS NULL OR ?1 IN (hash, x'')) AND"
        " (id = ?2 OR root = ?3 AND path = ?4 AND size = ?5 AND mtime_ns = ?6)"
        " ORDER BY id IS ?2 DESC, id DESC LIMIT 1",
        *(content, number, *there.place, *there.stamp),
    )


_SEPARATOR = os.fsencode(os.sep)
_AFTER = bytes([_SEPARATOR[0] + 1])  # sorts after everything in a folder

_END = b"\xff" * 5000  # sorts after every path


@dataclass(frozen=True, slots=True)
class KnownFolder:
    """The files directly in a folder, and the paths of subfolders that contain others."""

    files: list[KnownFile] = field(default_factory=list)
    folders: list[bytes] = field(default_factory=list)


def known_in(catalogue: Catalogue, root: int, folder: bytes) -> KnownFolder:
    """Return what is directly in ``folder``, relative to ``root``; gone files are left out."""
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
                name, below, _ = line[1][len(begin) :].partition(_SEPARATOR)
                if below:
                    known.folders.append(begin + name)
                    cursor = begin + name + _AFTER
                    break
                known.files.append(_known_file(*line))
            else:
                return known


def known_below(catalogue: Catalogue, root: int, folder: bytes) -> list[KnownFile]:
    """Return the files in and below ``folder``, relative to ``root``, but not gone ones."""
    below = "root = ? AND path >= ? AND path < ? AND state <> 'gone' ORDER BY path"
    return _known(catalogue, below, root, *_range(folder))


def files_of_sizes(catalogue: Catalogue, sizes: Iterable[int]) -> list[KnownFile]:
    """Return the files of any root with one of ``sizes``, in bytes, gone ones too."""
    return _known(catalogue, f"size {IN_LIST}", sorted(set(sizes)))  # not shown


def _range(folder: bytes) -> tuple[bytes, bytes]:
    """Return the half-open range in which the paths of photos below ``folder`` sort."""
    return (folder + _SEPARATOR, folder + _AFTER) if folder else (b"", _END)
