"""Projections onto the positive semidefinite cone; only the symmetric part of a matrix counts."""

from __future__ import annotations

import numpy as np
from scipy.linalg.blas import dger
from scipy.linalg.lapack import dsyevr

from engine.errors import StateError
from engine.types import Float64


def project_psd(matrix: Float64) -> Float64:
    """Return the nearest positive semidefinite matrix in Frobenius norm, in Fortran order.

    It sets negative eigenvalues to 0. Learners go on to update it by in-place BLAS calls.
    """
    symmetric = (matrix + matrix.T) / 2
    values, vectors = np.linalg.eigh(symmetric)
    nearest = symmetric if values[0] >= 0 else _recompose(np.maximum(values, 0), vectors)
    return np.asfortranarray(nearest)


def drop_negative_eigenvalue(matrix: Float64) -> Float64:
    """Return ``project_psd`` of a symmetric matrix with at most one negative eigenvalue.

    A rank-one step from a positive semidefinite matrix gives such a matrix (POLA, section 3), so
    only the smallest eigenpair is computed.
    """
    values, vectors, _, _, info = dsyevr(matrix, range="I", il=1, iu=1)
    if info != 0:
        raise StateError("The smallest eigenvalue was not found: the matrix is not finite.")
    if values[0] >= 0:
        return matrix
    negative = vectors[:, 0]
    nearest: Float64 = dger(-values[0], negative, negative, a=matrix)
    return nearest


def square_root(matrix: Float64) -> Float64:
    """Return the symmetric root R of the projection of ``matrix``: R R = project_psd(matrix).

    It is the only W with W'W = M that is itself positive semidefinite, and hence a continuous
    function of M: a small learning step moves the embedding a little.
    """
    values, vectors = np.linalg.eigh((matrix + matrix.T) / 2)
    return _recompose(np.sqrt(np.maximum(values, 0)), vectors)


def _recompose(values: Float64, vectors: Float64) -> Float64:
    half: Float64 = vectors * np.sqrt(values)
    product: Float64 = half @ half.T
    return product
