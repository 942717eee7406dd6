"""Read photos on a Dask cluster, as a `ReadInto` for the Indexer.

Modules that import Dask are imported late: `connect` reports if it is not installed.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Generator, Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import chain, islice
from pathlib import Path
from typing import Self

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
        """Disconnect."""
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
        few, photos = _few(photos)
        yield from (read_here if few else self._read_there)(scan, plan, photos, rows)

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
        finally:
            dispatch.close()
        if dispatch.left:
            yield from read_here(scan, plan, dispatch.left, rows)

    def _ended(self) -> bool:
        """Return whether Dask has given up the scheduler."""
        return bool(self.connection.client.status == "closed")


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
        reader = yield from _connected(address)
        try:
            yield from reader(scan, plan, photos, rows)
        finally:  # in a thread, as a scheduler that hangs delays closing
            threading.Thread(target=reader.close, name="leave a cluster", daemon=True).start()

    return read


def _few(photos: Iterable[tuple[int, Path]]) -> tuple[bool, Iterable[tuple[int, Path]]]:
    """Return whether there are at most FEW photos, and all of them."""
    remaining = iter(photos)
    first = list(islice(remaining, FEW + 1))
    return len(first) <= FEW, chain(first, remaining)


def _connected(address: ClusterAddress) -> Generator[None, None, ClusterReading]:
    """Connect on another thread, in short steps here, and return the cluster.
    If the steps are abandoned, a late connection is closed."""
    beside = ThreadPoolExecutor(1, "reach a cluster")
    connecting = beside.submit(ClusterReading, address)
    beside.shutdown(wait=False)
    try:
        while wait([connecting], STEP_WAIT).not_done:
            yield
    except BaseException:  # GeneratorExit, KeyboardInterrupt
        connecting.add_done_callback(_close)
        raise
    return connecting.result()


def _close(connecting: Future[ClusterReading]) -> None:
    if connecting.exception() is None:
        connecting.result().close()
