"""Figures of many measured times: the middle, the slow ones and the slowest."""

from __future__ import annotations

import numpy as np


def figures(milliseconds: list[float]) -> dict[str, float]:
    """Their median, 95th percentile and worst."""
    return {
        "median": float(np.median(milliseconds)),
        "p95": float(np.percentile(milliseconds, 95)),
        "worst": max(milliseconds),
    }
