"""Base class of the online learners over several modalities, with scikit-learn's interface.

``fit(X)`` starts from a sample of the photos, ``partial_fit(X, triplets)`` learns, and ``metric_``
is the learned metric as a value. X is a mapping modality -> array (n, d_k); row i of every array
belongs to the same photo. Methods raise scikit-learn's NotFittedError before ``fit``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Literal, Self

import numpy as np
from numpy.typing import NDArray

from engine.errors import InputError, SchemaError
from engine.metrics.hedge import check_hedge, hedged_weights, starting_weights
from engine.metrics.inputs import check_choice, gather_triplets, sample_dimensions
from engine.metrics.learner import Learner
from engine.metrics.learner_state import LearnerState, Outcome
from engine.metrics.metric import Metric
from engine.types import Float32, Float64, Floats, Rows, Vectors

Hedging = Literal["triplet", "caller"]
"""When the weights change: with each triplet, or only when the caller calls ``reweigh``."""


class MultiModalLearner(Learner, ABC):
    """A metric that learns online from triplets; its weights follow Hedge.

    A subclass implements ``_check_settings``, ``_start``, ``_learn``, ``components_`` and the pair
    ``_arrays`` / ``_set_arrays``.

    Attributes after ``fit``: ``dimensions_``, modality -> d_k, in the order of the columns of
    ``weights_`` and of ``transform``; ``weights_``, theta, float64 (m,); ``components_``, modality
    -> W_k, float64 (r_k, d_k); ``metric_``, all three as a value; after ``partial_fit``:
    ``outcome_``, how the metric did on its triplets.

    ``hedge`` says when the weights change, by the factor ``beta`` in (0, 1] for a mistake.
    ``prior``, modality -> number above 0, normalised to sum to 1, gives the initial weights; None
    means uniform weights. No weight falls below ``floor`` if the prior is uniform, and otherwise
    below the corresponding share of its prior: ``floor`` m prior_k.
    """

    hedge: Hedging
    beta: float
    floor: float
    prior: Mapping[str, float] | None = None
    dimensions_: dict[str, int]
    weights_: Float64
    outcome_: Outcome

    @property
    @abstractmethod
    def components_(self) -> dict[str, Float64]:
        """Modality -> W_k, float64 (r_k, d_k); learning replaces the matrices."""

    def fit(self, X: Vectors, y: None = None) -> Self:
        """Reset the learner and start from ``X``, a sample of the photos.

        Raises InputError for settings out of range, an empty sample and entries that are not
        finite.
        """
        dimensions = sample_dimensions(X)
        check_hedge(self.beta, self.floor, len(dimensions))
        check_choice("hedge", self.hedge, ("triplet", "caller"))
        start = starting_weights(tuple(dimensions), self.prior)
        self._check_settings()
        self.dimensions_ = dimensions
        self._start(X)
        self.weights_ = start
        return self

    def partial_fit(self, X: Vectors, triplets: Rows) -> Self:
        """Learn in order ``triplets`` (t, 3): (anchor, similar, dissimilar) rows of ``X``.

        Raises InputError for rows outside ``X`` and for entries that are not finite.
        """
        self.check_fitted()
        gathered, renumbered = gather_triplets(X, triplets, self.dimensions_)
        self.outcome_ = self._learn(gathered, renumbered)
        return self

    @property
    def metric_(self) -> Metric:
        """The metric learned so far; later learning does not change the returned value."""
        self.check_fitted()
        return Metric(self.dimensions_, self.weights_, self.components_)

    def transform(self, X: Vectors) -> Float32:
        """Return z, float32 (n, sum r_k), whose squared distance is the metric's distance."""
        return self.metric_.embed(X)

    def reweigh(self, mistakes: Floats) -> Self:
        """Make one Hedge step with ``mistakes`` (m,), shares or counts >= 0.

        For learners created with ``hedge="caller"``, whose weights do not change with each triplet.
        """
        self.check_fitted()
        counts: Float64 = np.asarray(mistakes, np.float64)
        if counts.shape != self.weights_.shape or not (counts >= 0).all():
            raise InputError(f"mistakes is {mistakes}; expected {self.weights_.size} numbers >= 0.")
        self.weights_ = hedged_weights(self.weights_, counts, self.beta, self._floor())
        return self

    def state(self) -> LearnerState:
        """Return the learned state as read-only copies; ``restore`` reproduces it bit for bit."""
        self.check_fitted()
        copies = {key: _frozen_copy(array) for key, array in self._arrays().items()}
        return LearnerState(tuple(self.dimensions_.items()), copies)

    def restore(self, state: LearnerState) -> Self:
        """Restore ``state`` of a learner with the same settings; no ``fit`` is needed before.

        Raises SchemaError if it was fitted to other modalities or dimensions.
        """
        dimensions = dict(state.dimensions)
        if getattr(self, "dimensions_", dimensions) != dimensions:
            raise SchemaError(
                f"The state is over {dimensions}; this learner is over {self.dimensions_}. "
                "Restore a state that this learner gave."
            )
        self.dimensions_ = dimensions
        self._set_arrays({key: array.copy() for key, array in state.arrays.items()})
        return self

    def _floor(self) -> float | Float64:
        """Return the least weight: one number, or one per modality if there is a prior."""
        if self.prior is None:
            return self.floor
        start = starting_weights(tuple(self.dimensions_), self.prior)
        return self.floor * len(start) * start

    @abstractmethod
    def _check_settings(self) -> None:
        """Raise InputError for the first of the subclass's settings that is out of range."""

    @abstractmethod
    def _start(self, X: Vectors) -> None:
        """Set the initial state, apart from the weights, from a checked sample."""

    @abstractmethod
    def _learn(self, X: Vectors, triplets: Rows) -> Outcome:
        """Learn ``triplets`` (t, 3) of checked vectors."""

    @abstractmethod
    def _arrays(self) -> dict[str, NDArray[Any]]:
        """Return the arrays that learning changes, as ``_set_arrays`` accepts them."""

    @abstractmethod
    def _set_arrays(self, arrays: Mapping[str, NDArray[Any]]) -> None: ...


def _frozen_copy(array: NDArray[Any]) -> NDArray[Any]:
    copy = array.copy()
    copy.setflags(write=False)
    return copy
