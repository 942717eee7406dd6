"""The guard of one search: decide how much learning counts, before learning from each click.

The learned and the unlearned order compete on judgments that neither has seen yet (prequential,
Dawid 1984): for each pair of a liked and a disliked photo, the model from before the earlier of the
two clicks either ranks the liked one first or does not. The order that is right more often gets the
weight. The pairs of one thumb are not independent: all pairs together count as much as there are
thumbs of the rarer sign, so that a first like after forty dislikes is one observation, not forty.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from engine.types import Float32, Float64, Mask, Rows

START = 0.9  # weight of learning before there is any evidence
RATE = 1.0  # how much a thumb counts if all its pairs are right in one order only, in nats
FLOOR = 0.05


@dataclass(frozen=True)
class ModelState:
    """The model after some clicks: each point's row, unlearned distance, and two scores.

    Arrays are (n,), ``rows`` ascending; scores are z-scores, higher is better; ``open`` marks the
    photos that may be results. ``reweighting`` (m,): the search's own weights of the modalities.
    ``sources`` (n,), only before any click: the row through which each was found.
    """

    rows: Rows
    distances: Float32
    learned: Float64
    unlearned: Float64
    open: Mask
    reweighting: Float64
    sources: Rows = field(default_factory=lambda: np.zeros(0, np.int64))

    def position(self, row: int) -> int | None:
        """Return the position of ``row`` among the points, or None."""
        position = int(np.searchsorted(self.rows, row))
        return position if position < len(self.rows) and self.rows[position] == row else None

    def positions(self, rows: Rows) -> Rows:
        """Return the positions of those of ``rows`` that are among the points."""
        first, behind = (np.searchsorted(self.rows, rows, side) for side in ("left", "right"))
        return first[first < behind]


@dataclass(frozen=True)
class Evidence:
    """What the clicks of one search show about learning.

    ``weight``: of the learned order, FLOOR to 1 - FLOOR. ``gains``: for each up, how many ranks
    higher the model before that click ranked it than the unlearned order. ``pairs``: liked-disliked
    pairs compared; ``learned_right`` and ``unlearned_right``: how many of these each order got
    right.
    """

    weight: float
    gains: tuple[int, ...]
    pairs: int
    learned_right: int
    unlearned_right: int


def weigh(states: Sequence[ModelState], clicks: Sequence[tuple[int, int]]) -> Evidence:
    """Return the evidence of ``clicks`` (row, sign); ``states[i]`` is the model before click i."""
    rows = np.array([row for row, _ in clicks], np.int64)
    signs = np.array([sign for _, sign in clicks], np.int64)
    gains: list[int] = []
    pairs = learned = unlearned = 0
    for click, (state, (row, sign)) in enumerate(zip(states, clicks, strict=True)):
        position = state.position(row)
        if position is None:
            continue
        if sign > 0:
            gains.append(_ranks_gained(state, position))
        others = rows[click:][signs[click:] != sign]  # judged later, the opposite way
        if len(others):
            compared = state.positions(others)
            pairs += len(compared)
            learned += _count_right(state.learned, position, compared, sign)
            unlearned += _count_right(state.unlearned, position, compared, sign)
    thumbs = min(np.count_nonzero(signs > 0), np.count_nonzero(signs < 0))
    ahead = (learned - unlearned) / max(pairs, 1)
    odds = START / (1 - START) * np.exp(RATE * thumbs * ahead)
    weight = float(np.clip(odds / (1 + odds), FLOOR, 1 - FLOOR))
    return Evidence(weight, tuple(gains), pairs, learned, unlearned)


def _ranks_gained(state: ModelState, position: int) -> int:
    learned, unlearned = (
        np.count_nonzero(state.open & (scores > scores[position]))
        for scores in (state.learned, state.unlearned)
    )
    return int(unlearned - learned)


def _count_right(scores: Float64, position: int, others: Rows, sign: int) -> int:
    """Return how many of ``others`` are on the correct side of ``position`` by their thumbs."""
    return int(np.count_nonzero(sign * (scores[position] - scores[others]) > 0))
