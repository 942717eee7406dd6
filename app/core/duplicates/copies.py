"""Make files with the same content one photo, with all that was said about any of them.

`app.core.photos.copy_tables` keeps which line is the photo and which are copies; this module
handles stars, keywords, albums, stacks and thumbs when files become one photo or split.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from app.core.albums.tables import share_albums
from app.core.base.photo_types import Changes, MovedFile, PhotoState
from app.core.duplicates.tables import PhotoFile, photo_files
from app.core.library.file_tables import (
    Difference,
    FoundFile,
    KnownPhoto,
    apply_difference,
    known_by_id,
)
from app.core.library.library import Library
from app.core.library.root_tables import stored_roots
from app.core.marks.marking import marks_of, put_back
from app.core.photos import copy_tables as copies


def photos_in(library: Library, folders: Sequence[Path] = ()) -> list[PhotoFile]:
    """Return the online photos below ``folders`` (none: everywhere), by id.

    Links count as the file that they point to, as removing that would lose the photo. Raises
    RootError for a folder without photos.
    """
    tops = [library.known_folder(folder) for folder in folders]
    return [
        photo
        for photos in by_content(
            photo
            for photo in photo_files(library.catalogue)
            if photo.online and (not tops or any(map(photo.path.is_relative_to, tops)))
        ).values()
        for photo in _without_links(photos)
    ]


def by_content(photos: Iterable[PhotoFile]) -> dict[tuple[bytes, int], list[PhotoFile]]:
    """Return the photos by hash and size of their files, in order."""
    contents: defaultdict[tuple[bytes, int], list[PhotoFile]] = defaultdict(list)
    for photo in photos:
        contents[photo.content, photo.bytes].append(photo)
    return contents


def _without_links(photos: list[PhotoFile]) -> list[PhotoFile]:
    """Return one photo for each file."""
    if len(photos) == 1:
        return photos
    named: dict[tuple[int, int] | Path, PhotoFile] = {}
    for photo in sorted(photos, key=lambda photo: photo.path.is_symlink()):
        named.setdefault(_file(photo.path), photo)
    return sorted(named.values(), key=lambda photo: photo.photo)


def _file(path: Path) -> tuple[int, int] | Path:
    """Return what identifies the file of a path; for a missing file, the path."""
    try:
        status = path.stat()
    except OSError:
        return path
    return (status.st_dev, status.st_ino) if status.st_ino else path


BROUGHT_AT_ONCE = 20  # photos that are shown elsewhere in one step


def note_difference(library: Library, found: Difference) -> Changes:
    """Bring the catalogue up to date with the disk, in one transaction; return the changes.

    A changed file that leaves its copies gets their stars, colour, keywords and albums, and so does
    its earlier content, should that come back under another name. Thumbs stay with the content that
    they were given to.
    """
    back = [photo.id for photo, _ in found.moved if photo.state is PhotoState.GONE]
    with library.transaction():
        settled = apply_difference(library.catalogue, found)
        said = marks_of(library, {other for _, other in settled.split})
        put_back(library, {photo: said[other] for photo, other in settled.split})
        for photo, other in settled.split:
            share_albums(library.catalogue, other, photo)
        twins = {photo: _join_twin(library, photo) for photo in back}
        moved = _moved_files(library, found, settled.stay)
    moved_ids = [photo.id for photo, _ in found.moved if photo.state is not PhotoState.GONE]
    joined = [of for of in twins.values() if of is not None]
    lost = [photo.id for photo in (*found.vanished, *(old for old, _ in found.changed))]
    return Changes(
        added=tuple(photo for photo, of in twins.items() if of is None),
        updated=(*moved_ids, *settled.stay, *joined),
        removed=tuple(photo for photo in lost if photo not in settled.stay),
        roots=True,
        problems=True,
        moved=moved,
    )


def _moved_files(library: Library, found: Difference, stay: Iterable[int]) -> tuple[MovedFile, ...]:
    """Return the files that moved, including photos that ``stay`` at the path of a copy."""
    tops = {root.id: root.path for root in stored_roots(library.catalogue)}

    def path_and_time(file: KnownPhoto | FoundFile) -> tuple[Path, float]:
        return tops[file.root] / os.fsdecode(file.path), file.mtime_ns / 1e9

    before = {photo.id: photo for photo in (*found.vanished, *(old for old, _ in found.changed))}
    pairs = [(path_and_time(photo), path_and_time(file)) for photo, file in found.moved]
    stayed = [each for each in known_by_id(library.catalogue, stay) if each.id in before]
    pairs += [(path_and_time(before[each.id]), path_and_time(each)) for each in stayed]
    return tuple(MovedFile(*old, *new) for old, new in pairs if old != new)


def take_in(library: Library, photos: Iterable[int]) -> Changes:
    """Make those of ``photos``, which were just read, copies if an earlier photo has their content.

    Call it in the transaction that gave them their rows.
    """
    added: list[int] = []
    updated: set[int] = set()
    for photo in photos:
        of = copies.earlier_photo(library.catalogue, photo)
        if of is None:
            added.append(photo)
        elif _fold(library, photo, of):
            updated.add(of)
        else:
            added.append(of)  # it is back, at the path of the file that was read
    return Changes(added=tuple(added), updated=tuple(sorted(updated)), roots=True)


def bring_to_hand(library: Library) -> Iterator[Changes]:
    """Show offline photos at the path of an online copy, yielding the changes of each step."""
    tops = {root.id: root.path for root in stored_roots(library.catalogue)}
    while before := copies.change_to_hand(library.catalogue, BROUGHT_AT_ONCE):
        moved = []
        for info in (library.photo(photo) for photo in before):
            (root, path), mtime_ns = before[info.id]
            old = tops[root] / os.fsdecode(path)
            moved.append(MovedFile(old, mtime_ns / 1e9, info.path, info.modified))
        yield Changes(updated=tuple(before), roots=True, moved=tuple(moved))


def _join_twin(library: Library, photo: int) -> int | None:
    """Make a photo that is back a copy of the one with its content, if there is one; return it."""
    of = copies.other_photo(library.catalogue, photo)
    if of is not None:
        _fold(library, photo, of)
    return of


def _fold(library: Library, photo: int, of: int) -> bool:
    """Make ``photo`` a copy of the photo ``of``, which gets all that was said about it.

    Returns whether it is a copy now; otherwise ``of`` had vanished and is back there.
    """
    for room in library.rooms:
        room.became(library, photo, of)
    return copies.make_copy(library.catalogue, photo, of)
