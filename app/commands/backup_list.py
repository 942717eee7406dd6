"""Backups as a terminal shows them: a line each, newest first."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Any

from app.core.backups.contents import contents
from app.core.backups.keep import (
    Backup,
    backup_folder,
    folder_in_second,
    is_from_the_future,
    list_backups,
)


def all_backups(library: Path, second: Path | None) -> list[Backup]:
    """Those of the library, then those of the second folder that are not there as well."""
    found = list_backups(backup_folder(library))
    if second is None or not second.is_dir():
        return found
    names = {backup.path.name for backup in found}
    elsewhere = list_backups(folder_in_second(library, second))
    return found + [backup for backup in elsewhere if backup.path.name not in names]


def lines(backups: Sequence[Backup]) -> list[str]:
    """A line for each, numbered from 1."""
    return [f"{number:3}  {_line(backup)}" for number, backup in enumerate(backups, start=1)]


def as_json(backups: Sequence[Backup]) -> list[dict[str, Any]]:
    """The same for programs."""
    return [
        {
            "path": str(backup.path),
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
    ahead = is_from_the_future(backup.manifest, time.time())
    why = f"{backup.manifest.why}{', by a clock that was ahead' if ahead else ''}"
    return f"{when}  {size:>10}  {contents(backup.manifest.counts)} ({why})"
