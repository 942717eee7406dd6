"""Search the ranges that a worker holds, as a Dask actor on that worker."""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
import weakref
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
from threadpoolctl import threadpool_limits

from app.cluster.ranges import Range
from app.core.base.errors import ClusterError
from app.core.base.language import tr
from app.core.base.shipped import own_version
from app.core.index.local_index import PersistentIndex
from app.core.store.derived import derived_folder, derived_path
from engine.errors import StateError
from engine.index import AdaptiveIndex, HashSettings, Hits
from engine.index.base import StoredVectors
from engine.index.exact import CACHE_BYTES
from engine.index.hamming import WORTH, hamming
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors

log = logging.getLogger(__name__)

CODES = HashSettings(candidates=500)
"""Fewer candidates than in a local library, because each range proposes some.
Ranges that may have more are asked for more, which widens them (five per wanted photo)."""

SWITCH = 256
"""Rows up to which all photos of a range are compared.
Few, because a worker may hold many ranges, and brute force recomputes all points when the metric
has changed."""

LOWER = 10  # nice value of the preparing thread
QUIET = 0.5  # seconds without a query before preparing goes on
STARVED = 1.0  # seconds after which a step is taken even so
ENDED = object()  # marks the end of steps
WAIT = 1.0  # seconds between two checks whether this server is still in use


@dataclass(frozen=True)
class SearchSettings:
    """How ranges are searched.
    ``keep``: index files may be written. ``switch``: rows up to which all photos are compared;
    their points are cached up to ``cache_bytes``. ``codes``: settings for larger ranges; see
    `engine.index.AdaptiveIndex`."""

    keep: bool = False
    switch: int = SWITCH
    cache_bytes: int = CACHE_BYTES
    codes: HashSettings = CODES


@dataclass(frozen=True)
class Bound:
    """The metric of a search, and which rows of each range may be found.
    The masks have eight rows per byte. It is sent once; then workers know it by its ``number``."""

    number: int
    metric: Metric
    masks: Mapping[str, bytes]


@dataclass(frozen=True, slots=True)
class ServerStatus:
    """The ranges that a server holds, and those it has nothing left to prepare for."""

    held: frozenset[str] = frozenset()
    prepared: frozenset[str] = frozenset()


class OpenRange:
    """One range, searchable at once; ``upkeep`` makes it fast.
    Attributes: ``range``; ``prepared``, whether searches are as fast as they get."""

    def __init__(
        self, range_: Range, vectors: StoredVectors, metric: Metric, settings: SearchSettings
    ) -> None:
        keep = settings.keep and (folder := derived_folder(range_.library)).parent.is_dir()
        self.range = range_
        self.prepared = False
        self._vectors = vectors
        self._metric = metric
        self._index = PersistentIndex(
            derived_path(folder if keep else Path(), f"index-{range_.start}"),
            range_.meaning,
            vectors,
            metric,
            partial(
                AdaptiveIndex,
                settings=settings.codes,
                switch=settings.switch,
                cache_bytes=settings.cache_bytes,
            ),
            load=keep and range_.rows > settings.switch,
            keep=keep,
        )

    def continues(self, range_: Range) -> bool:
        """Return whether ``range_`` is this one, possibly with more rows."""
        known = self.range
        same = (range_.name, range_.meaning, range_.library)
        return same == (known.name, known.meaning, known.library) and range_.rows >= known.rows

    def follow(self, range_: Range, vectors: StoredVectors) -> None:
        """Add the new rows. They are found once ``upkeep`` has processed them."""
        if range_.rows > self.range.rows:
            self._vectors = vectors
            self._index.follow(vectors)
            self.prepared = False
        self.range = range_

    def near(self, metric: Metric, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """Return at most k rows approximately nearest to any query, by estimated distances.
        ``allowed`` bool (rows,)."""
        if metric is not self._metric:
            self._index.measure_by(metric)
            self._metric = metric
            self.prepared = False
        return self._index.near(queries, k, allowed)

    def points(self, metric: Metric, rows: Rows) -> Float32:
        """Return z of ``rows`` (n,) under a metric, float32 (n, D)."""
        return metric.embed({name: matrix[rows] for name, matrix in self._vectors.items()})

    def upkeep(self) -> Iterator[None]:
        """Prepare the range, in steps of some 20 ms; ``prepared`` is set at the end."""
        metric, rows = self._metric, self.range.rows
        yield from self._index.prepare()
        self._index.save()
        self.prepared = metric is self._metric and rows == self.range.rows


class RangeServer:
    """Holds ranges and answers queries; prepares ranges on a thread that yields to queries.

    All queries come from one thread: Dask calls an actor's methods one after the other.
    """

    def __init__(self, settings: SearchSettings, likewise: str) -> None:
        """``likewise``: the version of the caller. Raises ClusterError if it is another here."""
        if own_version() != likewise:
            raise ClusterError(
                tr(
                    "This worker has Likewise {own}, not {other}.",
                    own=own_version(),
                    other=likewise,
                ),
                tr("Install the same version everywhere."),
            )
        threadpool_limits(1)  # BLAS threads: ranges are searched in parallel instead
        self._settings = settings
        self._pool = ThreadPoolExecutor(_cores(), "search ranges")
        self._number = 0  # of the last search, whose metric and masks follow
        self._metric: Metric | None = None
        self._masks: dict[str, Mask] = {}
        self._wanted: dict[str, Range] = {}
        self._ranges: dict[str, OpenRange] = {}
        self._failed: set[str] = set()  # ranges that could not be prepared
        self._steps: tuple[OpenRange, Iterator[None]] | None = None
        self._scan_is_compiled = False  # or compiling was tried
        self._last = self._stepped = -STARVED  # time of the last answer, and of the last step
        self._turn = threading.Lock()  # one step at a time
        self._idle = threading.Event()  # set while no query is being answered
        self._idle.set()
        self._work = threading.Event()
        work = (weakref.ref(self), self._work)
        threading.Thread(target=_prepare, args=work, name="prepare ranges", daemon=True).start()

    def hold(self, ranges: Sequence[Range], metric: Metric) -> ServerStatus:
        """Hold these ranges and no others; ``metric`` is the likely one of the next queries."""
        self._metric = self._same_or_new(metric)
        self._number, self._masks = 0, {}
        self._wanted = {each.name: each for each in ranges}
        self._ranges = {n: each for n, each in self._ranges.items() if n in self._wanted}
        self._failed = set()
        for each in ranges:
            if (vectors := each.read()) is not None:
                self._open(each, vectors)
        self._work.set()
        status = self._status()
        if status.held < self._wanted.keys():
            raise ClusterError(
                tr("it does not see {folder}", folder=ranges[0].library),
                tr("Mount the library's folder there, at the same path."),
            )
        return status

    async def status(self) -> ServerStatus:
        """Return the status; on the worker's event loop, so that busy servers answer too."""
        return self._status()

    def near(
        self, ranges: Mapping[str, int], queries: Float32, number: int, bound: Bound | None = None
    ) -> dict[str, Hits]:
        """Return the k rows of each of ``ranges`` (name -> k) approximately nearest to any query.

        queries: float32 (q, sum of d_k), modalities in the metric's order. Raises StateError if the
        search with this ``number`` is not known here and not given by ``bound``.
        """
        with self._answering():
            metric = self._metric_of_search(number, bound)
            ends = np.cumsum([*metric.dimensions.values()])[:-1]
            parts = np.split(queries, ends, axis=1)
            vectors = dict(zip(metric.dimensions, parts, strict=True))
            asks = [(self._range_named(name), k, self._mask(name)) for name, k in ranges.items()]
            found = self._pool.map(lambda ask: ask[0].near(metric, vectors, *ask[1:]), asks)
            return dict(zip(ranges, found, strict=True))

    def points(
        self, ranges: Mapping[str, Rows], number: int, bound: Bound | None = None
    ) -> dict[str, Float32]:
        """Return z of rows of some ranges (name -> (n,)), float32 (n, D) each.
        Raises StateError like ``near``."""
        with self._answering():
            metric = self._metric_of_search(number, bound)
            return {
                name: self._range_named(name).points(metric, rows) for name, rows in ranges.items()
            }

    def prepare_a_bit(self) -> bool:
        """Take one short preparing step while no query is being answered.
        Return whether there may be more to do."""
        self._idle.wait()
        with self._turn:
            self._stepped = time.monotonic()
            if self._steps is None or self._steps[0] not in self._ranges.values():
                waiting = (
                    each
                    for name, each in self._ranges.items()
                    if not each.prepared and name not in self._failed
                )
                self._steps = next(((each, each.upkeep()) for each in waiting), None)
            if self._steps is None:
                self._compile_if_worth()
                return False
            range_, steps = self._steps
            try:
                if next(steps, ENDED) is ENDED:
                    self._steps = None
            except Exception:  # the other ranges must be prepared, whatever is wrong with this one
                log.warning("the range %s could not be prepared", range_.range, exc_info=True)
                self._steps = None
                self._failed.add(range_.range.name)  # until it is assigned again
            return True

    def disturbed_for(self) -> float:
        """Return the seconds to wait before the next step, as people ask several times in a row.
        A step is due now and then even if they never stop."""
        return min(self._last + QUIET, self._stepped + STARVED) - time.monotonic()

    def _open(self, range_: Range, vectors: StoredVectors) -> None:
        known = self._ranges.get(range_.name)
        if known is not None and known.continues(range_):
            known.follow(range_, vectors)
        else:
            assert self._metric is not None
            self._ranges[range_.name] = OpenRange(range_, vectors, self._metric, self._settings)

    def _compile_if_worth(self) -> None:
        """Compile a faster scan if there are many photos, once all ranges are prepared."""
        many = sum(each.range.rows for each in self._ranges.values()) >= WORTH
        if many and not self._scan_is_compiled:
            self._scan_is_compiled = True
            hamming.compile()

    def _status(self) -> ServerStatus:
        ranges = dict(self._ranges)
        held = (name for name, each in ranges.items() if each.range == self._wanted.get(name))
        done = (name for name, each in ranges.items() if each.prepared or name in self._failed)
        return ServerStatus(frozenset(held), frozenset(done))

    @contextmanager
    def _answering(self) -> Iterator[None]:
        self._idle.clear()
        try:
            yield
        finally:
            self._last = time.monotonic()
            self._idle.set()
            self._work.set()

    def _metric_of_search(self, number: int, bound: Bound | None) -> Metric:
        """Return the metric of a search, and store what comes with ``bound``."""
        if bound is not None:
            before = self._masks if number == self._number else {}
            self._number, self._metric = number, self._same_or_new(bound.metric)
            self._masks = before | {
                name: np.unpackbits(np.frombuffer(bits, np.uint8)).astype(np.bool_)
                for name, bits in bound.masks.items()
            }
        if self._metric is None or number != self._number:
            raise StateError(tr("The search {number} is not known on this worker.", number=number))
        return self._metric

    def _same_or_new(self, metric: Metric) -> Metric:
        """Return the known metric if equal: with another object ranges would recompute points."""
        return self._metric if self._metric and _are_same(metric, self._metric) else metric

    def _range_named(self, name: str) -> OpenRange:
        if name not in self._ranges:
            raise StateError(tr("The part {part} is not held on this worker.", part=name))
        return self._ranges[name]

    def _mask(self, name: str) -> Mask:
        if name not in self._masks:
            raise StateError(
                tr("The search {number} is not known on this worker.", number=self._number)
            )
        return self._masks[name]


def _are_same(a: Metric, b: Metric) -> bool:
    return a.modalities == b.modalities and all(
        np.array_equal(here, there)
        for here, there in (
            (a.weights, b.weights),
            *((a.components[name], b.components[name]) for name in a.modalities),
        )
    )


def _cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def _prepare(server: weakref.ref[RangeServer], work: threading.Event) -> None:
    """Prepare the ranges of ``server`` until it is garbage-collected."""
    with suppress(AttributeError, OSError):  # only Linux has priorities for threads
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWER)
    while (known := server()) is not None:
        pause = known.disturbed_for()
        if pause <= 0 and not known.prepare_a_bit():
            pause = WAIT
        del known  # otherwise it would never be collected
        if pause > 0:
            work.clear()
            work.wait(pause)
