"""Passive-aggressive steps solve their problems; what the threshold and the cone do."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.metrics.passive_aggressive import PassiveAggressive, Variant
from tests.unit.engine.metrics.optimality import assert_optimal


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
