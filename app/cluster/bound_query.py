"""Numbered metrics and filters: what a query is bound to, at the end that asks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from app.cluster.messages import Bits, packed
from app.cluster.metric_change import (
    MetricChange,
    NumberedMetric,
    apply,
    change,
    whole,
)
from app.core.store.matrices.shards import Layout
from engine.metrics.metric import Metric
from engine.types import Mask, Rows


@dataclass(frozen=True)
class BoundMetric:
    """A metric, how it comes of the one before it, and how it comes of nothing."""

    known: NumberedMetric
    change: MetricChange

    @property
    def number(self) -> int:
        """By which all ends know it."""
        return self.known.number

    @property
    def whole(self) -> MetricChange:
        """All of it, for those who know no earlier one."""
        return whole(self.known.metric, self.number)


@dataclass(frozen=True)
class NumberedFilter:
    """Which rows of ``layout`` may be found; ``bits`` are masks by shard."""

    number: int
    allowed: Mask
    layout: Layout
    bits: Mapping[str, Bits]

    def rows(self, shard: str, local: Rows) -> Rows:
        """The library's rows at ``local`` rows of a shard, int64 (n,) both."""
        starts, firsts = self._extents[shard]
        extent = np.searchsorted(starts, local, side="right") - 1
        return firsts[extent] + local - starts[extent]

    @cached_property
    def _extents(self) -> dict[str, tuple[Rows, Rows]]:
        """Of each shard where its extents begin, in itself (ascending) and in the library."""
        layout = self.layout
        extents: dict[str, tuple[Rows, Rows]] = {}
        for number, shard in enumerate(layout.shards):
            mine = np.flatnonzero(layout.shard == number)
            mine = mine[np.argsort(layout.local[mine])]
            extents[shard.name] = layout.local[mine], layout.first[mine]
        return extents


@dataclass(frozen=True)
class BoundQuery:
    """One metric and, where something is to be found, one filter."""

    metric: BoundMetric
    filter: NumberedFilter | None = None


class QueryBinder:
    """Numbers metrics and filters, one after the other; one asked for again keeps its number."""

    def __init__(self) -> None:
        self._metric: tuple[Metric, BoundMetric] | None = None
        self._filter: NumberedFilter | None = None

    def metric(self, metric: Metric) -> BoundMetric:
        """``metric`` with its number; a change of the last one if it is another."""
        if self._metric is None:
            first = whole(metric, 1)
            self._metric = metric, BoundMetric(apply(first, None), first)
        elif self._metric[0] is not metric:
            last = self._metric[1].known
            next_ = change(last, metric)
            if next_.base and not next_.whole and not next_.factors and _same(last.metric, metric):
                self._metric = metric, self._metric[1]
            else:
                self._metric = metric, BoundMetric(apply(next_, last), next_)
        return self._metric[1]

    def filter(self, allowed: Mask, layout: Layout) -> NumberedFilter:
        """``allowed`` (n,) over the rows of ``layout`` with its number; neither may change."""
        last = self._filter
        if last is None or last.allowed is not allowed or last.layout is not layout:
            number = 1 if last is None else last.number + 1
            self._filter = NumberedFilter(number, allowed, layout, _by_shard(allowed, layout))
        assert self._filter is not None
        return self._filter


def _same(known: Metric, metric: Metric) -> bool:
    return np.array_equal(known.weights, metric.weights)


def _by_shard(allowed: Mask, layout: Layout) -> dict[str, Bits]:
    """A mask over each shard's rows; rows that the catalogue does not count may not be found."""
    masks: dict[str, Bits] = {}
    for number, shard in enumerate(layout.shards):
        mask = np.zeros(shard.rows, np.bool_)
        local, rows = layout.rows_of(number)
        mask[local] = allowed[rows]
        masks[shard.name] = packed(mask)
    return masks
