"""Read photos on a Dask cluster, in batches, as a `ReadInto` for the Indexer.

Each thread of a worker reads in a process of its own, with the limits of the local pool: a file
that crashes, hangs or exhausts memory fails alone, with a reason. Workers return the vectors, which
are committed here. So a batch may be read twice, by workers that died or were disconnected, and
still counts once. What ends or hangs its workers again and again is left to this computer. Dask is
imported late: `connect` reports if it is not installed.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import queue
import threading
import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import Any
from uuid import uuid4

from app.cluster.cluster_address import ClusterAddress
from app.cluster.connection import Connection, connect
from app.core.base.errors import ClusterError, LibraryError
from app.core.base.language import tr
from app.core.library.networks import subject_folder
from app.core.vectors.tables import ReadPhoto
from app.work.processes.pool import Done, Failed, Pool, Task
from app.work.reading.extraction import ExtractionPlan, read_photo
from app.work.reading.read import commit_photos, read_here
from app.work.reading.scan import STEP_WAIT, ReadInto, Scan
from features import subject
from features.errors import WeightsError
from features.schema import schema_id

# On a worker

QUEUED = 4  # photos sent to the process ahead of time
POLL_TIMEOUT = 0.5  # seconds that a call of the pool may wait

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
    finished = _pool(order).run(tasks, QUEUED, POLL_TIMEOUT)
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


# On this computer

FEW = 8
"""Up to this many photos are read on this computer."""

RECONNECT_TIMEOUT = 120.0  # seconds to wait for a lost scheduler or lost workers


def read_there(
    connection: Connection,
    scan: Scan,
    plan: ExtractionPlan,
    photos: Iterable[tuple[int, Path]],
    rows: Mapping[int, int] | None = None,
) -> Iterator[None]:
    """Read photos on the workers of a cluster, or on this computer if there are only a few.

    A lost scheduler or workers are waited for; Dask reconnects by itself. Raises ClusterError if
    they are gone for RECONNECT_TIMEOUT seconds; what was committed stays, and the next run resumes.
    """
    few, photos = _few(photos)
    if few:
        yield from read_here(scan, plan, photos, rows)
        return
    dispatch = BatchDispatch(scan, plan, photos, rows, connection)
    seen = time.monotonic()
    try:
        while dispatch.has_work():
            given_up = connection.client.status == "closed"
            if dispatch.connected() and connection.workers:
                seen = time.monotonic()
            elif time.monotonic() - seen > RECONNECT_TIMEOUT or given_up:
                raise ClusterError(
                    tr(
                        "The cluster at {scheduler} has no workers any more.",
                        scheduler=connection.address.scheduler,
                    ),
                    tr("Start some, and run again; it goes on where it was."),
                )
            dispatch.step()
            yield
    finally:
        dispatch.close()
    if dispatch.left:
        yield from read_here(scan, plan, dispatch.left, rows)


def reading_at(address: ClusterAddress) -> ReadInto:
    """Return a function that reads on the cluster at ``address``, connecting only for many photos.

    It is for scans that run beside other work: no step waits for the network.
    """

    def read(
        scan: Scan,
        plan: ExtractionPlan,
        photos: Iterable[tuple[int, Path]],
        rows: Mapping[int, int] | None = None,
    ) -> Iterator[None]:
        few, photos = _few(photos)
        if few:
            yield from read_here(scan, plan, photos, rows)
            return
        connection = yield from _connected(address)
        try:
            yield from read_there(connection, scan, plan, photos, rows)
        finally:  # in a thread, as a scheduler that hangs delays closing
            threading.Thread(target=connection.close, name="leave a cluster", daemon=True).start()

    return read


def _few(photos: Iterable[tuple[int, Path]]) -> tuple[bool, Iterable[tuple[int, Path]]]:
    """Return whether there are at most FEW photos, and all of them."""
    remaining = iter(photos)
    first = list(islice(remaining, FEW + 1))
    return len(first) <= FEW, chain(first, remaining)


def _connected(address: ClusterAddress) -> Generator[None, None, Connection]:
    """Connect on another thread, in short steps here.
    If the steps are abandoned, a late connection is closed."""
    beside = ThreadPoolExecutor(1, "reach a cluster")
    connecting = beside.submit(connect, address)
    beside.shutdown(wait=False)
    try:
        while wait([connecting], STEP_WAIT).not_done:
            yield
    except BaseException:  # GeneratorExit, KeyboardInterrupt
        connecting.add_done_callback(_close)
        raise
    return connecting.result()


def _close(connecting: Future[Connection]) -> None:
    if connecting.exception() is None:
        connecting.result().close()


BATCH = 16  # photos that a worker loses when it dies
AHEAD = 3  # batches per thread of a worker: one being read, others that wait

FETCH_TIMEOUT = 60.0  # seconds to fetch an answer
BATCH_TIMEOUT = 3600.0  # seconds after which a batch is no longer waited for

Batch = list[tuple[int, Path]]
DaskFuture = Any  # dask.distributed has no types
Outcome = BatchAnswer | BaseException | None
"""The outcome of a batch; None: its worker is gone, with its answer."""


@dataclass(slots=True)
class _SentBatch:
    """A batch under way."""

    photos: Batch
    future: DaskFuture
    since: float = field(default_factory=time.monotonic)


class BatchDispatch:
    """Reads photos by one plan. All methods return quickly.
    Attribute: ``left``, the photos whose workers died or hung, to be read here."""

    def __init__(
        self,
        scan: Scan,
        plan: ExtractionPlan,
        photos: Iterable[tuple[int, Path]],
        rows: Mapping[int, int] | None,
        connection: Connection,
    ) -> None:
        self._scan = scan
        self._writer = scan.library.writer()
        self._rows = rows
        self._order = ReadingOrder(
            schema_id(), plan, scan.photo_limit, scan.stall_limit, scan.work.memory_limit
        )
        self._new = iter(photos)
        self._again: deque[Batch] = deque()
        self._sent: dict[str, _SentBatch] = {}
        self._outcomes: queue.SimpleQueue[tuple[str, Outcome]] = queue.SimpleQueue()
        self._connection = connection
        self.left: Batch = []

    def has_work(self) -> bool:
        """Return whether any photos are to be sent or under way."""
        return bool(self._sent or self._batch_at_hand())

    def connected(self) -> bool:
        """Return whether the scheduler is there, as far as known."""
        return bool(self._connection.client.status == "running") and self._connection.reachable

    def step(self) -> None:
        """Send as many batches as there is room for, and commit those that came back."""
        if self.connected() and not self._scan.work.paused:
            self._send()
        self._give_up_overdue()
        for key, outcome in self._received():
            if (batch := self._sent.pop(key, None)) is not None:
                self._handle(batch.photos, outcome)
        progress = self._scan.progress
        progress.workers = len(self._connection.workers) if self.connected() else 0
        progress.report(paused=self._scan.work.paused)

    def close(self) -> None:
        """Drop the batches under way."""
        self._scan.progress.workers = 0
        if self.connected():
            with suppress(OSError, TimeoutError):  # it was lost just now
                self._connection.client.cancel([each.future for each in self._sent.values()])
        self._sent.clear()
        self._writer.close()

    # Sending

    def _send(self) -> None:
        while len(self._sent) < AHEAD * self._connection.threads and self._batch_at_hand():
            photos = self._again.popleft()
            key = f"likewise-{uuid4().hex}"
            future = self._connection.client.submit(
                read_batch, self._order, photos, key=key, pure=False
            )
            self._sent[key] = _SentBatch(photos, future)
            future.add_done_callback(self._fetch)

    def _batch_at_hand(self) -> bool:
        """Return whether a batch can be sent; take the next one from the new photos if needed."""
        if not self._again and (batch := list(islice(self._new, BATCH))):
            self._again.append(batch)
        return bool(self._again)

    # Receiving

    def _fetch(self, future: DaskFuture) -> None:
        client = self._connection.client
        client.loop.add_callback(_fetch, client, future, self._outcomes)

    def _received(self) -> Iterator[tuple[str, Outcome]]:
        """Yield the batches that came back or failed; waits up to STEP_WAIT for the first."""
        with suppress(queue.Empty):
            yield self._outcomes.get(timeout=STEP_WAIT)
            while True:
                yield self._outcomes.get_nowait()

    def _handle(self, photos: Batch, outcome: Outcome) -> None:
        """Commit an answer, send a lost batch again, or leave one that killed its workers to this
        computer; raise other errors."""
        from distributed import KilledWorker

        if isinstance(outcome, BatchAnswer):
            with self._scan.library.transaction():
                self._commit(dict(photos), outcome)
        elif outcome is None:
            self._again.append(photos)
        elif isinstance(outcome, KilledWorker):
            self.left += photos
        elif isinstance(outcome, LibraryError):
            raise outcome
        else:
            raise ClusterError(
                tr("A worker failed: {error}.", error=str(outcome) or type(outcome).__name__),
                tr("Its own log tells more. Run again; it goes on where it was."),
            ) from outcome

    def _commit(self, paths: Mapping[int, Path], answer: BatchAnswer) -> None:
        if self._rows is None:
            commit_photos(self._scan, partial(self._writer.append, answer.read))
        else:
            self._writer.fill((self._rows[photo], read) for photo, read in answer.read)
        self._scan.record_failures(answer.failed)
        for failure in answer.failed:
            if failure.missing:
                _check_unseen(paths[failure.key], answer.worker)
        self._scan.progress.advance(len(paths))

    def _give_up_overdue(self) -> None:
        """Leave batches whose workers hang, for example in a file system, to this computer."""
        now = time.monotonic()
        for key in [key for key, each in self._sent.items() if now - each.since > BATCH_TIMEOUT]:
            batch = self._sent.pop(key)
            self.left += batch.photos
            batch.future.cancel(force=True)


def _check_unseen(path: Path, worker: str) -> None:
    """Raise ClusterError if only the worker can't read a file."""
    if os.access(path, os.R_OK):
        raise ClusterError(
            tr(
                "The worker {worker} can't read {path}, which this computer can.",
                worker=worker,
                path=path,
            ),
            tr("Mount the folder of the photos there, at the same path."),
        )


async def _fetch(
    client: Any, future: DaskFuture, outcomes: queue.SimpleQueue[tuple[str, Outcome]]
) -> None:
    """Put the outcome of a batch into ``outcomes``, with the key of its future.
    Runs on the loop of the client, because the worker that has it may hang."""
    from distributed import CancelledError

    outcome: Outcome = None
    if future.status == "error":
        outcome = await future.exception()
    elif future.status == "finished":
        bringing = asyncio.wait_for(client.gather([future]), FETCH_TIMEOUT)
        brought: list[BatchAnswer] | BaseException
        (brought,) = await asyncio.gather(bringing, return_exceptions=True)
        if isinstance(brought, list):
            (outcome,) = brought
        elif not isinstance(brought, (OSError, CancelledError)):
            outcome = brought  # the answer was lost in transit, and reading it again failed
    outcomes.put((future.key, outcome))
