"""How a worker prepares its shards: one that is gone, replaced or broken holds up no other."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from app.cluster import shard_server as server_module
from app.cluster.messages import QueryConditions
from app.cluster.metric_change import MetricChange, whole
from app.cluster.open_shard import FILE_NAME, OpenShard, SearchSettings
from app.cluster.shard_server import REMEMBERED, ShardServer
from app.core.shipped import own_version
from engine.index import HashSettings
from engine.index.hamming import hamming
from engine.metrics.lomdml import LOMDML
from tests.unit.app.cluster.conftest import MakeShard

VERSION = own_version()
CODED = SearchSettings(
    keep=True, switch=100, codes=HashSettings(bits=128, components=8, candidates=50)
)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> ShardServer:
    """One that prepares when it is told to, and not by itself."""
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", lambda _: None)
        return ShardServer(CODED, VERSION)


def prepare(server: ShardServer) -> None:
    while server.prepare_a_bit():
        pass


@pytest.mark.parametrize(("worth", "times"), [(300, 1), (301, 0)])
def test_the_scan_is_compiled_once_where_shards_hold_many_photos_together(
    server: ShardServer,
    make_shard: MakeShard,
    change: MetricChange,
    worth: int,
    times: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled: list[bool] = []
    monkeypatch.setattr(server_module, "WORTH", worth)
    monkeypatch.setattr(hamming, "compile", lambda: compiled.append(True))
    server.hold([make_shard("1", 200), make_shard("2", 100, seed=1)], change)
    for _ in range(3):
        prepare(server)
    assert len(compiled) == times


def test_shards_may_come_under_a_metric_that_was_forgotten(
    server: ShardServer, make_shard: MakeShard, learner: LOMDML, change: MetricChange
) -> None:
    first, second = make_shard("1", 50), make_shard("2", 50, seed=1)
    server.hold([first], change)
    for number in range(2, 3 + REMEMBERED):
        learner.partial_fit(first.vectors, np.array([[number, 7, 8]]))
        server.points(
            {"1": np.array([0])}, QueryConditions(number, change=whole(learner.metric_, number))
        )
    assert server.hold([first, second], change).shards == {"1", "2"}
    conditions = QueryConditions(1 + REMEMBERED)
    assert server.points({"2": np.array([0])}, conditions).shape == (1, 16)


def test_what_was_begun_for_a_shard_ends_when_another_takes_its_place(
    server: ShardServer, make_shard: MakeShard, change: MetricChange
) -> None:
    old = make_shard("1", 5000)
    server.hold([old], change)
    assert server.prepare_a_bit()
    server.hold([replace(old, meaning="another meaning")], change)
    meanings = []
    while server.prepare_a_bit():
        if (old.folder / FILE_NAME).exists():
            meanings.append(b"another meaning" in (old.folder / FILE_NAME).read_bytes())
    assert meanings
    assert all(meanings)


def test_a_shard_that_can_not_be_prepared_holds_up_no_other(
    server: ShardServer,
    make_shard: MakeShard,
    change: MetricChange,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    right = OpenShard.upkeep

    def upkeep(shard: OpenShard) -> Iterator[float]:
        if shard.rows == 200:
            raise np.linalg.LinAlgError("Eigenvalues did not converge")
        return right(shard)

    def broken(shard: OpenShard) -> Iterator[float]:
        yield 0.0
        yield from upkeep(shard)

    monkeypatch.setattr(OpenShard, "upkeep", broken)
    server.hold([make_shard("1", 200), make_shard("2", 300, seed=1)], change)
    prepare(server)
    assert server._status().prepared == {"1", "2"}  # the first is searched as it is
    assert (make_shard("2", 0).folder / FILE_NAME).exists()
    assert not (make_shard("1", 0).folder / FILE_NAME).exists()
