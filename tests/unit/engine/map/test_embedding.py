"""Where an embedding begins: symmetric affinities, new photos among their neighbours."""

from __future__ import annotations

import numpy as np

from engine.map.embedding import affinities, filled, principal_start


def test_affinities_are_symmetric_and_sum_to_one() -> None:
    nearest = np.array([[1], [0], [1]], np.int32)
    whole = affinities(nearest).toarray()
    np.testing.assert_allclose(whole, np.array([[0, 2, 0], [2, 0, 1], [0, 1, 0]]) / 6)


def test_a_new_photo_begins_among_its_neighbours() -> None:
    start = np.array([[0.0, 0.0], [2.0, 0.0], [np.nan, np.nan], [np.nan, np.nan]])
    nearest = np.array([[1, 2], [0, 2], [0, 1], [2, 2]], np.int32)
    positions = filled(start, nearest, np.zeros((4, 2), np.float32))
    np.testing.assert_allclose(positions, [[0, 0], [2, 0], [1, 0], [1, 0]])


def test_without_any_position_it_begins_anew() -> None:
    x = np.random.default_rng(0).normal(size=(12, 10)).astype(np.float32)
    nearest = ((np.arange(12)[:, None] + [1, 2]) % 12).astype(np.int32)
    positions = filled(np.full((12, 2), np.nan), nearest, x)
    assert (positions == principal_start(x)).all()
