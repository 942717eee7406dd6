"""Percentile bootstrap: how far a mean could be off, had other queries been drawn."""

from __future__ import annotations

import numpy as np

from engine.errors import InputError
from engine.types import Float64

RESAMPLES = 2_000
LEVEL = 0.95


def mean_interval(values: Float64, random: np.random.Generator) -> tuple[float, float]:
    """Return the LEVEL interval (low, high) of the mean of ``values`` (n,) by RESAMPLES resamples.

    For paired methods pass their differences. A single value is its own interval. Raises InputError
    if there is none.
    """
    values = np.asarray(values, np.float64)
    if values.ndim != 1 or values.size == 0:
        raise InputError(f"values has shape {values.shape}; expected (n,) with n >= 1.")
    means = [
        values[random.integers(values.size, size=values.size)].mean() for _ in range(RESAMPLES)
    ]
    low, high = np.quantile(means, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    return float(low), float(high)
