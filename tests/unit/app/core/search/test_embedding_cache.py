"""The cache of embeddings asks for each row once, and again for those that were missing."""

from __future__ import annotations

import numpy as np

from app.core.search.candidates import EmbeddingCache
from engine.index.base import Hits
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors

Z = np.arange(40, dtype=np.float32).reshape(20, 2)


class Index:
    """Knows z of 20 rows, without those that are out of reach, and remembers what was asked."""

    def __init__(self) -> None:
        self.metric = Metric({"one": 2}, np.ones(1), {"one": np.eye(2)})
        self.missing: list[int] = []
        self.asked: list[list[int]] = []

    @property
    def note(self) -> str:
        return "some are missing" if self.missing else ""

    @property
    def shape(self) -> tuple[int, int]:
        return Z.shape[0], Z.shape[1]

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        assert not isinstance(rows, slice)
        self.asked.append(rows.tolist())
        found = Z[rows].copy()
        found[np.isin(rows, self.missing)] = np.nan
        return found

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        raise NotImplementedError


def test_each_row_is_asked_for_once_and_given_in_the_order_wanted() -> None:
    index = Index()
    cache = EmbeddingCache(index)
    for wanted in ([3, 1, 3], [1, 2], [2, 19, 0, 3]):
        assert np.array_equal(cache[np.array(wanted)], Z[wanted])
    assert np.array_equal(cache[1:4], Z[1:4])
    assert index.asked == [[1, 3], [2], [0, 19]]


def test_what_was_read_ahead_is_not_asked_for_again() -> None:
    index = Index()
    cache = EmbeddingCache(index)
    assert cache.read(np.array([2, 5, 2]))
    assert not cache.read(np.array([5, 2]))
    assert cache.held == 2
    assert np.array_equal(cache[np.array([5, 7])], Z[[5, 7]])
    assert index.asked == [[2, 5], [7]]


def test_nothing_is_given_for_nothing() -> None:
    assert EmbeddingCache(Index())[np.zeros(0, np.int64)].shape == (0, 2)


def test_what_was_missing_is_asked_for_again() -> None:
    index = Index()
    index.missing = [5]
    cache = EmbeddingCache(index)
    assert cache.available(np.array([4, 5])).tolist() == [True, False]
    cache.retry()
    index.missing = []
    assert np.array_equal(cache[np.array([4, 5, 6])], Z[[4, 5, 6]])
    assert index.asked == [[4, 5], [5, 6]]
