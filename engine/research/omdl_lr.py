"""OMDL-LR: low-rank online learning over Gaussian kernels, a rival of LOMDML (Xia et al. 2013).

Known only from its description in Wu et al. 2016, section 5.8: one kernel per modality, models of
rank 50, a PSD projection of O(r^3) at each step, weights learned online. We assume that

- the kernel is exp(-||x - y||^2 / s) with s the mean squared distance of the sample
  ("gaussianmeanvar"), made finite-dimensional by Nystroem's method on landmarks of the sample: the
  coordinates are those of kernel PCA on the landmarks, the first ``rank`` of them;
- in these coordinates the learner is OMDML's (Algorithm 1) with a projection at each step;
- the graph Laplacian over nearest neighbours, whose role the description does not define, is left
  out, and with it the parameters C_1, C_2 and NN.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray
from scipy.spatial.distance import cdist, pdist

from engine.metrics.inputs import Photo, as_row, check_positive
from engine.metrics.learner_state import LearnerState, Outcome
from engine.metrics.metric import Metric
from engine.metrics.multi_modal import Hedging, MultiModalLearner
from engine.metrics.omdml import OMDML
from engine.metrics.per_modality import PerModality
from engine.types import Float64, Floats, Rows, Vectors, check_vectors

RCOND = 1e-10
"""Eigenvalues below this share of the largest are rounding errors and give no coordinate."""


@dataclass(frozen=True, eq=False)
class GaussianKernel:
    """Coordinates of kernel PCA on landmarks: ``landmarks`` (l, d_k), ``basis`` (l, r_k)."""

    landmarks: Float64
    width: float
    basis: Float64

    @classmethod
    def of(cls, landmarks: Float64, rank: int) -> Self:
        """Return the first ``rank`` coordinates, fewer if the kernel matrix has fewer."""
        distances = pdist(landmarks, "sqeuclidean")
        width = (float(distances.mean()) if distances.size else 0.0) or 1.0
        values, basis = np.linalg.eigh(_gaussian(landmarks, landmarks, width))
        kept = np.flatnonzero(values > RCOND * values[-1])[-rank:][::-1]
        return cls(landmarks, width, np.ascontiguousarray(basis[:, kept] / np.sqrt(values[kept])))

    def coordinates(self, array: Floats) -> Float64:
        """Return phi of every row of ``array`` (n, d_k): (n, r_k)."""
        coordinates: Float64 = _gaussian(array, self.landmarks, self.width) @ self.basis
        return coordinates


@dataclass(frozen=True, eq=False)
class KernelMap:
    """The kernels by modality."""

    kernels: Mapping[str, GaussianKernel]

    def coordinates(self, modality: str, array: Floats) -> Float64:
        """Return phi of every row of ``array`` (n, d_k) of ``modality``: (n, r_k)."""
        return self.kernels[modality].coordinates(array)

    def mapped(self, X: Vectors) -> dict[str, Float64]:
        """Return phi of all modalities."""
        return {name: kernel.coordinates(X[name]) for name, kernel in self.kernels.items()}


@dataclass(frozen=True, eq=False)
class KernelMetric(Metric):
    """A metric on kernel coordinates: ``components`` (r_k, r_k) apply to those."""

    coordinates: Callable[[str, Floats], Float64]
    """Modality and vectors (n, d_k) -> phi, (n, r_k)."""

    def project(self, modality: str, array: Floats) -> Floats:
        """Return W_k phi(x) for every row x of ``array`` (n, d_k): (n, r_k)."""
        return super().project(modality, self.coordinates(modality, array))

    def modality_distances(self, query: Photo, vectors: Vectors) -> Float64:
        """Return ||W_k (phi(q) - phi(x))||^2 per photo and modality, float64 (n, m), unweighted."""
        asked = as_row(query, self.dimensions, "query")
        distances = np.empty((check_vectors(vectors, self.dimensions), len(self.dimensions)))
        for column, modality in enumerate(self.dimensions):
            moved = self.project(modality, vectors[modality]) - self.project(
                modality, asked[modality]
            )
            distances[:, column] = np.square(moved).sum(axis=1)
        return distances


class OMDLLR(MultiModalLearner):
    """Fixes landmarks and kernel coordinates by the sample of ``fit``; starts at W = I there."""

    def __init__(
        self,
        rank: int = 50,
        *,
        landmarks: int = 200,
        C: float = 0.1,
        hedge: Hedging = "triplet",
        beta: float = 0.999,
        floor: float = 0.05,
    ) -> None:
        self.rank = rank
        self.landmarks = landmarks
        self.C = C
        self.hedge = hedge
        self.beta = beta
        self.floor = floor

    @property
    def components_(self) -> dict[str, Float64]:
        """Modality -> W_k over its kernel coordinates, float64 (r_k, r_k)."""
        return self.inner_.components_

    @property
    def metric_(self) -> KernelMetric:
        """The metric learned so far; later learning does not change the returned value."""
        self.check_fitted()
        return KernelMetric(
            self.dimensions_, self.weights_, self.components_, self.kernels_.coordinates
        )

    def _check_settings(self) -> None:
        check_positive(rank=self.rank, landmarks=self.landmarks, C=self.C)

    def _start(self, X: Vectors) -> None:
        spread = np.unique(
            np.linspace(0, len(next(iter(X.values()))) - 1, self.landmarks).astype(int)
        )
        self.kernels_ = KernelMap(
            {
                name: GaussianKernel.of(np.asarray(X[name], np.float64)[spread], self.rank)
                for name in self.dimensions_
            }
        )
        self.inner_ = self._untrained().fit(self.kernels_.mapped(X))

    def _learn(self, X: Vectors, triplets: Rows) -> Outcome:
        """Make OMDML's step for each of ``triplets`` (t, 3), in kernel coordinates."""
        self.inner_.weights_ = self.weights_
        self.inner_.partial_fit(self.kernels_.mapped(X), triplets)
        self.weights_ = self.inner_.weights_
        return self.inner_.outcome_

    def _untrained(self) -> PerModality:
        return PerModality(
            OMDML(C=self.C, project_every=1),
            rank=None,
            gate="combined",
            hedge=self.hedge,
            beta=self.beta,
            floor=self.floor,
        )

    def _arrays(self) -> dict[str, NDArray[Any]]:
        self.inner_.weights_ = self.weights_
        arrays = {f"inner.{key}": array for key, array in self.inner_._arrays().items()}
        for modality, kernel in self.kernels_.kernels.items():
            arrays[f"{modality}.landmarks"] = kernel.landmarks
            arrays[f"{modality}.basis"] = kernel.basis
            arrays[f"{modality}.width"] = np.array(kernel.width)
        return arrays

    def _set_arrays(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        kernels = {
            name: GaussianKernel(
                arrays[f"{name}.landmarks"], float(arrays[f"{name}.width"]), arrays[f"{name}.basis"]
            )
            for name in self.dimensions_
        }
        inner = "inner."
        learned = {key.removeprefix(inner): arrays[key] for key in arrays if key.startswith(inner)}
        ranks = tuple((name, kernel.basis.shape[1]) for name, kernel in kernels.items())
        self.inner_ = self._untrained().restore(LearnerState(ranks, learned))
        self.kernels_, self.weights_ = KernelMap(kernels), self.inner_.weights_


def _gaussian(array: Floats, landmarks: Float64, width: float) -> Float64:
    distances = cdist(np.asarray(array, np.float64), landmarks, "sqeuclidean")
    kernel: Float64 = np.exp(-distances / width)
    return kernel
