"""One single-space learner per modality, combined by Hedge weights.

Each triplet goes to the learner of each modality, and Hedge weighs the modalities by their
mistakes. With ``OMDML`` as the learner and ``gate="combined"`` this is Algorithm 1 of Wu et al.
2016.

``rank`` first projects each modality onto its principal directions, and the learner works there: a
photo's modalities have some 4,000 dimensions together, where steps of O(d^2) and projections of
O(d^3) are too slow to follow a click. ``rank=None`` learns in the full space, as the papers do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from engine.metrics.hedge import hedged_weights
from engine.metrics.initialisation import principal
from engine.metrics.inputs import check_choice, check_positive
from engine.metrics.learner_state import Outcome
from engine.metrics.mahalanobis import MahalanobisLearner
from engine.metrics.multi_modal import Hedging, MultiModalLearner
from engine.types import Float64, Floats, Rows, Vectors

MARGIN = 1.0
"""gamma of Algorithm 1's gate; between 0.3 and 1 it makes no difference."""


class PerModality(MultiModalLearner):
    """Clones ``learner`` for each modality into ``learners_``; ``learner`` itself is unchanged.

    ``gate="own"`` lets each learner decide whether to step; ``gate="combined"`` gives them a
    triplet only if the combined distance does not separate it by the margin.
    """

    learners_: dict[str, MahalanobisLearner]
    _directions: dict[str, Float64]
    _components: dict[str, Float64]

    def __init__(
        self,
        learner: MahalanobisLearner,
        *,
        rank: int | None = 50,
        gate: Literal["own", "combined"] = "own",
        hedge: Hedging = "triplet",
        beta: float = 0.999,
        floor: float = 0.05,
        prior: Mapping[str, float] | None = None,
    ) -> None:
        self.learner = learner
        self.rank = rank
        self.gate = gate
        self.hedge = hedge
        self.beta = beta
        self.floor = floor
        self.prior = prior

    @property
    def components_(self) -> dict[str, Float64]:
        """Modality -> W_k, float64 (r_k, d_k)."""
        self.check_fitted()
        if not self._components:  # roots cost O(r^3), so compute them once per change
            self._components = {
                modality: learner.components_ @ self._directions[modality]
                for modality, learner in self.learners_.items()
            }
        return self._components

    def _check_settings(self) -> None:
        if self.rank is not None:
            check_positive(rank=self.rank)
        check_choice("gate", self.gate, ("own", "combined"))
        self.learner.check_settings()

    def _start(self, X: Vectors) -> None:
        """Fix the principal directions and fit a fresh learner for every modality."""
        self._directions = {
            modality: self._principal(np.asarray(X[modality], np.float64))
            for modality in self.dimensions_
        }
        self.learners_ = {
            modality: self.learner.clone().fit(X[modality] @ directions.T)
            for modality, directions in self._directions.items()
        }
        self._components = {}

    def _learn(self, X: Vectors, triplets: Rows) -> Outcome:
        """Pass each of ``triplets`` (t, 3) to every modality's learner."""
        projected = [
            np.asarray(X[modality], np.float64) @ directions.T
            for modality, directions in self._directions.items()
        ]
        margins = np.empty((len(triplets), len(projected)))
        mistakes = np.empty(len(triplets), np.bool_)
        for t, triplet in enumerate(triplets):
            points = [array[triplet] for array in projected]
            margins[t], mistakes[t] = self._learn_one(points)
        self._components = {}
        return Outcome(mistakes, margins > 0)

    def _learn_one(self, points: list[Float64]) -> tuple[Float64, bool]:
        """Learn ``points[k]`` (3, r_k); return its prior margins (m,), and if D was mistaken."""
        learners = list(self.learners_.values())
        margins = np.array([a.margin(*x) for a, x in zip(learners, points, strict=True)])
        combined = float(self.weights_ @ margins)
        if self.gate == "own" or combined + MARGIN > 0:
            for learner, x in zip(learners, points, strict=True):
                learner.step_triplet(*x)
            if self.hedge == "triplet":
                wrong = (margins > 0).astype(np.float64)
                self.weights_ = hedged_weights(self.weights_, wrong, self.beta, self._floor())
        return margins, combined > 0

    def _principal(self, array: Floats) -> Float64:
        dimension = array.shape[1]
        if self.rank is None:
            return np.eye(dimension)
        return principal(array, min(self.rank, dimension), np.random.default_rng(0))

    def _arrays(self) -> dict[str, NDArray[Any]]:
        arrays = {"weights": self.weights_}
        for modality, learner in self.learners_.items():
            arrays[f"{modality}.directions"] = self._directions[modality]
            arrays |= {f"{modality}.{key}": array for key, array in learner.arrays().items()}
        return arrays

    def _set_arrays(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        self._components = {}
        self._directions, learners = {}, {}
        for modality in self.dimensions_:
            self._directions[modality] = arrays[f"{modality}.directions"]
            own = f"{modality}."
            learners[modality] = self.learner.clone()
            learners[modality].set_arrays(
                {key.removeprefix(own): arrays[key] for key in arrays if key.startswith(own)}
            )
        self.learners_ = learners
        self.weights_ = arrays["weights"]
