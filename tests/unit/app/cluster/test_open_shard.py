"""A shard as a worker holds it: searched at once, prepared, kept in a file."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path

import numpy as np

from app.cluster.metric_change import MetricChange, apply
from app.cluster.open_shard import FILE_NAME, OpenShard, SearchSettings
from app.core.index.persistent_index import LEFT
from app.core.own_files import claim
from engine.index import ExactIndex, HashSettings
from engine.metrics.lomdml import LOMDML
from engine.metrics.metric import Metric
from tests.unit.app.cluster.conftest import MakeShard, vectors_of

EXACT = SearchSettings(switch=10**9)
CODED = SearchSettings(
    keep=True, switch=100, codes=HashSettings(bits=128, components=8, candidates=50)
)


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
    make_shard: MakeShard, change: MetricChange, tmp_path: Path
) -> None:
    claim(tmp_path)
    shard = make_shard("vectors/shards/1", 400)
    old, new = (shard.folder / f"{FILE_NAME}.{digit * 32}" for digit in "01")
    for path in (old, new):
        path.touch()
    os.utime(old, times=(time.time() - 2 * LEFT,) * 2)
    for _ in OpenShard(shard, apply(change, None).metric, CODED).upkeep():
        pass
    assert not old.exists()
    assert new.exists()


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
