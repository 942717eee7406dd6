"""Report what changes below one folder to the main process, from a process of its own.

Changes come from the system's notifications. Registering many folders for these takes seconds in
which nothing else in a process runs, and a disk may not answer. So each root has a process, which
imports little.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain
from multiprocessing.connection import Connection
from typing import Any

GATHERED = 400  # ms for which changes are gathered before they are sent
CHECK_INTERVAL = 100  # ms between two checks for notifications
QUIET = 1_000  # ms without changes after which the process checks whether to end
BATCH = 1_000  # paths of one message
LEEWAY = 60.0
"""Seconds by which a scan of changes may have begun before the watch."""


def serve(connection: Connection[Any, Any], folder: str) -> None:
    """Send the absolute paths at which something changes in or below ``folder``, some at a time.

    The first message is empty: ``folder`` is watched from then on. Ends when the folder is gone or
    can't be watched, or when the other end is closed.
    """
    began = time.time()
    with suppress(OSError, RuntimeError):  # what ``watch`` raises, or a closed connection
        changes = changed_paths(folder)
        first = next(changes)
        connection.send(())
        for paths in chain([changed_since(folder, began - LEEWAY), first], changes):
            if connection.poll():  # it was closed: nothing is ever sent here
                return
            names = sorted(paths)
            for start in range(0, len(names), BATCH):
                connection.send(names[start : start + BATCH])


def changed_paths(folder: str) -> Iterator[Iterable[str]]:
    """Yield the paths that the system reports, some at a time; nothing after a quiet second.
    Raises OSError or RuntimeError if the folder is not there, or the system can't watch so many."""
    from watchfiles import watch

    for changes in watch(
        folder,
        watch_filter=None,
        debounce=GATHERED,
        step=CHECK_INTERVAL,
        rust_timeout=QUIET,
        yield_on_timeout=True,
        raise_interrupt=False,
        ignore_permission_denied=True,
        force_polling=False,
    ):
        yield {path for _, path in changes}
        if not os.path.isdir(folder):
            return


def changed_since(folder: str, moment: float) -> list[str]:
    """Return the folders in which a name was added or removed since ``moment``.
    They are ``folder`` and those below it; the moment is in seconds since the epoch."""
    found: list[str] = []
    for here, below, _ in os.walk(folder):
        below[:] = [name for name in below if not name.startswith(".")]
        try:
            if os.stat(here).st_mtime >= moment:
                found.append(here)
        except OSError:
            continue
    return found
