"""The folders that the user added, in the catalogue."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path

from app.core.catalogue import Catalogue
from app.core.errors import RootError


def add_root(catalogue: Catalogue, path: Path) -> int:
    """Add a folder and return its id; see `Library.add_root`."""
    folder = _readable_folder(path)
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
            (stored, folder.stat().st_dev, time.time()),
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


def reachable_roots(catalogue: Catalogue) -> list[tuple[int, Path]]:
    """Look which folders are there now, note it, and return those that are.

    A folder that is empty and on another device than before is the place of a disk that is not
    plugged in: offline, like one that is missing.
    """
    reachable: list[tuple[int, Path]] = []
    with catalogue.transaction() as connection:
        for root, path, device in connection.execute(
            "SELECT id, path, device FROM roots WHERE active ORDER BY id"
        ).fetchall():
            folder = Path(os.fsdecode(path))
            found = _device(folder, device)
            connection.execute(
                "UPDATE roots SET online = ?, device = ? WHERE id = ?",
                (int(found is not None), device if found is None else found, root),
            )
            if found is not None:
                reachable.append((root, folder))
    return reachable


def _readable_folder(path: Path) -> Path:
    try:
        folder = path.resolve(strict=True)
        with os.scandir(folder):
            return folder
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


def _move_into(connection: sqlite3.Connection, inner: int, outer: int, prefix: Path) -> None:
    """Make the photos of root ``inner`` photos of ``outer``, below ``prefix``."""
    connection.execute(
        "UPDATE photos SET root = ?, path = CAST(? || path AS BLOB) WHERE root = ?",
        (outer, os.fsencode(prefix / "_")[:-1], inner),
    )
    connection.execute("UPDATE roots SET active = 0 WHERE id = ?", (inner,))


def _device(folder: Path, before: int) -> int | None:
    """The device that ``folder`` is on; None if it is offline."""
    try:
        device = folder.stat().st_dev
        with os.scandir(folder) as listing:
            empty = next(listing, None) is None
    except OSError:
        return None
    return None if empty and device != before else device
