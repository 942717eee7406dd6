"""Find nearest neighbours by a costly distance, computed only where cheap estimates call for it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engine.index.base import Hits
from engine.index.top_k import top_k
from engine.types import Float32, Rows

MISSED = 0.002
"""Share of computed photos whose estimate may be too large by more than the slack."""


def refined(estimates: Hits, distances_of: Callable[[Rows], Float32], k: int, first: int) -> Hits:
    """Return the first of ``estimates`` with exact distances, as many as the k nearest need.

    ``distances_of`` computes them for ascending rows. The ``first`` (at least k) are computed
    always. A later photo is among the k nearest only if its estimate is too large by more than the
    gap to the k-th distance so far. So all photos within a slack of that distance are computed as
    well; the slack is the error of the estimates so far, ignoring the largest MISSED of them. This
    repeats until no photos are left within it, because the first were selected for rather small
    estimates. It computes many only if many photos are about equally far, or if estimates are poor.
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
