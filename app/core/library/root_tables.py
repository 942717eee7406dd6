"""Check and add folders, match paths with them, and read and change the table of roots."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Literal, TypeVar

from app.core.base.errors import RootError, disk_faults
from app.core.base.language import tr, tr_later
from app.core.base.photo_types import SEARCHABLE, PhotoState, Presence, RootInfo
from app.core.library.presence import KnownRoot, device_number
from app.core.photos.at_hand_tables import choose_files, photos_with_copies
from app.core.store.catalogue import Catalogue
from app.core.store.connection import IN_LIST, stored_path
from app.core.store.photo_states import IS_SEARCHABLE


def stored_roots(catalogue: Catalogue) -> list[KnownRoot]:
    """Return all folders by id, removed ones too, without samples."""
    found = catalogue.rows(
        "SELECT id, path, device, volume, inside, kind, active, online FROM roots ORDER BY id"
    )
    return [
        KnownRoot(
            number,
            stored_path(path),
            device,
            volume,
            os.fsdecode(inside),
            kind=kind,
            active=bool(active),
            online=bool(online),
        )
        for number, path, device, volume, inside, kind, active, online in found
    ]


def known_roots(catalogue: Catalogue) -> dict[int, KnownRoot]:
    """Return all that is known of the folders that the user has not removed."""
    active = active_roots(catalogue)
    return {
        root.id: replace(
            root,
            sample=_sample_of(catalogue, root.id),
            others=tuple(other.path for other in active if other.id != root.id),
        )
        for root in active
    }


def active_roots(catalogue: Catalogue) -> list[KnownRoot]:
    """Return the folders that the user has not removed, by id."""
    return [root for root in stored_roots(catalogue) if root.active]


def online_roots(catalogue: Catalogue) -> dict[int, Path]:
    """Return the paths of the active folders that are online."""
    return {root.id: root.path for root in active_roots(catalogue) if root.online}


def root_infos(catalogue: Catalogue, *, scanning: bool = False) -> list[RootInfo]:
    """Return the active folders with counts of their photos, by id."""
    with catalogue.reading():
        found = catalogue.rows(
            "SELECT id, path, online, kind, trouble FROM roots WHERE active ORDER BY id"
        )
        counted = catalogue.rows("SELECT root, state, count(*) FROM files GROUP BY state, root")
        several = {root: (more, copies) for root, more, copies in catalogue.rows(_SEVERAL)}
    states = Counter({(root, state): count for root, state, count in counted})

    def state_of(root: int, online: bool) -> Literal["ready", "scanning", "offline"]:
        if not online:
            return "offline"
        return "scanning" if scanning and states[root, PhotoState.PENDING] else "ready"

    infos = []
    for number, path, online, kind, trouble in found:
        more, copies = several.get(number, (0, 0))
        infos.append(
            RootInfo(
                number,
                stored_path(path),
                state_of(number, online),
                photos=sum(states[number, state] for state in SEARCHABLE) - more + copies,
                problems=states[number, PhotoState.FAILED],
                kind=kind,
                trouble=trouble,
                copies=copies,
            )
        )
    return infos


_SEVERAL = (
    "SELECT own.root, count(*), count(DISTINCT iif(photos.root <> own.root, photos.id, NULL))"
    " FROM files AS own JOIN at_hand AS photos ON photos.id = own.photo"
    " WHERE own.photo IN (SELECT photo FROM files WHERE photo <> id)"
    f" AND own.{IS_SEARCHABLE} AND own.id <> photos.file GROUP BY own.root"
)
"""Counts each root's files that are not at hand, and the photos at hand in another root."""


def insert_root(catalogue: Catalogue, folder: Path, device: int) -> int:
    """Make ``folder`` an active root that is online; return its id, the old one if it had one."""
    with catalogue.transaction() as connection:
        (number,) = connection.execute(
            "INSERT INTO roots (path, device, added) VALUES (?, ?, ?)"
            " ON CONFLICT (path) DO UPDATE SET active = 1, online = 1, trouble = '',"
            " device = excluded.device RETURNING id",
            (os.fsencode(folder), device, time.time()),
        ).fetchone()
    return int(number)


def move_root_into(catalogue: Catalogue, inner: int, outer: int, below: Path) -> None:
    """Move the photos of root ``inner`` to root ``outer``, into its folder ``below``."""
    with catalogue.transaction() as connection:
        connection.execute(
            "UPDATE files SET root = ?, path = CAST(? || path AS BLOB) WHERE root = ?",
            (outer, os.fsencode(below / "_")[:-1], inner),
        )
        connection.execute("UPDATE roots SET active = 0 WHERE id = ?", (inner,))


def deactivate_root(catalogue: Catalogue, root: int) -> None:
    """Stop showing a folder's photos, except those with a file in another folder.

    Their lines stay, as judgments refer to them.
    """
    with catalogue.transaction() as connection:
        connection.execute("UPDATE roots SET active = 0 WHERE id = ?", (root,))
        connection.execute("UPDATE files SET state = 'gone' WHERE root = ?", (root,))
        choose_files(connection, photos_with_copies(catalogue))


def note_offline(catalogue: Catalogue, roots: Iterable[int]) -> None:
    """Record folders that are not there."""
    catalogue.change(f"UPDATE roots SET online = 0, trouble = '' WHERE id {IN_LIST}", list(roots))


def note_presence(catalogue: Catalogue, found: Mapping[int, Presence]) -> None:
    """Record which folders are there and where; earlier facts about missing ones stay."""
    with catalogue.transaction() as connection:
        for root, presence in found.items():
            connection.execute(
                "UPDATE roots SET online = ?, trouble = ? WHERE id = ?",
                (int(presence.device is not None), presence.trouble, root),
            )
            if presence.device is not None:
                connection.execute(
                    "UPDATE roots SET device = ?, volume = ?, inside = ?, kind = ? WHERE id = ?",
                    (
                        presence.device,
                        presence.volume,
                        os.fsencode(presence.inside),
                        presence.kind,
                        root,
                    ),
                )


def _sample_of(catalogue: Catalogue, root: int) -> tuple[tuple[bytes, int], ...]:
    """Return paths and sizes of some files of ``root``: the first and the last ones by path."""
    select = f"SELECT path, size FROM files WHERE root = ? AND {IS_SEARCHABLE}"
    more = "AND state <> 'gone' ORDER BY path"  # allows the index by path
    with catalogue.reading():
        first = catalogue.rows(f"{select} {more} LIMIT 10", root)
        last = catalogue.rows(f"{select} {more} DESC LIMIT 10", root)
    return tuple(dict(first + last).items())


def move_root(catalogue: Catalogue, root: int, folder: Path, device: int) -> None:
    """Record that an active root is in ``folder`` now, and online; its photos stay its own.

    A removed root that had this path gets another one: its photos, which are gone, stay its own.
    """
    stored = os.fsencode(folder)
    with catalogue.transaction() as connection:
        connection.execute(
            "UPDATE roots SET path = CAST(path || ? AS BLOB) WHERE path = ? AND id <> ?",
            (b"\0%d" % root, stored, root),  # no folder can have this name
        )
        connection.execute(
            "UPDATE roots SET path = ?, device = ?, volume = '', inside = x'', online = 1,"
            " trouble = '' WHERE id = ?",
            (stored, device, root),
        )


T = TypeVar("T")

ANSWER_TIMEOUT = 10.0
"""Seconds that a folder may take to answer when it is added, or looked for elsewhere."""


def add_root(catalogue: Catalogue, path: Path) -> int:
    """Add a folder and return its id; see `Library.add_root`."""
    folder, device = answered(lambda: readable_folder(path), path)
    with catalogue.transaction():
        active = active_roots(catalogue)
        for other in active:
            if folder.is_relative_to(other.path):
                return other.id
        added = insert_root(catalogue, folder, device)
        for other in active:
            if other.path.is_relative_to(folder):
                move_root_into(catalogue, other.id, added, other.path.relative_to(folder))
    return added


def spellings(path: Path) -> Iterator[Path]:
    """Yield the absolute paths by which a library may know ``path``, as given first.

    Roots are stored without links and "..", but links below them belong to the paths of photos.
    """
    yield path.absolute()
    yield Path(os.path.realpath(path.parent), path.name)
    yield Path(os.path.realpath(path))


def answered(ask: Callable[[], T], path: Path, timeout: float = ANSWER_TIMEOUT) -> T:
    """Return or raise what ``ask`` does; raise RootError after ``timeout`` seconds.

    Access to a lost network may never return, so this runs on a thread that can be abandoned.
    """
    answer: Future[T] = Future()

    def answer_it() -> None:
        try:
            answer.set_result(ask())
        except (RootError, ValueError) as error:
            answer.set_exception(error)

    Thread(target=answer_it, name="asking for a folder", daemon=True).start()
    try:
        return answer.result(timeout)
    except TimeoutError as error:
        raise RootError(
            tr("The folder {path} does not answer.", path=path),
            tr("Check that its disk or network is there."),
        ) from error


def readable_folder(path: Path) -> tuple[Path, int]:
    """Return the folder without links, and its device. Raises RootError."""
    sentence = tr_later("The folder {path} cannot be opened: {strerror}.")
    hint = tr_later("Check its name and that you may read it.")
    try:
        with disk_faults(RootError, sentence, hint, path=path):
            folder = path.resolve(strict=True)
            with os.scandir(folder):
                return folder, device_number(folder.stat())
    except RuntimeError as error:  # before Python 3.13, links that lead in a circle
        raise RootError(
            tr("The folder {path} is a link that leads back to itself.", path=path),
            tr("Add the folder that it was meant for."),
        ) from error
