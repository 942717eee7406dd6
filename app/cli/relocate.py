"""Tell the library where a moved or renamed folder is. No photo is read again, and all keep their
thumbs, stars and albums. Without folders, list those that are offline."""

from __future__ import annotations

import argparse

from app.cli.terminal import answer, complain, path
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
            return _list(library, arguments)
        if arguments.after is None:
            return complain("Say where the folder is now, too: likewise relocate OLD NEW.")
        root = next((r for r in library.roots() if r.path == arguments.before.absolute()), None)
        if root is None:
            return complain(f"{arguments.before} is no folder of the library; `status` lists them.")
        moved = relocate(library, root.id, arguments.after)
        carry_all_over(moved_files(library, moved.id, root.path))
    return answer(
        arguments,
        {"before": root.path, "after": moved.path, "photos": moved.photos},
        [f"{moved.photos:,} photos are in {moved.path} now."],
    )


def _list(library: Library, arguments: argparse.Namespace) -> int:
    paths = {root.id: path for root, path in found_again(library)}
    offline = {r.path: paths.get(r.id) for r in library.roots() if r.state == "offline"}
    lines = [
        f"{folder} is offline{f'; it seems to be {path} now' if path else ''}."
        for folder, path in offline.items()
    ]
    return answer(
        arguments,
        [{"folder": folder, "seems_to_be": path} for folder, path in offline.items()],
        lines or ["All folders are there."],
    )
