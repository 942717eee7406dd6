"""What the learners of one vector space share: a symmetric matrix M that judgments move.

d(a, b) = (a - b)' M (a - b). ``Lifted`` makes a multi-modal learner out of any of them.

A subclass sets ``matrix`` (d, d) and ``settings``, and implements ``step`` (pairs) or
``step_triplet`` (triplets): those take vectors on trust, float64 (d,), because a step costs a few
microseconds; the methods ``learn_...`` check what they are given.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from likewise.engine.errors import InputError
from likewise.engine.metrics.psd import project_psd, square_root
from likewise.engine.types import Float64, Floats, Mask, Rows


class SingleLearner(ABC):
    """A Mahalanobis metric on vectors (d,) that learns online."""

    matrix: Float64
    """M, float64 (d, d), in Fortran order, because steps are BLAS calls in place.

    Only its projection onto the PSD cone is a metric: see each learner.
    """

    settings: dict[str, Any]

    @property
    def dimension(self) -> int:
        """d."""
        return len(self.matrix)

    def initialise(self, sample: Floats) -> Self:
        """Prepare for vectors like ``sample`` (n, d), before the first step; returns self."""
        return self

    @abstractmethod
    def step_triplet(self, anchor: Float64, similar: Float64, dissimilar: Float64) -> None:
        """Learn one triplet of vectors (d,), unchecked."""

    def learn_triplets(self, vectors: Floats, triplets: Rows) -> None:
        """Learn, in order, ``triplets`` (t, 3) of rows (anchor, similar, dissimilar)."""
        vectors, triplets = self._checked(vectors, triplets, "triplets", 3)
        for anchor, similar, dissimilar in triplets:
            self.step_triplet(vectors[anchor], vectors[similar], vectors[dissimilar])

    def margin(self, anchor: Float64, similar: Float64, dissimilar: Float64) -> float:
        """d(anchor, similar) - d(anchor, dissimilar): above 0 is a mistake."""
        near, far = anchor - similar, anchor - dissimilar
        return float(near @ self.matrix @ near - far @ self.matrix @ far)

    def get_mahalanobis_matrix(self) -> Float64:
        """M's projection onto the positive semidefinite cone, float64 (d, d)."""
        return project_psd(self.matrix)

    @property
    def components_(self) -> Float64:
        """The symmetric root W (d, d) of that projection, W W = M: computed at each call."""
        return square_root(self.matrix)

    def transform(self, vectors: Floats) -> Float64:
        """W x for every row of ``vectors`` (n, d): d is the squared distance of the results."""
        transformed: Float64 = self._checked_vectors(vectors) @ self.components_
        return transformed

    def distance(self, a: Floats, b: Floats) -> float:
        """d(a, b), at least 0."""
        left, right = self._checked_vectors(np.stack([a, b]))
        difference = left - right
        return max(0.0, float(difference @ self.get_mahalanobis_matrix() @ difference))

    def state(self) -> dict[str, NDArray[Any]]:
        """The arrays that learning changes; ``set_state`` takes the same back."""
        return {"matrix": self.matrix}

    def set_state(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """The inverse of ``state``."""
        self.matrix = np.array(arrays["matrix"], order="F")

    def _checked_vectors(self, vectors: Floats) -> Float64:
        array: Float64 = np.asarray(vectors, np.float64)
        if array.ndim != 2 or array.shape[1] != self.dimension:
            raise InputError(f"vectors has shape {array.shape}; expected (n, {self.dimension}).")
        if not np.isfinite(array).all():
            raise InputError("vectors holds NaN or infinite entries.")
        return array

    def _checked(self, vectors: Floats, rows: Rows, name: str, width: int) -> tuple[Float64, Rows]:
        rows = np.asarray(rows)
        if rows.ndim != 2 or rows.shape[1] != width or rows.dtype.kind not in "iu":
            raise InputError(
                f"{name} has shape {rows.shape} and dtype {rows.dtype}; expected integer rows "
                f"(t, {width})."
            )
        if rows.size and (rows.min() < 0 or rows.max() >= len(vectors)):
            raise InputError(f"{name} names a row outside vectors, which has {len(vectors)}.")
        return self._checked_vectors(vectors), rows


class PairLearner(SingleLearner):
    """Learns from pairs that are similar or not; a triplet is one pair of each kind."""

    @abstractmethod
    def step(self, difference: Float64, similar: bool) -> None:
        """Learn one pair by ``difference`` = a - b (d,), unchecked."""

    def step_triplet(self, anchor: Float64, similar: Float64, dissimilar: Float64) -> None:
        """The similar pair, then the dissimilar one."""
        self.step(anchor - similar, True)
        self.step(anchor - dissimilar, False)

    def learn_pairs(self, vectors: Floats, pairs: Rows, similar: Mask) -> None:
        """Learn, in order, ``pairs`` (t, 2) of rows of ``vectors``; ``similar`` bool (t,)."""
        vectors, pairs = self._checked(vectors, pairs, "pairs", 2)
        if np.shape(similar) != (len(pairs),):
            raise InputError(
                f"similar has shape {np.shape(similar)}; expected one truth value a pair, "
                f"({len(pairs)},)."
            )
        differences = vectors[pairs[:, 0]] - vectors[pairs[:, 1]]
        for difference, alike in zip(differences, np.asarray(similar, bool).tolist(), strict=True):
            self.step(difference, alike)

    def learn_pair(self, a: Floats, b: Floats, similar: bool) -> None:
        """Learn that ``a`` and ``b`` (d,) are similar, or that they are not."""
        self.learn_pairs(np.stack([a, b]), np.array([[0, 1]]), np.array([similar]))
