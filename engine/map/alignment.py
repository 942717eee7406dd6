"""Align a map with an earlier one by rotation and reflection."""

from __future__ import annotations

import numpy as np

from engine.types import Float64


def aligned(points: Float64, to: Float64) -> Float64:
    """Return ``points`` (n, 2) rotated, reflected and moved to match ``to`` (n, 2) best.

    Minimises the sum of squared distances, ignoring rows of ``to`` that are NaN. Orthogonal
    Procrustes (Schönemann 1966): with U S V' the singular value decomposition of X'Y, both centred,
    X U V' is nearest to Y. Without rows in common, returns a copy of ``points``.
    """
    known = ~np.isnan(to[:, 0])
    if not known.any():
        return points.copy()
    middle, target = points[known].mean(axis=0), to[known].mean(axis=0)
    u, _, vt = np.linalg.svd((points[known] - middle).T @ (to[known] - target))
    turned: Float64 = (points - middle) @ (u @ vt) + target
    return turned


def lying(points: Float64) -> Float64:
    """Return ``points`` (n, 2) centred and turned to be wide; the third moment fixes the signs."""
    centred = points - points.mean(axis=0)
    _, axes = np.linalg.eigh(centred.T @ centred)
    turned: Float64 = centred @ axes[:, ::-1]
    skew = np.sign((turned**3).sum(axis=0))
    return turned * np.where(skew == 0, 1, skew)
