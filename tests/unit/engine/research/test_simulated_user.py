"""The simulated user of experiments."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from likewise.engine.research.simulated_user import PAGE, Click, Habit, search
from likewise.engine.types import Rows

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
    assert precision == [1.0, 0.5, 0.0]


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
    assert session.precision.tolist() == [0.25, 0, 0]
