"""Test whether methods differ, over tables and over repeated runs."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import stats

from engine.errors import InputError
from engine.types import Float64


@dataclass(frozen=True)
class Friedman:
    """``ranks`` (k,): each method's mean rank, 1 is best; ``p_value`` of "all rank the same"."""

    ranks: Float64
    statistic: float
    p_value: float


def friedman(errors: Float64) -> Friedman:
    """Return Friedman's test on ``errors`` (tables, k >= 3), lower is better; p is 1 if all tie."""
    errors = np.asarray(errors, np.float64)
    if errors.ndim != 2 or errors.shape[0] < 2 or errors.shape[1] < 3:
        raise InputError(f"errors has shape {errors.shape}; expected (tables >= 2, methods >= 3).")
    ranks = stats.rankdata(errors, axis=1).mean(axis=0)
    if (errors == errors[:, :1]).all():
        return Friedman(ranks, 0.0, 1.0)
    result = stats.friedmanchisquare(*errors.T)
    return Friedman(ranks, float(result.statistic), float(result.pvalue))


def wilcoxon_p(a: Float64, b: Float64) -> float:
    """Return the two-sided Wilcoxon signed-rank p of paired ``a`` and ``b`` (n,); 1 if all tie."""
    a, b = np.asarray(a, np.float64), np.asarray(b, np.float64)
    if a.shape != b.shape or a.ndim != 1 or a.size == 0:
        raise InputError(f"a and b have shapes {a.shape} and {b.shape}; expected (n,) twice.")
    if (a == b).all():
        return 1.0
    # The exact distribution assumes no ties, which repeated runs on small tables have.
    return float(stats.wilcoxon(a, b, method="approx").pvalue)


def wilcoxon_points(errors: Float64, alpha: float = 0.1) -> Float64:
    """Return points (k,) from pairwise comparisons on each table of ``errors`` (tables, runs, k).

    The significantly better method gets a point; without significance each gets half (Li & Tian
    2016, section 4.1).
    """
    errors = np.asarray(errors, np.float64)
    if errors.ndim != 3:
        raise InputError(f"errors has shape {errors.shape}; expected (tables, runs, methods).")
    points = np.zeros(errors.shape[2])
    for runs in errors:
        for i, j in zip(*np.triu_indices(len(points), 1), strict=True):
            if wilcoxon_p(runs[:, i], runs[:, j]) >= alpha:
                points[[i, j]] += 0.5
            else:
                points[i if runs[:, i].mean() < runs[:, j].mean() else j] += 1
    return points


def holm(p_values: Float64) -> Float64:
    """Return Holm's step-down adjustment of ``p_values`` (k,), in their order."""
    p_values = np.asarray(p_values, np.float64)
    order = np.argsort(p_values)
    factors = len(p_values) - np.arange(len(p_values))
    adjusted = np.empty_like(p_values)
    adjusted[order] = np.minimum(1, np.maximum.accumulate(p_values[order] * factors))
    return adjusted
