"""Mix two metrics into one of the same rank, whose components are computed on access."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from engine.metrics.metric import Metric
from engine.types import Float64


def mix(a: Metric, b: Metric, share: float) -> Metric:
    """Return a metric near to ``share`` D_a + (1 - share) D_b with as many components as ``a``.

    The mixture of two low-rank metrics has the sum of their ranks. Only its leading eigenvectors
    are kept, as many as ``a`` has, so that embeddings do not grow; little is lost, because a and b
    share most of their span if a was trained from b.
    """
    weights = share * a.weights + (1 - share) * b.weights
    return Metric(a.dimensions, weights, _MixedComponents(a, b, share, weights))


class _MixedComponents(Mapping[str, Float64]):
    """Modality -> W_k, computed on access; most mixtures are replaced before anyone needs it."""

    def __init__(self, a: Metric, b: Metric, share: float, weights: Float64) -> None:
        self._a, self._b, self._share = a, b, share
        self._weights = dict(zip(a.dimensions, weights, strict=True))
        self._positions = {modality: k for k, modality in enumerate(a.dimensions)}
        self._made: dict[str, Float64] = {}

    def __getitem__(self, modality: str) -> Float64:
        if modality not in self._made:
            self._made[modality] = self._mixed(modality)
        return self._made[modality]

    def __iter__(self) -> Iterator[str]:
        return iter(self._positions)

    def __len__(self) -> int:
        return len(self._positions)

    def _mixed(self, modality: str) -> Float64:
        a, b, share, k = self._a, self._b, self._share, self._positions[modality]
        matrix, weight = a.components[modality], self._weights[modality]
        stacked = np.vstack(
            [
                np.sqrt(share * a.weights[k] / weight) * matrix,
                np.sqrt((1 - share) * b.weights[k] / weight) * b.components[modality],
            ]
        )
        directions = np.linalg.eigh(stacked @ stacked.T)[1][:, ::-1]
        components: Float64 = directions[:, : len(matrix)].T @ stacked
        components.setflags(write=False)
        return components
