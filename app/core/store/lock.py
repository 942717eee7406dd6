"""One writer at a time: a lock on a file, which the system releases when the process ends."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import IO

from app.core.base.errors import LibraryBusyError, StorageError
from app.core.base.language import tr
from app.core.base.paths import LOCK, claim

PATIENCE = 10.0
_PAUSE = 0.02
"""Seconds."""


def lock(folder: Path) -> IO[bytes]:
    """Take the library for writing, made if need be; closing the returned file releases it.

    Raises LibraryBusyError if another process, or this one, has it; StorageError if the folder
    cannot be written, or is none for a library (`claim`).
    """
    try:
        claim(folder)
        file = (folder / LOCK).open("a+b")
    except OSError as error:
        raise StorageError(
            tr(
                "The library folder {folder} cannot be written: {strerror}.",
                folder=folder,
                strerror=error.strerror,
            ),
            tr("Choose another library folder, or make this one writable."),
        ) from error
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
    """Hold a lock on ``file``, made if need be, while no other process of ours does; waits for it.

    Raises OSError if there is no file to lock, or if it takes longer than `PATIENCE`.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a+b") as held:
        _wait_for_lock(held)
        yield  # closing it lets the next one in


def _wait_for_lock(file: IO[bytes]) -> None:
    until = monotonic() + PATIENCE
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
