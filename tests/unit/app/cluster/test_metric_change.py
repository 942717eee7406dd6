"""A metric arrives as it left, and costs as little as has changed of it."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.cluster.metric_change import NumberedMetric, apply, change, low_rank, whole
from engine.errors import StateError
from engine.metrics.lomdml import LOMDML
from engine.metrics.metric import Metric
from engine.types import Float32

DIMENSIONS = {"color": 81, "gist": 512}


def photos(count: int, seed: int = 0) -> dict[str, Float32]:
    random = np.random.default_rng(seed)
    return {
        name: random.standard_normal((count, size), dtype=np.float32) / np.float32(np.sqrt(size))
        for name, size in DIMENSIONS.items()
    }


@pytest.fixture
def learner() -> LOMDML:
    return LOMDML(rank=50).fit(photos(100))


def assert_same(received: NumberedMetric, metric: Metric) -> None:
    assert received.metric.modalities == metric.modalities
    np.testing.assert_array_equal(received.metric.weights, metric.weights)
    for name, matrix in metric.components.items():
        error = np.linalg.norm(received.metric.components[name] - matrix)
        assert error <= 3e-7 * np.linalg.norm(matrix)


def test_low_rank_by_hand() -> None:
    matrix = np.outer([1.0, 2.0], [3.0, 0.0, 4.0])
    left, right = low_rank(matrix, 1e-6)
    assert (left.shape, right.shape) == ((2, 1), (1, 3))
    np.testing.assert_allclose(left @ right, matrix, atol=1e-6)
    assert low_rank(np.zeros((2, 3)), 0.0)[0].shape == (2, 0)


@given(st.integers(1, 6), st.integers(1, 8), st.integers(0, 6), st.integers(0, 99))
@settings(max_examples=50, deadline=None)
def test_what_is_left_out_stays_under_the_tolerance(r: int, d: int, p: int, seed: int) -> None:
    random = np.random.default_rng(seed)
    matrix = random.standard_normal((r, p)) @ random.standard_normal((p, d))
    left, right = low_rank(matrix, 1e-3)
    assert left.shape[1] <= min(r, d, p)
    assert np.linalg.norm(left @ right - matrix) <= 1e-3 + 1e-5


def test_the_first_metric_is_sent_whole(learner: LOMDML) -> None:
    sent = whole(learner.metric_, 1)
    assert_same(apply(sent, None), learner.metric_)
    assert sent.nbytes == 4 * 50 * (81 + 512) + 8 * 2


def test_a_few_thumbs_cost_a_few_directions(learner: LOMDML) -> None:
    known = apply(whole(learner.metric_, 1), None)
    learner.partial_fit(photos(5, seed=1), np.array([[0, 1, 2], [0, 3, 4]]))
    sent = change(known, learner.metric_)
    assert sent.base == 1
    assert not sent.whole
    ranks = {name: left.shape[1] for name, (left, _) in sent.factors.items()}
    assert max(ranks.values()) <= 4  # five photos span four differences
    assert sent.nbytes < whole(learner.metric_, 1).nbytes / 8
    assert_same(apply(sent, known), learner.metric_)


@pytest.mark.slow
def test_errors_do_not_add_up(learner: LOMDML) -> None:
    known = apply(whole(learner.metric_, 1), None)
    for seed in range(30):
        learner.partial_fit(photos(3, seed=seed), np.array([[0, 1, 2]]))
        known = apply(change(known, learner.metric_), known)
    assert known.number == 31
    assert_same(known, learner.metric_)


def test_what_stays_is_not_sent(learner: LOMDML) -> None:
    known = apply(whole(learner.metric_, 1), None)
    sent = change(known, learner.metric_)
    assert not sent.whole
    assert not sent.factors


def test_another_metric_altogether_is_sent_whole(learner: LOMDML) -> None:
    known = apply(whole(learner.metric_, 1), None)
    other = LOMDML(rank=50, seed=1).fit(photos(200, seed=3))
    assert set(change(known, other.metric_).whole) == set(DIMENSIONS)
    smaller = LOMDML(rank=20).fit(photos(100))
    assert change(known, smaller.metric_).base == 0
    assert_same(apply(change(known, smaller.metric_), None), smaller.metric_)


def test_a_change_of_another_base_is_refused(learner: LOMDML) -> None:
    known = apply(whole(learner.metric_, 7), None)
    learner.partial_fit(photos(3), np.array([[0, 1, 2]]))
    with pytest.raises(StateError, match="metric 7"):
        apply(change(known, learner.metric_), apply(whole(learner.metric_, 6), None))


def test_both_ends_see_the_same_points(learner: LOMDML) -> None:
    received = apply(whole(learner.metric_, 1), None)
    np.testing.assert_array_equal(received.metric.embed(photos(9)), learner.transform(photos(9)))
