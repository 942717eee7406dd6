"""Alignment: turns and mirrors a map so that it lies over an earlier one as well as it can."""

from __future__ import annotations

import numpy as np

from engine.types import Float64


def aligned(points: Float64, to: Float64) -> Float64:
    """``points`` (n, 2) turned, mirrored and moved, nothing else, so that the sum of the squared
    distances to ``to`` (n, 2) is least; rows of ``to`` that are NaN count for nothing.

    Orthogonal Procrustes (Schönemann 1966): with U S V' the singular value decomposition of
    X'Y, both centred, X U V' is nearest to Y. Without rows in common, ``points`` as they are.
    """
    known = ~np.isnan(to[:, 0])
    if not known.any():
        return points.copy()
    middle, target = points[known].mean(axis=0), to[known].mean(axis=0)
    u, _, vt = np.linalg.svd((points[known] - middle).T @ (to[known] - target))
    turned: Float64 = (points - middle) @ (u @ vt) + target
    return turned


def lying(points: Float64) -> Float64:
    """``points`` (n, 2) turned so that they are wide rather than high, their middle at the origin:
    as screens are. The sides that principal axes leave open are settled by the third moment."""
    centred = points - points.mean(axis=0)
    _, axes = np.linalg.eigh(centred.T @ centred)
    turned: Float64 = centred @ axes[:, ::-1]
    skew = np.sign((turned**3).sum(axis=0))
    return turned * np.where(skew == 0, 1, skew)
