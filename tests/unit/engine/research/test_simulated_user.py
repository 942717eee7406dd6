"""The simulated user of experiments."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from engine.research.simulated_user import PAGE, Click, Habit, search
from engine.types import Rows

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
