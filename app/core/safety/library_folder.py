"""A library's folder before its catalogue is opened: whether there is one, and in which state."""

from __future__ import annotations

import time
from pathlib import Path

from app.core.base.errors import LibraryDamagedError, LibraryMissingError, StorageError
from app.core.base.language import tr
from app.core.safety.keep import FOLDER as BACKUPS
from app.core.safety.keep import back_up_before_upgrade
from app.core.safety.restore import finish_restore, is_cut_off
from app.core.said.tables import FILE_NAME as SAID
from app.core.store.catalogue import FILE_NAME

_SIGNS = ("vectors", BACKUPS, SAID)
"""What no library has before its catalogue."""


def is_library(folder: Path) -> bool:
    """Whether there is a library in ``folder``, or what is left of one.

    A catalogue without a byte beside nothing else is none: the first start was cut off there.
    """
    catalogue = (folder / FILE_NAME, folder / f"{FILE_NAME}-wal")
    return any(map(_has_content, catalogue)) or any((folder / name).exists() for name in _SIGNS)


def check_readable(folder: Path) -> None:
    """Raise LibraryMissingError, LibraryDamagedError or StorageError unless there is a library in
    ``folder`` that can be read as it is."""
    if is_cut_off(folder):
        raise StorageError(
            tr("Restoring a backup of {folder} was cut off.", folder=folder),
            tr("Open the library in the window, or run `likewise index`, to finish it."),
        )
    if not is_library(folder):
        raise LibraryMissingError(
            tr("There is no library in {folder}.", folder=folder),
            tr("`likewise index FOLDER` makes one."),
        )
    _refuse_without_catalogue(folder)


def make_ready(folder: Path) -> None:
    """Finish the restoring of a backup that was cut off, and back up what a newer version is about
    to change; by whoever holds the lock. Raises LibraryDamagedError or StorageError."""
    _finish_restoring(folder)
    _refuse_without_catalogue(folder)
    back_up_before_upgrade(folder, time.time())


def _refuse_without_catalogue(folder: Path) -> None:
    """Never begin a new catalogue beside what is left of another library."""
    path = folder / FILE_NAME
    if is_library(folder) and not _has_content(path):
        raise LibraryDamagedError(
            tr("The catalogue {path} is gone, though the rest of the library is there.", path=path),
            tr("`likewise doctor --repair` brings it back from the last backup."),
        )


def _has_content(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > 0


def _finish_restoring(folder: Path) -> None:
    try:
        finish_restore(folder)
    except OSError as error:
        raise StorageError(
            tr(
                "The backup of {folder} could not be restored to the end: {strerror}.",
                folder=folder,
                strerror=error.strerror,
            ),
            tr("Check that the disk has space and may be written to."),
        ) from error
