"""Questions to the shards of a cluster: each worker is asked once for all that it holds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from concurrent.futures import CancelledError
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from app.cluster.assigned_shards import AssignedShards
from app.cluster.tasks import error_of, seen, waited
from app.cluster.worker_client import WorkerClient
from app.core.language import tr

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


async def ask_shards(
    assigned: AssignedShards,
    shards: Mapping[str, W],
    ask: Callable[[WorkerClient, Mapping[str, W]], Awaitable[A]],
    seconds: float,
) -> Answers[A]:
    """Ask the servers of ``shards``. What fails at once, because its worker died, say, is
    asked again wherever it is assigned then; what is late is not."""
    deadline = time.monotonic() + seconds
    found: list[tuple[tuple[str, ...], A]] = []
    missing: dict[str, str] = {}
    left = shards
    while left:
        failed: dict[str, W] = {}
        asked = _asked(assigned, left, ask, missing)
        done, late = await _waited(assigned, asked, deadline)
        for task in done:
            worker, some = asked[task]
            error = error_of(task)
            if error is None:
                found.append((tuple(some), task.result()))
            elif isinstance(error, LOST):
                failed |= some
            else:
                missing |= dict.fromkeys(
                    some, tr("{worker} failed ({error})", worker=worker, error=error)
                )
        for task in late:
            task.add_done_callback(seen)
            worker, some = asked[task]
            if assigned.gone(worker):
                task.cancel()
                failed |= some
            else:
                missing |= _unanswered(assigned, worker, some)
        left = failed
        if left and not await _reassigned(assigned, deadline):
            missing |= {name: assigned.reason(name) for name in left}
            break
    return Answers(tuple(found), missing)


def _unanswered(assigned: AssignedShards, worker: str, shards: Iterable[str]) -> dict[str, str]:
    """Why ``shards`` are missing; until the worker answers a ping, nobody waits for it."""
    if worker in assigned.clients:
        assigned.clients[worker].unanswered()
    return dict.fromkeys(shards, tr("{worker} did not answer in time", worker=worker))


def _asked(
    assigned: AssignedShards,
    shards: Mapping[str, W],
    ask: Callable[[WorkerClient, Mapping[str, W]], Awaitable[A]],
    missing: dict[str, str],
) -> dict[asyncio.Future[A], tuple[str, dict[str, W]]]:
    """One question to each worker, with its share of ``shards``; without a worker: missing."""
    shares: dict[str, dict[str, W]] = {}
    for name, what in shards.items():
        worker = assigned.worker_for(name)
        if worker in assigned.clients:
            shares.setdefault(worker, {})[name] = what
        else:
            missing[name] = assigned.reason(name)
    return {
        asyncio.ensure_future(ask(assigned.clients[worker], share)): (worker, share)
        for worker, share in shares.items()
    }


async def _waited(
    assigned: AssignedShards, asked: Mapping[asyncio.Future[A], tuple[str, Any]], deadline: float
) -> tuple[set[asyncio.Future[A]], set[asyncio.Future[A]]]:
    """The questions that were answered in time, and the others. Of workers that have been
    silent, an answer at once is accepted, but nobody waits for it, nor for those that the
    scheduler has lost meanwhile: Dask may go on connecting to them for long."""
    silent = {
        task
        for task, (worker, _) in asked.items()
        if worker not in assigned.clients or assigned.clients[worker].silent_since is not None
    }
    waited_for = asked.keys() - silent
    while waited_for and (left := deadline - time.monotonic()) > 0:
        _, waiting = await waited(waited_for, min(left, AGAIN))
        waited_for = {task for task in waiting if not assigned.gone(asked[task][0])}
    return await waited(asked, AT_ONCE if silent else 0)


async def _reassigned(assigned: AssignedShards, deadline: float) -> bool:
    """Look for the workers that are left and assign shards to them, if time is left for it."""
    left = deadline - time.monotonic() - AGAIN
    if left <= 0:
        return False
    await asyncio.sleep(AGAIN)
    await assigned.reassign(left)
    return True
