"""The guard of one search: does learning help here? Asked before each click is learned from.

Two orders compete, the learned one and the unlearned one, on judgments that neither has seen yet
(prequential, Dawid 1984): for each pair of a liked and a disliked photo, the model as it was before
the earlier of the two clicks either puts the liked one first or it does not. What is right more
often gets the weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from likewise.engine.types import Float32, Float64, Mask, Rows

START = 0.9  # weight of learning before there is any evidence
RATE = 0.5  # how much each net pair counts, in nats
FLOOR = 0.05


@dataclass(frozen=True)
class ModelState:
    """The model after some clicks: for each point its row, unlearned distance, and two scores.

    Arrays are (n,), ``rows`` ascending; scores are z-scores, higher is better; ``open`` marks the
    photos that may be results. ``reweighting`` (m,): the search's own weights of the modalities.
    """

    rows: Rows
    distances: Float32
    learned: Float64
    unlearned: Float64
    open: Mask
    reweighting: Float64

    def position(self, row: int) -> int | None:
        """Where ``row`` stands among the points, None if it is not one of them."""
        position = int(np.searchsorted(self.rows, row))
        return position if position < len(self.rows) and self.rows[position] == row else None


@dataclass(frozen=True)
class Evidence:
    """What the clicks of one search say about learning.

    ``weight``: of the learned order, FLOOR to 1 - FLOOR. ``gains``: for each up, how many ranks
    higher the model before that click ranked it than the unlearned order. ``pairs``: liked-disliked
    pairs compared; ``learned_right`` and ``unlearned_right``: of these, how many each order had
    right.
    """

    weight: float
    gains: tuple[int, ...]
    pairs: int
    learned_right: int
    unlearned_right: int


def weigh(states: Sequence[ModelState], clicks: Sequence[tuple[int, int]]) -> Evidence:
    """The evidence of ``clicks`` (row, sign); ``states[i]`` is the model before click i."""
    gains = [
        gain
        for state, (row, sign) in zip(states, clicks, strict=True)
        if sign > 0 and (gain := _ranks_gained(state, row)) is not None
    ]
    pairs = [
        comparison
        for i, (row, sign) in enumerate(clicks)
        for other, opposite in clicks[i + 1 :]
        if sign != opposite and (comparison := _compare(states[i], row, other, sign)) is not None
    ]
    learned = sum(right for right, _ in pairs)
    unlearned = sum(right for _, right in pairs)
    odds = START / (1 - START) * np.exp(RATE * (learned - unlearned))
    weight = float(np.clip(odds / (1 + odds), FLOOR, 1 - FLOOR))
    return Evidence(weight, tuple(gains), len(pairs), learned, unlearned)


def _ranks_gained(state: ModelState, row: int) -> int | None:
    position = state.position(row)
    if position is None:
        return None
    learned = (state.learned[state.open] > state.learned[position]).sum()
    unlearned = (state.unlearned[state.open] > state.unlearned[position]).sum()
    return int(unlearned - learned)


def _compare(state: ModelState, row: int, other: int, sign: int) -> tuple[bool, bool] | None:
    """Whether the learned and the unlearned order put the two the way the thumbs do."""
    first, second = state.position(row), state.position(other)
    if first is None or second is None:
        return None
    learned = sign * (state.learned[first] - state.learned[second]) > 0
    unlearned = sign * (state.unlearned[first] - state.unlearned[second]) > 0
    return bool(learned), bool(unlearned)
