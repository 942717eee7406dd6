"""All shards of a library on the workers of a cluster: assigned, watched, asked together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from app.cluster.assigned_shards import AssignedShards
from app.cluster.bound_query import BoundMetric, BoundQuery
from app.cluster.connection import Connection
from app.cluster.messages import ShardHits
from app.cluster.open_shard import SearchedShard, SearchSettings
from app.cluster.questions import Answers, ask_shards
from app.cluster.worker_client import WorkerClient
from app.core.types import ClusterState
from engine.types import Float32, Rows

log = logging.getLogger(__name__)

PING_EVERY = 1.0
"""Seconds between two pings of the workers, which tell of their shards."""


class ShardCluster:
    """The servers of a library's shards. Made and asked on one thread; watches over them on its
    own, on the loop of Dask's client.

    Attribute: ``state``, how it was at the last ping.
    """

    def __init__(
        self, connection: Connection, settings: SearchSettings, on_change: Callable[[], None]
    ) -> None:
        """``on_change`` is called on the loop when ``state`` has changed."""
        self.state = ClusterState(connection.address.scheduler, True, len(connection.workers), 0, 0)
        self._changed = on_change
        self._connection = connection
        self._assigned = AssignedShards(connection, settings)
        self._woken = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None
        self._sync(self._begin)

    @property
    def lost(self) -> bool:
        """Whether the scheduler is gone, and with it all that was held."""
        return not self._connection.reachable

    def follow(self, shards: Sequence[SearchedShard], metric: BoundMetric) -> None:
        """Have these shards held, and no others; returns before they are."""
        wanted = {shard.name: shard for shard in shards}
        if wanted != self._assigned.shards:
            self._sync(self._follow, wanted, metric)

    def near(
        self, shards: Mapping[str, int], queries: Float32, bound: BoundQuery, seconds: float
    ) -> Answers[ShardHits]:
        """Ask each of ``shards`` (name -> k) for the k rows near to any query; see ShardServer.

        Returns when all have answered, or after ``seconds``.
        """

        def ask(client: WorkerClient, some: Mapping[str, int]) -> Awaitable[ShardHits]:
            return client.near(some, queries, bound)

        answers: Answers[ShardHits] = self._sync(ask_shards, self._assigned, shards, ask, seconds)
        return answers

    def points(
        self, rows: Mapping[str, Rows], bound: BoundQuery, seconds: float
    ) -> Answers[Float32]:
        """z of rows of some shards (name -> (n,)); see ShardServer and ``near``."""

        def ask(client: WorkerClient, some: Mapping[str, Rows]) -> Awaitable[Float32]:
            return client.points(some, bound)

        answers: Answers[Float32] = self._sync(ask_shards, self._assigned, rows, ask, seconds)
        return answers

    def close(self) -> None:
        """Let go of all servers; not of the connection."""
        self._sync(self._end)

    # On the loop

    def _sync(self, function: Callable[..., Awaitable[Any]], *arguments: Any) -> Any:
        return self._connection.client.sync(function, *arguments)

    async def _begin(self) -> None:
        self._watching = asyncio.ensure_future(self._watch())
        self._watching.add_done_callback(_report)

    async def _end(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        self._assigned.close()

    async def _follow(self, wanted: dict[str, SearchedShard], metric: BoundMetric) -> None:
        self._assigned.want(wanted, metric)
        self._woken.set()

    async def _watch(self) -> None:
        while True:
            try:
                self._assigned.assign()
                await self._assigned.ping()
                before, self.state = self.state, self._assigned.state()
                if self.state != before:
                    self._changed()
                self._woken.clear()
                await asyncio.wait_for(self._woken.wait(), PING_EVERY)
            except TimeoutError:
                pass


def _report(watching: asyncio.Future[None]) -> None:
    """A watch that ends by itself is a mistake of ours."""
    if not watching.cancelled() and watching.exception() is not None:
        log.error("the watch over the shards has ended", exc_info=watching.exception())
