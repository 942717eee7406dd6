"""Choosing a sample that stands for a whole library."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import numpy as np

T = TypeVar("T")


def evenly_spread(items: Sequence[T], count: int, generator: np.random.Generator) -> list[T]:
    """At most ``count`` of ``items``, in order: one at random from each of equal stretches.

    Photos sorted by path lie together as they were taken, so this draws from every occasion.
    """
    if len(items) <= count:
        return list(items)
    edges = np.linspace(0, len(items), count + 1).astype(int)
    return [items[i] for i in generator.integers(edges[:-1], edges[1:])]
