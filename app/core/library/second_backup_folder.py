"""The second folder for backups of a library, as this machine keeps it."""

from __future__ import annotations

from pathlib import Path

from app.core.base.machine_settings import machine_setting, set_machine_setting

KEY = "second place for backups"  # not shown


def second_backup_folder(library: Path) -> Path | None:
    """The folder that backups are copied to as well; None for none."""
    found = machine_setting(library, KEY)
    return Path(found) if isinstance(found, str) else None


def set_second_backup_folder(library: Path, folder: Path | None) -> None:
    """Copy backups to ``folder`` as well from now on; None: no more."""
    set_machine_setting(library, KEY, None if folder is None else str(folder.absolute()))
