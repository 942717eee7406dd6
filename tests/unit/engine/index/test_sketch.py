"""Sketches and codes of reduced vectors, against distances by the reduced vectors."""

from __future__ import annotations

import numpy as np

from engine.index.quantised_pca import nearest_reduced
from engine.index.sketch import Frame, Sketches


def sketched(photos: int, size: int, bits: int) -> tuple[np.ndarray, dict[str, np.ndarray], Frame]:
    """Reduced photos of two modalities that share three latent numbers, a metric, a frame."""
    random = np.random.default_rng(0)
    y = random.standard_normal((photos, 3)) @ random.standard_normal((3, 8)) * 20
    points = np.rint(y).clip(-127, 127).astype(np.int8)
    factors = [random.standard_normal((6, 5)), random.standard_normal((6, 3))]
    grams = [(factor.T @ factor).astype(np.float32) for factor in factors]
    metric = dict(zip("ab", grams, strict=True))
    return points, metric, Frame.fit(points, metric, size, bits, seed=0)


def test_a_sketch_keeps_the_distances_that_its_directions_carry() -> None:
    points, metric, frame = sketched(400, 3, 128)
    c = frame.compress(points)
    assert c.dtype == np.int8
    assert np.abs(c.astype(int)).max(axis=0).tolist() == [127] * 3
    for factor in (1.0, 3.0):  # the metric that it was made for, and another
        other = {"a": metric["a"], "b": np.float32(factor) * metric["b"]}
        truth = nearest_reduced(points, points[:1].astype(np.float32), list(other.values()))
        asked = frame.apply(points[:1].astype(np.float32))
        found = nearest_reduced(c, asked, [frame.gram_of(other)])
        assert np.corrcoef(found, truth)[0, 1] > 0.999
        np.testing.assert_allclose(found.sum(), truth.sum(), rtol=0.02)


def test_codes_and_lengths_estimate_the_distance_of_their_metric() -> None:
    points, metric, frame = sketched(400, 8, 8192)
    sketches = Sketches(frame).extended(points[:300]).extended(points[300:])
    queries = points[:2].astype(np.float32)
    truth = nearest_reduced(points, queries, list(metric.values()))
    found = sketches.distances_to_nearest(frame.apply(queries))
    assert np.abs(found - truth).max() < 0.05 * truth.max()
    assert np.corrcoef(found, truth)[0, 1] > 0.995


def test_a_frame_bears_photos_without_differences_and_no_photos() -> None:
    metric = {"a": np.eye(3, dtype=np.float32)}
    for photos in (np.zeros((0, 3), np.int8), np.full((5, 3), 0, np.int8)):
        frame = Frame.fit(photos, metric, size=2, bits=128, seed=0)
        sketches = Sketches(frame).extended(photos)
        found = sketches.distances_to_nearest(frame.apply(np.ones((1, 3), np.float32)))
        assert found.shape == (len(photos),)
        assert np.isfinite(found).all()
