"""Merges the nearest of many shards into one list."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np

from engine.index.base import Hits
from engine.index.top_k import top_k
from engine.types import Float32, Rows

LEAST = 64
"""Photos that every shard is asked for at least: so that a second question is rare."""


@dataclass(frozen=True)
class ShardFindings:
    """What one shard found: rows of the library int64 (n,), distances float32 (n,), nearest first,
    after it was asked for ``asked``."""

    rows: Rows
    distances: Float32
    asked: int


def first_ask(k: int, shards: int) -> int:
    """How many to ask each of ``shards`` for at first: twice its share of k, if photos are spread
    evenly."""
    return min(k, max(LEAST, math.ceil(2 * k / max(shards, 1))))


def merged(found: Iterable[ShardFindings], k: int) -> Hits:
    """The k nearest of all."""
    parts = [*found]
    rows = np.concatenate([np.zeros(0, np.int64), *(part.rows for part in parts)])
    distances = np.concatenate([np.zeros(0, np.float32), *(part.distances for part in parts)])
    return top_k(rows, distances, k)


def unfinished(found: Mapping[str, ShardFindings], k: int) -> list[str]:
    """The shards that may have more among the k nearest: those that gave all they were asked for,
    less than k, and whose last one is among the k nearest so far."""
    hits = merged(found.values(), k)
    worst = hits.distances[-1] if hits.rows.size == k else np.inf
    return [
        name
        for name, part in found.items()
        if part.rows.size == part.asked < k and part.distances[-1] <= worst
    ]
