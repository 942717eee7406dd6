"""A metric as an immutable value: weights of the modalities and one linear map per modality.

A metric is a point theta on the simplex and one matrix ``W_k (r_k, d_k)`` per modality:

    D(p, q) = sum_k theta_k ||W_k (p_k - q_k)||^2

A single photo is a mapping modality -> (d_k,); several photos are a mapping modality -> (n, d_k)
(``engine.types.Vectors``). Everything inside is float64; ``embed`` returns float32, because an
index keeps its output for each photo. Distances are squared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from engine.metrics.inputs import Photo, as_row
from engine.types import Float32, Float64, Floats, Vectors, check_vectors


@dataclass(frozen=True, eq=False)
class Metric:
    """A distance over several modalities that never changes; safe to share between threads.

    ``dimensions`` modality -> d_k, in the order of ``weights`` and of ``embed``; ``weights`` theta,
    float64 (m,), on the simplex; ``components`` modality -> W_k (r_k, d_k), possibly a lazy mapping
    that computes its matrices on first access. Arrays are not copied but exposed as read-only
    views; the caller must not write to them afterwards. Instances compare by identity.
    """

    dimensions: Mapping[str, int]
    weights: Float64
    components: Mapping[str, Floats]

    def __post_init__(self) -> None:
        """Replace the arrays by read-only views."""
        object.__setattr__(self, "weights", _read_only(self.weights))
        if isinstance(self.components, dict):
            views = {name: _read_only(matrix) for name, matrix in self.components.items()}
            object.__setattr__(self, "components", views)

    @property
    def modalities(self) -> tuple[str, ...]:
        """The names of the modalities, in order."""
        return tuple(self.dimensions)

    def project(self, modality: str, array: Floats) -> Floats:
        """Return W_k x for every row x of ``array`` (n, d_k), in its dtype: (n, r_k)."""
        projected: Floats = array @ self.components[modality].T.astype(array.dtype)
        return projected

    def embed(self, vectors: Vectors) -> Float32:
        """Return z = [sqrt(theta_k) W_k x_k]_k, float32 (n, sum r_k): D is its squared distance."""
        check_vectors(vectors, self.dimensions)
        scales = np.sqrt(self.weights)
        parts = [
            self.project(modality, np.asarray(vectors[modality], np.float32)) * np.float32(scale)
            for modality, scale in zip(self.dimensions, scales, strict=True)
        ]
        return np.concatenate(parts, axis=1, dtype=np.float32)

    def modality_distances(self, query: Photo, vectors: Vectors) -> Float64:
        """Return ||W_k (q_k - x_k)||^2 for every photo and modality, unweighted, float64 (n, m).

        ``modality_distances(q, x) @ weights`` is D.
        """
        asked = as_row(query, self.dimensions, "query")
        count = check_vectors(vectors, self.dimensions)
        distances = np.empty((count, len(self.dimensions)))
        for column, modality in enumerate(self.dimensions):
            differences = np.subtract(vectors[modality], asked[modality], dtype=np.float64)
            distances[:, column] = np.square(self.project(modality, differences)).sum(axis=1)
        return distances

    def pairwise(self, a: Vectors, b: Vectors) -> Float64:
        """Return D between every photo of ``a`` and every photo of ``b``, float64 (n_a, n_b)."""
        from scipy.spatial.distance import cdist  # slow to load, and not needed at startup

        shape = (check_vectors(a, self.dimensions, "a"), check_vectors(b, self.dimensions, "b"))
        total = np.zeros(shape)
        for modality, weight in zip(self.dimensions, self.weights, strict=True):
            left = self.project(modality, np.asarray(a[modality], np.float64))
            right = self.project(modality, np.asarray(b[modality], np.float64))
            total += weight * cdist(left, right, "sqeuclidean")
        return total

    def distance(self, a: Photo, b: Photo) -> float:
        """Return D(a, b), at least 0."""
        return float(
            (self.modality_distances(a, as_row(b, self.dimensions, "b")) @ self.weights)[0]
        )

    def shares(self, a: Photo, b: Photo) -> Float64:
        """Return each modality's share of D(a, b), float64 (m,), sum 1; theta if D(a, b) is 0."""
        parts: Float64 = (
            self.modality_distances(a, as_row(b, self.dimensions, "b"))[0] * self.weights
        )
        total = parts.sum()
        return parts / total if total > 0 else self.weights.copy()


def _read_only(array: Floats) -> Floats:
    view = array.view()
    view.setflags(write=False)
    return view
