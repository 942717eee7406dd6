"""Indexes over codes, beyond the contract of all indexes: as many candidates as are needed, and
codes that follow the metric."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.errors import InputError
from engine.index import AdaptiveIndex, HashIndex, HashSettings, Hits
from engine.index.binary_codes import hyperplanes
from engine.index.candidate_counts import WIDER, CandidateCounts
from engine.index.online_lsh import OnlineHashTables
from engine.index.refinement import refined
from engine.index.top_k import top_k
from engine.metrics.metric import Metric
from engine.steps import finish
from engine.types import Float32, Float64, Rows

SIZE = 24


SMALL = HashSettings(bits=256, components=24, candidates=50, share=0.0, shortlist=40)


def of_one_matrix(matrix: Float64) -> Metric:
    """A metric over a single modality."""
    return Metric({"a": SIZE}, np.ones(1), {"a": matrix})


def turned(angle: float) -> Metric:
    """Sees the first axes of two halves of the space; ``angle`` moves it from one to the other."""
    weights = np.concatenate([np.full(SIZE // 2, np.cos(angle)), np.full(SIZE // 2, np.sin(angle))])
    return of_one_matrix(np.diag(weights))


def photos(n: int) -> dict[str, np.ndarray]:
    return {"a": np.random.default_rng(0).standard_normal((n, SIZE)).astype(np.float32)}


def built(kind: type[HashIndex], metric: Metric, n: int = 3000) -> HashIndex:
    index = kind(metric, SMALL)
    index.build(photos(n))
    return index


# What HashIndex does beyond the contract of all indexes.


def recall_of(index: HashIndex, query: dict[str, np.ndarray]) -> float:
    return finish(index.readout(query, 40))


def test_bits_flip_with_the_metric_and_a_refresh_brings_them_back() -> None:
    index = built(HashIndex, turned(0.2))
    assert index.flipped() == 0.0
    index.metric_changed(turned(0.3))
    little = index.flipped()
    index.metric_changed(turned(1.2))
    assert 0 < little < 0.1 < index.flipped()
    assert index.stale()
    assert list(index.refresh())[-1] == 1.0
    assert index.flipped() == 0.0
    assert not index.stale()


def test_a_factor_turned_round_flips_nothing() -> None:
    index = built(HashIndex, turned(0.5))
    turn = np.linalg.qr(np.random.default_rng(1).standard_normal((SIZE, SIZE)))[0]
    index.metric_changed(of_one_matrix(turn @ turned(0.5).components["a"]))
    assert index.flipped() < 0.001


def test_photos_added_during_a_refresh_are_in_its_codes() -> None:
    vectors = photos(5000)
    index = HashIndex(turned(0.2), SMALL)
    index.build({"a": vectors["a"][:4000]})
    index.metric_changed(turned(1.2))
    steps = index.refresh()
    next(steps)
    index.add(vectors)
    index.remove([4500])
    list(steps)
    assert index.flipped() == 0.0
    assert index.search({"a": vectors["a"][4999:]}, 1).rows.tolist() == [4999]
    assert 4500 not in index.search({"a": vectors["a"][4500:4501]}, 5).rows


def test_a_build_during_a_refresh_wins() -> None:
    index = built(HashIndex, turned(0.2))
    steps = index.refresh()
    next(steps)
    index.build(photos(100))
    list(steps)
    assert index.count == 100
    assert index.search({"a": photos(100)["a"][7:8]}, 1).rows.tolist() == [7]


def test_a_readout_below_the_target_widens_the_candidates() -> None:
    index = built(HashIndex, turned(0.1), n=5000)
    index.metric_changed(turned(1.5))  # stale codes: they know nothing of what counts now
    query = {"a": photos(5000)["a"][:1] + 0.3}
    readings = [recall_of(index, query) for _ in range(16)]
    assert readings[0] < 0.98
    assert readings[-1] >= 0.98
    assert index.counts.factor > 1
    widest = index.counts.factor
    recall_of(index, query)
    assert index.counts.factor == widest


def test_a_readout_among_what_is_near_leaves_out_what_may_not_be_found() -> None:
    index = built(HashIndex, turned(0.1), n=5000)
    query = {"a": photos(5000)["a"][:1]}
    allowed = np.arange(5000) % 2 == 1
    steps = index.readout(query, 100, among=1000, allowed=allowed)
    shares = [next(steps) for _ in range(3)]
    assert shares == [2048 / 5000, 4096 / 5000, 1.0]
    assert finish(steps) >= 0.98


def test_near_finds_the_nearest_with_nearly_their_distances() -> None:
    index = built(HashIndex, turned(0.2), n=5000)
    query = {"a": photos(5000)["a"][:1] + 0.1}
    allowed = np.arange(5000) % 3 > 0
    found = index.near(query, 200, allowed=allowed)
    truth = index.search(query, 200, allowed=allowed)
    assert len(np.intersect1d(found.rows, truth.rows)) >= 196
    assert allowed[found.rows].all()
    assert (np.diff(found.distances) >= 0).all()
    both, here, there = np.intersect1d(found.rows, truth.rows, return_indices=True)
    assert len(both)
    np.testing.assert_allclose(found.distances[here], truth.distances[there], rtol=0.1, atol=0.05)


def test_what_was_grown_so_far_can_be_found() -> None:
    vectors = photos(9000)
    index = built(HashIndex, turned(0.2), n=3000)
    steps = index.grow(vectors)
    next(steps)
    assert index.count == 3000 + 2048
    assert index.search({"a": vectors["a"][5000:5001]}, 1).rows.tolist() == [5000]
    steps.close()  # type: ignore[attr-defined]
    index.add(vectors)
    whole = built(HashIndex, turned(0.2), n=3000)
    whole.add(vectors)
    query = {"a": vectors["a"][8000:8001]}
    assert index.search(query, 50).rows.tolist() == whole.search(query, 50).rows.tolist()


def test_widening_ends_where_it_does_not_help() -> None:
    settings = HashSettings(components=2, sketch=2, candidates=50, shortlist=20)
    index = HashIndex(turned(0.1), settings)
    index.build(photos(5000))
    query = {"a": photos(5000)["a"][:1] + 0.3}
    for _ in range(20):
        finish(index.readout(query, 40, among=60))
    assert index.recall is not None
    assert index.recall < 0.98
    assert index.counts.proposed(settings, 60, index.count) < 2000


@pytest.mark.parametrize(
    "wrong", [{"bits": 100}, {"bits": 64}, {"components": 0}, {"share": 2.0}, {"candidates": 0}]
)
def test_settings_out_of_range_are_named(wrong: dict[str, int]) -> None:
    with pytest.raises(InputError, match=next(iter(wrong))):
        HashSettings(**wrong)


# What AdaptiveIndex does beyond the contract of all indexes.


def test_a_library_that_outgrows_brute_force_is_coded_by_a_refresh() -> None:
    vectors = photos(1200)
    index = AdaptiveIndex(turned(0.2), SMALL, switch=500)
    index.build({"a": vectors["a"][:400]})
    assert not index.is_approximate
    index.add(vectors)
    index.remove([5])
    assert not index.is_approximate
    assert index.stale()
    steps = index.refresh()
    next(steps)
    index.remove([6])
    index.metric_changed(turned(0.4))
    list(steps)
    assert index.is_approximate
    found = index.search({"a": vectors["a"][5:7]}, 20).rows
    assert not {5, 6} & set(found.tolist())
    assert index.search({"a": vectors["a"][1199:]}, 1).rows.tolist() == [1199]


# What OnlineHashTables does beyond the contract of all indexes.


def test_second_level_finds_flips_better_than_chance() -> None:
    """Among the photos it proposes, flips of the followed bits are more frequent than overall."""
    metric = turned(0.2)
    index = OnlineHashTables(metric, SMALL, followed=6, touched=0.2)
    index.build(photos(4000))
    planes_before = index._second.planes
    changed = turned(0.5)
    HashIndex.metric_changed(index, changed)
    planes = hyperplanes(SMALL.bits, index._state.gram, SMALL.seed)
    proposed = index.probably_flipped(planes)
    points = np.concatenate(index._state.sketches.points).astype(np.float32)
    flips = (points @ planes_before.T >= 0) != (points @ planes[index._second.followed].T >= 0)
    assert 0 < proposed.size <= 0.2 * 4000
    assert flips[proposed].any(axis=1).mean() > 1.2 * flips.any(axis=1).mean()


def test_tables_patch_their_codes_as_the_metric_moves() -> None:
    patched, left = built(OnlineHashTables, turned(0.2)), built(HashIndex, turned(0.2))
    for angle in (0.25, 0.3, 0.35, 0.4):
        patched.metric_changed(turned(angle))
        left.metric_changed(turned(angle))
    assert patched.flipped() < left.flipped()


def test_loaded_tables_look_for_flips_as_the_saved_ones_did(tmp_path: Path) -> None:
    index, vectors = built(OnlineHashTables, turned(0.1)), photos(3000)
    index.save(tmp_path / "tables", "schema")
    loaded = OnlineHashTables.load(tmp_path / "tables", "schema", vectors, turned(0.1))
    for each in (index, loaded):
        each.metric_changed(turned(0.3))
    assert loaded.flipped() == index.flipped()


# Candidates are as many as settings say, and more after readouts that found too little.

SETTINGS = HashSettings(candidates=100, share=0.01, shortlist=20, recall_target=0.98)


@pytest.mark.parametrize(("k", "ranked"), [(1, 20), (16, 20), (50, 60), (100, 120)])
def test_at_least_a_fifth_more_than_wanted_are_ranked(k: int, ranked: int) -> None:
    assert CandidateCounts().ranked(SETTINGS, k) == ranked
    assert CandidateCounts(factor=1.5).ranked(SETTINGS, k) == ranked * 3 // 2


@pytest.mark.parametrize(
    ("count", "rows", "proposed"),
    [(5, 1000, 100), (5, 50_000, 500), (40, 1000, 200)],  # a number, a share, five times as many
)
def test_the_largest_of_three_numbers_is_proposed(count: int, rows: int, proposed: int) -> None:
    assert CandidateCounts().proposed(SETTINGS, count, rows) == proposed


def test_low_recall_widens_as_long_as_it_helps() -> None:
    counts = CandidateCounts().after(SETTINGS, 0.5, 20, 1000)
    assert counts == CandidateCounts(WIDER, 0.5)
    counts = counts.after(SETTINGS, 0.6, 20, 1000)
    assert counts == CandidateCounts(WIDER**2, 0.6)
    assert counts.after(SETTINGS, 0.6, 20, 1000) == counts  # it did not help


def test_good_recall_and_a_library_without_more_rows_change_nothing() -> None:
    assert CandidateCounts().after(SETTINGS, 0.99, 20, 1000) == CandidateCounts(1.0, 0.99)
    assert CandidateCounts().after(SETTINGS, 0.5, 20, 100) == CandidateCounts(1.0, 0.5)


# As many photos are looked at as errors of the estimates ask for.


def looked_at(error: float, k: int = 10, first: int = 30, seed: int = 0) -> tuple[Hits, Float32]:
    """What is found of 1,000 photos around one in eight dimensions by estimates that err, and the
    distances by row."""
    random = np.random.default_rng(seed)
    distances = (random.permutation(1000) / 1000).astype(np.float32) ** 0.25
    estimates = distances + error * random.standard_normal(1000).astype(np.float32)

    def distances_of(rows: Rows) -> Float32:
        assert (np.diff(rows) > 0).all()
        return distances[rows]

    return refined(top_k(np.arange(1000), estimates, 600), distances_of, k, first), distances


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("error", [0.003, 0.03, 0.05])
def test_the_nearest_are_found_by_poor_estimates_too(error: float, seed: int) -> None:
    found, distances = looked_at(error, seed=seed)
    truth = np.argsort(distances)[:10]
    assert np.isin(truth, found.rows[:10]).all()
    assert (found.distances == distances[found.rows]).all()
    assert (np.diff(found.distances) > 0).all()


def test_good_estimates_cost_nothing_more_and_poor_ones_do() -> None:
    assert all(looked_at(0.003, seed=seed)[0].rows.size == 30 for seed in range(20))
    assert 40 < np.mean([looked_at(0.1, seed=seed)[0].rows.size for seed in range(20)]) < 100


def test_estimates_that_are_all_too_large_or_too_small_alike_cost_nothing_more() -> None:
    line = np.arange(500, dtype=np.float32)
    for bias in (-100, 100):
        found = refined(Hits(np.arange(500), line + bias), lambda rows: line[rows], 10, 30)
        assert found.rows.tolist() == list(range(30))


def test_fewer_photos_than_wanted_are_all_looked_at() -> None:
    line = np.arange(5, dtype=np.float32)
    found = refined(Hits(np.arange(5), line[::-1] - 9), lambda rows: line[rows], 10, 30)
    assert found.rows.tolist() == [0, 1, 2, 3, 4]
    nothing = refined(Hits(np.arange(0), line[:0]), lambda rows: line[rows], 10, 30)
    assert nothing.rows.size == 0
