"""Hedge by hand, its floor and its simplex."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_allclose

from engine.errors import InputError
from engine.metrics.hedge import check_hedge, hedged_weights, starting_weights


def test_hedge_by_hand() -> None:
    weights = hedged_weights(np.array([0.5, 0.5]), np.array([1.0, 0.0]), 0.5)
    assert_allclose(weights, [1 / 3, 2 / 3])


def test_hedge_lifts_to_the_floor() -> None:
    weights = hedged_weights(np.array([0.5, 0.4, 0.1]), np.array([0.0, 0.0, 3.0]), 0.1, 0.05)
    assert_allclose(weights, [0.95 * 5 / 9, 0.95 * 4 / 9, 0.05])


def test_hedge_survives_powers_that_underflow() -> None:
    weights = hedged_weights(np.array([0.5, 0.5]), np.array([1e6, 1e6 + 1]), 0.5)
    assert_allclose(weights, [2 / 3, 1 / 3])


@given(
    st.lists(st.floats(0, 50), min_size=1, max_size=8),
    st.floats(0.01, 1.0),
    st.floats(0, 1),
)
def test_hedge_stays_on_the_floored_simplex(
    mistakes: list[float], beta: float, share: float
) -> None:
    count = len(mistakes)
    weights, floor = np.full(count, 1 / count), share / count
    for _ in range(5):
        weights = hedged_weights(weights, np.array(mistakes), beta, floor)
        assert_allclose(weights.sum(), 1)
        assert weights.min() >= floor - 1e-12


@pytest.mark.parametrize(("beta", "floor"), [(0.0, 0.0), (1.1, 0.0), (0.5, 0.4), (0.5, -0.1)])
def test_impossible_settings_are_rejected(beta: float, floor: float) -> None:
    with pytest.raises(InputError, match="beta" if floor == 0 else "floor"):
        check_hedge(beta, floor, 3)


def test_a_weight_of_zero_stays_so_whatever_the_others_do() -> None:
    weights = hedged_weights(np.array([0.5, 0.5]), np.array([2000.0, 0.0]), 0.5)
    assert weights.tolist() == [0, 1]
    assert hedged_weights(weights, np.array([0.0, 2000.0]), 0.5).tolist() == [0, 1]


def test_floors_may_differ() -> None:
    weights = hedged_weights(
        np.array([0.8, 0.15, 0.05]), np.array([9.0, 0.0, 9.0]), 0.1, np.array([0.4, 0.01, 0.03])
    )
    assert_allclose(weights, [0.4, 0.57, 0.03])


def test_weights_start_from_the_prior() -> None:
    assert starting_weights(["a", "b"], None).tolist() == [0.5, 0.5]
    assert starting_weights(["a", "b"], {"b": 1, "a": 3}).tolist() == [0.75, 0.25]


@pytest.mark.parametrize("prior", [{"a": 1.0}, {"a": 1, "b": 0}, {"a": 1, "b": 1, "c": 1}, {}])
def test_a_prior_has_a_number_above_0_for_every_modality(prior: dict[str, float]) -> None:
    with pytest.raises(InputError, match="prior"):
        starting_weights(["a", "b"], prior)
