"""Run calls on the thread that owns the library, with background work in between.

Calls run in the order they were submitted. While none waits, background work (iterators with short
steps: a scan, the upkeep of the index) advances one step at a time, in turn, so a click never waits
for more than the current step. Work that waits for something else, such as a process, yields a
`Pause` instead of blocking. This module does not use Qt.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING

from app.core.base.work_types import Pause
from app.work.bus import events

if TYPE_CHECKING:  # numpy loads on the library thread, after the window has appeared
    from app.core.library.library import Library

log = logging.getLogger(__name__)

Call = Callable[[], None]

REST = 0.1
"""Seconds without background work after a call, in which the window paints the answer."""


class Background(Enum):
    """The kinds of background work; at most one of each runs at a time."""

    SCAN = auto()
    WATCHING = auto()  # applies what was found in folders that changed
    FACTS = auto()  # packs the facts that photos are filtered by
    UPKEEP = auto()  # learns from judgments, prepares the index
    MARKS = auto()  # reads stars, colours and keywords from files
    DUPLICATES = auto()  # finds them
    MAP = auto()  # gathers the input of a new map
    COLOURS = auto()  # publishes the mean colours of photos
    SIDECARS = auto()  # writes them
    COMPLETION = auto()  # completes the search that is shown
    BACKUPS = auto()  # makes them when they are due, on a thread of their own


class LibraryThread:
    """Runs calls one after the other on its own thread.

    ``failed`` is called on that thread with any exception that a call or background step raises;
    the thread then goes on with the next call.
    """

    def __init__(self, failed: Callable[[Exception], None], name: str = "library") -> None:
        self._failed = failed
        self._calls: SimpleQueue[tuple[Call, bool] | None] = SimpleQueue()
        self._background: dict[Background, Iterator[object]] = {}  # next one first
        self._paused: dict[Background, float] = {}  # end of each pause, on the monotonic clock
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def submit(self, call: Call, *, seen: bool = True) -> None:
        """Queue ``call`` and return at once; callable from any thread.
        ``seen``: the window paints its answer."""
        self._calls.put((call, seen))

    def set_background(self, work: Background, steps: Iterator[object] | None) -> None:
        """Replace the background work of this kind, closing the old one; only within a call."""
        before = self._background.pop(work, None)
        self._paused.pop(work, None)
        if before is not None:
            _close(before)
        if steps is not None:
            self._background[work] = steps

    def close(self) -> None:
        """Run the calls already submitted, close the background work and wait for the end."""
        self._calls.put(None)
        self._thread.join()

    def _run(self) -> None:
        rest = REST
        while (found := self._next_call(rest)) is not None:
            call, seen = found
            self._guarded(call)
            rest = REST if seen else 0.0
        for work in tuple(self._background):
            self._guarded(partial(self.set_background, work, None))

    def _next_call(self, rest: float) -> tuple[Call, bool] | None:
        while self._background:
            try:
                return self._calls.get(timeout=max(rest, self._pause()))
            except Empty:
                rest = 0.0
                self._guarded(self._advance)
        return self._calls.get()

    def _pause(self) -> float:
        """Return the seconds until some background work can go on."""
        until = min(self._paused.get(work, 0.0) for work in self._background)
        return max(0.0, until - monotonic())

    def _advance(self) -> None:
        """Advance the work that waited longest and isn't paused; drop work that ends or fails."""
        now = monotonic()
        work = next((each for each in self._background if self._paused.get(each, 0.0) <= now), None)
        if work is None:
            return
        steps = self._background.pop(work)
        self._paused.pop(work, None)
        with suppress(StopIteration):
            step = next(steps)
            self._background[work] = steps
            if isinstance(step, Pause):
                self._paused[work] = monotonic() + step.seconds

    def _guarded(self, call: Call) -> None:
        try:
            call()
        except Exception as error:  # whatever it was, the thread must go on
            log.debug("a call failed", exc_info=error)
            self._failed(error)


def _close(steps: Iterator[object]) -> None:
    close = getattr(steps, "close", None)
    if close is not None:
        close()


@dataclass(frozen=True, slots=True)
class Shared:
    """An open library, its thread, and the way to announce events."""

    library: Library
    thread: LibraryThread
    announce: events.Publish


class Part:
    """A part of an open library, for calls on its thread."""

    def __init__(self, shared: Shared) -> None:
        self._library = shared.library
        self._thread = shared.thread
        self._announce = shared.announce
        self._last: dict[type[events.State], events.State] = {}

    def _announce_new(self, event: events.State) -> None:
        """Announce a state, unless it is the one announced last."""
        if event != self._last.get(type(event)):
            self._last[type(event)] = event
            self._announce(event)

    def _say(self, sentence: str) -> None:
        self._announce(events.Message(sentence))
