"""What the ranker is made of: candidates, graph, discriminant, shares, on inputs small enough to
work out on paper."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.feedback import candidates
from engine.feedback.active import ask
from engine.feedback.candidates import (
    CandidateCache,
    ExactNearest,
    distances_between,
    nearest_candidates,
    squared_distances,
    squared_norms,
)
from engine.feedback.discriminant import NEGATIVE_WEIGHT, RIDGE, centre, discriminant_scores
from engine.feedback.explain import modality_shares, pulled_by
from engine.feedback.manifold import nearest_of_each, neighbour_graph, spread
from engine.feedback.ranker import rank
from engine.index.base import Hits
from engine.metrics.euclid import Euclid

# The rows worth ranking: asked for once, exact, and all of them where they are few.


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


def test_the_query_and_each_up_are_asked_for_once_until_forgotten(asked: list[int | None]) -> None:
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


# Parts of the ranker and the profile, on inputs small enough to work out on paper.


def test_a_score_spreads_along_a_chain_and_not_across_a_gap() -> None:
    line = np.array([[0], [1], [2], [3], [10], [11], [12]], np.float32)
    distances = squared_distances(line, line)
    graph = neighbour_graph(distances, nearest_of_each(distances, 2))
    scores = spread(graph, np.eye(7)[0], alpha=0.5)
    assert (np.diff(scores[:4]) < 0).all()
    assert scores[3] > 0
    assert scores[4:].tolist() == [0, 0, 0]


def test_spreading_converges_to_the_closed_form() -> None:
    points = np.random.default_rng(0).normal(size=(20, 3)).astype(np.float32)
    distances = squared_distances(points, points)
    graph = neighbour_graph(distances, nearest_of_each(distances, 4))
    seeds = np.eye(20)[3] - 0.5 * np.eye(20)[7]
    closed = np.linalg.solve(np.eye(20) - 0.8 * graph.toarray(), 0.2 * seeds)
    np.testing.assert_allclose(spread(graph, seeds, 0.8, 200), closed, atol=1e-12)


def test_a_graph_of_many_joins_each_point_to_its_nearest_ones() -> None:
    random = np.random.default_rng(3)
    points = random.normal(size=(400, 6)).astype(np.float32)
    points[:20] = points[0]  # as near as can be, all of them
    distances = squared_distances(points, points)
    graph = neighbour_graph(distances, nearest_of_each(distances, 5)).toarray()
    np.fill_diagonal(distances, np.inf)
    for row, apart in enumerate(distances):
        farthest = np.sort(apart)[4]
        assert (graph[row, apart < farthest] > 0).all()
        assert (graph[row] > 0).sum() >= 5
        others = graph[row, apart > farthest] > 0  # these have it among their own nearest
        reach = np.sort(distances[apart > farthest][others], axis=1)[:, 4]
        assert (apart[apart > farthest][others] <= reach + 1e-5).all()  # not symmetric to the bit


@pytest.mark.parametrize("count", [2, 9, 60, 700])
def test_a_graph_has_the_entries_of_its_definition(count: int) -> None:
    points = np.random.default_rng(count).normal(size=(count, 4)).astype(np.float32)
    distances = squared_distances(points, points)
    before = distances.copy()
    nearest = nearest_of_each(distances, 5)
    np.testing.assert_array_equal(distances, before)
    near = np.take_along_axis(distances, nearest, axis=1).astype(np.float64)
    directed = np.zeros((count, count))
    np.put_along_axis(directed, nearest, np.exp(-near / (2 * near.mean())), axis=1)
    adjacency = np.maximum(directed, directed.T)
    root = np.sqrt(adjacency.sum(axis=1))
    expected = adjacency / root[:, None] / root
    graph = neighbour_graph(distances, nearest).toarray()
    np.testing.assert_allclose(graph, expected, rtol=1e-12)


def test_two_equal_points_have_a_graph() -> None:
    distances = np.zeros((2, 2), np.float32)
    graph = neighbour_graph(distances, nearest_of_each(distances))
    np.testing.assert_allclose(graph.toarray(), [[0, 1], [1, 0]])


def test_the_discriminant_is_its_formula() -> None:
    points = np.random.default_rng(0).normal(size=(40, 5)).astype(np.float32) * [3, 1, 1, 1, 1]
    labels = np.zeros(40)
    labels[:3], labels[3:5] = 1, -1
    centred = points - points.mean(axis=0)
    spread_ = np.cov(points.T, bias=True)
    ridge = RIDGE * np.linalg.eigvalsh(spread_)[-1]
    aim = centred[:3].mean(axis=0) - NEGATIVE_WEIGHT * centred[3:5].mean(axis=0)
    expected = centred @ np.linalg.solve(spread_ + ridge * np.eye(5), aim)
    scores = discriminant_scores(centre(points.astype(np.float32)), labels)
    np.testing.assert_allclose(scores, expected, rtol=2e-2, atol=1e-3)


def test_asking_starts_with_what_is_least_like_the_judged() -> None:
    line = np.arange(12, dtype=np.float32)[:, np.newaxis]
    ranking = rank(line, line[:1], [(1, 1)], exclude=[0])
    assert ask(line, line[:1], ranking, [(1, 1)], count=2).tolist() == [11, 6]
    assert ask(line, line[:1], ranking, [(1, 1)], count=50).size == len(ranking.rows)


def test_shares_by_hand() -> None:
    results = np.array([[0.6, 0.8, 3**0.5], [0.0, 0.0, 0.0]])
    shares = modality_shares(np.zeros((1, 3)), results, [2, 1], np.array([0.5, 0.5]))
    np.testing.assert_allclose(shares, [[0.25, 0.75], [0.5, 0.5]])


def test_shares_are_of_the_distance_to_the_nearest_query_photo() -> None:
    query, results = np.array([[0.0, 0.0], [5.0, 1.0]]), np.array([[5.0, 0.0]])
    shares = modality_shares(query, results, [1, 1], np.array([0.5, 0.5]))
    np.testing.assert_allclose(shares, [[0, 1]])


def test_shares_are_those_that_the_metric_tells() -> None:
    random = np.random.default_rng(0)
    metric = Euclid({"color": 3, "shape": 5})
    photos = {name: random.normal(size=(9, d)) for name, d in metric.dimensions.items()}
    z = metric.embed(photos)
    shares = modality_shares(z[:1], z[1:], [3, 5], metric.weights)
    first = {name: array[0] for name, array in photos.items()}
    for row, share in enumerate(shares, start=1):
        other = {name: array[row] for name, array in photos.items()}
        np.testing.assert_allclose(share, metric.shares(first, other), rtol=1e-5)


def test_the_liked_photo_that_pulled_most_is_the_nearest_one() -> None:
    line = np.arange(10, dtype=np.float32)[:, np.newaxis]
    assert pulled_by(line, line[:1], [5, 9], np.array([1, 4, 8])) == [None, 5, 9]
    assert pulled_by(line, line[:1], [], np.array([1])) == [None]
