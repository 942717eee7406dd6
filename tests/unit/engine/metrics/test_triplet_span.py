"""Differences of few vectors, and W of them, against W itself."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.testing import assert_allclose

from engine.metrics.triplet_span import Projections, Span


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
