"""Folders that were moved: found under another path, and shown there with all that is known."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Set
from itertools import chain
from pathlib import Path

from app.core.base.errors import RootError
from app.core.base.language import tr
from app.core.base.photo_types import MovedFile, RootInfo
from app.core.library.ingest import known_roots
from app.core.library.library import Library
from app.core.library.presence import THIS, KnownRoot, System, found_in, parsed, volumes
from app.core.library.root_tables import move_root
from app.core.library.roots import answered, readable_folder

UP, DOWN = 2, 2
"""Levels of folders above a lost one, and below these, in which it is looked for."""

MOST = 2_000
"""Folders in which it is looked for."""


def relocate(library: Library, root: int, path: Path) -> RootInfo:
    """Look for the photos of ``root`` in the folder ``path`` from now on; each keeps its id, row
    and all that was said about it. Nothing is read again that is as it was.

    Raises RootError if there is no such root, ``path`` can't be opened or does not answer, is in
    another folder of the library, or has none of the known photos.
    """
    before = library.root(root)
    sample = known_roots(library)[root].sample
    folder, device, found = answered(lambda: _found_at(path, sample), path)
    _check_overlap(folder, [other.path for other in library.roots() if other.id != root])
    if sample and not found:
        raise RootError(
            tr(
                "None of the photos of “{name}” are in {folder}.",
                name=before.path.name,
                folder=folder,
            ),
            tr("Choose the folder that it was renamed to, or moved to, itself."),
        )
    move_root(library.catalogue, root, folder, device)
    return library.root(root)


def moved_files(library: Library, root: int, before: Path) -> list[MovedFile]:
    """The files of a root that was at ``before`` until it was relocated, as they were and are."""
    now = library.root(root).path
    return [
        MovedFile(before / info.path.relative_to(now), info.modified, info.path, info.modified)
        for info in library.photos()
        if info.root == root and now != before
    ]


def _found_at(path: Path, sample: tuple[tuple[bytes, int], ...]) -> tuple[Path, int, int]:
    """The folder without links, its device, and how many of the ``sample`` are in it."""
    folder, device = readable_folder(path)
    return folder, device, found_in(folder, sample)


def _check_overlap(folder: Path, others: Iterable[Path]) -> None:
    """Raise RootError if ``folder`` is in one of ``others``, or one of them in it."""
    for other in others:
        if folder.is_relative_to(other) or other.is_relative_to(folder):
            raise RootError(
                tr("{folder} and {other} share photos.", folder=folder, other=other),
                tr("Remove that folder from the library first."),
            )


def found_again(library: Library, system: System | None = None) -> list[tuple[RootInfo, Path]]:
    """The folders that are offline and seem to be elsewhere now, with where. Asks these disks."""
    known = known_roots(library)
    lost = [root for root in library.roots() if root.state == "offline"]
    paths = [(root, path_now(known[root.id], system)) for root in lost]
    return [(root, path) for root, path in paths if path is not None]


def path_now(root: KnownRoot, system: System | None = None) -> Path | None:
    """Where a folder that is offline seems to be now: its disk is mounted under another path, or a
    folder that is not far from where it was has its photos. Asks these disks, which may take long,
    and leaves alone what shares photos with the other folders of the library."""
    system = system or THIS
    for folder in chain(_mounted_elsewhere(root, system), _near(root, system)):
        shares = any(folder.is_relative_to(o) or o.is_relative_to(folder) for o in root.others)
        if not shares and 2 * found_in(folder, root.sample) >= len(root.sample) > 0:
            return folder
    return None


def _mounted_elsewhere(root: KnownRoot, system: System) -> list[Path]:
    if not root.volume or not root.inside:
        return []
    paths = [each.point / root.inside for each in volumes(system) if each.id == root.volume]
    return [path for path in paths if path != root.path]


def _near(root: KnownRoot, system: System) -> Iterator[Path]:
    """The folders beside it and in these, then the same around the folder above: it may have been
    renamed, or moved a little. None for one on a disk that may be unplugged, as another folder with
    its photos is a copy then; other disks are left alone."""
    if root.kind != "local" or root.path.exists():
        return
    mounted = {mount.point for mount in parsed(system.mounts())}
    seen = 0
    for above in list(root.path.parents)[:UP]:
        around = [above]
        for _ in range(DOWN):
            around = [inner for folder in around for inner in _inner(folder, mounted)]
            for folder in around:
                seen += 1
                if seen > MOST:
                    return
                yield folder


def _inner(folder: Path, mounted: Set[Path]) -> list[Path]:
    try:
        with os.scandir(folder) as listing:
            inner = [Path(entry.path) for entry in listing if entry.is_dir(follow_symlinks=False)]
    except OSError:
        return []
    return sorted(each for each in inner if each not in mounted and each.name[0] != ".")
