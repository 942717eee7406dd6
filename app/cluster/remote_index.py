"""The index of a library on a cluster: sends queries to the workers and merges their answers.

What the workers do not answer for is left out and named. Nothing here waits for long: a connection
is made, and made again, on a thread of its own.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

import numpy as np

from app.cluster.cluster_address import ClusterAddress
from app.cluster.connection import Connection, connect
from app.cluster.range_server import SearchSettings
from app.cluster.ranges import Range, RangeHits, first_ask, merged, unfinished
from app.cluster.worker_client import Bound
from app.cluster.workers import Workers
from app.core.base.errors import ClusterError
from app.core.base.language import tr, tr_n
from app.core.base.work_types import ClusterState, IndexState
from app.core.index.protocol import LibraryIndex, SearchIndex
from app.core.library.snapshot import LibrarySnapshot
from engine.index.base import Hits
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors

PATIENCE = 2.0
"""Seconds after which a search goes on without the shards that have not answered."""

SECOND = 0.5
"""Seconds that a second question has at least: those who are asked it have just answered one."""

RETRY = 5.0
"""Seconds between two attempts to reach a cluster."""

CLOSE = 5.0
"""Seconds to wait for the end of a cluster that was started here."""

TICK = 0.5  # seconds between two checks whether a connection is lost


NAMED = 3
"""Ranges that are named one by one."""

RangesOf = Callable[[LibrarySnapshot], Sequence[Range]]


class RemoteIndex:
    """See `app.core.index.protocol.LibraryIndex`.

    Everything but the making of connections belongs to one thread.
    """

    def __init__(
        self,
        address: ClusterAddress,
        here: LibraryIndex,
        *,
        settings: SearchSettings,
        patience: float = PATIENCE,
        on_change: Callable[[], None] | None = None,
        ranges_of: RangesOf,
    ) -> None:
        """``here`` serves while the library has no photos. ``on_change`` is called, on some thread,
        when the state of the cluster has changed. ``ranges_of``: what workers hold of a
        snapshot."""
        self._address = address
        self._here = here
        self._settings = settings
        self._ranges_of = ranges_of
        self._patience = patience
        self._changed = on_change or _nothing
        self._cluster: Workers | None = None
        self._trouble = tr(
            "the cluster at {scheduler} is still being reached", scheduler=address.scheduler
        )
        self._now: _Now | None = None
        self._bound: Bound | None = None
        self._allowed: Mask | None = None  # what its filter means
        self._followed: tuple[Workers | None, _Now | None] = (None, None)
        self._lock = threading.Lock()  # of the four above
        self._in_use = threading.Lock()  # whoever has it may use the cluster that there is
        self._settled = threading.Event()  # connected, or known not to be
        self._closing = threading.Event()
        self._keeper = threading.Thread(target=self._stay_connected, name="cluster", daemon=True)
        self._keeper.start()

    def bind(self, snapshot: LibrarySnapshot, metric: Metric) -> SearchIndex:
        """See LibraryIndex.bind. Has the ranges opened where they are not."""
        if not len(snapshot.rows):
            return self._here.bind(snapshot, metric)
        if self._now is None or self._now.snapshot is not snapshot:
            self._now = _Now(snapshot, self._ranges_of(snapshot), metric)
        with self._in_use:
            if self._cluster is not None:
                self._follow(self._cluster)
        return RemoteSearch(self, self._now, metric)

    def aside(self, snapshot: LibrarySnapshot, metric: Metric) -> SearchIndex:
        """See LibraryIndex.aside. Workers serve any metric in turn."""
        if not len(snapshot.rows):
            return self._here.aside(snapshot, metric)
        now = self._now
        if now is None or now.snapshot is not snapshot:
            now = _Now(snapshot, self._ranges_of(snapshot), metric)
        return RemoteSearch(self, now, metric)

    def upkeep(self) -> Iterator[object]:
        """See LibraryIndex.upkeep: workers prepare themselves."""
        return self._here.upkeep()

    @property
    def state(self) -> IndexState:
        """See LibraryIndex.state."""
        if self._now is None:
            return replace(self._here.state, cluster=self._cluster_state())
        total = len(self._now.snapshot.rows)
        return IndexState(approximate=True, rows=total, total=total, cluster=self._cluster_state())

    def close(self) -> None:
        """See LibraryIndex.close. Lets go of the cluster; one that was started here ends."""
        self._here.close()
        self._closing.set()
        self._keeper.join(CLOSE)  # one that still tries to connect ends by itself

    def near(
        self, now: _Now, metric: Metric, queries: Float32, k: int, allowed: Mask
    ) -> tuple[Hits, str]:
        """What SearchIndex.nearest finds, and what is missing. queries: (q, sum of d_k)."""
        deadline = time.monotonic() + self._patience
        starts = {each.name: each.start for each in now.ranges}
        found: dict[str, RangeHits] = {}
        missing: dict[str, str] = {}
        with self._reached() as cluster:
            if cluster is None:
                nothing = dict.fromkeys(starts, self._trouble)
                return merged((), k), missing_ranges(nothing, len(starts))
            self._follow(cluster)
            bound = self._bind(now, metric, allowed)
            asks = dict.fromkeys(starts, first_ask(k, len(starts)))
            while asks:  # twice at most: whoever was asked for k has no more to give
                left = max(deadline - time.monotonic(), SECOND)  # others may have used it up
                answers = cluster.near(asks, queries, bound, left)
                missing |= answers.missing
                for name, hits in answers.found.items():
                    found[name] = RangeHits(hits.rows + starts[name], hits.distances, asks[name])
                asks = {name: k for name in unfinished(found, k) if name not in missing}
        return merged(found.values(), k), missing_ranges(missing, len(starts))

    def points(self, now: _Now, metric: Metric, rows: Rows) -> Float32:
        """z of ``rows`` (n,), float32 (n, D). Of ranges that don't answer it is made here."""
        points = np.full((len(rows), width(metric)), np.nan, np.float32)
        with self._reached() as cluster:
            if cluster is not None:
                self._follow(cluster)
                bound = self._bind(now, metric)
                wanted: dict[str, Rows] = {}
                within: dict[str, Rows] = {}
                for each in now.ranges:
                    mine = np.flatnonzero((rows >= each.start) & (rows < each.start + each.rows))
                    if mine.size:
                        within[each.name], wanted[each.name] = mine, rows[mine] - each.start
                for name, part in cluster.points(wanted, bound, self._patience).found.items():
                    points[within[name]] = part
        lacking = np.flatnonzero(np.isnan(points[:, 0]))
        if lacking.size:
            here = rows[lacking]
            vectors = {name: matrix[here] for name, matrix in now.snapshot.vectors.items()}
            points[lacking] = metric.embed(vectors)
        return points

    def _bind(self, now: _Now, metric: Metric, allowed: Mask | None = None) -> Bound:
        """A metric and a filter with their numbers; those that were asked for last keep theirs.
        ``allowed`` is never written to."""
        with self._lock:
            last = self._bound
            if last is None or last.metric is not metric:
                number = 1 if last is None else last.number + 1
                self._bound = last = Bound(number, metric, last.filter if last else 0, {})
                self._allowed = None
            if allowed is not None and self._allowed is not allowed:
                masks = {
                    each.name: np.packbits(allowed[each.start : each.start + each.rows]).tobytes()
                    for each in now.ranges
                }
                self._bound = last = replace(last, filter=last.filter + 1, masks=masks)
                self._allowed = allowed
            return last

    @contextmanager
    def _reached(self) -> Iterator[Workers | None]:
        """The cluster, which stays until the end; None if there is none, and none comes in time."""
        self._settled.wait(self._patience)
        with self._in_use:
            yield self._cluster

    def _follow(self, cluster: Workers) -> None:
        """Have the ranges of now held."""
        now = self._now
        if now is not None and self._followed != (cluster, now):
            cluster.follow(now.ranges, now.snapshot.vectors, self._bind(now, now.metric))
            self._followed = cluster, now

    def _cluster_state(self) -> ClusterState:
        cluster = self._cluster
        shards = 0 if self._now is None else len(self._now.ranges)
        if cluster is not None:  # one that is new knows of no ranges yet, so none answers
            state = cluster.state
            return state if state.shards else replace(state, shards=shards)
        return ClusterState(
            address=self._address.scheduler,
            reachable=False,
            workers=0,
            shards=shards,
            ready=0,
            missing=(self._trouble,),
            warning=self._address.warning,
        )

    # On the thread that keeps the connection

    def _stay_connected(self) -> None:
        while not self._closing.is_set():
            try:
                with connect(self._address, workers_within=0) as connection:
                    self._use(connection)
            except ClusterError as error:
                self._trouble = error.sentence.rstrip(".。")
                self._changed()
            self._settled.set()
            self._closing.wait(RETRY)

    def _use(self, connection: Connection) -> None:
        """Search by ``connection`` until it is lost, or no longer wanted."""
        self._cluster = cluster = Workers(connection, self._settings, self._changed)
        self._follow(cluster)
        self._settled.set()
        while not (self._closing.wait(TICK) or cluster.lost):
            pass
        self._trouble = tr(
            "the scheduler at {scheduler} does not answer", scheduler=connection.address.scheduler
        )
        self._cluster = None
        self._changed()
        with self._in_use:  # nobody asks it any more
            cluster.close()


@dataclass(frozen=True, eq=False)
class _Now:
    """A snapshot, what workers hold of it, and the metric that they begin with."""

    snapshot: LibrarySnapshot
    ranges: Sequence[Range]
    metric: Metric


class RemoteSearch:
    """See `app.core.index.protocol.SearchIndex`."""

    def __init__(self, index: RemoteIndex, now: _Now, metric: Metric) -> None:
        self.metric = metric
        self.incomplete = ""
        self._index = index
        self._now = now

    @property
    def shape(self) -> tuple[int, int]:
        """(photos, entries of z)."""
        return len(self._now.snapshot.rows), width(self.metric)

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        numbers = np.arange(self.shape[0])[rows] if isinstance(rows, slice) else np.asarray(rows)
        return self._index.points(self._now, self.metric, numbers)

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """See SearchIndex.nearest."""
        together = np.concatenate(
            [queries[name] for name in self.metric.modalities], axis=1, dtype=np.float32
        )
        hits, self.incomplete = self._index.near(self._now, self.metric, together, k, allowed)
        return hits


def _nothing() -> None:
    """What is called when nobody listens."""


def width(metric: Metric) -> int:
    """How many entries z has."""
    return sum(len(matrix) for matrix in metric.components.values())


def missing_ranges(missing: Mapping[str, str], ranges: int) -> str:
    """What of ``ranges`` is ``missing`` (range -> reason) from an answer; empty if nothing is."""
    if not missing:
        return ""
    by_reason: dict[str, list[str]] = {}
    for name, reason in missing.items():
        by_reason.setdefault(reason, []).append(name)
    parts = [
        tr("{shards} ({reason})", shards=_listed(names), reason=reason)
        for reason, names in by_reason.items()
    ]
    return tr_n(
        "{answered} of {n} shard answered. Missing: {missing}.",
        "{answered} of {n} shards answered. Missing: {missing}.",
        ranges,
        answered=ranges - len(missing),
        missing="; ".join(parts),
    )


def _listed(names: list[str]) -> str:
    more = len(names) - NAMED
    named = ", ".join(names[:NAMED])
    return tr("{named} and {more} more", named=named, more=more) if more > 0 else named
