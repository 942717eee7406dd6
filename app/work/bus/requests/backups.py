"""Requests about backups; all but the choice of a second folder also while no library can be
opened."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class ListBackups:
    """List the backups of the library, and where they are kept."""


@dataclass(frozen=True, slots=True)
class BackUpNow:
    """Make a backup, even if nothing changed."""


@dataclass(frozen=True, slots=True)
class ChooseSecondFolder:
    """Keep backups in this folder too from now on; None: only with the library."""

    second: Path | None


@dataclass(frozen=True, slots=True)
class RestoreBackup:
    """Close the library, make it what it was in this backup, and open it again."""

    backup: Path


BackupRequest = ListBackups | BackUpNow | ChooseSecondFolder | RestoreBackup
