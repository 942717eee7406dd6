"""Merging the answers of shards gives what one search over everything gives."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from app.cluster.merge import LEAST, ShardFindings, first_ask, merged, unfinished
from engine.index.top_k import top_k


def found(rows: list[int], distances: list[float], asked: int) -> ShardFindings:
    return ShardFindings(np.array(rows, np.int64), np.array(distances, np.float32), asked)


def test_by_hand() -> None:
    shards = {
        "a": found([4, 0], [1, 2], 2),
        "b": found([7], [5], 2),
        "c": found([9, 3], [6, 7], 2),
    }
    assert merged(shards.values(), 3).rows.tolist() == [4, 0, 7]
    assert unfinished(shards, 3) == ["a"]  # it may have one at 4; b has no more, c only farther
    assert unfinished(shards, 9) == ["a", "c"]
    assert merged([], 3).rows.tolist() == []


def test_what_is_asked_first() -> None:
    assert first_ask(1000, 2) == 1000
    assert first_ask(1000, 8) == 250
    assert first_ask(1000, 100) == LEAST
    assert first_ask(10, 100) == 10
    assert first_ask(10, 0) == 10


@given(
    st.integers(1, 300), st.integers(1, 9), st.integers(0, 400), st.booleans(), st.integers(0, 9)
)
@settings(deadline=None)
def test_two_questions_find_what_one_search_finds(
    k: int, shards: int, rows: int, skewed: bool, seed: int
) -> None:
    random = np.random.default_rng(seed)
    distances = random.integers(0, 50, rows).astype(np.float32)  # with many ties
    owner = np.zeros(rows, np.int64) if skewed else random.integers(0, shards, rows)

    def ask(shard: int, count: int) -> ShardFindings:
        mine = np.flatnonzero(owner == shard)
        hits = top_k(mine, distances[mine], count)
        return ShardFindings(hits.rows, hits.distances, count)

    answers = {str(shard): ask(shard, first_ask(k, shards)) for shard in range(shards)}
    for name in unfinished(answers, k):
        answers[name] = ask(int(name), k)
    expected = top_k(np.arange(rows), distances, k)
    hits = merged(answers.values(), k)
    np.testing.assert_array_equal(hits.rows, expected.rows)
    np.testing.assert_array_equal(hits.distances, expected.distances)
