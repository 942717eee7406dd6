"""MLEV, BDRM and the baselines: sums written out, optimality conditions, scikit-learn's checks."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_allclose
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.utils.estimator_checks import check_estimator

from engine.research.baselines import FLD, Cov
from engine.research.batch import nearest
from engine.research.bdrm import BDRM, ascend, best_change, labelled_triplets
from engine.research.mlev import MLEVG, MLEVL

LEARNERS = [MLEVG(), MLEVL(max_iter=2), BDRM(neighbours=1, max_iter=1), Cov(), FLD()]


def table(seed: int = 0) -> tuple[Any, Any]:
    random = np.random.default_rng(seed)
    y = np.arange(24) % 3
    return random.normal(size=(3, 4))[y] + random.normal(size=(24, 4)), y


@pytest.mark.long
@pytest.mark.parametrize("learner", LEARNERS, ids=lambda learner: type(learner).__name__)
def test_scikit_learn_conventions(learner: Any) -> None:
    with warnings.catch_warnings():  # checks skip what optional packages would need, and say so
        warnings.filterwarnings("ignore", category=UserWarning)
        check_estimator(learner)


@pytest.mark.parametrize("learner", LEARNERS, ids=lambda learner: type(learner).__name__)
def test_transform_and_matrix_agree(learner: Any) -> None:
    X, y = table()
    moved = learner.fit(X, y).transform(X)
    M = learner.get_mahalanobis_matrix()
    assert_allclose(np.square(moved[0] - moved[1]).sum(), (X[0] - X[1]) @ M @ (X[0] - X[1]))
    with pytest.raises(ValueError, match="one class"):
        learner.fit(X, np.zeros(24))


@pytest.mark.parametrize("eigenvalues", ["smallest", "largest"])
def test_mlev_g_against_sums_over_all_pairs(eigenvalues: Any) -> None:
    X, y = table()
    same, other = [], []
    for i in range(24):
        for j in range(24):
            (same if y[i] == y[j] else other).append(np.outer(X[i] - X[j], X[i] - X[j]))
    objective = np.mean(same, axis=0) - 0.7 * np.mean(other, axis=0)
    L = MLEVG(0.7, kept=0.5, eigenvalues=eigenvalues).fit(X, y).components_
    assert L.shape == (2, 4)
    assert_allclose(L @ L.T, np.eye(2), atol=1e-12)
    values = np.linalg.eigvalsh(objective)
    expected = values[:2].sum() if eigenvalues == "smallest" else values[-2:].sum()
    assert_allclose(np.trace(L @ objective @ L.T), expected)


def test_mlev_l_against_sums_over_neighbours_of_its_own_metric() -> None:
    X, y = table()
    Z = X
    for iterations in (1, 2, 3):
        same, other = [], []
        for i in range(24):
            order = np.argsort(np.square(Z - Z[i]).sum(axis=1), kind="stable")
            mates = [j for j in order if y[j] == y[i] and j != i][:3]
            others = [j for j in order if y[j] != y[i]][:2]
            same += [np.outer(X[i] - X[j], X[i] - X[j]) for j in mates]
            other += [np.outer(X[i] - X[j], X[i] - X[j]) for j in others]
        objective = np.mean(same, axis=0) - 0.5 * np.mean(other, axis=0)
        learner = MLEVL(0.5, kept=0.75, max_iter=iterations).fit(X, y)
        L = learner.components_
        assert L.shape == (3, 4)
        assert_allclose(np.trace(L @ objective @ L.T), np.linalg.eigvalsh(objective)[:3].sum())
        Z = X @ L.T


def test_mlev_rejects_impossible_settings() -> None:
    X, y = table()
    for learner in (MLEVG(kept=0), MLEVG(kept=1.5), MLEVL(eigenvalues="both")):  # type: ignore[arg-type]  # that is the point
        with pytest.raises(ValueError, match="eigenvalues"):
            learner.fit(X, y)


def test_nearest_by_brute_force() -> None:
    X, y = table()
    own, other = np.flatnonzero(y == 0), np.flatnonzero(y != 0)
    centres, partners = nearest(X, own, other, 2)
    for i in own:
        expected = other[np.argsort(np.square(X[other] - X[i]).sum(axis=1))[:2]]
        assert partners[centres == i].tolist() == expected.tolist()
    centres, partners = nearest(X, own, own, 100, exclude_self=True)
    assert len(centres) == 8 * 7
    assert (centres != partners).all()
    assert nearest(X, own[:1], own[:1], 3, exclude_self=True)[0].size == 0


def test_bdrm_triplets() -> None:
    X, y = table()
    triplets = labelled_triplets(X, y, 5)
    assert len(triplets) == 3 * 8 * 7 * 5
    i, j, mate = triplets.T
    assert ((y[i] == y[mate]) & (y[i] != y[j]) & (i != mate)).all()
    for row in (0, 9):
        others = np.flatnonzero(y != y[row])
        near = others[np.argsort(np.square(X[others] - X[row]).sum(axis=1))[:5]]
        assert set(j[i == row]) == set(near)


@given(
    st.floats(-5, 5),
    st.floats(0, 5),
    st.sampled_from([0.0, 0.01, 2.0]),
    st.sampled_from([0.01, 1, 100, 1e6]),
    st.sampled_from([0.01, 1.0]),
)
def test_best_change_meets_equation_5(
    trace: float, determinant: float, alpha: float, C: float, epsilon: float
) -> None:
    x = best_change(trace, determinant, alpha, C, epsilon)
    denominator = 1 - x * trace - x * x * determinant
    assert denominator > 0  # between the poles: W stays positive definite
    assert alpha + x >= 0
    gap = (trace + 2 * x * determinant) / denominator - epsilon + (alpha + x) / C
    scale = max(1.0, abs(trace), 1 / denominator)
    if alpha + x > 0:
        assert_allclose(gap, 0, atol=1e-6 * scale)
    else:
        assert gap >= -1e-6 * scale


@pytest.mark.slow
def test_bdrm_keeps_the_inverse_linear_in_the_duals_and_positive_definite() -> None:
    X, y = table()
    triplets = labelled_triplets(X, y, 2)
    W, duals = np.eye(4), np.zeros(len(triplets))
    inverse = np.eye(4)
    for _ in range(4):
        for k, (i, j, mate) in enumerate(triplets):
            Z = np.stack([X[j] - X[i], X[mate] - X[i]], axis=1)
            change = ascend(W, Z, duals[k], 10.0, 0.5)
            duals[k] += change
            inverse -= change * Z @ np.diag([1, -1]) @ Z.T
            assert duals[k] >= 0
            assert np.linalg.eigvalsh(W)[0] > 0
            assert_allclose(W @ inverse, np.eye(4), atol=1e-7)
            gap = np.square(np.linalg.cholesky(W).T @ Z).sum(axis=0) @ [1, -1] - 0.5
            assert gap + duals[k] / 10 >= -1e-7
            if duals[k] > 0:
                assert_allclose(gap + duals[k] / 10, 0, atol=1e-7)


def test_bdrm_converges_to_the_optimum_of_equation_3() -> None:
    """Zero duality gap: all KKT conditions hold at once after enough passes."""
    X, y = table()
    X, y = X[:9], y[:9]
    learner = BDRM(C=1.0, epsilon=0.5, neighbours=2, max_iter=500, tol=1e-10).fit(X, y)
    W, duals = learner.get_mahalanobis_matrix(), learner.dual_coef_
    assert learner.n_iter_ < 500
    for alpha, (i, j, mate) in zip(duals, labelled_triplets(X, y, 2), strict=True):
        far, near = X[j] - X[i], X[mate] - X[i]
        slack = far @ W @ far - near @ W @ near - 0.5 + alpha
        assert slack >= -1e-6
        assert alpha * slack <= 1e-6


def test_cov_by_hand() -> None:
    X = np.array([[0.0, 0], [2, 0], [5, 1], [5, 5]])
    M = Cov(0.1).fit(X, [0, 0, 1, 1]).get_mahalanobis_matrix()
    covariance = np.diag([0.5, 2.0]) + 0.1 * 1.25 * np.eye(2)
    assert_allclose(M, np.linalg.inv(covariance))


def test_fld_is_fishers_discriminant_where_nothing_is_singular() -> None:
    X, y = table()
    ours = FLD().fit(X, y)
    theirs = LinearDiscriminantAnalysis().fit(X, y)
    a, b = ours.transform(X), theirs.transform(X)
    assert_allclose(np.square(a - a[0]).sum(1), np.square(b - b[0]).sum(1))


def test_fld_with_more_dimensions_than_photos() -> None:
    random = np.random.default_rng(0)
    y = np.arange(12) % 3
    X = random.normal(size=(12, 40)) + 3 * random.normal(size=(3, 40))[y]
    moved = FLD().fit(X, y).transform(X)
    assert moved.shape == (12, 2)
    centres = np.stack([moved[y == c].mean(axis=0) for c in range(3)])
    assert (np.argmin(np.square(moved[:, None] - centres).sum(2), axis=1) == y).all()
