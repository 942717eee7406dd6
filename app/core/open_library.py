"""Open a library; the one place that knows all rooms.

A room doesn't import the rooms above it. Each provides functions for the whole library, which are
combined here: its checks, and what to move when a photo becomes another one.
"""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from app.core.albums import albums
from app.core.base.paths import default_library
from app.core.duplicates import stacks
from app.core.library import modalities
from app.core.library.library import Library, Room
from app.core.marks import marking
from app.core.photos import tables as photo_tables
from app.core.profiles import exchange, journal
from app.core.safety.backups import back_up
from app.core.safety.restore import check_readable, make_ready
from app.core.said.log import forget_logged, refuse_if_behind
from app.core.store.catalogue import Catalogue
from app.core.store.lock import lock
from app.core.vectors import tables as vectors

ROOMS = (
    Room("photos", check=lambda library: photo_tables.faults(library.catalogue)),
    Room("networks", check=modalities.faults),
    Room(
        "vectors",
        check=lambda library: vectors.faults(library.catalogue, library.folder),
        advice="`likewise doctor --repair` has the photos concerned read again.",  # not shown
    ),
    Room(
        "profiles",
        check=exchange.faults,
        advice="`likewise restore` restores a backup; or delete that profile.",  # not shown
        became=journal.became,
    ),
    Room("marks", became=marking.became),
    Room("stacks", became=stacks.became),
    Room("albums", became=albums.became),
)


def open_library(folder: Path | None = None, *, writable: bool = True) -> Library:
    """Open the library in ``folder`` (default: the platform's place), made if need be.

    With ``writable=False`` it must exist, nothing is changed, and any number may be open. Raises
    LibraryBusyError, LibraryDamagedError, LibraryMissingError, LibraryVersionError, StorageError.
    """
    folder = default_library() if folder is None else folder.absolute()
    if not writable:
        check_readable(folder)
        return Library(folder, _checked(folder, Catalogue(folder, writable=False)), ROOMS)
    held = lock(folder)
    try:
        make_ready(folder)
        catalogue = _checked(folder, Catalogue(folder))
        forget_logged(folder, catalogue)
        return Library(folder, catalogue, ROOMS, held, partial(_back_up, folder))
    except BaseException:
        held.close()
        raise


def _back_up(folder: Path, why: str) -> None:
    back_up(folder, why, time.time())


def _checked(folder: Path, catalogue: Catalogue) -> Catalogue:
    """Return ``catalogue`` unless the log is ahead of it: then raise LibraryDamagedError."""
    try:
        refuse_if_behind(folder, catalogue)
    except BaseException:
        catalogue.close()
        raise
    return catalogue
