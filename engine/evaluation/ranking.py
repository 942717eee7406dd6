"""Measures of one ranking: average precision, precision and recall at k.

Each takes the relevance of the ranked photos, best first.
"""

from __future__ import annotations

import numpy as np

from engine.errors import InputError
from engine.types import Mask


def average_precision(relevant: Mask) -> float:
    """Return the mean precision at the relevant ranks, in [0, 1]; 0 if nothing is relevant.

    ``relevant`` is bool (n,): the whole ranking without the query itself.
    """
    relevant = _checked(relevant)
    ranks = np.flatnonzero(relevant) + 1
    if ranks.size == 0:
        return 0.0
    return float(np.mean(np.arange(1, ranks.size + 1) / ranks))


def precision_at(relevant: Mask, k: int) -> float:
    """Return the share of relevant photos among the first ``k``, counting missing ones as wrong."""
    return float(_checked(relevant)[: _checked_depth(k)].sum() / k)


def recall_at(relevant: Mask, k: int) -> float:
    """Return the share of all relevant photos in the first ``k``; 0 if nothing is relevant."""
    relevant = _checked(relevant)
    total = int(relevant.sum())
    return float(relevant[: _checked_depth(k)].sum() / total) if total else 0.0


def _checked(relevant: Mask) -> Mask:
    relevant = np.asarray(relevant)
    if relevant.ndim != 1 or relevant.dtype != np.bool_:
        raise InputError(
            f"relevant has shape {relevant.shape} and dtype {relevant.dtype}; expected bool (n,)."
        )
    return relevant


def _checked_depth(k: int) -> int:
    if k < 1:
        raise InputError(f"k is {k}; expected at least 1.")
    return k
