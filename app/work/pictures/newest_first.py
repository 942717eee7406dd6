"""Thread pool that does the newest request first and drops the oldest when too many wait."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Condition, Thread
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")
Answer = TypeVar("Answer")


class NewestFirst(Generic[Key, Value, Answer]):
    """Runs ``work(key, value)`` for each request, the newest first, each key once at a time.

    ``work`` must not raise: its failures are answers too. ``answer(key, answer)`` is called on the
    same thread when the key may be asked for again, so that whoever hears of it can.
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
        """Put ``key`` first in line, or ``behind`` all that wait, unless it waits already; when the
        line is too long, its end leaves it undone."""
        with self._changed:
            if key in self._running or (behind and key in self._waiting):
                return
            self._waiting[key] = value
            self._waiting.move_to_end(key, last=not behind)
            if len(self._waiting) > self._limit:
                self._waiting.popitem(last=False)
            self._changed.notify()

    def close(self) -> None:
        """Drop what waits, finish what runs, end the threads."""
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
