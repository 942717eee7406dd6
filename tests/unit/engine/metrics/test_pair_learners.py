"""LEGO, ITML-Online and POLA: steps meet the optimality conditions of their problems."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_allclose

from engine.metrics.pair_learners import LEGO, POLA, ITMLOnline
from tests.unit.engine.metrics.optimality import NEARLY


@pytest.mark.parametrize("similar", [True, False])
@pytest.mark.parametrize("eta", [0.1, 1.0, 10.0])
def test_lego_minimises_its_objective(similar: bool, eta: float) -> None:
    """Eq. (2.1), strictly convex inside the cone, where its gradient
    A_t^-1 - A^-1 + eta (y-bar - y) z z' is 0: y-bar is the distance after the step."""
    random = np.random.default_rng(0)
    root = random.normal(size=(3, 3))
    z = np.array([1.0, -0.5, 0.3]) * (2.0 if similar else 0.2)
    learner = LEGO(eta=eta).fit(np.zeros((1, 3)))
    learner.matrix_ = root @ root.T + np.eye(3)
    learner.near_, learner.far_ = 0.4, 6.0
    before, target = learner.matrix_.copy(), 0.4 if similar else 6.0
    learner.step(z, similar)
    after = learner.matrix_
    assert np.linalg.eigvalsh(after)[0] > 0
    assert not np.allclose(after, before)
    slope = np.linalg.inv(before) - np.linalg.inv(after)
    assert_allclose(slope + eta * (z @ after @ z - target) * np.outer(z, z), 0, atol=NEARLY)


def test_lego_moves_towards_the_target_and_not_past_it() -> None:
    learner = LEGO(eta=3.0).fit(np.zeros((1, 2)))
    learner.near_ = 0.5
    learner.step(np.array([1.0, 0.0]), True)
    assert 0.5 < learner.matrix_[0, 0] < 1.0
    learner.step(np.array([0.1, 0.1]), True)  # already near
    assert 0.5 < learner.matrix_[0, 0] < 1.0
    assert learner.matrix_[1, 1] == 1.0


@pytest.mark.parametrize("similar", [True, False])
def test_itml_takes_the_gradient_before_its_step(similar: bool) -> None:
    """D_logdet(A, A_t) + eta <A, G> is least where the inverse of A is A_t's plus eta G."""
    z = np.array([1.0, -0.5, 0.3]) * (2.0 if similar else 0.5)
    learner = ITMLOnline(eta=0.05).fit(np.zeros((1, 3)))
    learner.near_, learner.far_ = 0.4, 6.0
    gradient = (z @ z - (0.4 if similar else 6.0)) * np.outer(z, z)
    learner.step(z, similar)
    assert_allclose(np.linalg.inv(learner.matrix_), np.eye(3) + 0.05 * gradient, atol=1e-12)


@given(st.floats(1e-6, 1e3), st.floats(0, 1e3), st.sampled_from([0.01, 1.0, 100.0]))
@pytest.mark.parametrize("kind", [LEGO, ITMLOnline])
def test_logdet_steps_go_towards_the_target_and_not_past_it(
    kind: type[LEGO] | type[ITMLOnline], predicted: float, target: float, eta: float
) -> None:
    after = predicted - kind(eta=eta).scale(predicted, target) * predicted**2
    low, high = sorted([predicted, target])
    assert low - 1e-6 * high <= after <= high * (1 + 1e-6)


@given(st.integers(0, 10_000), st.sampled_from([0.01, 1.0, 100.0]))
@pytest.mark.parametrize("kind", [LEGO, ITMLOnline])
def test_logdet_steps_stay_positive_definite(
    kind: type[LEGO] | type[ITMLOnline], seed: int, eta: float
) -> None:
    random = np.random.default_rng(seed)
    vectors = random.normal(size=(20, 4))
    learner = kind(eta=eta).fit(vectors)
    pairs = random.integers(0, 20, (300, 2))
    learner.partial_fit(vectors, pairs, random.random(300) < 0.5)
    values = np.linalg.eigvalsh(learner.matrix_)
    assert values[0] > 0
    assert np.isfinite(values[-1])


@pytest.mark.parametrize("lean", [True, False])
@pytest.mark.parametrize("similar", [True, False])
def test_pola_projects_its_gradient_step(similar: bool, lean: bool) -> None:
    """The point A of the cone that is nearest to the gradient step B: A and A - B are positive
    semidefinite and <A, A - B> = 0."""
    z = np.array([1.0, -0.5, 0.3])
    learner = POLA(eta=2.0, lean=lean).fit(np.zeros((1, 3)))
    learner.near_, learner.far_ = 0.2, 6.0
    stepped = np.eye(3) - 2.0 * (z @ z - (0.2 if similar else 6.0)) * np.outer(z, z)
    learner.step(z, similar)
    rest = learner.matrix_ - stepped
    assert np.linalg.eigvalsh(learner.matrix_)[0] >= -NEARLY
    assert np.linalg.eigvalsh(rest)[0] >= -NEARLY
    assert_allclose(np.sum(learner.matrix_ * rest), 0, atol=NEARLY)


@pytest.mark.slow
@given(st.integers(0, 10_000), st.sampled_from([0.01, 0.1, 1.0]))
def test_lean_pola_projects_to_the_same(seed: int, eta: float) -> None:
    random = np.random.default_rng(seed)
    vectors = random.normal(size=(20, 4)) / np.sqrt(8)
    pairs, similar = random.integers(0, 20, (200, 2)), random.random(200) < 0.5
    lean, literal = (POLA(eta=eta, lean=lean).fit(vectors) for lean in (True, False))
    lean.partial_fit(vectors, pairs, similar)
    literal.partial_fit(vectors, pairs, similar)
    assert_allclose(lean.matrix_, literal.matrix_, atol=1e-8 * np.abs(literal.matrix_).max())
    assert np.linalg.eigvalsh(lean.matrix_)[0] >= -1e-10 * np.abs(lean.matrix_).max()


@pytest.mark.parametrize("kind", [LEGO, ITMLOnline, POLA])
def test_pairs_that_keep_their_targets_change_nothing(kind: Any) -> None:
    learner = kind(eta=1.0).fit(np.zeros((1, 2)))
    learner.step(np.array([0.5, 0.5]), True)  # at the target of .5
    learner.step(np.array([1.0, 1.0]), False)  # at the target of 2
    learner.step(np.array([2.0, 1.0]), False)
    assert learner.matrix_.tolist() == np.eye(2).tolist()


def test_targets_are_the_percentiles_of_the_sample() -> None:
    learner = LEGO().fit(np.array([[0.0], [1.0], [3.0]]))
    assert_allclose([learner.near_, learner.far_], np.percentile([1, 4, 9], [5, 95]))
    assert LEGO().fit(np.zeros((1, 1))).near_ == 0.5
