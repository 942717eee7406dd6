"""The untrained metric without projections; modalities count equally, or by a prior."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from engine.metrics.hedge import starting_weights
from engine.metrics.metric import Metric
from engine.types import Float64, Floats


class Euclid(Metric):
    """D(p, q) = mean_k ||p_k - q_k||^2, the paper's Eucl-U; its embedding is the concatenation.

    ``prior`` (modality -> number above 0) makes it a weighted mean. Raises InputError if its
    modalities are not those of ``dimensions``.
    """

    def __init__(
        self, dimensions: Mapping[str, int], prior: Mapping[str, float] | None = None
    ) -> None:
        weights = starting_weights(tuple(dimensions), prior)
        super().__init__(dict(dimensions), weights, _Identities(dimensions))

    def project(self, modality: str, array: Floats) -> Floats:
        """Return ``array`` unchanged."""
        return array


class _Identities(Mapping[str, Float64]):
    """Modality -> the identity (d_k, d_k), created on access because few callers need it."""

    def __init__(self, dimensions: Mapping[str, int]) -> None:
        self._dimensions = dict(dimensions)

    def __getitem__(self, modality: str) -> Float64:
        return np.eye(self._dimensions[modality])

    def __iter__(self) -> Iterator[str]:
        return iter(self._dimensions)

    def __len__(self) -> int:
        return len(self._dimensions)
