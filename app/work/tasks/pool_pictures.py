"""Compares and measures many pictures in a pool of processes, in short steps."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from app.core.base.language import tr
from app.core.duplicates.types import Compared, Measured
from app.work.processes.pool import STALLED, Done, Failed, Pool, PoolError, Task
from app.work.tasks.comparing import compare_pictures, measure_picture, prepare

log = logging.getLogger(__name__)

BATCH = 16  # pairs a task: neighbours share their photos
STEP_WAIT = 0.05  # seconds that a step may wait
QUEUED = 4  # tasks a process that are handed to the pool ahead of time
LIMIT = 60.0  # seconds of computing for one task
MOST_MISSED = 20  # pairs that are given up one by one; of more, comparing itself is at fault


class PoolPictures:
    """What core asks of pictures (see `Pictures`), done in ``processes`` processes of their own.

    Attribute: ``missed``, how many pairs were not compared, as a photo could not be read or that
    ended its process.
    """

    def __init__(self, processes: int) -> None:
        self.missed = 0
        self._ended = 0  # of these, by the end of a process
        self._processes = processes
        self._pool = Pool(processes, prepare, writable=())

    def close(self) -> None:
        """End the processes."""
        self._pool.close()

    def compare(self, pairs: Sequence[tuple[Path, Path]]) -> Iterator[list[Compared]]:
        """Each step gives what was found since the one before; see `Pictures.compare`.

        What ends its process is done again pair by pair, so that the others of a batch are compared
        all the same. Raises PoolError where that goes on.
        """

        def task(batch: range) -> Task:
            return Task(batch, compare_pictures, ([pairs[i] for i in batch],), LIMIT, STALLED)

        def result(done: Done) -> list[Compared]:
            self.missed += sum(agreement is None for agreement in done.value)
            return list(zip(done.key, done.value, strict=True))

        def without(failed: Failed) -> list[Compared]:
            if len(failed.key) > 1 and not failed.stalled:  # a silent disk keeps all waiting
                for number in failed.key:
                    self._pool.submit(task(range(number, number + 1)))
                return []
            for _ in failed.key:
                self._miss(failed.reason)
            return [(number, None) for number in failed.key]

        starts = range(0, len(pairs), BATCH)
        tasks = (task(range(at, min(at + BATCH, len(pairs)))) for at in starts)
        return self._run(tasks, result, without)

    def _miss(self, reason: str) -> None:
        self.missed += 1
        self._ended += 1
        log.warning("a pair of photos was not compared: %s", reason)
        if self._ended >= MOST_MISSED:
            raise PoolError(
                tr("The processes that compare photos end again and again."),
                tr("Start Likewise again; if it stays so, install it again."),
            )

    def measure(self, paths: Sequence[Path]) -> Iterator[list[Measured]]:
        """Each step gives what was found since the one before; see `Pictures.measure`."""
        tasks = (
            Task(number, measure_picture, (path,), LIMIT, STALLED)
            for number, path in enumerate(paths)
        )
        return self._run(
            tasks, lambda done: [(done.key, done.value)], lambda failed: [(failed.key, None)]
        )

    def _run(
        self,
        tasks: Iterator[Task],
        result: Callable[[Done], list[Any]],
        without: Callable[[Failed], list[Any]],
    ) -> Iterator[list[Any]]:
        more = True
        try:
            while more or self._pool.outstanding:
                while more and self._pool.outstanding < QUEUED * self._processes:
                    task = next(tasks, None)
                    if task is None:
                        more = False
                    else:
                        self._pool.submit(task)
                found: list[Any] = []
                for each in self._pool.results(STEP_WAIT):
                    found += result(each) if isinstance(each, Done) else without(each)
                yield found
        finally:
            self._pool.cancel()
