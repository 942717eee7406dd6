"""A metric given by its parts, and the mixture of two of them as one such metric."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import numpy as np

from likewise.engine.metrics.base import MultiModalMetric
from likewise.engine.types import Float64


class FixedMetric(MultiModalMetric):
    """Weights and components that do not change; safe to share between threads."""

    def __init__(
        self, dimensions: Mapping[str, int], weights: Float64, components: Mapping[str, Float64]
    ) -> None:
        self.dimensions = dict(dimensions)
        self.version = 0
        self._weights = weights.copy()
        self._components = {name: matrix.copy() for name, matrix in components.items()}

    @property
    def weights_(self) -> Float64:
        """Theta, float64 (m,)."""
        return self._weights

    @property
    def components_(self) -> dict[str, Float64]:
        """Modality -> W_k, float64 (r_k, d_k)."""
        return self._components


class Mixture(MultiModalMetric):
    """What ``mix`` gives; its components are made when they are asked for, most often never:
    after a click it is the weights that are shown, and the next click makes another mixture."""

    def __init__(self, a: FixedMetric, b: MultiModalMetric, share: float) -> None:
        self.dimensions = a.dimensions
        self.version = 0
        self._parts = a, b, share
        self._weights: Float64 = share * a.weights_ + (1 - share) * b.weights_

    @property
    def weights_(self) -> Float64:
        """Theta, float64 (m,)."""
        return self._weights

    @cached_property
    def components_(self) -> dict[str, Float64]:
        """Modality -> W_k, float64 (r_k, d_k)."""
        a, b, share = self._parts
        components = {}
        for k, (modality, matrix) in enumerate(a.components_.items()):
            stacked = np.vstack(
                [
                    np.sqrt(share * a.weights_[k] / self._weights[k]) * matrix,
                    np.sqrt((1 - share) * b.weights_[k] / self._weights[k])
                    * b.components_[modality],
                ]
            )
            directions = np.linalg.eigh(stacked @ stacked.T)[1][:, ::-1]
            components[modality] = directions[:, : len(matrix)].T @ stacked
        return components


def mix(a: MultiModalMetric, b: MultiModalMetric, share: float) -> MultiModalMetric:
    """The metric nearest to ``share`` D_a + (1 - share) D_b with as many components as ``a``.

    The mixture of two low-rank metrics has the sum of their ranks. Its leading eigenvectors are
    kept, as many as ``a`` has, so that embeddings stay as short as before; a and b share most of
    their span when b is where a started, so that little is lost. ``a`` may learn on: it is copied;
    ``b`` must stay.
    """
    return Mixture(FixedMetric(a.dimensions, a.weights_, a.components_), b, share)
