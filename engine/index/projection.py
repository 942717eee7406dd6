"""The projection of a metric for searching: one matrix sqrt(theta_k) W_k per modality."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from engine.at_once import at_once
from engine.errors import InputError
from engine.index.base import StoredVectors
from engine.metrics.metric import Metric
from engine.types import Float32, Rows, Vectors

CHUNK = 1024  # rows read together; their embedding fits the second-level cache

METRICS = 4  # number of cached projections

Projection = Mapping[str, Float32]
"""Modality -> sqrt(theta_k) W_k (r_k, d_k); z = [projection_k x_k]_k, D = ||z_p - z_q||^2."""


@lru_cache(maxsize=METRICS)
def projection_of(metric: Metric) -> Projection:
    """Return the (cached) projection of ``metric``. Raises InputError if it is not finite."""
    weighed = list(zip(metric.modalities, metric.weights.tolist(), strict=True))
    half = len(weighed) // 2  # lazy components may take milliseconds to compute
    matrices = at_once(
        lambda: [_weighed(metric, *each) for each in weighed[:half]],
        lambda: [_weighed(metric, *each) for each in weighed[half:]],
    )
    return dict(zip(metric.modalities, matrices[0] + matrices[1], strict=True))


def _weighed(metric: Metric, modality: str, weight: float) -> Float32:
    """Return sqrt(theta_k) W_k."""
    matrix = metric.components[modality].astype(np.float32)
    matrix *= np.float32(np.sqrt(weight))
    if not np.isfinite(matrix).all():
        raise InputError(f"The metric of {modality!r} holds NaN or infinite entries.")
    matrix.setflags(write=False)
    return matrix


def dimensions(projection: Projection) -> dict[str, int]:
    """Return modality -> d_k, the length of its feature vectors."""
    return {modality: matrix.shape[1] for modality, matrix in projection.items()}


def check_same_shape(old: Projection, new: Projection) -> None:
    """Raise InputError unless both apply to the same modalities and dimensions."""
    if dimensions(old) != dimensions(new):
        raise InputError(
            f"The metric is for {dimensions(new)}, the index for {dimensions(old)}; "
            "build a new index for it."
        )


def check_matrices(vectors: StoredVectors, projection: Projection) -> int:
    """Return the number of rows; raise InputError unless the matrices fit the projection.

    Only shapes are checked: entries may be on disk, and reading them all would take minutes.
    """
    if set(vectors) != set(projection):
        raise InputError(
            f"The vectors have the modalities {sorted(vectors)}; expected {sorted(projection)}."
        )
    counts = set()
    for modality, dimension in dimensions(projection).items():
        shape = vectors[modality].shape
        if len(shape) != 2 or shape[1] != dimension:
            raise InputError(f"{modality!r} has shape {shape}; expected (n, {dimension}).")
        counts.add(shape[0])
    if len(counts) != 1:
        raise InputError(f"The modalities have different numbers of rows: {sorted(counts)}.")
    return int(counts.pop())


def as_key(rows: Rows) -> slice | Rows:
    """Return ascending ``rows`` as a slice if they are adjacent, which reads without a copy."""
    if rows.size and rows[-1] - rows[0] + 1 == rows.size:
        return slice(int(rows[0]), int(rows[-1]) + 1)
    return rows


def read(vectors: StoredVectors, rows: Rows) -> dict[str, Float32]:
    """Return the vectors (n, d_k) of ascending ``rows``."""
    key = as_key(rows)
    return {
        modality: np.asarray(matrix[key], dtype=np.float32) for modality, matrix in vectors.items()
    }


def embed(projection: Projection, vectors: Vectors) -> Float32:
    """Return the embedding z of each photo, (n, sum of r_k)."""
    return np.concatenate(
        [vectors[modality] @ matrix.T for modality, matrix in projection.items()],
        axis=1,
        dtype=np.float32,
        casting="same_kind",
    )


def nearest_squared(points: Float32, queries: Float32) -> Float32:
    """Return each point's squared Euclidean distance to the nearest query.

    points (n, r), queries (q, r); returns (n,). Differences are taken before squaring, because the
    usual expansion loses near duplicates to rounding.
    """
    nearest = np.full(len(points), np.inf, dtype=np.float32)
    for start in range(0, len(points), CHUNK):
        part = slice(start, start + CHUNK)
        for query in queries:
            difference = points[part] - query
            squared = np.einsum("ij,ij->i", difference, difference)
            np.minimum(nearest[part], squared, out=nearest[part])
    return nearest


def distances_to_nearest(
    projection: Projection, vectors: StoredVectors, rows: Rows, queries: Vectors
) -> Float32:
    """Return D from each of ascending ``rows`` to the nearest query (q, d_k), (n,), in chunks."""
    targets = embed(projection, queries)
    distances = np.empty(rows.size, np.float32)
    for start in range(0, rows.size, CHUNK):
        part = slice(start, start + CHUNK)
        points = embed(projection, read(vectors, rows[part]))
        distances[part] = nearest_squared(points, targets)
    return distances


def nothing(projection: Projection) -> dict[str, Float32]:
    """Return the vectors of an empty library."""
    sizes = dimensions(projection)
    return {modality: np.empty((0, size), np.float32) for modality, size in sizes.items()}
