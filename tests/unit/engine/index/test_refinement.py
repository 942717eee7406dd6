"""As many photos are looked at as errors of the estimates ask for."""

from __future__ import annotations

import numpy as np
import pytest

from engine.index import Hits
from engine.index.refinement import refined
from engine.index.top_k import top_k
from engine.types import Float32, Rows


def looked_at(error: float, k: int = 10, first: int = 30, seed: int = 0) -> tuple[Hits, Float32]:
    """What is found of 1,000 photos around one in eight dimensions by estimates that err, and the
    distances by row."""
    random = np.random.default_rng(seed)
    distances = (random.permutation(1000) / 1000).astype(np.float32) ** 0.25
    estimates = distances + error * random.standard_normal(1000).astype(np.float32)

    def distances_of(rows: Rows) -> Float32:
        assert (np.diff(rows) > 0).all()
        return distances[rows]

    return refined(top_k(np.arange(1000), estimates, 600), distances_of, k, first), distances


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("error", [0.003, 0.03, 0.05])
def test_the_nearest_are_found_by_poor_estimates_too(error: float, seed: int) -> None:
    found, distances = looked_at(error, seed=seed)
    truth = np.argsort(distances)[:10]
    assert np.isin(truth, found.rows[:10]).all()
    assert (found.distances == distances[found.rows]).all()
    assert (np.diff(found.distances) > 0).all()


def test_good_estimates_cost_nothing_more_and_poor_ones_do() -> None:
    assert all(looked_at(0.003, seed=seed)[0].rows.size == 30 for seed in range(20))
    assert 40 < np.mean([looked_at(0.1, seed=seed)[0].rows.size for seed in range(20)]) < 100


def test_estimates_that_are_all_too_large_or_too_small_alike_cost_nothing_more() -> None:
    line = np.arange(500, dtype=np.float32)
    for bias in (-100, 100):
        found = refined(Hits(np.arange(500), line + bias), lambda rows: line[rows], 10, 30)
        assert found.rows.tolist() == list(range(30))


def test_fewer_photos_than_wanted_are_all_looked_at() -> None:
    line = np.arange(5, dtype=np.float32)
    found = refined(Hits(np.arange(5), line[::-1] - 9), lambda rows: line[rows], 10, 30)
    assert found.rows.tolist() == [0, 1, 2, 3, 4]
    nothing = refined(Hits(np.arange(0), line[:0]), lambda rows: line[rows], 10, 30)
    assert nothing.rows.size == 0
