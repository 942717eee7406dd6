"""The benchmark of the map: its measures by hand."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks.map.quality import kept
from benchmarks.map.run import between


def test_a_map_that_is_the_truth_keeps_all() -> None:
    z = np.random.default_rng(0).normal(size=(60, 2))
    assert kept(z, z * 3 + 1, 0, k=5) == {"trustworthiness": 1.0, "continuity": 1.0}


def test_one_stranger_costs_its_rank() -> None:
    z = np.arange(9.0)[:, None] ** 1.1  # on a line; the plane swaps its two ends
    positions = np.zeros((9, 2))
    positions[:, 0] = z[:, 0]
    positions[0, 0], positions[8, 0] = z[8, 0], z[0, 0]
    found = kept(z, positions, 0, k=1)
    assert 0 < found["trustworthiness"] < 1
    assert found["trustworthiness"] == pytest.approx(found["continuity"])


def test_it_agrees_with_scikit_learn() -> None:
    from sklearn.manifold import trustworthiness

    random = np.random.default_rng(1)
    z, positions = random.normal(size=(80, 6)), random.normal(size=(80, 2))
    found = kept(z, positions, 0, k=5)
    assert found["trustworthiness"] == pytest.approx(trustworthiness(z, positions, n_neighbors=5))
    assert found["continuity"] == pytest.approx(trustworthiness(positions, z, n_neighbors=5))


def test_made_up_points_lie_between_photos() -> None:
    z = np.random.default_rng(2).normal(size=(50, 4)).astype(np.float32)
    points = between(z, 200, 0)
    assert points.shape == (200, 4)
    assert np.abs(points).max() < 3 * np.abs(z).max()
