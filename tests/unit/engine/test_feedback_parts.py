"""Parts of the ranker and the profile, on inputs small enough to work out on paper."""

from __future__ import annotations

import numpy as np
import pytest

from engine.feedback.active import ask
from engine.feedback.candidates import squared_distances
from engine.feedback.discriminant import (
    NEGATIVE_WEIGHT,
    RIDGE,
    centre,
    discriminant_scores,
)
from engine.feedback.explain import modality_shares, pulled_by
from engine.feedback.manifold import nearest_of_each, neighbour_graph, spread
from engine.feedback.ranker import rank
from engine.metrics.euclid import Euclid


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
