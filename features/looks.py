"""Looks: palette or composition, meant instead of the subject, as weights of modalities."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

_LOOKS = (
    {  # the same palette
        "color": 0.40,
        "surf1000": 0.24,
        "surf200": 0.22,
        "gist": 0.04,
        "correlogram": 0.03,
        "sift1000": 0.03,
        "subject": 0.02,
        "phog": 0.02,
    },
    {  # the same composition
        "gist": 0.37,
        "phog": 0.21,
        "sift200": 0.15,
        "color": 0.06,
        "subject": 0.06,
        "sift1000": 0.05,
        "surf1000": 0.04,
        "surf200": 0.03,
        "correlogram": 0.03,
    },
)
"""Weights by neighbourhood components analysis (Goldberger et al. 2005, of weights alone).

Chosen on the validation halves of two collections and of their mixture (docs/learning.md), such
that photos of one palette or composition are nearest; less than .02 is left out.
"""

_MIN_WEIGHT = 0.5
"""Least part of a look's weight that must be left if modalities are missing."""


def looks(modalities: Sequence[str]) -> NDArray[np.float64]:
    """Return the looks that ``modalities`` can express, float64 (l, m), each with sum 1."""
    rows = [[look.get(name, 0.0) for name in modalities] for look in _LOOKS]
    known = np.array([row for row in rows if sum(row) > _MIN_WEIGHT]).reshape(-1, len(modalities))
    shares: NDArray[np.float64] = known / known.sum(axis=1, keepdims=True)
    return shares
