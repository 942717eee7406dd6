"""All ranges of a library on the workers of a cluster: assigned, watched, asked together.

Each worker is asked once for all that it holds. What is asked of one that dies meanwhile is asked
of whoever holds it then; who does not answer in time is left out, and named.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from concurrent.futures import CancelledError
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from app.cluster.connection import Connection
from app.cluster.range_server import SearchSettings
from app.cluster.ranges import Range, assigned
from app.cluster.worker_client import Bound, WorkerClient, seen
from app.core.base.language import tr
from app.core.base.work_types import ClusterState
from engine.index.base import Hits, StoredVectors
from engine.types import Float32, Rows

log = logging.getLogger(__name__)

PING_EVERY = 1.0
"""Seconds between two pings of the workers, which tell of their ranges."""

ANSWER_WITHIN = 2.0
"""Seconds in which a worker has to answer a ping."""

GIVE_UP = 10.0
"""Seconds of silence after which a worker's ranges are opened elsewhere."""

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
    """``found``: what was found in each range, by name. ``missing``: ranges without an answer, each
    with the reason."""

    found: Mapping[str, A]
    missing: Mapping[str, str]


class Workers:
    """The servers of a library's ranges. Made and asked on one thread; watches over them on its
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
        self._settings = settings
        self._ranges: dict[str, Range] = {}
        self._clients: dict[str, WorkerClient] = {}  # by the worker's address
        self._at: dict[str, str] = {}  # range -> worker that it is assigned to
        self._of: tuple[StoredVectors, Bound] | None = None
        self._woken = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None
        self._sync(self._begin)

    @property
    def lost(self) -> bool:
        """Whether the scheduler is gone, and with it all that was held."""
        return not self._connection.reachable

    def follow(self, ranges: Iterable[Range], vectors: StoredVectors, bound: Bound) -> None:
        """Have these ranges of ``vectors`` held, and no others; returns before they are."""
        wanted = {each.name: each for each in ranges}
        if wanted != self._ranges:
            self._sync(self._follow, wanted, vectors, bound)

    def near(
        self, asks: Mapping[str, int], queries: Float32, bound: Bound, seconds: float
    ) -> Answers[Hits]:
        """Ask each range (name -> k) for the k rows in it near to any query; see RangeServer.

        Returns when all have answered, or after ``seconds``.
        """

        def ask(client: WorkerClient, some: Mapping[str, int]) -> Awaitable[Mapping[str, Hits]]:
            return client.near(some, queries, bound)

        answers: Answers[Hits] = self._sync(self._ask, asks, ask, seconds)
        return answers

    def points(self, rows: Mapping[str, Rows], bound: Bound, seconds: float) -> Answers[Float32]:
        """z of rows of some ranges (name -> (n,)); see RangeServer and ``near``."""

        def ask(client: WorkerClient, some: Mapping[str, Rows]) -> Awaitable[Mapping[str, Float32]]:
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

    async def _follow(self, wanted: dict[str, Range], vectors: StoredVectors, bound: Bound) -> None:
        self._ranges, self._of = wanted, (vectors, bound)
        self._assign()
        self._woken.set()

    async def _watch(self) -> None:
        while True:
            try:
                self._assign()
                await self._ping()
                before, self.state = self.state, self._state()
                if self.state != before:
                    self._changed()
                self._woken.clear()
                await asyncio.wait_for(self._woken.wait(), PING_EVERY)
            except TimeoutError:
                pass

    async def _ping(self) -> None:
        """Ask every worker what it holds; one that does not say so in time is silent from now."""
        pings: dict[asyncio.Future[None], WorkerClient] = {
            asyncio.ensure_future(client.ping()): client for client in self._clients.values()
        }
        done, late = await _waited(pings, ANSWER_WITHIN)
        for task in late:
            task.cancel()
            task.add_done_callback(seen)
        for task in (*late, *(task for task in done if _error_of(task) is not None)):
            pings[task].unanswered()

    # Who holds what

    def _assign(self) -> None:
        """Assign ranges to the workers that there are, by what they hold now."""
        present = self._connection.workers
        for worker in [*self._clients]:
            if worker not in present or self._clients[worker].broken:
                self._clients.pop(worker).close()
        trusted = [worker for worker in present if not self._given_up(worker)]
        sizes = {name: each.rows for name, each in self._ranges.items()}
        self._at = assigned(sizes, trusted or present, self._at)
        if self._of is None:
            return
        chosen = {name: {at, self._worker_for(name)} for name, at in self._at.items()}
        for worker in present:
            mine = tuple(each for name, each in self._ranges.items() if worker in chosen[name])
            if worker not in self._clients:
                if not mine:
                    continue
                client = self._connection.client
                self._clients[worker] = WorkerClient(client, worker, self._settings)
            self._clients[worker].assign(mine, *self._of)

    def _worker_for(self, name: str) -> str:
        """The worker to ask for a range: the one that it is assigned to, or who has it until it is
        open there; empty without workers."""
        at = self._at.get(name, "")
        if self._holds(at, name):
            return at
        return next((worker for worker in self._clients if self._holds(worker, name)), at)

    def _holds(self, worker: str, name: str) -> bool:
        """Whether a worker that answers has a range open."""
        client = self._clients.get(worker)
        return client is not None and client.silent_since is None and name in client.status.held

    def _given_up(self, worker: str) -> bool:
        client = self._clients.get(worker)
        since = None if client is None else client.silent_since
        return since is not None and time.monotonic() - since > GIVE_UP

    def _state(self) -> ClusterState:
        workers = {name: self._worker_for(name) for name in self._ranges}
        ready = {name for name, worker in workers.items() if self._holds(worker, name)}
        prepared = sum(name in self._clients[workers[name]].status.prepared for name in ready)
        return ClusterState(
            address=self._connection.address.scheduler,
            reachable=self._connection.reachable,
            workers=len(self._connection.workers),
            shards=len(self._ranges),
            ready=len(ready),
            coded=prepared,
            warning=self._connection.address.warning,
            missing=tuple(
                tr("{shard}: {reason}", shard=name, reason=self._reason(name))
                for name in self._ranges
                if name not in ready
            ),
        )

    def _reason(self, name: str) -> str:
        """Why a range does not answer, as words that follow its name."""
        worker = self._at.get(name)
        client = self._clients.get(worker or "")
        if worker is None or client is None:
            return tr("no worker holds it")
        if client.failed:
            return tr("{worker} can't open it ({failed})", worker=worker, failed=client.failed)
        if client.silent_since is not None:
            return tr("{worker} does not answer", worker=worker)
        return tr("{worker} is opening it", worker=worker)

    # Questions

    async def _ask(
        self,
        ranges: Mapping[str, W],
        ask: Callable[[WorkerClient, Mapping[str, W]], Awaitable[Mapping[str, A]]],
        seconds: float,
    ) -> Answers[A]:
        """Ask the servers of ``ranges``. What fails at once, because its worker died, say, is
        asked again wherever it is assigned then; what is late is not."""
        deadline = time.monotonic() + seconds
        found: dict[str, A] = {}
        missing: dict[str, str] = {}
        left = ranges
        while left:
            failed: dict[str, W] = {}
            asked: dict[asyncio.Future[Mapping[str, A]], tuple[str, dict[str, W]]] = {
                asyncio.ensure_future(ask(self._clients[worker], share)): (worker, share)
                for worker, share in self._shares(left, missing).items()
            }
            done, late = await self._answered(asked, deadline)
            for task in done:
                worker, share = asked[task]
                error = _error_of(task)
                if error is None:
                    found |= task.result()
                elif isinstance(error, LOST):
                    failed |= share
                else:
                    reason = tr("{worker} failed ({error})", worker=worker, error=error)
                    missing |= dict.fromkeys(share, reason)
            for task in late:
                task.add_done_callback(seen)
                worker, share = asked[task]
                if worker not in self._connection.workers:
                    task.cancel()
                    failed |= share
                else:
                    missing |= self._unanswered(worker, share)
            left = failed
            if left and not await self._reassigned(deadline):
                missing |= {name: self._reason(name) for name in left}
                break
        return Answers(found, missing)

    def _shares(self, ranges: Mapping[str, W], missing: dict[str, str]) -> dict[str, dict[str, W]]:
        """Worker -> its share of ``ranges``; those without a worker are missing."""
        shares: dict[str, dict[str, W]] = {}
        for name, what in ranges.items():
            worker = self._worker_for(name)
            if worker in self._clients:
                shares.setdefault(worker, {})[name] = what
            else:
                missing[name] = self._reason(name)
        return shares

    def _unanswered(self, worker: str, ranges: Iterable[str]) -> dict[str, str]:
        """Why ``ranges`` are missing; until the worker answers a ping, nobody waits for it."""
        if worker in self._clients:
            self._clients[worker].unanswered()
        return dict.fromkeys(ranges, tr("{worker} did not answer in time", worker=worker))

    async def _answered(
        self, asked: Mapping[asyncio.Future[A], tuple[str, Any]], deadline: float
    ) -> tuple[set[asyncio.Future[A]], set[asyncio.Future[A]]]:
        """The questions that were answered in time, and the others. Of workers that have been
        silent, an answer at once is accepted, but nobody waits for it, nor for those that the
        scheduler has lost meanwhile: Dask may go on connecting to them for long."""
        silent = {task for task, (worker, _) in asked.items() if self._is_silent(worker)}
        waited_for = asked.keys() - silent
        while waited_for and (left := deadline - time.monotonic()) > 0:
            _, waiting = await _waited(waited_for, min(left, AGAIN))
            present = self._connection.workers
            waited_for = {task for task in waiting if asked[task][0] in present}
        return await _waited(asked, AT_ONCE if silent else 0)

    def _is_silent(self, worker: str) -> bool:
        client = self._clients.get(worker)
        return client is None or client.silent_since is not None

    async def _reassigned(self, deadline: float) -> bool:
        """Look for the workers that are left and assign ranges to them, if time is left for it."""
        left = deadline - time.monotonic() - AGAIN
        if left <= 0:
            return False
        await asyncio.sleep(AGAIN)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._connection.refresh(), left)
        self._assign()
        return True


async def _waited(
    tasks: Iterable[asyncio.Future[A]], seconds: float
) -> tuple[set[asyncio.Future[A]], set[asyncio.Future[A]]]:
    """Those that ended within ``seconds``, and the others."""
    tasks = [*tasks]
    return await asyncio.wait(tasks, timeout=max(seconds, 0)) if tasks else (set(), set())


def _error_of(task: asyncio.Future[Any]) -> BaseException | None:
    """Why a task that ended has failed; that it was cancelled is a reason too."""
    return asyncio.CancelledError() if task.cancelled() else task.exception()


def _report(watching: asyncio.Future[None]) -> None:
    """A watch that ends by itself is a mistake of ours."""
    if not watching.cancelled() and watching.exception() is not None:
        log.error("the watch over the ranges has ended", exc_info=watching.exception())
