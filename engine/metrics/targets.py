"""Learners of pairs with target distances: LEGO and ITML-Online (Jain et al. 2008).

A similar pair should be no farther than a target, a dissimilar one no nearer than another; as in
the paper's experiments the targets are the 5th and the 95th percentile of the distances in a
sample, which ``initialise`` measures.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray
from scipy.spatial.distance import pdist

from engine.metrics.base import check_positive
from engine.metrics.single import PairLearner
from engine.types import Float64, Floats

SAMPLED = 500
"""At most so many vectors, evenly spread over the sample, give the percentiles."""


class TargetLearner(PairLearner):
    """What LEGO and ITML-Online share: A_0 = I, the targets and the LogDet step."""

    def __init__(self, dimension: int, *, eta: float = 0.1) -> None:
        check_positive(dimension=dimension, eta=eta)
        self.settings = {"eta": eta}
        self.eta = eta
        self.matrix = np.eye(dimension)
        self.near, self.far = 0.5, 2.0  # around 1, the mean squared distance of scaled vectors

    def initialise(self, sample: Floats) -> Self:
        """Measure the targets on ``sample`` (n, d); of fewer than two vectors, leave them be."""
        sample = self._checked_vectors(sample)
        spread = sample[:: max(1, len(sample) // SAMPLED)]
        distances = pdist(spread, "sqeuclidean")
        if distances.size:
            self.near, self.far = (float(x) for x in np.percentile(distances, [5, 95]))
        return self

    def state(self) -> dict[str, NDArray[Any]]:
        """A and the two targets."""
        return {"matrix": self.matrix, "targets": np.array([self.near, self.far])}

    def set_state(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """The inverse of ``state``."""
        super().set_state(arrays)
        self.near, self.far = arrays["targets"].tolist()


class LEGO(TargetLearner):
    """LogDet Exact Gradient Online: stays positive definite without any eigenvector, O(d^2).

    Minimises D_logdet(A, A_t) + eta/2 max(0, y-side violation)^2 exactly: eqs. (2.1) to (2.3), for
    the variant with a squared hinge, which leaves a satisfied pair alone. The theorem's example
    constants and the factor 1/2 of the hinge are inconsistent in the paper; A_0 = I is assumed.
    """

    def step(self, difference: Float64, similar: bool) -> None:
        """Eq. (2.2), if the pair violates its target."""
        direction = self.matrix @ difference
        predicted = float(difference @ direction)
        target = self.near if similar else self.far
        if predicted <= 0 or (predicted <= target if similar else predicted >= target):
            return
        excess = exact_prediction(predicted, target, self.eta) - target
        scale = self.eta * excess / (1 + self.eta * excess * predicted)
        self.matrix -= scale * np.outer(direction, direction)


class ITMLOnline(TargetLearner):
    """The online variant of ITML: LEGO's step with the gradient taken at A_t instead of A_t+1.

    A step towards a larger distance may then leave the cone: eta is cut to half the largest value
    that keeps A positive definite, for that step. (The paper says that eta is set so at each
    iteration, not to which value.)
    """

    def step(self, difference: Float64, similar: bool) -> None:
        """Eq. (2.2) with y-hat in place of y-bar, if the pair violates its target."""
        direction = self.matrix @ difference
        predicted = float(difference @ direction)
        target = self.near if similar else self.far
        if predicted <= 0 or (predicted <= target if similar else predicted >= target):
            return
        excess = predicted - target
        eta = self.eta if excess > 0 else min(self.eta, 0.5 / (-excess * predicted))
        self.matrix -= (
            eta * excess / (1 + eta * excess * predicted) * np.outer(direction, direction)
        )


def exact_prediction(predicted: float, target: float, eta: float) -> float:
    """y-bar of eq. (2.3): the distance of the pair after the step, by the distance before it."""
    b = eta * target * predicted - 1
    return (b + math.sqrt(b * b + 4 * eta * predicted**2)) / (2 * eta * predicted)
