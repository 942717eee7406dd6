"""Read a batch of photos on a Dask worker, and answer with their vectors.

Photos are read in a process that the worker starts, with the limits of the local pool: a file that
crashes, hangs or exhausts memory fails alone, with a reason, and the worker goes on. A worker with
several threads reads as many photos at once, with one process per thread.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import distributed

from app.core.base.errors import ClusterError
from app.core.base.language import tr
from app.core.library.networks import subject_folder
from app.core.vectors.tables import ReadPhoto
from app.work.processes.pool import Done, Failed, Pool, Task
from app.work.reading.extraction import ExtractionPlan, prepare, read_photo
from features import subject
from features.errors import WeightsError
from features.schema import schema_id

TIME_FOR_BATCH = 60.0  # seconds after which no further photo of a batch is begun
QUEUED = 4  # photos sent to the process ahead of time
CHECK_EVERY = 0.5  # seconds between two checks whether to stop

Photos = Sequence[tuple[int, Path]]
"""Ids and files."""


@dataclass(frozen=True, slots=True)
class ReadingOrder:
    """How to read photos, the same for all photos of a scan."""

    features: str  # schema_id(), which must be the same on the worker
    plan: ExtractionPlan
    photo_limit: float  # seconds of computing to read one photo
    stall_limit: float  # seconds by the clock
    memory_limit: int  # bytes of address space


@dataclass(frozen=True, slots=True)
class BatchAnswer:
    """Outcome of a batch: the id of each of its photos is in one of these fields."""

    worker: str  # address
    read: tuple[tuple[int, ReadPhoto], ...] = ()
    failed: tuple[Failed, ...] = ()  # with reasons
    unseen: tuple[int, ...] = ()  # the worker can't open their files
    left: tuple[int, ...] = ()  # not read for lack of time


def read_batch(order: ReadingOrder, photos: Photos) -> BatchAnswer:
    """Read a batch, as a Dask task. Raises ClusterError, PoolError: neither is a photo's fault."""
    return _reader(order).read(photos)


def close_readers() -> None:
    """End the reading processes of a worker; runs on every worker at the end."""
    with _LOCK:
        readers = list(_READERS.values())
        _READERS.clear()
    for reader in readers:
        reader.close()


class Reader:
    """The reading process of one thread."""

    def __init__(self, order: ReadingOrder) -> None:
        _check(order)
        self.order = order
        self._pool = Pool(1, prepare, memory_limit=order.memory_limit)
        self._busy = threading.Lock()
        self._stopped = False

    def read(self, photos: Photos) -> BatchAnswer:
        """Read as many photos as there is time for."""
        with self._busy:
            paths = dict(photos)
            results, left = self._results(photos)
            failed = [result for result in results if isinstance(result, Failed)]
            unseen = {f.key for f in failed if not f.stalled and not _readable(paths[f.key])}
            return BatchAnswer(
                worker=distributed.get_worker().address,
                read=tuple((done.key, done.value) for done in results if isinstance(done, Done)),
                failed=tuple(failure for failure in failed if failure.key not in unseen),
                unseen=tuple(unseen),
                left=tuple(left),
            )

    def close(self) -> None:
        """End the process, once the current batch has stopped."""
        self._stopped = True
        with self._busy:
            self._pool.close()

    def _results(self, photos: Photos) -> tuple[list[Done | Failed], list[int]]:
        """Return the results, and the photos that were not begun."""
        waiting = deque(photos)
        results: list[Done | Failed] = []
        order = self.order
        end = time.monotonic() + TIME_FOR_BATCH
        while self._pool.outstanding or (waiting and self._has_time(end)):
            while waiting and self._has_time(end) and self._pool.outstanding < QUEUED:
                photo, path = waiting.popleft()
                limits = (order.photo_limit, order.stall_limit)
                self._pool.submit(Task(photo, read_photo, (path, order.plan), *limits))
            results += self._pool.results(CHECK_EVERY)
            if self._stopped:
                self._pool.cancel()
        done = {result.key for result in results}
        return results, [photo for photo, _ in photos if photo not in done]

    def _has_time(self, end: float) -> bool:
        return not self._stopped and time.monotonic() < end


_READERS: dict[int, Reader] = {}
"""The readers of this worker, by thread; kept between batches, as starting one takes seconds."""

_LOCK = threading.Lock()


def _reader(order: ReadingOrder) -> Reader:
    """Return this thread's reader; one for another order is closed."""
    _allow_processes()
    thread = threading.get_ident()
    with _LOCK:
        known = _READERS.get(thread)
    if known is not None and known.order == order:
        return known
    if known is not None:
        known.close()
    reader = Reader(order)
    with _LOCK:
        _READERS[thread] = reader
    return reader


def _check(order: ReadingOrder) -> None:
    """Raise ClusterError if the features differ or a network can't be used."""
    worker = distributed.get_worker().address
    if order.features != schema_id():
        raise ClusterError(
            tr("The worker {worker} has other features than this computer.", worker=worker),
            tr("Install the same version of Likewise on both."),
        )
    model = order.plan.networks.model
    if model is not None and not model.is_file():
        raise ClusterError(
            tr("The worker {worker} does not see {folder}.", worker=worker, folder=model.parent),
            tr("Mount the library's folder there, at the same path."),
        )
    if order.plan.networks.subject:
        try:
            subject.prepare(subject_folder())  # once for all processes of this worker
        except WeightsError as error:
            raise ClusterError(
                tr(
                    "The worker {worker} can't see what is in a photo: {error}",
                    worker=worker,
                    error=error,
                ),
                tr("Install Likewise there as it is on this computer."),
            ) from error


def _allow_processes() -> None:
    """Allow this worker to start processes.

    Dask's nannies start workers as daemons. Python forbids these to have children, which might be
    left behind. Ours end by themselves when the worker's connection is closed.
    """
    multiprocessing.current_process()._config["daemon"] = False  # type: ignore[attr-defined]


def _readable(path: Path) -> bool:
    return os.access(path, os.R_OK)
