"""A metric on the wire: only what has changed of it, as factors of low rank.

A few thumbs change W_k by a sum of a few outer products of differences of photos, so the change has
as many directions as photos were judged, far fewer than W_k has rows. Both ends apply the same
change to the same base, and the next change starts from what both have: errors never add up.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from app.core.language import tr
from engine.errors import StateError
from engine.metrics.metric import Metric
from engine.types import Float32, Float64

TOLERANCE = 1e-7
"""What may be left out of W_k, as a share of its Frobenius norm: about its rounding to float32."""

Factors = tuple[Float32, Float32]
"""U (r_k, p) and V (p, d_k): U V is added to W_k."""


@dataclass(frozen=True)
class NumberedMetric:
    """A metric as all ends know it, with float32 components, and its number, from 1 on."""

    number: int
    metric: Metric


@dataclass(frozen=True)
class MetricChange:
    """How the metric ``base`` becomes ``number``; 0 is no metric, to which everything is new.

    ``weights`` float64 (m,) is theta; of each modality in ``order`` there is W_k whole, or factors,
    or neither if it stays.
    """

    number: int
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


def whole(metric: Metric, number: int) -> MetricChange:
    """All of ``metric``, for those who know no earlier one."""
    components = {name: matrix.astype(np.float32) for name, matrix in metric.components.items()}
    return MetricChange(number, 0, metric.weights.copy(), metric.modalities, components, {})


def change(base: NumberedMetric, metric: Metric) -> MetricChange:
    """What makes the number after ``base`` of it, so that it equals ``metric``."""
    number, before = base.number + 1, base.metric
    everything = whole(metric, number)
    if before.modalities != metric.modalities:
        return everything
    replaced: dict[str, Float32] = {}
    factors: dict[str, Factors] = {}
    for name, matrix in metric.components.items():
        if before.components[name].shape != matrix.shape:
            return everything
        left_out = TOLERANCE * float(np.linalg.norm(matrix))
        found = low_rank(matrix - before.components[name], left_out)
        if sum(array.size for array in found) >= matrix.size:
            replaced[name] = everything.whole[name]
        elif found[0].size:
            factors[name] = found
    weights = everything.weights
    return MetricChange(number, base.number, weights, metric.modalities, replaced, factors)


def apply(change_: MetricChange, base: NumberedMetric | None) -> NumberedMetric:
    """The metric that ``change_`` makes of ``base``. Raises StateError if it is of another base."""
    if change_.base and (base is None or base.number != change_.base):
        raise StateError(
            tr("The change is of metric {base}, which is not here.", base=change_.base)
        )
    components: dict[str, Float32] = {}
    for name in change_.order:
        if name in change_.whole:
            components[name] = change_.whole[name]
        else:
            assert base is not None  # a change from nothing is whole
            matrix = base.metric.components[name]
            if name in change_.factors:
                left, right = change_.factors[name]
                matrix = matrix + left @ right
            components[name] = matrix
    dimensions = {name: matrix.shape[1] for name, matrix in components.items()}
    return NumberedMetric(change_.number, Metric(dimensions, change_.weights, components))


def low_rank(matrix: Float64, tolerance: float) -> Factors:
    """U (r, p) and V (p, d) of the smallest p with ||matrix - U V|| <= tolerance (Frobenius).

    From the eigenvectors of the (r, r) Gram matrix, which in float64 tells singular values apart
    down to 1e-8 of the largest: enough for float32, at a tenth of the cost of an SVD.
    """
    squares, directions = np.linalg.eigh(matrix @ matrix.T)  # ascending
    left_out = np.searchsorted(np.cumsum(np.maximum(squares, 0)), tolerance**2, side="right")
    kept = directions[:, left_out:]
    return kept.astype(np.float32), (kept.T @ matrix).astype(np.float32)
