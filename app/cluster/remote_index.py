"""The index of a library on a cluster: sends queries to the shard servers and merges the answers.

What the workers do not answer for is left out and named. Nothing here waits for long: a connection
is made, and made again, on a thread of its own.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace

import numpy as np

from app.cluster.bound_query import BoundQuery, NumberedFilter, QueryBinder
from app.cluster.cluster_address import ClusterAddress
from app.cluster.connection import Connection, connect
from app.cluster.merge import ShardFindings, first_ask, merged, unfinished
from app.cluster.messages import ShardHits
from app.cluster.open_shard import SearchedShard, SearchSettings, StoredShard
from app.cluster.questions import Answers
from app.cluster.sentences import missing_shards
from app.cluster.shard_cluster import ShardCluster
from app.core.errors import ClusterError
from app.core.index.protocol import LibraryIndex, SearchIndex
from app.core.language import tr
from app.core.library.snapshot import LibrarySnapshot
from app.core.store.matrices.extents import OWN
from app.core.store.matrices.shards import Layout
from app.core.types import ClusterState, IndexState
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


ShardsOf = Callable[[LibrarySnapshot], Sequence[SearchedShard]]


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
        shards_of: ShardsOf | None = None,
    ) -> None:
        """``here`` serves while the library has no shards, only what this computer has read.
        ``on_change`` is called, on some thread, when the state of the cluster has changed.
        ``shards_of``: what the workers hold of a snapshot; its files, if nothing is said."""
        self._address = address
        self._here = here
        self._settings = settings
        self._shards_of = shards_of or stored_shards
        self._patience = patience
        self._changed = on_change or _nothing
        self._cluster: ShardCluster | None = None
        self._trouble = tr(
            "the cluster at {scheduler} is still being reached", scheduler=address.scheduler
        )
        self._binder = QueryBinder()
        self._now: tuple[LibrarySnapshot, Metric] | None = None
        self._followed: tuple[ShardCluster | None, Layout | None] = (None, None)
        self._lock = threading.Lock()  # of the three above
        self._in_use = threading.Lock()  # whoever has it may use the cluster that there is
        self._settled = threading.Event()  # connected, or known not to be
        self._closing = threading.Event()
        self._keeper = threading.Thread(target=self._stay_connected, name="cluster", daemon=True)
        self._keeper.start()

    def bind(self, snapshot: LibrarySnapshot, metric: Metric) -> SearchIndex:
        """See LibraryIndex.bind. Has the shards opened where they are not."""
        if all(shard.name == OWN for shard in snapshot.layout.shards):
            return self._here.bind(snapshot, metric)  # workers have read nothing of it
        self._now = snapshot, metric
        with self._in_use:
            if self._cluster is not None:
                self._follow(self._cluster)
        return RemoteSearch(self, snapshot, metric)

    def aside(self, snapshot: LibrarySnapshot, metric: Metric) -> SearchIndex:
        """See LibraryIndex.aside. Workers serve any metric in turn."""
        if all(shard.name == OWN for shard in snapshot.layout.shards):
            return self._here.aside(snapshot, metric)
        return RemoteSearch(self, snapshot, metric)

    def upkeep(self) -> Iterator[object]:
        """See LibraryIndex.upkeep: nothing for shards, because the workers prepare themselves."""
        return self._here.upkeep()

    @property
    def state(self) -> IndexState:
        """See LibraryIndex.state."""
        if self._now is None:
            return replace(self._here.state, cluster=self._cluster_state())
        total = len(self._now[0].rows)
        return IndexState(approximate=True, rows=total, total=total, cluster=self._cluster_state())

    def close(self) -> None:
        """See LibraryIndex.close. Lets go of the cluster; one that was started here ends."""
        self._here.close()
        self._closing.set()
        self._keeper.join(CLOSE)  # one that still tries to connect ends by itself

    def near(
        self,
        snapshot: LibrarySnapshot,
        metric: Metric,
        queries: Float32,
        k: int,
        allowed: Mask,
    ) -> tuple[Hits, str]:
        """What SearchIndex.nearest finds, and its note. queries: (q, sum of d_k)."""
        deadline = time.monotonic() + self._patience
        layout = snapshot.layout
        found: dict[str, ShardFindings] = {}
        missing: dict[str, str] = {}
        with self._reached() as cluster:
            if cluster is None:
                nothing = dict.fromkeys((shard.name for shard in layout.shards), self._trouble)
                return merged((), k), missing_shards(nothing, len(layout.shards))
            self._follow(cluster)
            with self._lock:
                filter_ = self._binder.filter(allowed, layout)
                bound = BoundQuery(self._binder.metric(metric), filter_)
            asks = dict.fromkeys(filter_.bits, first_ask(k, len(filter_.bits)))
            while asks:  # twice at most: whoever was asked for k has no more to give
                left = max(deadline - time.monotonic(), SECOND)  # others may have used it up
                answers = cluster.near(asks, queries, bound, left)
                missing |= answers.missing
                found |= _found(answers, asks, filter_)
                asks = {name: k for name in unfinished(found, k) if name not in missing}
        return merged(found.values(), k), missing_shards(missing, len(layout.shards))

    def points(self, snapshot: LibrarySnapshot, metric: Metric, rows: Rows) -> Float32:
        """z of ``rows`` (n,), float32 (n, D). Of shards that don't answer it is made here, from
        the matrices on the shared disk."""
        points = np.full((len(rows), width(metric)), np.nan, np.float32)
        with self._reached() as cluster:
            if cluster is not None:
                self._follow(cluster)
                with self._lock:
                    bound = BoundQuery(self._binder.metric(metric))
                wanted, positions = snapshot.layout.by_shard(rows)
                for names, part in cluster.points(wanted, bound, self._patience).found:
                    points[np.concatenate([positions[name] for name in names])] = part
        lacking = np.flatnonzero(np.isnan(points[:, 0]))
        if lacking.size:
            here = rows[lacking]
            vectors = {name: matrix[here] for name, matrix in snapshot.vectors.items()}
            points[lacking] = metric.embed(vectors)
        return points

    @contextmanager
    def _reached(self) -> Iterator[ShardCluster | None]:
        """The cluster, which stays until the end; None if there is none, and none comes in time."""
        self._settled.wait(self._patience)
        with self._in_use:
            yield self._cluster

    def _follow(self, cluster: ShardCluster) -> None:
        """Have the shards of now held."""
        with self._lock:
            if self._now is None:
                return
            snapshot, metric = self._now
            followed, layout = self._followed
            if followed is not cluster or layout is not snapshot.layout:
                cluster.follow(self._shards_of(snapshot), self._binder.metric(metric))
                self._followed = cluster, snapshot.layout

    def _cluster_state(self) -> ClusterState:
        cluster = self._cluster
        shards = 0 if self._now is None else len(self._now[0].layout.shards)
        if cluster is not None:  # one that is new knows of no shards yet, so none answers
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
        self._cluster = cluster = ShardCluster(connection, self._settings, self._changed)
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


class RemoteSearch:
    """See `app.core.index.protocol.SearchIndex`."""

    def __init__(self, index: RemoteIndex, snapshot: LibrarySnapshot, metric: Metric) -> None:
        self.metric = metric
        self.note = ""
        self._index = index
        self._snapshot = snapshot

    @property
    def shape(self) -> tuple[int, int]:
        """(photos, entries of z)."""
        return len(self._snapshot.rows), width(self.metric)

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        numbers = np.arange(self.shape[0])[rows] if isinstance(rows, slice) else np.asarray(rows)
        return self._index.points(self._snapshot, self.metric, numbers)

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """See SearchIndex.nearest."""
        together = np.concatenate(
            [queries[name] for name in self.metric.modalities], axis=1, dtype=np.float32
        )
        hits, self.note = self._index.near(self._snapshot, self.metric, together, k, allowed)
        return hits


def _nothing() -> None:
    """What is called when nobody listens."""


def width(metric: Metric) -> int:
    """How many entries z has."""
    return sum(len(matrix) for matrix in metric.components.values())


def stored_shards(snapshot: LibrarySnapshot) -> list[StoredShard]:
    """The shards of ``snapshot``, as they are sent to workers."""
    return [
        StoredShard(shard.name, shard.folder, shard.rows, dict(shard.dimensions), snapshot.key)
        for shard in snapshot.layout.shards
    ]


def _found(
    answers: Answers[ShardHits], asks: Mapping[str, int], filter_: NumberedFilter
) -> dict[str, ShardFindings]:
    """What each shard found, by its name."""
    found: dict[str, ShardFindings] = {}
    for names, near in answers.found:
        ends = np.cumsum(near.counts)[:-1]
        parts = zip(names, np.split(near.rows, ends), np.split(near.distances, ends), strict=True)
        for name, local, distances in parts:
            found[name] = ShardFindings(filter_.rows(name, local), distances, asks[name])
    return found
