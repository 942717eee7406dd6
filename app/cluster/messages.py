"""The messages between a search and the shard servers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.cluster.metric_change import MetricChange
from engine.types import Float32, Mask, Rows

Bits = NDArray[np.uint8] | NDArray[np.int64]
"""A mask over a shard's rows: eight to a byte, or, where that is shorter, how many rows it covers
and then those that it bars."""


@dataclass(frozen=True, slots=True)
class QueryConditions:
    """The metric and filter of a question, by number; what the server may not know yet comes along.

    ``filter`` is from 1 on. ``change`` leads to the metric, ``allowed`` are masks by shard.
    """

    metric: int
    filter: int = 0
    change: MetricChange | None = None
    allowed: Mapping[str, Bits] | None = None

    @property
    def nbytes(self) -> int:
        """Bytes of all numbers that come along."""
        masks = sum(bits.nbytes for bits in (self.allowed or {}).values())
        return masks + (self.change.nbytes if self.change else 0)


@dataclass(frozen=True, slots=True)
class ShardHits:
    """What some shards found, one after the other.

    ``counts`` int64 (shards,); ``rows`` int64 (sum of counts,), in their shards, nearest first;
    ``distances`` float32, estimates.
    """

    counts: Rows
    rows: Rows
    distances: Float32


@dataclass(frozen=True, slots=True)
class ServerStatus:
    """Which shards a server holds, and of which it has nothing more to prepare."""

    shards: frozenset[str]
    prepared: frozenset[str]


def packed(mask: Mask) -> Bits:
    """``mask`` (n,) in few bytes."""
    barred = np.flatnonzero(~mask)
    if 64 * (barred.size + 1) < mask.size:
        return np.array([mask.size, *barred.tolist()], np.int64)
    return np.packbits(mask)


def unpacked(bits: Bits) -> Mask:
    """The mask that ``packed`` packed, and at most seven rows more that may not be found."""
    if bits.dtype == np.uint8:
        return np.unpackbits(bits.astype(np.uint8, copy=False)).astype(np.bool_)
    mask = np.ones(int(bits[0]), np.bool_)
    mask[bits[1:]] = False
    return mask
