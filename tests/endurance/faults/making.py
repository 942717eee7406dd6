"""Acts that make what can be made again: comparisons, maps, thumbnails, what a search shows."""

from __future__ import annotations

import importlib
import shutil
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import cv2

from app.cluster.machines import open_index
from app.core.base.errors import LibraryError
from app.core.base.search_types import QueryItem
from app.core.duplicates.search import find_groups, measure
from app.core.library.library import Library
from app.core.map.library_map import LibraryMaps
from app.core.map.making import make_map
from app.core.open_library import open_library
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from app.work.pictures.thumbnail_files import make_thumbnail
from app.work.pictures.thumbnail_loader import keep
from app.work.reading import indexer
from app.work.tasks import comparing
from engine.steps import finish
from tests.endurance.faults.act import Act, Step, Workspace
from tests.endurance.faults.in_fork import in_fork
from tests.endurance.faults.pool_here import PoolHere


def _search(workspace: Workspace) -> Iterator[Step]:
    with open_library(workspace.library) as library:
        ids = [photo.id for photo in library.photos()]
        with closing(SearchSession(library, open_index(library), see_picture)) as session:
            for query in (ids[0], ids[1]):
                yield partial(session.start, [QueryItem(photo=query)])
                yield lambda: finish(session.prepare_view())
                yield lambda: session.current().judge([ids[3]], 1)
                yield lambda: finish(session.prepare_view())
                yield lambda: list(session.idle.upkeep())


def _compare(workspace: Workspace) -> Iterator[Step]:
    comparing.Pool = PoolHere  # type: ignore[attr-defined]
    with open_library(workspace.library) as library:
        yield lambda: _groups(library)


def _groups(library: Library) -> None:
    """Look for duplicates; those that are there have to be found."""
    with closing(comparing.PoolPictures(1)) as pictures:
        groups = finish(find_groups(library, pictures))
        finish(measure(library, groups, pictures))
        if pictures.missed:
            raise LibraryError(f"{pictures.missed} pairs could not be compared.")
    if len(groups) != COPIES:
        raise AssertionError(f"{len(groups)} of {COPIES} groups were found")


def _map(workspace: Workspace) -> Iterator[Step]:
    with (
        open_library(workspace.library) as library,
        closing(SearchSession(library, open_index(library), see_picture)) as session,
    ):
        maps = LibraryMaps(session)
        yield session.idle.prepare
        yield lambda: list(maps.prepare())
        yield lambda: list(make_map(maps.folder, 1))
        yield maps.load
        yield maps.current


def _thumbnails(workspace: Workspace) -> Iterator[Step]:
    for photo in sorted(workspace.photos.iterdir())[:4]:
        yield partial(_thumbnail, workspace.folder / "cache", photo)


def _thumbnail(folder: Path, photo: Path) -> None:
    if keep(folder, photo, 128, make_thumbnail(photo, 128, None)).isNull():
        raise AssertionError("a thumbnail is none")


COPIES = 2


def _read(workspace: Workspace) -> None:
    """Read all photos anew, and copies of two of them."""
    shutil.rmtree(workspace.library)
    for number, photo in enumerate(sorted(workspace.photos.iterdir())[:COPIES]):
        picture = cv2.imread(str(photo))
        cv2.imwrite(str(workspace.photos / f"copy {number}.jpg"), picture)
    in_fork(partial(_index_all, workspace))


def _index_all(workspace: Workspace, _: object) -> None:
    indexer.Pool = PoolHere  # type: ignore[attr-defined]
    with open_library(workspace.library) as library:
        library.add_root(workspace.photos)
        indexer.Indexer(library, processes=1).run()


def _read_for_map(workspace: Workspace) -> None:
    """The same, and the library for maps loaded: CPython's compiler breaks without memory."""
    _read(workspace)
    importlib.import_module("openTSNE")


MAKING = {
    "search": Act(_search, _read, again=False),
    "compare": Act(_compare, _read),
    "map": Act(_map, _read_for_map),
    "thumbnails": Act(_thumbnails),
}
