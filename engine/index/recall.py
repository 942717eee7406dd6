"""Measure the recall of an approximate answer."""

from __future__ import annotations

from engine.index.base import Hits

TOLERANCE = 1e-4


def recall(found: Hits, truth: Hits) -> float:
    """Return the share of ``truth``'s photos that ``found`` matches in distance; 1 if it is empty.

    A found photo counts if it is as near as the farthest true one, within a tolerance for rounding,
    so that the choice among equally distant photos does not matter.
    """
    if truth.rows.size == 0:
        return 1.0
    farthest = truth.distances[-1] * (1 + TOLERANCE) + TOLERANCE * TOLERANCE
    near_enough = int((found.distances <= farthest).sum())
    return min(1.0, near_enough / truth.rows.size)
