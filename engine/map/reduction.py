"""Reduction of embeddings z to their principal components, in which neighbours are sought."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from engine.index.base import Matrix
from engine.metrics.initialisation import principal
from engine.types import Float32, Rows

COMPONENTS = 50
SAMPLE = 2_000  # photos that the components are fitted to
BLOCK = 256  # photos that are read in one step: some 10 ms


@dataclass(frozen=True)
class Reduction:
    """x = (z - mean) axes', with ``mean`` float32 (D,) and orthonormal ``axes`` float32 (r, D)."""

    mean: Float32
    axes: Float32

    @classmethod
    def fit(cls, sample: Float32) -> Reduction:
        """At most COMPONENTS components, widest first, of a sample of z (n, D) with n >= 1."""
        components = min(COMPONENTS, sample.shape[1])
        axes = principal(sample, components, np.random.default_rng(0)).astype(np.float32)
        mean = sample.mean(axis=0, dtype=np.float64).astype(np.float32)
        return cls(mean, np.ascontiguousarray(axes))

    def apply(self, z: Float32) -> Float32:
        """x of each photo, float32 (n, r)."""
        return np.asarray((z - self.mean) @ self.axes.T, np.float32)


def fitting_sample(rows: Rows) -> Rows:
    """At most SAMPLE of ``rows``, evenly spread."""
    if len(rows) <= SAMPLE:
        return rows
    return rows[np.linspace(0, len(rows) - 1, SAMPLE).round().astype(np.int64)]


def reduce_rows(z: Matrix, rows: Rows, reduction: Reduction, into: Float32) -> Iterator[int]:
    """Write x of ``rows`` of ``z`` to ``into`` (n, r), in short steps; gives how many are done."""
    for start in range(0, len(rows), BLOCK):
        part = rows[start : start + BLOCK]
        into[start : start + len(part)] = reduction.apply(np.nan_to_num(z[part]))
        yield start + len(part)
