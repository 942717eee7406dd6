"""OMDML's step and its projections."""

from __future__ import annotations

import numpy as np
import pytest

from engine.metrics.omdml import OMDML
from tests.unit.engine.metrics.optimality import assert_optimal


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
