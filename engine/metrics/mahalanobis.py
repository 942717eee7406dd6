"""Base classes of the online Mahalanobis learners, which update a symmetric matrix M.

d(a, b) = (a - b)' M (a - b), on arrays (n, d). ``PerModality`` turns any of them into a multi-modal
learner.

A subclass sets ``matrix_`` (d, d) in ``_start`` and implements ``step`` (pairs) or ``step_triplet``
(triplets). Those take unchecked float64 (d,) vectors, because a step costs a few microseconds;
``fit`` and ``partial_fit`` check their input.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from engine.errors import InputError
from engine.metrics.inputs import checked_array, checked_rows
from engine.metrics.learner import Learner
from engine.metrics.psd import project_psd, square_root
from engine.types import Float64, Floats, Mask, Rows


class MahalanobisLearner(Learner, ABC):
    """A Mahalanobis metric on vectors (d,) that learns online.

    Attributes after ``fit``: ``matrix_``, M, float64 (d, d), in Fortran order because steps are
    in-place BLAS calls; only its projection onto the cone of positive semidefinite matrices is a
    metric, see each learner. ``n_features_in_``, d.
    """

    matrix_: Float64
    n_features_in_: int

    def fit(self, X: Floats, y: None = None) -> Self:
        """Reset the learner and start from a sample ``X`` (n, d) of the vectors, n at least 1.

        Raises InputError for settings out of range and entries that are not finite.
        """
        self.check_settings()
        X = checked_array(X)
        if not len(X):
            raise InputError("X has no rows; a learner starts from one vector at least.")
        self.n_features_in_ = X.shape[1]
        self._start(X)
        return self

    @abstractmethod
    def check_settings(self) -> None:
        """Raise InputError for the first setting that is out of range."""

    def _start(self, X: Float64) -> None:
        """Set the initial state from a checked sample; M = I unless overridden."""
        self.matrix_ = np.eye(X.shape[1], order="F")

    @abstractmethod
    def step_triplet(self, anchor: Float64, similar: Float64, dissimilar: Float64) -> None:
        """Learn one triplet of vectors (d,), unchecked."""

    def margin(self, anchor: Float64, similar: Float64, dissimilar: Float64) -> float:
        """Return d(anchor, similar) - d(anchor, dissimilar), unchecked: above 0 is a mistake."""
        near, far = anchor - similar, anchor - dissimilar
        return float(near @ self.matrix_ @ near - far @ self.matrix_ @ far)

    def get_mahalanobis_matrix(self) -> Float64:
        """Return the projection of M onto the cone, float64 (d, d)."""
        self.check_fitted()
        return project_psd(self.matrix_)

    @property
    def components_(self) -> Float64:
        """The symmetric root W (d, d) of that projection, W W = M, computed at each access."""
        self.check_fitted()
        return square_root(self.matrix_)

    def transform(self, X: Floats) -> Float64:
        """Return W x for every row of ``X`` (n, d); d is the squared distance of the results."""
        self.check_fitted()
        transformed: Float64 = checked_array(X, self.n_features_in_) @ self.components_
        return transformed

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return the arrays that learning changes, as ``set_arrays`` accepts them."""
        return {"matrix": self.matrix_}

    def set_arrays(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Set what ``arrays`` returned; no ``fit`` is needed before."""
        self.matrix_ = np.array(arrays["matrix"], order="F")
        self.n_features_in_ = len(self.matrix_)


class TripletLearner(MahalanobisLearner):
    """Learns from triplets (anchor, similar, dissimilar)."""

    def partial_fit(self, X: Floats, triplets: Rows) -> Self:
        """Learn, in order, ``triplets`` (t, 3) of rows of ``X`` (n, d). Raises InputError."""
        self.check_fitted()
        X = checked_array(X, self.n_features_in_)
        for anchor, similar, dissimilar in checked_rows(triplets, len(X), "triplets", 3):
            self.step_triplet(X[anchor], X[similar], X[dissimilar])
        return self


class PairLearner(MahalanobisLearner):
    """Learns from pairs labelled similar or not; a triplet counts as one pair of each kind."""

    @abstractmethod
    def step(self, difference: Float64, similar: bool) -> None:
        """Learn one pair from ``difference`` = a - b (d,), unchecked."""

    def step_triplet(self, anchor: Float64, similar: Float64, dissimilar: Float64) -> None:
        """Learn the similar pair, then the dissimilar one."""
        self.step(anchor - similar, True)
        self.step(anchor - dissimilar, False)

    def partial_fit(self, X: Floats, pairs: Rows, similar: Mask) -> Self:
        """Learn in order ``pairs`` (t, 2) of rows of ``X`` (n, d), ``similar`` or not, bool (t,).

        Raises InputError.
        """
        self.check_fitted()
        X = checked_array(X, self.n_features_in_)
        pairs = checked_rows(pairs, len(X), "pairs", 2)
        if np.shape(similar) != (len(pairs),):
            raise InputError(
                f"similar has shape {np.shape(similar)}; expected one truth value a pair, "
                f"({len(pairs)},)."
            )
        differences = X[pairs[:, 0]] - X[pairs[:, 1]]
        for difference, alike in zip(differences, np.asarray(similar, bool).tolist(), strict=True):
            self.step(difference, alike)
        return self
