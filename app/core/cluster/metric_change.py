"""A metric on the wire: only what has changed of it, as factors of low rank.

A few thumbs change W_k by a sum of a few outer products of differences of photos, so the change has
as many directions as photos were judged, far fewer than W_k has rows. Both ends apply the same
change to the same base, and the next change starts from what both have: errors never add up.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from likewise.engine.errors import StateError
from likewise.engine.index.projection import Frozen, freeze
from likewise.engine.metrics.metric import Metric
from likewise.engine.types import Float32, Float64

TOLERANCE = 1e-7
"""What may be left out of W_k, as a share of its Frobenius norm: about its rounding to float32."""

Factors = tuple[Float32, Float32]
"""U (r_k, p) and V (p, d_k): U V is added to W_k."""


@dataclass(frozen=True, eq=False)
class SentMetric(Metric):
    """A metric as all ends know it: its components are float32. ``version`` names it, from 1 on."""

    version: int

    @cached_property
    def frozen(self) -> Frozen:
        """The same for indexes, of which many may share it."""
        return Frozen(freeze(self))


@dataclass(frozen=True)
class MetricChange:
    """How ``base`` becomes ``version``; 0 is no metric at all, to which everything is new.

    ``weights`` float64 (m,) is theta; of each modality in ``order`` there is W_k whole, or factors,
    or neither if it stays.
    """

    version: int
    base: int
    weights: Float64
    order: tuple[str, ...]
    whole: Mapping[str, Float32]
    factors: Mapping[str, Factors]

    @property
    def nbytes(self) -> int:
        """Bytes of all numbers in it."""
        factors = sum(left.nbytes + right.nbytes for left, right in self.factors.values())
        return self.weights.nbytes + sum(m.nbytes for m in self.whole.values()) + factors


def whole(metric: Metric, version: int) -> MetricChange:
    """All of ``metric``, for those who know no earlier one."""
    components = {name: matrix.astype(np.float32) for name, matrix in metric.components.items()}
    return MetricChange(version, 0, metric.weights.copy(), metric.modalities, components, {})


def change(base: SentMetric, metric: Metric) -> MetricChange:
    """What makes the version after ``base`` of it, so that it equals ``metric``."""
    everything = whole(metric, base.version + 1)
    if base.modalities != metric.modalities:
        return everything
    replaced: dict[str, Float32] = {}
    factors: dict[str, Factors] = {}
    for name, matrix in metric.components.items():
        if base.components[name].shape != matrix.shape:
            return everything
        found = low_rank(matrix - base.components[name], TOLERANCE * float(np.linalg.norm(matrix)))
        if sum(array.size for array in found) >= matrix.size:
            replaced[name] = everything.whole[name]
        elif found[0].size:
            factors[name] = found
    return MetricChange(
        base.version + 1, base.version, everything.weights, metric.modalities, replaced, factors
    )


def apply(change_: MetricChange, base: SentMetric | None) -> SentMetric:
    """The metric that ``change_`` makes of ``base``. Raises StateError if it is of another base."""
    if change_.base and (base is None or base.version != change_.base):
        raise StateError(f"The change is of metric {change_.base}, which is not here.")
    components: dict[str, Float32] = {}
    for name in change_.order:
        if name in change_.whole:
            components[name] = change_.whole[name]
        else:
            assert base is not None  # a change from nothing is whole
            matrix = base.components[name]
            if name in change_.factors:
                left, right = change_.factors[name]
                matrix = matrix + left @ right
            components[name] = matrix
    dimensions = {name: matrix.shape[1] for name, matrix in components.items()}
    return SentMetric(dimensions, change_.weights, components, change_.version)


def low_rank(matrix: Float64, tolerance: float) -> Factors:
    """U (r, p) and V (p, d) of the smallest p with ||matrix - U V|| <= tolerance (Frobenius).

    From the eigenvectors of the (r, r) Gram matrix, which in float64 tells singular values apart
    down to 1e-8 of the largest: enough for float32, at a tenth of the cost of an SVD.
    """
    squares, directions = np.linalg.eigh(matrix @ matrix.T)  # ascending
    left_out = np.searchsorted(np.cumsum(np.maximum(squares, 0)), tolerance**2, side="right")
    kept = directions[:, left_out:]
    return kept.astype(np.float32), (kept.T @ matrix).astype(np.float32)
