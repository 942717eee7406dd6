"""The uncertainty of a mean."""

from __future__ import annotations

import numpy as np
import pytest

from engine.errors import InputError
from engine.evaluation.bootstrap import mean_interval


@pytest.fixture
def random() -> np.random.Generator:
    return np.random.default_rng(0)


@pytest.mark.slow
def test_the_interval_covers_the_true_mean_nineteen_times_in_twenty(
    random: np.random.Generator,
) -> None:
    covered = 0
    for _ in range(20):
        low, high = mean_interval(random.normal(0.5, 0.2, 60), random)
        covered += low <= 0.5 <= high
    assert 17 <= covered < 20


def test_the_interval_narrows_with_more_values(random: np.random.Generator) -> None:
    widths = [
        high - low
        for low, high in (mean_interval(random.random(n), random) for n in (10, 100, 1000))
    ]
    assert widths == sorted(widths, reverse=True)
    assert mean_interval(np.array([0.25]), random) == (0.25, 0.25)
    with pytest.raises(InputError):
        mean_interval(np.array([]), random)
