"""List the photos that match what is typed, as in the window's field: dates, names, folders,
keywords, places, cameras, marks."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.cli import options
from app.cli.terminal import answer, path
from app.core.base.photo_types import PhotoInfo
from app.core.base.search_types import Scope
from app.core.facts.terms import parse, text_of
from app.core.open_library import open_library
from app.core.photos.sorting_table import SortingTable
from app.core.search.known_facts import photos_found

AROUND = 41
"""Photos that --around lists, including the given one."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise find`."""
    parser.add_argument(
        "text",
        metavar="TEXT",
        nargs="*",
        help='such as: 2024-06 landscape, "last summer" lisbon, "3 stars"; after -- also: -raw',
    )
    parser.add_argument("--in", metavar="FOLDER", type=path, dest="folder", help="photos in there")
    parser.add_argument(
        "--around", metavar="PHOTO", type=path, help="the photos taken just before and after it"
    )
    options.add_stacks(parser)


def run(arguments: argparse.Namespace) -> int:
    """List the matching photos, by path; exit with 1 if there are none."""
    with open_library(arguments.library, writable=False) as library:
        folder = arguments.folder and library.known_folder(arguments.folder)
        scope = Scope(folder, filter=text_of(parse(" ".join(arguments.text))))
        found = {info.id: (info, known.place) for info, known in photos_found(library, scope)}
        stacks = options.wanted_stacks(library, arguments)
        shown = stacks.by_top([*found])
        if arguments.around is not None:
            photo, table = options.known_photo(library, arguments.around), SortingTable()
            table.note([library.photo(photo), *(found[each][0] for each in shown)])
            shown = [each for each in table.around(photo, AROUND) if each in found]
        piles = {photo: options.paths_in_stack(library, stacks, photo) for photo in shown}
    rows = [_as_json(*found[photo], piles[photo]) for photo in shown]
    lines = (f"{row['path']}{options.count_of_stack(row['stack'])}" for row in rows)
    answer(arguments, rows, lines)
    return 0 if found else 1


def _as_json(info: PhotoInfo, place: tuple[str, ...], stack: list[Path]) -> dict[str, Any]:
    taken = None if info.taken is None else datetime.fromtimestamp(info.taken, UTC)
    return {
        "path": info.path,
        "taken": taken and taken.strftime("%Y-%m-%dT%H:%M:%S"),  # in the camera's own time
        "camera": info.camera,
        "place": list(place),
        "stack": stack,
    }
