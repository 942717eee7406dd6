"""A small cluster with ranges of a library, and searches that ask it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from app.cluster.cluster_address import ClusterAddress
from app.cluster.connection import Dask
from app.cluster.range_server import SearchSettings
from app.cluster.ranges import ranges_of
from app.cluster.remote_index import RangesOf, RemoteIndex, RemoteSearch
from app.core.index.local_index import LocalIndex
from app.core.library.library import LibrarySnapshot
from engine.metrics.lomdml import LOMDML
from engine.metrics.metric import Metric
from tests.integration.cluster_library import RANGES, vectors_of

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
EXACT = SearchSettings(switch=10**9)
Until = Callable[[Callable[[], bool]], None]


def in_ranges(library: Path) -> RangesOf:
    return partial(ranges_of, library=library, smallest=1, most=RANGES)


@pytest.fixture
def until(qtbot: Any) -> Until:
    """Wait for a condition."""
    return lambda condition: qtbot.waitUntil(condition)


@contextmanager
def two_workers() -> Iterator[Dask]:
    """A cluster on this computer."""
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        memory_limit=0,
    ) as found:
        yield found


@pytest.fixture
def cluster() -> Iterator[Dask]:
    with two_workers() as found:
        yield found


@pytest.fixture
def index(cluster: Dask, tmp_path: Path) -> Iterator[RemoteIndex]:
    address = ClusterAddress(cluster.scheduler_address)
    opened = RemoteIndex(
        address, LocalIndex(tmp_path), settings=EXACT, timeout=60.0, ranges_of=in_ranges(tmp_path)
    )
    yield opened
    opened.close()


@pytest.fixture
def metric() -> Metric:
    return LOMDML(rank=8).fit(vectors_of(200)).metric_


def searching(index: RemoteIndex, snapshot: LibrarySnapshot, metric: Metric) -> RemoteSearch:
    search = index.bind(snapshot, metric)
    assert isinstance(search, RemoteSearch)
    return search


def ready(index: RemoteIndex, ranges: int = RANGES) -> bool:
    state = index.state.cluster
    return state is not None and state.ready == state.parts == ranges
