"""Photos of a library as arguments of commands: by path, or all in a folder."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from app.arguments import path
from app.core.errors import UnknownPhotoError
from app.core.files.targets import known_file, photos_of_files
from app.core.library.library import Library
from app.core.types import SEARCHABLE, PhotoState


def add_photos(parser: argparse.ArgumentParser) -> None:
    """Which photos."""
    parser.add_argument(
        "photos",
        metavar="PHOTO",
        nargs="+",
        type=path,
        help="photos of the library, or folders: all photos in them",
    )


def known_photo(library: Library, file: Path) -> int:
    """The id of the photo at this path. Raises UnknownPhotoError for what is none."""
    photo = library.find(file)
    if photo is None:
        raise UnknownPhotoError(
            f"{file} is not a photo of this library.", "Add its folder with `likewise index`."
        )
    return photo.id


def chosen(library: Library, paths: Iterable[Path]) -> list[int]:
    """The photos at these paths, and in these folders. Raises RootError, UnknownPhotoError."""
    return photos_of_files(library, chosen_files(library, paths))


def chosen_files(library: Library, paths: Iterable[Path]) -> list[int]:
    """The same for what is done with files: of a photo with copies those that are meant."""
    found: dict[int, None] = {}
    for given in paths:
        if given.is_dir():
            folder = library.known_folder(given)
            files = library.photos((*SEARCHABLE, PhotoState.COPY))
            inside = (info.id for info in files if info.path.is_relative_to(folder))
            found.update(dict.fromkeys(inside))
        else:
            photo = known_photo(library, given)
            found[known_file(library, given) or photo] = None
    return list(found)
