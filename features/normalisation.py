"""Scale each modality, so that none dominates and one learning rate suits all."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from features.errors import SchemaError
from features.types import Matrix, Vectors

PAIRS = 10_000
CLIPPED = 0.99
_EPSILON = 1e-8
"""Mean squared distances below this are rounding noise: the modality is constant."""


def modality_scales(sample: Vectors, seed: int = 0) -> dict[str, float]:
    """Return the factor per modality that makes two random photos' mean squared distance 1.

    ``sample`` holds stored entries (n, d). Distances are measured between 10,000 random pairs and
    clipped at the largest hundredth, so that a few odd photos do not determine the scale. A
    modality that is constant in the sample, or a sample of fewer than two photos, gets the scale 1.

    Raises SchemaError for NaN or infinite entries.
    """
    return {name: _scale(name, vectors, seed) for name, vectors in sample.items()}


def _scale(name: str, vectors: Matrix, seed: int) -> float:
    number = len(vectors)
    if not np.isfinite(vectors).all():
        raise SchemaError(f"The sample of {name} holds NaN or infinite entries; extract it again.")
    if number < 2:
        return 1.0
    generator = np.random.default_rng(seed)
    first = generator.integers(number, size=PAIRS)
    second = (first + generator.integers(1, number, size=PAIRS)) % number
    squared = _squared_distances(vectors, first, second)
    mean = float(np.minimum(squared, np.quantile(squared, CLIPPED)).mean())
    return 1.0 if mean < _EPSILON else float(mean**-0.5)


def _squared_distances(
    vectors: Matrix, first: NDArray[np.int64], second: NDArray[np.int64]
) -> NDArray[np.float64]:
    """Return squared distances of pairs of rows, in parts, as 10,000 x 1,000 entries are 80 MB.

    In float64, because the squares of an image model's or plug-in's entries may overflow float32.
    """
    parts = zip(np.array_split(first, 20), np.array_split(second, 20), strict=True)
    return np.concatenate(
        [(np.subtract(vectors[a], vectors[b], dtype=np.float64) ** 2).sum(axis=1) for a, b in parts]
    )
