"""Learners from pairs with target distances: LEGO, ITML-Online and POLA (Jain et al. 2008).

A similar pair should be no farther than one target, a dissimilar pair no nearer than another. As in
the paper's experiments, the targets are the 5th and the 95th percentile of the distances in a
sample, measured by ``fit``. A pair that meets its target changes nothing.

All three minimise D(A, A_t) + eta/2 violation^2 (eq. (2.1)); they differ in the divergence D and in
where the gradient is taken. A step takes about a microsecond in few dimensions, so they call BLAS
and LAPACK directly, in place.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.linalg.blas import ddot, dger, dsymv
from scipy.spatial.distance import pdist

from engine.metrics.inputs import check_positive
from engine.metrics.mahalanobis import PairLearner
from engine.metrics.psd import drop_negative_eigenvalue, project_psd
from engine.types import Float64

SAMPLED = 500
"""Most vectors, evenly spread over the sample, that the percentiles are measured on."""

UNMEASURED = 0.5, 2.0
"""Targets for a sample of one: around 1, the mean squared distance of scaled vectors."""


class TargetLearner(PairLearner):
    """The common part: A_0 = I and the targets. A subclass defines the step for a violation."""

    def __init__(self, *, eta: float = 0.1) -> None:
        self.eta = eta

    def check_settings(self) -> None:
        """Raise InputError unless eta is above 0."""
        check_positive(eta=self.eta)

    def _start(self, X: Float64) -> None:
        """Set A = I, and measure the targets on ``X`` (n, d) if it has at least two vectors."""
        super()._start(X)
        self.near_, self.far_ = UNMEASURED
        distances = pdist(X[:: max(1, len(X) // SAMPLED)], "sqeuclidean")
        if distances.size:
            self.near_, self.far_ = (float(x) for x in np.percentile(distances, [5, 95]))

    def step(self, difference: Float64, similar: bool) -> None:
        """A <- A - s A z z' A, z = ``difference``, if the pair violates its target: eq. (2.2)."""
        direction = dsymv(1.0, self.matrix_, difference)
        predicted = ddot(difference, direction)
        target = self.near_ if similar else self.far_
        if predicted > target if similar else 0 < predicted < target:  # 0 can't grow
            s = self.scale(predicted, target)
            self.matrix_ = dger(-s, direction, direction, a=self.matrix_, overwrite_a=1)

    @abstractmethod
    def scale(self, predicted: float, target: float) -> float:
        """Return s of eq. (2.2) for a pair at distance ``predicted`` and with ``target``."""

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return A and the two targets."""
        return {"matrix": self.matrix_, "targets": np.array([self.near_, self.far_])}

    def set_arrays(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Set what ``arrays`` returned."""
        super().set_arrays(arrays)
        self.near_, self.far_ = arrays["targets"].tolist()


class LEGO(TargetLearner):
    """LogDet Exact Gradient Online: stays positive definite without eigenvectors, O(d^2).

    D is the LogDet divergence, and eq. (2.1) is solved exactly by eqs. (2.2) and (2.3), for the
    variant with a squared hinge, in which a satisfied pair changes nothing. The theorem's example
    constants and the factor 1/2 of the hinge are inconsistent in the paper; A_0 = I is assumed.
    """

    def scale(self, predicted: float, target: float) -> float:
        """Return s from y-bar, the distance after the step."""
        rate = self.eta * (exact_prediction(predicted, target, self.eta) - target)
        return rate / (1 + rate * predicted)


class ITMLOnline(TargetLearner):
    """The online variant of ITML: LEGO's step with the gradient taken at A_t instead of A_t+1.

    A long step may then leave the cone, or go far past its target, so eta is cut to 1 / (y y-hat)
    for that step, which puts the pair exactly at its target. (The paper says that eta is chosen at
    each iteration to keep A positive definite, but not how; half the largest such value ruins A
    where features are not scaled, see docs/papers.md.)
    """

    def scale(self, predicted: float, target: float) -> float:
        """Return s from y-hat, the distance before the step."""
        rate = self.eta / max(1.0, self.eta * predicted * target) * (predicted - target)
        return rate / (1 + rate * predicted)


class POLA(TargetLearner):
    """POLA as in Jain et al.: D is Frobenius, with the gradient at A_t, then a projection.

    A <- PSD(A - eta (y-hat - y) z z'). They project each step by an eigendecomposition, which is
    ``lean=False``. But a step adds at most one negative eigenvalue, and only if it subtracts:
    ``lean`` computes this eigenpair alone, with the same result up to rounding. (Shalev-Shwartz et
    al. 2004 learn a threshold instead of having targets: that is PA+.)
    """

    def __init__(self, *, eta: float = 0.1, lean: bool = True) -> None:
        super().__init__(eta=eta)
        self.lean = lean

    def step(self, difference: Float64, similar: bool) -> None:
        """A <- PSD(A - s z z') if the pair violates its target: O(d^2) plus the projection."""
        predicted = ddot(difference, dsymv(1.0, self.matrix_, difference))
        target = self.near_ if similar else self.far_
        if predicted > target if similar else predicted < target:
            s = self.scale(predicted, target)
            self.matrix_ = dger(-s, difference, difference, a=self.matrix_, overwrite_a=1)
            if not self.lean:
                self.matrix_ = project_psd(self.matrix_)
            elif s > 0:
                self.matrix_ = drop_negative_eigenvalue(self.matrix_)

    def scale(self, predicted: float, target: float) -> float:
        """Return the derivative of the loss at A_t."""
        return self.eta * (predicted - target)


def exact_prediction(predicted: float, target: float, eta: float) -> float:
    """Return y-bar of eq. (2.3), the pair's distance after the step, from that before it."""
    b = eta * target * predicted - 1
    return (b + math.sqrt(b * b + 4 * eta * predicted**2)) / (2 * eta * predicted)
