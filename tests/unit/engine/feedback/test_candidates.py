"""The rows worth ranking: asked for once, exact, and all of them where they are few."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.feedback import candidates
from engine.feedback.candidates import (
    CandidateCache,
    ExactNearest,
    distances_between,
    nearest_candidates,
    squared_distances,
    squared_norms,
)
from engine.index.base import Hits


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """What a cache has asked for, where two candidates are all that is wanted."""
    monkeypatch.setattr(candidates, "CANDIDATES", 2)
    return []


def cache_of(asked: list[int | None], findable: list[bool]) -> CandidateCache:
    def nearest(row: int | None) -> Hits:
        asked.append(row)
        return Hits(np.array([0, 1]), np.zeros(2, np.float32))

    return CandidateCache(np.array(findable), nearest)


def test_few_photos_are_all_candidates_and_nothing_is_asked(asked: list[int | None]) -> None:
    assert cache_of(asked, [True, False, True])([5]).tolist() == [0, 2]
    assert asked == []


def test_the_query_and_each_up_are_asked_for_once_until_forgotten(
    asked: list[int | None],
) -> None:
    cache = cache_of(asked, [True] * 3)
    cache([])
    cache([7])
    cache([7, 8])
    assert asked == [None, 7, 8]
    cache.forget([None, 8])
    cache([7, 8])
    assert asked == [None, 7, 8, None, 8]


def test_of_very_many_ups_the_first_and_the_newest_are_asked_for(
    asked: list[int | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(candidates, "ASKED", 4)
    cache = cache_of(asked, [True] * 3)
    cache([1, 2, 3, 4])
    cache([1, 2, 3, 4, 5])  # one more costs one question
    cache([1, 2, 3, 4])  # and taken back, none
    cache(list(range(1, 1000)))
    assert asked == [None, 1, 2, 3, 4, 5, 998, 999]


def test_what_is_near_is_found_among_the_findable_alone() -> None:
    embedding = np.array([[0.0], [1.0], [2.0], [4.0]], np.float32)
    nearest = ExactNearest(
        embedding, np.array([[3.5]], np.float32), np.array([True, False, True, True])
    )
    assert nearest(None).rows.tolist() == [3, 2, 0]
    hits = nearest(1)
    assert hits.rows.tolist() == [0, 2, 3]
    assert hits.distances.tolist() == [1.0, 1.0, 9.0]


def test_what_was_asked_ahead_is_not_asked_again(asked: list[int | None]) -> None:
    cache = cache_of(asked, [True] * 3)
    cache.ask_ahead(7)
    cache([7])
    assert asked == [7, None]
    few = cache_of(asked, [True, False, True])
    few.ask_ahead(7)
    assert asked == [7, None]


@pytest.mark.parametrize("count", [1, 40, 700])
def test_distances_between_many_points_are_those_between_few(count: int) -> None:
    points = np.random.default_rng(count).normal(size=(count, 9)).astype(np.float32)
    found = distances_between(points)
    apart = points[:, None].astype(np.float64) - points
    np.testing.assert_allclose(found, np.square(apart).sum(axis=2), atol=1e-4)


@pytest.mark.parametrize("anchors", [0, 1, 127, 300])
def test_distances_to_many_rows_are_those_to_each(
    anchors: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(candidates, "CHUNK", 100)
    random = np.random.default_rng(anchors)
    points, rows = (random.normal(size=(n, 5)).astype(np.float32) for n in (anchors, 257))
    found = squared_distances(points, rows)
    apart = points[:, None].astype(np.float64) - rows
    np.testing.assert_allclose(found, np.square(apart).sum(axis=2), atol=1e-4)
    np.testing.assert_array_equal(squared_norms(rows), np.square(rows).sum(axis=1))


@given(st.integers(0, 6), st.integers(3, 60), st.integers(0, 1000))
def test_candidates_of_many_ups_are_the_nearest_of_all_sorted(
    ups: int, photos: int, seed: int
) -> None:
    random = np.random.default_rng(seed)
    count = 12

    def hits() -> Hits:
        rows = random.permutation(photos)[:count]
        return Hits(rows, np.sort(random.integers(0, 9, len(rows)).astype(np.float32)))

    query, near = hits(), [hits() for _ in range(ups)]
    expected = query.rows[:count].tolist()
    if ups and len(expected) == count:
        pairs = sorted(
            (float(distance), int(row))
            for each in near
            for row, distance in zip(each.rows, each.distances, strict=True)
        )
        first = expected[: count // 2]
        others = [row for _, row in pairs if row not in first]
        expected = [*first, *list(dict.fromkeys(others))[: count - len(first)]]
    assert nearest_candidates(query, near, count).tolist() == sorted(expected)
