"""Search a library on a cluster: send queries to the workers and merge their answers.

Ranges without an answer are left out and named. Nothing here waits for long: connections are made,
and made again, on a thread of their own.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count

import numpy as np

from app.cluster.cluster_address import ClusterAddress
from app.cluster.connection import Connection, connect
from app.cluster.range_server import BoundSearch, RangeServer, SearchSettings
from app.cluster.ranges import Range, merged, share_of
from app.cluster.workers import Question, Workers
from app.core.base.errors import ClusterError
from app.core.base.language import tr, tr_n
from app.core.base.work_types import ClusterState, IndexState
from app.core.index.protocol import LibraryIndex, SearchIndex
from app.core.library.library import LibrarySnapshot
from engine.index.base import Hits
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors

TIMEOUT = 2.0
"""Seconds after which a search goes on without missing answers."""

RETRY_INTERVAL = 5.0
"""Seconds between two attempts to reach a cluster."""

CLOSE_TIMEOUT = 5.0
"""Seconds to wait for the end of a cluster that was started here."""

CHECK_INTERVAL = 0.5  # seconds between two checks whether a connection is lost

RangesOf = Callable[[LibrarySnapshot], Sequence[Range]]


class RemoteIndex:
    """Implements `app.core.index.protocol.LibraryIndex`.

    Everything but the connecting belongs to one thread.
    """

    def __init__(
        self,
        address: ClusterAddress,
        here: LibraryIndex,
        *,
        settings: SearchSettings,
        timeout: float = TIMEOUT,
        on_change: Callable[[], None] | None = None,
        ranges_of: RangesOf,
    ) -> None:
        """``here`` serves while the library has no photos; ``ranges_of`` cuts a snapshot.
        ``on_change`` is called, on any thread, when the state of the cluster has changed."""
        self._address = address
        self._here = here
        self._settings = settings
        self._ranges_of = ranges_of
        self.timeout = timeout
        self._changed = on_change or (lambda: None)
        self._cluster: Workers | None = None
        self.trouble = tr(
            "the cluster at {scheduler} is still being reached", scheduler=address.scheduler
        )
        self._current: _RangedSnapshot | None = None
        self._in_use = threading.Lock()  # its holder may use the current cluster
        self._settled = threading.Event()  # connected, or known not to be
        self._closing = threading.Event()
        self._keeper = threading.Thread(target=self._stay_connected, name="cluster", daemon=True)
        self._keeper.start()

    def bind(self, snapshot: LibrarySnapshot, metric: Metric) -> SearchIndex:
        """See LibraryIndex.bind. Also opens ranges that aren't open yet."""
        if not len(snapshot.rows):
            return self._here.bind(snapshot, metric)
        self._current = self._ranged(snapshot, metric)
        with self._in_use:
            if self._cluster is not None:
                self._follow(self._cluster)
        return RemoteSearch(self, self._current, metric)

    def aside(self, snapshot: LibrarySnapshot, metric: Metric) -> SearchIndex:
        """See LibraryIndex.aside. Workers can serve any metric."""
        if not len(snapshot.rows):
            return self._here.aside(snapshot, metric)
        return RemoteSearch(self, self._ranged(snapshot, metric), metric)

    def upkeep(self) -> Iterator[object]:
        """See LibraryIndex.upkeep: workers prepare themselves."""
        return self._here.upkeep()

    @property
    def state(self) -> IndexState:
        """See LibraryIndex.state."""
        if self._current is None:
            return replace(self._here.state, cluster=self._cluster_state())
        total = len(self._current.snapshot.rows)
        return IndexState(total, total, self._cluster_state())

    def close(self) -> None:
        """See LibraryIndex.close. Disconnects; a cluster that was started here ends."""
        self._here.close()
        self._closing.set()
        self._keeper.join(CLOSE_TIMEOUT)  # one that is still connecting ends by itself

    @contextmanager
    def reached(self) -> Iterator[Workers | None]:
        """Yield the cluster, with the ranges bound last; it stays open until the end of the block.
        None if there is none in time: `trouble` gives the reason."""
        self._settled.wait(self.timeout)
        with self._in_use:
            if self._cluster is not None:
                self._follow(self._cluster)
            yield self._cluster

    def _ranged(self, snapshot: LibrarySnapshot, metric: Metric) -> _RangedSnapshot:
        if self._current is not None and self._current.snapshot is snapshot:
            return self._current
        return _RangedSnapshot(snapshot, self._ranges_of(snapshot), metric)

    def _follow(self, cluster: Workers) -> None:
        """Ask the workers to open the current ranges."""
        if self._current is not None:
            cluster.follow(self._current.ranges, self._current.metric)

    def _cluster_state(self) -> ClusterState:
        cluster = self._cluster
        parts = 0 if self._current is None else len(self._current.ranges)
        if cluster is not None:  # a new one has no ranges yet, so none answers
            state = cluster.state
            return state if state.parts else replace(state, parts=parts)
        return ClusterState(
            address=self._address.scheduler,
            reachable=False,
            workers=0,
            parts=parts,
            ready=0,
            missing=(self.trouble,),
            warning=self._address.warning,
        )

    # On the thread that maintains the connection

    def _stay_connected(self) -> None:
        while not self._closing.is_set():
            try:
                with connect(self._address, workers_within=0) as connection:
                    self._use(connection)
            except ClusterError as error:
                self.trouble = error.sentence.rstrip(".。")
                self._changed()
            self._settled.set()
            self._closing.wait(RETRY_INTERVAL)

    def _use(self, connection: Connection) -> None:
        """Search through ``connection`` until it is lost or no longer wanted."""
        self._cluster = cluster = Workers(connection, self._settings, self._changed)
        self._follow(cluster)
        self._settled.set()
        while not (self._closing.wait(CHECK_INTERVAL) or cluster.lost):
            pass
        self.trouble = tr(
            "the scheduler at {scheduler} does not answer", scheduler=connection.address.scheduler
        )
        self._cluster = None
        self._changed()
        with self._in_use:  # nobody uses it any more
            cluster.close()


@dataclass(frozen=True, eq=False)
class _RangedSnapshot:
    """A snapshot, its ranges, and the metric that workers open them with."""

    snapshot: LibrarySnapshot
    ranges: Sequence[Range]
    metric: Metric


_NUMBERS = count(1)


class RemoteSearch:
    """Implements `app.core.index.protocol.SearchIndex`."""

    def __init__(self, index: RemoteIndex, searched: _RangedSnapshot, metric: Metric) -> None:
        self.metric = metric
        self.incomplete = ""
        self._index = index
        self._searched = searched
        self._allowed: Mask | None = None  # never written to
        self._bound = BoundSearch(next(_NUMBERS), metric, {})

    @property
    def shape(self) -> tuple[int, int]:
        """(photos, entries of z)."""
        return len(self._searched.snapshot.rows), width(self.metric)

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        numbers = np.arange(self.shape[0])[rows] if isinstance(rows, slice) else np.asarray(rows)
        points = np.full((len(numbers), width(self.metric)), np.nan, np.float32)
        with self._index.reached() as cluster:
            if cluster is not None:
                wanted: dict[str, Rows] = {}
                within: dict[str, Rows] = {}
                for each in self._searched.ranges:
                    inside = (numbers >= each.start) & (numbers < each.start + each.rows)
                    if inside.any():
                        within[each.name] = np.flatnonzero(inside)
                        wanted[each.name] = numbers[inside] - each.start
                question = Question(RangeServer.points, self._bound, self._index.timeout)
                found, _ = cluster.ask(question, wanted)
                for name, part in found.items():
                    points[within[name]] = part
        lacking = np.flatnonzero(np.isnan(points[:, 0]))
        if lacking.size:  # in ranges that don't answer
            here = numbers[lacking]
            vectors = {
                name: matrix[here] for name, matrix in self._searched.snapshot.vectors.items()
            }
            points[lacking] = self.metric.embed(vectors)
        return points

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """See SearchIndex.nearest."""
        together = np.concatenate(
            [queries[name] for name in self.metric.modalities], axis=1, dtype=np.float32
        )
        if self._allowed is not allowed:
            self._allowed = allowed
            self._bound = BoundSearch(next(_NUMBERS), self.metric, self._masks(allowed))
        question = Question(RangeServer.near, self._bound, self._index.timeout, (together,))
        starts = {each.name: each.start for each in self._searched.ranges}
        found: dict[str, Hits] = {}
        with self._index.reached() as cluster:
            if cluster is None:
                missing = dict.fromkeys(starts, self._index.trouble)
            else:
                asks = dict.fromkeys(starts, share_of(k, len(starts)))
                found, missing = cluster.ask(question, asks)
        self.incomplete = missing_ranges(missing, len(starts))
        parts = [Hits(hits.rows + starts[name], hits.distances) for name, hits in found.items()]
        return merged(parts, k)

    def _masks(self, allowed: Mask) -> dict[str, bytes]:
        return {
            each.name: np.packbits(allowed[each.start : each.start + each.rows]).tobytes()
            for each in self._searched.ranges
        }


def width(metric: Metric) -> int:
    """Return the number of entries of z."""
    return sum(len(matrix) for matrix in metric.components.values())


def missing_ranges(missing: Mapping[str, str], ranges: int) -> str:
    """Return a sentence on which of ``ranges`` are ``missing`` (range -> reason); empty if none."""
    if not missing:
        return ""
    return tr_n(
        "{answered} of {n} part answered. Missing: {missing}.",
        "{answered} of {n} parts answered. Missing: {missing}.",
        ranges,
        answered=ranges - len(missing),
        missing="; ".join(dict.fromkeys(missing.values())),
    )
