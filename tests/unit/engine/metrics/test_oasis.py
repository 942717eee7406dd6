"""OASIS's step and its similarity."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.testing import assert_allclose

from engine.metrics.oasis import OASIS
from tests.unit.engine.metrics.optimality import assert_optimal


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
