"""Indexes over what changes: photos come and go, metrics move, refreshes stop, readers look on."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from engine.index.recall import recall
from tests.contracts.index_steps import (
    _registered,
    brute_force,
    clicked,
    make,
    one,
    photos,
    refresh,
    some_metric,
)

__all__ = ["_registered", "make"]


@pytest.mark.slow
def test_follows_many_changes_of_the_metric_with_adds_and_removes(make) -> None:
    metric, library = some_metric(), photos(1250)
    random = np.random.default_rng(3)
    index = make(metric)
    index.build({name: array[:1000] for name, array in library.items()})
    alive = np.ones(1250, np.bool_)
    recalls = []
    for step in range(25):
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


def test_photos_added_after_the_mask_was_made_are_not_allowed(make) -> None:
    vectors = photos(300)
    index = make(some_metric())
    index.build(vectors)
    found = index.search(one(vectors, 299), 300, allowed=np.ones(250, np.bool_))
    assert sorted(found.rows) == list(range(250))


def test_an_empty_library_grows(make) -> None:
    vectors = photos(150)
    index = make(some_metric())
    index.build(photos(0))
    index.add(vectors)
    assert index.count == 150
    assert index.search(one(vectors, 7), 1).rows.tolist() == [7]


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
    for step in range(6):
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
