"""Assign a library's ranges to the workers of a cluster, watch over them, and query them.

`WorkerClient` talks to the range server on one worker, with one query for all its ranges. Workers
that die meanwhile, or do not answer in time, are left out and named; the next query goes to the
workers that then hold their ranges.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from app.cluster.connection import Connection, Dask
from app.cluster.range_server import Bound, RangeServer, SearchSettings, ServerStatus
from app.cluster.ranges import Range, assigned, ranges_of
from app.core.base.language import tr
from app.core.base.shipped import own_version
from app.core.base.work_types import ClusterState
from app.core.library.library import Library
from app.core.profiles.active_profile import load_profile
from app.core.profiles.profiles import UNTAUGHT, Profiles
from app.core.profiles.query import SeePicture
from engine.errors import StateError
from engine.index.base import Hits
from engine.metrics.metric import Metric
from engine.types import Float32, Rows

OPEN_AGAIN = 5.0
"""Seconds after which ranges that could not be opened are tried again."""


class WorkerClient:
    """Client of one range server; belongs to the loop of Dask's client, where every call is made.

    Attributes: ``worker``, its address; ``status``, as last reported; ``silent_since``, the time of
    the first unanswered ping, None while it answers.
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
        """Make the worker hold these ranges and no others; repeated calls retry after failures."""
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
        """See RangeServer.near. Raises errors of either side and between them; `close` cancels."""
        return self._task("near", ranges, (queries,), bound)

    def points(self, rows: Mapping[str, Rows], bound: Bound) -> asyncio.Task[dict[str, Float32]]:
        """See RangeServer.points, and ``near``."""
        return self._task("points", rows, (), bound)

    async def ping(self) -> None:
        """Update the status of the ranges."""
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
        """Whether the server is gone, though a worker may have restarted at the same address."""
        if self._future is None or not self._actor.done():
            return False
        started = not self._actor.cancelled() and self._actor.exception() is None
        return self._future.status in (("error",) if started else ()) + ("cancelled", "lost")

    def unanswered(self) -> None:
        """Note that a ping was not answered in time."""
        if self.silent_since is None:
            self.silent_since = time.monotonic()

    def close(self) -> None:
        """Release the server, which ends it."""
        for task in (self._actor, self._opening, *self._questions):
            if task is not None:
                task.cancel()
        if self._future is not None:
            self._future.release()

    async def _start(self, settings: SearchSettings) -> Any:
        with self._client.as_current():  # the actor's proxy looks up its client
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
        """Return whether some ranges aren't held, though there was time to open them."""
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
        except StateError:  # it does not know the number
            masks = {name: mask for name, mask in bound.masks.items() if name in ranges}
            return await self._sent(
                method, ranges, *more, bound.number, replace(bound, masks=masks)
            )

    async def _sent(self, method: str, *arguments: Any) -> Any:
        return await getattr(await asyncio.shield(self._actor), method)(*arguments)


def seen(task: asyncio.Future[Any]) -> None:
    """Retrieve the error of a task that nobody waits for, so that asyncio does not log it."""
    if not task.cancelled():
        task.exception()


log = logging.getLogger(__name__)

PING_EVERY = 1.0
"""Seconds between two pings of the workers, which report their ranges."""

ANSWER_WITHIN = 2.0
"""Seconds in which a worker has to answer a ping."""

GIVE_UP = 10.0
"""Seconds of silence after which a worker's ranges are opened elsewhere."""

AT_ONCE = 0.1
"""Seconds in which a silent worker may still answer a query."""

A = TypeVar("A")
W = TypeVar("W")


@dataclass(frozen=True)
class Answers(Generic[A]):
    """``found``: result of each range, by name. ``missing``: range without an answer -> reason."""

    found: Mapping[str, A]
    missing: Mapping[str, str]


class Workers:
    """The servers of a library's ranges, watched over on the loop of Dask's client.

    Created and queried on one thread. Attribute: ``state``, as of the last ping.
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
        self._at: dict[str, str] = {}  # range -> assigned worker
        self._metric: Metric | None = None  # likely metric of the next queries
        self._woken = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None
        self._sync(self._begin)

    @property
    def lost(self) -> bool:
        """Whether the scheduler is gone, and with it all servers."""
        return not self._connection.reachable

    def follow(self, ranges: Iterable[Range], metric: Metric) -> None:
        """Open these ranges and no others; returns before they are open."""
        wanted = {each.name: each for each in ranges}
        if wanted != self._ranges:
            self._sync(self._follow, wanted, metric)

    def near(
        self, asks: Mapping[str, int], queries: Float32, bound: Bound, seconds: float
    ) -> Answers[Hits]:
        """Ask each range (name -> k) for its k rows near to any query; see RangeServer.

        Returns when all have answered, or after ``seconds``.
        """
        answers: Answers[Hits] = self._sync(
            self._ask, asks, lambda client, some: client.near(some, queries, bound), seconds
        )
        return answers

    def points(self, rows: Mapping[str, Rows], bound: Bound, seconds: float) -> Answers[Float32]:
        """Return z of rows of some ranges (name -> (n,)); see RangeServer and ``near``."""
        answers: Answers[Float32] = self._sync(
            self._ask, rows, lambda client, some: client.points(some, bound), seconds
        )
        return answers

    def close(self) -> None:
        """Release all servers, but not the connection."""
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

    async def _follow(self, wanted: dict[str, Range], metric: Metric) -> None:
        self._ranges, self._metric = wanted, metric
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
        """Ping all workers; one that does not answer in time counts as silent."""
        pings: dict[asyncio.Future[None], WorkerClient] = {
            asyncio.ensure_future(client.ping()): client for client in self._clients.values()
        }
        done, late = await _waited(pings, ANSWER_WITHIN)
        for task in late:
            task.cancel()
            task.add_done_callback(seen)
        for task in (*late, *(task for task in done if _error_of(task) is not None)):
            pings[task].unanswered()

    # Assignment

    def _assign(self) -> None:
        """Assign the ranges to the present workers, moving as few as possible."""
        present = self._connection.workers
        for worker in [*self._clients]:
            if worker not in present or self._clients[worker].broken:
                self._clients.pop(worker).close()
        trusted = [worker for worker in present if not self._is_given_up(worker)]
        sizes = {name: each.rows for name, each in self._ranges.items()}
        self._at = assigned(sizes, trusted or present, self._at)
        if self._metric is None:
            return
        chosen = {name: {at, self._worker_for(name)} for name, at in self._at.items()}
        for worker in present:
            mine = tuple(each for name, each in self._ranges.items() if worker in chosen[name])
            if worker not in self._clients:
                if not mine:
                    continue
                client = self._connection.client
                self._clients[worker] = WorkerClient(client, worker, self._settings)
            self._clients[worker].assign(mine, self._metric)

    def _worker_for(self, name: str) -> str:
        """Return the worker to query for a range; empty without workers.
        Until its assigned worker has opened the range, that is another one that holds it."""
        at = self._at.get(name, "")
        if self._holds(at, name):
            return at
        return next((worker for worker in self._clients if self._holds(worker, name)), at)

    def _holds(self, worker: str, name: str) -> bool:
        """Return whether a worker that answers has a range open."""
        client = self._clients.get(worker)
        return client is not None and client.silent_since is None and name in client.status.held

    def _is_given_up(self, worker: str) -> bool:
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
            parts=len(self._ranges),
            ready=len(ready),
            coded=prepared,
            warning=self._connection.address.warning,
            missing=tuple(
                tr("{part}: {reason}", part=name, reason=self._reason(name))
                for name in self._ranges
                if name not in ready
            ),
        )

    def _reason(self, name: str) -> str:
        """Return why a range does not answer, as words that follow its name."""
        worker = self._at.get(name)
        client = self._clients.get(worker or "")
        if worker is None or client is None:
            return tr("no worker holds it")
        if client.failed:
            return tr("{worker} can't open it ({failed})", worker=worker, failed=client.failed)
        if client.silent_since is not None:
            return tr("{worker} does not answer", worker=worker)
        return tr("{worker} is opening it", worker=worker)

    # Queries

    async def _ask(
        self,
        ranges: Mapping[str, W],
        ask: Callable[[WorkerClient, Mapping[str, W]], asyncio.Task[Mapping[str, A]]],
        seconds: float,
    ) -> Answers[A]:
        """Query the servers of ``ranges``, each for its share."""
        found: dict[str, A] = {}
        missing: dict[str, str] = {}
        shares: dict[str, dict[str, W]] = {}
        for name, what in ranges.items():
            worker = self._worker_for(name)
            if worker in self._clients:
                shares.setdefault(worker, {})[name] = what
            else:
                missing[name] = self._reason(name)
        clients = {worker: self._clients[worker] for worker in shares}
        asked = {worker: ask(clients[worker], share) for worker, share in shares.items()}
        # An immediate answer from silent workers is accepted, but nobody waits for it.
        silent = {worker for worker in asked if clients[worker].silent_since is not None}
        await _waited((task for worker, task in asked.items() if worker not in silent), seconds)
        await _waited(asked.values(), AT_ONCE if silent else 0)
        for worker, task in asked.items():
            if not task.done():
                task.add_done_callback(seen)
                clients[worker].unanswered()  # not waited for until it answers a ping
                reason = tr("{worker} did not answer in time", worker=worker)
            elif (error := _error_of(task)) is not None:
                reason = tr(
                    "{worker} failed ({error})", worker=worker, error=str(error) or tr("no answer")
                )
            else:
                found |= task.result()
                continue
            missing |= dict.fromkeys(shares[worker], reason)
        return Answers(found, missing)


async def _waited(
    tasks: Iterable[asyncio.Future[A]], seconds: float
) -> tuple[set[asyncio.Future[A]], set[asyncio.Future[A]]]:
    """Return the tasks that ended within ``seconds``, and the others."""
    tasks = [*tasks]
    return await asyncio.wait(tasks, timeout=max(seconds, 0)) if tasks else (set(), set())


def _error_of(task: asyncio.Future[Any]) -> BaseException | None:
    """Return the error of a finished task, including its cancellation."""
    return asyncio.CancelledError() if task.cancelled() else task.exception()


def _report(watching: asyncio.Future[None]) -> None:
    """Log the end of the watch, unless it was cancelled: it is a bug."""
    if not watching.cancelled() and watching.exception() is not None:
        log.error("the watch over the ranges has ended", exc_info=watching.exception())


PATIENCE = 60.0
"""Seconds without news after which the rest is prepared by the next search."""


def prepare(connection: Connection, library: Library, see: SeePicture) -> Iterator[ClusterState]:
    """Make the workers create the index file of every range; yield the state whenever it changes.

    May be abandoned at any time: the rest is prepared during searches. ``see`` reads pictures of
    earlier searches.
    """
    snapshot = library.snapshot()
    if not snapshot.alive.any():
        return
    profile = Profiles(library).stored() or UNTAUGHT
    metric = load_profile(library, profile, snapshot, see, store=False).untrained
    ranges = ranges_of(snapshot, library.folder)
    news = threading.Event()
    with closing(Workers(connection, SearchSettings(keep=True), news.set)) as cluster:
        cluster.follow(ranges, metric)
        while cluster.state.coded < len(ranges) and not cluster.lost:
            if not news.wait(PATIENCE):
                return
            news.clear()
            yield cluster.state
