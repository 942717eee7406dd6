"""Lasso: which points lie inside a line that was drawn by hand."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]


def inside(
    line: Sequence[Point], x: NDArray[np.float64], y: NDArray[np.float64]
) -> NDArray[np.bool_]:
    """Which of the points (n,) lie inside the closed line, bool (n,); by the parity of the edges
    that a ray to the right crosses, so that a loop in a loop is a hole."""
    found = np.zeros(len(x), np.bool_)
    for (x1, y1), (x2, y2) in zip(line, [*line[1:], line[0]], strict=True):
        if y1 == y2:
            continue
        between = (y1 <= y) != (y2 <= y)
        found ^= between & (x < x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    return found
