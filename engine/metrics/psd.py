"""The cone of positive semidefinite matrices; of a matrix only the symmetric part counts."""

from __future__ import annotations

import numpy as np
from scipy.linalg.blas import dger
from scipy.linalg.lapack import dsyevr

from engine.errors import StateError
from engine.types import Float64


def project_psd(matrix: Float64) -> Float64:
    """The nearest positive semidefinite matrix in Frobenius norm: negative eigenvalues become 0.

    In Fortran order, because learners go on by BLAS steps in place.
    """
    symmetric = (matrix + matrix.T) / 2
    values, vectors = np.linalg.eigh(symmetric)
    nearest = symmetric if values[0] >= 0 else _recompose(np.maximum(values, 0), vectors)
    return np.asfortranarray(nearest)


def drop_negative_eigenvalue(matrix: Float64) -> Float64:
    """``project_psd`` for a symmetric matrix with one negative eigenvalue at most.

    Such is what a rank-one step leaves of a positive semidefinite matrix (POLA, section 3): only
    the smallest eigenpair is computed.
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
