"""BDRM: a metric by Bregman-divergence-regularised dual ascent (Kato et al. 2013).

    min_W D_logdet(W; I) + C/2 sum_k xi_k^2   s.t.  <A_k, W> >= epsilon - xi_k        (eq. (3))

with A_k = z_j z_j' - z_l z_l', z_j = x_j - x_i to a neighbour of another class and z_l = x_l - x_i
to one of the same. Coordinate ascent on the dual variables alpha_k >= 0 keeps
W^-1 = I - sum_k alpha_k A_k, so W stays positive definite without any eigenvector, and a step is
O(d^2).

Where we deviate: line 12 of Algorithm 2 needs a minus, W := (Y^-1 - alpha A)^-1, as the paper's own
Woodbury formula has; lines 4 and 12 are joined into one rank-two update by the change of alpha; and
the root of eq. (5) is held below the pole where W would cease to be positive definite.
"""

from __future__ import annotations

import math
from typing import Self

import numpy as np

from engine.metrics.batch import BatchLearner, Labels, nearest
from engine.metrics.psd import square_root
from engine.types import Float64, Floats, Rows

SIGNS = np.array([1.0, -1.0])
"""The diagonal of E: A = Z E Z' for Z = [z_j, z_l]."""


class BDRM(BatchLearner):
    """``C`` and ``epsilon`` as in eq. (3); ``max_iter`` passes over the triplets, or until the
    largest change of a dual variable in a pass is below ``tol`` C.
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
        """Learn from ``X`` (n, d) and labels ``y`` (n,), in O(d^2) a triplet and pass."""
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
    """(i, j, l): every ordered pair (i, l) of a class, with each of i's nearest j of other classes.

    "Nearest neighbours" in the paper can only mean those of other classes. (t, 3).
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
    """Maximise the dual over one alpha; updates W = ``matrix`` in place, returns alpha's change.

    ``Z`` (d, 2) is [z_j, z_l]; lines 4 to 12 of Algorithm 2.
    """
    WZ = matrix @ Z
    Q = Z.T @ WZ
    P = np.linalg.solve(np.eye(2) + alpha * Q * SIGNS, Q)  # Z' Y Z, with this alpha taken out
    trace = float(P[0, 0] - P[1, 1])
    determinant = float(P[0, 0] * P[1, 1] - P[0, 1] * P[1, 0])
    new = 0.0 if trace >= epsilon else dual_root(trace, max(0.0, determinant), C, epsilon)
    change = new - alpha
    if change:
        core = np.linalg.solve(np.eye(2) - change * (SIGNS[:, np.newaxis] * Q), np.diag(SIGNS))
        matrix += WZ @ (change * (core + core.T) / 2) @ WZ.T
    return change


def dual_root(trace: float, determinant: float, C: float, epsilon: float) -> float:
    """The alpha > 0 of eq. (5), by Newton's method inside a bracket.

    In terms of P: <A, W(alpha)> = (t + 2 alpha D) / (1 - alpha t - alpha^2 D) with t = P_11 - P_22
    and D = det P, which grows from t < epsilon to infinity at the pole and must meet
    epsilon - alpha / C. Multiplied by the denominator it is a cubic without a pole.
    """
    root = math.sqrt(trace * trace + 4 * determinant)
    pole = 2 / (trace + root) if trace + root > 0 else math.inf
    low, high = 0.0, min(pole, C * (epsilon - trace))
    alpha = high / 2
    while high - low > 1e-14 * high:
        denominator = 1 - alpha * trace - alpha * alpha * determinant
        slack = epsilon - alpha / C
        value = trace + 2 * alpha * determinant - slack * denominator
        if value < 0:
            low = alpha
        else:
            high = alpha
        slope = 2 * determinant + denominator / C + slack * (trace + 2 * alpha * determinant)
        newton = alpha - value / slope if slope else low
        alpha = newton if low < newton < high else (low + high) / 2
        if value == 0 or alpha in (low, high):
            break
    return low
