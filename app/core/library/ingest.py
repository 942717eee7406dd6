"""Read from the catalogue what a scan needs about folders and photos, and write its results."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, MutableSet, Set
from pathlib import Path

from app.core.base.photo_types import Changes, MovedFile, PhotoState, Presence, Shot
from app.core.facts import tables as facts
from app.core.library import file_tables as photo_files
from app.core.library import root_tables as roots
from app.core.library.difference import difference, is_same, unexplained
from app.core.library.file_tables import Difference, FoundFile, KnownPhoto
from app.core.library.library import Library
from app.core.library.presence import KnownRoot
from app.core.photos import copy_tables as copies
from app.core.photos import tables as photos


def known_roots(library: Library) -> dict[int, KnownRoot]:
    """Return what is known of the folders that the user has not removed."""
    catalogue = library.catalogue
    active = roots.active_roots(catalogue)
    return {
        root.id: KnownRoot(
            root.id,
            root.path,
            root.device,
            root.volume,
            root.inside,
            roots.sample_of(catalogue, root.id),
            root.kind,
            tuple(other.path for other in active if other.id != root.id),
        )
        for root in active
    }


def note_presence(library: Library, found: Mapping[int, Presence]) -> None:
    """Record which folders are there, and how they were found."""
    roots.note_presence(library.catalogue, found)


def note_offline(library: Library, silent: Iterable[int]) -> None:
    """Record folders that are not there, or do not answer."""
    roots.note_offline(library.catalogue, silent)


def remaining(
    library: Library, files: Iterable[FoundFile], seen: MutableSet[int]
) -> list[FoundFile]:
    """Return the files that may have changed; add the photos of the others to ``seen``."""
    left = []
    looked_at = list(files)
    known = photo_files.known_at(library.catalogue, looked_at)
    for photo, file in zip(known, looked_at, strict=True):
        if photo is not None and not file.closed and is_same(photo, file):
            seen.add(photo.id)
        else:
            left.append(file)
    return left


def to_be_hashed(
    library: Library, present: Iterable[int], found: Iterable[FoundFile], seen: Set[int]
) -> list[FoundFile]:
    """Return the files ``found`` in ``present`` roots whose content must be compared with photos.

    ``seen``: ids of photos that are found already.
    """
    files = list(found)
    if not files:
        return []
    return unexplained(photo_files.known_photos(library.catalogue, present, seen), files)


def to_be_noted(
    library: Library,
    present: Iterable[int],
    found: Iterable[FoundFile],
    hashes: Mapping[FoundFile, bytes],
    seen: Set[int],
) -> Difference:
    """Return how the files ``found`` differ from the catalogue; ``hashes``: see `difference`.

    Other arguments as for `to_be_hashed`.
    """
    known = photo_files.known_photos(library.catalogue, present, seen)
    return difference(known, found, hashes)


def without_touched(
    library: Library, roots: Mapping[int, Path], found: Iterable[FoundFile], seen: MutableSet[int]
) -> list[FoundFile]:
    """Return the files ``found`` except those we moved; add the photos of these to ``seen``.

    The catalogue is up to date on them. ``roots``: the paths of their folders.
    """
    seen |= library.touched.photos()
    paths = library.touched.paths()
    if not paths:
        return list(found)
    return [file for file in found if roots[file.root] / os.fsdecode(file.path) not in paths]


def apply_difference(library: Library, found: Difference) -> tuple[Changes, list[tuple[int, int]]]:
    """Bring the catalogue up to date with the disk, in one transaction.

    Returns the changes, and the files that split: see `app.core.library.file_tables.Settled`.
    """
    settled = photo_files.apply_difference(library.catalogue, found)
    lost = (*found.vanished, *(old for old, _ in found.changed))
    changes = Changes(
        added=tuple(photo.id for photo, _ in found.moved if photo.state is PhotoState.GONE),
        updated=(
            *(photo.id for photo, _ in found.moved if photo.state is not PhotoState.GONE),
            *settled.stay,
        ),
        removed=tuple(photo.id for photo in lost if photo.id not in settled.stay),
        roots=True,
        problems=True,
        moved=_moved_files(library, found, settled.stay),
    )
    return changes, settled.split


def _moved_files(library: Library, found: Difference, stay: Iterable[int]) -> tuple[MovedFile, ...]:
    """Return the files that moved, including photos that ``stay`` at the path of a copy."""
    tops = {root.id: root.path for root in roots.stored_roots(library.catalogue)}

    def path_and_time(file: KnownPhoto | FoundFile) -> tuple[Path, float]:
        return tops[file.root] / os.fsdecode(file.path), file.mtime_ns / 1e9

    before = {photo.id: photo for photo in (*found.vanished, *(old for old, _ in found.changed))}
    now = photo_files.known_by_id(library.catalogue, stay)
    pairs = [(path_and_time(photo), path_and_time(file)) for photo, file in found.moved]
    stayed = [photo for photo in now if photo.id in before]
    pairs += [(path_and_time(before[photo.id]), path_and_time(photo)) for photo in stayed]
    return tuple(MovedFile(*old, *new) for old, new in pairs if old != new)


def waiting_photos(library: Library) -> tuple[int, Iterator[tuple[int, Path]]]:
    """Return how many online photos are to be read, and an iterator of their ids and paths.

    Each is yielded once, by path, even if its state changes; few are in memory at a time.
    """
    return photos.count_waiting(library.catalogue), photos.waiting_photos(library.catalogue)


def record_failures(library: Library, failures: Iterable[tuple[int, str]]) -> None:
    """Mark photos that can't be read, with the reason, until their files change."""
    photos.mark_failed(library.catalogue, failures)


def have_copies_read(library: Library) -> None:
    """Have a copy read of each content that has no photo left."""
    copies.read_copies(library.catalogue)


def photos_without_shot(library: Library) -> list[tuple[int, bytes, Path]]:
    """Return (id, content hash, file) of online photos whose EXIF is unread, by path."""
    return facts.without_shot(library.catalogue)


def record_shots(library: Library, found: Iterable[tuple[int, bytes, Shot]]) -> None:
    """Store when and with what photos were taken, (id, content hash, shot) each."""
    facts.note_shots(library.catalogue, found)


def photos_without_place(library: Library) -> list[facts.Spot]:
    """Return the places of photos that have not been looked up."""
    return facts.nameless_places(library.catalogue)


def record_places(library: Library, places: Mapping[facts.Spot, tuple[str, ...]]) -> None:
    """Store the names of photos' places, from town to country; empty: no town is near."""
    facts.note_places(library.catalogue, places)
