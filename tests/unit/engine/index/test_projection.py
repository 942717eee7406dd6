"""Squared distances to the nearest query, by hand."""

from __future__ import annotations

import numpy as np

from likewise.engine.index.projection import nearest_squared


def test_nearest_squared_by_hand() -> None:
    points = np.array([[0, 0], [3, 4], [1, 1]], np.float32)
    queries = np.array([[0, 0], [3, 3]], np.float32)
    assert nearest_squared(points, queries).tolist() == [0, 1, 2]
