"""The folders that the user added, in the catalogue."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from pathlib import Path
from threading import Thread

from likewise.app.core.errors import RootError
from likewise.app.core.store.catalogue import Catalogue

PATIENCE = 10.0
"""Seconds that a folder may take to answer when it is added."""


def add_root(catalogue: Catalogue, path: Path) -> int:
    """Add a folder and return its id; see `Library.add_root`."""
    folder, device = _answered(lambda: _readable_folder(path), path)
    stored = os.fsencode(folder)
    with catalogue.transaction() as connection:
        active = [
            (int(root), Path(os.fsdecode(other)))
            for root, other in connection.execute("SELECT id, path FROM roots WHERE active")
        ]
        for root, other in active:
            if folder.is_relative_to(other):
                return root
        connection.execute(
            "INSERT INTO roots (path, device, added) VALUES (?, ?, ?)"
            " ON CONFLICT (path) DO UPDATE SET active = 1, online = 1, device = excluded.device",
            (stored, device, time.time()),
        )
        found = connection.execute("SELECT id FROM roots WHERE path = ?", (stored,)).fetchone()
        added = int(found[0])
        for root, other in active:
            if other.is_relative_to(folder):
                _move_into(connection, root, added, other.relative_to(folder))
        return added


def remove_root(catalogue: Catalogue, root: int) -> None:
    """Stop showing a folder's photos. The lines stay: judgments point to them."""
    with catalogue.transaction() as connection:
        connection.execute("UPDATE roots SET active = 0 WHERE id = ?", (root,))
        connection.execute("UPDATE photos SET state = 'gone' WHERE root = ?", (root,))


def active_roots(catalogue: Catalogue) -> dict[int, tuple[Path, int]]:
    """Root -> where its folder is, and the device that it was on when it was last seen."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT id, path, device FROM roots WHERE active ORDER BY id"
        ).fetchall()
    return {root: (Path(os.fsdecode(path)), device) for root, path, device in found}


def spellings(path: Path) -> Iterator[Path]:
    """The absolute paths by which a library may know ``path``, as it was given first.

    Roots are stored without links and "..", but links below them belong to the paths of photos.
    """
    yield path.absolute()
    yield Path(os.path.realpath(path.parent), path.name)
    yield Path(os.path.realpath(path))


def known_folder(catalogue: Catalogue, folder: Path) -> Path:
    """``folder`` as the paths of the shown photos in it begin. Raises RootError if none is."""
    with catalogue.reading() as connection:
        for path in spellings(folder):
            if _has_photos(connection, path):
                return path
    raise RootError(
        f"There are no photos of this library in {folder.absolute()}.",
        "Add the folder with `likewise index`.",
    )


def beginning(root: Path, folder: Path | None) -> bytes | None:
    """How the relative paths of a root's photos begin that are in ``folder``; None: none is."""
    if folder is None or root.is_relative_to(folder):
        return b""
    if folder.is_relative_to(root):
        return os.fsencode(str(folder.relative_to(root)) + os.sep)
    return None


def device_of(folder: Path, before: int) -> int | None:
    """The device that ``folder`` is on; None if it is offline.

    A folder that is empty and on another device than ``before`` is the place of a disk that is not
    plugged in: offline, like one that is missing.
    """
    try:
        device = _number(folder.stat())
        with os.scandir(folder) as listing:
            empty = next(listing, None) is None
    except OSError:
        return None
    return None if empty and device != before else device


def note_devices(catalogue: Catalogue, devices: Mapping[int, int | None]) -> None:
    """Note which folders are there, on which device, and which are offline (None)."""
    with catalogue.transaction() as connection:
        connection.executemany(
            "UPDATE roots SET online = ?, device = coalesce(?, device) WHERE id = ?",
            [(int(device is not None), device, root) for root, device in devices.items()],
        )


def _answered(
    look: Callable[[], tuple[Path, int]], path: Path, patience: float = PATIENCE
) -> tuple[Path, int]:
    """What ``look`` returns or raises. A call into a network that is gone may never come back, so
    it is made on a thread that can be left behind.
    """
    answer: Future[tuple[Path, int]] = Future()

    def ask() -> None:
        try:
            answer.set_result(look())
        except (RootError, ValueError) as error:
            answer.set_exception(error)

    Thread(target=ask, name="looking at a folder", daemon=True).start()
    try:
        return answer.result(patience)
    except TimeoutError as error:
        raise RootError(
            f"The folder {path} does not answer.", "Check that its disk or network is there."
        ) from error


def _readable_folder(path: Path) -> tuple[Path, int]:
    """The folder without links, and its device. Raises RootError."""
    try:
        folder = path.resolve(strict=True)
        with os.scandir(folder):
            return folder, _number(folder.stat())
    except OSError as error:
        raise RootError(
            f"The folder {path} cannot be opened: {error.strerror}.",
            "Check its name and that you may read it.",
        ) from error
    except RuntimeError as error:  # before Python 3.13, links that lead in a circle
        raise RootError(
            f"The folder {path} is a link that leads back to itself.",
            "Add the folder that it was meant for.",
        ) from error


def _has_photos(connection: sqlite3.Connection, folder: Path) -> bool:
    roots = connection.execute("SELECT id, path FROM roots WHERE active").fetchall()
    for root, stored in roots:
        inside = beginning(Path(os.fsdecode(stored)), folder)
        if inside is None:
            continue
        found = connection.execute(
            "SELECT 1 FROM photos WHERE root = ? AND substr(path, 1, ?) = ?"
            " AND state IN ('partial', 'ready') LIMIT 1",
            (root, len(inside), inside),
        ).fetchone()
        if found is not None:
            return True
    return False


def _number(status: os.stat_result) -> int:
    """The device's number as the catalogue can hold it: some systems use all 64 bits, unsigned."""
    device = status.st_dev
    return device - 2**64 if device >= 2**63 else device


def _move_into(connection: sqlite3.Connection, inner: int, outer: int, prefix: Path) -> None:
    """Make the photos of root ``inner`` photos of ``outer``, below ``prefix``."""
    connection.execute(
        "UPDATE photos SET root = ?, path = CAST(? || path AS BLOB) WHERE root = ?",
        (outer, os.fsencode(prefix / "_")[:-1], inner),
    )
    connection.execute("UPDATE roots SET active = 0 WHERE id = ?", (inner,))
