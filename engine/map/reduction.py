"""Reduce embeddings z to principal components, in which neighbours are searched."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from engine.index.base import Matrix
from engine.metrics.initialisation import principal
from engine.types import Float32, Rows

COMPONENTS = 50
SAMPLE = 2_000  # photos that the components are fitted to
BLOCK = 256  # photos that are read in one step: about 10 ms


@dataclass(frozen=True)
class Reduction:
    """x = (z - mean) axes', with ``mean`` float32 (D,) and orthonormal ``axes`` float32 (r, D)."""

    mean: Float32
    axes: Float32

    @classmethod
    def fit(cls, sample: Float32) -> Reduction:
        """Fit at most COMPONENTS components, widest first, to a sample of z (n, D), n >= 1."""
        components = min(COMPONENTS, sample.shape[1])
        axes = principal(sample, components, np.random.default_rng(0)).astype(np.float32)
        mean = sample.mean(axis=0, dtype=np.float64).astype(np.float32)
        return cls(mean, np.ascontiguousarray(axes))

    def apply(self, z: Float32) -> Float32:
        """Return x of each photo, float32 (n, r)."""
        return np.asarray((z - self.mean) @ self.axes.T, np.float32)


def fitting_sample(rows: Rows) -> Rows:
    """Return at most SAMPLE of ``rows``, evenly spread."""
    if len(rows) <= SAMPLE:
        return rows
    return rows[np.linspace(0, len(rows) - 1, SAMPLE).round().astype(np.int64)]


def reduce_rows(z: Matrix, rows: Rows, reduction: Reduction, into: Float32) -> Iterator[int]:
    """Write x of ``rows`` of ``z`` to ``into`` (n, r) in short steps; yields how many are done."""
    for start in range(0, len(rows), BLOCK):
        part = rows[start : start + BLOCK]
        into[start : start + len(part)] = reduction.apply(np.nan_to_num(z[part]))
        yield start + len(part)
