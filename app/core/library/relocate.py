"""Folders that were moved: found under another path, and shown there with all that is known."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from likewise.app.core.errors import RootError
from likewise.app.core.language import tr
from likewise.app.core.library.ingest import known_roots
from likewise.app.core.library.library import Library
from likewise.app.core.library.presence import KnownRoot, found_in
from likewise.app.core.library.roots import answered, readable_folder
from likewise.app.core.library.volumes import System, volumes
from likewise.app.core.store.roots import move_root
from likewise.app.core.types import RootInfo


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
    """The folders that are offline and seem to be elsewhere now, with where: their disk is mounted
    under another path, and has some of their photos. Asks these disks."""
    known = known_roots(library)
    mounted = volumes(system)
    found: list[tuple[RootInfo, Path]] = []
    for root in library.roots():
        if root.state == "offline":
            places = _places(known[root.id], [(volume.id, volume.point) for volume in mounted])
            place = next((path for path in places if found_in(path, known[root.id].sample)), None)
            if place is not None:
                found.append((root, place))
    return found


def _places(root: KnownRoot, mounted: list[tuple[str, Path]]) -> list[Path]:
    """Where the folder is if its disk is mounted elsewhere."""
    if not root.volume or not root.inside:
        return []
    places = [point / root.inside for volume, point in mounted if volume == root.volume]
    return [place for place in places if place != root.path]
