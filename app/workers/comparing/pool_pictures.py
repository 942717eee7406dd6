"""Compares and measures many pictures in a pool of processes, in short steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from likewise.app.core.duplicates.pictures import Compared, Measured
from likewise.app.workers.comparing.pictures import compare_pictures, measure_picture, prepare
from likewise.app.workers.processes.pool import STALLED, Done, Failed, Pool, Task

BATCH = 16  # pairs a task: neighbours share their photos
STEP = 0.05  # seconds that a step may wait
QUEUED = 4  # tasks a process that are handed to the pool ahead of time
LIMIT = 60.0  # seconds of computing for one task


class PoolPictures:
    """What core asks of pictures (see `Pictures`), done in ``processes`` processes apart."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = Pool(processes, prepare, writable=())

    def close(self) -> None:
        """End the processes."""
        self._pool.close()

    def compare(self, pairs: Sequence[tuple[Path, Path]]) -> Iterator[list[Compared]]:
        """Each step gives what was found since the one before; see `Pictures.compare`."""
        batches = [range(at, min(at + BATCH, len(pairs))) for at in range(0, len(pairs), BATCH)]
        tasks = (
            Task(batch, compare_pictures, ([pairs[i] for i in batch],), LIMIT, STALLED)
            for batch in batches
        )

        def result(done: Done) -> list[Compared]:
            return list(zip(done.key, done.value, strict=True))

        def without(failed: Failed) -> list[Compared]:
            return [(number, None) for number in failed.key]

        return self._run(tasks, result, without)

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
                for each in self._pool.results(STEP):
                    found += result(each) if isinstance(each, Done) else without(each)
                yield found
        finally:
            self._pool.cancel()
