"""The optimality conditions of passive-aggressive steps.

Their problems are convex, so a point that meets the Karush-Kuhn-Tucker conditions is the solution:
no solver is asked, which may itself fail.
"""

from __future__ import annotations

from typing import Any

from numpy.testing import assert_allclose

from engine.metrics.passive_aggressive import Variant

Vector = Any
NEARLY = 1e-9


def assert_optimal(
    variant: Variant, C: float, moved: Vector, gradient: Vector, loss: float
) -> None:
    """``moved`` minimises ||moved||^2 / 2 + penalty(xi) subject to xi >= loss (PALS: xi = loss).

    The loss is affine in the parameters, with this ``gradient``; ``loss`` is its signed value after
    the step. The penalty is none with xi = 0 (PA), C xi with xi >= 0 (PA-I) or C xi^2.
    """
    tau = -float(moved @ gradient) / float(gradient @ gradient)  # the constraint's multiplier
    assert_allclose(moved, -tau * gradient, atol=NEARLY)  # stationary in the parameters
    if variant == "PALS":
        assert_allclose(tau, 2 * C * loss, atol=NEARLY)  # stationary in xi = loss
        return
    xi = {"PA": 0.0, "PA-I": max(loss, 0.0), "PA-II": tau / (2 * C)}[variant]  # stationary in xi
    assert tau >= -NEARLY
    assert loss <= xi + NEARLY
    assert abs(tau * (xi - loss)) <= NEARLY
    if variant == "PA-I":
        assert tau <= C + NEARLY
        assert abs((C - tau) * xi) <= NEARLY
