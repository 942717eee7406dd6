"""Back up what can't be made again: thumbs, searches, albums, stars, keywords, profiles, settings.
The window does it automatically, every half hour. Photos are not part of a backup."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Any

from app.cli.terminal import add_flag, answer, path
from app.core.base.errors import BackupError
from app.core.open_library import open_library
from app.core.safety.backups import (
    Backup,
    back_up,
    backup_folder,
    contents,
    copy_to_second,
    folder_in_second,
    list_backups,
    second_backup_folder,
    set_second_backup_folder,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise backup`."""
    what = parser.add_mutually_exclusive_group()
    add_flag(what, "--list", "list the backups, newest first")
    what.add_argument(
        "--also-in", metavar="DIR", type=path, help="keep backups in this folder too from now on"
    )
    add_flag(what, "--only-here", "keep backups in no second place any more")


def run(arguments: argparse.Namespace) -> int:
    """Make a backup, list backups, or set the second folder (which gets a backup at once)."""
    if arguments.also_in is not None or arguments.only_here:
        _must_be_there(arguments.also_in)
        with open_library(arguments.library) as library:
            set_second_backup_folder(library.folder, arguments.also_in)
    with open_library(arguments.library, writable=False) as library:
        folder, second = library.folder, second_backup_folder(library.folder)
    if not arguments.list and not arguments.only_here:
        _make(folder, second)
    backups = all_backups(folder, second)
    where = f"They are in {folder / 'backups'}"
    also = (
        "; --also-in DIR keeps them on another disk too" if second is None else f" and in {second}"
    )
    return answer(
        arguments,
        {"second_place": second, "backups": as_json(backups)},
        [*(lines(backups) or ["There are no backups yet."]), f"{where}{also}."],
    )


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
    """Raise BackupError for a missing folder, which may be mistyped."""
    if second is not None and not second.is_dir():
        raise BackupError(
            f"There is no folder {second}.", "Make it, or plug in its disk, then do it again."
        )


def all_backups(library: Path, second: Path | None) -> list[Backup]:
    """Return the library's backups, then those that are only in the second folder."""
    found = list_backups(backup_folder(library))
    if second is None or not second.is_dir():
        return found
    names = {backup.path.name for backup in found}
    elsewhere = list_backups(folder_in_second(library, second))
    return found + [backup for backup in elsewhere if backup.path.name not in names]


def lines(backups: Sequence[Backup]) -> list[str]:
    """Return a line for each backup, numbered from 1."""
    return [f"{number:3}  {_line(backup)}" for number, backup in enumerate(backups, start=1)]


def as_json(backups: Sequence[Backup]) -> list[dict[str, Any]]:
    """Return the backups as data for JSON."""
    return [
        {
            "path": backup.path,
            "bytes": backup.size,
            "fault": backup.fault,
            **(asdict(backup.manifest) if backup.manifest else {}),
        }
        for backup in backups
    ]


def _line(backup: Backup) -> str:
    if backup.manifest is None:
        return f"{backup.path.name}: {backup.fault}"
    when = datetime.fromtimestamp(backup.manifest.made).strftime("%Y-%m-%d %H:%M")
    size = f"{backup.size / 1e6:,.1f} MB"
    ahead = backup.manifest.made > time.time()
    why = f"{backup.manifest.why}{', by a clock that was ahead' if ahead else ''}"
    return f"{when}  {size:>10}  {contents(backup.manifest.counts)} ({why})"
