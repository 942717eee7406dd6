"""The client of the range server on one worker: what it was sent, holds, and whether it answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.cluster.connection import Dask
from app.cluster.range_server import Bound, RangeServer, SearchSettings, ServerStatus
from app.cluster.ranges import Range
from app.core.base.shipped import own_version
from engine.errors import StateError
from engine.index.base import Hits
from engine.metrics.metric import Metric
from engine.types import Float32, Rows

OPEN_AGAIN = 5.0
"""Seconds after which ranges that could not be opened are tried again."""


class WorkerClient:
    """Belongs to the loop of Dask's client: every call is made there.

    Attributes: ``worker``, its address; ``status``, as it last said; ``silent_since``,
    the time of the first ping that it did not answer, None while it does.
    """

    def __init__(self, client: Dask, worker: str, settings: SearchSettings) -> None:
        self.worker = worker
        self.status = ServerStatus()
        self.silent_since: float | None = None
        self._client = client
        self._wanted: tuple[Range, ...] = ()
        self._future: Any = None
        self._actor = asyncio.ensure_future(self._start(settings))
        self._actor.add_done_callback(seen)
        self._opening: asyncio.Future[None] | None = None
        self._opened = 0.0  # when opening began
        self._questions: set[asyncio.Task[Any]] = set()

    def assign(self, ranges: tuple[Range, ...], metric: Metric) -> None:
        """Let the worker hold these ranges and no others; called again, try again if it failed."""
        if ranges == self._wanted and not self._open_again():
            return
        if self._opening is not None:
            self._opening.cancel()
        self._wanted, self._opened = ranges, time.monotonic()
        self._opening = asyncio.ensure_future(self._open(metric))
        self._opening.add_done_callback(seen)

    def near(
        self, ranges: Mapping[str, int], queries: Float32, bound: Bound
    ) -> asyncio.Task[dict[str, Hits]]:
        """See RangeServer.near. Raises whatever went wrong here, there or in between; cancelled
        with this client."""
        return self._task("near", ranges, (queries,), bound)

    def points(self, rows: Mapping[str, Rows], bound: Bound) -> asyncio.Task[dict[str, Float32]]:
        """See RangeServer.points, and ``near``."""
        return self._task("points", rows, (), bound)

    async def ping(self) -> None:
        """Ask how the ranges are."""
        self.status = await (await asyncio.shield(self._actor)).status()
        self.silent_since = None

    @property
    def failed(self) -> str:
        """Why the worker can't hold its ranges; or empty."""
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
        for task in (self._actor, self._opening, *self._questions):
            if task is not None:
                task.cancel()
        if self._future is not None:
            self._future.release()

    async def _start(self, settings: SearchSettings) -> Any:
        with self._client.as_current():  # the actor's proxy looks for its client
            self._future = self._client.submit(
                RangeServer,
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
        """Whether not all ranges are held, though there was time to open them."""
        if self._opening is None or not self._opening.done():
            return False
        lacking = {each.name for each in self._wanted} - self.status.held
        return bool(lacking) and time.monotonic() - self._opened > OPEN_AGAIN

    async def _open(self, metric: Metric) -> None:
        actor = await asyncio.shield(self._actor)
        self.status = await actor.hold(self._wanted, metric)

    def _task(
        self, method: str, ranges: Mapping[str, Any], more: tuple[Any, ...], bound: Bound
    ) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(self._asked(method, ranges, more, bound))
        self._questions.add(task)
        task.add_done_callback(self._questions.discard)
        return task

    async def _asked(
        self, method: str, ranges: Mapping[str, Any], more: tuple[Any, ...], bound: Bound
    ) -> Any:
        await asyncio.shield(self._actor)
        if self._opening is not None and not self.status.held >= set(ranges):
            await asyncio.shield(self._opening)
        try:
            return await self._sent(method, ranges, *more, bound.number)
        except StateError:  # it does not know what the number means
            masks = {name: mask for name, mask in bound.masks.items() if name in ranges}
            return await self._sent(
                method, ranges, *more, bound.number, replace(bound, masks=masks)
            )

    async def _sent(self, method: str, *arguments: Any) -> Any:
        return await getattr(await asyncio.shield(self._actor), method)(*arguments)


def seen(task: asyncio.Future[Any]) -> None:
    """Take note of how a task ended that nobody may wait for."""
    if not task.cancelled():
        task.exception()
