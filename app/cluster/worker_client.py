"""The client of the shard server on one worker: what it was sent, holds, and whether it answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any

from app.cluster.bound_query import BoundMetric, BoundQuery
from app.cluster.connection import Dask
from app.cluster.messages import QueryConditions, ServerStatus, ShardHits
from app.cluster.open_shard import SearchedShard, SearchSettings
from app.cluster.shard_server import REMEMBERED, ShardServer
from app.cluster.tasks import seen
from app.core.shipped import own_version
from engine.errors import StateError
from engine.types import Float32, Rows

NOTHING = ServerStatus(frozenset(), frozenset())

OPEN_AGAIN = 5.0
"""Seconds after which shards that could not be opened are tried again."""


class WorkerClient:
    """Belongs to the loop of Dask's client: every call is made there.

    Attributes: ``worker``, its address; ``status``, as it last said; ``silent_since``,
    the time of the first ping that it did not answer, None while it does.
    """

    def __init__(self, client: Dask, worker: str, settings: SearchSettings) -> None:
        self.worker = worker
        self.status = NOTHING
        self.silent_since: float | None = None
        self._client = client
        self._wanted: tuple[SearchedShard, ...] = ()
        self._metrics: tuple[int, ...] = ()  # numbers that are known there
        self._filters: dict[str, int] = {}  # shard -> number of the filter that is known there
        self._future: Any = None
        self._actor = asyncio.ensure_future(self._start(settings))
        self._actor.add_done_callback(seen)
        self._opening: asyncio.Future[None] | None = None
        self._opened = 0.0  # when opening began

    def assign(self, shards: tuple[SearchedShard, ...], metric: BoundMetric) -> None:
        """Let the worker hold these shards and no others; called again, try again if it failed."""
        if shards == self._wanted and not self._open_again():
            return
        if self._opening is not None:
            self._opening.cancel()
        self._wanted, self._opened = shards, time.monotonic()
        self._opening = asyncio.ensure_future(self._open(metric))
        self._opening.add_done_callback(seen)

    async def near(
        self, shards: Mapping[str, int], queries: Float32, bound: BoundQuery
    ) -> ShardHits:
        """See ShardServer.near. Raises whatever went wrong here, there or in between."""
        found: ShardHits = await self._asked("near", shards, queries, bound)
        return found

    async def points(self, rows: Mapping[str, Rows], bound: BoundQuery) -> Float32:
        """See ShardServer.points. Raises whatever went wrong here, there or in between."""
        found: Float32 = await self._asked("points", rows, None, bound)
        return found

    async def ping(self) -> None:
        """Ask how the shards are."""
        self.status = await (await asyncio.shield(self._actor)).status()
        self.silent_since = None

    @property
    def failed(self) -> str:
        """Why the worker can't hold its shards; or empty."""
        for task in (self._actor, self._opening):
            if task is not None and task.done() and not task.cancelled() and task.exception():
                return str(task.exception())
        return ""

    @property
    def broken(self) -> bool:
        """Whether the server is no more; a worker may be there, started again at the address."""
        if self._future is None or not self._actor.done():
            return False
        started = not self._actor.cancelled() and self._actor.exception() is None
        return self._future.status in (("error",) if started else ()) + ("cancelled", "lost")

    def unanswered(self) -> None:
        """Know that a ping was not answered in time."""
        if self.silent_since is None:
            self.silent_since = time.monotonic()

    def close(self) -> None:
        """Let go of the server, which ends it."""
        for task in (self._actor, self._opening):
            if task is not None:
                task.cancel()
        if self._future is not None:
            self._future.release()

    async def _start(self, settings: SearchSettings) -> Any:
        with self._client.as_current():  # the actor's proxy looks for its client
            self._future = self._client.submit(
                ShardServer,
                settings,
                own_version(),
                actor=True,
                workers=[self.worker],
                allow_other_workers=False,
                pure=False,
                priority=1,  # before photos that wait to be read there
            )
            return await self._future

    def _open_again(self) -> bool:
        """Whether not all shards are held, though there was time to open them."""
        if self._opening is None or not self._opening.done():
            return False
        lacking = {shard.name for shard in self._wanted} - self.status.shards
        return bool(lacking) and time.monotonic() - self._opened > OPEN_AGAIN

    async def _open(self, metric: BoundMetric) -> None:
        actor = await asyncio.shield(self._actor)
        self._metrics, self._filters = (), {}
        self.status = await actor.hold(self._wanted, metric.whole)
        self._metrics = (metric.number,)

    async def _asked(
        self, method: str, shards: Mapping[str, Any], queries: Float32 | None, bound: BoundQuery
    ) -> Any:
        actor = await asyncio.shield(self._actor)
        if self._opening is not None and not self.status.shards >= shards.keys():
            await asyncio.shield(self._opening)
        arguments = (shards,) if queries is None else (shards, queries)
        ask = getattr(actor, method)
        try:
            answer = await ask(*arguments, self._conditions(shards, bound))
        except StateError:  # an answer was lost, so it knows less than we thought
            self._metrics, self._filters = (), {}
            answer = await ask(*arguments, self._conditions(shards, bound))
        self._confirmed(shards, bound)
        return answer

    def _conditions(self, shards: Mapping[str, Any], bound: BoundQuery) -> QueryConditions:
        """The numbers, and of what they stand for as much as the server lacks."""
        metric, filter_ = bound.metric, bound.filter
        change = None
        if metric.number not in self._metrics:
            change = metric.change if metric.change.base in self._metrics else metric.whole
        if filter_ is None:
            return QueryConditions(metric.number, 0, change)
        lacking = {
            name: filter_.bits[name] for name in shards if self._filters.get(name) != filter_.number
        }
        return QueryConditions(metric.number, filter_.number, change, lacking or None)

    def _confirmed(self, shards: Mapping[str, Any], bound: BoundQuery) -> None:
        number = bound.metric.number
        if number not in self._metrics:
            self._metrics = tuple(sorted((*self._metrics, number))[-REMEMBERED:])
        if bound.filter is not None:
            self._filters.update(dict.fromkeys(shards, bound.filter.number))
