"""Simulate a person at one task, who looks at photos, thumbs some, and looks at the next ones.

Times follow the keystroke-level model (Card et al. 1983): a constant for each photo looked at, each
thumb and each scroll, plus the time that the method takes to answer.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from engine.research.simulated_user import Click, Method
from engine.types import Mask, Rows

LOOK, THUMB, SCROLL = 0.25, 1.3, 0.3
"""Seconds."""

Choose = Callable[[Sequence[int]], Sequence[Click]]
"""Maps the photos of a page to the thumbs that the person gives there."""


@dataclass(frozen=True)
class Way:
    """What a person did.
    ``found`` int64 (f,): the number of photos looked at when each wanted one turned up; ``seconds``
    float64 (f,): the time of each; ``thumbs``: their number; ``looked``: the photos looked at in
    all; ``lasted``: seconds in all."""

    found: Rows
    seconds: Rows
    thumbs: int
    looked: int
    lasted: float


def go(
    method: Method,
    wanted: Mask,
    choose: Choose,
    *,
    page: int,
    enough: int,
    most: float = np.inf,
    patience: float = np.inf,
    at_once: bool = False,
) -> Way:
    """Look at pages of unseen photos until ``enough`` of ``wanted`` bool (n,) are found.

    Ends early if there are no photos left, after ``most`` photos or ``patience`` seconds.
    ``at_once``: the thumbs of a page are ranked together, for methods that ignore their order. A
    wanted photo counts as found when it is looked at, whatever thumb it gets.
    """
    found: list[tuple[int, float]] = []
    clicks: list[Click] = []
    seen = np.zeros(len(wanted), np.bool_)
    looked, clock = 0, 0.0
    started = time.perf_counter()
    ranked = method(clicks)
    clock += time.perf_counter() - started
    while looked < most and clock < patience:
        shown = ranked[~seen[ranked]][:page]
        if not len(shown):
            break
        for row in shown.tolist():
            looked, clock = looked + 1, clock + LOOK
            if wanted[row]:
                found.append((looked, clock))
        seen[shown] = True
        if len(found) >= enough:
            break
        given = list(choose(shown.tolist()))
        for step in [given] if at_once and given else [[click] for click in given]:
            clicks += step
            started = time.perf_counter()
            ranked = method(clicks)
            clock += time.perf_counter() - started + THUMB * len(step)
        clock += SCROLL
    turned_up = found[:enough]
    return Way(
        np.array([position for position, _ in turned_up], np.int64),
        np.array([second for _, second in turned_up]),
        len(clicks),
        looked,
        turned_up[-1][1] if len(turned_up) == enough else clock,
    )


def some(wanted: Mask, marks: int, random: np.random.Generator, wrong: float = 0.0) -> Choose:
    """Thumb ``marks`` random photos of a page, each wrongly with the probability ``wrong``."""

    def choose(shown: Sequence[int]) -> list[Click]:
        chosen = random.choice(len(shown), min(marks, len(shown)), replace=False)
        slips = random.random(len(chosen)) < wrong
        return [
            (shown[i], 1 if wanted[shown[i]] != slip else -1)
            for i, slip in zip(chosen.tolist(), slips.tolist(), strict=True)
        ]

    return choose


def right_ones(wanted: Mask, marks: int) -> Choose:
    """Thumb up the first ``marks`` wanted photos of a page, and nothing else."""
    return lambda shown: [(row, 1) for row in shown if wanted[row]][:marks]


def reminding(looks: Rows, alike: Mask, target: int, marks: int) -> Choose:
    """Thumb up what looks most like photo ``target``, and down as many of the first others.
    Of the photos of its kind, ``alike`` bool (n,), these are the ``marks`` on the page with the
    nearest thumbnails ``looks`` (n, d)."""

    def choose(shown: Sequence[int]) -> list[Click]:
        kind = [row for row in shown if alike[row]]
        kind.sort(key=lambda row: float(np.square(looks[row] - looks[target]).sum()))
        others = [row for row in shown if not alike[row]]
        return [(row, 1) for row in kind[:marks]] + [(row, -1) for row in others[:marks]]

    return choose
