"""Many tasks through the pool in short steps, with their results handed over in batches."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.core.ingest import record_failures
from app.core.library import Library
from app.core.types import Changes
from app.workers.indexer_progress import Meter
from app.workers.pool import Done, Failed, Pool
from features.schema import schema_id

STEP = 0.05  # seconds that a step may wait for the pool
HAND_OVER_EVERY = 1.0  # seconds
QUEUED = 4  # tasks a process that are handed to the pool ahead of time

SAMPLES = "sample"  # the folder's name


@dataclass(frozen=True, slots=True)
class Task:
    """``function(*arguments)``, with ``time_limit`` in seconds; ``key`` comes back with it."""

    key: Any
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    time_limit: float


class Work:
    """Runs tasks until they are done, or until ``stopped`` is set; holds while ``paused`` is."""

    def __init__(self, pool: Pool, meter: Meter) -> None:
        self.paused = False
        self.stopped = False
        self._pool = pool
        self._meter = meter

    def run(
        self,
        tasks: Iterable[Task],
        done: Callable[[list[Done]], None],
        failed: Callable[[list[Failed]], None],
    ) -> Iterator[None]:
        """Each step waits for STEP at most. Results are handed over about once a second, at the
        end, and when the iterator is closed; what has none by then is forgotten.
        """
        waiting = iter(tasks)
        results: list[Done | Failed] = []
        since = time.monotonic()
        try:
            while not self.stopped and (self._fed(waiting) or self._pool.outstanding):
                finished = self._pool.results(STEP)
                results += finished
                self._meter.advance(len(finished))
                self._meter.report(paused=self.paused)
                if results and time.monotonic() - since >= HAND_OVER_EVERY:
                    _hand_over(results, done, failed)
                    since = time.monotonic()
                yield
        finally:
            self._pool.cancel()
            _hand_over(results, done, failed)

    def _fed(self, waiting: Iterator[Task]) -> bool:
        """Hand tasks to the pool; False once there are no more."""
        while not self.paused and self._pool.outstanding < QUEUED * self._pool.limit:
            task = next(waiting, None)
            if task is None:
                return False
            self._pool.submit(task.key, task.function, *task.arguments, time_limit=task.time_limit)
        return True


@dataclass(frozen=True, slots=True)
class Scan:
    """What the parts of a scan share."""

    library: Library
    work: Work
    meter: Meter
    on_changes: Callable[[Changes], None]
    photo_limit: float  # seconds to read one photo
    sample: int  # photos that a vocabulary is trained on, at most
    seed: int

    @property
    def samples(self) -> Path:
        """The folder of what was seen in the sample's photos, by these features."""
        return self.library.folder / SAMPLES / schema_id("")

    def record_failures(self, failures: list[Failed]) -> None:
        """Note photos that cannot be read; the tasks' keys are their ids.

        Those whose files are not there any more, or may not be read, keep waiting: the next scan
        tells a file that was removed from a disk that was unplugged.
        """
        reasons = [
            (failure.key, failure.reason)
            for failure in failures
            if os.access(self.library.photo(failure.key).path, os.R_OK)
        ]
        record_failures(self.library.catalogue, reasons)
        removed = tuple(photo for photo, _ in reasons)
        self.on_changes(Changes(removed=removed, roots=True, problems=True))


def _hand_over(
    results: list[Done | Failed],
    done: Callable[[list[Done]], None],
    failed: Callable[[list[Failed]], None],
) -> None:
    """Hand over and empty ``results``, so that an error in doing so does not do it twice."""
    succeeded = [result for result in results if isinstance(result, Done)]
    without = [result for result in results if isinstance(result, Failed)]
    results.clear()
    if succeeded:
        done(succeeded)
    if without:
        failed(without)
