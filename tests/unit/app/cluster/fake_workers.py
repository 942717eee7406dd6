"""A cluster without machines: workers that are there, and clients that answer as they are told."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import pytest

from app.cluster import assigned_shards
from app.cluster.assigned_shards import AssignedShards
from app.cluster.bound_query import BoundMetric
from app.cluster.connection import Connection
from app.cluster.messages import ServerStatus
from app.cluster.open_shard import SearchedShard, SearchSettings
from app.cluster.worker_client import NOTHING

METRIC = cast(BoundMetric, object())
SETTINGS = cast(SearchSettings, object())


@dataclass
class FakeConnection:
    """Knows which workers there are; ``after_refresh`` are those that it then hears of."""

    workers: tuple[str, ...]
    after_refresh: tuple[str, ...] | None = None
    reachable: bool = True
    client: object = None
    address: SimpleNamespace = field(
        default_factory=lambda: SimpleNamespace(scheduler="tcp://there", warning="")
    )

    async def refresh(self) -> None:
        if self.after_refresh is not None:
            self.workers = self.after_refresh


@dataclass
class FakeClient:
    """Holds at once what it is assigned, unless ``opens`` is False."""

    worker: str
    opens: bool = True
    broken: bool = False
    failed: str = ""
    closed: bool = False
    silent_since: float | None = None
    returns_looks: bool = True
    status: ServerStatus = NOTHING

    def assign(self, shards: tuple[SearchedShard, ...], metric: BoundMetric) -> None:
        del metric
        if self.opens:
            names = frozenset(shard.name for shard in shards)
            self.status = ServerStatus(names, names)

    def unanswered(self) -> None:
        if self.silent_since is None:
            self.silent_since = time.monotonic()

    def close(self) -> None:
        self.closed = True

    async def ping(self) -> None:
        if not self.returns_looks:
            await asyncio.get_running_loop().create_future()
        self.silent_since = None


class FakeCluster:
    """Shards assigned to fake workers."""

    def __init__(self, patch: pytest.MonkeyPatch, connection: FakeConnection) -> None:
        self.connection = connection
        patch.setattr(assigned_shards, "WorkerClient", lambda _, worker, __: FakeClient(worker))
        self.assigned = AssignedShards(cast(Connection, connection), SETTINGS)

    def hold(self, **rows: int) -> None:
        """Have shards of so many rows held."""
        shards: dict[str, Any] = {
            name: SimpleNamespace(name=name, rows=count) for name, count in rows.items()
        }
        self.assigned.want(shards, METRIC)

    def client(self, worker: str) -> FakeClient:
        return cast(FakeClient, self.assigned.clients[worker])
