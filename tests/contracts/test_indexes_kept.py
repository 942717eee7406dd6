"""Indexes on the disk and in memory: what is saved answers the same, what it takes is known."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.errors import InputError, SchemaError
from tests.contracts.index_steps import (
    COLOR_ALONE,
    _registered,
    make,
    one,
    photos,
    some_metric,
)

__all__ = ["_registered", "make"]


def test_saved_and_loaded_answers_the_same(make, tmp_path: Path) -> None:
    metric, vectors = some_metric(), photos(800)
    index = make(metric)
    index.build({name: array[:700] for name, array in vectors.items()})
    index.remove([3, 4])
    index.save(tmp_path / "index", "schema 1")
    index.add(vectors)
    loaded = type(index).load(tmp_path / "index", "schema 1", vectors, metric)
    loaded.add(vectors)
    assert loaded.count == 800
    expected, found = (i.search(one(vectors, 3), 30) for i in (index, loaded))
    np.testing.assert_array_equal(found.rows, expected.rows)
    np.testing.assert_array_equal(found.distances, expected.distances)
    assert not {3, 4} & set(found.rows.tolist())
    assert [path.name for path in tmp_path.iterdir()] == ["index"]


def test_load_refuses_what_does_not_fit(make, tmp_path: Path) -> None:
    metric, vectors = some_metric(), photos(100)
    index = make(metric)
    kind = type(index)
    path = tmp_path / "index"
    with pytest.raises(InputError, match="no index"):
        kind.load(path, "a", vectors, metric)
    index.build(vectors)
    index.save(path, "a")
    with pytest.raises(SchemaError, match="schema"):
        kind.load(path, "b", vectors, metric)
    with pytest.raises(SchemaError, match="100 photos"):
        kind.load(path, "a", photos(99), metric)
    with pytest.raises(SchemaError, match="dimensions"):
        kind.load(path, "a", {"color": vectors["color"]}, COLOR_ALONE)
    path.write_bytes(path.read_bytes()[:200])
    with pytest.raises(SchemaError, match="damaged"):
        kind.load(path, "a", vectors, metric)


def test_memory_use_grows_with_the_library(make) -> None:
    index = make(some_metric())
    index.build(photos(10))
    little = index.memory_use()
    index.build(photos(2000))
    assert index.memory_use() - little >= 1990


def test_what_is_worth_saving_is_ready_when_it_is_loaded(make, tmp_path: Path) -> None:
    metric, vectors = some_metric(), photos(1000)
    index = make(metric)
    assert not index.worth_compiling
    index.build(vectors)
    if index.worth_saving:
        index.save(tmp_path / "index", "schema")
        loaded = type(index).load(tmp_path / "index", "schema", vectors, metric)
        assert not loaded.stale()
        assert loaded.worth_saving
        assert loaded.is_approximate == index.is_approximate
