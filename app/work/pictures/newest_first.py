"""Answer requests on threads, newest first, and drop the oldest when too many wait."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Condition, Thread
from typing import Generic, TypeVar

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
