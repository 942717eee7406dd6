"""OMDML: online multi-modal metric learning, full rank (Wu et al. 2016, Algorithm 1).

This is one modality: the passive-aggressive step of eq. (5) and the PSD projection of line 12.
``Lifted`` does the rest of Algorithm 1: the gate on the combined margin and Hedge.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.linalg.blas import dger

from likewise.engine.errors import InputError
from likewise.engine.metrics.base import check_positive
from likewise.engine.metrics.psd import project_psd
from likewise.engine.metrics.single import SingleLearner
from likewise.engine.types import Float64


class OMDML(SingleLearner):
    """M (d, d) from triplets; O(d^3) whenever it projects, after every ``project_every`` steps.

    The published algorithm projects after each step, and the paper suggests to do it more rarely.
    """

    def __init__(self, dimension: int, *, C: float = 0.1, project_every: int = 50) -> None:
        check_positive(dimension=dimension, C=C)
        if project_every < 1:
            raise InputError(f"project_every is {project_every}; expected at least 1.")
        self.settings = {"C": C, "project_every": project_every}
        self.C, self.project_every = C, project_every
        self.matrix = np.eye(dimension, order="F")
        self.pending = 0

    def step_triplet(self, anchor: Float64, similar: Float64, dissimilar: Float64) -> None:
        """M <- M - tau (u u' - v v') with u = p - p+, v = p - p-, then perhaps PSD(M)."""
        u, v = anchor - similar, anchor - dissimilar
        loss = 1 + self.margin(anchor, similar, dissimilar)
        squared_norm = float(u @ u) ** 2 + float(v @ v) ** 2 - 2 * float(u @ v) ** 2
        if loss <= 0 or squared_norm <= 0:
            return
        tau = min(self.C, loss / squared_norm)
        self.matrix = dger(-tau, u, u, a=self.matrix, overwrite_a=1)
        self.matrix = dger(tau, v, v, a=self.matrix, overwrite_a=1)
        self.pending += 1
        if self.pending == self.project_every:
            self.matrix = project_psd(self.matrix)
            self.pending = 0

    def state(self) -> dict[str, NDArray[Any]]:
        """M, and how many steps it is away from its last projection."""
        return {"matrix": self.matrix, "pending": np.array(self.pending)}

    def set_state(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """The inverse of ``state``."""
        super().set_state(arrays)
        self.pending = int(arrays["pending"])
