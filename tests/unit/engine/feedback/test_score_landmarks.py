"""Landmarks of scores, on hills whose places are known."""

from __future__ import annotations

import numpy as np
import pytest

from likewise.engine.feedback.edge_prior import PRIOR
from likewise.engine.feedback.score_landmarks import NAMES, landmarks

NONE = np.zeros(0)


def test_the_hills_and_the_valley_between_are_found() -> None:
    random = np.random.default_rng(0)
    scores = np.concatenate([random.normal(0, 0.5, 900), random.normal(6, 0.5, 100)])
    found = dict(
        zip(NAMES, landmarks(scores, np.array([6.5, 5.5]), np.array([0.5, 1.5])), strict=True)
    )
    assert found["members"] == pytest.approx(6, abs=0.2)
    assert found["members_deviation"] == pytest.approx(0.5, abs=0.1)
    assert found["rest_deviation"] == pytest.approx(0.5, abs=0.1)
    assert np.exp(found["log_share"]) == pytest.approx(0.1, abs=0.01)
    assert 1.5 < found["crossing"] < 4.5
    assert 1.5 < found["valley"] < 4.8
    assert (found["lowest_up"], found["mean_up"]) == (5.5, 6)
    assert (found["highest_down"], found["mean_down"]) == (1.5, 1)
    assert found["skew"] > 1


def test_what_stands_in_for_thumbs() -> None:
    scores = np.array([0.0, 1, 2, 3, 10, 11, 12])
    found = dict(zip(NAMES, landmarks(scores, NONE, NONE), strict=True))
    assert found["mean_up"] == 11
    assert found["mean_down"] == 3
    assert found["few_ups"] == found["few_downs"] == 1


def test_always_finite() -> None:
    for scores in (np.zeros(1), np.array([0.0, 1]), np.arange(9.0)):
        for thumbs in (NONE, np.array([-100.0]), np.array([100.0, 3])):
            assert np.isfinite(landmarks(scores, thumbs, NONE)).all()
            assert np.isfinite(landmarks(scores, NONE, thumbs)).all()


def test_the_prior_has_a_coefficient_for_each() -> None:
    assert tuple(PRIOR.coefficients) == NAMES
