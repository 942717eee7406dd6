"""A simulated user, who opens a search, thumbs some photos of a page, and sees the next page.

The user likes exactly the photos of the query's class. The search is passed as a ``Method``, made
of the same objects that serve a window, so that measurements match what a person gets.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.types import Rows

PAGE = 20

Click = tuple[int, int]
Method = Callable[[Sequence[Click]], Rows]
"""Maps the clicks of a search, in order, to the unjudged photos, best first."""


@dataclass(frozen=True)
class Habit:
    """How a user thumbs: ``marks`` photos per page, at random or the first ones, some wrongly.

    ``wrong`` is the probability that a thumb is the opposite of what the user means.
    """

    marks: int = 10
    wrong: float = 0.0
    first: bool = False


@dataclass(frozen=True)
class Session:
    """The result of one search: how good each page was, the clicks, and how long each took.

    ``precision`` float64 (pages,) is hits / min(20, relevant photos not seen before), as a page of
    20 can't hold more than are left, and 1 if none are left. ``missed`` int64 (pages,) is the
    number of missing hits. ``clicks`` are all in order; ``seconds`` one for each.
    """

    precision: NDArray[np.float64]
    missed: Rows
    clicks: tuple[Click, ...]
    seconds: tuple[float, ...]


def search(
    method: Method,
    relevant: NDArray[np.bool_],
    pages: int,
    habit: Habit,
    random: np.random.Generator,
    every_click: bool = True,
) -> Session:
    """Look at ``pages`` pages of photos not seen before, thumbing between them.

    ``relevant`` bool (n,): the photos of the library to be found. Each click is ranked immediately,
    as in a window; the user turns to the next page after the last one. Without ``every_click`` a
    page's clicks are ranked together and share the time.
    """
    seen: set[int] = set()
    clicks: list[Click] = []
    precision: list[float] = []
    missed: list[int] = []
    seconds: list[float] = []
    ranked = method(clicks)
    for page in range(pages):
        shown = unseen(ranked, seen)
        possible = min(PAGE, int(relevant.sum()) - int(relevant[list(seen)].sum()))
        missed.append(possible - int(relevant[shown].sum()))
        precision.append(1 - missed[-1] / max(possible, 1))
        seen.update(shown)
        if page == pages - 1:
            break
        marked = [
            (row, _thumb(bool(relevant[row]), habit, random))
            for row in _chosen(shown, habit, random)
        ]
        steps = [[click] for click in marked] if every_click else [marked]
        for step in steps:
            clicks += step
            start = time.perf_counter()
            ranked = method(clicks)
            seconds += [(time.perf_counter() - start) / len(step)] * len(step)
    return Session(np.array(precision), np.array(missed), tuple(clicks), tuple(seconds))


def unseen(ranked: Rows, seen: set[int]) -> list[int]:
    """Return the first page of ``ranked`` without the photos ``seen``."""
    return [int(row) for row in ranked if int(row) not in seen][:PAGE]


def _chosen(shown: Sequence[int], habit: Habit, random: np.random.Generator) -> list[int]:
    count = min(habit.marks, len(shown))
    if habit.first:
        return list(shown[:count])
    return [shown[position] for position in random.choice(len(shown), count, replace=False)]


def _thumb(relevant: bool, habit: Habit, random: np.random.Generator) -> int:
    wrong = random.random() < habit.wrong
    return 1 if relevant != wrong else -1
