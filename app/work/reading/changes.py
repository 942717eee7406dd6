"""Report changes in folders to the main process, from a process of its own.

Changes come from the system's notifications, or from polling where there are none: on networks, or
if there are more folders than the system can watch. Registering many folders takes seconds in which
nothing else in a process runs, and a disk or network may not answer. So one process, which imports
little, does this for all roots; it sends `Heard` through its pipe and ends when the other end is
closed.
"""

from __future__ import annotations

import os
import threading
import time
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from multiprocessing.connection import Connection
from typing import Any, Literal

SHARE = 20
"""A visit takes at most one part in this many of the time: the longer it takes, the rarer it is."""

NAP = 0.2  # seconds between two checks for the end

Signatures = dict[str, int]


def poll(folder: str, every: float, stopped: Callable[[], bool]) -> Iterator[Iterable[str]]:
    """Yield the folders below ``folder`` in which something changed, some at a time.
    The first result is empty, after the first visit. Ends when ``stopped`` or when ``folder`` is
    gone."""
    before, took = _timed(folder, stopped)
    yield ()
    while True:
        due = time.monotonic() + max(every, SHARE * took)
        while time.monotonic() < due:
            if stopped():
                return
            time.sleep(NAP)
        now, took = _timed(folder, stopped)
        if stopped() or not now:
            return
        yield changed(before, now)
        before = now


def signatures(folder: str, stopped: Callable[[], bool] = lambda: False) -> Signatures:
    """Return path -> a number that changes with the name, size or time of anything in it.
    The paths are ``folder`` and all folders below it that aren't hidden."""
    found: Signatures = {}
    waiting = [folder]
    while waiting and not stopped():
        here = waiting.pop()
        number = 0
        try:
            with os.scandir(here) as listing:
                entries = sorted(listing, key=lambda entry: entry.name)
        except OSError:
            continue
        for entry in entries:
            if entry.name.startswith("."):
                continue
            if entry.is_dir(follow_symlinks=False):
                waiting.append(entry.path)
                stamp = ""
            else:
                stamp = _stamp(entry)
            number = zlib.crc32(f"{entry.name}\0{stamp}\0".encode(errors="surrogateescape"), number)
        found[here] = number
    return found


def changed(before: Signatures, now: Signatures) -> list[str]:
    """Return the folders of ``now`` that are new or differ from ``before``.
    Removed folders show as a change of the folder above."""
    return [folder for folder, number in now.items() if before.get(folder) != number]


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


def _timed(folder: str, stopped: Callable[[], bool]) -> tuple[Signatures, float]:
    began = time.monotonic()
    return signatures(folder, stopped), time.monotonic() - began


def _stamp(entry: os.DirEntry[str]) -> str:
    try:
        status = entry.stat()
    except OSError:
        return "?"
    return f"{status.st_size}/{status.st_mtime_ns}"


GATHERED = 400  # ms for which changes are gathered before they are sent
CHECK_EVERY = 100  # ms between two checks for notifications
QUIET = 1_000  # ms without changes after which the watch checks whether to stop
AT_ONCE = 1_000  # paths of one message
LEEWAY = 60.0
"""Seconds by which a scan of changes may have begun before the watch."""


@dataclass(frozen=True, slots=True)
class Watch:
    """Request to watch a folder.
    ``every``: seconds between two visits where it has to be polled; ``poll``: poll it in any case,
    as notifications don't cover the other end of a network."""

    root: int
    folder: str
    every: float
    poll: bool


@dataclass(frozen=True, slots=True)
class Forget:
    """Request to stop watching a root."""

    root: int


@dataclass(frozen=True, slots=True)
class Heard:
    """Reports that something changed at absolute ``paths``, or in ``folders``.
    ``how``: whether the root is now watched, polled, or lost because its folder is not there."""

    root: int
    paths: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()
    how: Literal["", "watched", "polled", "lost"] = ""


def serve(connection: Connection[Any, Any]) -> None:
    """Watch what the other end requests, until it closes the connection."""
    lock = threading.Lock()
    stops: dict[int, threading.Event] = {}

    def send(heard: Heard) -> None:
        with suppress(OSError), lock:  # it was closed, which ends the loop below
            connection.send(heard)

    with suppress(EOFError, OSError):
        while True:
            request = connection.recv()
            before = stops.pop(request.root, None)
            if before is not None:
                before.set()
            if isinstance(request, Watch):
                stopped = stops[request.root] = threading.Event()
                threading.Thread(
                    target=watch_one, args=(request, stopped, send), daemon=True
                ).start()
    for stopped in stops.values():
        stopped.set()


def watch_one(request: Watch, stopped: threading.Event, send: Callable[[Heard], None]) -> None:
    """Watch one folder until ``stopped`` or until it is gone."""
    polled, began = request.poll, time.time()
    changes: Iterator[Iterable[str]] = iter(())
    first: Iterable[str] = ()
    if not os.path.isdir(request.folder):  # noqa: PTH112 - this process imports little
        send(Heard(request.root, how="lost"))
        return
    if not polled:
        changes = _changed_paths(request.folder, stopped)
        try:
            first = next(changes, ())
        except (OSError, RuntimeError):  # the system's table of watches is full or missing
            polled = True
    if polled:
        changes = poll(request.folder, request.every, stopped.is_set)
        first = next(changes, ())
    send(Heard(request.root, how="polled" if polled else "watched"))
    with suppress(OSError, RuntimeError):
        if not polled:  # changes between the scan and the start of the watch
            for folders in _some(changed_since(request.folder, began - LEEWAY)):
                send(Heard(request.root, folders=folders))
        for paths in chain([first], changes):
            for some in _some(sorted(paths)):
                send(Heard(request.root, *(((), some) if polled else (some, ()))))
    if not stopped.is_set():
        send(Heard(request.root, how="lost"))


def _some(paths: list[str]) -> Iterator[tuple[str, ...]]:
    for start in range(0, len(paths), AT_ONCE):
        yield tuple(paths[start : start + AT_ONCE])


def _changed_paths(folder: str, stopped: threading.Event) -> Iterator[Iterable[str]]:
    """Yield the paths that the system reports, some at a time; an empty set after a quiet second.
    Raises OSError, or watchfiles' own RuntimeError, if the system can't watch the folder."""
    from watchfiles import watch

    for changes in watch(
        folder,
        watch_filter=None,
        debounce=GATHERED,
        step=CHECK_EVERY,
        rust_timeout=QUIET,
        stop_event=stopped,
        yield_on_timeout=True,
        raise_interrupt=False,
        ignore_permission_denied=True,
        force_polling=False,
    ):
        yield {path for _, path in changes}
        if not changes and not os.path.isdir(folder):  # noqa: PTH112 - this process imports little
            return
