"""The shard server: a Dask actor on a worker that answers for the shards that it holds."""

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

import numpy as np
from threadpoolctl import threadpool_limits

from app.cluster.messages import QueryConditions, ServerStatus, ShardHits, unpacked
from app.cluster.metric_change import MetricChange, NumberedMetric, apply
from app.cluster.open_shard import OpenShard, SearchedShard, SearchSettings
from app.core.errors import ClusterError
from app.core.language import tr
from app.core.shipped import own_version
from engine.errors import StateError
from engine.index.hamming import WORTH, hamming
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows

log = logging.getLogger(__name__)

REMEMBERED = 3
"""Metrics that are kept: a change may start from an earlier one if an answer was lost."""

LOWER = 10  # than the system's usual priority, for preparing
QUIET = 0.5  # seconds without a question before preparing goes on
STARVED = 1.0  # seconds after which a step is made nevertheless
ENDED = object()  # what no step gives
WAIT = 1.0  # seconds between two checks whether this server is still wanted


class ShardServer:
    """Holds shards and answers for them; prepares them on a thread that lets questions go first.

    One thread asks: Dask calls an actor's methods one after the other.
    """

    def __init__(self, settings: SearchSettings, likewise: str) -> None:
        """``likewise``: the version of those who ask. Raises ClusterError if it is another here."""
        if own_version() != likewise:
            raise ClusterError(
                tr(
                    "This worker has Likewise {own}, not {other}.",
                    own=own_version(),
                    other=likewise,
                ),
                tr("Install the same version everywhere."),
            )
        _allow_many_files()
        threadpool_limits(1)  # of BLAS: shards are searched side by side instead
        self._settings = settings
        self._pool = ThreadPoolExecutor(_cores(), "search shards")
        self._metrics: dict[int, NumberedMetric] = {}
        self._masks: dict[str, tuple[int, Mask]] = {}  # with the number of its filter
        self._shards: dict[str, OpenShard] = {}
        self._failed: set[str] = set()  # shards that could not be prepared
        self._steps: tuple[str, OpenShard, Iterator[None]] | None = None
        self._scan_is_compiled = False  # or was tried
        self._last = self._stepped = -STARVED  # when the last answer was given, and step made
        self._turn = threading.Lock()  # one step at a time
        self._idle = threading.Event()  # no question is being answered
        self._idle.set()
        self._work = threading.Event()
        work = (weakref.ref(self), self._work)
        threading.Thread(target=_prepare, args=work, name="prepare shards", daemon=True).start()

    def hold(self, shards: Sequence[SearchedShard], change: MetricChange) -> ServerStatus:
        """Hold these shards and no others. Raises LibraryDamagedError if one is not there."""
        metric = self._learn(change)
        wanted = {shard.name: shard for shard in shards}
        held = {name: shard for name, shard in self._shards.items() if name in wanted}
        for name, shard in wanted.items():
            if name in held and held[name].continues(shard):
                held[name].follow(shard)
            else:
                held[name] = OpenShard(shard, metric, self._settings)
        self._shards, self._failed = held, set()
        self._masks = {name: mask for name, mask in self._masks.items() if name in held}
        self._work.set()
        return self._status()

    async def status(self) -> ServerStatus:
        """How the shards are; on the worker's event loop, so that busy servers answer too."""
        return self._status()

    def near(
        self, shards: Mapping[str, int], queries: Float32, conditions: QueryConditions
    ) -> ShardHits:
        """Of each of ``shards`` (name -> k) the k rows nearly nearest to any query.

        queries: float32 (q, sum of d_k), modality after modality in the metric's order.
        Raises StateError if ``conditions`` build on what is not known here.
        """
        with self._answering():
            metric = self._agree(conditions)
            ends = np.cumsum([*metric.dimensions.values()])[:-1]
            parts = np.split(queries, ends, axis=1)
            vectors = dict(zip(metric.dimensions, parts, strict=True))
            asks = [
                (self._measured(name, metric), k, self._mask(name, conditions.filter))
                for name, k in shards.items()
            ]
            found = [*self._pool.map(lambda ask: ask[0].near(vectors, *ask[1:]), asks)]
        return ShardHits(
            np.array([hits.rows.size for hits in found], np.int64),
            np.concatenate([np.zeros(0, np.int64), *(hits.rows for hits in found)]),
            np.concatenate([np.zeros(0, np.float32), *(hits.distances for hits in found)]),
        )

    def points(self, rows: Mapping[str, Rows], conditions: QueryConditions) -> Float32:
        """z of rows of some shards (name -> (n,)), one shard after the other, float32 (n, D).

        Raises StateError like ``near``.
        """
        with self._answering():
            metric = self._agree(conditions)
            return np.concatenate(
                [self._measured(name, metric).points(part) for name, part in rows.items()]
            )

    def prepare_a_bit(self) -> bool:
        """Make one short step of what there is to prepare, when no question is being answered;
        whether there may be more to do."""
        self._idle.wait()
        with self._turn:
            self._stepped = time.monotonic()
            if self._steps is None or self._shards.get(self._steps[0]) is not self._steps[1]:
                self._steps = self._next_to_prepare()
            if self._steps is None:
                self._compile_if_worth()
                return False
            name, shard, steps = self._steps
            try:
                if next(steps, ENDED) is ENDED:
                    self._steps = None
            except Exception:  # whatever is wrong with one shard, the others are to be prepared
                log.warning("the shard %s could not be prepared", name, exc_info=True)
                self._steps = None
                if self._shards.get(name) is shard:
                    self._failed.add(name)  # until shards are assigned anew; searched as it is
            return True

    def _next_to_prepare(self) -> tuple[str, OpenShard, Iterator[None]] | None:
        for name, shard in self._shards.items():
            if not shard.prepared and name not in self._failed:
                return name, shard, shard.upkeep()
        return None

    def _compile_if_worth(self) -> None:
        """Make scans faster if there are many photos to scan, once all is prepared."""
        many = sum(shard.rows for shard in self._shards.values()) >= WORTH
        if many and not self._scan_is_compiled:
            self._scan_is_compiled = True
            hamming.compile()

    def _status(self) -> ServerStatus:
        shards = self._shards
        done = (n for n, shard in shards.items() if shard.prepared or n in self._failed)
        return ServerStatus(frozenset(shards), frozenset(done))

    def disturbed_for(self) -> float:
        """Seconds to wait until preparing disturbs nobody: people ask several times in a row.
        A step is due now and then even if they never stop."""
        return min(self._last + QUIET, self._stepped + STARVED) - time.monotonic()

    @contextmanager
    def _answering(self) -> Iterator[None]:
        self._idle.clear()
        try:
            yield
        finally:
            self._last = time.monotonic()
            self._idle.set()
            self._work.set()

    def _agree(self, conditions: QueryConditions) -> Metric:
        """The metric of ``conditions``; what comes along with them is known from now on."""
        if conditions.change is not None:
            self._learn(conditions.change)
        for name, bits in (conditions.allowed or {}).items():
            self._masks[name] = conditions.filter, unpacked(bits)
        if conditions.metric not in self._metrics:
            raise StateError(
                tr(
                    "The metric {metric} is not known on this worker.",
                    metric=str(conditions.metric),
                )
            )
        return self._metrics[conditions.metric].metric

    def _learn(self, change: MetricChange) -> Metric:
        if change.number not in self._metrics:
            self._metrics[change.number] = apply(change, self._metrics.get(change.base))
            for number in [*self._metrics][:-REMEMBERED]:  # an old one may have come last
                del self._metrics[number]
        return self._metrics[change.number].metric

    def _measured(self, name: str, metric: Metric) -> OpenShard:
        if name not in self._shards:
            raise StateError(tr("The shard {shard} is not held on this worker.", shard=str(name)))
        shard = self._shards[name]
        shard.measure_by(metric)
        return shard

    def _mask(self, name: str, number: int) -> Mask:
        known, mask = self._masks.get(name, (0, None))
        if mask is None or known != number:
            raise StateError(
                tr("The filter {filter} is not known on this worker.", filter=str(number))
            )
        return mask


def _allow_many_files() -> None:
    """Let this process map as many files as the system permits: each map holds one open."""
    with suppress(ImportError, OSError, ValueError):  # Windows has no such limit
        import resource

        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def _prepare(server: weakref.ref[ShardServer], work: threading.Event) -> None:
    """Prepare what ``server`` holds until nobody wants it any more."""
    with suppress(AttributeError, OSError):  # Linux has priorities for threads, others have not
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWER)
    while (known := server()) is not None:
        pause = known.disturbed_for()
        if pause <= 0 and not known.prepare_a_bit():
            pause = WAIT
        del known  # or it could never go
        if pause > 0:
            work.clear()
            work.wait(pause)
