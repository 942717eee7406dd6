"""Alignment: a turned, mirrored and moved map is laid back over itself."""

from __future__ import annotations

import numpy as np
import pytest

from engine.map.alignment import aligned, lying

POINTS = np.random.default_rng(0).normal(size=(40, 2)) * [3, 1]


@pytest.mark.parametrize("mirror", [1, -1])
@pytest.mark.parametrize("angle", [0.0, 0.4, np.pi, 5.0])
def test_what_was_turned_is_turned_back(angle: float, mirror: int) -> None:
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    moved = POINTS @ np.diag([mirror, 1]) @ turn + [5, -2]
    np.testing.assert_allclose(aligned(moved, POINTS), POINTS, atol=1e-9)


def test_no_other_turn_is_nearer() -> None:
    random = np.random.default_rng(1)
    target = POINTS @ [[0, 1], [-1, 0]] + random.normal(size=POINTS.shape) * 0.5
    best = np.square(aligned(POINTS, target) - target).sum()
    centred, middle = POINTS - POINTS.mean(axis=0), target.mean(axis=0)
    for angle in np.linspace(0, 2 * np.pi, 100):
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        for mirror in (1, -1):
            turned = centred @ np.diag([mirror, 1]) @ turn + middle
            assert np.square(turned - target).sum() >= best - 1e-9


def test_new_points_come_along() -> None:
    target = POINTS[:, ::-1].copy()
    target[10:] = np.nan
    np.testing.assert_allclose(aligned(POINTS, target), POINTS[:, ::-1], atol=1e-9)


def test_without_anything_in_common_it_stays() -> None:
    assert (aligned(POINTS, np.full_like(POINTS, np.nan)) == POINTS).all()


def test_a_map_lies_wide_rather_than_high() -> None:
    laid = lying(POINTS[:, ::-1])
    assert laid[:, 0].std() > laid[:, 1].std()
    np.testing.assert_allclose(laid.mean(axis=0), 0, atol=1e-9)
    np.testing.assert_allclose(np.abs(lying(laid)), np.abs(laid), atol=1e-9)


@pytest.mark.parametrize("count", [1, 2])
def test_few_points_lie_as_they_can(count: int) -> None:
    assert np.isfinite(lying(np.ones((count, 2)))).all()
