"""Assign a library's ranges to the workers of a cluster, watch over them, and query them.

Each worker gets one query for all its ranges. Workers that die meanwhile, or do not answer in time,
are left out and named; the next query goes to the workers that then hold their ranges.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any
from uuid import uuid4

from app.cluster import range_server
from app.cluster.connection import Connection
from app.cluster.range_server import BoundSearch, SearchSettings, ServerStatus
from app.cluster.ranges import Range, assigned
from app.core.base.language import tr
from app.core.base.shipped import own_version
from app.core.base.work_types import ClusterState
from engine.metrics.metric import Metric

PING_INTERVAL = 1.0
"""Seconds between two calls of the workers, which report their ranges."""

ANSWER_TIMEOUT = 2.0
"""Seconds in which a worker has to report."""

FIRST_ANSWER_TIMEOUT = 60.0
"""Seconds in which a worker has to report for the first time, as it imports the program."""

GIVE_UP_AFTER = 10.0
"""Seconds of silence after which a worker's ranges are opened elsewhere."""


@dataclass(frozen=True, slots=True)
class Question:
    """A method of RangeServer, the search that asks, and further ``arguments``.
    Answers are waited for up to ``seconds``."""

    method: Callable[..., Mapping[str, Any] | None]
    bound: BoundSearch
    seconds: float
    arguments: tuple[object, ...] = ()


@dataclass(slots=True)
class _Worker:
    """What a worker last reported; ``silent_since``: the time from which it has not answered;
    ``failed``: why it can't hold its ranges; ``ranges``: those it is to hold."""

    status: ServerStatus = field(default_factory=ServerStatus)
    silent_since: float | None = None
    failed: str = ""
    ranges: tuple[Range, ...] = ()
    has_reported: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # so that the latest ranges win
    question: asyncio.Task[Any] | None = None  # the last one


class Workers:
    """The workers that hold a library's ranges, watched over on the loop of Dask's client.

    Created and queried on one thread. Attribute: ``state``, as of the last report.
    """

    def __init__(
        self, connection: Connection, settings: SearchSettings, on_change: Callable[[], None]
    ) -> None:
        """``on_change`` is called on the loop when ``state`` has changed."""
        self.state = ClusterState(connection.address.scheduler, True, len(connection.workers), 0, 0)
        self._changed = on_change
        self._connection = connection
        self._caller = uuid4().hex  # by which workers know us
        self._settings = settings
        self._ranges: dict[str, Range] = {}
        self._workers: dict[str, _Worker] = {}  # by address
        self._at: dict[str, str] = {}  # range -> assigned worker
        self._metric: Metric | None = None  # likely metric of the next queries
        self._woken = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None
        self._sync(self._begin)

    @property
    def lost(self) -> bool:
        """Whether the scheduler is gone, and with it all workers."""
        return not self._connection.reachable

    def follow(self, ranges: Iterable[Range], metric: Metric) -> None:
        """Open these ranges and no others; returns before they are open."""
        wanted = {each.name: each for each in ranges}
        if wanted != self._ranges:
            self._sync(self._follow, wanted, metric)

    def ask(
        self, question: Question, ranges: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, str]]:
        """Ask each of ``ranges`` (name -> what is asked of it), and return when all have answered
        or there is no more time: the answers by name, and those without one -> reason."""
        found: tuple[dict[str, Any], dict[str, str]] = self._sync(self._ask, question, ranges)
        return found

    def close(self) -> None:
        """Stop watching; workers forget the ranges soon, and the connection stays."""
        self._sync(self._end)

    # On the loop

    def _sync(self, function: Callable[..., Awaitable[Any]], *arguments: Any) -> Any:
        return self._connection.client.sync(function, *arguments)

    async def _begin(self) -> None:
        self._watching = asyncio.ensure_future(self._watch())

    async def _end(self) -> None:
        if self._watching is not None:
            self._watching.cancel()

    async def _follow(self, wanted: dict[str, Range], metric: Metric) -> None:
        self._ranges, self._metric = wanted, metric
        self._assign()
        self._woken.set()

    async def _watch(self) -> None:
        while True:
            self._assign()
            due = [worker for worker, known in self._workers.items() if not known.lock.locked()]
            if due:
                holding = [asyncio.ensure_future(self._hold(worker)) for worker in due]
                await asyncio.wait(holding, timeout=ANSWER_TIMEOUT)
            before, self.state = self.state, self._state()
            if self.state != before:
                self._changed()
            self._woken.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), PING_INTERVAL)

    async def _hold(self, worker: str) -> None:
        """Make a worker hold its ranges, and note what it reports."""
        known = self._workers[worker]
        call = partial(self._connection.call, worker, range_server.hold)
        us = self._caller, own_version(), self._settings
        within = ANSWER_TIMEOUT if known.has_reported else FIRST_ANSWER_TIMEOUT
        try:
            async with known.lock, asyncio.timeout(within):
                status = await call(*us, known.ranges)
                if status is None and self._metric is not None:  # it does not know us
                    status = await call(*us, known.ranges, self._metric)
        except OSError:  # TimeoutError is one
            known.silent_since = known.silent_since or time.monotonic()
        except Exception as error:  # noqa: BLE001 - the worker's own, told to the person
            known.status, known.failed = ServerStatus(), str(error)
        else:
            known.status = status or ServerStatus()
            known.silent_since, known.failed = None, known.status.trouble
            known.has_reported = True

    # Assignment

    def _assign(self) -> None:
        """Assign the ranges to the present workers, moving as few as possible."""
        present = self._connection.workers
        for worker in self._workers.keys() - {*present}:
            gone = self._workers.pop(worker)
            if gone.question is not None:
                gone.question.cancel()
        for worker in present:
            self._workers.setdefault(worker, _Worker())
        trusted = [worker for worker in present if not self._is_given_up(worker)]
        sizes = {name: each.rows for name, each in self._ranges.items()}
        self._at = assigned(sizes, trusted or present, self._at)
        chosen = {name: {at, self._worker_for(name)} for name, at in self._at.items()}
        for worker, known in self._workers.items():
            known.ranges = tuple(
                each for name, each in self._ranges.items() if worker in chosen.get(name, ())
            )

    def _worker_for(self, name: str) -> str:
        """Return the worker to query for a range; empty without workers.
        Until its assigned worker has opened the range, that is another one that holds it."""
        at = self._at.get(name, "")
        if self._holds(at, name):
            return at
        return next((worker for worker in self._workers if self._holds(worker, name)), at)

    def _holds(self, worker: str, name: str) -> bool:
        """Return whether a worker that answers has a range open."""
        known = self._workers.get(worker)
        return known is not None and known.silent_since is None and name in known.status.held

    def _is_given_up(self, worker: str) -> bool:
        since = self._workers[worker].silent_since
        return since is not None and time.monotonic() - since > GIVE_UP_AFTER

    def _state(self) -> ClusterState:
        workers = {name: self._worker_for(name) for name in self._ranges}
        ready = {name for name, worker in workers.items() if self._holds(worker, name)}
        prepared = sum(name in self._workers[workers[name]].status.prepared for name in ready)
        return ClusterState(
            address=self._connection.address.scheduler,
            reachable=self._connection.reachable,
            workers=len(self._connection.workers),
            parts=len(self._ranges),
            ready=len(ready),
            coded=prepared,
            warning=self._connection.address.warning,
            missing=tuple(
                dict.fromkeys(self._reason(name) for name in self._ranges if name not in ready)
            ),
        )

    def _reason(self, name: str) -> str:
        """Return why a range does not answer, as words that follow its name."""
        worker = self._at.get(name, "")
        known = self._workers.get(worker)
        if known is None:
            return tr("no worker holds it")
        if known.failed:
            return tr("{worker} can't open it ({failed})", worker=worker, failed=known.failed)
        if known.silent_since is not None:
            return tr("{worker} does not answer", worker=worker)
        return tr("{worker} is opening it", worker=worker)

    # Queries

    async def _ask(
        self, question: Question, ranges: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, str]]:
        """Ask the workers of ``ranges``, each for its share; silent ones are not waited for."""
        found: dict[str, Any] = {}
        missing: dict[str, str] = {}
        shares: dict[str, dict[str, Any]] = {}
        for name, what in ranges.items():
            worker = self._worker_for(name)
            if worker in self._workers and self._workers[worker].silent_since is None:
                shares.setdefault(worker, {})[name] = what
            else:
                missing[name] = self._reason(name)
        answers = await asyncio.gather(
            *(self._answer(worker, question, share) for worker, share in shares.items())
        )
        for share, answer in zip(shares.values(), answers, strict=True):
            if isinstance(answer, str):
                missing |= dict.fromkeys(share, answer)
            else:
                found |= answer
        return found, missing

    async def _answer(
        self, worker: str, question: Question, ranges: Mapping[str, Any]
    ) -> Mapping[str, Any] | str:
        """Return a worker's answer, or why there is none."""
        known = self._workers[worker]
        task = known.question = asyncio.ensure_future(self._asked(worker, question, ranges))
        await asyncio.wait([task], timeout=max(question.seconds, 0))
        if not task.done():
            task.cancel()
            known.silent_since = time.monotonic()
            return tr("{worker} did not answer in time", worker=worker)
        error = asyncio.CancelledError() if task.cancelled() else task.exception()
        if error is not None:
            said = str(error) or tr("no answer")
            return tr("{worker} failed ({error})", worker=worker, error=said)
        return task.result() or self._reason(next(iter(ranges)))

    async def _asked(
        self, worker: str, question: Question, ranges: Mapping[str, Any]
    ) -> Mapping[str, Any] | None:
        """Return a worker's answer; None if it does not hold all of ``ranges``."""
        if not self._workers[worker].status.held >= ranges.keys():
            await self._hold(worker)  # what it does not hold yet is opened before it answers
        bound = question.bound
        call = partial(self._connection.call, worker, range_server.ask, self._caller)
        asked = partial(call, question.method, ranges, bound.number)
        answer: Mapping[str, Any] | None = await asked(None, *question.arguments)
        if answer is None:  # it does not know the search yet
            masks = {name: mask for name, mask in bound.masks.items() if name in ranges}
            answer = await asked(replace(bound, masks=masks), *question.arguments)
        return answer
