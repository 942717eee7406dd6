"""A small cluster with shards, and searches that ask it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.cluster.cluster_address import ClusterAddress
from app.cluster.connection import Dask
from app.cluster.open_shard import SearchSettings
from app.cluster.remote_index import RemoteIndex, RemoteSearch
from app.core.index.local_index import LocalIndex
from app.core.library.snapshot import LibrarySnapshot
from engine.metrics.lomdml import LOMDML
from engine.metrics.metric import Metric
from tests.integration.cluster_library import SHARDS, vectors_of

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
EXACT = SearchSettings(switch=10**9)
Until = Callable[[Callable[[], bool]], None]


@pytest.fixture
def until(qtbot: Any) -> Until:
    """Wait for a condition."""
    return lambda condition: qtbot.waitUntil(condition)


@pytest.fixture
def cluster() -> Iterator[Dask]:
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        memory_limit=0,
    ) as found:
        yield found


@pytest.fixture
def index(cluster: Dask, tmp_path: Path) -> Iterator[RemoteIndex]:
    address = ClusterAddress(cluster.scheduler_address)
    opened = RemoteIndex(address, LocalIndex(tmp_path), settings=EXACT, patience=60.0)
    yield opened
    opened.close()


@pytest.fixture
def metric() -> Metric:
    return LOMDML(rank=8).fit(vectors_of(200)).metric_


def searching(index: RemoteIndex, snapshot: LibrarySnapshot, metric: Metric) -> RemoteSearch:
    search = index.bind(snapshot, metric)
    assert isinstance(search, RemoteSearch)
    return search


def ready(index: RemoteIndex, shards: int = SHARDS) -> bool:
    state = index.state.cluster
    return state is not None and state.ready == state.shards == shards
