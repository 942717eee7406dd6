"""Reads photos on a Dask cluster: a `ReadInto` for the Indexer.

What imports Dask is imported late: `connect` tells if it is not installed.
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
"""Photos that are not worth the way: this computer reads them."""

PATIENCE = 120.0  # seconds to wait for a scheduler or workers that have gone


class ClusterReading:
    """A cluster that reads photos: pass it to an Indexer as ``read_into``, and close it.

    Raises ClusterError when it cannot be reached, or is gone for PATIENCE seconds; what was
    committed stays, and the next run goes on.
    """

    def __init__(self, address: ClusterAddress) -> None:
        self.connection = connect(address)

    @property
    def address(self) -> ClusterAddress:
        """Where the cluster is, its address complete."""
        return self.connection.address

    def close(self) -> None:
        """Let go of the cluster; the workers end the processes that they started for us."""
        from app.cluster.reader import close_readers

        if self.connection.client.status == "running":
            with suppress(OSError):  # it went just now: there is nobody to tell
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
        """Read photos on the workers, a FEW here. A scheduler or workers that went are waited for;
        Dask connects anew by itself."""
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
        """Whether Dask has given the scheduler up."""
        return bool(self.connection.client.status == "closed")


def reading_at(address: ClusterAddress) -> ReadInto:
    """Reads photos on the cluster at ``address``, which is reached only when there are many.

    For a scan that runs beside other things: no step waits for the network.
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
        finally:  # a scheduler that hangs makes closing long
            threading.Thread(target=reader.close, name="leave a cluster", daemon=True).start()

    return partial(_read_few_here, read_there)


def _read_few_here(
    read_there: ReadInto,
    scan: Scan,
    plan: ExtractionPlan,
    photos: Iterable[tuple[int, Path]],
    rows: Mapping[int, int] | None = None,
) -> Iterator[None]:
    """Read a FEW photos on this computer, more than that by ``read_there``."""
    remaining = iter(photos)
    first = list(islice(remaining, FEW + 1))
    read = read_here if len(first) <= FEW else read_there
    yield from read(scan, plan, chain(first, remaining), rows)


class _Closable(Protocol):
    def close(self) -> None: ...


T = TypeVar("T", bound=_Closable)


def _in_steps(work: Callable[[], T]) -> Generator[None, None, T]:
    """Do something on a thread of its own, in short steps here; returns what it returns. If it is
    given up, what it makes nevertheless is closed."""
    doing: Future[T] = Future()

    def do() -> None:
        try:
            doing.set_result(work())
        except BaseException as error:  # noqa: BLE001 - raised again by who waits
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
