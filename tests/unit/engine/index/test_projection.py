"""Projections of metrics, and squared distances to the nearest query, by hand."""

from __future__ import annotations

import numpy as np
import pytest

from engine.index.projection import nearest_squared, projection_of
from engine.metrics.metric import Metric


def test_a_projection_has_the_weights_in_its_matrices() -> None:
    components = {"a": np.array([[1.0, 2.0]]), "b": np.array([[3.0]])}
    projection = projection_of(Metric({"a": 2, "b": 1}, np.array([0.25, 0.0]), components))
    assert {name: matrix.tolist() for name, matrix in projection.items()} == {
        "a": [[0.5, 1.0]],
        "b": [[0.0]],
    }
    assert projection["a"].dtype == np.float32


def test_a_metric_is_projected_once_and_nobody_writes_to_it() -> None:
    metric = Metric({"a": 1}, np.array([1.0]), {"a": np.array([[2.0]])})
    projection = projection_of(metric)
    assert projection_of(metric) is projection
    with pytest.raises(ValueError, match="read-only"):
        projection["a"][:] = 0


def test_nearest_squared_by_hand() -> None:
    points = np.array([[0, 0], [3, 4], [1, 1]], np.float32)
    queries = np.array([[0, 0], [3, 3]], np.float32)
    assert nearest_squared(points, queries).tolist() == [0, 1, 2]
