"""What HashIndex does beyond the contract of all indexes."""

from __future__ import annotations

import numpy as np

from engine.index import HashIndex, HashSettings
from engine.steps import finish
from tests.unit.engine.index.one_matrix import SIZE, SMALL, built, of_one_matrix, photos, turned


def read(index: HashIndex, query: dict[str, np.ndarray]) -> float:
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
    readings = [read(index, query) for _ in range(16)]
    assert readings[0] < 0.98
    assert readings[-1] >= 0.98
    assert index.counts.factor > 1
    widest = index.counts.factor
    read(index, query)
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
