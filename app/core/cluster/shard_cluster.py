"""All shards of a library on the workers of a cluster: assigned, watched, asked together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from likewise.app.core.cluster.bound_query import BoundMetric, BoundQuery
from likewise.app.core.cluster.connection import Connection
from likewise.app.core.cluster.messages import ShardHits
from likewise.app.core.cluster.open_shard import SearchSettings, Shard
from likewise.app.core.cluster.placement import place_shards
from likewise.app.core.cluster.sentences import shard_name
from likewise.app.core.cluster.tasks import error_of, seen, waited
from likewise.app.core.cluster.worker_client import WorkerClient
from likewise.app.core.types import ClusterState
from likewise.engine.types import Float32, Rows

log = logging.getLogger(__name__)

LOOK = 1.0
"""Seconds between two looks at the workers and their shards."""

RETURN = 2.0
"""Seconds in which a worker has to return a look."""

GIVE_UP = 10.0
"""Seconds of silence after which a worker's shards are opened elsewhere."""

AT_ONCE = 0.1
"""Seconds in which a worker that has been silent may answer."""

AGAIN = 0.1
"""Seconds before what failed is asked again of whoever holds it then."""

LOST = (OSError, RuntimeError, CancelledError, asyncio.CancelledError)
"""What is raised when a worker is gone, by Dask or by a client that was closed meanwhile; whatever
else is raised would be raised elsewhere too."""

A = TypeVar("A")
W = TypeVar("W")


@dataclass(frozen=True)
class Answers(Generic[A]):
    """``found``: what each worker said, with the shards it spoke of, in order. ``missing``: shards
    without an answer, each with the reason."""

    found: tuple[tuple[tuple[str, ...], A], ...]
    missing: Mapping[str, str]


class ShardCluster:
    """The servers of a library's shards. Made and asked on one thread; watches over them on its
    own, on the loop of Dask's client.

    Attribute: ``state``, how it was at the last look.
    """

    def __init__(
        self, connection: Connection, settings: SearchSettings, on_change: Callable[[], None]
    ) -> None:
        """``on_change`` is called on the loop when ``state`` has changed."""
        self.state = ClusterState(connection.address.scheduler, True, len(connection.workers), 0, 0)
        self._changed = on_change
        self._connection = connection
        self._settings = settings
        self._shards: dict[str, Shard] = {}
        self._metric: BoundMetric | None = None
        self._clients: dict[str, WorkerClient] = {}
        self._at: dict[str, str] = {}  # shard -> worker
        self._woken = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None
        self._sync(self._begin)

    @property
    def lost(self) -> bool:
        """Whether the scheduler is gone, and with it all that was held."""
        return not self._connection.reachable

    def follow(self, shards: Sequence[Shard], metric: BoundMetric) -> None:
        """Have these shards held, and no others; returns before they are."""
        wanted = {shard.name: shard for shard in shards}
        if wanted != self._shards:
            self._sync(self._follow, wanted, metric)

    def near(
        self, shards: Mapping[str, int], queries: Float32, bound: BoundQuery, seconds: float
    ) -> Answers[ShardHits]:
        """Ask each of ``shards`` (name -> k) for the k rows near to any query; see ShardServer.

        Returns when all have answered, or after ``seconds``.
        """

        def ask(client: WorkerClient, some: Mapping[str, int]) -> Awaitable[ShardHits]:
            return client.near(some, queries, bound)

        answers: Answers[ShardHits] = self._sync(self._ask, shards, ask, seconds)
        return answers

    def points(
        self, rows: Mapping[str, Rows], bound: BoundQuery, seconds: float
    ) -> Answers[Float32]:
        """z of rows of some shards (name -> (n,)); see ShardServer and ``near``."""

        def ask(client: WorkerClient, some: Mapping[str, Rows]) -> Awaitable[Float32]:
            return client.points(some, bound)

        answers: Answers[Float32] = self._sync(self._ask, rows, ask, seconds)
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
        for client in self._clients.values():
            client.close()

    async def _follow(self, wanted: dict[str, Shard], metric: BoundMetric) -> None:
        self._shards, self._metric = wanted, metric
        self._assign()
        self._woken.set()

    def _assign(self) -> None:
        """Place shards on the workers that there are, by what they hold now."""
        present = self._connection.workers
        for worker in [*self._clients]:
            if worker not in present or self._clients[worker].broken:
                self._clients.pop(worker).close()
        trusted = [worker for worker in present if not self._given_up(worker)]
        sizes = {name: shard.rows for name, shard in self._shards.items()}
        self._at = place_shards(sizes, trusted or present, self._at)
        if self._metric is None:
            return
        chosen = {name: {at, self._worker_for(name)} for name, at in self._at.items()}
        for worker in present:
            mine = tuple(s for name, s in self._shards.items() if worker in chosen[name])
            if worker not in self._clients:
                if not mine:
                    continue
                client = self._connection.client
                self._clients[worker] = WorkerClient(client, worker, self._settings)
            self._clients[worker].assign(mine, self._metric)

    def _worker_for(self, name: str) -> str:
        """The worker to ask for a shard: where it is placed, or who has it until it is open there;
        empty without workers."""
        placed = self._at.get(name, "")
        if self._holds(placed, name):
            return placed
        return next((worker for worker in self._clients if self._holds(worker, name)), placed)

    def _holds(self, worker: str, name: str) -> bool:
        client = self._clients.get(worker)
        return client is not None and client.silent_since is None and name in client.status.shards

    def _given_up(self, worker: str) -> bool:
        client = self._clients.get(worker)
        since = None if client is None else client.silent_since
        return since is not None and time.monotonic() - since > GIVE_UP

    async def _watch(self) -> None:
        while True:
            try:
                self._assign()
                await self._look()
                before, self.state = self.state, self._seen()
                if self.state != before:
                    self._changed()
                self._woken.clear()
                await asyncio.wait_for(self._woken.wait(), LOOK)
            except TimeoutError:
                pass

    async def _look(self) -> None:
        looks: dict[asyncio.Future[None], WorkerClient] = {
            asyncio.ensure_future(client.look()): client for client in self._clients.values()
        }
        done, late = await waited(looks, RETURN)
        for task in done:
            if error_of(task) is not None:
                looks[task].unanswered()
        for task in late:
            task.cancel()
            task.add_done_callback(seen)
            looks[task].unanswered()

    def _seen(self) -> ClusterState:
        workers = {name: self._worker_for(name) for name in self._shards}
        ready = {name for name, worker in workers.items() if self._holds(worker, name)}
        prepared = sum(name in self._clients[workers[name]].status.prepared for name in ready)
        return ClusterState(
            address=self._connection.address.scheduler,
            reachable=self._connection.reachable,
            workers=len(self._connection.workers),
            shards=len(self._shards),
            ready=len(ready),
            coded=prepared,
            warning=self._connection.address.warning,
            missing=tuple(
                f"{shard_name(name)}: {self._reason(name)}"
                for name in self._shards
                if name not in ready
            ),
        )

    def _reason(self, name: str) -> str:
        worker = self._at.get(name)
        client = self._clients.get(worker or "")
        if worker is None or client is None:
            return "no worker holds it"
        if client.failed:
            return f"{worker} can't open it ({client.failed})"
        if client.silent_since is not None:
            return f"{worker} does not answer"
        return f"{worker} is opening it"

    async def _ask(
        self,
        shards: Mapping[str, W],
        ask: Callable[[WorkerClient, Mapping[str, W]], Awaitable[A]],
        seconds: float,
    ) -> Answers[A]:
        """Ask the servers of ``shards``. What fails at once, because its worker died, say, is
        asked again wherever it is placed then; what is late is not."""
        deadline = time.monotonic() + seconds
        found: list[tuple[tuple[str, ...], A]] = []
        missing: dict[str, str] = {}
        left = shards
        while left:
            failed: dict[str, W] = {}
            asked = self._asked(left, ask, missing)
            done, late = await self._waited(asked, deadline)
            for task in done:
                worker, some = asked[task]
                error = error_of(task)
                if error is None:
                    found.append((tuple(some), task.result()))
                elif isinstance(error, LOST):
                    failed |= some
                else:
                    missing |= dict.fromkeys(some, f"{worker} failed ({error})")
            for task in late:
                task.add_done_callback(seen)
                worker, some = asked[task]
                if self._gone(worker):
                    task.cancel()
                    failed |= some
                    continue
                if worker in self._clients:  # until it returns a look, nobody waits for it
                    self._clients[worker].unanswered()
                missing |= dict.fromkeys(some, f"{worker} did not answer in time")
            left = failed
            if left and not await self._placed_anew(deadline):
                missing |= {name: self._reason(name) for name in left}
                break
        return Answers(tuple(found), missing)

    def _asked(
        self,
        shards: Mapping[str, W],
        ask: Callable[[WorkerClient, Mapping[str, W]], Awaitable[A]],
        missing: dict[str, str],
    ) -> dict[asyncio.Future[A], tuple[str, dict[str, W]]]:
        """One question to each worker, with its share of ``shards``; without a worker: missing."""
        shares: dict[str, dict[str, W]] = {}
        for name, what in shards.items():
            worker = self._worker_for(name)
            if worker in self._clients:
                shares.setdefault(worker, {})[name] = what
            else:
                missing[name] = self._reason(name)
        return {
            asyncio.ensure_future(ask(self._clients[worker], share)): (worker, share)
            for worker, share in shares.items()
        }

    async def _waited(
        self, asked: Mapping[asyncio.Future[A], tuple[str, Any]], deadline: float
    ) -> tuple[set[asyncio.Future[A]], set[asyncio.Future[A]]]:
        """The questions that were answered in time, and the others. Of workers that have been
        silent, an answer at once is accepted, but nobody waits for it, nor for those that the
        scheduler has lost meanwhile: Dask may go on connecting to them for long."""
        silent = {
            task
            for task, (worker, _) in asked.items()
            if worker not in self._clients or self._clients[worker].silent_since is not None
        }
        waited_for = asked.keys() - silent
        while waited_for and (left := deadline - time.monotonic()) > 0:
            _, waiting = await waited(waited_for, min(left, AGAIN))
            waited_for = {task for task in waiting if not self._gone(asked[task][0])}
        return await waited(asked, AT_ONCE if silent else 0)

    def _gone(self, worker: str) -> bool:
        return worker not in self._connection.workers

    async def _placed_anew(self, deadline: float) -> bool:
        """Look for the workers that are left and place shards on them, if time is left for it."""
        left = deadline - time.monotonic() - AGAIN
        if left <= 0:
            return False
        await asyncio.sleep(AGAIN)
        with suppress(TimeoutError):  # the scheduler may be silent too
            await asyncio.wait_for(self._connection.refresh(), left)
        self._assign()
        return True


def _report(watching: asyncio.Future[None]) -> None:
    """A watch that ends by itself is a mistake of ours."""
    if not watching.cancelled() and watching.exception() is not None:
        log.error("the watch over the shards has ended", exc_info=watching.exception())
