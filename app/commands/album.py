"""List the albums, show what one holds, and make, fill, rename or delete them. An album made with
--like and --unlike, or --word, goes on to fill itself; `update` lets all of those look at photos
that were read since. Photos are never touched: an album only names them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from likewise.app.arguments import path
from likewise.app.core.albums.albums import Albums
from likewise.app.core.errors import UnknownPhotoError
from likewise.app.core.library.library import Library
from likewise.app.core.types import AlbumInfo
from likewise.app.terminal import complain, say, say_json

ACTIONS = {
    "list": (0, False),
    "show": (1, False),
    "make": (1, True),
    "add": (1, True),
    "remove": (1, True),
    "rename": (2, False),
    "delete": (1, False),
}
"""What can be done, with how many names, and whether photos may follow."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `likewise album` takes."""
    parser.add_argument(
        "action", choices=ACTIONS, nargs="?", default="list", help="what to do (default: list)"
    )
    parser.add_argument("name", metavar="NAME", nargs="?", help="of the album")
    parser.add_argument(
        "rest", metavar="PHOTO", nargs="*", help="photos of the library; the new name for rename"
    )


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked, and tell what is true then."""
    if wrong := _misused(arguments):
        complain(wrong)
        return 2
    writable = arguments.action not in ("list", "show")
    with Library.open(arguments.library, writable=writable) as library:
        albums = Albums(library)
        change = _CHANGES.get(arguments.action)
        if change is not None:
            change(library, albums, arguments)
        if arguments.action in ("list", "rename", "delete"):
            _say_albums(albums.infos(), arguments.json)
        else:
            _say_photos(library, albums, arguments.name, arguments.json)
    return 0


def _misused(arguments: argparse.Namespace) -> str:
    """What is wrong with how the command was called; empty if nothing is."""
    names, photos = ACTIONS[arguments.action]
    given = [*[arguments.name] * (arguments.name is not None), *arguments.rest]
    if len(given) < names:
        wanted = "the album's name and a new one" if names == 2 else "the name of the album"
        return f"`likewise album {arguments.action}` needs {wanted}."
    if len(given) > names and not photos:
        return f"`likewise album {arguments.action}` takes no photos."
    if arguments.action in ("add", "remove") and not arguments.rest:
        return f"`likewise album {arguments.action}` needs at least one photo."
    return ""


def _make(library: Library, albums: Albums, arguments: argparse.Namespace) -> None:
    albums.create(arguments.name, _photos(library, arguments.rest))


def _add(library: Library, albums: Albums, arguments: argparse.Namespace) -> None:
    albums.put(albums.named(arguments.name).id, _photos(library, arguments.rest))


def _remove(library: Library, albums: Albums, arguments: argparse.Namespace) -> None:
    albums.take_out(albums.named(arguments.name).id, _photos(library, arguments.rest))


def _rename(library: Library, albums: Albums, arguments: argparse.Namespace) -> None:
    del library
    albums.rename(albums.named(arguments.name).id, arguments.rest[0])


def _delete(library: Library, albums: Albums, arguments: argparse.Namespace) -> None:
    del library
    albums.delete(albums.named(arguments.name).id)


_CHANGES: dict[str, Callable[[Library, Albums, argparse.Namespace], None]] = {
    "make": _make,
    "add": _add,
    "remove": _remove,
    "rename": _rename,
    "delete": _delete,
}


def _photos(library: Library, names: Iterable[str]) -> list[int]:
    """The photos at these paths. Raises UnknownPhotoError for what is none of the library's."""
    return [_photo(library, path(name)) for name in names]


def _photo(library: Library, file: Path) -> int:
    photo = library.find(file)
    if photo is None:
        raise UnknownPhotoError(
            f"{file} is not a photo of this library.", "Add its folder with `likewise index`."
        )
    return photo.id


def _say_albums(infos: Sequence[AlbumInfo], json: bool) -> None:
    if json:
        say_json([_fields(info) for info in infos])
        return
    for info in infos:
        marks = ["fills itself"] * (info.search is not None) + [f"{info.new:,} new"] * bool(
            info.new
        )
        counted = f"{info.photos:,} {'photo' if info.photos == 1 else 'photos'}"
        say(f"{info.name}: {', '.join([counted, *marks])}")
    if not infos:
        say("There are no albums yet; `likewise album make NAME PHOTO...` makes one.")


def _fields(info: AlbumInfo) -> dict[str, Any]:
    return {
        "name": info.name,
        "photos": info.photos,
        "new": info.new,
        "fills_itself": info.search is not None,
        "line": info.line,
    }


def _say_photos(library: Library, albums: Albums, name: str, json: bool) -> None:
    members = albums.members(albums.named(name).id)
    rows = [
        {
            "path": str(library.photo(member.photo).path),
            "probability": member.probability,
            "new": member.new,
        }
        for member in members
    ]
    if json:
        say_json(rows)
        return
    for row in rows:
        probability = row["probability"]
        chance = "by hand" if probability is None else f"{probability:7.3f}"
        say(f"{chance}  {row['path']}{'  new' * bool(row['new'])}")
