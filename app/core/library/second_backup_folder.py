"""The second folder for backups, as a library keeps it in its settings."""

from __future__ import annotations

from pathlib import Path

from app.core.library.library import Library
from app.core.store.settings import get_setting, set_setting

KEY = "second place for backups"  # not shown


def second_backup_folder(library: Library) -> Path | None:
    """The folder that backups are copied to as well; None for none."""
    found = get_setting(library.catalogue, KEY)
    return Path(found) if isinstance(found, str) else None


def set_second_backup_folder(library: Library, folder: Path | None) -> None:
    """Copy backups to ``folder`` as well from now on; None: no more."""
    set_setting(library.catalogue, KEY, None if folder is None else str(folder.absolute()))
