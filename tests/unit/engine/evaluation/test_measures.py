"""Measures of retrieval and how sure they are, by hand and against scikit-learn."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_allclose
from sklearn.metrics import average_precision_score

from engine.errors import InputError
from engine.evaluation.bootstrap import mean_interval
from engine.evaluation.ranking import average_precision, precision_at, recall_at

# Average precision, precision and recall by hand and against scikit-learn.

RANKING = np.array([True, False, True, False, False, True])


def test_by_hand() -> None:
    assert_allclose(average_precision(RANKING), (1 / 1 + 2 / 3 + 3 / 6) / 3)
    assert precision_at(RANKING, 2) == 0.5
    assert precision_at(RANKING, 12) == 0.25
    assert_allclose(recall_at(RANKING, 3), 2 / 3)
    assert recall_at(RANKING, 99) == 1.0


def test_nothing_relevant() -> None:
    nothing = np.zeros(4, bool)
    assert average_precision(nothing) == precision_at(nothing, 2) == recall_at(nothing, 2) == 0
    assert average_precision(np.zeros(0, bool)) == 0


@pytest.mark.slow
@given(st.lists(st.booleans(), min_size=1, max_size=40).filter(any))
def test_against_scikit_learn(relevant: list[bool]) -> None:
    scores = -np.arange(len(relevant), dtype=float)
    expected = average_precision_score(relevant, scores)
    assert_allclose(average_precision(np.array(relevant)), expected)


def test_bad_input_is_rejected() -> None:
    with pytest.raises(InputError, match="relevant"):
        average_precision(np.array([0.5, 1.0]))  # type: ignore[arg-type]  # that is the point
    with pytest.raises(InputError, match="k is 0"):
        precision_at(RANKING, 0)


# The uncertainty of a mean.


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
