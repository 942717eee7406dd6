"""The cache of embeddings asks for each row once."""

from __future__ import annotations

import numpy as np

from app.core.search.ranking import EmbeddingCache
from engine.index.base import Hits
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors

Z = np.arange(40, dtype=np.float32).reshape(20, 2)


class Index:
    """Knows z of 20 rows, and remembers what was asked."""

    def __init__(self) -> None:
        self.metric = Metric({"one": 2}, np.ones(1), {"one": np.eye(2)})
        self.asked: list[list[int]] = []

    incomplete = ""

    @property
    def shape(self) -> tuple[int, int]:
        return Z.shape[0], Z.shape[1]

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        assert not isinstance(rows, slice)
        self.asked.append(rows.tolist())
        found: Float32 = Z[rows]
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
