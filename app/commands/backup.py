"""Back up what can't be made again: thumbs, searches, albums, stars, keywords, profiles, settings.
The window does so by itself every half hour. Photos are not part of a backup."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from app.arguments import path
from app.commands.backup_list import all_backups, as_json, lines
from app.core.backups.keep import back_up, copy_to_second
from app.core.errors import BackupError
from app.core.library.library import Library
from app.core.library.second_backup_folder import (
    second_backup_folder,
    set_second_backup_folder,
)
from app.terminal import say, say_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `likewise backup` takes."""
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--list", action="store_true", help="list the backups, newest first")
    what.add_argument(
        "--also-in", metavar="DIR", type=path, help="keep backups in this folder too from now on"
    )
    what.add_argument("--only-here", action="store_true", help="keep no backups in a second place")


def run(arguments: argparse.Namespace) -> int:
    """Make a backup, or list, or choose the second folder (which gets a backup at once)."""
    if arguments.also_in is not None or arguments.only_here:
        _must_be_there(arguments.also_in)
        with Library.open(arguments.library) as library:
            set_second_backup_folder(library, arguments.also_in)
    with Library.open(arguments.library, writable=False) as library:
        folder, second = library.folder, second_backup_folder(library)
    if not arguments.list and not arguments.only_here:
        _make(folder, second)
    backups = all_backups(folder, second)
    if arguments.json:
        say_json(
            {"second_place": None if second is None else str(second), "backups": as_json(backups)}
        )
        return 0
    for line in lines(backups):
        say(line)
    if not backups:
        say("There are no backups yet.")
    say(_folders(folder, second))
    return 0


def _make(folder: Path, second: Path | None) -> None:
    made = back_up(folder, "by hand", time.time(), always=True)
    assert made is not None
    if second is None:
        return
    try:
        copy_to_second(made, folder, second)
    except BackupError as error:
        raise BackupError(
            f"{error.sentence} The backup is in {made.parent} alone.", error.hint
        ) from error


def _must_be_there(second: Path | None) -> None:
    """A name that was mistyped is no disk that is away."""
    if second is not None and not second.is_dir():
        raise BackupError(
            f"There is no folder {second}.", "Make it, or plug in its disk, then do it again."
        )


def _folders(folder: Path, second: Path | None) -> str:
    if second is None:
        return f"They are in {folder / 'backups'}; --also-in DIR keeps them on another disk too."
    return f"They are in {folder / 'backups'} and in {second}."
