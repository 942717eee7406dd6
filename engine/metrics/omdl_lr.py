"""OMDL-LR: low-rank online learning over Gaussian kernels, a peer of LOMDML (Xia et al. 2013).

Known only from its description in Wu et al. 2016, section 5.8: one kernel a modality, models of
rank 50, a PSD projection of O(r^3) at each step, weights learned online. What we assume:

- the kernel is exp(-||x - y||^2 / s) with s the mean squared distance of the sample
  ("gaussianmeanvar"), made finite-dimensional by Nystroem's method on landmarks of the sample: the
  coordinates are those of kernel PCA on the landmarks, the first ``rank`` of them;
- in these coordinates the learner is OMDML's (Algorithm 1) with a projection at each step;
- the graph Laplacian over nearest neighbours, whose role the description does not define, is left
  out, and with it the parameters C_1, C_2 and NN.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, Self

import numpy as np
from numpy.typing import NDArray
from scipy.spatial.distance import cdist, pdist

from likewise.engine.errors import StateError
from likewise.engine.metrics.base import (
    MultiModalLearner,
    Outcome,
    Photo,
    as_row,
    check_positive,
    check_sample,
    gather_triplets,
)
from likewise.engine.metrics.lifted import Lifted
from likewise.engine.metrics.omdml import OMDML
from likewise.engine.types import Float64, Floats, Rows, Vectors, check_vectors

SMALLEST = 1e-10
"""Eigenvalues below this share of the largest are rounding and give no coordinate."""


class OMDLLR(MultiModalLearner):
    """D is measured between kernel coordinates, so ``components_`` act on those, (r_k, r_k)."""

    name = "OMDL-LR"

    def __init__(
        self,
        dimensions: Mapping[str, int],
        rank: int = 50,
        *,
        landmarks: int = 200,
        C: float = 0.1,
        hedge: Literal["triplet", "caller"] = "triplet",
        beta: float = 0.999,
        floor: float = 0.05,
    ) -> None:
        check_positive(rank=rank, landmarks=landmarks)
        self.dimensions = dict(dimensions)
        self.version = 0
        self.settings = {"rank": rank, "landmarks": landmarks, "C": C}
        self.settings |= {"hedge": hedge, "beta": beta, "floor": floor}
        self._inner = self._untrained(dict.fromkeys(dimensions, rank))
        self._landmarks: dict[str, Float64] = {}
        self._widths: dict[str, float] = {}
        self._bases: dict[str, Float64] = {}

    @property
    def weights_(self) -> Float64:
        """Theta, float64 (m,)."""
        return self._inner.weights_

    @property
    def components_(self) -> dict[str, Float64]:
        """Modality -> W_k over its kernel coordinates, float64 (r_k, r_k)."""
        return self._inner.components_

    def project(self, modality: str, array: Floats) -> Floats:
        """W_k phi(x) for every row x of ``array`` (n, d_k): (n, r_k)."""
        if not self._bases:
            raise StateError("OMDL-LR has no start yet; call initialise(vectors) first.")
        return self._inner.project(modality, self._coordinates(modality, array))

    def modality_distances(self, query: Photo, vectors: Vectors) -> Float64:
        """||W_k (phi(q) - phi(x))||^2 for every photo and modality, float64 (n, m), unweighted."""
        asked = self._mapped(as_row(query, self.dimensions, "query"))
        check_vectors(vectors, self.dimensions)
        coordinates = {modality: array[0] for modality, array in asked.items()}
        return self._inner.modality_distances(coordinates, self._mapped(vectors))

    def initialise(self, vectors: Vectors) -> Self:
        """Fix landmarks and kernel coordinates by a sample, and start every modality at W = I."""
        count = check_sample(vectors, self.dimensions)
        spread = np.unique(np.linspace(0, count - 1, self.settings["landmarks"]).astype(int))
        for modality in self.dimensions:
            points = np.asarray(vectors[modality], np.float64)[spread]
            distances = pdist(points, "sqeuclidean")
            width = float(distances.mean()) if distances.size else 0.0
            self._landmarks[modality], self._widths[modality] = points, width or 1.0
            values, basis = np.linalg.eigh(self._kernel(modality, points))
            kept = np.flatnonzero(values > SMALLEST * values[-1])[-self.settings["rank"] :][::-1]
            self._bases[modality] = np.ascontiguousarray(basis[:, kept] / np.sqrt(values[kept]))
        self._inner = self._untrained({k: basis.shape[1] for k, basis in self._bases.items()})
        self._inner.initialise(self._mapped(vectors))
        self.version += 1
        return self

    def learn_triplets(self, vectors: Vectors, triplets: Rows) -> Outcome:
        """OMDML's step for each of ``triplets`` (t, 3), in kernel coordinates."""
        if not self._bases:
            raise StateError("OMDL-LR has no start yet; call initialise(vectors) first.")
        gathered, triplets = gather_triplets(vectors, triplets, self.dimensions)
        self.version += 1
        return self._inner.learn_triplets(self._mapped(gathered), triplets)

    def reweigh(self, mistakes: Float64) -> None:
        """One Hedge step with ``mistakes`` (m,), a share or a count each, at least 0."""
        self._inner.reweigh(mistakes)
        self.version += 1

    def _untrained(self, ranks: Mapping[str, int]) -> Lifted:
        settings = {key: self.settings[key] for key in ("C", "hedge", "beta", "floor")}
        settings |= {"gate": "combined", "project_every": 1, "rank": None}
        return Lifted(ranks, name=self.name, factory=OMDML, **settings)

    def _kernel(self, modality: str, array: Floats) -> Float64:
        landmarks = self._landmarks[modality]
        distances = cdist(np.asarray(array, np.float64), landmarks, "sqeuclidean")
        kernel: Float64 = np.exp(-distances / self._widths[modality])
        return kernel

    def _coordinates(self, modality: str, array: Floats) -> Float64:
        coordinates: Float64 = self._kernel(modality, array) @ self._bases[modality]
        return coordinates

    def _mapped(self, vectors: Vectors) -> dict[str, Float64]:
        return {name: self._coordinates(name, vectors[name]) for name in self.dimensions}

    def _state(self) -> dict[str, NDArray[Any]]:
        state = {f"inner.{key}": array for key, array in self._inner._state().items()}
        for modality in self._bases:
            state[f"{modality}.landmarks"] = self._landmarks[modality]
            state[f"{modality}.basis"] = self._bases[modality]
            state[f"{modality}.width"] = np.array(self._widths[modality])
        return state

    def _set_state(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        for modality in self.dimensions:
            self._landmarks[modality] = arrays[f"{modality}.landmarks"]
            self._bases[modality] = arrays[f"{modality}.basis"]
            self._widths[modality] = float(arrays[f"{modality}.width"])
        self._inner = self._untrained({k: basis.shape[1] for k, basis in self._bases.items()})
        inner = "inner."
        self._inner._set_state(
            {key.removeprefix(inner): arrays[key] for key in arrays if key.startswith(inner)}
        )
