"""Pairs of near rows, beside brute force."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from engine.index.near_pairs import near_pairs


def found(vectors: NDArray[np.float32], limit: float, most: int) -> set[tuple[int, int]]:
    rows = np.arange(len(vectors))
    steps = list(near_pairs(vectors, rows, limit, most))
    assert not steps or steps[-1][0] == len(rows)
    return {(a, b) for _, pairs in steps for a, b in pairs.tolist()}


def brute_force(vectors: NDArray[np.float32], limit: float) -> set[tuple[int, int]]:
    apart = np.square(vectors[:, None] - vectors).sum(axis=2)
    first, second = np.nonzero(np.triu(apart <= limit, k=1))
    return set(zip(first.tolist(), second.tolist(), strict=True))


@given(st.integers(0, 2**32 - 1), st.integers(0, 150), st.integers(1, 70))
def test_nothing_near_is_missed(seed: int, count: int, width: int) -> None:
    random = np.random.default_rng(seed)
    vectors = random.normal(size=(count, width)).astype(np.float32)
    vectors[count // 2 :] = vectors[: count - count // 2] + np.float32(0.01)
    assert found(vectors, 0.5, count) == brute_force(vectors, 0.5)


def test_each_row_has_its_nearest() -> None:
    line = np.array([[0], [1], [3], [100], [100], [100]], np.float32)
    assert found(line, 4.5, 1) == {(0, 1), (1, 2), (3, 4), (3, 5)}
    assert found(line, 3.5, 1) == {(0, 1), (3, 4), (3, 5)}


def test_only_the_rows_that_are_asked_for_count() -> None:
    vectors = np.array([[0], [5], [0], [5]], np.float32)
    ((done, pairs),) = near_pairs(vectors, np.array([3, 0, 1]), 1, 5)
    assert done == 3
    assert set(map(tuple, pairs.tolist())) == {(0, 2)}
    assert not list(near_pairs(vectors, np.array([3]), 1, 5))
