"""Read the photos in folders. What was read before and has not changed is not read again."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from app.core.library import Library
from app.core.types import Changes
from app.terminal import ProgressLine, say, say_json
from app.workers.indexer import Indexer


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `likewise index` takes."""
    parser.add_argument("folders", metavar="FOLDER", nargs="+", type=Path)


def run(arguments: argparse.Namespace) -> int:
    """Add the folders and read all that is new, with a line of progress on a terminal."""
    started = time.monotonic()
    read: set[int] = set()

    def note(changes: Changes) -> None:
        read.update(changes.added)

    with Library.open(arguments.library) as library:
        for folder in arguments.folders:
            library.add_root(folder)
        indexer = Indexer(library, on_progress=ProgressLine().show, on_changes=note)
        indexer.run()
        photos, failed = len(library.photos()), len(library.problems())
        folder = library.folder
    seconds = time.monotonic() - started
    if arguments.json:
        say_json(
            {
                "library": str(folder),
                "photos": photos,
                "failed": failed,
                "read": len(read),
                "seconds": round(seconds, 2),
            }
        )
        return 0
    say(f"{photos:,} photos can be searched, after {seconds:.0f} seconds.")
    if failed:
        say(f"{failed:,} files couldn't be read; `likewise status` tells why.")
    return 0
