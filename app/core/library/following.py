"""Compares the files found in watched folders with those that the catalogue has of these folders.

A scan compares all folders with the catalogue; this compares those alone in which something
happened, as those tell who watch them (app/work/reading/follow.py).
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from app.core.base.photo_types import PhotoState
from app.core.library.difference import difference, is_same, unexplained
from app.core.library.file_tables import (
    Difference,
    FoundFile,
    KnownPhoto,
    known_below,
    known_in,
    photos_of_sizes,
)
from app.core.library.library import Library
from app.core.library.root_tables import online_roots


@dataclass(frozen=True, slots=True)
class FoundFolder:
    """What was found in a folder, and with ``whole`` in all that is below it.

    ``folders``: those in it, while they are not visited themselves. ``waiting``: the paths of
    files that are still being written. ``began``: when it was visited, in monotonic seconds.
    ``sidecars``: whether files beside photos may say something else than before.
    """

    root: int
    folder: bytes
    whole: bool
    files: tuple[FoundFile, ...]
    folders: frozenset[bytes] = frozenset()
    waiting: frozenset[bytes] = frozenset()
    began: float = 0.0
    sidecars: bool = False


@dataclass(frozen=True, slots=True)
class FoundAndKnown:
    """The files that were found, the photos that should be among them, and ``others``, of which
    some files may be: those that vanished, and those elsewhere whose files are not there any more.
    """

    found: list[FoundFile] = field(default_factory=list)
    known: list[KnownPhoto] = field(default_factory=list)
    others: list[KnownPhoto] = field(default_factory=list)

    def to_be_hashed(self) -> list[FoundFile]:
        """The files whose content tells which photo they are."""
        return unexplained([*self.known, *self.others], self.found)

    def elsewhere(self, hashes: Mapping[FoundFile, bytes]) -> list[KnownPhoto]:
        """The others that did not vanish and have the content of a file: moved if theirs is not
        there any more, copied if it is."""
        contents = set(hashes.values())
        return [p for p in self.others if p.state is not PhotoState.GONE and p.hash in contents]

    def difference(self, hashes: Mapping[FoundFile, bytes], missing: Collection[int]) -> Difference:
        """What has to change in the catalogue. ``missing``: ids of those `elsewhere` whose files
        are not there any more."""
        others = [p for p in self.others if p.state is PhotoState.GONE or p.id in missing]
        return difference([*self.known, *others], self.found, hashes)


def compare(library: Library, folders: Iterable[FoundFolder]) -> FoundAndKnown:
    """What is to be compared after visits of ``folders``, no later one within an earlier one.

    What was moved by ourselves meanwhile is left alone, as the catalogue knows of it.
    """
    roots = online_roots(library.catalogue)
    folders = [each for each in folders if each.root in roots]
    since = min((each.began for each in folders), default=0.0)
    touched, paths = library.touched.photos(since), library.touched.paths(since)
    found = {
        (file.root, file.path): file
        for each in folders
        for file in each.files
        if not paths or roots[file.root] / os.fsdecode(file.path) not in paths
    }
    waiting = {(each.root, path) for each in folders for path in each.waiting}
    known = {
        photo.id: photo
        for each in folders
        for photo in _known_of(library, each)
        if photo.id not in touched and (photo.root, photo.path) not in waiting
    }
    there = {(photo.root, photo.path): photo for photo in known.values()}
    strange = [
        file
        for path, file in found.items()
        if file.reason is None and not (path in there and is_same(there[path], file))
    ]
    others = photos_of_sizes(library.catalogue, {file.size for file in strange})
    return FoundAndKnown(
        list(found.values()),
        list(known.values()),
        [photo for photo in others if photo.id not in known and photo.id not in touched],
    )


def photos_beside(library: Library, visited: Iterable[FoundFolder]) -> list[int]:
    """The photos whose sidecars may say something else than before."""
    found: list[KnownPhoto] = []
    for each in visited:
        if each.sidecars and each.whole:
            found += known_below(library.catalogue, each.root, each.folder)
        elif each.sidecars:
            found += known_in(library.catalogue, each.root, each.folder).photos
    return [photo.id for photo in found]


def files_of(library: Library, photos: Iterable[KnownPhoto]) -> dict[int, tuple[Path, Path]]:
    """Photo -> the folder of its root, and its file; without those whose folder is offline."""
    roots = online_roots(library.catalogue)
    return {
        photo.id: (roots[photo.root], roots[photo.root] / os.fsdecode(photo.path))
        for photo in photos
        if photo.root in roots
    }


def _known_of(library: Library, visited: FoundFolder) -> list[KnownPhoto]:
    """The photos that a visited folder speaks of: what it did not find is not there."""
    if visited.whole:
        return known_below(library.catalogue, visited.root, visited.folder)
    known = known_in(library.catalogue, visited.root, visited.folder)
    gone = [folder for folder in known.folders if folder not in visited.folders]
    below = [photo for each in gone for photo in known_below(library.catalogue, visited.root, each)]
    return [*known.photos, *below]
