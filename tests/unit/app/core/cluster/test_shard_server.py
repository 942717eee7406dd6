"""What a worker answers for its shards: the same as brute force, by the metric it is asked by."""

from __future__ import annotations

import asyncio
import gc
import os
import threading
import time
from dataclasses import replace
from importlib.metadata import version

import numpy as np
import pytest

from likewise.app.core.cluster.messages import QueryConditions, packed, unpacked
from likewise.app.core.cluster.metric_change import MetricChange, apply
from likewise.app.core.cluster.metric_change import change as change_to
from likewise.app.core.cluster.open_shard import FILE_NAME, OpenShard, SearchSettings
from likewise.app.core.cluster.shard_server import ShardServer
from likewise.app.core.index.persistent_index import LEFT
from likewise.engine.errors import StateError
from likewise.engine.index import ExactIndex, HashSettings
from likewise.engine.metrics.lomdml import LOMDML
from likewise.engine.metrics.metric import Metric
from likewise.engine.types import Float32, Mask
from tests.unit.app.core.cluster.conftest import MakeShard, MemoryShard, vectors_of

VERSION = version("likewise")
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


@pytest.mark.parametrize("rows", [0, 1, 7, 8, 9, 1000])
@pytest.mark.parametrize("share", [0.0, 0.5, 0.998, 1.0])
def test_masks_survive_packing(rows: int, share: float) -> None:
    mask = np.random.default_rng(rows).random(rows) < share
    found = unpacked(packed(mask))
    np.testing.assert_array_equal(found[:rows], mask)
    assert not found[rows:].any()


def test_a_mask_that_bars_little_is_short() -> None:
    mask = np.ones(100_000, np.bool_)
    mask[[5, 77_777]] = False
    assert packed(mask).nbytes == 24


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


def test_codes_are_kept_beside_the_shard(make_shard: MakeShard, change: MetricChange) -> None:
    shard = make_shard("1", 400)
    metric = apply(change, None).metric
    opened = OpenShard(shard, metric, CODED)
    assert not opened.prepared
    for _ in opened.upkeep():
        pass
    assert opened.prepared
    file = shard.folder / FILE_NAME
    assert [path.name for path in shard.folder.iterdir()] == [FILE_NAME]
    written = file.stat().st_mtime_ns
    again = OpenShard(shard, metric, CODED)
    for _ in again.upkeep():
        pass
    assert file.stat().st_mtime_ns == written
    query = vectors_of(1, seed=8)
    everyone = np.ones(400, np.bool_)
    np.testing.assert_array_equal(
        again.near(query, 20, everyone).rows, opened.near(query, 20, everyone).rows
    )


def test_a_file_of_another_meaning_or_a_torn_one_is_replaced(
    make_shard: MakeShard, change: MetricChange
) -> None:
    shard = make_shard("1", 400)
    metric = apply(change, None).metric
    for content in (None, b"", b"\x93NUMPY and then nothing"):
        if content is not None:
            (shard.folder / FILE_NAME).write_bytes(content)
        opened = OpenShard(replace(shard, meaning=f"another {content!r}"), metric, CODED)
        assert not opened.prepared
        assert opened.near(vectors_of(1), 3, np.ones(400, np.bool_)).rows.size == 3
        for _ in opened.upkeep():
            pass
        assert opened.prepared


def test_readers_write_nothing(make_shard: MakeShard, change: MetricChange) -> None:
    shard = make_shard("1", 400)
    opened = OpenShard(shard, apply(change, None).metric, replace(CODED, keep=False))
    for _ in opened.upkeep():
        pass
    assert opened.prepared
    assert list(shard.folder.iterdir()) == []


def test_what_a_killed_process_left_is_removed_in_time(
    make_shard: MakeShard, change: MetricChange
) -> None:
    shard = make_shard("1", 400)
    old, new = (shard.folder / f"{FILE_NAME}.{name}" for name in ("old", "new"))
    for path in (old, new):
        path.touch()
    os.utime(old, times=(time.time() - 2 * LEFT,) * 2)
    for _ in OpenShard(shard, apply(change, None).metric, CODED).upkeep():
        pass
    assert not old.exists()
    assert new.exists()


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


def test_a_shard_follows_the_metric_it_is_asked_by(
    make_shard: MakeShard, learner: LOMDML, change: MetricChange
) -> None:
    shard = make_shard("1", 100)
    known = apply(change, None).metric
    opened = OpenShard(shard, known, EXACT)
    other = Metric(known.dimensions, np.array([1.0, 0.0]), known.components)
    opened.measure_by(other)
    query = {name: matrix[:1] for name, matrix in shard.vectors.items()}
    oracle = ExactIndex(other)
    oracle.build(shard.vectors)
    np.testing.assert_array_equal(
        opened.near(query, 10, np.ones(100, np.bool_)).rows, oracle.search(query, 10).rows
    )
