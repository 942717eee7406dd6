"""Rows: the best, those near each other, those kept in blocks, those that were found."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from engine.errors import InputError
from engine.index import Hits
from engine.index import blocks as blocks_module
from engine.index.blocks import appended, gathered
from engine.index.near_pairs import near_pairs
from engine.index.recall import recall
from engine.index.top_k import check_rows, findable, grown, top_k

# The k best rows and which rows may be found, by hand.


def test_best_orders_ties_by_row() -> None:
    rows = np.array([9, 4, 7, 2])
    distances = np.array([1, 0, 1, 1], np.float32)
    found = top_k(rows, distances, 3)
    assert found.rows.tolist() == [4, 2, 7]
    assert found.distances.tolist() == [0, 1, 1]


def test_findable_is_alive_and_allowed_and_not_excluded() -> None:
    alive = np.array([True, True, False, True, True])
    mask = findable(alive, np.array([True, True, True, True]), [1])
    assert mask.tolist() == [True, False, False, True, False]
    assert alive.tolist() == [True, True, False, True, True]


def test_grown_never_shrinks() -> None:
    assert grown(np.array([False]), 3).tolist() == [False, True, True]
    with pytest.raises(InputError, match="fewer"):
        grown(np.ones(3, np.bool_), 2)


@pytest.mark.parametrize("rows", [[3, 9, -1], [3, 9, 30]])
def test_the_first_row_that_does_not_exist_is_named(rows: list[int]) -> None:
    with pytest.raises(InputError, match=f"Row {rows[-1]} does not exist"):
        check_rows(rows, 10)


# Pairs of near rows, beside brute force.


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


# Growing arrays in blocks hold what was appended.


@given(sizes=st.lists(st.integers(0, 9), max_size=6), axis=st.integers(0, 1))
def test_blocks_hold_what_was_appended(sizes: list[int], axis: int) -> None:
    whole = np.arange(2 * sum(sizes)).reshape(sum(sizes), 2)
    whole = whole if axis == 0 else whole.T
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(blocks_module, "BLOCK", 4)
        blocks: tuple[np.ndarray, ...] = ()
        for start, size in zip(np.cumsum([0, *sizes]), sizes, strict=False):
            blocks = appended(blocks, whole.take(np.arange(start, start + size), axis), axis=axis)
        assert all(block.shape[axis] == 4 for block in blocks[:-1])
        if blocks:
            rows = np.arange(0, sum(sizes), 3)
            np.testing.assert_array_equal(np.concatenate(blocks, axis), whole)
            if axis == 0:
                np.testing.assert_array_equal(gathered(blocks, rows), whole[rows])


def test_appending_leaves_earlier_blocks_alone() -> None:
    before = appended((), np.arange(3))
    after = appended(before, np.arange(3, 5))
    assert before[0].tolist() == [0, 1, 2]
    assert after[0].tolist() == [0, 1, 2, 3, 4]


# Recall, by hand.


def test_recall_is_fair_to_ties() -> None:
    truth = Hits(np.array([1, 2]), np.array([0.5, 1.0], np.float32))
    assert recall(Hits(np.array([1, 8]), np.array([0.5, 1.0], np.float32)), truth) == 1.0
    assert recall(Hits(np.array([1, 8]), np.array([0.5, 1.1], np.float32)), truth) == 0.5
    nothing = Hits(np.empty(0, np.int64), np.empty(0, np.float32))
    assert recall(nothing, truth) == 0.0
    assert recall(nothing, nothing) == 1.0
