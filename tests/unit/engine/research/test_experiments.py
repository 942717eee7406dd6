"""Experiments: splits, simulated users, tests of significance."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_allclose, assert_array_equal

from engine.errors import InputError
from engine.research.significance import friedman, holm, wilcoxon_p, wilcoxon_points
from engine.research.simulated_user import PAGE, Click, Habit, search
from engine.research.splits import all_pair_triplets, random_pairs, random_triplets, split_classes
from engine.types import Rows

# Splits, pairs and triplets are honest draws.

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


# The simulated user of experiments.

RELEVANT = np.arange(100) < 30


def fixed_order(clicks: Sequence[Click]) -> Rows:
    return np.arange(100)


def go(habit: Habit, pages: int = 3, every_click: bool = True) -> tuple[list[float], list[Click]]:
    random = np.random.default_rng(0)
    session = search(fixed_order, RELEVANT, pages, habit, random, every_click)
    assert len(session.seconds) == len(session.clicks)
    return session.precision.tolist(), list(session.clicks)


def test_pages_show_unseen_photos_only() -> None:
    precision, _ = go(Habit(marks=4))
    assert precision == [1.0, 1.0, 1.0]


def test_a_page_counts_against_what_is_left() -> None:
    every_third = (
        np.arange(100) % 3 == 0
    )  # 34 photos, 7 of them on the first page and 7 on the next
    session = search(fixed_order, every_third, 3, Habit(), np.random.default_rng(0))
    assert session.missed.tolist() == [13, 13, 14]
    assert session.precision == pytest.approx([7 / 20, 7 / 20, 6 / 20])
    few = np.isin(np.arange(100), [5, 25, 70, 71])
    session = search(fixed_order, few, 5, Habit(), np.random.default_rng(0))
    assert session.missed.tolist() == [3, 2, 2, 0, 0]
    assert session.precision == pytest.approx([1 / 4, 1 / 3, 0, 1, 1])


def test_marks_are_what_the_user_means() -> None:
    _, clicks = go(Habit(marks=PAGE))
    assert clicks == [(row, 1 if row < 30 else -1) for row, _ in clicks]
    assert sorted(row for row, _ in clicks) == list(range(40))


def test_the_first_habit_takes_the_head_of_the_page() -> None:
    assert [row for row, _ in go(Habit(marks=3, first=True), pages=2)[1]] == [0, 1, 2]


def test_a_user_who_is_always_wrong_says_the_opposite() -> None:
    assert all(sign == (-1 if row < 30 else 1) for row, sign in go(Habit(PAGE, wrong=1.0))[1])


def test_a_page_may_be_ranked_at_once() -> None:
    calls: list[int] = []

    def method(clicks: Sequence[Click]) -> Rows:
        calls.append(len(clicks))
        return np.arange(100)

    search(method, RELEVANT, 3, Habit(marks=4), np.random.default_rng(0), every_click=False)
    assert calls == [0, 4, 8]


def test_a_short_library_ends_quietly() -> None:
    session = search(
        lambda clicks: np.arange(5), np.ones(5, np.bool_), 3, Habit(), np.random.default_rng(0)
    )
    assert session.precision.tolist() == [1, 1, 1]


# The tests of significance by hand.


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
