"""What every metric promises: distances over several modalities, and for learners, learning.

A metric is a point ``weights_`` on the simplex and one matrix ``W_k (r_k, d_k)`` a modality;

    D(p, q) = sum_k theta_k ||W_k (p_k - q_k)||^2

A single photo is a mapping modality -> (d_k,); several photos are a mapping modality -> (n, d_k)
(``engine.types.Vectors``). Everything inside is float64; ``embed`` gives float32, because its
output is what an index keeps for each photo. Distances are squared.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, Self

import numpy as np
from numpy.typing import NDArray
from scipy.spatial.distance import cdist

from likewise.engine.errors import InputError, SchemaError
from likewise.engine.metrics import persistence
from likewise.engine.metrics.hedge import hedged_weights
from likewise.engine.types import Float32, Float64, Floats, Mask, Rows, Vectors, check_vectors

Photo = Mapping[str, Floats]
"""Modality -> array (d_k,): the vectors of one photo."""


@dataclass(frozen=True)
class Snapshot:
    """A learner's whole state at one moment: read-only copies, safe to share between threads."""

    learner: str
    dimensions: tuple[tuple[str, int], ...]
    arrays: Mapping[str, NDArray[Any]]


@dataclass(frozen=True)
class Outcome:
    """How a metric did on t triplets, each judged just before it was learned (prequential).

    ``mistakes`` bool (t,): the combined distance put the dissimilar photo nearer.
    ``modality_mistakes`` bool (t, m): each modality's own distance did so.
    """

    mistakes: Mask
    modality_mistakes: Mask


class MultiModalMetric(Protocol):
    """A distance over several modalities. Subclass it for everything but the first four members."""

    dimensions: dict[str, int]
    """Modality -> d_k, in the order of the columns of ``weights_`` and of ``embed``."""

    version: int
    """Grows with every change of the distance, so that an index can tell whether it is stale."""

    @property
    @abstractmethod
    def weights_(self) -> Float64:
        """Theta, float64 (m,), on the simplex."""

    @property
    @abstractmethod
    def components_(self) -> dict[str, Float64]:
        """Modality -> W_k, float64 (r_k, d_k)."""

    @property
    def modalities(self) -> tuple[str, ...]:
        """The names of the modalities, in order."""
        return tuple(self.dimensions)

    def project(self, modality: str, array: Floats) -> Floats:
        """W_k x for every row x of ``array`` (n, d_k), in the dtype of ``array``: (n, r_k)."""
        projected: Floats = array @ self.components_[modality].T.astype(array.dtype)
        return projected

    def embed(self, vectors: Vectors) -> Float32:
        """z = [sqrt(theta_k) W_k x_k]_k, float32 (n, sum r_k): D is the squared distance of z."""
        check_vectors(vectors, self.dimensions)
        scales = np.sqrt(self.weights_)
        parts = [
            self.project(modality, np.asarray(vectors[modality], np.float32)) * np.float32(scale)
            for modality, scale in zip(self.dimensions, scales, strict=True)
        ]
        return np.concatenate(parts, axis=1, dtype=np.float32)

    def modality_distances(self, query: Photo, vectors: Vectors) -> Float64:
        """||W_k (q_k - x_k)||^2 for every photo and modality, float64 (n, m), not weighted.

        ``modality_distances(q, x) @ weights_`` is D.
        """
        asked = as_row(query, self.dimensions, "query")
        count = check_vectors(vectors, self.dimensions)
        distances = np.empty((count, len(self.dimensions)))
        for column, modality in enumerate(self.dimensions):
            differences = np.subtract(vectors[modality], asked[modality], dtype=np.float64)
            distances[:, column] = np.square(self.project(modality, differences)).sum(axis=1)
        return distances

    def pairwise(self, a: Vectors, b: Vectors) -> Float64:
        """D between every photo of ``a`` and every photo of ``b``, float64 (n_a, n_b)."""
        shape = (check_vectors(a, self.dimensions, "a"), check_vectors(b, self.dimensions, "b"))
        total = np.zeros(shape)
        for modality, weight in zip(self.dimensions, self.weights_, strict=True):
            left = self.project(modality, np.asarray(a[modality], np.float64))
            right = self.project(modality, np.asarray(b[modality], np.float64))
            total += weight * cdist(left, right, "sqeuclidean")
        return total

    def distance(self, a: Photo, b: Photo) -> float:
        """D(a, b), at least 0."""
        return float(
            (self.modality_distances(a, as_row(b, self.dimensions, "b")) @ self.weights_)[0]
        )

    def shares(self, a: Photo, b: Photo) -> Float64:
        """Each modality's share of D(a, b), float64 (m,), sums to 1; theta where D(a, b) is 0."""
        parts: Float64 = (
            self.modality_distances(a, as_row(b, self.dimensions, "b"))[0] * self.weights_
        )
        total = parts.sum()
        return parts / total if total > 0 else self.weights_.copy()


class MultiModalLearner(MultiModalMetric, Protocol):
    """A metric that learns online from triplets.

    A subclass sets the attributes, and implements ``initialise``, ``learn_triplets`` and the pair
    ``_state`` / ``_set_state``.
    """

    name: str
    _weights: Float64
    settings: dict[str, Any]
    """The keyword arguments that make an equal, untrained learner; plain JSON values."""

    @property
    def weights_(self) -> Float64:
        """Theta, float64 (m,)."""
        return self._weights

    @abstractmethod
    def initialise(self, vectors: Vectors) -> Self:
        """Forget everything and start from a sample of the photos; returns self."""

    @abstractmethod
    def learn_triplets(self, vectors: Vectors, triplets: Rows) -> Outcome:
        """Learn, in order, that ``triplets`` (t, 3) name (anchor, similar, dissimilar) rows.

        Raises InputError for rows outside ``vectors`` and for entries that are not finite.
        """

    @abstractmethod
    def _state(self) -> dict[str, NDArray[Any]]:
        """The arrays that make up the learned state; ``_set_state`` takes the same back."""

    @abstractmethod
    def _set_state(self, arrays: Mapping[str, NDArray[Any]]) -> None: ...

    def learn_triplet(self, anchor: Photo, similar: Photo, dissimilar: Photo) -> Outcome:
        """Learn that ``anchor`` is more alike to ``similar`` than to ``dissimilar``."""
        named = {"anchor": anchor, "similar": similar, "dissimilar": dissimilar}
        rows = [as_row(photo, self.dimensions, name) for name, photo in named.items()]
        vectors = {
            modality: np.concatenate([row[modality] for row in rows])
            for modality in self.dimensions
        }
        return self.learn_triplets(vectors, np.array([[0, 1, 2]]))

    def reweigh(self, mistakes: Float64) -> None:
        """One Hedge step with ``mistakes`` (m,), a share or a count each, at least 0.

        For learners made with ``hedge="caller"``, whose weights do not move with each triplet.
        """
        mistakes = np.asarray(mistakes, np.float64)
        if mistakes.shape != self._weights.shape or not (mistakes >= 0).all():
            raise InputError(f"mistakes is {mistakes}; expected {self._weights.size} numbers >= 0.")
        beta, floor = self.settings["beta"], self.settings["floor"]
        self._weights = hedged_weights(self._weights, mistakes, beta, floor)
        self.version += 1

    def snapshot(self) -> Snapshot:
        """The whole state as read-only copies; ``restore`` brings it back bit for bit."""
        return Snapshot(
            self.name,
            tuple(self.dimensions.items()),
            {key: _frozen_copy(array) for key, array in self._state().items()},
        )

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to ``snapshot``. Raises SchemaError if another kind of learner made it."""
        if (snapshot.learner, snapshot.dimensions) != (self.name, tuple(self.dimensions.items())):
            raise SchemaError(
                f"The snapshot is of {snapshot.learner} over {dict(snapshot.dimensions)}; "
                f"this is {self.name} over {self.dimensions}. Take the snapshot from this learner."
            )
        self._set_state({key: array.copy() for key, array in snapshot.arrays.items()})
        self.version += 1

    def save(self, path: Path) -> None:
        """Write name, settings, dimensions and state; ``registry.load`` reads them back."""
        header = persistence.Header(self.name, self.dimensions, self.settings)
        persistence.write(path, header, self._state())


def as_row(photo: Photo, dimensions: Mapping[str, int], name: str) -> dict[str, Floats]:
    """``photo`` as a mapping modality -> (1, d_k), checked. Raises InputError naming ``name``."""
    row = {modality: np.asarray(vector)[np.newaxis] for modality, vector in photo.items()}
    check_vectors(row, dimensions, name)
    return row


def check_sample(vectors: Vectors, dimensions: Mapping[str, int]) -> int:
    """The number of photos that a learner starts from. Raises InputError if there are none."""
    count = check_vectors(vectors, dimensions)
    if not count:
        raise InputError("vectors has no rows; a learner starts from one photo at least.")
    return count


def gather_triplets(
    vectors: Vectors, triplets: Rows, dimensions: Mapping[str, int]
) -> tuple[dict[str, Floats], Rows]:
    """Only the photos that ``triplets`` (t, 3) name, checked, and the triplets renumbered to them.

    So a click's cost follows the click and not the size of the library.
    """
    triplets = np.asarray(triplets)
    if triplets.ndim != 2 or triplets.shape[1] != 3 or triplets.dtype.kind not in "iu":
        raise InputError(
            f"triplets has shape {triplets.shape} and dtype {triplets.dtype}; "
            "expected integer rows (t, 3): anchor, similar, dissimilar."
        )
    rows, renumbered = np.unique(triplets, return_inverse=True)
    count = min((len(array) for array in vectors.values()), default=0)
    if rows.size and (rows[0] < 0 or rows[-1] >= count):
        raise InputError(f"triplets names row {rows[0]} to {rows[-1]}; vectors has {count} rows.")
    gathered = {modality: np.asarray(array)[rows] for modality, array in vectors.items()}
    check_vectors(gathered, dimensions)
    return gathered, renumbered.reshape(triplets.shape)


def check_positive(**settings: float) -> None:
    """Raise InputError for the first of ``settings`` that is not a finite number above 0."""
    for name, value in settings.items():
        if not (math.isfinite(value) and value > 0):
            raise InputError(f"{name} is {value}; expected a finite number above 0.")


def _frozen_copy(array: NDArray[Any]) -> NDArray[Any]:
    copy = array.copy()
    copy.setflags(write=False)
    return copy
