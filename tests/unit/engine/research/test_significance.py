"""The tests of significance by hand."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.testing import assert_allclose

from engine.errors import InputError
from engine.research.significance import friedman, holm, wilcoxon_p, wilcoxon_points


def test_friedman_by_hand() -> None:
    result = friedman(np.array([[1, 2, 3], [1, 3, 2], [0.1, 0.2, 0.3], [5.0, 6, 7]]))
    assert_allclose(result.ranks, [1, 2.25, 2.75])
    assert_allclose(result.statistic, 12 * 4 / (3 * 4) * (1 + 2.25**2 + 2.75**2) - 3 * 4 * 4)
    with pytest.raises(InputError, match="errors"):
        friedman(np.zeros((5, 2)))


def test_wilcoxon() -> None:
    better = np.arange(10.0)
    assert wilcoxon_p(better, better) == 1.0
    assert wilcoxon_p(better, better + 1) < 0.01
    assert wilcoxon_p(np.array([0, 1.0] * 5), np.array([1.0, 0] * 5)) > 0.5
    with pytest.raises(InputError, match="shapes"):
        wilcoxon_p(better, better[:3])


def test_points_by_hand() -> None:
    """Method 0 beats 1 and 2 on both tables; 1 and 2 tie."""
    run = np.array([0.0, 1.0, 1.0])
    errors = run + np.zeros((2, 10, 3))
    assert wilcoxon_points(errors).tolist() == [4.0, 1.0, 1.0]


def test_holm_by_hand() -> None:
    assert_allclose(holm(np.array([0.04, 0.01, 0.03])), [0.06, 0.03, 0.06])


def test_friedman_of_ties_alone_finds_nothing() -> None:
    found = friedman(np.ones((5, 3)))
    assert (found.statistic, found.p_value) == (0.0, 1.0)
    assert found.ranks.tolist() == [2, 2, 2]
