"""Projections onto the cone against their definition."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_allclose

from engine.metrics.psd import drop_negative_eigenvalue, project_psd, square_root


def symmetric(seed: int, size: int = 5) -> np.ndarray:
    A = np.random.default_rng(seed).normal(size=(size, size))
    return A + A.T


@given(st.integers(0, 10_000))
def test_projection_is_the_nearest_of_the_cone(seed: int) -> None:
    """P is in the cone, M - P is orthogonal to it and to P (Moreau)."""
    M = symmetric(seed)
    P = project_psd(M)
    assert np.linalg.eigvalsh(P)[0] >= -1e-12
    assert np.linalg.eigvalsh(P - M)[0] >= -1e-12
    assert_allclose(np.sum(P * (M - P)), 0, atol=1e-10)
    assert_allclose(square_root(M) @ square_root(M), P, atol=1e-10)


@given(st.integers(0, 10_000), st.floats(0, 100))
def test_dropping_one_eigenvalue_projects_after_a_rank_one_step(seed: int, length: float) -> None:
    A = symmetric(seed)
    z = A[:, 0]
    M = A @ A - length * np.outer(z, z)
    scale = np.linalg.norm(M)
    assert_allclose(drop_negative_eigenvalue(M), project_psd(M), atol=1e-10 * scale)


def test_a_matrix_in_the_cone_stays() -> None:
    M = np.diag([0.0, 1.0, 2.0])
    assert_allclose(project_psd(M), M)
    assert drop_negative_eigenvalue(np.eye(3)).tolist() == np.eye(3).tolist()
