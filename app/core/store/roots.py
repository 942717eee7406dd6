"""The table of roots, the folders that the user added: added, removed, seen on their devices."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from likewise.app.core.store.catalogue import Catalogue
from likewise.app.core.store.states import IS_SEARCHABLE


@dataclass(frozen=True, slots=True)
class StoredRoot:
    """A folder. ``device``: the one that it was on when it was seen last (st_dev)."""

    id: int
    path: Path
    device: int
    active: bool  # False: removed by the user


@dataclass(frozen=True, slots=True)
class RootCounts:
    """An active folder, and how many of its photos can be searched, failed, are not read whole."""

    id: int
    path: Path
    online: bool
    searchable: int
    failed: int
    unread: int


def stored_roots(catalogue: Catalogue) -> list[StoredRoot]:
    """All folders, removed ones too, by id."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT id, path, device, active FROM roots ORDER BY id"
        ).fetchall()
    return [
        StoredRoot(number, Path(os.fsdecode(path)), device, bool(active))
        for number, path, device, active in found
    ]


def active_roots(catalogue: Catalogue) -> list[StoredRoot]:
    """The folders that the user has not removed, by id."""
    return [root for root in stored_roots(catalogue) if root.active]


def count_by_root(catalogue: Catalogue) -> list[RootCounts]:
    """The active folders, by id."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT roots.id, roots.path, online,"
            f" count(*) FILTER (WHERE {IS_SEARCHABLE}),"
            " count(*) FILTER (WHERE state = 'failed'),"
            " count(*) FILTER (WHERE state IN ('pending', 'partial'))"
            " FROM roots LEFT JOIN photos ON photos.root = roots.id"
            " WHERE active GROUP BY roots.id ORDER BY roots.id"
        ).fetchall()
    return [
        RootCounts(number, Path(os.fsdecode(path)), bool(online), *counts)
        for number, path, online, *counts in found
    ]


def insert_root(catalogue: Catalogue, folder: Path, device: int) -> int:
    """Make ``folder`` an active root that is online; returns its id, the old one if it had one."""
    stored = os.fsencode(folder)
    with catalogue.transaction() as connection:
        connection.execute(
            "INSERT INTO roots (path, device, added) VALUES (?, ?, ?)"
            " ON CONFLICT (path) DO UPDATE SET active = 1, online = 1, device = excluded.device",
            (stored, device, time.time()),
        )
        found = connection.execute("SELECT id FROM roots WHERE path = ?", (stored,)).fetchone()
    return int(found[0])


def move_root_into(catalogue: Catalogue, inner: int, outer: int, below: Path) -> None:
    """Make the photos of root ``inner`` photos of ``outer``, in its folder ``below``."""
    with catalogue.transaction() as connection:
        connection.execute(
            "UPDATE photos SET root = ?, path = CAST(? || path AS BLOB) WHERE root = ?",
            (outer, os.fsencode(below / "_")[:-1], inner),
        )
        connection.execute("UPDATE roots SET active = 0 WHERE id = ?", (inner,))


def deactivate_root(catalogue: Catalogue, root: int) -> None:
    """Stop showing a folder's photos. The lines stay: judgments point to them."""
    with catalogue.transaction() as connection:
        connection.execute("UPDATE roots SET active = 0 WHERE id = ?", (root,))
        connection.execute("UPDATE photos SET state = 'gone' WHERE root = ?", (root,))


def note_devices(catalogue: Catalogue, devices: Mapping[int, int | None]) -> None:
    """Note which folders are there, on which device, and which are offline (None)."""
    with catalogue.transaction() as connection:
        connection.executemany(
            "UPDATE roots SET online = ?, device = coalesce(?, device) WHERE id = ?",
            [(int(device is not None), device, root) for root, device in devices.items()],
        )
