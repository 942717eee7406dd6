"""Positions of photos in an album filled by hand: numbers between those of their neighbours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from app.core.albums.tables import Membership

NARROWEST = 1e-6
"""Between the positions of two photos; where less is left, all get new positions."""


def positions_between(
    known: Mapping[int, Membership],
    before: Sequence[int],
    moved: Sequence[int],
    behind: Sequence[int],
) -> dict[int, Membership]:
    """Positions for ``moved`` between the others; new ones for all if there is no room there."""
    low = _number(known, before[-1]) if before else None
    high = _number(known, behind[0]) if behind else None
    if low is None:
        low = (high or 0.0) - len(moved) - 1
    if high is None:
        high = low + len(moved) + 1
    numbers = [low + (high - low) * (n + 1) / (len(moved) + 1) for n in range(len(moved))]
    if all(right - left > NARROWEST for left, right in pairwise([low, *numbers, high])):
        return {photo: (number, True) for photo, number in zip(moved, numbers, strict=True)}
    whole = [*before, *moved, *behind]
    return {photo: (float(number), True) for number, photo in enumerate(whole, start=1)}


def _number(known: Mapping[int, Membership], photo: int) -> float:
    member = known[photo]
    assert member is not None
    return member[0]
