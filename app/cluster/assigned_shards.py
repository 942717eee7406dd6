"""The shards of a library and the worker that each is assigned to, as the cluster stands now."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress

from app.cluster.assignment import assign_shards
from app.cluster.bound_query import BoundMetric
from app.cluster.connection import Connection
from app.cluster.open_shard import SearchedShard, SearchSettings
from app.cluster.sentences import shard_name
from app.cluster.tasks import error_of, seen, waited
from app.cluster.worker_client import WorkerClient
from app.core.language import tr
from app.core.types import ClusterState

ANSWER_WITHIN = 2.0
"""Seconds in which a worker has to answer a ping."""

GIVE_UP = 10.0
"""Seconds of silence after which a worker's shards are opened elsewhere."""


class AssignedShards:
    """Which worker holds which shard. Lives on the loop of Dask's client.

    Attributes: ``clients``, of the workers that hold or open shards, by the worker's address;
    ``shards``, by name.
    """

    def __init__(self, connection: Connection, settings: SearchSettings) -> None:
        self.clients: dict[str, WorkerClient] = {}
        self.shards: Mapping[str, SearchedShard] = {}
        self._connection = connection
        self._settings = settings
        self._metric: BoundMetric | None = None
        self._at: dict[str, str] = {}  # shard -> worker

    def close(self) -> None:
        """Let go of all servers."""
        for client in self.clients.values():
            client.close()

    def want(self, shards: Mapping[str, SearchedShard], metric: BoundMetric) -> None:
        """Assign these shards, and no others."""
        self.shards, self._metric = shards, metric
        self.assign()

    def assign(self) -> None:
        """Assign shards to the workers that there are, by what they hold now."""
        present = self._connection.workers
        for worker in [*self.clients]:
            if worker not in present or self.clients[worker].broken:
                self.clients.pop(worker).close()
        trusted = [worker for worker in present if not self._given_up(worker)]
        sizes = {name: shard.rows for name, shard in self.shards.items()}
        self._at = assign_shards(sizes, trusted or present, self._at)
        if self._metric is None:
            return
        chosen = {name: {at, self.worker_for(name)} for name, at in self._at.items()}
        for worker in present:
            mine = tuple(s for name, s in self.shards.items() if worker in chosen[name])
            if worker not in self.clients:
                if not mine:
                    continue
                client = self._connection.client
                self.clients[worker] = WorkerClient(client, worker, self._settings)
            self.clients[worker].assign(mine, self._metric)

    def worker_for(self, name: str) -> str:
        """The worker to ask for a shard: the one that it is assigned to, or who has it until it is
        open there; empty without workers."""
        assigned = self._at.get(name, "")
        if self.holds(assigned, name):
            return assigned
        return next((worker for worker in self.clients if self.holds(worker, name)), assigned)

    def holds(self, worker: str, name: str) -> bool:
        """Whether a worker that answers has a shard open."""
        client = self.clients.get(worker)
        return client is not None and client.silent_since is None and name in client.status.shards

    def _given_up(self, worker: str) -> bool:
        client = self.clients.get(worker)
        since = None if client is None else client.silent_since
        return since is not None and time.monotonic() - since > GIVE_UP

    async def ping(self) -> None:
        """Ask every worker what it holds; one that does not say so in time is silent from now."""
        pings: dict[asyncio.Future[None], WorkerClient] = {
            asyncio.ensure_future(client.ping()): client for client in self.clients.values()
        }
        done, late = await waited(pings, ANSWER_WITHIN)
        for task in done:
            if error_of(task) is not None:
                pings[task].unanswered()
        for task in late:
            task.cancel()
            task.add_done_callback(seen)
            pings[task].unanswered()

    def gone(self, worker: str) -> bool:
        """Whether the scheduler has lost a worker."""
        return worker not in self._connection.workers

    async def reassign(self, seconds: float) -> None:
        """Assign the shards to the workers that the scheduler still has, if it tells in time."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._connection.refresh(), seconds)
        self.assign()

    def state(self) -> ClusterState:
        """What there is to show of the shards and their workers."""
        workers = {name: self.worker_for(name) for name in self.shards}
        ready = {name for name, worker in workers.items() if self.holds(worker, name)}
        prepared = sum(name in self.clients[workers[name]].status.prepared for name in ready)
        return ClusterState(
            address=self._connection.address.scheduler,
            reachable=self._connection.reachable,
            workers=len(self._connection.workers),
            shards=len(self.shards),
            ready=len(ready),
            coded=prepared,
            warning=self._connection.address.warning,
            missing=tuple(
                tr("{shard}: {reason}", shard=shard_name(name), reason=self.reason(name))
                for name in self.shards
                if name not in ready
            ),
        )

    def reason(self, name: str) -> str:
        """Why a shard does not answer, as words that follow its name."""
        worker = self._at.get(name)
        client = self.clients.get(worker or "")
        if worker is None or client is None:
            return tr("no worker holds it")
        if client.failed:
            return tr("{worker} can't open it ({failed})", worker=worker, failed=client.failed)
        if client.silent_since is not None:
            return tr("{worker} does not answer", worker=worker)
        return tr("{worker} is opening it", worker=worker)
