"""Compress each modality to int8 principal components: about 500 bytes per photo.

This suffices to order candidates under any metric on the leading directions; exact vectors then
decide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.index.projection import Projection
from engine.types import Float32, Vectors

Int8 = NDArray[np.int8]
LIMIT = 127

Part = tuple[Float32, Float32, Float32]
"""Mean (d_k,), directions (p_k, d_k) and widenings (d_k, p_k) of one modality."""


@dataclass(frozen=True)
class QuantisedPCA:
    """y = [B_k (x_k - mean_k)]_k, where B_k (p_k, d_k) holds principal directions over their step.

    Each coordinate's step is chosen such that the sample's widest entry is 127: rounding y loses at
    most half a step, and entries beyond +-127 are clipped. Coordinates are centred.
    """

    means: Mapping[str, Float32]
    directions: Mapping[str, Float32]  # B_k
    widenings: Mapping[str, Float32]  # (d_k, p_k): steps times directions, x_k ~ mean_k + this y_k

    @classmethod
    def fit(cls, sample: Vectors, components: int) -> QuantisedPCA:
        """Fit at most ``components`` directions per modality to a sample (n, d_k)."""
        return cls.of({name: principal(array, components) for name, array in sample.items()})

    @classmethod
    def of(cls, parts: Mapping[str, Part]) -> QuantisedPCA:
        """Combine the results of ``principal`` for each modality."""
        means, directions, widenings = (
            {modality: part[i] for modality, part in parts.items()} for i in range(3)
        )
        return cls(means, directions, widenings)

    def apply(self, vectors: Vectors) -> Float32:
        """Return y of each photo, (n, sum of p_k), not rounded, as used for queries."""
        return np.concatenate(
            [
                (vectors[modality] - self.means[modality]) @ matrix.T
                for modality, matrix in self.directions.items()
            ],
            axis=1,
            dtype=np.float32,
        )

    def compress(self, vectors: Vectors) -> Int8:
        """Return y of each photo, rounded and clipped, int8 (n, sum of p_k)."""
        reduced = self.apply(vectors)
        return np.rint(reduced).clip(-LIMIT, LIMIT).astype(np.int8)

    def grams(self, projection: Projection) -> dict[str, Float32]:
        """Return modality -> M_k (p_k, p_k), for D ~ sum_k (y_k - q_k)' M_k (y_k - q_k)."""
        grams = {}
        for modality, widening in self.widenings.items():
            factor = projection[modality] @ widening
            grams[modality] = factor.T @ factor
        return grams


def principal(sample: Float32, components: int) -> Part:
    """Return one modality's mean, directions and widenings, from a sample (n, d_k)."""
    total = sample.sum(axis=0, dtype=np.float64)
    mean = (total / max(len(sample), 1)).astype(np.float32)
    centred = sample - mean
    axes = _axes(centred)[:, :components]
    steps = np.abs(centred @ axes).max(axis=0, initial=0) / LIMIT
    steps[steps == 0] = 1.0
    directions = np.ascontiguousarray((axes / steps).T, dtype=np.float32)
    return mean, directions, (axes * steps).astype(np.float32)


def _axes(centred: Float32) -> Float32:
    """Return principal directions (d, d), widest first; any if empty, which loads faster."""
    if not len(centred):
        return np.eye(centred.shape[1], dtype=np.float32)
    axes: Float32 = np.linalg.eigh(centred.T @ centred)[1][:, ::-1]
    return axes


def nearest_reduced(points: Int8, queries: Float32, grams: Sequence[Float32]) -> Float32:
    """Return squared distances of points (n, p) to the nearest query (q, p) by ``grams``, (n,)."""
    nearest = np.full(len(points), np.inf, dtype=np.float32)
    for query in queries:
        difference = points - query
        total = np.zeros(len(points), dtype=np.float32)
        start = 0
        for gram in grams:
            part = difference[:, start : start + len(gram)]
            total += np.vecdot(part @ gram, part)
            start += len(gram)
        np.minimum(nearest, total, out=nearest)
    return nearest


def arrays_of(reduction: QuantisedPCA) -> dict[str, NDArray[Any]]:
    """Return everything as named arrays, for a file; ``from_arrays`` reads them back."""
    return {
        f"{name}/{modality}": array
        for name in ("means", "directions", "widenings")
        for modality, array in getattr(reduction, name).items()
    }


def from_arrays(arrays: Mapping[str, NDArray[Any]], modalities: list[str]) -> QuantisedPCA:
    """Return the reduction from the arrays of ``arrays_of``."""
    means, directions, widenings = (
        {modality: np.array(arrays[f"{name}/{modality}"]) for modality in modalities}
        for name in ("means", "directions", "widenings")
    )
    return QuantisedPCA(means, directions, widenings)
