"""The index behind searches: built, grown and refreshed in idle time, and undo all the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import app.core.index.local_index as local_index
from app.core.index.local_index import NAME, LocalIndex, OwnPoints
from app.core.library.library import LibrarySnapshot
from app.core.search.ranking import SearchRanking
from app.core.store.derived import derived_folder, derived_path
from engine.index import Hits
from engine.index import hash as hash_module
from engine.index.hamming import hamming
from engine.metrics.euclid import Euclid
from engine.metrics.metric import Metric
from engine.types import Vectors

COUNT = 6000
DIMENSIONS = {"color": 6, "gist": 8}


def stretched() -> Metric:
    """Euclid with other weights: a metric that has learned."""
    return Metric(DIMENSIONS, np.array([0.9, 0.1]), Euclid(DIMENSIONS).components)


def snapshot(count: int = COUNT, key: str = "made") -> LibrarySnapshot:
    random = np.random.default_rng(0)
    vectors = {
        name: random.normal(size=(COUNT, dimension)).astype(np.float32)[:count]
        for name, dimension in DIMENSIONS.items()
    }
    return LibrarySnapshot(
        key=key,
        schema="made up",
        scales={"color": 1.0, "gist": 1.0},
        vectors=vectors,
        rows=np.arange(100, 100 + count),
        alive=np.ones(count, np.bool_),
    )


@pytest.fixture(autouse=True)
def _small_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_index, "SWITCH", 1500)
    monkeypatch.setattr(local_index, "SAVE_FROM", 500)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def one(library: LibrarySnapshot, row: int) -> dict[str, np.ndarray]:
    return {name: np.asarray(matrix[row : row + 1]) for name, matrix in library.vectors.items()}


def exact(library: LibrarySnapshot, metric: Metric, query: Vectors, k: int) -> np.ndarray:
    distances = metric.pairwise(query, library.vectors).min(axis=0)
    return np.lexsort((np.arange(len(distances)), distances))[:k]


def prepared(folder: Path, library: LibrarySnapshot, metric: Metric) -> LocalIndex:
    index = LocalIndex(folder)
    index.bind(library, metric)
    for _ in index.upkeep():
        pass
    index.close()
    return index


def has_codes(index: LocalIndex, library: LibrarySnapshot, metric: Metric) -> bool:
    """Return whether codes propose photos: beside them idle work needs no points of its own."""
    return not isinstance(index.aside(library, metric), OwnPoints)


def share(found: Hits, truth: np.ndarray) -> float:
    return len(np.intersect1d(found.rows, truth)) / len(truth)


def test_brute_force_serves_until_the_codes_are_built() -> None:
    library, metric = snapshot(), Euclid(DIMENSIONS)
    index = LocalIndex(Path("nowhere"), keep=False)
    search = index.bind(library, metric)
    query = one(library, 7)
    truth = exact(library, metric, query, 50)
    assert search.nearest(query, 50, library.alive).rows.tolist() == truth.tolist()
    assert not has_codes(index, library, metric)
    steps = index.upkeep()
    next(steps)
    assert not has_codes(index, library, metric)
    assert search.nearest(query, 50, library.alive).rows.tolist() == truth.tolist()
    for _ in steps:
        pass
    assert has_codes(index, library, metric)
    assert index.state.rows == COUNT
    assert share(search.nearest(query, 100, library.alive), truth) == 1


def test_dropped_upkeep_goes_on_where_it_was() -> None:
    library, metric = snapshot(), Euclid(DIMENSIONS)
    index = LocalIndex(Path("nowhere"), keep=False)
    index.bind(library, metric)
    for _ in range(20):
        steps = index.upkeep()
        next(steps, None)
        del steps
    assert has_codes(index, library, metric)


def test_what_came_since_is_found_before_the_codes_know_it(folder: Path) -> None:
    metric = Euclid(DIMENSIONS)
    index = prepared(folder, snapshot(4000), metric)
    library = snapshot()
    search = index.bind(library, metric)
    query = one(library, 5900)
    assert index.state.rows == 4000
    before = search.nearest(query, 100, library.alive)
    assert before.rows[0] == 5900
    assert share(before, exact(library, metric, query, 50)) >= 0.98
    for _ in index.upkeep():
        pass
    assert index.state.rows == COUNT
    assert search.nearest(query, 100, library.alive).rows[0] == 5900


def test_the_next_start_maps_the_codes_and_makes_no_other(folder: Path) -> None:
    library, metric = snapshot(), Euclid(DIMENSIONS)
    search = prepared(folder, library, metric).bind(library, metric)
    again = LocalIndex(folder, keep=False)
    found = again.bind(library, metric)
    assert has_codes(again, library, metric)
    query = one(library, 3)
    for index in (search, found):
        assert (
            share(index.nearest(query, 100, library.alive), exact(library, metric, query, 50)) == 1
        )
    np.testing.assert_array_equal(
        search.nearest(query, 100, library.alive).rows,
        found.nearest(query, 100, library.alive).rows,
    )


@pytest.mark.parametrize("change", ["damaged", "scales", "dimensions", "rows"])
def test_codes_of_something_else_are_made_anew(folder: Path, change: str) -> None:
    library, metric = snapshot(), Euclid(DIMENSIONS)
    prepared(folder, library, metric)
    file = derived_path(derived_folder(folder), NAME)
    if change == "damaged":
        file.write_bytes(file.read_bytes()[:1000])
    elif change == "scales":
        library = replace(library, scales={"color": 2.0, "gist": 1.0}, key="other")
    elif change == "dimensions":
        vectors = {"color": library.vectors["color"]}
        library, metric = replace(library, vectors=vectors), Euclid({"color": 6})
    else:
        library = snapshot(2000)
    index = LocalIndex(folder)
    search = index.bind(library, metric)
    assert not has_codes(index, library, metric)
    query = one(library, 3)
    truth = exact(library, metric, query, 20)
    assert search.nearest(query, 20, library.alive).rows.tolist() == truth.tolist()
    for _ in index.upkeep():
        pass
    index.close()
    assert has_codes(index, library, metric)
    assert LocalIndex(folder).bind(library, metric).nearest(query, 1, library.alive).rows == [3]


def test_a_library_without_its_folder_is_searched_all_the_same(tmp_path: Path) -> None:
    library, metric = snapshot(), Euclid(DIMENSIONS)
    index = prepared(tmp_path / "lost", library, metric)
    assert has_codes(index, library, metric)


def test_each_search_keeps_its_metric() -> None:
    library, metric = snapshot(), Euclid(DIMENSIONS)
    index = LocalIndex(Path("nowhere"), keep=False)
    first = index.bind(library, metric)
    second = index.bind(library, stretched())
    query = one(library, 3)
    for search in (first, second, first):
        truth = exact(library, search.metric, query, 30)
        assert search.nearest(query, 30, library.alive).rows.tolist() == truth.tolist()


def test_the_points_of_many_photos_are_those_of_each() -> None:
    library, metric = snapshot(), stretched()
    search = LocalIndex(Path(), keep=False).bind(library, metric)
    rows = np.random.default_rng(0).integers(0, COUNT, 2 * local_index.MANY + 1)
    few = [search[rows[i : i + 1]] for i in range(len(rows))]
    np.testing.assert_allclose(search[rows], np.concatenate(few), rtol=1e-4, atol=1e-5)


def test_a_changed_metric_is_stale_until_the_next_upkeep(folder: Path) -> None:
    library = snapshot()
    index = prepared(folder, library, Euclid(DIMENSIONS))
    index.bind(library, stretched())
    assert list(index.upkeep())
    assert not list(index.upkeep())


def test_a_comparison_with_all_photos_is_made_in_idle_time(folder: Path) -> None:
    library, metric = snapshot(), Euclid(DIMENSIONS)
    index = prepared(folder, library, metric)
    query = one(library, 3)
    found = index.bind(library, metric).nearest(query, 1000, library.alive)
    assert share(found, exact(library, metric, query, 100)) >= 0.98
    assert list(index.upkeep())
    assert not list(index.upkeep())
    index.close()
    other = LocalIndex(folder, keep=False)
    other.bind(library, metric).nearest(query, 1000, library.alive)
    assert not list(other.upkeep())  # what was found out is in the file


def test_undo_finds_the_same_though_the_codes_were_made_anew_meanwhile(folder: Path) -> None:
    library, metric = snapshot(), stretched()
    index = prepared(folder, library, Euclid(DIMENSIONS))
    ranking = SearchRanking(library, index.bind(library, metric), one(library, 3), [3])
    clicks = [(9, 1), (50, 1), (60, -1)]
    before = [ranking.results(clicks[:i])[0] for i in range(4)]
    assert list(index.upkeep())
    assert not list(index.upkeep())
    for i in (2, 3, 1, 0, 3):
        assert ranking.results(clicks[:i])[0] == before[i]


def test_a_filter_leaves_nothing_out_that_it_allows(folder: Path) -> None:
    library, metric = snapshot(), Euclid(DIMENSIONS)
    index = prepared(folder, library, metric)
    allowed = np.arange(COUNT) % 50 == 0
    ranking = SearchRanking(library, index.bind(library, metric), one(library, 3), [3], allowed)
    results, _ = ranking.results([])
    assert {item.photo - 100 for item in results} == set(np.flatnonzero(allowed).tolist())


@pytest.mark.parametrize(("worth", "times"), [(COUNT, 1), (COUNT + 1, 0)])
def test_the_scan_of_a_large_library_is_compiled_once(
    worth: int, times: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[bool] = []
    monkeypatch.setattr(hash_module, "WORTH", worth)
    monkeypatch.setattr(hamming, "compile", lambda: compiled.append(True))
    index = prepared(folder, snapshot(), Euclid(DIMENSIONS))
    for _ in index.upkeep():
        pass
    index.close()
    assert len(compiled) == times


def test_a_search_among_more_photos_than_the_codes_know_is_compared_with_all_that_they_know(
    folder: Path,
) -> None:
    metric = Euclid(DIMENSIONS)
    prepared(folder, snapshot(3000), metric)
    index = LocalIndex(folder)
    index.bind(snapshot(5000), metric)
    steps = index.upkeep()
    next(steps)  # growing to 5,000
    library = snapshot()
    query = one(library, 5)
    found = index.bind(library, metric).nearest(query, 100, library.alive)
    for _ in steps:
        pass
    assert share(found, exact(library, metric, query, 50)) >= 0.98
    index.close()
