"""Closed-form steps against a numerical solver of the problem that they solve."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.testing import assert_allclose
from scipy.optimize import minimize

from likewise.engine.errors import InputError
from likewise.engine.metrics.oasis import OASIS
from likewise.engine.metrics.omdml import OMDML
from likewise.engine.metrics.passive_aggressive import PassiveAggressive, Variant
from likewise.engine.metrics.single import PairLearner
from likewise.engine.metrics.targets import LEGO, POLA, ITMLOnline

Vector = Any


def solve(objective: Callable[[Vector], float], constraints: Vector, start: Vector) -> Any:
    options = {"ftol": 1e-11, "maxiter": 500}
    found = minimize(objective, start, method="SLSQP", constraints=constraints, options=options)
    assert found.success or found.status == 8, found.message  # 8: no further descent, at ftol
    return found.x


@pytest.mark.parametrize("similar", [True, False])
@pytest.mark.parametrize("variant", ["PA", "PA-I", "PA-II", "PALS"])
@pytest.mark.parametrize("C", [0.05, 5.0])
def test_passive_aggressive_steps_solve_their_problem(
    variant: Variant, similar: bool, C: float
) -> None:
    """Problems (4)-(5), (6)-(8), their squared-slack form, and (14)-(15), over (M, b, xi)."""
    z = np.array([0.9, -0.4, 0.7]) * (2 if similar else 1)
    y = 1 if similar else -1
    learner = PassiveAggressive(3, variant=variant, C=C)
    learner.threshold = 3.0  # away from the bound b >= 1, which is no part of the problems
    before = np.append(learner.matrix.ravel(), learner.threshold)

    def signed_loss(x: Vector) -> float:
        return float(1 - y * (x[9] - z @ x[:9].reshape(3, 3) @ z))

    penalty = {
        "PA": lambda xi: 0.0,
        "PA-I": lambda xi: C * xi,
        "PA-II": lambda xi: C * xi**2,
        "PALS": lambda xi: C * xi**2,
    }[variant]

    def objective(x: Vector) -> float:
        return float(0.5 * np.square(x[:10] - before).sum() + penalty(x[10]))

    kind = "eq" if variant == "PALS" else "ineq"
    constraints = [{"type": kind, "fun": lambda x: x[10] - signed_loss(x)}]
    if variant == "PA":
        constraints.append({"type": "eq", "fun": lambda x: x[10]})
    if variant == "PA-I":
        constraints.append({"type": "ineq", "fun": lambda x: x[10]})
    start = np.append(before, max(0.0, signed_loss(np.append(before, 0))))
    solution = solve(objective, constraints, start)
    learner.step(z, similar)
    assert_allclose(learner.matrix.ravel(), solution[:9], atol=1e-4)
    assert_allclose(learner.threshold, solution[9], atol=1e-4)


def test_least_squares_moves_a_pair_that_is_on_the_right_side() -> None:
    z = np.array([0.1, 0.0])
    passive, signed = PassiveAggressive(2, variant="PA-II"), PassiveAggressive(2, variant="PALS")
    for learner in (passive, signed):
        learner.threshold = 4.0
        learner.step(z, True)
    assert passive.threshold == 4.0
    assert signed.threshold < 4.0


def test_a_dissimilar_pair_can_break_the_cone_under_least_squares() -> None:
    """Where the paper projects after similar pairs only; the positive version must not break."""
    far = np.array([3.0, 0.0])
    negative = PassiveAggressive(2, variant="PALS", C=100)
    positive = PassiveAggressive(2, variant="PALS", C=100, positive=True)
    for learner in (negative, positive):
        learner.matrix *= 4.0
        learner.threshold = 1.0
        for _ in range(3):
            learner.step(far, False)
            learner.step(np.array([1.0, 1.0]), False)
            learner.step(np.array([2.0, -1.0]), True)
    assert np.linalg.eigvalsh(positive.matrix)[0] >= -1e-12


def test_the_threshold_never_falls_below_one() -> None:
    learner = PassiveAggressive(2, variant="PALS", C=100)
    for _ in range(5):
        learner.step(np.array([0.1, 0.1]), False)
    assert learner.threshold == 1.0


@pytest.mark.parametrize("similar", [True, False])
@pytest.mark.parametrize("eta", [0.1, 1.0, 10.0])
def test_lego_minimises_its_objective(similar: bool, eta: float) -> None:
    """Eq. (2.1) over A = L L', with the squared loss at a violated target."""
    random = np.random.default_rng(0)
    root = random.normal(size=(3, 3))
    z = np.array([1.0, -0.5, 0.3]) * (2.0 if similar else 0.2)
    learner = LEGO(3, eta=eta)
    learner.matrix = root @ root.T + np.eye(3)
    learner.near, learner.far = 0.4, 6.0
    before, target = learner.matrix.copy(), 0.4 if similar else 6.0
    lower = np.tril_indices(3)

    def objective(x: Vector) -> float:
        L = np.zeros((3, 3))
        L[lower] = x
        A = L @ L.T
        ratio = A @ np.linalg.inv(before)
        divergence = np.trace(ratio) - np.linalg.slogdet(ratio)[1] - 3
        return float(divergence + eta * 0.5 * (z @ A @ z - target) ** 2)

    start = np.linalg.cholesky(before)[lower]
    found = minimize(objective, start, method="BFGS", options={"gtol": 1e-9})
    L = np.zeros((3, 3))
    L[lower] = found.x
    learner.step(z, similar)
    assert_allclose(learner.matrix, L @ L.T, atol=1e-4)


def test_lego_moves_towards_the_target_and_not_past_it() -> None:
    learner = LEGO(2, eta=3.0)
    learner.near = 0.5
    learner.step(np.array([1.0, 0.0]), True)
    assert 0.5 < learner.matrix[0, 0] < 1.0
    learner.step(np.array([0.1, 0.1]), True)  # already near
    assert 0.5 < learner.matrix[0, 0] < 1.0
    assert learner.matrix[1, 1] == 1.0


@pytest.mark.parametrize("similar", [True, False])
def test_itml_takes_the_gradient_before_its_step(similar: bool) -> None:
    """D_logdet(A, A_t) + eta <A, G> is least where the inverse of A is A_t's plus eta G."""
    z = np.array([1.0, -0.5, 0.3]) * (2.0 if similar else 0.5)
    learner = ITMLOnline(3, eta=0.05)
    learner.near, learner.far = 0.4, 6.0
    gradient = (z @ z - (0.4 if similar else 6.0)) * np.outer(z, z)
    learner.step(z, similar)
    assert_allclose(np.linalg.inv(learner.matrix), np.eye(3) + 0.05 * gradient, atol=1e-12)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from([0.01, 1.0, 100.0]))
@pytest.mark.parametrize("kind", [LEGO, ITMLOnline])
def test_logdet_steps_stay_positive_definite(
    kind: type[LEGO] | type[ITMLOnline], seed: int, eta: float
) -> None:
    random = np.random.default_rng(seed)
    vectors = random.normal(size=(20, 4))
    learner = kind(4, eta=eta).initialise(vectors)
    pairs = random.integers(0, 20, (300, 2))
    learner.learn_pairs(vectors, pairs, random.random(300) < 0.5)
    values = np.linalg.eigvalsh(learner.matrix)
    assert values[0] > 0
    assert np.isfinite(values[-1])


@pytest.mark.parametrize("lean", [True, False])
@pytest.mark.parametrize("similar", [True, False])
def test_pola_minimises_its_objective(similar: bool, lean: bool) -> None:
    """||A - B||_F^2 / 2 over A = L L', where B is the gradient step."""
    z = np.array([1.0, -0.5, 0.3])
    learner = POLA(3, eta=2.0, lean=lean)
    learner.near, learner.far = 0.2, 6.0
    target = 0.2 if similar else 6.0
    stepped = np.eye(3) - 2.0 * (z @ z - target) * np.outer(z, z)

    def objective(x: Vector) -> float:
        A = x.reshape(3, 3) @ x.reshape(3, 3).T
        return float(np.square(A - stepped).sum() / 2)

    found = minimize(objective, np.eye(3).ravel(), method="BFGS", options={"gtol": 1e-9})
    L = found.x.reshape(3, 3)
    learner.step(z, similar)
    assert_allclose(learner.matrix, L @ L.T, atol=1e-4)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from([0.01, 0.1, 1.0]))
def test_lean_pola_projects_to_the_same(seed: int, eta: float) -> None:
    random = np.random.default_rng(seed)
    vectors = random.normal(size=(20, 4)) / np.sqrt(8)
    pairs, similar = random.integers(0, 20, (200, 2)), random.random(200) < 0.5
    lean, literal = (POLA(4, eta=eta, lean=lean).initialise(vectors) for lean in (True, False))
    lean.learn_pairs(vectors, pairs, similar)
    literal.learn_pairs(vectors, pairs, similar)
    assert_allclose(lean.matrix, literal.matrix, atol=1e-8 * np.abs(literal.matrix).max())
    assert np.linalg.eigvalsh(lean.matrix)[0] >= -1e-10 * np.abs(lean.matrix).max()


@pytest.mark.parametrize("kind", [LEGO, ITMLOnline, POLA])
def test_pairs_that_keep_their_targets_change_nothing(kind: Any) -> None:
    learner = kind(2, eta=1.0)
    learner.step(np.array([0.5, 0.5]), True)  # at the target of .5
    learner.step(np.array([1.0, 1.0]), False)  # at the target of 2
    learner.step(np.array([2.0, 1.0]), False)
    assert learner.matrix.tolist() == np.eye(2).tolist()


def test_targets_are_the_percentiles_of_the_sample() -> None:
    learner = LEGO(1).initialise(np.array([[0.0], [1.0], [3.0]]))
    assert_allclose([learner.near, learner.far], np.percentile([1, 4, 9], [5, 95]))
    assert (LEGO(1).initialise(np.zeros((1, 1))).near, LEGO(1).near) == (0.5, 0.5)


@pytest.mark.parametrize("C", [0.02, 10.0])
def test_omdml_step_solves_equation_4(C: float) -> None:
    p, similar, dissimilar = np.array([[0.0, 0, 0], [1, 0.5, -0.2], [0.3, 0.4, 0.8]])
    u, v = p - similar, p - dissimilar
    learner = OMDML(3, C=C, project_every=1000)

    def objective(x: Vector) -> float:
        return float(0.5 * np.square(x[:9] - np.eye(3).ravel()).sum() + C * x[9])

    def slack(x: Vector) -> float:
        M = x[:9].reshape(3, 3)
        return float(x[9] - (u @ M @ u - v @ M @ v + 1))

    constraints = [{"type": "ineq", "fun": slack}, {"type": "ineq", "fun": lambda x: x[9]}]
    solution = solve(objective, constraints, np.append(np.eye(3).ravel(), 5.0))
    learner.step_triplet(p, similar, dissimilar)
    assert_allclose(learner.matrix.ravel(), solution[:9], atol=1e-5)


def test_omdml_projects_every_so_many_steps() -> None:
    random = np.random.default_rng(0)
    vectors, triplets = random.normal(size=(20, 5)), random.integers(0, 20, (200, 3))
    each, never = OMDML(5, C=1, project_every=1), OMDML(5, C=1, project_every=10_000)
    for learner in (each, never):
        learner.learn_triplets(vectors, triplets)
    assert np.linalg.eigvalsh(each.matrix)[0] >= -1e-12 * np.linalg.eigvalsh(each.matrix)[-1]
    assert np.linalg.eigvalsh(never.matrix)[0] < 0


@pytest.mark.parametrize("C", [0.02, 10.0])
def test_oasis_step_solves_its_problem(C: float) -> None:
    p, similar, dissimilar = np.array([[1.0, 0.2], [0.1, 0.5], [0.9, -0.4]])
    learner = OASIS(2, C=C)

    def objective(x: Vector) -> float:
        return float(0.5 * np.square(x[:4] - np.eye(2).ravel()).sum() + C * x[4])

    def slack(x: Vector) -> float:
        return float(x[4] - 1 + p @ x[:4].reshape(2, 2) @ (similar - dissimilar))

    constraints = [{"type": "ineq", "fun": slack}, {"type": "ineq", "fun": lambda x: x[4]}]
    solution = solve(objective, constraints, np.append(np.eye(2).ravel(), 3.0))
    learner.step_triplet(p, similar, dissimilar)
    assert_allclose(learner.matrix.ravel(), solution[:4], atol=1e-5)


def test_oasis_similarity_is_bilinear_around_the_mean() -> None:
    vectors = np.array([[1.0, 0.0], [3.0, 2.0]])
    learner = OASIS(2).initialise(vectors)
    assert_allclose(learner.similarity(vectors, vectors), [[2, -2], [-2, 2]])
    assert_allclose(
        OASIS(2, centre=False).initialise(vectors).similarity(vectors, vectors)[0], [1, 3]
    )


PAIRS = [LEGO, ITMLOnline, POLA, PassiveAggressive]


@pytest.mark.parametrize("kind", PAIRS)
def test_bad_pairs_are_rejected(kind: Any) -> None:
    learner: PairLearner = kind(3)
    with pytest.raises(InputError, match="pairs"):
        learner.learn_pairs(np.zeros((4, 3)), np.zeros((2, 3), int), np.ones(2, bool))
    with pytest.raises(InputError, match="pairs"):
        learner.learn_pairs(np.zeros((4, 3)), np.array([[0, 4]]), np.ones(1, bool))
    with pytest.raises(InputError, match="similar"):
        learner.learn_pairs(np.zeros((4, 3)), np.array([[0, 1]]), np.ones(2, bool))
    with pytest.raises(InputError, match="vectors"):
        learner.learn_pair(np.zeros(2), np.zeros(2), True)
    with pytest.raises(InputError, match="NaN"):
        learner.learn_pair(np.zeros(3), np.full(3, np.nan), True)
