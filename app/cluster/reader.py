"""Read a batch of photos on a Dask worker, and answer with their vectors.

Each thread of the worker reads in a process of its own, with the limits of the local pool: a file
that crashes, hangs or exhausts memory fails alone, with a reason.
"""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.core.base.errors import ClusterError
from app.core.base.language import tr
from app.core.library.networks import subject_folder
from app.core.vectors.tables import ReadPhoto
from app.work.processes.pool import Done, Failed, Pool, Task
from app.work.reading.extraction import ExtractionPlan, read_photo
from features import subject
from features.errors import WeightsError
from features.schema import schema_id

QUEUED = 4  # photos sent to the process ahead of time
CHECK_EVERY = 0.5  # seconds that a call of the pool may wait

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


_KEPT = threading.local()
"""Each thread's order and pool; kept between batches, as starting a process takes seconds. An idle
process ends by itself."""


def read_batch(order: ReadingOrder, photos: Photos) -> BatchAnswer:
    """Read a batch, as a Dask task. Raises ClusterError, PoolError: neither is a photo's fault."""
    limits = order.photo_limit, order.stall_limit
    tasks = (Task(photo, read_photo, (path, order.plan), *limits) for photo, path in photos)
    finished = _pool(order).run(tasks, QUEUED, CHECK_EVERY)
    results = [result for some in finished for result in some]
    return BatchAnswer(
        worker=_own_address(),
        read=tuple((done.key, done.value) for done in results if isinstance(done, Done)),
        failed=tuple(result for result in results if isinstance(result, Failed)),
    )


def _own_address() -> str:
    from distributed import get_worker

    return str(get_worker().address)


def _pool(order: ReadingOrder) -> Pool:
    """Return this thread's pool; one for another order is closed."""
    known: tuple[ReadingOrder, Pool] | None = getattr(_KEPT, "pool", None)
    if known is not None and known[0] == order:
        return known[1]
    if known is not None:
        known[1].close()
    _check(order)
    _allow_processes()
    pool = Pool(1, memory_limit=order.memory_limit)
    _KEPT.pool = order, pool
    return pool


def _check(order: ReadingOrder) -> None:
    """Raise ClusterError if the features differ or a network can't be used."""
    worker = _own_address()
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
    """Allow this worker to start processes, which Python forbids to the daemons that nannies start.
    Ours end by themselves when the worker's connection is closed."""
    multiprocessing.current_process()._config["daemon"] = False  # type: ignore[attr-defined]
