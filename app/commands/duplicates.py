"""List photos that are there more than once: files with the same content, and files that show
nearly the same because they were resized, recompressed or cropped a little. The one to keep comes
first. Nothing is ever deleted: a burst can look like copies, so look before you delete."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from datetime import datetime
from typing import Any

from likewise.app.arguments import path
from likewise.app.core.library.library import Library
from likewise.app.core.reports.duplicates import Copy, Group, identical, nearly_identical
from likewise.app.core.types import Progress
from likewise.app.terminal import ProgressLine, say, say_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `likewise duplicates` takes."""
    parser.add_argument(
        "folders", metavar="FOLDER", nargs="*", type=path, help="where to look (default: all)"
    )
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--exact", action="store_true", help="files with the same content only")
    kind.add_argument("--near", action="store_true", help="files that show nearly the same only")


def run(arguments: argparse.Namespace) -> int:
    """List the groups."""
    line = ProgressLine()
    exact: list[Group] = []
    near: list[Group] = []
    with Library.open(arguments.library, writable=False) as library:
        if not arguments.near:
            exact = identical(library, arguments.folders)
        if not arguments.exact:
            near = nearly_identical(
                library,
                arguments.folders,
                progress=lambda done, total: line.show(Progress("comparing", done, total)),
            )
    line.show(Progress("idle"))
    if arguments.json:
        say_json({"exact": [_json(group) for group in exact], "near": [_json(g) for g in near]})
        return 0
    for groups, words in ((exact, "the same file"), (near, "nearly the same photo")):
        for group in groups:
            _say(group, words)
    say(_summary(exact, near))
    return 0


def _say(group: Group, words: str) -> None:
    say(f"{len(group.others) + 1:,} times {words}:")
    say(f"  keep  {_described(group.keep)}")
    for copy in group.others:
        say(f"        {_described(copy)}")


def _described(copy: Copy) -> str:
    day = datetime.fromtimestamp(copy.modified).date()
    return f"{copy.path}  {copy.width:,} x {copy.height:,}, {_size(copy.bytes)}, {day}"


def _summary(exact: list[Group], near: list[Group]) -> str:
    if not exact and not near:
        return "Nothing is there more than once."
    spare = sum(group.spare for group in (*exact, *near))
    copies = sum(len(group.others) for group in exact)
    alike = sum(len(group.others) for group in near)
    return (
        f"{copies:,} files are copies of others, {alike:,} show nearly the same;"
        f" together {_size(spare)}. Nothing was deleted."
    )


def _size(count: int) -> str:
    return f"{count / 1e6:,.1f} MB" if count >= 100_000 else f"{count / 1e3:,.0f} kB"


def _json(group: Group) -> dict[str, Any]:
    keep, *others = (
        asdict(copy) | {"path": str(copy.path)} for copy in (group.keep, *group.others)
    )
    return {"keep": keep, "others": others, "spare_bytes": group.spare}
