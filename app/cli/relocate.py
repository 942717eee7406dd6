"""Tell the library that a folder of photos was moved or renamed. Nothing is read again, and
nothing that was said is lost. Without folders it lists those that are offline."""

from __future__ import annotations

import argparse

from app.cli.terminal import complain, path, say, say_json
from app.core.base.photo_types import RootInfo
from app.core.library.library import Library
from app.core.library.relocate import found_again, moved_files, relocate
from app.core.open_library import open_library
from app.work.pictures.thumbnail_files import carry_all_over


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise relocate`."""
    parser.add_argument("before", metavar="OLD", nargs="?", type=path, help="where it was")
    parser.add_argument("after", metavar="NEW", nargs="?", type=path, help="where it is now")


def run(arguments: argparse.Namespace) -> int:
    """Relocate a root, or list the offline ones."""
    with open_library(arguments.library) as library:
        if arguments.before is None:
            return _list(library, as_json=arguments.json)
        if arguments.after is None:
            return complain("Say where the folder is now, too: likewise relocate OLD NEW.")
        root = next((r for r in library.roots() if r.path == arguments.before.absolute()), None)
        if root is None:
            return complain(f"{arguments.before} is no folder of the library; `status` lists them.")
        moved = relocate(library, root.id, arguments.after)
        carry_all_over(moved_files(library, moved.id, root.path))
    if arguments.json:
        say_json({"before": str(root.path), "after": str(moved.path), "photos": moved.photos})
    else:
        say(f"{moved.photos:,} photos are in {moved.path} now.")
    return 0


def _list(library: Library, *, as_json: bool) -> int:
    paths: dict[int, str] = {root.id: str(path) for root, path in found_again(library)}
    offline: list[RootInfo] = [root for root in library.roots() if root.state == "offline"]
    if as_json:
        say_json([{"folder": str(r.path), "seems_to_be": paths.get(r.id)} for r in offline])
        return 0
    for root in offline:
        path = paths.get(root.id)
        say(f"{root.path} is offline{f'; it seems to be {path} now' if path else ''}.")
    if not offline:
        say("All folders are there.")
    return 0
