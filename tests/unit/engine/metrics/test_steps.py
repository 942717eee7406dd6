"""One step of each learner meets the optimality conditions of its problem."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from numpy.testing import assert_allclose

from engine.metrics.oasis import OASIS
from engine.metrics.omdml import OMDML
from engine.metrics.pair_learners import LEGO, POLA, ITMLOnline
from engine.metrics.passive_aggressive import PassiveAggressive, Variant

Vector = Any
NEARLY = 1e-9


def assert_optimal(
    variant: Variant, C: float, moved: Vector, gradient: Vector, loss: float
) -> None:
    """``moved`` minimises ||moved||^2 / 2 + penalty(xi) subject to xi >= loss (PALS: xi = loss).

    The loss is affine in the parameters, with this ``gradient``; ``loss`` is its signed value after
    the step. The penalty is none with xi = 0 (PA), C xi with xi >= 0 (PA-I) or C xi^2.
    """
    tau = -float(moved @ gradient) / float(gradient @ gradient)  # the constraint's multiplier
    assert_allclose(moved, -tau * gradient, atol=NEARLY)  # stationary in the parameters
    if variant == "PALS":
        assert_allclose(tau, 2 * C * loss, atol=NEARLY)  # stationary in xi = loss
        return
    xi = {"PA": 0.0, "PA-I": max(loss, 0.0), "PA-II": tau / (2 * C)}[variant]  # stationary in xi
    assert tau >= -NEARLY
    assert loss <= xi + NEARLY
    assert abs(tau * (xi - loss)) <= NEARLY
    if variant == "PA-I":
        assert tau <= C + NEARLY
        assert abs((C - tau) * xi) <= NEARLY


# Passive-aggressive steps solve their problems; what the threshold and the cone do.


@pytest.mark.slow
@given(
    seed=st.integers(0, 10_000),
    similar=st.booleans(),
    C=st.sampled_from([0.05, 0.5, 5.0]),
    length=st.sampled_from([0.1, 1.0, 3.0]),
)
@pytest.mark.parametrize("variant", ["PA", "PA-I", "PA-II", "PALS"])
@pytest.mark.parametrize("wrong", [0.99, 1.0, 1.01])
def test_passive_aggressive_steps_solve_their_problem(
    variant: Variant, wrong: float, seed: int, similar: bool, C: float, length: float
) -> None:
    """Problems (4)-(5), (6)-(8), their squared-slack form, and (14)-(15), over (M, b, xi).

    A step that is longer or shorter by a hundredth is none.
    """
    random = np.random.default_rng(seed)
    root, z = random.normal(size=(3, 3)), length * random.normal(size=3)
    y = 1 if similar else -1
    learner = PassiveAggressive(variant=variant, C=C).fit(np.zeros((1, 3)))
    learner.matrix_ = np.asfortranarray(root @ root.T)
    learner.threshold_ = 6 * random.random() + 1
    before = np.append(learner.matrix_.ravel(), learner.threshold_)
    learner.step(z, similar)
    assume(learner.threshold_ > 1)  # the bound b >= 1 is no part of the problems
    moved = np.append(learner.matrix_.ravel(), learner.threshold_) - before
    gradient = y * np.append(np.outer(z, z).ravel(), -1.0)
    after = before + wrong * moved
    loss = 1 - y * (after[9] - z @ after[:9].reshape(3, 3) @ z)
    if wrong == 1:
        assert_optimal(variant, C, after - before, gradient, loss)
    else:
        assume(np.abs(moved).max() > 1e-3)
        with pytest.raises(AssertionError):
            assert_optimal(variant, C, after - before, gradient, loss)


def test_least_squares_moves_a_pair_that_is_on_the_right_side() -> None:
    z = np.array([0.1, 0.0])
    passive, signed = PassiveAggressive(variant="PA-II"), PassiveAggressive(variant="PALS")
    for learner in (passive, signed):
        learner.fit(np.zeros((1, 2)))
        learner.threshold_ = 4.0
        learner.step(z, True)
    assert passive.threshold_ == 4.0
    assert signed.threshold_ < 4.0


def test_a_dissimilar_pair_can_break_the_cone_under_least_squares() -> None:
    """Where the paper projects after similar pairs only; the positive version must not break."""
    far = np.array([3.0, 0.0])
    negative = PassiveAggressive(variant="PALS", C=100)
    positive = PassiveAggressive(variant="PALS", C=100, positive=True)
    for learner in (negative, positive):
        learner.fit(np.zeros((1, 2)))
        learner.matrix_ *= 4.0
        learner.threshold_ = 1.0
        for _ in range(3):
            learner.step(far, False)
            learner.step(np.array([1.0, 1.0]), False)
            learner.step(np.array([2.0, -1.0]), True)
    assert np.linalg.eigvalsh(positive.matrix_)[0] >= -1e-12


def test_the_threshold_never_falls_below_one() -> None:
    learner = PassiveAggressive(variant="PALS", C=100).fit(np.zeros((1, 2)))
    for _ in range(5):
        learner.step(np.array([0.1, 0.1]), False)
    assert learner.threshold_ == 1.0


# LEGO, ITML-Online and POLA: steps meet the optimality conditions of their problems.


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


# OASIS's step and its similarity.


@pytest.mark.parametrize("C", [0.02, 10.0])
def test_oasis_step_solves_its_problem(C: float) -> None:
    p, similar, dissimilar = np.array([[1.0, 0.2], [0.1, 0.5], [0.9, -0.4]])
    learner = OASIS(C=C, centre=False).fit(np.zeros((1, 2)))
    learner.step_triplet(p, similar, dissimilar)
    gradient = np.outer(p, dissimilar - similar).ravel()
    moved = learner.matrix_.ravel() - np.eye(2).ravel()
    assert_optimal("PA-I", C, moved, gradient, 1 + learner.margin(p, similar, dissimilar))


def test_oasis_similarity_is_bilinear_around_the_mean() -> None:
    vectors = np.array([[1.0, 0.0], [3.0, 2.0]])
    learner = OASIS().fit(vectors)
    assert_allclose(learner.similarity(vectors, vectors), [[2, -2], [-2, 2]])
    assert_allclose(OASIS(centre=False).fit(vectors).similarity(vectors, vectors)[0], [1, 3])


# OMDML's step and its projections.


@pytest.mark.parametrize("C", [0.02, 10.0])
def test_omdml_step_solves_equation_4(C: float) -> None:
    p, similar, dissimilar = np.array([[0.0, 0, 0], [1, 0.5, -0.2], [0.3, 0.4, 0.8]])
    u, v = p - similar, p - dissimilar
    learner = OMDML(C=C, project_every=1000).fit(np.zeros((1, 3)))
    learner.step_triplet(p, similar, dissimilar)
    gradient = (np.outer(u, u) - np.outer(v, v)).ravel()
    moved = learner.matrix_.ravel() - np.eye(3).ravel()
    assert_optimal("PA-I", C, moved, gradient, 1 + learner.margin(p, similar, dissimilar))


def test_omdml_projects_every_so_many_steps() -> None:
    random = np.random.default_rng(0)
    vectors, triplets = random.normal(size=(20, 5)), random.integers(0, 20, (200, 3))
    each, never = OMDML(C=1, project_every=1), OMDML(C=1, project_every=10_000)
    for learner in (each, never):
        learner.fit(vectors).partial_fit(vectors, triplets)
    assert np.linalg.eigvalsh(each.matrix_)[0] >= -1e-12 * np.linalg.eigvalsh(each.matrix_)[-1]
    assert np.linalg.eigvalsh(never.matrix_)[0] < 0
