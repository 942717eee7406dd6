"""The photos that groups are made of: those of some folders, and those of one content."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

from app.core.library.library import Library
from app.core.store.groups.duplicates import PhotoFile, photo_files


def photos_in(library: Library, folders: Sequence[Path] = ()) -> list[PhotoFile]:
    """The photos below ``folders`` (none: everywhere) whose folders are there, by id.

    Links to one file count as that file: to remove what a link points to would lose the photo.
    Raises RootError for a folder without photos.
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
    """The photos by hash and size of their files, in order."""
    contents: defaultdict[tuple[bytes, int], list[PhotoFile]] = defaultdict(list)
    for photo in photos:
        contents[photo.content, photo.bytes].append(photo)
    return contents


def _without_links(photos: list[PhotoFile]) -> list[PhotoFile]:
    """One name of each file."""
    if len(photos) == 1:
        return photos
    named: dict[tuple[int, int] | Path, PhotoFile] = {}
    for photo in sorted(photos, key=lambda photo: photo.path.is_symlink()):
        named.setdefault(_file(photo.path), photo)
    return sorted(named.values(), key=lambda photo: photo.photo)


def _file(path: Path) -> tuple[int, int] | Path:
    """What tells whether two names are of one file; a file that is away is only itself."""
    try:
        status = path.stat()
    except OSError:
        return path
    return (status.st_dev, status.st_ino) if status.st_ino else path
