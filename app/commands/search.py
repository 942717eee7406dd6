"""List the photos most like a photo, of the library or not. Nothing is written down or learned
beyond this answer: thumbs given here re-order it, and the profile is used as it is."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from app.core.errors import UnknownPhotoError
from app.core.library import Library
from app.core.once import search_once
from app.core.types import QueryItem, ResultItem
from app.terminal import say, say_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `likewise search` takes."""
    parser.add_argument("photo", metavar="PHOTO", type=Path)
    parser.add_argument("--top", metavar="K", type=_count, default=20, help="photos to list")
    for thumb in ("up", "down"):
        parser.add_argument(
            f"--{thumb}",
            metavar="PHOTO",
            type=Path,
            action="append",
            default=[],
            help=f"a photo of the library to thumb {thumb}; may be given again",
        )


def run(arguments: argparse.Namespace) -> int:
    """Search, judge, and list what is best after that."""
    with Library.open(arguments.library, writable=False) as library:
        known = library.find(arguments.photo)
        query = (
            QueryItem(path=arguments.photo, name=arguments.photo.name)
            if known is None
            else QueryItem(photo=known.id)
        )
        judged = _thumbs(library, arguments.up, 1) + _thumbs(library, arguments.down, -1)
        modalities, results = search_once(library, query, judged, arguments.top)
        rows = _rows(library, modalities, results)
    if arguments.json:
        say_json(rows)
        return 0
    for row in rows:
        say(f"{row['rank']:4}  {row['distance']:.4f}  {row['path']}")
    return 0


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of photos; give 1 or more")
    return int(text)


def _thumbs(library: Library, paths: Iterable[Path], sign: int) -> list[tuple[int, int]]:
    return [(_known(library, path), sign) for path in paths]


def _known(library: Library, path: Path) -> int:
    photo = library.find(path)
    if photo is None:
        raise UnknownPhotoError(
            f"{path} is not a photo of this library.", "Add its folder with `likewise index`."
        )
    return photo.id


def _rows(
    library: Library, modalities: tuple[str, ...], results: Iterable[ResultItem]
) -> list[dict[str, Any]]:
    return [
        {
            "rank": rank,
            "path": str(library.photo(item.photo).path),
            "distance": item.distance,
            "shares": dict(zip(modalities, item.shares, strict=True)),
        }
        for rank, item in enumerate(results, start=1)
    ]
