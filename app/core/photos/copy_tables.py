"""Keep copies: files with the content of a photo that is shown, each with its own line.

Files with the same content are one photo. One line is the photo, with the row, and everything said
refers to its id; the lines of the other files are in the state `copy`, without a row. Each line
still has one path, so code that finds, moves or bins files needs no special case. When the photo's
own file goes, the photo takes the path of a copy, and that copy's line becomes the one that is
gone.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Collection, Iterable
from pathlib import Path

from app.core.base.photo_types import SEARCHABLE, PathInRoot, PhotoState
from app.core.store.catalogue import Catalogue
from app.core.store.rules import IS_SEARCHABLE, REVIVED


def hand_over(connection: sqlite3.Connection, lost: Iterable[int]) -> list[int]:
    """Give photos whose files are gone the paths of copies, online first; return those photos."""
    return [photo for photo in lost if _take_copy_path(connection, photo)]


def step_aside(connection: sqlite3.Connection, photo: int) -> int:
    """Let a photo whose file can't be read be read from an online copy, if there is one.

    Returns the line that the unreadable file has then, which is pending too.
    """
    states = ", ".join(repr(str(state)) for state in (PhotoState.PENDING, *SEARCHABLE))
    condition = f"own.state IN ({states}) AND roots.online"
    copy = _swap_paths(connection, photo, condition, "'pending'")
    if copy is None:
        return photo
    connection.execute("UPDATE photos SET state = 'pending' WHERE id = ?", (photo,))
    return copy


def read_copies(catalogue: Catalogue) -> None:
    """Have a copy read of each content with online copies but no searchable or pending photo.

    If a photo of this content failed, it is read at the copy's path; otherwise, as where that was
    damaged or has changed, the copy becomes a photo of its own.
    """
    with catalogue.transaction() as connection:
        lost = connection.execute(
            "SELECT own.hash, min(own.id) FROM photos AS own JOIN roots ON roots.id = own.root"
            " WHERE own.state = 'copy' AND online AND NOT EXISTS"
            " (SELECT 1 FROM photos AS other WHERE other.hash = own.hash"
            f" AND (other.{IS_SEARCHABLE} OR other.state = 'pending')) GROUP BY own.hash"
        ).fetchall()
        for content, copy in lost:
            failed = connection.execute(
                "SELECT id, reason FROM photos WHERE hash = ? AND state = 'failed'"
                " ORDER BY row IS NULL, id LIMIT 1",
                (content,),
            ).fetchone()
            waits = copy
            if failed is not None:
                waits, reason = failed
                own = "own.state = 'failed' AND roots.online"
                left = _swap_paths(connection, waits, own, "'failed'")
                connection.execute("UPDATE photos SET reason = ? WHERE id = ?", (reason, left))
            connection.execute(
                "UPDATE photos SET state = 'pending', reason = NULL WHERE id = ?", (waits,)
            )


def change_to_hand(catalogue: Catalogue, count: int) -> dict[int, tuple[PathInRoot, int]]:
    """Give at most ``count`` photos in offline folders the path of an online copy.

    Returns each with its path before and the modification time (ns) of its file there.
    """
    own, other = "own.root", "other.root"
    online = "(SELECT online FROM roots WHERE id = {})"
    with catalogue.transaction() as connection:
        if connection.execute("SELECT 1 FROM roots WHERE NOT online").fetchone() is None:
            return {}
        found = connection.execute(
            "SELECT own.id, own.root, own.path, own.mtime_ns FROM photos AS own"
            f" WHERE own.{IS_SEARCHABLE} AND NOT {online.format(own)} AND EXISTS"
            " (SELECT 1 FROM photos AS other WHERE other.hash = own.hash"
            f" AND other.state = 'copy' AND {online.format(other)}) LIMIT ?",
            (count,),
        ).fetchall()
        for photo, *_ in found:
            _swap_paths(connection, photo, f"own.{IS_SEARCHABLE}", "'copy'")
    return {photo: ((root, path), mtime_ns) for photo, root, path, mtime_ns in found}


def earlier_photo(catalogue: Catalogue, photo: int) -> int | None:
    """Return the earlier photo with this content: a searchable one, else the last gone, or None."""
    found = catalogue.row(
        "SELECT other.id FROM photos AS own JOIN photos AS other ON other.hash = own.hash"
        " WHERE own.id = ? AND other.row < own.row"
        f" AND (other.{IS_SEARCHABLE} OR other.state = 'gone')"
        " ORDER BY other.state = 'gone', CASE other.state WHEN 'gone' THEN -1 ELSE 1 END"
        " * other.row LIMIT 1",
        photo,
    )
    return None if found is None else int(found[0])


def other_photo(catalogue: Catalogue, photo: int) -> int | None:
    """Return another searchable photo with the content of ``photo``, if both are searchable."""
    found = catalogue.row(
        "SELECT other.id FROM photos AS own JOIN photos AS other ON other.hash = own.hash"
        f" WHERE own.id = ? AND own.{IS_SEARCHABLE} AND other.id <> own.id"
        f" AND other.{IS_SEARCHABLE} ORDER BY other.row LIMIT 1",
        photo,
    )
    return None if found is None else int(found[0])


def file_at(catalogue: Catalogue, path: PathInRoot) -> int | None:
    """Return the photo or copy whose file is at ``path``; None if there is none."""
    found = catalogue.row(
        "SELECT id FROM photos WHERE root = ? AND path = ? AND state <> 'gone'", *path
    )
    return None if found is None else int(found[0])


def file_gone_from(catalogue: Catalogue, path: PathInRoot, size: int, mtime_ns: int) -> int | None:
    """Return the photo that vanished last from ``path`` with this size and time (ns), if any."""
    found = catalogue.row(
        "SELECT max(id) FROM photos"
        " WHERE root = ? AND path = ? AND size = ? AND mtime_ns = ? AND state = 'gone'",
        *path,
        size,
        mtime_ns,
    )
    return None if found[0] is None else int(found[0])


def note_copies(connection: sqlite3.Connection, files: Iterable[int]) -> None:
    """Make unmarked, rowless files that are back copies again, if their photo is searchable."""
    connection.executemany(
        "UPDATE photos SET state = 'copy' WHERE id = ? AND row IS NULL AND state = 'pending'"
        " AND NOT EXISTS (SELECT 1 FROM marks WHERE photo = photos.id)"
        " AND EXISTS (SELECT 1 FROM photos AS other WHERE other.hash = photos.hash"
        f" AND other.{IS_SEARCHABLE})",
        [(file,) for file in files],
    )


def make_copy(catalogue: Catalogue, photo: int, of: int) -> bool:
    """Make ``photo`` a copy of the photo ``of``, or give its path to ``of`` if that is gone.

    Returns whether ``photo`` is a copy now; otherwise it is gone.
    """
    with catalogue.transaction() as connection:
        connection.execute("UPDATE photos SET state = 'copy', row = NULL WHERE id = ?", (photo,))
        touch(connection, [of])
        return not _take_copy_path(connection, of)


def copies_of(catalogue: Catalogue, photos: Collection[int]) -> dict[int, list[Path]]:
    """Return photo -> the paths of its copies, sorted; photos without copies are left out."""
    found = catalogue.rows(
        "SELECT own.id, roots.path, other.path FROM photos AS own"
        " JOIN photos AS other ON other.hash = own.hash AND other.state = 'copy'"
        " JOIN roots ON roots.id = other.root"
        f" WHERE own.id IN (SELECT value FROM json_each(?)) AND own.{IS_SEARCHABLE}"
        " ORDER BY roots.path, other.path",
        json.dumps(list(photos)),
    )
    paths: dict[int, list[Path]] = {}
    for photo, root, path in found:
        paths.setdefault(photo, []).append(Path(os.fsdecode(root), os.fsdecode(path)))
    return paths


def photo_of_content(connection: sqlite3.Connection, content: bytes) -> int | None:
    """Return the searchable photo with this content (hash)."""
    found = connection.execute(
        f"SELECT id FROM photos WHERE hash = ? AND {IS_SEARCHABLE}", (content,)
    ).fetchone()
    return None if found is None else int(found[0])


def shown_photo(catalogue: Catalogue, photo: int) -> int:
    """Return the photo that a copy belongs to; any other photo itself."""
    found = catalogue.row(
        "SELECT other.id FROM photos AS own JOIN photos AS other ON other.hash = own.hash"
        f" WHERE own.id = ? AND own.state = 'copy' AND other.{IS_SEARCHABLE}",
        photo,
    )
    return photo if found is None else int(found[0])


def touch(connection: sqlite3.Connection, photos: Iterable[int]) -> None:
    """Write photos' lines unchanged, so that caches of them (`take_touched`) are updated."""
    connection.executemany("UPDATE photos SET id = id WHERE id = ?", [(each,) for each in photos])


def split_from_copies(connection: sqlite3.Connection, photo: int) -> int | None:
    """Swap a photo's path with a copy's, as its file has changed; return the copy, or None."""
    return _swap_paths(connection, photo, f"own.{IS_SEARCHABLE}", "'copy'")


def _take_copy_path(connection: sqlite3.Connection, photo: int) -> bool:
    """Give a gone photo the path of a copy; return whether there was one."""
    return _swap_paths(connection, photo, "own.state = 'gone'", "'gone'") is not None


def _swap_paths(
    connection: sqlite3.Connection, photo: int, condition: str, left: str
) -> int | None:
    """Swap the paths of a photo and a copy, which gets the state ``left``; return the copy."""
    found = connection.execute(
        "SELECT other.id, other.root, other.path, other.size, other.mtime_ns,"
        " own.root, own.path, own.size, own.mtime_ns"
        " FROM photos AS own JOIN photos AS other ON other.hash = own.hash"
        " JOIN roots ON roots.id = other.root"
        f" WHERE own.id = ? AND {condition} AND other.state = 'copy'"
        " ORDER BY roots.online DESC, other.id LIMIT 1",
        (photo,),
    ).fetchone()
    if found is None:
        return None
    copy: int = found[0]
    connection.execute("UPDATE photos SET state = 'gone' WHERE id = ?", (copy,))
    # The sidecars there are new: what they lack was not removed by anybody.
    connection.execute("DELETE FROM seen_marks WHERE photo = ?", (photo,))
    move = "UPDATE photos SET root = ?, path = ?, size = ?, mtime_ns = ?, state = {} WHERE id = ?"
    connection.execute(move.format(REVIVED), (*found[1:5], photo))
    connection.execute(move.format(left), (*found[5:9], copy))
    return copy
