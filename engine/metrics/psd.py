"""The cone of positive semidefinite matrices; of a matrix only the symmetric part counts."""

from __future__ import annotations

import numpy as np
from scipy.linalg import eigh

from engine.types import Float64


def project_psd(matrix: Float64) -> Float64:
    """The nearest positive semidefinite matrix in Frobenius norm: negative eigenvalues become 0."""
    symmetric = (matrix + matrix.T) / 2
    values, vectors = np.linalg.eigh(symmetric)
    if values[0] >= 0:
        return symmetric
    return _recompose(np.maximum(values, 0), vectors)


def drop_negative_eigenvalue(matrix: Float64) -> Float64:
    """``project_psd`` for a symmetric matrix with one negative eigenvalue at most.

    Such is what a rank-one step leaves of a positive semidefinite matrix (POLA, section 3): only
    the smallest eigenpair is computed.
    """
    values, vectors = eigh(matrix, subset_by_index=[0, 0], check_finite=False)
    if values[0] >= 0:
        return matrix
    nearest: Float64 = matrix - values[0] * np.outer(vectors[:, 0], vectors[:, 0])
    return nearest


def square_root(matrix: Float64) -> Float64:
    """The symmetric root R of the projection of ``matrix``: R R = project_psd(matrix).

    Of all W with W'W = M the only one that is itself positive semidefinite, hence a continuous
    function of M: a small step of learning moves the embedding a little.
    """
    values, vectors = np.linalg.eigh((matrix + matrix.T) / 2)
    return _recompose(np.sqrt(np.maximum(values, 0)), vectors)


def _recompose(values: Float64, vectors: Float64) -> Float64:
    half: Float64 = vectors * np.sqrt(values)
    product: Float64 = half @ half.T
    return product
