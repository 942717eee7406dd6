"""Weigh each dimension by itself, from triplets: gradient steps of the hinge loss."""

from __future__ import annotations

import numpy as np

from engine.metrics.inputs import check_positive
from engine.metrics.mahalanobis import TripletLearner
from engine.types import Float64


class Diagonal(TripletLearner):
    """Learns the diagonal of M, which stays at least 0; the rest is 0."""

    def __init__(self, *, eta: float = 0.01) -> None:
        self.eta = eta

    def check_settings(self) -> None:
        """Raise InputError unless eta is above 0."""
        check_positive(eta=self.eta)

    def step_triplet(self, anchor: Float64, similar: Float64, dissimilar: Float64) -> None:
        """Make one step if the margin of 1 is missed."""
        if self.margin(anchor, similar, dissimilar) + 1 > 0:
            step = np.square(anchor - dissimilar) - np.square(anchor - similar)
            weights = np.maximum(self.matrix_.diagonal() + self.eta * step, 0)
            np.fill_diagonal(self.matrix_, weights)
