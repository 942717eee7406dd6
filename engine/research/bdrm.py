"""BDRM: a metric by Bregman-divergence-regularised dual ascent (Kato et al. 2013).

    min_W D_logdet(W; I) + C/2 sum_k xi_k^2   s.t.  <A_k, W> >= epsilon - xi_k        (eq. (3))

with A_k = z_j z_j' - z_l z_l', z_j = x_j - x_i to a neighbour of another class and z_l = x_l - x_i
to one of the same. Coordinate ascent on the dual variables alpha_k >= 0 keeps W^-1 = I - sum_k
alpha_k A_k, so W stays positive definite without eigenvectors, and a step is O(d^2).

Where we deviate: line 12 of Algorithm 2 needs a minus, W := (Y^-1 - alpha A)^-1, as in the paper's
own Woodbury formula. Line 4 removes alpha_k first, but the rest may be indefinite (A_k is), and
then eq. (5) has no valid root. We solve for the *change* of alpha_k instead, between the poles on
both sides, which is always possible and needs one rank-two update instead of two.
"""

from __future__ import annotations

import math
from typing import Self

import numpy as np

from engine.metrics.psd import square_root
from engine.research.batch import BatchLearner, Labels, nearest
from engine.types import Float64, Floats, Rows

SIGNS = np.array([1.0, -1.0])
"""The diagonal of E: A = Z E Z' for Z = [z_j, z_l]."""

MAX_NEWTON = 100
"""Most steps of Newton's method or bisection; about six are used."""


class BDRM(BatchLearner):
    """``C`` and ``epsilon`` as in eq. (3); ``max_iter`` passes over the triplets.

    ``neighbours``: of other classes, for each photo.

    Stops early if no dual variable changes by more than ``tol`` C in a pass.
    """

    def __init__(
        self,
        C: float = 100.0,
        epsilon: float = 0.01,
        neighbours: int = 5,
        max_iter: int = 3,
        tol: float = 1e-6,
    ) -> None:
        self.C = C
        self.epsilon = epsilon
        self.neighbours = neighbours
        self.max_iter = max_iter
        self.tol = tol

    def fit(self, X: Floats, y: Labels) -> Self:
        """Learn from ``X`` (n, d) and labels ``y`` (n,), in O(d^2) per triplet and pass."""
        X, numbers = self._validated(X, y)
        if not (self.C > 0 and self.epsilon > 0):
            raise ValueError(f"C is {self.C} and epsilon {self.epsilon}; expected both above 0.")
        triplets = labelled_triplets(X, numbers, self.neighbours)
        matrix, duals = np.eye(X.shape[1]), np.zeros(len(triplets))
        for iteration in range(1, self.max_iter + 1):
            largest = 0.0
            for k, (i, j, other) in enumerate(triplets):
                Z = np.stack([X[j] - X[i], X[other] - X[i]], axis=1)
                change = ascend(matrix, Z, duals[k], self.C, self.epsilon)
                duals[k] += change
                largest = max(largest, abs(change))
            self.n_iter_ = iteration
            if largest <= self.tol * self.C:
                break
        self.dual_coef_ = duals
        self.components_ = square_root(matrix)
        return self


def labelled_triplets(X: Float64, numbers: Rows, neighbours: int) -> Rows:
    """Return (i, j, l), (t, 3): ordered pairs (i, l) of a class with i's nearest j of others.

    "Nearest neighbours" in the paper can only mean those of other classes.
    """
    found = []
    for number in range(numbers.max() + 1):
        own, other = np.flatnonzero(numbers == number), np.flatnonzero(numbers != number)
        centres, partners = nearest(X, own, other, neighbours)
        count = len(centres) // len(own)
        for i, near in zip(own, partners.reshape(len(own), count), strict=True):
            mates = own[own != i]
            grid = np.column_stack([np.tile(near, len(mates)), np.repeat(mates, count)])
            found.append(np.column_stack([np.full(len(grid), i), grid]))
    return np.concatenate(found)


def ascend(matrix: Float64, Z: Float64, alpha: float, C: float, epsilon: float) -> float:
    """Maximise the dual over one alpha; updates W = ``matrix`` in place, returns alpha's change."""
    WZ = matrix @ Z
    Q = Z.T @ WZ
    trace = float(Q[0, 0] - Q[1, 1])
    determinant = max(0.0, float(Q[0, 0] * Q[1, 1] - Q[0, 1] * Q[1, 0]))
    change = best_change(trace, determinant, alpha, C, epsilon)
    if change:
        core = change * np.linalg.inv(np.diag(SIGNS) - change * Q)
        matrix += WZ @ ((core + core.T) / 2) @ WZ.T
    return change


def best_change(trace: float, determinant: float, alpha: float, C: float, epsilon: float) -> float:
    """Return the change x >= -alpha that solves eq. (5), by Newton's method inside a bracket.

    In terms of Q = Z'WZ, t = Q_11 - Q_22 and D = det Q: after a change by x, <A, W> = (t + 2 x D) /
    (1 - x t - x^2 D), which grows from minus infinity to infinity between the two poles, outside of
    which W is not positive definite. It must equal epsilon - (alpha + x) / C, or stay above it at x
    = -alpha. Multiplied by the denominator, which is positive between the poles, the difference is
    a cubic without poles.
    """
    root = math.sqrt(trace * trace + 4 * determinant)
    gap = trace - epsilon + alpha / C  # at x = 0; it grows by at least 1 / C per unit of x
    if gap < 0:
        pole = 2 / (root + trace) if root + trace > 0 else math.inf
        low, high = 0.0, min(pole, -C * gap)
    else:
        pole = -2 / (root - trace) if root - trace > 0 else -math.inf
        low, high = max(pole, -alpha, -C * gap), 0.0
        if low == -alpha and _value_and_slope(low, trace, determinant, alpha, C, epsilon)[0] >= 0:
            return low
    x = (low + high) / 2
    for _ in range(MAX_NEWTON):
        value, slope = _value_and_slope(x, trace, determinant, alpha, C, epsilon)
        low, high = (x, high) if value < 0 else (low, x)
        newton = x - value / slope if slope else low
        previous, x = x, newton if low < newton < high else (low + high) / 2
        if abs(x - previous) <= 1e-15 * abs(x):
            break
    return x


def _value_and_slope(
    x: float, trace: float, determinant: float, alpha: float, C: float, epsilon: float
) -> tuple[float, float]:
    """Return the cubic of ``best_change`` and its derivative."""
    growth = trace + 2 * x * determinant
    denominator = 1 - x * trace - x * x * determinant
    slack = epsilon - (alpha + x) / C
    return growth - slack * denominator, 2 * determinant + denominator / C + slack * growth
