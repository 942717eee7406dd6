"""Any learner of one vector space, lifted to all modalities with Hedge weights.

One learner a modality; a triplet goes to each, and Hedge weighs the modalities by their mistakes.
With ``OMDML`` as the learner and ``gate="combined"`` this is Algorithm 1 of Wu et al. 2016.

``rank`` first projects each modality onto its principal directions, and the learner works there:
a photo's modalities have some 4,000 dimensions together, where steps of O(d^2) and projections of
O(d^3) are too slow to follow a click. ``rank=None`` learns in the full space, as the papers do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Literal, Self

import numpy as np
from numpy.typing import NDArray

from likewise.engine.errors import InputError, StateError
from likewise.engine.metrics.base import (
    MultiModalLearner,
    Outcome,
    check_positive,
    check_sample,
    gather_triplets,
)
from likewise.engine.metrics.hedge import check_hedge, hedged_weights
from likewise.engine.metrics.single import SingleLearner
from likewise.engine.metrics.starts import principal
from likewise.engine.types import Float64, Rows, Vectors

MARGIN = 1.0
"""gamma of Algorithm 1's gate; between 0.3 and 1 it makes no difference."""


class Lifted(MultiModalLearner):
    """``factory(r_k, **settings)`` makes the learner of each modality; ``name`` is the registry's.

    ``gate="own"`` leaves it to each learner whether to move; ``gate="combined"`` shows a triplet to
    them only if the combined distance does not keep it apart by the margin.
    """

    def __init__(
        self,
        dimensions: Mapping[str, int],
        *,
        name: str,
        factory: Callable[..., SingleLearner],
        rank: int | None = 50,
        gate: Literal["own", "combined"] = "own",
        hedge: Literal["triplet", "caller"] = "triplet",
        beta: float = 0.999,
        floor: float = 0.05,
        **settings: Any,
    ) -> None:
        check_hedge(beta, floor, len(dimensions))
        if rank is not None:
            check_positive(rank=rank)
        if gate not in ("own", "combined") or hedge not in ("triplet", "caller"):
            raise InputError(
                f"gate is {gate!r} and hedge is {hedge!r}; expected 'own' or 'combined', "
                "and 'triplet' or 'caller'."
            )
        factory(1, **settings)  # settings that the learner does not take are said here, not later
        self.name = name
        self.dimensions = dict(dimensions)
        self.version = 0
        common = {"rank": rank, "gate": gate, "hedge": hedge, "beta": beta, "floor": floor}
        self.settings = {**common, **settings}
        self._make = partial(factory, **settings)
        self._weights = np.full(len(dimensions), 1.0 / len(dimensions))
        self._directions: dict[str, Float64] = {}
        self._learners: dict[str, SingleLearner] = {}
        self._components: dict[str, Float64] = {}

    @property
    def components_(self) -> dict[str, Float64]:
        """Modality -> W_k, float64 (r_k, d_k). Raises StateError before ``initialise``."""
        if not self._learners:
            raise StateError(f"{self.name} has no start yet; call initialise(vectors) first.")
        if not self._components:  # roots cost O(r^3): made once after each change
            self._components = {
                modality: learner.components_ @ self._directions[modality]
                for modality, learner in self._learners.items()
            }
        return self._components

    def initialise(self, vectors: Vectors) -> Self:
        """Set theta to 1/m, fix the principal directions and start every learner afresh."""
        check_sample(vectors, self.dimensions)
        self._directions = {
            modality: self._principal(np.asarray(vectors[modality], np.float64))
            for modality in self.dimensions
        }
        self._learners = {
            modality: self._make(len(directions)).initialise(vectors[modality] @ directions.T)
            for modality, directions in self._directions.items()
        }
        self._weights = np.full(len(self.dimensions), 1.0 / len(self.dimensions))
        self._changed()
        return self

    def learn_triplets(self, vectors: Vectors, triplets: Rows) -> Outcome:
        """Show each of ``triplets`` (t, 3), rows of ``vectors``, to every modality's learner."""
        if not self._learners:
            raise StateError(f"{self.name} has no start yet; call initialise(vectors) first.")
        gathered, triplets = gather_triplets(vectors, triplets, self.dimensions)
        projected = [
            np.asarray(gathered[modality], np.float64) @ directions.T
            for modality, directions in self._directions.items()
        ]
        margins = np.empty((len(triplets), len(projected)))
        mistakes = np.empty(len(triplets), np.bool_)
        for t, triplet in enumerate(triplets):
            points = [array[triplet] for array in projected]
            margins[t], mistakes[t] = self._learn(points)
        self._changed()
        return Outcome(mistakes, margins > 0)

    def _learn(self, points: list[Float64]) -> tuple[Float64, bool]:
        """One triplet, ``points[k]`` (3, r_k); its margins (m,), and if D was mistaken, before."""
        learners = list(self._learners.values())
        margins = np.array([a.margin(*x) for a, x in zip(learners, points, strict=True)])
        combined = float(self._weights @ margins)
        if self.settings["gate"] == "own" or combined + MARGIN > 0:
            for learner, x in zip(learners, points, strict=True):
                learner.step_triplet(*x)
            if self.settings["hedge"] == "triplet":
                beta, floor = self.settings["beta"], self.settings["floor"]
                wrong = (margins > 0).astype(np.float64)
                self._weights = hedged_weights(self._weights, wrong, beta, floor)
        return margins, combined > 0

    def _principal(self, array: Float64) -> Float64:
        rank, dimension = self.settings["rank"], array.shape[1]
        if rank is None:
            return np.eye(dimension)
        return principal(array, min(rank, dimension), np.random.default_rng(0))

    def _changed(self) -> None:
        self._components = {}
        self.version += 1

    def _state(self) -> dict[str, NDArray[Any]]:
        if not self._learners:
            raise StateError(f"{self.name} has no start yet; call initialise(vectors) first.")
        state = {"weights": self._weights}
        for modality, learner in self._learners.items():
            state[f"{modality}.directions"] = self._directions[modality]
            state |= {f"{modality}.{key}": array for key, array in learner.state().items()}
        return state

    def _set_state(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        self._weights = arrays["weights"]
        self._components = {}
        for modality in self.dimensions:
            directions = arrays[f"{modality}.directions"]
            learner = self._make(len(directions))
            own = f"{modality}."
            learner.set_state(
                {key.removeprefix(own): arrays[key] for key in arrays if key.startswith(own)}
            )
            self._directions[modality], self._learners[modality] = directions, learner
