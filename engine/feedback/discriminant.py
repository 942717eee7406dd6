"""The direction that tells liked photos from the others: a regularised linear discriminant.

w = (Cov + r lambda_max I)^-1 (mean of the positives - b mean of the negatives), both centred at the
mean of all points (Fisher 1936; the ridge as in Friedman 1989). A handful of photos has no
covariance worth using, so that of all points stands for both classes.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.linalg import cho_factor, cho_solve

from engine.types import Float32, Float64, Floats

RIDGE = 0.1  # r, relative to the largest eigenvalue
NEGATIVE_WEIGHT = 0.5  # b
POWER_STEPS = 20


@dataclass(frozen=True)
class Covariance:
    """Points (n, d) less their mean, and the factor of their regularised covariance."""

    centred: Float32
    factor: tuple[Floats, bool]


def covariance(points: Float32, ridge: float = RIDGE) -> Covariance:
    """Centre ``points`` (n, d) and factor their covariance; O(n d^2), once for many clicks."""
    centred = points - points.mean(axis=0)
    matrix = centred.T @ centred / np.float32(len(points))
    largest = _largest_eigenvalue(matrix)
    matrix[np.diag_indices_from(matrix)] += ridge * largest + np.finfo(np.float32).tiny
    return Covariance(centred, cho_factor(matrix, overwrite_a=True, check_finite=False))


def discriminant_scores(space: Covariance, labels: Floats) -> Float64:
    """The discriminant at every point, (n,). ``labels`` (n,): > 0 positive, < 0 negative."""
    direction = np.zeros(space.centred.shape[1], np.float32)
    if (labels > 0).any():
        direction += space.centred[labels > 0].mean(axis=0)
    if (labels < 0).any():
        direction -= NEGATIVE_WEIGHT * space.centred[labels < 0].mean(axis=0)
    solved = cho_solve(space.factor, direction, check_finite=False)
    return np.asarray(space.centred @ solved, np.float64)


def _largest_eigenvalue(matrix: Floats) -> float:
    """Of a positive semi-definite ``matrix``, by power iteration; close enough for a ridge."""
    vector = np.ones(len(matrix), matrix.dtype)
    norm = 0.0
    for _ in range(POWER_STEPS):
        vector = matrix @ vector
        norm = float(np.linalg.norm(vector))
        if norm == 0:
            return 0.0
        vector /= norm
    return norm
