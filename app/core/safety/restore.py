"""Restore a backup, setting the present state aside; a kill leaves either the old or the new state.

1. The backup is unpacked beside the catalogue and checked (``restoring.part/``), and its open acts
   on files are cancelled.
2. The present state is backed up, and copied to ``set-aside/<time>/`` unchanged.
3. The folder is renamed to ``restoring/``. From then on the new state counts.
4. Its files are moved into place. The next opening for writing continues this if it was cut.

Vectors stay where they are: the restored catalogue says which rows count, and their checksums which
of them are still its own. `app.core.safety.repair` then has the rest read again.

A library's folder is checked here before its catalogue is opened.
"""

from __future__ import annotations

import shutil
import time
from pathlib import Path

from app.core.base.errors import (
    BackupError,
    LibraryDamagedError,
    LibraryMissingError,
    StorageError,
    disk_faults,
)
from app.core.base.language import tr, tr_later
from app.core.base.paths import remove
from app.core.files.tables import leave_open
from app.core.safety.archive import PROFILES, Manifest, brought_along, read_manifest, unpack
from app.core.safety.keep import FOLDER as BACKUPS
from app.core.safety.keep import back_up_before_restore, back_up_before_upgrade, free_name
from app.core.said.tables import FILE_NAME as SAID
from app.core.said.tables import number_behind
from app.core.store.catalogue import FILE_NAME
from app.core.store.lock import lock
from engine.atomic import sync, sync_folder

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


RESTORING = "restoring"
UNPACKED = "restoring.part"
SET_ASIDE = "set-aside"
LOGS = (f"{FILE_NAME}-wal", f"{FILE_NAME}-shm")
DERIVED = ("profiles/*.state.npz", "derived/*.likewise")
"""Files derived from rows or profiles of the earlier state; they are made again."""


def restore(library: Path, backup: Path, now: float) -> tuple[Manifest, Path]:
    """Make the library in folder ``library`` what it was in ``backup``; made if it does not exist.

    Returns what was restored, and the folder where the earlier state was set aside. Raises
    BackupError, LibraryBusyError, LibraryVersionError, StorageError.
    """
    told = tr_later("{backup} could not be restored: {strerror}.")
    with disk_faults(BackupError, told, backup=backup):
        read_manifest(backup)  # before anything is made
        with lock(library):
            finish_restore(library)
            manifest, aside = _decide(library, backup, now)
            finish_restore(library)
    return manifest, aside


def is_cut_off(library: Path) -> bool:
    """Return whether a restore passed its point of no return and is not finished."""
    return (library / RESTORING).is_dir()


def finish_restore(library: Path) -> None:
    """Finish an interrupted restore, if there is one; the caller holds the lock.

    May be interrupted itself at any moment, and called again. Raises OSError.
    """
    restored = library / RESTORING
    if not restored.is_dir():
        return
    catalogue = restored / FILE_NAME
    if catalogue.exists():
        for path in _of_the_state_before(library):
            remove(path)
        catalogue.replace(library / FILE_NAME)
    (library / PROFILES).mkdir(exist_ok=True)
    for path in sorted((restored / PROFILES).glob("*.npz")):
        path.replace(library / PROFILES / path.name)
    sync_folder(library / PROFILES)
    sync_folder(library)
    remove(restored)


def _decide(library: Path, backup: Path, now: float) -> tuple[Manifest, Path]:
    """Do steps 1 to 3; before the last one nothing has changed."""
    unpacked = library / UNPACKED
    remove(unpacked)
    try:
        manifest = unpack(backup, unpacked)
        leave_open(unpacked / FILE_NAME)
        number_behind(unpacked / FILE_NAME, library)
        back_up_before_restore(library, now)
        return manifest, decide(library, now)
    finally:
        remove(unpacked)  # after a failure; a success has renamed it


def decide(library: Path, now: float) -> Path:
    """Set the present state aside and rename ``restoring.part/``, for `finish_restore`.

    Returns the folder with the earlier state. Raises OSError.
    """
    aside = _set_aside(library, now)
    (library / UNPACKED).rename(library / RESTORING)
    sync_folder(library)
    return aside


def _set_aside(library: Path, now: float) -> Path:
    """Copy what will be replaced, damaged or not."""
    aside = free_name(library / SET_ASIDE, now)
    (aside / PROFILES).mkdir(parents=True)
    for path in [library / name for name in (FILE_NAME, SAID, *LOGS)] + brought_along(library):
        if path.is_file():
            target = aside / path.relative_to(library)
            shutil.copyfile(path, target)
            sync(target)
    return aside


def _of_the_state_before(library: Path) -> list[Path]:
    """Return the files that must not be mistaken for those of the restored catalogue."""
    derived = (path for pattern in DERIVED for path in library.glob(pattern))
    return [*(library / name for name in (SAID, *LOGS)), *brought_along(library), *derived]
