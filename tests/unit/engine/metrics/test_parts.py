"""What learners are made of: the untrained metric, Hedge, the cone, spans of triplets."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_allclose

from engine.errors import InputError
from engine.metrics.euclid import Euclid
from engine.metrics.hedge import check_hedge, hedged_weights, starting_weights
from engine.metrics.psd import drop_negative_eigenvalue, project_psd, square_root
from engine.metrics.triplet_span import Projections, Span

# The untrained metric.

DIMENSIONS = {"color": 7, "edge": 3}


def test_the_untrained_metric_is_the_mean_squared_distance() -> None:
    random = np.random.default_rng(0)
    vectors = {name: random.normal(size=(20, d)) for name, d in DIMENSIONS.items()}
    metric = Euclid(DIMENSIONS)
    first = {name: array[0] for name, array in vectors.items()}
    expected = np.mean([np.square(v - v[0]).sum(axis=1) for v in vectors.values()], axis=0)
    assert_allclose(metric.modality_distances(first, vectors) @ metric.weights, expected)
    z = metric.embed(vectors)
    assert_allclose(np.square(z - z[0]).sum(1), expected, rtol=1e-5, atol=1e-5)
    assert metric.components["edge"].tolist() == np.eye(3).tolist()
    assert {name: len(matrix) for name, matrix in metric.components.items()} == DIMENSIONS


# Hedge by hand, its floor and its simplex.


def test_hedge_by_hand() -> None:
    weights = hedged_weights(np.array([0.5, 0.5]), np.array([1.0, 0.0]), 0.5)
    assert_allclose(weights, [1 / 3, 2 / 3])


def test_hedge_lifts_to_the_floor() -> None:
    weights = hedged_weights(np.array([0.5, 0.4, 0.1]), np.array([0.0, 0.0, 3.0]), 0.1, 0.05)
    assert_allclose(weights, [0.95 * 5 / 9, 0.95 * 4 / 9, 0.05])


def test_hedge_survives_powers_that_underflow() -> None:
    weights = hedged_weights(np.array([0.5, 0.5]), np.array([1e6, 1e6 + 1]), 0.5)
    assert_allclose(weights, [2 / 3, 1 / 3])


@given(st.lists(st.floats(0, 50), min_size=1, max_size=8), st.floats(0.01, 1.0), st.floats(0, 1))
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


# Projections onto the cone against their definition.


def symmetric(seed: int, size: int = 5) -> np.ndarray:
    A = np.random.default_rng(seed).normal(size=(size, size))
    return A + A.T


@given(st.integers(0, 10_000))
def test_projection_is_the_nearest_of_the_cone(seed: int) -> None:
    """P is in the cone, M - P is orthogonal to it and to P (Moreau)."""
    M = symmetric(seed)
    P = project_psd(M)
    assert np.linalg.eigvalsh(P)[0] >= -1e-12
    assert np.linalg.eigvalsh(P - M)[0] >= -1e-12
    assert_allclose(np.sum(P * (M - P)), 0, atol=1e-10)
    assert_allclose(square_root(M) @ square_root(M), P, atol=1e-10)


@given(st.integers(0, 10_000), st.floats(0, 100))
def test_dropping_one_eigenvalue_projects_after_a_rank_one_step(seed: int, length: float) -> None:
    A = symmetric(seed)
    z = A[:, 0]
    M = A @ A - length * np.outer(z, z)
    scale = np.linalg.norm(M)
    assert_allclose(drop_negative_eigenvalue(M), project_psd(M), atol=1e-10 * scale)


def test_a_matrix_in_the_cone_stays() -> None:
    M = np.diag([0.0, 1.0, 2.0])
    assert_allclose(project_psd(M), M)
    assert drop_negative_eigenvalue(np.eye(3)).tolist() == np.eye(3).tolist()


# Differences of few vectors, and W of them, against W itself.


@pytest.mark.parametrize(("photos", "spanning"), [(8, 8), (500, 201)])
def test_differences_of_the_spanning_vectors_are_those_of_the_photos(
    photos: int, spanning: int
) -> None:
    random = np.random.default_rng(0)
    vectors = {"a": random.normal(size=(photos, 5))}
    triplets = np.array([random.choice(photos, 3, replace=False) for _ in range(100)])
    span = Span.of(vectors, triplets)
    p, similar, dissimilar = (vectors["a"][column] for column in triplets.T)
    found = span.vectors["a"][span.plus] - span.vectors["a"][span.minus]
    assert span.count == spanning
    assert_allclose(found[::2], p - similar, atol=1e-14)
    assert_allclose(found[1::2], p - dissimilar, atol=1e-14)


def test_projections_follow_more_changes_than_wait() -> None:
    random = np.random.default_rng(1)
    sizes = {"a": (4, 6), "b": (2, 3)}
    components = {name: random.normal(size=shape) for name, shape in sizes.items()}
    vectors = {name: random.normal(size=(12, d)) for name, (_, d) in sizes.items()}
    triplets = np.array([random.choice(12, 3, replace=False) for _ in range(60)])
    span = Span.of(vectors, triplets)
    x = {name: p[span.plus] - p[span.minus] for name, p in span.vectors.items()}
    projections = Projections(span, components)
    later = slice(40, 60)
    for first in range(0, 120, 2):
        learned = random.normal(size=(2, 2, 4)) / 10
        learned[:, 1, 2:] = 0  # b has rank 2
        before = projections.of(later)
        projections.change(first, learned)
        for k, (name, (rank, _)) in enumerate(sizes.items()):
            change = learned[:, k, :rank].T @ x[name][first : first + 2]
            components[name] = components[name] - change
            expected = x[name][later] @ components[name].T
            assert_allclose(projections.of(later)[:, k, :rank], expected, atol=1e-12)
        assert_allclose(before - projections.last_change(later), projections.of(later), atol=1e-12)
    pairs, coefficients = projections.changes()
    assert pairs.tolist() == list(range(120))
    start = Projections(span, dict.fromkeys(sizes, np.zeros((4, 6))) | {"b": np.zeros((2, 3))})
    assert not start.of(later).any()
    changes = span.changes(pairs, coefficients, np.ones(120))
    for k, (name, change) in enumerate(zip(sizes, changes, strict=True)):
        assert_allclose(change, coefficients[:, k].T @ x[name], atol=1e-12)


def test_lengths_and_inner_products() -> None:
    random = np.random.default_rng(2)
    vectors = {"a": random.normal(size=(7, 4))}
    triplets = np.array([random.choice(7, 3, replace=False) for _ in range(9)])
    span = Span.of(vectors, triplets)
    projections = Projections(span, {"a": np.eye(4)})
    x = span.vectors["a"][span.plus] - span.vectors["a"][span.minus]
    assert_allclose(projections.squares[:, 0], np.square(x).sum(axis=1))
    assert_allclose(projections.dots[:, 0], (x[::2] * x[1::2]).sum(axis=1), atol=1e-13)
