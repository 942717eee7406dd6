"""Make files with the same content one photo, with all that was said about any of them.

`app.core.photos.at_hand_tables` keeps which files are one photo; this module handles stars,
keywords, albums, stacks and thumbs when files become one photo or split.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from app.core.albums.tables import share_albums
from app.core.base.photo_types import Changes
from app.core.duplicates.tables import PhotoFile, photo_files
from app.core.library.file_tables import Difference, apply_difference
from app.core.library.library import Library
from app.core.marks.marking import marks_of, put_back
from app.core.photos import at_hand_tables as at_hand


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
    return sorted(named.values(), key=lambda photo: photo.file)


def _file(path: Path) -> tuple[int, int] | Path:
    """Return what identifies the file of a path; for a missing file, the path."""
    try:
        status = path.stat()
    except OSError:
        return path
    return (status.st_dev, status.st_ino) if status.st_ino else path


PHOTOS_PER_STEP = 200  # photos that are shown by another file in one step


def note_difference(library: Library, found: Difference) -> Changes:
    """Bring the catalogue up to date with the disk, in one transaction; return the changes.

    A changed file that leaves its copies gets their stars, colour, keywords and albums, and so does
    its earlier content, should that come back under another name. Thumbs stay with the content that
    they were given to.
    """
    catalogue = library.catalogue
    known = [photo for photo, _ in (*found.moved, *found.changed)] + found.vanished
    with library.transaction():
        photos = at_hand.photos_of_files(catalogue, [photo.id for photo in known])
        before = at_hand.shown_by(catalogue, photos)
        for heir, photo in apply_difference(catalogue, found):
            put_back(library, {heir: marks_of(library, [photo])[photo]})
            share_albums(catalogue, photo, heir)
        return at_hand.changes_since(catalogue, before)


def merge_copies(library: Library, photos: Iterable[int]) -> Changes:
    """Make those of ``photos``, which were just read, one with an earlier photo of their content.

    Call it in the transaction that gave them their rows.
    """
    added: list[int] = []
    updated: set[int] = set()
    for photo in photos:
        _split_unlike(library, photo)
        of = at_hand.earlier_photo(library.catalogue, photo)
        if of is None:
            added.append(photo)
            continue
        is_there = at_hand.shown_by(library.catalogue, [of])[of].searchable
        _merge(library, photo, of)
        if is_there:
            updated.add(of)
        else:
            added.append(of)  # it is back
    return Changes(added=tuple(added), updated=tuple(sorted(updated)))


def _split_unlike(library: Library, photo: int) -> None:
    """Set files apart that no longer have the content of the one that was read."""
    with library.catalogue.transaction() as connection:
        for file in at_hand.unlike_files(library.catalogue, photo):
            at_hand.set_apart(connection, file)


def show_online_files(library: Library) -> Iterator[Changes]:
    """Show offline photos by an online file, if they have one; yield the changes of each step."""
    away = at_hand.out_of_reach(library.catalogue)
    for start in range(0, len(away), PHOTOS_PER_STEP):
        photos = away[start : start + PHOTOS_PER_STEP]
        with library.catalogue.transaction() as connection:
            before = at_hand.shown_by(library.catalogue, photos)
            at_hand.choose_files(connection, photos)
        yield at_hand.changes_since(library.catalogue, before)


def _merge(library: Library, photo: int, of: int) -> None:
    """Make ``photo`` one with the photo ``of``, which gets all that was said about it."""
    with library.catalogue.transaction() as connection:
        for room in library.rooms:
            room.became(library, photo, of)
        at_hand.make_one(connection, photo, of)
