"""List the photos most like a photo, of the library or not, or those that show what a word means.
Nothing is stored or learned beyond this answer: thumbs given here re-order it, and the profile is
used as it is."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from app.cli import options
from app.cli.terminal import ProgressLine, add_paths, answer, complain, count, path
from app.cluster.cluster_address import stored_address
from app.cluster.machines import open_index
from app.core.base.search_types import EVERYWHERE, QueryItem, ResultItem
from app.core.base.stacks import Stacks, stacked_results
from app.core.base.work_types import Progress
from app.core.library.library import Library
from app.core.open_library import open_library
from app.core.search.one_shot import search_once
from app.work.pictures.seeing import OutsideReader


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise search`."""
    query = parser.add_mutually_exclusive_group(required=True)
    query.add_argument("photo", metavar="PHOTO", type=path, nargs="?", help="of the library or not")
    query.add_argument(
        "--word", type=options.word, help='a noun, such as dog or "musical instrument"'
    )
    parser.add_argument("--top", metavar="K", type=count, default=20, help="photos to list")
    for thumb in ("up", "down"):
        add_paths(parser, f"--{thumb}", "PHOTO", f"a photo of the library to thumb {thumb}")
    options.add_scope(parser)
    options.add_stacks(parser)


def run(arguments: argparse.Namespace) -> int:
    """Search, apply the thumbs, and list the best photos."""
    with (
        open_library(arguments.library, writable=False) as library,
        closing(OutsideReader()) as see,
        ProgressLine() as line,
    ):
        query = _query(library, arguments)
        judged = _thumbs(library, arguments.up, 1) + _thumbs(library, arguments.down, -1)
        if (address := stored_address(library.folder)) is not None and address.warning:
            complain(address.warning)
        scope = options.scope_of(library, arguments)
        opener = partial(open_index, library, for_command=True)
        stacks = options.wanted_stacks(library, arguments)
        seen = [photo for photo in (query.photo, *(p for p, _ in judged)) if photo is not None]
        found = search_once(
            library,
            opener,
            query,
            judged,
            arguments.top,
            scope,
            lambda done, total: line.show(Progress("preparing", done, total)),
            shown=partial(stacked_results, stacks=stacks, seen=seen, anywhere=scope == EVERYWHERE),
            see=see,
        )
        rows = _rows(library, found.modalities, found.results, stacks)
    answer(arguments, rows, map(_line, rows))
    if found.incomplete:
        complain(found.incomplete)
    return 0 if rows or not found.incomplete else 1


def _line(row: dict[str, Any]) -> str:
    stack = options.count_of_stack(row["stack"])
    return f"{row['rank']:4}  {row['distance']:.4f}  {row['path']}{stack}"


def _query(library: Library, arguments: argparse.Namespace) -> QueryItem:
    if arguments.photo is None:
        return QueryItem(word=arguments.word)
    known = library.find(arguments.photo)
    if known is None:
        return QueryItem(path=arguments.photo, name=arguments.photo.name)
    return QueryItem(photo=known.id)


def _thumbs(library: Library, paths: Iterable[Path], sign: int) -> list[tuple[int, int]]:
    return [(options.known_photo(library, path), sign) for path in paths]


def _rows(
    library: Library, modalities: tuple[str, ...], results: Iterable[ResultItem], stacks: Stacks
) -> list[dict[str, Any]]:
    return [
        {
            "rank": rank,
            "path": library.photo(item.photo).path,
            "distance": item.distance,
            "shares": dict(zip(modalities, item.shares, strict=True)),
            "stack": options.paths_in_stack(library, stacks, item.photo),
            "found": library.photo(item.photo if item.found is None else item.found).path,
        }
        for rank, item in enumerate(results, start=1)
    ]
