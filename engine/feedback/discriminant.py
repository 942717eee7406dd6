"""Separate liked photos from the others along one direction: a regularised linear discriminant.

w = (Cov + r lambda_max I)^-1 (mean of the positives - b mean of the negatives), both centred at the
mean of all points (Fisher 1936; the ridge as in Friedman 1989). A handful of photos gives no usable
covariance, so both classes use the covariance of all points.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.sparse.linalg import LinearOperator, cg

from engine.types import Float32, Float64, Floats

RIDGE = 0.1  # r, relative to the largest eigenvalue
NEGATIVE_WEIGHT = 0.5  # b
POWER_STEPS = 15
TOLERANCE = 1e-4


@dataclass(frozen=True)
class Centred:
    """Points (n, d) minus their mean, and the largest eigenvalue of their covariance."""

    centred: Float32
    largest: float


def centre(points: Float32) -> Centred:
    """Return ``points`` (n, d) centred; their covariance is applied but never formed: O(n d)."""
    centred = points - points.mean(axis=0)
    vector = np.ones(points.shape[1], np.float32)
    largest = 0.0
    for _ in range(POWER_STEPS):  # power iteration; accurate enough for a ridge
        vector = _covariance_times(centred, vector)
        largest = float(np.linalg.norm(vector))
        if largest == 0:
            break
        vector /= np.float32(largest)
    return Centred(centred, largest)


def discriminant_scores(points: Centred, labels: Floats) -> Float64:
    """Return the discriminant at every point, (n,). ``labels`` (n,): > 0 positive, < 0 negative.

    Solved by conjugate gradients: the ridge bounds the condition number by 1 + 1 / r.
    """
    centred = points.centred
    aim = np.zeros(centred.shape[1], np.float32)
    if (labels > 0).any():
        aim += centred[labels > 0].mean(axis=0)
    if (labels < 0).any():
        aim -= NEGATIVE_WEIGHT * centred[labels < 0].mean(axis=0)
    if points.largest == 0:
        return np.zeros(len(labels))
    ridge = np.float32(RIDGE * points.largest)
    operator = LinearOperator(
        (len(aim), len(aim)),
        matvec=lambda vector: _covariance_times(centred, vector) + ridge * vector,
        dtype=np.float32,
    )
    direction, _ = cg(operator, aim, rtol=TOLERANCE, maxiter=len(aim))
    return np.asarray(centred @ direction, np.float64)


def _covariance_times(centred: Float32, vector: Floats) -> Float32:
    product = (centred @ vector) @ centred
    return np.asarray(product / np.float32(len(centred)), np.float32)
