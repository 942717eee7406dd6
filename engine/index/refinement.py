"""Nearest neighbours by a costly distance, which cheap estimates say where to compute."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engine.index.base import Hits
from engine.index.top_k import top_k
from engine.types import Float32, Rows

MISSED = 0.002
"""Of what was looked at, the share whose estimate may be too large by more than the slack."""


def refined(estimates: Hits, distances_of: Callable[[Rows], Float32], k: int, first: int) -> Hits:
    """The photos of ``estimates``, nearest first, by their distances, as far as these are needed
    to find the k nearest.

    ``distances_of`` tells them for ascending rows. The ``first`` are looked at, at least k. A photo
    behind them is among the k nearest only if its estimate is too large by more than lies between
    it and the k-th distance so far. So what lies within a slack of that is looked at too, and the
    slack is by how much the estimates so far were too large, all but MISSED of them; again, until
    nothing more lies there, because the first were chosen for estimates that are rather too small.
    Where many photos are about equally far, or estimates are poor, these are many; elsewhere none.
    """
    distances = np.empty(0, np.float32)
    last = min(first, estimates.rows.size)
    while distances.size < last:
        more = estimates.rows[distances.size : last]
        order = np.argsort(more)
        found = np.empty(more.size, np.float32)
        found[order] = distances_of(more[order])
        distances = np.concatenate([distances, found])
        if last < estimates.rows.size:
            slack = np.quantile(estimates.distances[:last] - distances, 1 - MISSED)
            reach = np.partition(distances, k - 1)[k - 1] + slack
            last = max(last, int(np.searchsorted(estimates.distances, reach, "right")))
    return top_k(estimates.rows[:last], distances, last)
