"""Find folders that were moved, and keep all that is known of their photos at the new path."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Set
from itertools import chain
from pathlib import Path

from app.core.base.errors import RootError
from app.core.base.language import tr
from app.core.base.photo_types import MovedFile, RootInfo
from app.core.library.library import Library
from app.core.library.presence import KnownRoot, found_in, mounts, volumes
from app.core.library.root_tables import answered, known_roots, move_root, readable_folder

UP, DOWN = 2, 2
"""Levels of folders above a lost one, and below these, that are searched for it."""

MAX_FOLDERS = 2_000
"""The most folders that are searched."""


def relocate(library: Library, root: int, path: Path) -> RootInfo:
    """Change the folder of ``root`` to ``path``; unchanged photos are not read again.

    Each keeps its id, row and all that was said about it. Raises RootError if there is no such
    root, ``path`` can't be opened or does not answer, is in another folder of the library, or has
    none of the known photos.
    """
    before = library.root(root)
    sample = known_roots(library.catalogue)[root].sample
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
    """Return the files of a root that was relocated from ``before``, with old and new paths."""
    now = library.root(root).path
    return [
        MovedFile(before / info.path.relative_to(now), info.modified, info.path, info.modified)
        for info in library.photos()
        if info.root == root and now != before
    ]


def _found_at(path: Path, sample: tuple[tuple[bytes, int], ...]) -> tuple[Path, int, int]:
    """Return the folder without links, its device, and how many of the ``sample`` are in it."""
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


def found_again(library: Library) -> list[tuple[RootInfo, Path]]:
    """Return the offline folders that seem to be elsewhere now, with the place. Accesses disks."""
    known = known_roots(library.catalogue)
    lost = [root for root in library.roots() if root.state == "offline"]
    paths = [(root, path_now(known[root.id])) for root in lost]
    return [(root, path) for root, path in paths if path is not None]


def path_now(root: KnownRoot) -> Path | None:
    """Return where an offline folder seems to be now; None if unknown. Accesses disks.

    Its disk may be mounted elsewhere, or a folder near its old place has its photos. Folders that
    share photos with other folders of the library are skipped.
    """
    for folder in chain(_mounted_elsewhere(root), _near(root)):
        shares = any(folder.is_relative_to(o) or o.is_relative_to(folder) for o in root.others)
        if not shares and 2 * found_in(folder, root.sample) >= len(root.sample) > 0:
            return folder
    return None


def _mounted_elsewhere(root: KnownRoot) -> list[Path]:
    if not root.volume or not root.inside:
        return []
    paths = [each.point / root.inside for each in volumes() if each.id == root.volume]
    return [path for path in paths if path != root.path]


def _near(root: KnownRoot) -> Iterator[Path]:
    """Yield folders near a lost one, level by level: it may have been renamed, or moved a little.

    None for a disk that may be unplugged, where a folder with the same photos is a copy. Other
    disks are skipped.
    """
    if root.kind != "local" or root.path.exists():
        return
    mounted = {mount.point for mount in mounts()}
    seen = 0
    for above in list(root.path.parents)[:UP]:
        around = [above]
        for _ in range(DOWN):
            around = [inner for folder in around for inner in _inner(folder, mounted)]
            for folder in around:
                seen += 1
                if seen > MAX_FOLDERS:
                    return
                yield folder


def _inner(folder: Path, mounted: Set[Path]) -> list[Path]:
    try:
        with os.scandir(folder) as listing:
            inner = [Path(entry.path) for entry in listing if entry.is_dir(follow_symlinks=False)]
    except OSError:
        return []
    return sorted(each for each in inner if each not in mounted and each.name[0] != ".")
