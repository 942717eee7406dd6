"""OMDML: online multi-modal metric learning, full rank (Wu et al. 2016, Algorithm 1).

This is one modality: the passive-aggressive step of eq. (5) and the PSD projection of line 12.
``PerModality`` does the rest of Algorithm 1: the gate on the combined margin and Hedge.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.linalg.blas import dger

from engine.errors import InputError
from engine.metrics.inputs import check_positive
from engine.metrics.mahalanobis import TripletLearner
from engine.metrics.psd import project_psd
from engine.types import Float64


class OMDML(TripletLearner):
    """M (d, d) from triplets; O(d^3) whenever it projects, after every ``project_every`` steps.

    The published algorithm projects after each step, and the paper suggests to do it more rarely.
    """

    def __init__(self, *, C: float = 0.1, project_every: int = 50) -> None:
        self.C = C
        self.project_every = project_every

    def check_settings(self) -> None:
        """C is above 0, ``project_every`` at least 1."""
        check_positive(C=self.C)
        if self.project_every < 1:
            raise InputError(f"project_every is {self.project_every}; expected at least 1.")

    def _start(self, X: Float64) -> None:
        """M = I."""
        super()._start(X)
        self.pending_ = 0

    def step_triplet(self, anchor: Float64, similar: Float64, dissimilar: Float64) -> None:
        """M <- M - tau (u u' - v v') with u = p - p+, v = p - p-, then perhaps PSD(M)."""
        u, v = anchor - similar, anchor - dissimilar
        loss = 1 + self.margin(anchor, similar, dissimilar)
        squared_norm = float(u @ u) ** 2 + float(v @ v) ** 2 - 2 * float(u @ v) ** 2
        if loss <= 0 or squared_norm <= 0:
            return
        tau = min(self.C, loss / squared_norm)
        self.matrix_ = dger(-tau, u, u, a=self.matrix_, overwrite_a=1)
        self.matrix_ = dger(tau, v, v, a=self.matrix_, overwrite_a=1)
        self.pending_ += 1
        if self.pending_ == self.project_every:
            self.matrix_ = project_psd(self.matrix_)
            self.pending_ = 0

    def arrays(self) -> dict[str, NDArray[Any]]:
        """M, and how many steps it is away from its last projection."""
        return {"matrix": self.matrix_, "pending": np.array(self.pending_)}

    def set_arrays(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """The inverse of ``arrays``."""
        super().set_arrays(arrays)
        self.pending_ = int(arrays["pending"])
