"""Runs one function at a time in processes that a hostile file may crash, hang or starve."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import LifoQueue
from typing import Any

from app.core.base.language import tr
from app.work.processes.pool import MEMORY_LIMIT, Done, Failed, Pool, PoolError, Task

POLL = 0.1  # seconds between two checks of the clock, and whether the answer is wanted still


class IsolatedExecutor:
    """Up to ``processes`` processes that run one function each, for threads that wait for it.

    A process is started when it is needed first, kept for what comes next, and replaced when it
    dies; after a minute without anything to do it ends. Of those for what is ``in_sight``, one
    stays: nobody waits for a start there. ``prepare`` is called in each, ``computing_limit`` and
    ``clock_limit`` are in seconds for one function (see `Task`), ``memory_limit`` in bytes; for
    ``writable`` and the attribute ``before`` see `Pool`.
    """

    def __init__(
        self,
        processes: int,
        prepare: Callable[[], None],
        *,
        computing_limit: float,
        clock_limit: float,
        memory_limit: int = MEMORY_LIMIT,
        writable: Sequence[Path] = (),
        in_sight: bool = False,
    ) -> None:
        self.before: Callable[[], None] | None = None
        self._limits = (computing_limit, clock_limit)
        self._processes = processes
        self._closed = False
        self._free: LifoQueue[Pool] = LifoQueue()  # the one that worked last is the next to work
        for number in range(1, processes + 1):
            pool = Pool(
                1,
                prepare,
                memory_limit=memory_limit,
                low_priority=False,
                writable=writable,
                stay=in_sight and number == processes,  # the first to work
            )
            self._free.put(pool)

    def warm_up(self) -> None:
        """Start one process now, if it can be, so that the first function need not wait for it."""
        pool = self._free.get()
        try:
            with suppress(PoolError):  # the first function tries again, and tells
                pool.start()
        finally:
            self._free.put(pool)

    def run(self, function: Callable[..., Any], *arguments: Any) -> Done | Failed:
        """What ``function(*arguments)`` returns, or why there is nothing; from any thread.

        Raises PoolError if no process can be started.
        """
        pool = self._free.get()
        finished: list[Done | Failed] = []
        try:
            if not self._closed:
                pool.before = self.before
                pool.submit(Task(None, function, arguments, *self._limits))
            while not finished and not self._closed:
                finished = pool.results(POLL)
        finally:
            if not finished:
                pool.cancel()  # or the next one would be given what this one asked for
            self._free.put(pool)
        return finished[0] if finished else Failed(None, tr("It was not waited for."))

    def close(self) -> None:
        """End the processes; whoever waits for one hears that there is nothing."""
        self._closed = True
        pools = [self._free.get() for _ in range(self._processes)]
        for pool in pools:
            pool.close()
            self._free.put(pool)
