"""MLEV-G and MLEV-L: metrics by eigenvectors, global and local (Li & Tian 2016).

Both minimise sum_k w_k' (Q - lambda B) w_k over p orthonormal w_k, with Q the second moments of
differences within a class and B those across classes: over all pairs (G, eqs. (38) to (41)), or
over k neighbours of the same class and k - 1 of others (L, eqs. (49) to (52), where the paper
writes H, eta and G for Q, lambda and B).

Where we deviate: the minimum belongs to the p *smallest* eigenvalues; the paper's text takes the
largest, which ``eigenvalues="largest"`` reproduces. The paper states no normalisation; here Q and B
are means over their pairs, so that lambda = 1 gives pairs of both kinds equal weight. The paper
omits the constraint that the w_k be orthogonal; without it all would coincide.
"""

from __future__ import annotations

import math
from typing import Literal, Self

import numpy as np
from scipy.linalg import eigh

from engine.research.batch import BatchLearner, Labels, nearest
from engine.types import Float64, Floats, Rows

Eigenvalues = Literal["smallest", "largest"]


class MLEVG(BatchLearner):
    """MLEV-G; ``trade_off`` is lambda >= 0, ``kept`` the share p / d of dimensions, in (0, 1]."""

    def __init__(
        self, trade_off: float = 1.0, kept: float = 0.9, eigenvalues: Eigenvalues = "smallest"
    ) -> None:
        self.trade_off = trade_off
        self.kept = kept
        self.eigenvalues = eigenvalues

    def fit(self, X: Floats, y: Labels) -> Self:
        """Learn from ``X`` (n, d) and labels ``y`` (n,), in O(n d^2 + d^3)."""
        X, numbers = self._validated(X, y)
        within, pairs = np.zeros((X.shape[1],) * 2), 0
        for number in range(numbers.max() + 1):
            members = X[numbers == number]
            # sum over ordered pairs (x_i - x_j)(x_i - x_j)' = 2 n_c (scatter of the class)
            within += 2 * len(members) * _scatter(members)
            pairs += len(members) ** 2
        across = 2 * len(X) * _scatter(X) - within
        objective = within / pairs - self.trade_off * across / (len(X) ** 2 - pairs)
        self.components_ = extreme_eigenvectors(objective, self.kept, self.eigenvalues)
        return self


class MLEVL(BatchLearner):
    """MLEV-L; ``trade_off`` is eta >= 0, ``neighbours`` k >= 2, ``kept`` as in MLEV-G.

    The neighbours are recomputed under each new metric, until it changes by at most ``tol``
    (relative, Frobenius) or ``max_iter`` times.
    """

    def __init__(
        self,
        trade_off: float = 1.0,
        kept: float = 0.9,
        neighbours: int = 3,
        eigenvalues: Eigenvalues = "smallest",
        max_iter: int = 10,
        tol: float = 1e-3,
    ) -> None:
        self.trade_off = trade_off
        self.kept = kept
        self.neighbours = neighbours
        self.eigenvalues = eigenvalues
        self.max_iter = max_iter
        self.tol = tol

    def fit(self, X: Floats, y: Labels) -> Self:
        """Learn from ``X`` (n, d) and labels ``y`` (n,)."""
        X, numbers = self._validated(X, y)
        projected, metric = X, np.eye(X.shape[1])
        for iteration in range(1, self.max_iter + 1):
            self.components_ = self._solve(X, projected, numbers)
            self.n_iter_ = iteration
            previous, metric = metric, self.components_.T @ self.components_
            if np.linalg.norm(metric - previous) <= self.tol * np.linalg.norm(previous):
                break
            projected = X @ self.components_.T
        return self

    def _solve(self, X: Float64, projected: Float64, numbers: Rows) -> Float64:
        """Return the eigenvectors for the neighbours by ``projected``."""
        moments = np.zeros((2, X.shape[1], X.shape[1]))
        pairs = np.zeros(2)
        for number in range(numbers.max() + 1):
            own, other = np.flatnonzero(numbers == number), np.flatnonzero(numbers != number)
            groups = ((own, self.neighbours, True), (other, self.neighbours - 1, False))
            for kind, (pool, count, same) in enumerate(groups):
                centres, partners = nearest(projected, own, pool, count, exclude_self=same)
                differences = X[centres] - X[partners]
                moments[kind] += differences.T @ differences
                pairs[kind] += len(differences)
        within, across = moments / np.maximum(pairs, 1)[:, np.newaxis, np.newaxis]
        objective = within - self.trade_off * across
        return extreme_eigenvectors(objective, self.kept, self.eigenvalues)


def extreme_eigenvectors(matrix: Float64, kept: float, eigenvalues: Eigenvalues) -> Float64:
    """Return rows (ceil(kept d), d): eigenvectors of the smallest or largest eigenvalues."""
    if eigenvalues not in ("smallest", "largest") or not 0 < kept <= 1:
        raise ValueError(
            f"eigenvalues is {eigenvalues!r} and kept is {kept}; expected 'smallest' or 'largest', "
            "and a share in (0, 1]."
        )
    dimension = len(matrix)
    count = math.ceil(kept * dimension)
    first = 0 if eigenvalues == "smallest" else dimension - count
    vectors: Float64 = eigh(matrix, subset_by_index=[first, first + count - 1])[1]
    return vectors.T.copy()


def _scatter(vectors: Float64) -> Float64:
    centred = vectors - vectors.mean(axis=0)
    scatter: Float64 = centred.T @ centred
    return scatter
