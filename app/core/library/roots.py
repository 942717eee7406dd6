"""Add folders: check them on the disk, insert them, and match paths with them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from threading import Thread
from typing import TypeVar

from app.core.base.errors import RootError, disk_faults
from app.core.base.language import tr, tr_later
from app.core.library.presence import device_number
from app.core.library.root_tables import active_roots, insert_root, move_root_into
from app.core.store.catalogue import Catalogue

T = TypeVar("T")

PATIENCE = 10.0
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


def answered(ask: Callable[[], T], path: Path, patience: float = PATIENCE) -> T:
    """Return or raise what ``ask`` does; raise RootError after ``patience`` seconds.

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
        return answer.result(patience)
    except TimeoutError as error:
        raise RootError(
            tr("The folder {path} does not answer.", path=path),
            tr("Check that its disk or network is there."),
        ) from error


def readable_folder(path: Path) -> tuple[Path, int]:
    """Return the folder without links, and its device. Raises RootError."""
    told = tr_later("The folder {path} cannot be opened: {strerror}.")
    hint = tr_later("Check its name and that you may read it.")
    try:
        with disk_faults(RootError, told, hint, path=path):
            folder = path.resolve(strict=True)
            with os.scandir(folder):
                return folder, device_number(folder.stat())
    except RuntimeError as error:  # before Python 3.13, links that lead in a circle
        raise RootError(
            tr("The folder {path} is a link that leads back to itself.", path=path),
            tr("Add the folder that it was meant for."),
        ) from error
