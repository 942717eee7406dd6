"""Read photos on a Dask cluster, as a `ReadInto` for the Indexer.

Modules that import Dask are imported late: `connect` reports if it is not installed.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import Future, wait
from contextlib import suppress
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import Protocol, Self, TypeVar

from app.cluster.cluster_address import ClusterAddress
from app.cluster.connection import connect
from app.core.base.errors import ClusterError
from app.core.base.language import tr
from app.work.reading.extraction import ExtractionPlan
from app.work.reading.read import read_here
from app.work.reading.work import STEP_WAIT, ReadInto, Scan

FEW = 8
"""Up to this many photos are read on this computer."""

PATIENCE = 120.0  # seconds to wait for a lost scheduler or lost workers


class ClusterReading:
    """A cluster that reads photos; pass it to an Indexer as ``read_into``, and close it.

    Raises ClusterError if it can't be reached, or is gone for PATIENCE seconds; what was committed
    stays, and the next run resumes.
    """

    def __init__(self, address: ClusterAddress) -> None:
        self.connection = connect(address)

    @property
    def address(self) -> ClusterAddress:
        """The complete address of the cluster."""
        return self.connection.address

    def close(self) -> None:
        """Disconnect; the workers end the processes that they started for us."""
        from app.cluster.reader import close_readers

        if self.connection.client.status == "running":
            with suppress(OSError):  # it was lost just now
                self.connection.ask_workers(self.connection.workers, close_readers)
        self.connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __call__(
        self,
        scan: Scan,
        plan: ExtractionPlan,
        photos: Iterable[tuple[int, Path]],
        rows: Mapping[int, int] | None = None,
    ) -> Iterator[None]:
        """Read photos on the workers, or on this computer if there are only a few.
        A lost scheduler or workers are waited for; Dask reconnects by itself."""
        yield from _read_few_here(self._read_there, scan, plan, photos, rows)

    def _read_there(
        self,
        scan: Scan,
        plan: ExtractionPlan,
        photos: Iterable[tuple[int, Path]],
        rows: Mapping[int, int] | None = None,
    ) -> Iterator[None]:
        from app.cluster.dispatch import BatchDispatch

        dispatch = BatchDispatch(scan, plan, photos, rows, self.connection)
        seen = time.monotonic()
        try:
            while dispatch.has_work() and not scan.work.stopped:
                if dispatch.connected() and self.connection.workers:
                    seen = time.monotonic()
                elif time.monotonic() - seen > PATIENCE or self._ended():
                    raise ClusterError(
                        tr(
                            "The cluster at {scheduler} has no workers any more.",
                            scheduler=self.address.scheduler,
                        ),
                        tr("Start some, and run again; it goes on where it was."),
                    )
                dispatch.step()
                yield
            yield from scan.settle_failures()
        finally:
            dispatch.close()

    def _ended(self) -> bool:
        """Return whether Dask has given up the scheduler."""
        return bool(self.connection.client.status == "closed")


def reading_at(address: ClusterAddress) -> ReadInto:
    """Return a function that reads on the cluster at ``address``, connecting only for many photos.

    It is for scans that run beside other work: no step waits for the network.
    """

    def read_there(
        scan: Scan,
        plan: ExtractionPlan,
        photos: Iterable[tuple[int, Path]],
        rows: Mapping[int, int] | None = None,
    ) -> Iterator[None]:
        reader = yield from _in_steps(lambda: ClusterReading(address))
        try:
            yield from reader(scan, plan, photos, rows)
        finally:  # in a thread, as a scheduler that hangs delays closing
            threading.Thread(target=reader.close, name="leave a cluster", daemon=True).start()

    return partial(_read_few_here, read_there)


def _read_few_here(
    read_there: ReadInto,
    scan: Scan,
    plan: ExtractionPlan,
    photos: Iterable[tuple[int, Path]],
    rows: Mapping[int, int] | None = None,
) -> Iterator[None]:
    """Read up to FEW photos on this computer, more by ``read_there``."""
    remaining = iter(photos)
    first = list(islice(remaining, FEW + 1))
    read = read_here if len(first) <= FEW else read_there
    yield from read(scan, plan, chain(first, remaining), rows)


class _Closable(Protocol):
    def close(self) -> None: ...


T = TypeVar("T", bound=_Closable)


def _in_steps(work: Callable[[], T]) -> Generator[None, None, T]:
    """Run ``work`` on another thread, in short steps here, and return its result.
    If the steps are abandoned, a late result is closed."""
    doing: Future[T] = Future()

    def do() -> None:
        try:
            doing.set_result(work())
        except BaseException as error:  # noqa: BLE001 - raised again in the waiting thread
            doing.set_exception(error)

    threading.Thread(target=do, name="reach a cluster", daemon=True).start()
    try:
        while not doing.done():
            wait([doing], STEP_WAIT)
            yield
    except BaseException:  # GeneratorExit, KeyboardInterrupt
        doing.add_done_callback(_close)
        raise
    return doing.result()


def _close(doing: Future[T]) -> None:
    if doing.exception() is None:
        doing.result().close()
