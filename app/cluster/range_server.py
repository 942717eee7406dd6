"""Search the ranges that a worker holds; callers run the functions below on its event loop."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

import numpy as np
from threadpoolctl import threadpool_limits

from app.cluster.ranges import Range
from app.core.base.errors import ClusterError
from app.core.base.language import tr
from app.core.base.shipped import own_version
from app.core.index.local_index import PersistentIndex
from app.core.store.derived import derived_folder, derived_path
from app.work.reading.indexer import cores
from engine.index import AdaptiveIndex, HashSettings, Hits
from engine.index.base import StoredVectors
from engine.index.exact import CACHE_BYTES
from engine.index.hamming import WORTH, hamming
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors

log = logging.getLogger(__name__)

A = TypeVar("A")

CODES = HashSettings(candidates=500)
"""Fewer candidates than in a local library, because each range proposes some."""

SWITCH = 256
"""Rows up to which all photos of a range are compared: few, as a worker may hold many ranges."""

NICE = 10  # of the preparing thread
QUIET = 0.5  # seconds without a query before preparing goes on, as people ask several in a row
MAX_PAUSE = 1.0  # seconds after which a step is taken even so
CHECK_INTERVAL = 1.0  # seconds between two checks whether there is something to prepare
CALLER_TIMEOUT = 30.0  # seconds without a call of `hold` after which the caller is gone


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
class BoundSearch:
    """The metric of a search, and which rows of each range may be found.
    The masks have eight rows per byte. It is sent once; then workers know it by its ``number``."""

    number: int
    metric: Metric
    masks: Mapping[str, bytes]


@dataclass(frozen=True, slots=True)
class ServerStatus:
    """The ranges that a server holds, those it has nothing left to prepare for, and why it can't
    hold the others, if that is so."""

    held: frozenset[str] = frozenset()
    prepared: frozenset[str] = frozenset()
    trouble: str = ""


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
    """Holds ranges and answers queries, all on one thread; prepares ranges on another, which yields
    to queries. Attribute: ``last_held``, the time of the last call of ``hold``."""

    def __init__(self, settings: SearchSettings, metric: Metric) -> None:
        """``metric`` is the likely one of the first queries."""
        threadpool_limits(1)  # BLAS threads: ranges are searched in parallel instead
        self.last_held = time.monotonic()
        self._settings = settings
        self._turns = ThreadPoolExecutor(1, "answer queries")
        self._pool = ThreadPoolExecutor(cores(), "search ranges")
        self._number = 0  # of the last search, whose metric and masks follow
        self._metric = metric
        self._masks: dict[str, Mask] = {}
        self._wanted: tuple[Range, ...] = ()
        self._ranges: dict[str, OpenRange] = {}
        self._trouble = ""
        self._opening: Future[None] | None = None
        self._scan_is_compiled = False  # or compiling was tried
        self._last_query = self._last_step = -MAX_PAUSE  # times

    def hold(self, ranges: tuple[Range, ...]) -> ServerStatus:
        """Begin to hold these ranges and no others, and return the status; repeated calls retry.
        Queries that follow wait until the ranges are open."""
        self.last_held = time.monotonic()
        lacking = ranges != self._wanted or len(self._held()) < len(ranges)
        if lacking and (ranges != self._wanted or self._opening is None or self._opening.done()):
            self._wanted = ranges
            self._opening = self._turns.submit(self._open)
        done = (name for name, each in self._ranges.items() if each.prepared)
        return ServerStatus(self._held(), frozenset(done), self._trouble)

    async def answer(self, question: Callable[..., A], *arguments: object) -> A:
        """Return ``question(self, *arguments)``, called in turn and off the event loop."""
        return await asyncio.wrap_future(self._turns.submit(question, self, *arguments))

    def near(
        self, ranges: Mapping[str, int], number: int, bound: BoundSearch | None, queries: Float32
    ) -> dict[str, Hits] | None:
        """Return the k rows of each of ``ranges`` (name -> k) approximately nearest to any query.
        queries: float32 (q, sum of d_k), modalities in the metric's order. None: a range is not
        held, or the search with this ``number`` is not known and not given by ``bound``."""
        if not self._begin(ranges, number, bound) or not ranges.keys() <= self._masks.keys():
            return None
        ends = np.cumsum([*self._metric.dimensions.values()])[:-1]
        parts = np.split(queries, ends, axis=1)
        vectors = dict(zip(self._metric.dimensions, parts, strict=True))
        asks = [(self._ranges[name], k, self._masks[name]) for name, k in ranges.items()]
        found = self._pool.map(lambda ask: ask[0].near(self._metric, vectors, *ask[1:]), asks)
        answers = dict(zip(ranges, found, strict=True))
        self._last_query = time.monotonic()
        return answers

    def points(
        self, ranges: Mapping[str, Rows], number: int, bound: BoundSearch | None
    ) -> dict[str, Float32] | None:
        """Return z of rows of some ranges (name -> (n,)), float32 (n, D) each; None as ``near``."""
        if not self._begin(ranges, number, bound):
            return None
        return {
            name: self._ranges[name].points(self._metric, rows) for name, rows in ranges.items()
        }

    def prepare(self) -> Iterator[None]:
        """Prepare the ranges that are not, in short steps; then compile a faster scan if there are
        many photos."""
        for name, range_ in [*self._ranges.items()]:
            try:
                for _ in () if range_.prepared else range_.upkeep():
                    if self._ranges.get(name) is not range_:
                        break  # it is no longer wanted
                    yield
            except Exception:  # the other ranges must be prepared, whatever is wrong with this one
                log.warning("the range %s could not be prepared", range_.range, exc_info=True)
                range_.prepared = True  # as far as it can be
        many = sum(each.range.rows for each in self._ranges.values()) >= WORTH
        if many and not self._scan_is_compiled:
            self._scan_is_compiled = True
            hamming.compile()

    def keep_preparing(self, wanted: Callable[[], bool]) -> None:
        """Prepare ranges between queries while ``wanted``; then end."""
        with suppress(AttributeError, OSError):  # only Linux has priorities for threads
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
        while wanted():
            for _ in self.prepare():
                self._last_step = time.monotonic()
                while (pause := self._pause()) > 0:
                    time.sleep(pause)
            time.sleep(CHECK_INTERVAL)
        self._turns.shutdown(wait=False)
        self._pool.shutdown(wait=False)

    def _pause(self) -> float:
        """Return the seconds until the next step, which is due now and then in any case."""
        return min(self._last_query + QUIET, self._last_step + MAX_PAUSE) - time.monotonic()

    def _open(self) -> None:
        wanted = {each.name: each for each in self._wanted}
        self._number, self._masks, self._trouble = 0, {}, ""
        self._ranges = {n: each for n, each in self._ranges.items() if n in wanted}
        for name, range_ in wanted.items():
            known, vectors = self._ranges.get(name), range_.read()
            if vectors is None:
                self._trouble = tr("it does not see {folder}", folder=range_.library)
            elif known is not None and known.continues(range_):
                known.follow(range_, vectors)
            else:
                opened = OpenRange(range_, vectors, self._metric, self._settings)
                self._ranges = {**self._ranges, name: opened}

    def _held(self) -> frozenset[str]:
        ranges = self._ranges
        return frozenset(
            each.name
            for each in self._wanted
            if each.name in ranges and ranges[each.name].range == each
        )

    def _begin(self, ranges: Mapping[str, object], number: int, bound: BoundSearch | None) -> bool:
        """Take over the metric and the masks of a search, if they came with it.
        Return whether its metric is known, and these ranges are held."""
        self._last_query = time.monotonic()
        if bound is not None:
            before = self._masks if number == self._number else {}
            self._number = number
            if not _are_same(bound.metric, self._metric):
                self._metric = bound.metric  # otherwise ranges would recompute points
            self._masks = before | {
                name: np.unpackbits(np.frombuffer(bits, np.uint8)).astype(np.bool_)
                for name, bits in bound.masks.items()
            }
        return number == self._number and ranges.keys() <= self._ranges.keys()


_SERVERS: dict[str, RangeServer] = {}
"""The servers on this worker, by caller."""


async def hold(
    caller: str,
    likewise: str,
    settings: SearchSettings,
    ranges: tuple[Range, ...],
    metric: Metric | None = None,
) -> ServerStatus | None:
    """Begin to hold these ranges, and no others, for ``caller``; return what is held so far.

    A new caller needs a ``metric``, the likely one of its first queries: None is returned without
    it. Callers call this again every few seconds. ``likewise`` is their version; raises
    ClusterError if it is another here.
    """
    if own_version() != likewise:
        raise ClusterError(
            tr("This worker has Likewise {own}, not {other}.", own=own_version(), other=likewise),
            tr("Install the same version everywhere."),
        )
    if caller not in _SERVERS:
        if metric is None:
            return None
        _SERVERS[caller] = RangeServer(settings, metric)
        threading.Thread(
            target=_prepare, args=(caller,), name="prepare ranges", daemon=True
        ).start()
    return _SERVERS[caller].hold(ranges)


async def ask(caller: str, question: Callable[..., A], *arguments: object) -> A | None:
    """Return what ``question``, a method of RangeServer, returns; None without a server."""
    server = _SERVERS.get(caller)
    return await server.answer(question, *arguments) if server else None


def _prepare(caller: str) -> None:
    """Prepare the ranges of ``caller`` until it is gone."""
    server = _SERVERS[caller]
    server.keep_preparing(lambda: time.monotonic() - server.last_held < CALLER_TIMEOUT)
    del _SERVERS[caller]


def _are_same(a: Metric, b: Metric) -> bool:
    return a.modalities == b.modalities and all(
        np.array_equal(here, there)
        for here, there in (
            (a.weights, b.weights),
            *((a.components[name], b.components[name]) for name in a.modalities),
        )
    )
