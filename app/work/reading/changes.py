"""Report what changes below one folder to the main process, from a process of its own.

Changes come from the system's notifications, or from polling where there are none: on networks, or
if there are more folders than the system can watch. Registering many folders takes seconds in which
nothing else in a process runs, and a disk or network may not answer. So each root has a process,
which imports little.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain
from multiprocessing.connection import Connection
from typing import Any

SHARE = 20
"""The pause between two visits, by how long all folders take: so visits take little of the time."""

GATHERED = 400  # ms for which changes are gathered before they are sent
CHECK_EVERY = 100  # ms between two checks for notifications
QUIET = 1_000  # ms without changes after which the process checks whether to end
AT_ONCE = 1_000  # paths of one message
LEEWAY = 60.0
"""Seconds by which a scan of changes may have begun before the watch."""


def serve(connection: Connection[Any, Any], folder: str, every: float, poll: bool) -> None:
    """Send the absolute paths at which something changes in or below ``folder``, some at a time.

    The first message is empty: ``folder`` is watched from then on. Ends when it is gone, or when
    the other end is closed. ``every``: seconds between two visits where it has to be polled;
    ``poll``: poll it in any case, as notifications don't cover the other end of a network.
    """
    began = time.time()
    with suppress(OSError, RuntimeError):  # the folder is gone, or the other end
        changes = changed_paths(folder, every, poll=poll)
        first = next(changes)
        connection.send(())
        for paths in chain([changed_since(folder, began - LEEWAY), first], changes):
            if connection.poll():  # it was closed: nothing is ever sent here
                return
            names = sorted(paths)
            for start in range(0, len(names), AT_ONCE):
                connection.send(names[start : start + AT_ONCE])


def changed_paths(folder: str, every: float, *, poll: bool) -> Iterator[Iterable[str]]:
    """Yield the paths that changed, some at a time; nothing after a quiet second.
    Raises OSError, or watchfiles' own RuntimeError, if the folder is not there."""
    if not poll:
        try:
            yield from _watched(folder)
            return
        except (OSError, RuntimeError):  # the system's table of watches is full or missing
            pass
    began = time.monotonic()
    changed_since(folder, 0.0)  # to know how long that takes
    yield from _watched(folder, max(every, SHARE * (time.monotonic() - began)))


def _watched(folder: str, every: float = 0.0) -> Iterator[Iterable[str]]:
    """Yield the paths that the system reports, or that polling ``every`` so many seconds finds."""
    from watchfiles import Change, watch

    for changes in watch(
        folder,
        watch_filter=None,
        debounce=GATHERED,
        step=CHECK_EVERY,
        rust_timeout=QUIET,
        yield_on_timeout=True,
        raise_interrupt=False,
        ignore_permission_denied=True,
        force_polling=every > 0,
        poll_delay_ms=round(1000 * every),
    ):
        # Polling reports each folder in which a name changed, beside the name.
        known = {path for kind, path in changes if every and kind == Change.modified}
        yield {path for _, path in changes if path not in known or not os.path.isdir(path)}  # noqa: PTH112 - this process imports little
        if not os.path.isdir(folder):  # noqa: PTH112
            return


def changed_since(folder: str, moment: float) -> list[str]:
    """Return the folders in which a name was added or removed since ``moment``.
    They are ``folder`` and those below it; the moment is in seconds since the epoch."""
    found: list[str] = []
    for here, below, _ in os.walk(folder):
        below[:] = [name for name in below if not name.startswith(".")]
        try:
            if os.stat(here).st_mtime >= moment:  # noqa: PTH116 - this process imports little
                found.append(here)
        except OSError:
            continue
    return found
