"""What a worker answers for its shards: the same as brute force, by the metric it is asked by."""

from __future__ import annotations

import asyncio
import gc
import threading
from dataclasses import replace

import numpy as np
import pytest

from app.cluster.messages import QueryConditions, packed
from app.cluster.metric_change import MetricChange, apply
from app.cluster.metric_change import change as change_to
from app.cluster.open_shard import SearchSettings
from app.cluster.shard_server import ShardServer
from app.core.shipped import own_version
from engine.errors import StateError
from engine.index import ExactIndex, HashSettings
from engine.metrics.lomdml import LOMDML
from engine.types import Float32, Mask
from tests.unit.app.cluster.conftest import MakeShard, MemoryShard, vectors_of

VERSION = own_version()
EXACT = SearchSettings(switch=10**9)
CODED = SearchSettings(
    keep=True, switch=100, codes=HashSettings(bits=128, components=8, candidates=50)
)


def together(vectors: dict[str, Float32]) -> Float32:
    return np.concatenate([*vectors.values()], axis=1)


def everything(*shards: MemoryShard) -> dict[str, np.ndarray]:
    return {shard.name: packed(np.ones(shard.rows, np.bool_)) for shard in shards}


def prepare(server: ShardServer) -> None:
    while server.prepare_a_bit():
        pass


def test_each_shard_answers_like_brute_force(
    make_shard: MakeShard, learner: LOMDML, change: MetricChange
) -> None:
    shards = make_shard("1", 300, seed=1), make_shard("2", 200, seed=2)
    server = ShardServer(EXACT, VERSION)
    assert server.hold(shards, change).shards == {"1", "2"}
    query = vectors_of(2, seed=9)
    found = server.near(
        {"2": 5, "1": 7}, together(query), QueryConditions(1, 1, None, everything(*shards))
    )
    assert found.counts.tolist() == [5, 7]
    oracle = ExactIndex(learner.metric_)
    for shard, part, k in ((shards[1], slice(0, 5), 5), (shards[0], slice(5, 12), 7)):
        oracle.build(shard.vectors)
        expected = oracle.search(query, k)
        np.testing.assert_array_equal(found.rows[part], expected.rows)
        np.testing.assert_allclose(found.distances[part], expected.distances, rtol=1e-5)


def test_only_what_is_allowed_is_found(make_shard: MakeShard, change: MetricChange) -> None:
    shard = make_shard("1", 50)
    allowed: Mask = np.zeros(50, np.bool_)
    allowed[[3, 44]] = True
    server = ShardServer(EXACT, VERSION)
    server.hold([shard], change)
    conditions = QueryConditions(1, 4, None, {"1": packed(allowed)})
    query = together(vectors_of(1))
    assert set(server.near({"1": 9}, query, conditions).rows.tolist()) == {3, 44}
    again = replace(conditions, allowed=None)
    assert set(server.near({"1": 9}, query, again).rows.tolist()) == {3, 44}
    with pytest.raises(StateError, match="filter 5"):
        server.near({"1": 9}, query, replace(again, filter=5))


def test_a_question_brings_the_metric_along(
    make_shard: MakeShard, learner: LOMDML, change: MetricChange
) -> None:
    shard = make_shard("1", 100)
    server = ShardServer(EXACT, VERSION)
    server.hold([shard], change)
    known = apply(change, None)
    learner.partial_fit(shard.vectors, np.array([[0, 1, 2], [0, 3, 4]]))
    update = change_to(known, learner.metric_)
    rows = np.array([5, 6])
    with pytest.raises(StateError, match="metric 2"):
        server.points({"1": rows}, QueryConditions(2))
    after = server.points({"1": rows}, QueryConditions(2, change=update))
    np.testing.assert_allclose(
        after, learner.transform({n: m[rows] for n, m in shard.vectors.items()}), atol=1e-6
    )
    before = server.points({"1": rows}, QueryConditions(1))
    np.testing.assert_array_equal(
        before, known.metric.embed({n: m[rows] for n, m in shard.vectors.items()})
    )


def test_what_is_not_held_is_not_answered_for(make_shard: MakeShard, change: MetricChange) -> None:
    server = ShardServer(EXACT, VERSION)
    server.hold([make_shard("1", 10)], change)
    held = server.hold([make_shard("2", 10)], change)
    assert held.shards == {"2"}
    with pytest.raises(StateError, match="shard 1 is not held"):
        server.points({"1": np.array([0])}, QueryConditions(1))


def test_growth_is_found_after_upkeep(make_shard: MakeShard, change: MetricChange) -> None:
    shard = make_shard("1", 150)
    server = ShardServer(CODED, VERSION)
    server.hold([shard], change)
    prepare(server)
    more = vectors_of(30, seed=5)
    grown = replace(
        shard, vectors={n: np.concatenate([m, more[n]]) for n, m in shard.vectors.items()}
    )
    assert server.hold([grown], change).prepared == frozenset()
    prepare(server)
    assert asyncio.run(server.status()).prepared == {"1"}
    new = together({name: matrix[20:21] for name, matrix in more.items()})
    assert server.near(
        {"1": 1}, new, QueryConditions(1, 1, None, everything(grown))
    ).rows.tolist() == [170]


@pytest.mark.slow
def test_the_thread_ends_with_its_server(make_shard: MakeShard, change: MetricChange) -> None:
    before = set(threading.enumerate())
    server = ShardServer(CODED, VERSION)
    server.hold([make_shard("1", 200)], change)
    prepare(server)
    (thread,) = set(threading.enumerate()) - before
    server._work.set()
    del server
    gc.collect()
    thread.join(120)
    assert not thread.is_alive()
