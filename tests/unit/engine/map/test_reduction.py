"""Reduction: distances in the plane that the points lie in are kept."""

from __future__ import annotations

import numpy as np

from engine.map.reduction import SAMPLE, Reduction, fitting_sample, reduce_rows


def test_points_of_few_dimensions_keep_their_distances() -> None:
    random = np.random.default_rng(0)
    z = (random.normal(size=(400, 3)) @ random.normal(size=(3, 90)) + 5).astype(np.float32)
    x = np.zeros((400, 50), np.float32)
    done = list(reduce_rows(z, np.arange(400), Reduction.fit(z), x))
    assert done == [256, 400]
    for a, b in random.integers(0, 400, (20, 2)):
        np.testing.assert_allclose(
            np.linalg.norm(x[a] - x[b]), np.linalg.norm(z[a] - z[b]), rtol=1e-3, atol=1e-3
        )


def test_rows_are_reduced_in_the_order_that_is_asked_for() -> None:
    z = np.random.default_rng(1).normal(size=(30, 8)).astype(np.float32)
    reduction = Reduction.fit(z)
    x = np.zeros((2, 8), np.float32)
    list(reduce_rows(z, np.array([7, 20]), reduction, x))
    np.testing.assert_array_equal(x, reduction.apply(z[[7, 20]]))


def test_one_photo_can_be_reduced() -> None:
    z = np.ones((1, 4), np.float32)
    assert not Reduction.fit(z).apply(z).any()


def test_the_sample_is_spread_over_all_rows() -> None:
    rows = np.arange(0, 30_000, 3)
    sample = fitting_sample(rows)
    assert len(sample) == SAMPLE
    assert (sample[0], sample[-1]) == (rows[0], rows[-1])
    assert fitting_sample(rows[:10]).tolist() == rows[:10].tolist()
