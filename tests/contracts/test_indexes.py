"""What every index promises, run on each of them with brute force as the judge."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from likewise.engine.errors import InputError, SchemaError
from likewise.engine.index import HashSettings, Hits, Index
from likewise.engine.index.recall import recall
from likewise.engine.index.registry import INDEXES, index_class
from likewise.engine.metrics.metric import Metric
from likewise.engine.steps import finish

SIZES = {"color": 12, "gist": 30, "words": 60}
SMALL = HashSettings(bits=512, components=16, candidates=200, share=0.1, shortlist=80)
NEW = "scan"
"""An index that is registered for this test alone: what holds for it holds for the next one."""

CASES: dict[str, tuple[str, dict[str, Any]]] = {
    **{name: (name, {}) for name in (*INDEXES, NEW)},
    "exact, uncached": ("exact", {"cache_bytes": 0}),
    "hash": ("hash", {"settings": SMALL}),
    "adaptive": ("adaptive", {"settings": SMALL, "switch": 500}),
    "online_lsh": ("online_lsh", {"settings": SMALL}),
}
"""Every index of the registry, some with settings for libraries as small as these."""


def some_metric(seed: int = 0) -> Metric:
    """A metric of low rank, at random."""
    random = np.random.default_rng(seed)
    components = {
        name: random.standard_normal((min(10, size), size)) / np.sqrt(size)
        for name, size in SIZES.items()
    }
    return Metric(SIZES, np.array([0.5, 0.3, 0.2]), components)


def clicked(metric: Metric, random: np.random.Generator, strength: float = 0.15) -> Metric:
    """``metric`` after a click: a rank-one change of each W_k and a new theta."""
    components = {}
    for name, matrix in metric.components.items():
        x = random.standard_normal(SIZES[name])
        components[name] = matrix - strength * np.outer(matrix @ x, x) / (x @ x)
    theta = metric.weights * np.exp(0.1 * random.standard_normal(metric.weights.size))
    return Metric(SIZES, theta / theta.sum(), components)


COLOR_ALONE = Metric({"color": 12}, np.array([1.0]), {"color": np.eye(12)})


def photos(n: int, seed: int = 0) -> dict[str, np.ndarray]:
    """Clusters along a low-dimensional manifold, as photos are."""
    random = np.random.default_rng(seed)
    basis = np.random.default_rng(99)
    latent = (
        random.standard_normal((n, 6)) + 2 * basis.standard_normal((8, 6))[random.integers(0, 8, n)]
    )
    return {
        name: (
            latent @ basis.standard_normal((6, size)) + 0.3 * random.standard_normal((n, size))
        ).astype(np.float32)
        for name, size in SIZES.items()
    }


def one(vectors: dict[str, np.ndarray], *rows: int) -> dict[str, np.ndarray]:
    return {name: array[list(rows)] for name, array in vectors.items()}


def brute_force(
    metric: Metric,
    vectors: dict[str, np.ndarray],
    queries: dict[str, np.ndarray],
    k: int,
    rows: np.ndarray,
) -> Hits:
    """By the definition: sum_k theta_k ||W_k (p - q)||^2 in float64, smallest over the queries."""
    total = np.zeros((len(next(iter(queries.values()))), len(rows)))
    for theta, (name, matrix) in zip(metric.weights, metric.components.items(), strict=True):
        x = vectors[name].astype(np.float64)[rows]
        for i, q in enumerate(queries[name].astype(np.float64)):
            total[i] += theta * np.square((x - q) @ matrix.T).sum(axis=1)
    nearest = total.min(axis=0)
    order = np.lexsort((rows, nearest))[:k]
    return Hits(rows[order], nearest[order].astype(np.float32))


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(INDEXES, NEW, "tests.contracts.scan_index:ScanIndex")
        yield


def maker(case: str) -> Callable[[Metric], Index]:
    name, settings = CASES[case]
    return partial(index_class(name), **settings)


@pytest.fixture(params=CASES)
def make(request: pytest.FixtureRequest) -> Callable[[Metric], Index]:
    return maker(request.param)


def refresh(index: Index) -> None:
    assert list(index.refresh())[-1:] in ([1.0], [])


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


@pytest.mark.slow
def test_follows_fifty_changes_of_the_metric_with_adds_and_removes(make) -> None:
    metric, library = some_metric(), photos(1500)
    random = np.random.default_rng(3)
    index = make(metric)
    index.build({name: array[:1000] for name, array in library.items()})
    alive = np.ones(1500, np.bool_)
    recalls = []
    for step in range(50):
        metric = clicked(metric, random)
        index.metric_changed(metric)
        count = 1000 + 10 * (step + 1)
        index.add({name: array[:count] for name, array in library.items()})
        gone = random.integers(0, count, 3)
        index.remove(gone.tolist())
        alive[gone] = False
        if index.stale():
            refresh(index)
            assert not index.stale()
        query = one(library, int(random.integers(count)))
        rows = np.flatnonzero(alive[:count])
        truth = brute_force(metric, library, query, 20, rows)
        found = index.search(query, 20)
        assert alive[found.rows].all()
        assert found.rows.size == 20
        recalls.append(recall(found, truth))
    assert np.mean(recalls) >= 0.98


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


def test_photos_added_after_the_mask_was_made_are_not_allowed(make) -> None:
    vectors = photos(300)
    index = make(some_metric())
    index.build(vectors)
    found = index.search(one(vectors, 299), 300, allowed=np.ones(250, np.bool_))
    assert sorted(found.rows) == list(range(250))


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


def test_an_empty_library_grows(make) -> None:
    vectors = photos(150)
    index = make(some_metric())
    index.build(photos(0))
    index.add(vectors)
    assert index.count == 150
    assert index.search(one(vectors, 7), 1).rows.tolist() == [7]


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


def test_a_refresh_may_be_dropped_at_any_step(make) -> None:
    metric, vectors = some_metric(), photos(5000)
    random = np.random.default_rng(4)
    index = make(metric)
    index.build(vectors)
    for _ in range(20):
        metric = clicked(metric, random, 0.5)
    index.metric_changed(metric)
    query = one(vectors, 40)
    old = index.search(query, 30).rows.tolist()
    steps = len(list(index.refresh()))
    new = index.search(query, 30).rows.tolist()
    index.build(vectors)
    for stop in range(steps):
        for _, _ in zip(range(stop), index.refresh(), strict=False):
            pass
        assert index.search(query, 30).rows.tolist() in (old, new)


@pytest.mark.slow
def test_readers_see_whole_states_while_the_library_changes(make) -> None:
    metric, vectors = some_metric(), photos(4000)
    index = make(metric)
    index.build({name: array[:3000] for name, array in vectors.items()})
    query, answers, done = one(vectors, 12), [], threading.Event()

    def read() -> None:
        while True:
            answers.append(index.search(query, 15))
            if done.is_set():
                break

    readers = [threading.Thread(target=read) for _ in range(2)]
    for reader in readers:
        reader.start()
    random = np.random.default_rng(5)
    for step in range(15):
        metric = clicked(metric, random, 0.3)
        index.metric_changed(metric)
        refreshing = threading.Thread(target=refresh, args=(index,))
        refreshing.start()
        index.add({name: array[: 3001 + step * 50] for name, array in vectors.items()})
        index.remove([100 + step])
        refreshing.join()
    done.set()
    for reader in readers:
        reader.join()
    assert answers
    for hits in answers:
        assert hits.rows.size == 15
        assert hits.rows[0] == 12
        assert np.unique(hits.rows).size == 15
        assert (np.diff(hits.distances) >= 0).all()


def test_memory_use_grows_with_the_library(make) -> None:
    index = make(some_metric())
    index.build(photos(10))
    little = index.memory_use()
    index.build(photos(2000))
    assert index.memory_use() - little >= 1990


@settings(max_examples=15, deadline=None)
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


def test_what_was_grown_in_steps_is_what_was_added(make) -> None:
    metric, vectors = some_metric(), photos(1000)
    added, grown = make(metric), make(metric)
    for index in (added, grown):
        index.build({name: array[:700] for name, array in vectors.items()})
    added.add(vectors)
    if grown.adds_at_once:
        assert next(grown.grow(vectors), None) is None
    else:
        shares = [(share, grown.count) for share in grown.grow(vectors)]
        assert shares[-1] == (1.0, 1000)
    assert grown.count == 1000
    answers = [index.search(one(vectors, 900), 30).rows for index in (added, grown)]
    np.testing.assert_array_equal(*answers)


def test_an_index_may_begin_by_growing(make) -> None:
    vectors = photos(600)
    index = make(some_metric())
    for _ in index.grow(vectors):
        pass
    assert index.count == 600
    assert index.search(one(vectors, 7), 1).rows.tolist() == [7]


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


def test_codes_flip_with_the_metric_until_a_refresh(make) -> None:
    metric, vectors = some_metric(), photos(1000)
    index = make(metric)
    index.build(vectors)
    assert index.flipped() == 0.0
    for _ in range(10):
        metric = clicked(metric, np.random.default_rng(0), 0.5)
    index.metric_changed(metric)
    assert (index.flipped() > 0) == index.is_approximate
    refresh(index)
    assert index.flipped() == 0.0


def test_memory_is_known_in_advance(make) -> None:
    index = make(some_metric())
    told, used = [], []
    for count in (1000, 2000):
        index.build(photos(count))
        refresh(index)
        told.append(index.memory_in_advance(count))
        used.append(index.memory_use())
    assert used[1] - used[0] == told[1] - told[0]


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
