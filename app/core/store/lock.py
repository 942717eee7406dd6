"""Allow one writer at a time by a file lock, which the system releases when the process ends."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import IO

from app.core.base.errors import LibraryBusyError, StorageError, disk_faults
from app.core.base.language import tr, tr_later
from app.core.base.paths import LOCK, claim

TIMEOUT = 10.0  # seconds to wait for a lock
_PAUSE = 0.02  # seconds between two attempts


def lock(folder: Path) -> IO[bytes]:
    """Lock the library for writing, making its folder if need be; closing the file unlocks it.

    Raises LibraryBusyError if another process, or this one, has it; StorageError if the folder
    can't be written, or isn't suitable for a library (`claim`).
    """
    fault = tr_later("The library folder {folder} cannot be written: {strerror}.")
    hint = tr_later("Choose another library folder, or make this one writable.")
    with disk_faults(StorageError, fault, hint, folder=folder):
        claim(folder)
        file = (folder / LOCK).open("a+b")
    try:
        _lock_exclusively(file)
    except OSError as error:
        file.close()
        raise LibraryBusyError(
            tr("Another Likewise is using the library {folder}.", folder=folder),
            tr("Close it first, or use another library folder."),
        ) from error
    return file


@contextmanager
def taking_turns(file: Path) -> Iterator[None]:
    """Hold a lock on ``file``, made if need be, after waiting for other processes of ours.

    Raises OSError if the file can't be locked, or after `TIMEOUT` seconds.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a+b") as held:
        _wait_for_lock(held)
        yield  # closing the file releases the lock


def _wait_for_lock(file: IO[bytes]) -> None:
    until = monotonic() + TIMEOUT
    while True:
        try:
            return _lock_exclusively(file)
        except OSError:
            if monotonic() > until:
                raise
            sleep(_PAUSE)


if sys.platform == "win32":
    import msvcrt

    def _lock_exclusively(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock_exclusively(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
