"""Compare and measure many pictures in a pool of isolated processes, in short steps.

Pixels never leave a process; features of recent photos are kept, as pairs share photos.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from app.core.base.errors import is_out_of_memory
from app.core.base.language import tr
from app.core.duplicates.tables import Quality
from app.core.duplicates.types import Compared, Measured
from app.work.processes.pool import STALL_LIMIT, Done, Failed, Pool, PoolError, Task
from features.alignment import PictureFeatures, features_of
from features.compression import jpeg_quality
from features.decode import decode, decode_bytes, read
from features.errors import DecodeError
from features.same_picture import Agreement, compare
from features.sharpness import sharpness

CACHED = 256
"""Photos whose features are kept, about 0.3 MB each."""

MAX_SIDE = 4096
"""Longer side, in pixels, at which sharpness is measured."""


def compare_pictures(pairs: Sequence[tuple[Path, Path]]) -> list[Agreement | None]:
    """Return how well the pictures of each pair of files agree; None if one can't be read.

    Raises DecodeError if memory ran out, as a later attempt may succeed.
    """
    agreements: list[Agreement | None] = []
    for first, second in pairs:
        a, b = _features(first), _features(second)
        agreements.append(None if a is None or b is None else compare(a, b))
    return agreements


@lru_cache(maxsize=CACHED)
def _features(path: Path) -> PictureFeatures | None:
    try:
        return features_of(decode(path))
    except DecodeError as error:
        if is_out_of_memory(error):
            raise
        return None


def measure_picture(path: Path) -> Quality:
    """Return how well a file shows its picture. Raises DecodeError."""
    data = read(path)
    image = decode_bytes(data, path.name, MAX_SIDE)
    grey = np.asarray(cv2.cvtColor(image, cv2.COLOR_RGB2GRAY), np.uint8)
    return Quality(jpeg_quality(data, path.name), sharpness(grey))


log = logging.getLogger(__name__)

BATCH = 16  # pairs per task: neighbours share photos
STEP_WAIT = 0.05  # seconds that a step may wait
QUEUED = 4  # tasks per process that are sent to the pool ahead of time
LIMIT = 60.0  # seconds of computing for one task
MAX_MISSED = 20  # failed pairs after which the comparison itself is at fault


class PoolPictures:
    """Implements `Pictures` in ``processes`` processes.

    Attribute: ``missed``, the number of pairs not compared because a photo could not be read or
    ended its process.
    """

    def __init__(self, processes: int) -> None:
        self.missed = 0
        self._ended = 0  # of these, because a process ended
        self._processes = processes
        self._pool = Pool(processes, writable=())

    def close(self) -> None:
        """End the processes."""
        self._pool.close()

    def compare(self, pairs: Sequence[tuple[Path, Path]]) -> Iterator[list[Compared]]:
        """Compare pairs; each step yields what was found since the last; see `Pictures.compare`.

        A batch that ends its process is repeated pair by pair, so that its other pairs are still
        compared. Raises PoolError if that happens too often.
        """

        def task(batch: range) -> Task:
            return Task(batch, compare_pictures, ([pairs[i] for i in batch],), LIMIT, STALL_LIMIT)

        def result(done: Done) -> list[Compared]:
            self.missed += sum(agreement is None for agreement in done.value)
            return list(zip(done.key, done.value, strict=True))

        def without(failed: Failed) -> list[Compared]:
            if len(failed.key) > 1 and not failed.stalled:  # a silent disk would block each of them
                for number in failed.key:
                    self._pool.submit(task(range(number, number + 1)))
                return []
            for _ in failed.key:
                self._count_missed(failed.reason)
            return [(number, None) for number in failed.key]

        starts = range(0, len(pairs), BATCH)
        tasks = (task(range(at, min(at + BATCH, len(pairs)))) for at in starts)
        return self._run(tasks, result, without)

    def _count_missed(self, reason: str) -> None:
        self.missed += 1
        self._ended += 1
        log.warning("a pair of photos was not compared: %s", reason)
        if self._ended >= MAX_MISSED:
            raise PoolError(
                tr("The processes that compare photos keep crashing."),
                tr("Start Likewise again; if that doesn't help, reinstall it."),
            )

    def measure(self, paths: Sequence[Path]) -> Iterator[list[Measured]]:
        """Measure pictures; each step yields what was found since the last (`Pictures.measure`)."""
        tasks = (
            Task(number, measure_picture, (path,), LIMIT, STALL_LIMIT)
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
        for finished in self._pool.run(tasks, QUEUED * self._processes, STEP_WAIT):
            found: list[Any] = []
            for each in finished:
                found += result(each) if isinstance(each, Done) else without(each)
            yield found
