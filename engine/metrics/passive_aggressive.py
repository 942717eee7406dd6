"""PA, PA-I, PA-II, PALS: passive-aggressive metrics from pairs (Perez-Suay et al. 2013).

A similar pair (x, x') should have d <= b - 1, a dissimilar one d >= b + 1, with a learned threshold
b; so p = 1 - y (b - d) should not be positive, y = 1 or -1. The closed-form step is

    M <- M - tau y z z',  b <- b + tau y        (eqs. (9), (10)), z = x - x'

with tau by eqs. (11) to (13); PALS takes the signed p in place of the hinge, eq. (16), and so moves
a pair that is on the right side back to b -+ 1. ``positive`` versions drop the negative eigenvalue
after each step, negative ones leave M indefinite until it is used.

Where we deviate: b is held at 1 or above from the start on (the paper starts at 0 although it
requires b >= 1); the projection follows *every* step that subtracts, because for PALS that may be
a dissimilar pair with a negative tau (the paper projects after similar pairs only). The paper
starts from M = 0, ``start="zero"``; the default is the identity, which can rank photos at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray
from scipy.linalg.blas import ddot, dger, dsymv

from engine.metrics.inputs import check_choice, check_positive
from engine.metrics.mahalanobis import PairLearner
from engine.metrics.psd import drop_negative_eigenvalue
from engine.types import Float64

Variant = Literal["PA", "PA-I", "PA-II", "PALS"]


def step_length(variant: Variant, p: float, squared_norm: float, C: float) -> float:
    """Return tau of eqs. (11), (12), (13) or (16) for the signed loss p and ||z z'||_F^2."""
    if variant == "PALS":
        return p / (1 + 1 / (2 * C) + squared_norm)
    loss = max(0.0, p)
    if variant == "PA-II":
        return loss / (1 + 1 / (2 * C) + squared_norm)
    tau = loss / (1 + squared_norm)
    return min(C, tau) if variant == "PA-I" else tau


class PassiveAggressive(PairLearner):
    """One of the eight learners: four step lengths, with or without a projection per step."""

    def __init__(
        self,
        *,
        variant: Variant = "PA-I",
        positive: bool = False,
        C: float = 0.1,
        start: Literal["identity", "zero"] = "identity",
    ) -> None:
        self.variant = variant
        self.positive = positive
        self.C = C
        self.start = start

    def check_settings(self) -> None:
        """Raise InputError unless C is above 0 and the choices are known."""
        check_positive(C=self.C)
        check_choice("variant", self.variant, ("PA", "PA-I", "PA-II", "PALS"))
        check_choice("start", self.start, ("identity", "zero"))

    def _start(self, X: Float64) -> None:
        """Set M = I or 0, b = 1."""
        super()._start(X)
        if self.start == "zero":
            self.matrix_[:] = 0.0
        self.threshold_ = 1.0

    def step(self, difference: Float64, similar: bool) -> None:
        """Apply eqs. (9) and (10) in O(d^2), plus one eigenpair in the positive versions."""
        y = 1.0 if similar else -1.0
        squared_distance = ddot(difference, dsymv(1.0, self.matrix_, difference))
        p = 1 - y * (self.threshold_ - squared_distance)
        squared_norm = ddot(difference, difference) ** 2
        change = y * step_length(self.variant, p, squared_norm, self.C)
        if change == 0:
            return
        self.matrix_ = dger(-change, difference, difference, a=self.matrix_, overwrite_a=1)
        self.threshold_ = max(1.0, self.threshold_ + change)
        if self.positive and change > 0:
            self.matrix_ = drop_negative_eigenvalue(self.matrix_)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return M and b."""
        return {"matrix": self.matrix_, "threshold": np.array(self.threshold_)}

    def set_arrays(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Set what ``arrays`` returned."""
        super().set_arrays(arrays)
        self.threshold_ = float(arrays["threshold"])
