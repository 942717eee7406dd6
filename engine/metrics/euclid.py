"""The untrained metric: every modality counts the same, and nothing is projected."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from likewise.engine.metrics.base import MultiModalMetric
from likewise.engine.types import Float64, Floats


class Euclid(MultiModalMetric):
    """D(p, q) = mean_k ||p_k - q_k||^2, the paper's Eucl-U; its embedding is the concatenation."""

    name = "Euclid"

    def __init__(self, dimensions: Mapping[str, int]) -> None:
        self.dimensions = dict(dimensions)
        self.version = 0

    @property
    def weights_(self) -> Float64:
        """1/m each."""
        return np.full(len(self.dimensions), 1.0 / len(self.dimensions))

    @property
    def components_(self) -> dict[str, Float64]:
        """Identities, made when asked for: nothing else here needs them."""
        return {modality: np.eye(dimension) for modality, dimension in self.dimensions.items()}

    def project(self, modality: str, array: Floats) -> Floats:
        """``array`` itself."""
        return array
