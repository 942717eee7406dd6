"""Splits, pairs and triplets are honest draws."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_array_equal

from engine.errors import InputError
from engine.research.splits import (
    all_pair_triplets,
    random_pairs,
    random_triplets,
    split_classes,
)

LABELS = np.repeat([4, 1, 7], [10, 6, 8])


@given(st.integers(0, 1000))
def test_parts_are_disjoint_complete_and_balanced(seed: int) -> None:
    train, validation, rest = split_classes(LABELS, (0.5, 2), np.random.default_rng(seed))
    assert_array_equal(np.sort(np.concatenate([train, validation, rest])), np.arange(24))
    assert np.unique(LABELS[train], return_counts=True)[1].tolist() == [3, 5, 4]
    assert np.unique(LABELS[validation], return_counts=True)[1].tolist() == [2, 2, 2]


def test_too_small_classes_are_named() -> None:
    with pytest.raises(InputError, match="class 1 has only 6"):
        split_classes(LABELS, (5, 2), np.random.default_rng(0))


@given(st.integers(0, 1000))
def test_triplets_are_honest_and_stay_in_their_rows(seed: int) -> None:
    random = np.random.default_rng(seed)
    rows = split_classes(LABELS, (3,), random)[0]
    pairs = all_pair_triplets(LABELS, rows, random)
    assert len({frozenset(t[:2]) for t in pairs.tolist()}) == len(pairs) == 3 * 3
    for triplets in (pairs, random_triplets(LABELS, rows, 50, random)):
        a, b, c = triplets.T
        assert (a != b).all()
        assert (LABELS[a] == LABELS[b]).all()
        assert (LABELS[a] != LABELS[c]).all()
        assert set(triplets.ravel()) <= set(rows)


def test_pairs_do_not_repeat_unless_asked() -> None:
    pairs, similar = random_pairs(LABELS, 10_000, np.random.default_rng(0))
    assert len(pairs) == len(np.unique(pairs, axis=0)) == 24 * 23 // 2
    assert_array_equal(similar, LABELS[pairs[:, 0]] == LABELS[pairs[:, 1]])
    assert len(random_pairs(LABELS, 10_000, np.random.default_rng(0), repeat=True)[0]) == 10_000


def test_two_halves_of_three_are_two_and_the_one_that_is_left() -> None:
    parts = split_classes(np.zeros(3, np.int64), (0.5, 0.5), np.random.default_rng(0))
    assert [len(part) for part in parts] == [2, 1, 0]
    with pytest.raises(InputError, match="at most 1"):
        split_classes(np.zeros(10, np.int64), (0.7, 0.6), np.random.default_rng(0))


def test_triplets_that_can_not_be_drawn_are_refused() -> None:
    random, rows = np.random.default_rng(0), np.arange(4)
    with pytest.raises(InputError, match="one class"):
        all_pair_triplets(np.zeros(4, np.int64), rows, random)
    with pytest.raises(InputError, match="one class"):
        random_triplets(np.zeros(4, np.int64), rows, 5, random)
    with pytest.raises(InputError, match="single row"):
        random_triplets(np.array([0, 0, 0, 1]), rows, 5, random)
