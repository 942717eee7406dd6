"""Check a library's folder before its catalogue is opened, and finish an interrupted restore."""

from __future__ import annotations

import time
from pathlib import Path

from app.core.base.errors import (
    LibraryDamagedError,
    LibraryMissingError,
    StorageError,
    disk_faults,
)
from app.core.base.language import tr, tr_later
from app.core.safety.keep import FOLDER as BACKUPS
from app.core.safety.keep import back_up_before_upgrade
from app.core.safety.restore import finish_restore, is_cut_off
from app.core.said.tables import FILE_NAME as SAID
from app.core.store.catalogue import FILE_NAME

_SIGNS = ("vectors", BACKUPS, SAID)
"""Names that only exist in a library that has had a catalogue."""


def is_library(folder: Path) -> bool:
    """Return whether ``folder`` holds a library, or the rest of one.

    An empty catalogue with nothing else is none: the first start was interrupted.
    """
    catalogue = (folder / FILE_NAME, folder / f"{FILE_NAME}-wal")
    return any(map(_has_content, catalogue)) or any((folder / name).exists() for name in _SIGNS)


def check_readable(folder: Path) -> None:
    """Raise LibraryMissingError, LibraryDamagedError or StorageError if it can't be read."""
    if is_cut_off(folder):
        raise StorageError(
            tr("Restoring a backup of {folder} was cut off.", folder=folder),
            tr("Open the library in the window, or run `likewise index`, to finish it."),
        )
    check_exists(folder)
    _refuse_without_catalogue(folder)


def check_exists(folder: Path) -> None:
    """Raise LibraryMissingError unless ``folder`` holds a library, or the rest of one."""
    if not is_library(folder):
        raise LibraryMissingError(
            tr("There is no library in {folder}.", folder=folder),
            tr("`likewise index FOLDER` makes one."),
        )


def make_ready(folder: Path) -> None:
    """Finish an interrupted restore, and back up a library that is about to be upgraded.

    The caller holds the lock. Raises LibraryDamagedError or StorageError.
    """
    told = tr_later("The backup of {folder} could not be restored to the end: {strerror}.")
    with disk_faults(StorageError, told, folder=folder):
        finish_restore(folder)
    _refuse_without_catalogue(folder)
    back_up_before_upgrade(folder, time.time())


def _refuse_without_catalogue(folder: Path) -> None:
    """Refuse a library without its catalogue, beside which a new one must not be made."""
    path = folder / FILE_NAME
    if is_library(folder) and not _has_content(path):
        raise LibraryDamagedError(
            tr("The catalogue {path} is gone, though the rest of the library is there.", path=path),
            tr("`likewise doctor --repair` brings it back from the last backup."),
        )


def _has_content(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > 0
