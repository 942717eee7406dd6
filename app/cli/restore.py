"""Go back to a backup. What is there now is set aside, photos are not touched, and those whose
vectors are no longer there are read again. Without BACKUP the backups are listed."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from app.cli.backup import all_backups, as_json, lines
from app.cli.terminal import ProgressLine, add_flag, answer
from app.core.base.errors import BackupError
from app.core.base.paths import default_library
from app.core.open_library import open_library
from app.core.safety.backups import Backup, contents, second_backup_folder
from app.core.safety.repair import repair, to_be_read
from app.core.safety.restore import restore
from app.work.reading.indexer import Indexer


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise restore`."""
    parser.add_argument(
        "backup",
        metavar="BACKUP",
        nargs="?",
        help="its number in the list (1 is the newest), or the path of its file",
    )
    what = "don't look at the folders afterwards; the window or `likewise index` does it later"
    add_flag(parser, "--without-reading", what)


def run(arguments: argparse.Namespace) -> int:
    """List the backups, or restore one."""
    folder = (arguments.library or default_library()).absolute()
    backups = all_backups(folder, second_backup_folder(folder))
    if arguments.backup is None:
        return answer(arguments, as_json(backups), _listed(lines(backups)))
    manifest, aside = restore(folder, _chosen(arguments.backup, backups), time.time())
    with open_library(folder) as library:
        done = repair(library)
        if to_be_read(library) and not arguments.without_reading:
            Indexer(library, on_progress=ProgressLine().show).run()
            done.append("Read the photos that had no vectors.")
    restored = f"Restored {contents(manifest.counts)}."
    return answer(
        arguments,
        {"restored": dict(manifest.counts), "set_aside": aside, "repaired": done},
        [restored, *done, f"What was there before is in {aside}."],
    )


def _listed(backups: list[str]) -> list[str]:
    if backups:
        return [*backups, "`likewise restore NUMBER` restores one."]
    return ["There are no backups here. `likewise restore FILE` restores one from a second place."]


def _chosen(text: str, backups: list[Backup]) -> Path:
    """Return the backup file for a number of the list, or for a path."""
    if Path(text).is_file():
        return Path(text)
    if text.isdecimal() and 1 <= int(text) <= len(backups):
        return backups[int(text) - 1].path
    raise BackupError(f"There is no backup {text}.", "`likewise restore` lists them.")
