"""OMDML: online multi-modal metric learning, full rank (Wu et al. 2016, Algorithm 1).

This learner handles one modality: the passive-aggressive step of eq. (5) and the PSD projection of
line 12. ``PerModality`` does the rest of Algorithm 1: the gate on the combined margin and Hedge.
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
    """Learns M (d, d) from triplets; projects in O(d^3) once every ``project_every`` steps.

    The published algorithm projects after each step, but the paper suggests doing it less often.
    """

    def __init__(self, *, C: float = 0.1, project_every: int = 50) -> None:
        self.C = C
        self.project_every = project_every

    def check_settings(self) -> None:
        """Raise InputError unless C is above 0 and ``project_every`` at least 1."""
        check_positive(C=self.C)
        if self.project_every < 1:
            raise InputError(f"project_every is {self.project_every}; expected at least 1.")

    def _start(self, X: Float64) -> None:
        """Set M = I."""
        super()._start(X)
        self.pending_ = 0

    def step_triplet(self, anchor: Float64, similar: Float64, dissimilar: Float64) -> None:
        """M <- M - tau (u u' - v v') with u = p - p+, v = p - p-; PSD(M) if a projection is due."""
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
        """Return M and the number of steps since its last projection."""
        return {"matrix": self.matrix_, "pending": np.array(self.pending_)}

    def set_arrays(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Set what ``arrays`` returned."""
        super().set_arrays(arrays)
        self.pending_ = int(arrays["pending"])
