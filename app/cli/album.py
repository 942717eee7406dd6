"""List the albums, show what one holds, and make, fill, rename or delete them. An album made with
--like, --unlike or --word is a smart album, which new matches are added to; `update` does that now.
Albums never touch photos."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any

from app.cli.options import (
    add_stacks,
    count_of_stack,
    known_photo,
    paths_in_stack,
    wanted_stacks,
    word,
)
from app.cli.terminal import ProgressLine, answer, complain, counted, path
from app.cluster.machines import open_index
from app.core.albums.albums import Albums
from app.core.base.search_types import AlbumInfo, QueryItem
from app.core.base.work_types import Progress, run_through
from app.core.filling import AlbumFilling, keep_search
from app.core.library.library import Library
from app.core.open_library import open_library
from app.core.search.session import SearchSession
from app.work.pictures.seeing import OutsideReader

ACTIONS = {
    "list": (0, False),
    "show": (1, False),
    "make": (1, True),
    "add": (1, True),
    "remove": (1, True),
    "rename": (2, False),
    "delete": (1, False),
    "update": (0, False),
}
"""Actions, each with the number of names it takes and whether photos may follow."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise album`."""
    parser.add_argument(
        "action", choices=ACTIONS, nargs="?", default="list", help="what to do (default: list)"
    )
    parser.add_argument("name", metavar="NAME", nargs="?", help="of the album")
    parser.add_argument(
        "rest", metavar="PHOTO", nargs="*", help="photos of the library; the new name for rename"
    )
    for option, what in (
        ("--like", "a photo of what belongs in the smart album; may be given again"),
        ("--unlike", "a photo of what does not; may be given again"),
    ):
        parser.add_argument(
            option, metavar="PHOTO", nargs="+", type=path, action="extend", default=[], help=what
        )
    parser.add_argument(
        "--word", type=word, help="a noun that the album's photos show, such as dog"
    )
    add_stacks(parser)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the action, and show the resulting state."""
    if wrong := _misused(arguments):
        complain(wrong)
        return 2
    writable = arguments.action not in ("list", "show")
    with open_library(arguments.library, writable=writable) as library:
        albums = Albums(library)
        _change(library, albums, arguments)
        if arguments.action in ("list", "rename", "delete", "update"):
            infos = albums.infos()
            return answer(arguments, [_fields(info) for info in infos], _lines(infos))
        rows = _rows(library, albums, arguments)
        return answer(arguments, rows, map(_line, rows))


def _misused(arguments: argparse.Namespace) -> str:
    """Return what is wrong with the arguments; empty if nothing is."""
    names, photos = ACTIONS[arguments.action]
    given = [*[arguments.name] * (arguments.name is not None), *arguments.rest]
    if len(given) < names:
        wanted = "the album's name and a new one" if names == 2 else "the name of the album"
        return f"`likewise album {arguments.action}` needs {wanted}."
    if len(given) > names and not photos:
        return f"`likewise album {arguments.action}` takes no photos."
    if arguments.action in ("add", "remove") and not arguments.rest:
        return f"`likewise album {arguments.action}` needs at least one photo."
    taught = arguments.like or arguments.unlike or arguments.word
    if taught and arguments.action != "make":
        return "--like, --unlike and --word go with make."
    if taught and arguments.rest:
        return "An album is either smart or made of the photos that you name."
    if arguments.unlike and not (arguments.like or arguments.word):
        return "--unlike needs --like or --word: an album is filled with what is alike."
    return ""


def _change(library: Library, albums: Albums, arguments: argparse.Namespace) -> None:
    name, rest = arguments.name, arguments.rest
    match arguments.action:
        case "make" if arguments.like or arguments.word:
            _make_smart(library, arguments)
        case "make":
            albums.create(name, _photos(library, rest))
        case "add":
            albums.put(albums.named(name).id, _photos(library, rest))
        case "remove":
            albums.take_out(albums.named(name).id, _photos(library, rest))
        case "rename":
            albums.rename(albums.named(name).id, rest[0])
        case "delete":
            albums.delete(albums.named(name).id)
        case "update":
            with _session(library) as session:
                _fill(session)


def _make_smart(library: Library, arguments: argparse.Namespace) -> None:
    liked = [known_photo(library, file) for file in arguments.like]
    disliked = [known_photo(library, file) for file in arguments.unlike]
    with _session(library) as session:
        first, rest = (None, liked) if arguments.word else (liked[0], liked[1:])
        session.start([QueryItem(photo=first, word=arguments.word or "")])
        if rest:
            session.current().judge(rest, 1)
        if disliked:
            session.current().judge(disliked, -1)
        keep_search(library, session.current(), arguments.name)
        _fill(session)


@contextmanager
def _session(library: Library) -> Iterator[SearchSession]:
    index = open_index(library, for_command=True)
    with closing(OutsideReader()) as see, closing(SearchSession(library, index, see)) as session:
        yield session


def _fill(session: SearchSession) -> None:
    """Fill all albums that have a search."""
    with ProgressLine() as line:
        for learned, searches in session.idle.prepare():
            line.show(Progress("preparing", learned, searches))
        run_through(session.idle.upkeep())
        total = sum(info.search is not None for info in Albums(session.context.library).infos())
        done = 0
        for album in AlbumFilling(session).steps():
            done += album is not None
            line.show(Progress("filling", done, total))


def _photos(library: Library, names: Iterable[str]) -> list[int]:
    """Return the photos at these paths. Raises UnknownPhotoError for one that is not there."""
    return [known_photo(library, path(name)) for name in names]


def _lines(infos: Sequence[AlbumInfo]) -> Iterator[str]:
    for info in infos:
        marks = ["smart"] * (info.search is not None)
        marks += ["not filled yet"] * (not info.filled) + [f"{info.new:,} new"] * bool(info.new)
        yield f"{info.name}: {', '.join([counted(info.photos, 'photo'), *marks])}"
    if not infos:
        yield "There are no albums yet; `likewise album make NAME PHOTO...` makes one."


def _fields(info: AlbumInfo) -> dict[str, Any]:
    return {
        "name": info.name,
        "photos": info.photos,
        "new": info.new,
        "fills_itself": info.search is not None,
        "line": info.line,
    }


def _rows(library: Library, albums: Albums, arguments: argparse.Namespace) -> list[dict[str, Any]]:
    members = {m.photo: m for m in albums.members(albums.named(arguments.name).id)}
    stacks = wanted_stacks(library, arguments)
    return [
        {
            "path": library.photo(photo).path,
            "probability": members[photo].probability,
            "new": members[photo].new,
            "stack": paths_in_stack(library, stacks, photo),
        }
        for photo in stacks.by_top([*members])
    ]


def _line(row: dict[str, Any]) -> str:
    probability = row["probability"]
    chance = "by hand" if probability is None else f"{probability:7.3f}"
    return f"{chance}  {row['path']}{'  new' * bool(row['new'])}{count_of_stack(row['stack'])}"
