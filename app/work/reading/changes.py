"""Runs in a process of its own: hears from the system what happens in folders, or polls them where
that tells of none: on networks, or when there are more folders than it can watch.

Registering many folders with the system takes seconds in which nothing else of a process runs, and
a disk or network may not answer. So this happens in one process for all roots, which imports
little; it sends `Heard` through its pipe and ends when the other end of that is closed.
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
"""A visit takes this part of the time at most: the longer one takes, the longer is waited."""

NAP = 0.2  # seconds between two checks whether to go on

Signatures = dict[str, int]


def poll(folder: str, every: float, stopped: Callable[[], bool]) -> Iterator[Iterable[str]]:
    """The folders below ``folder`` in which something changed, some at a time, until ``stopped``
    or until ``folder`` is not there. Nothing at first, when it was looked at once.
    """
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
    """Path -> a number that is another once something in that folder has another name, size or
    time; of ``folder`` and all below it but what is hidden."""
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
    """The folders of ``now`` that are new or otherwise than ``before``; of those that have gone the
    one above has changed."""
    return [folder for folder, number in now.items() if before.get(folder) != number]


def changed_since(folder: str, moment: float) -> list[str]:
    """``folder`` and those below it in which something got or lost its name since ``moment``, in
    seconds since the epoch."""
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


GATHERED = 400  # ms in which changes are gathered before they are told
CHECK_EVERY = 100  # ms between two checks whether the system said something
QUIET = 1_000  # ms without changes after which it is asked whether to go on
AT_ONCE = 1_000  # paths of one message
LEEWAY = 60.0
"""Seconds that detecting changes may have begun before they are watched."""


@dataclass(frozen=True, slots=True)
class Watch:
    """Begin to watch a folder. ``every``: seconds between two visits where it has to be polled;
    ``poll``: it has to be, as nobody tells of changes on a network's other end."""

    root: int
    folder: str
    every: float
    poll: bool


@dataclass(frozen=True, slots=True)
class Forget:
    """Watch a root no more."""

    root: int


@dataclass(frozen=True, slots=True)
class Heard:
    """``paths``: absolute ones at which something changed; ``folders``: those in which something
    did. ``how``: whether the root is watched from now on, polled, or neither, as its folder is not
    there."""

    root: int
    paths: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()
    how: Literal["", "watched", "polled", "lost"] = ""


class _Asked:
    """What a watch asks from time to time whether it is to stop."""

    def __init__(self, *events: threading.Event) -> None:
        self._events = events

    def is_set(self) -> bool:
        return any(event.is_set() for event in self._events)


def serve(connection: Connection[Any, Any]) -> None:
    """Watch what the other end asks for until it hangs up."""
    ended = threading.Event()
    lock = threading.Lock()
    stops: dict[int, threading.Event] = {}

    def send(heard: Heard) -> None:
        try:
            with lock:
                connection.send(heard)
        except OSError:
            ended.set()

    with suppress(EOFError, OSError):
        while not ended.is_set():
            request = connection.recv()
            before = stops.pop(request.root, None)
            if before is not None:
                before.set()
            if isinstance(request, Watch):
                stops[request.root] = threading.Event()
                stopped = _Asked(ended, stops[request.root])
                threading.Thread(
                    target=watch_one, args=(request, stopped, send), daemon=True
                ).start()
    ended.set()


def watch_one(request: Watch, stopped: _Asked, send: Callable[[Heard], None]) -> None:
    """Watch one folder until ``stopped``, or until it is not there any more."""
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
        except (OSError, RuntimeError):  # the system's table of watches is full, or it has none
            polled = True
    if polled:
        changes = poll(request.folder, request.every, stopped.is_set)
        first = next(changes, ())
    send(Heard(request.root, how="polled" if polled else "watched"))
    with suppress(OSError, RuntimeError):
        if not polled:  # since somebody looked at the folder, and nothing was told of it yet
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


def _changed_paths(folder: str, stopped: _Asked) -> Iterator[Iterable[str]]:
    """The paths that the system tells of, some at a time, or none if it has none for a second.

    Raises OSError, or watchfiles' own RuntimeError, if it can't.
    """
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
