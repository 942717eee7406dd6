"""Nearest neighbours: the exact way is brute force's, the quick way finds nearly all of it."""

from __future__ import annotations

import numpy as np
import pytest

from engine.map import neighbours
from engine.map.neighbours import Neighbours, nearest_neighbours, nearest_of
from engine.types import Float32


def found(points: Float32, k: int) -> Neighbours:
    whole = np.full((len(points), k), -1, np.int32)
    for rows, part in nearest_neighbours(points, k, seed=0):
        assert (whole[rows] == -1).all(), "a row came twice"
        whole[rows] = part
    return whole


def by_brute_force(points: Float32, k: int) -> Neighbours:
    distances = np.square(points[:, None].astype(np.float64) - points).sum(axis=2)
    np.fill_diagonal(distances, np.inf)
    return np.argsort(distances, axis=1, kind="stable")[:, :k].astype(np.int32)


def test_of_points_on_a_line_the_nearest_come_first() -> None:
    points = np.array([[0], [1], [3], [7]], np.float32)
    assert found(points, 2).tolist() == [[1, 2], [0, 2], [1, 0], [2, 1]]


def test_few_points_are_all_compared() -> None:
    points = np.random.default_rng(1).normal(size=(300, 5)).astype(np.float32)
    assert (found(points, 7) == by_brute_force(points, 7)).all()


@pytest.mark.slow
def test_many_points_lack_few_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "EXACT_UP_TO", 100)
    random = np.random.default_rng(2)
    middles = random.normal(size=(30, 8)) * 3
    points = (middles[random.integers(0, 30, 1_500)] + random.normal(size=(1_500, 8))).astype(
        np.float32
    )
    quick, exact = found(points, 10), by_brute_force(points, 10)
    same = [len(np.intersect1d(a, b)) for a, b in zip(quick, exact, strict=True)]
    assert np.mean(same) / 10 > 0.95
    assert (quick != np.arange(1_500)[:, None]).all()
    assert (quick == found(points, 10)).all()  # the same again


def test_points_in_one_place_have_neighbours_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "EXACT_UP_TO", 10)
    points = np.zeros((60, 3), np.float32)
    points[0] = 1
    nearest = found(points, 15)
    assert all(len(set(row)) == 15 for row in nearest.tolist())


def test_the_nearest_of_other_points() -> None:
    points = np.array([[0.0], [1.0], [5.0]], np.float32)
    assert nearest_of(np.array([[4.0], [0.4]], np.float32), points, 2).tolist() == [[2, 1], [0, 1]]
