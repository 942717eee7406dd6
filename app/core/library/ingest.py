"""What a scan writes into the catalogue about files: found, changed, moved, vanished, failed."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator, MutableSet, Set
from pathlib import Path

from likewise.app.core.library.scan import Difference, FoundFile, KnownPhoto, is_same
from likewise.app.core.store.catalogue import Catalogue
from likewise.app.core.types import Changes, PhotoState

AT_ONCE = 10_000  # photos that are fetched in one go


def known_photos(
    catalogue: Catalogue, roots: Iterable[int], seen: Set[int] = frozenset()
) -> list[KnownPhoto]:
    """The photos of ``roots`` but those ``seen``, and those that vanished and may come back."""
    wanted = set(roots)
    with catalogue.reading() as connection:
        return [
            _known(found)
            for found in connection.execute(f"{_KNOWN}")
            if (found[1] in wanted and found[0] not in seen) or found[6] == PhotoState.GONE
        ]


def remaining(
    catalogue: Catalogue, files: Iterable[FoundFile], seen: MutableSet[int]
) -> list[FoundFile]:
    """Those of ``files`` that are not just the photos that they were; the others' ids are added to
    ``seen``.
    """
    with catalogue.reading() as connection:
        left = []
        for file in files:
            row = connection.execute(
                f"{_KNOWN} WHERE root = ? AND path = ? AND state <> 'gone'", (file.root, file.path)
            ).fetchone()
            if row is not None and not file.closed and is_same(_known(row), file):
                seen.add(row[0])
            else:
                left.append(file)
    return left


_KNOWN = "SELECT id, root, path, size, mtime_ns, hash, state FROM photos"


def _known(row: tuple[int, int, bytes, int, int, bytes | None, str]) -> KnownPhoto:
    number, root, path, size, mtime_ns, content, state = row
    return KnownPhoto(number, root, path, size, mtime_ns, content, PhotoState(state))


def readable_photos(
    catalogue: Catalogue, states: Iterable[PhotoState]
) -> list[tuple[int, Path, PhotoState]]:
    """Id, path and state of the photos in ``states`` whose folders are there, by path."""
    wanted = [str(state) for state in states]
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT photos.id, roots.path, photos.path, state FROM photos"
            " JOIN roots ON roots.id = root"
            f" WHERE online AND state IN ({', '.join('?' * len(wanted))})"
            " ORDER BY root, photos.path",
            wanted,
        ).fetchall()
    return [
        (number, Path(os.fsdecode(folder), os.fsdecode(path)), PhotoState(state))
        for number, folder, path, state in found
    ]


def count_waiting(catalogue: Catalogue) -> int:
    """How many photos `waiting_photos` finds."""
    with catalogue.reading() as connection:
        count: int = connection.execute(f"SELECT count(*) FROM {_WAITING}").fetchone()[0]
    return count


def waiting_photos(catalogue: Catalogue) -> Iterator[tuple[int, Path]]:
    """Id and path of the photos that wait to be read and whose folders are there, by path.

    Each is given once, however its state changes meanwhile; few are in memory at a time.
    """
    last: tuple[int, bytes] = (-1, b"")
    while True:
        with catalogue.reading() as connection:
            found = connection.execute(
                f"SELECT photos.id, roots.path, photos.path, root FROM {_WAITING}"
                " AND (root, photos.path) > (?, ?) ORDER BY root, photos.path LIMIT ?",
                (*last, AT_ONCE),
            ).fetchall()
        for number, folder, path, root in found:
            yield number, Path(os.fsdecode(folder), os.fsdecode(path))
            last = root, path
        if len(found) < AT_ONCE:
            return


_WAITING = (
    "photos JOIN roots ON roots.id = root"
    " WHERE online AND state = 'pending' AND state <> 'gone'"  # the latter for the index by path
)


def apply_difference(catalogue: Catalogue, found: Difference) -> Changes:
    """Bring the catalogue up to date with the disk, all at once; tells what is shown no more."""
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
                (file.size, file.mtime_ns, _first_state(file), file.reason, photo.id)
                for photo, file in found.changed
            ],
        )
        for file in found.new:
            _insert(connection, file)
    return Changes(
        added=tuple(photo.id for photo, _ in found.moved if photo.state is PhotoState.GONE),
        updated=tuple(photo.id for photo, _ in found.moved if photo.state is not PhotoState.GONE),
        removed=tuple(photo.id for photo in (*found.vanished, *(old for old, _ in found.changed))),
        roots=True,
        problems=True,
    )


def record_failures(catalogue: Catalogue, failures: Iterable[tuple[int, str]]) -> None:
    """Note photos that cannot be read, with the reason; they wait until they change."""
    with catalogue.transaction() as connection:
        connection.executemany(
            "UPDATE photos SET state = 'failed', reason = ?"
            " WHERE id = ? AND state IN ('pending', 'partial', 'ready')",
            [(reason, photo) for photo, reason in failures],
        )


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


def _insert(connection: sqlite3.Connection, file: FoundFile) -> None:
    connection.execute(
        "INSERT INTO photos (root, path, size, mtime_ns, state, reason) VALUES (?, ?, ?, ?, ?, ?)",
        (file.root, file.path, file.size, file.mtime_ns, _first_state(file), file.reason),
    )


def _first_state(file: FoundFile) -> str:
    return str(PhotoState.PENDING if file.reason is None else PhotoState.FAILED)
