"""Initial matrices W (r, d) of low-rank learners.

Each function takes a sample of the photos (n, d), the rank r <= d and a random generator.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import numpy as np

from engine.types import Float64, Floats

Start = Literal["principal", "gaussian", "identity"]


def principal(array: Floats, rank: int, random: np.random.Generator) -> Float64:
    """Return the first ``rank`` principal directions as orthonormal rows.

    With fewer photos than directions, the remaining rows are completed from the axes.
    """
    centred = array - array.mean(axis=0, dtype=np.float64)
    count, dimension = centred.shape
    if count > dimension:
        return _leading(centred.T @ centred, rank).T.copy()
    # The smaller product has the same spectrum. Its null vectors become 0, and QR replaces them
    # with axes.
    spanned = centred.T @ _leading(centred @ centred.T, min(rank, count))
    basis: Float64 = np.linalg.qr(np.hstack([spanned, np.eye(dimension, rank)]))[0]
    return basis[:, :rank].T.copy()


def _leading(matrix: Float64, count: int) -> Float64:
    """Return the eigenvectors of the ``count`` largest eigenvalues, largest first, as columns."""
    from scipy.linalg import eigh  # slow to load, and not needed at startup

    size = len(matrix)
    vectors: Float64 = eigh(matrix, subset_by_index=[size - count, size - 1])[1]
    return vectors[:, ::-1]


def gaussian(array: Floats, rank: int, random: np.random.Generator) -> Float64:
    """Return entries drawn from N(0, 1/rank), which preserve squared distances on average."""
    return random.normal(0.0, rank**-0.5, (rank, array.shape[1]))


def identity(array: Floats, rank: int, random: np.random.Generator) -> Float64:
    """Return the first ``rank`` axes."""
    return np.eye(rank, array.shape[1])


STARTS: dict[str, Callable[[Floats, int, np.random.Generator], Float64]] = {
    "principal": principal,
    "gaussian": gaussian,
    "identity": identity,
}
