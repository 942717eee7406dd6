"""Principal components in int8, against the vectors that they stand for."""

from __future__ import annotations

import numpy as np

from engine.index.quantised_pca import QuantisedPCA, nearest_reduced


def test_reduced_distances_come_close_to_the_true_ones() -> None:
    random = np.random.default_rng(0)
    vectors = {"a": random.standard_normal((200, 5)), "b": random.standard_normal((200, 3))}
    vectors = {name: array.astype(np.float32) for name, array in vectors.items()}
    projection = {name: np.eye(array.shape[1], dtype=np.float32) for name, array in vectors.items()}
    reduction = QuantisedPCA.fit(vectors, components=5)
    points = reduction.compress(vectors)
    assert points.dtype == np.int8
    assert points.shape == (200, 8)
    assert np.abs(points.astype(int)).max(axis=0).tolist() == [127] * 8
    query = reduction.apply({name: array[:1] for name, array in vectors.items()})
    found = nearest_reduced(points, query, list(reduction.grams(projection).values()))
    x = np.concatenate(list(vectors.values()), axis=1)
    np.testing.assert_allclose(found, np.square(x - x[0]).sum(axis=1), rtol=0.05, atol=0.01)


def test_a_constant_modality_reduces_to_zero() -> None:
    vectors = {"a": np.full((10, 4), 7, np.float32)}
    reduction = QuantisedPCA.fit(vectors, components=2)
    assert not reduction.compress(vectors).any()
