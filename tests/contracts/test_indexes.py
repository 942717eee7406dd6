"""What every index promises, run on each of them with brute force as the judge."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import InputError, SchemaError
from engine.index.recall import recall
from engine.metrics.metric import Metric
from engine.steps import finish
from tests.contracts.index_steps import (
    CASES,
    COLOR_ALONE,
    SIZES,
    _registered,
    brute_force,
    clicked,
    make,
    maker,
    one,
    photos,
    some_metric,
)

__all__ = ["_registered", "make"]


def test_finds_what_brute_force_finds(make) -> None:
    metric, vectors = some_metric(), photos(1000)
    index = make(metric)
    index.build(vectors)
    for row in (0, 17, 999):
        truth = brute_force(metric, vectors, one(vectors, row), 20, np.arange(1000))
        found = index.search(one(vectors, row), 20)
        assert found.rows.dtype == np.int64
        assert found.distances.dtype == np.float32
        assert found.rows[0] == row
        assert recall(found, truth) == 1.0
        np.testing.assert_allclose(found.distances, truth.distances, rtol=1e-4, atol=1e-5)


def test_filters_come_before_ranking(make) -> None:
    metric, vectors = some_metric(), photos(1000)
    index = make(metric)
    index.build(vectors)
    query = one(vectors, 5)
    for share in (0.004, 0.2, 0.9):
        allowed = np.random.default_rng(1).random(1000) < share
        exclude = np.flatnonzero(allowed)[:2]
        rows = np.setdiff1d(np.flatnonzero(allowed), exclude)
        truth = brute_force(metric, vectors, query, 20, rows)
        found = index.search(query, 20, allowed=allowed, exclude=exclude)
        assert np.isin(found.rows, rows).all()
        assert found.rows.size == truth.rows.size
        assert recall(found, truth) >= 0.95


def test_nothing_left_is_an_empty_answer(make) -> None:
    vectors = photos(200)
    index = make(some_metric())
    assert index.search(one(vectors, 0), 5).rows.size == 0
    index.build(vectors)
    nothing = np.zeros(200, np.bool_)
    assert index.search(one(vectors, 0), 5, allowed=nothing).rows.size == 0
    assert index.search(one(vectors, 0), 5, exclude=range(200)).rows.size == 0
    index.remove(range(200))
    assert index.search(one(vectors, 0), 5).rows.size == 0


def test_one_photo(make) -> None:
    vectors = photos(1)
    index = make(some_metric())
    index.build(vectors)
    found = index.search(vectors, 10)
    assert found.rows.tolist() == [0]
    assert found.distances[0] == pytest.approx(0, abs=1e-9)
    index.remove([0])
    index.remove([0])
    assert index.search(vectors, 10).rows.size == 0


def test_duplicates_zeros_and_a_constant_modality(make) -> None:
    metric, vectors = some_metric(), photos(600)
    for array in vectors.values():
        array[100:400] = array[100]
        array[400:450] = 0
    vectors["gist"][:] = 1.0
    index = make(metric)
    index.build(vectors)
    same = index.search(one(vectors, 250), 20)
    assert same.rows.size == 20
    assert ((same.rows >= 100) & (same.rows < 400)).all()
    np.testing.assert_allclose(same.distances, 0, atol=1e-6)
    zero = index.search({name: np.zeros((1, size), np.float32) for name, size in SIZES.items()}, 50)
    truth = brute_force(
        metric,
        vectors,
        {n: np.zeros((1, s), np.float32) for n, s in SIZES.items()},
        50,
        np.arange(600),
    )
    assert recall(zero, truth) == 1.0


def test_distance_is_to_the_nearest_of_several_queries(make) -> None:
    metric, vectors = some_metric(), photos(800)
    index = make(metric)
    index.build(vectors)
    queries = one(vectors, 10, 20, 30)
    truth = brute_force(metric, vectors, queries, 40, np.arange(800))
    found = index.search(queries, 40)
    assert set(found.rows[:3].tolist()) == {10, 20, 30}
    assert recall(found, truth) >= 0.97


def test_bad_input_is_named(make) -> None:
    vectors = photos(50)
    index = make(some_metric())
    index.build(vectors)
    query = one(vectors, 0)
    with pytest.raises(InputError, match="k is 0"):
        index.search(query, 0)
    with pytest.raises(InputError, match="allowed"):
        index.search(query, 1, allowed=np.ones(51, np.bool_))
    with pytest.raises(InputError, match="Row 50"):
        index.search(query, 1, exclude=[50])
    with pytest.raises(InputError, match="Row -1"):
        index.remove([-1])
    with pytest.raises(InputError, match="queries"):
        index.search({"color": query["color"]}, 1)
    with pytest.raises(InputError, match="fewer"):
        index.add(photos(49))
    with pytest.raises(InputError, match="modalities"):
        index.build({"color": vectors["color"]})
    with pytest.raises(InputError, match="build a new index"):
        index.metric_changed(COLOR_ALONE)
    broken = some_metric()
    components = {**broken.components, "gist": np.full((10, 30), np.nan)}
    broken = Metric(SIZES, broken.weights, components)
    with pytest.raises(InputError, match="gist"):
        index.metric_changed(broken)


def test_same_seed_same_answer(make) -> None:
    vectors = photos(500)
    answers = []
    for _ in range(2):
        index = make(some_metric())
        index.build(vectors)
        answers.append(index.search(one(vectors, 8), 25))
    np.testing.assert_array_equal(answers[0].rows, answers[1].rows)
    np.testing.assert_array_equal(answers[0].distances, answers[1].distances)


@settings(max_examples=15)
@given(seed=st.integers(0, 10**6), n=st.integers(1, 120), k=st.integers(1, 130))
def test_small_libraries_are_searched_exactly(seed: int, n: int, k: int) -> None:
    random = np.random.default_rng(seed)
    metric, vectors = some_metric(seed), photos(n, seed)
    allowed = random.random(n) < 0.8
    removed = random.integers(0, n, 3)
    query = photos(2, seed + 1)
    rows = np.setdiff1d(np.flatnonzero(allowed), removed)
    truth = brute_force(metric, vectors, query, k, rows)
    for case in CASES:
        index = maker(case)(metric)
        index.build(vectors)
        index.remove(removed)
        found = index.search(query, k, allowed=allowed)
        assert found.rows.size == truth.rows.size
        np.testing.assert_allclose(found.distances, truth.distances, rtol=2e-4, atol=1e-5)


def test_near_finds_nearly_the_same(make) -> None:
    metric, vectors = some_metric(), photos(1000)
    index = make(metric)
    index.build(vectors)
    allowed = np.arange(1000) % 3 > 0
    found = index.near(one(vectors, 40), 100, allowed=allowed)
    truth = brute_force(metric, vectors, one(vectors, 40), 80, np.flatnonzero(allowed))
    assert allowed[found.rows].all()
    assert (np.diff(found.distances) >= 0).all()
    assert len(np.intersect1d(found.rows, truth.rows)) >= 76


def test_a_readout_tells_the_recall(make) -> None:
    metric, vectors = some_metric(), photos(1000)
    index = make(metric)
    index.build(vectors)
    assert index.recall is None
    found = finish(index.readout(one(vectors, 3), 40, among=120, allowed=np.ones(1000, np.bool_)))
    assert 0.95 <= found <= 1.0
    assert index.recall == (found if index.is_approximate else None)


def test_only_what_is_approximate_misses_photos(make) -> None:
    metric, vectors = some_metric(), photos(1500)
    index = make(metric)
    index.build(vectors)
    metric = clicked(metric, np.random.default_rng(0), 5.0)
    index.metric_changed(metric)
    truth = brute_force(metric, vectors, one(vectors, 8), 300, np.arange(1500))
    found = index.search(one(vectors, 8), 300)
    assert recall(found, truth) == 1.0 or index.is_approximate


# Indexes on the disk and in memory: what is saved answers the same, what it takes is known.


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
