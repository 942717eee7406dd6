"""The untrained metric."""

from __future__ import annotations

import numpy as np
from numpy.testing import assert_allclose

from engine.metrics.euclid import Euclid

DIMENSIONS = {"color": 7, "edge": 3}


def test_the_untrained_metric_is_the_mean_squared_distance() -> None:
    random = np.random.default_rng(0)
    vectors = {name: random.normal(size=(20, d)) for name, d in DIMENSIONS.items()}
    metric = Euclid(DIMENSIONS)
    first = {name: array[0] for name, array in vectors.items()}
    expected = np.mean([np.square(v - v[0]).sum(axis=1) for v in vectors.values()], axis=0)
    assert_allclose(metric.modality_distances(first, vectors) @ metric.weights, expected)
    z = metric.embed(vectors)
    assert_allclose(np.square(z - z[0]).sum(1), expected, rtol=1e-5, atol=1e-5)
    assert metric.components["edge"].tolist() == np.eye(3).tolist()
    assert {name: len(matrix) for name, matrix in metric.components.items()} == DIMENSIONS
