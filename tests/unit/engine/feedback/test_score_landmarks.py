"""Landmarks of scores, on hills whose places are known."""

from __future__ import annotations

import numpy as np
import pytest

from engine.feedback.score_landmarks import NAMES, landmarks, scale
from engine.types import Float64

NONE = np.zeros(0)


def named(scores: Float64, ups: Float64, downs: Float64) -> dict[str, float]:
    return dict(zip(NAMES, landmarks(scores, ups, downs).tolist(), strict=True))


def test_units_go_from_the_lower_hill_to_the_thumbs_up() -> None:
    scores = np.arange(9.0)  # a quarter of them is at most 2
    units = scale(scores, np.array([5.0, 7.0]))
    np.testing.assert_allclose(units(np.array([2.0, 4, 6])), [0, 0.5, 1])
    alone = scale(scores, NONE)  # the three best are 7 on average
    np.testing.assert_allclose(alone(np.array([2.0, 7])), [0, 1])


def test_thumbs_that_are_no_better_than_the_rest_have_a_unit() -> None:
    scores = np.arange(9.0)
    assert scale(scores, np.array([-50.0])).way == pytest.approx(0.75 * scores.std())


def test_the_hills_and_where_they_cross_are_found() -> None:
    random = np.random.default_rng(0)
    scores = np.concatenate([random.normal(0, 0.1, 900), random.normal(1, 0.1, 100)])
    found = named(scores, np.array([1.1, 0.9]), np.array([0.1, 0.3]))
    assert found["members_deviation"] == pytest.approx(0.1, abs=0.03)
    assert found["rest_deviation"] == pytest.approx(0.1, abs=0.03)
    assert np.exp(found["log_share"]) == pytest.approx(0.1, abs=0.01)
    assert 0.3 < found["crossing"] < 0.7
    assert found["mean_down"] == pytest.approx(0.2)
    assert 0 < found["skew"] < 1  # a quarter of the third moment's


def test_what_stands_in_for_thumbs() -> None:
    found = named(np.array([0.0, 0.1, 0.2, 0.3, 0.9, 1, 1.1]), NONE, NONE)
    assert found["mean_down"] == 0.3
    assert found["few_ups"] == found["few_downs"] == 1


def test_always_finite() -> None:
    for scores in (np.array([0.0, 1]), np.arange(9.0), np.array([0.0, 0, 0, 1e-9])):
        for thumbs in (NONE, np.array([-100.0]), np.array([100.0, 3])):
            units = scale(scores, thumbs)
            scaled = units(scores), units(thumbs)
            assert np.isfinite(landmarks(*scaled, NONE)).all()
            assert np.isfinite(landmarks(scaled[0], NONE, scaled[1])).all()
