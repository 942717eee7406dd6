"""Answer requests on threads, newest first, and call functions on the window's thread.

If a connection is removed while another thread emits a signal of the same object, Qt deletes the
connection in that thread, along with whatever only the connection referenced. Therefore only the
window's own thread emits the signals that the window listens to. The connection of a relay is never
removed.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from threading import Condition, Thread
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot


class Relay(QObject):
    """Calls functions in the thread that created it, in the order of submission.
    Functions that are still queued when the relay is destroyed are not called."""

    _handed_in = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._handed_in.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def call(self, function: Callable[..., object], *arguments: object) -> None:
        """Queue ``function`` with these arguments and return at once; callable from any thread."""
        self._handed_in.emit(partial(function, *arguments))

    @Slot(object)
    def _call(self, function: Callable[[], object]) -> None:
        function()


Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")
Answer = TypeVar("Answer")


class NewestFirst(Generic[Key, Value, Answer]):
    """Runs ``work(key, value)`` for each request, newest first, each key once at a time.

    ``work`` must not raise: its failures are answers too. ``answer(key, answer)`` is called on the
    same thread once the key can be requested again.
    """

    def __init__(
        self,
        work: Callable[[Key, Value], Answer],
        answer: Callable[[Key, Answer], None],
        *,
        threads: int,
        pending: int,
        name: str,
    ) -> None:
        self._work = work
        self._answer = answer
        self._limit = pending
        self._waiting: OrderedDict[Key, Value] = OrderedDict()
        self._running: set[Key] = set()
        self._changed = Condition()
        self._closed = False
        self._threads = [
            Thread(target=self._run, name=f"{name}-{number}", daemon=True)
            for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, key: Key, value: Value, *, behind: bool = False) -> None:
        """Put ``key`` first in line, or ``behind`` all others unless it already waits.
        If the line is too long, its last request is dropped."""
        with self._changed:
            if key in self._running or (behind and key in self._waiting):
                return
            self._waiting[key] = value
            self._waiting.move_to_end(key, last=not behind)
            if len(self._waiting) > self._limit:
                self._waiting.popitem(last=False)
            self._changed.notify()

    def close(self) -> None:
        """Drop waiting requests, finish running ones, end the threads."""
        with self._changed:
            self._closed = True
            self._waiting.clear()
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    def _run(self) -> None:
        while (request := self._next()) is not None:
            key, value = request
            answer = self._work(key, value)
            with self._changed:
                self._running.discard(key)
            self._answer(key, answer)

    def _next(self) -> tuple[Key, Value] | None:
        with self._changed:
            self._changed.wait_for(lambda: self._closed or bool(self._waiting))
            if self._closed:
                return None
            key, value = self._waiting.popitem(last=True)
            self._running.add(key)
            return key, value
