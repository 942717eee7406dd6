"""An index in a file: loaded, begun, grown, refreshed and saved, whichever index it is."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.core.index.local_index import PersistentIndex
from engine.index import AdaptiveIndex, ExactIndex, HashSettings
from engine.index.registry import INDEXES, index_class
from engine.metrics.euclid import Euclid
from engine.metrics.metric import Metric
from engine.types import Float32

DIMENSIONS = {"color": 6, "gist": 8}
COUNT = 1000
EVERYTHING = np.ones(COUNT, np.bool_)
CODED = partial(AdaptiveIndex, settings=HashSettings(bits=128), switch=100)


def stretched() -> Metric:
    """Euclid with other weights: a metric that has learned."""
    return Metric(DIMENSIONS, np.array([0.9, 0.1]), Euclid(DIMENSIONS).components)


def vectors(count: int = COUNT) -> dict[str, Float32]:
    random = np.random.default_rng(0)
    return {
        name: random.normal(size=(COUNT, size)).astype(np.float32)[:count]
        for name, size in DIMENSIONS.items()
    }


def one(row: int) -> dict[str, Float32]:
    return {name: matrix[row : row + 1] for name, matrix in vectors().items()}


Open = Callable[..., PersistentIndex]


@pytest.fixture
def open_(tmp_path: Path) -> Open:
    file = tmp_path / "index"

    def opened(
        count: int = COUNT, make: Any = CODED, file: Path = file, **options: Any
    ) -> PersistentIndex:
        metric = Euclid(DIMENSIONS)
        return PersistentIndex(file, "meaning", vectors(count), metric, make, **options)

    return opened


def prepared(index: PersistentIndex) -> PersistentIndex:
    for _ in index.prepare():
        pass
    index.save()
    index.close()
    return index


@pytest.mark.parametrize("name", INDEXES)
def test_any_index_can_be_kept(name: str, open_: Open, tmp_path: Path) -> None:
    settings = {"settings": HashSettings(bits=128)} if name == "online_lsh" else {}
    make = partial(index_class(name), **settings)
    index = open_(600, make)
    index.follow(vectors())
    prepared(index)
    metric = stretched()
    index.measure_by(metric)
    prepared(index)
    oracle = ExactIndex(metric)
    oracle.build(vectors())
    truth = oracle.search(one(900), 20).rows
    assert len(np.intersect1d(index.near(one(900), 60, EVERYTHING).rows, truth)) == 20
    assert (tmp_path / "index").exists() == index.index.worth_saving
    again = open_(make=make)
    assert again.index.count == COUNT


def test_what_is_loaded_is_prepared_and_not_written_again(open_: Open, tmp_path: Path) -> None:
    first = prepared(open_())
    written = (tmp_path / "index").stat().st_mtime_ns
    again = open_()
    assert again.index.is_approximate
    assert list(again.prepare()) == []
    again.save()
    assert (tmp_path / "index").stat().st_mtime_ns == written
    found = [index.near(one(3), 50, EVERYTHING).rows for index in (first, again)]
    np.testing.assert_array_equal(*found)


@pytest.mark.parametrize("save_from", [200, 201])
def test_a_file_is_written_again_once_enough_rows_came(
    save_from: int, open_: Open, tmp_path: Path
) -> None:
    prepared(open_(800))
    written = (tmp_path / "index").stat().st_mtime_ns
    prepared(open_(save_from=save_from))
    assert ((tmp_path / "index").stat().st_mtime_ns > written) == (save_from == 200)


def test_a_file_may_not_be_read_and_not_be_written(open_: Open, tmp_path: Path) -> None:
    prepared(open_(keep=False))
    assert list(tmp_path.iterdir()) == []
    prepared(open_())
    assert not open_(load=False).index.is_approximate


def test_the_same_metric_again_changes_nothing(
    open_: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = open_()
    changes: list[object] = []
    monkeypatch.setattr(index.index, "metric_changed", changes.append)
    index.measure_by(Euclid(DIMENSIONS))
    assert changes == []
    index.measure_by(other := stretched())
    index.measure_by(other)
    assert changes == [other]


@pytest.mark.parametrize("save_aside", [False, True])
def test_a_disk_that_is_full_costs_the_file_alone(
    save_aside: bool, open_: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    index = prepared(open_(save_aside=save_aside))
    assert list(tmp_path.iterdir()) == []
    assert index.near(one(3), 1, EVERYTHING).rows.tolist() == [3]
