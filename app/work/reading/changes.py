"""Runs in a process of its own: hears from the system what happens in folders, or polls them.

Registering many folders with the system takes seconds in which nothing else of a process runs, and
a disk or network may not answer. So this happens in one process for all roots, which imports
little; it sends `Heard` through its pipe and ends when the other end of that is closed.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from multiprocessing.connection import Connection
from typing import Any, Literal

from app.work.reading.polling import changed_since, poll

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
