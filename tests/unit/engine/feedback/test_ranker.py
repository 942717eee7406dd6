"""The ranking of one search by its clicks."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import InputError
from engine.feedback.candidates import CANDIDATES, nearest_candidates, squared_distances
from engine.feedback.ranker import QUERY, Click, SearchRanker, rank
from engine.index.top_k import top_k
from tests.unit.engine.feedback.ranker_steps import KINDS, Z, precision, thumbs


def test_without_clicks_the_original_order_is_that_of_the_distance() -> None:
    ranking = rank(Z, Z[:1], exclude=[0])
    expected = np.argsort(np.square(Z - Z[0]).sum(axis=1))[1:]
    np.testing.assert_array_equal(ranking.original, expected)
    assert precision(ranking.rows, 0) >= precision(ranking.original, 0)
    assert (np.diff(ranking.scores) <= 0).all()


def test_before_any_thumb_the_graph_brings_more_of_the_kind() -> None:
    gains = []
    for query in range(30):
        ranking = rank(Z, Z[query : query + 1], exclude=[query])
        kind = KINDS[query]
        gains.append(precision(ranking.rows, kind) - precision(ranking.original, kind))
        by_way = ranking.sources[:20][ranking.sources[:20] != QUERY]
        assert set(by_way.tolist()) <= set(range(300)) - {query}
    assert np.mean(gains) > 0
    assert len(rank(Z, Z[:1], [(3, 1)], exclude=[0]).sources) == 0


def test_twins_of_the_query_come_first_as_near_as_they_are() -> None:
    twins = Z[:1] + np.array([[0.02], [0.01], [0.03]], np.float32)
    ranking = rank(np.vstack([Z, twins]), Z[:1], exclude=[0])
    assert ranking.rows[:3].tolist() == [301, 300, 302]


@pytest.mark.parametrize(("ups", "downs"), [(5, 0), (5, 5), (2, 8), (0, 8)])
def test_few_thumbs_of_any_sign_bring_more_of_the_kind(ups: int, downs: int) -> None:
    ranking = rank(Z, Z[:1], thumbs(ups, downs), exclude=[0])
    assert precision(ranking.rows, 0) > precision(ranking.original, 0)


@pytest.mark.slow
def test_one_thumb_up_does_no_harm() -> None:
    gains = []
    for query in range(0, 90, 3):
        ranking = rank(Z, Z[query : query + 1], [((query + 3), 1)], exclude=[query])
        gains.append(precision(ranking.rows, 0) - precision(ranking.original, 0))
    assert np.mean(gains) >= 0


def test_judged_excluded_and_forbidden_photos_are_no_results() -> None:
    allowed = np.arange(200) % 2 == 0  # photos beyond the filter's end are left out, too
    ranking = rank(Z, Z[:1], [(4, 1), (6, -1)], exclude=[0, 8], allowed=allowed)
    assert set(ranking.rows) == set(range(0, 200, 2)) - {0, 4, 6, 8}


def test_a_forbidden_photo_still_teaches() -> None:
    allowed = np.ones(300, np.bool_)
    allowed[[3, 6, 9]] = False
    with_thumbs = rank(Z, Z[:1], [(3, 1), (6, 1), (9, 1)], allowed=allowed, exclude=[0])
    assert not np.array_equal(with_thumbs.rows, with_thumbs.original)


def test_a_query_from_outside_ranks_as_its_twin_in_the_library_does() -> None:
    inside = rank(Z, Z[:1], thumbs(3, 3), exclude=[0])
    without = np.vstack([Z[1:], np.full((1, 10), 1e3, np.float32)])  # row 0 gone, one far away
    clicks = [(row - 1, sign) for row, sign in thumbs(3, 3)]
    outside = rank(without, Z[:1], clicks, exclude=[299])
    np.testing.assert_array_equal(inside.rows - 1, outside.rows)


def test_several_query_photos_measure_to_the_nearest() -> None:
    ranking = rank(Z, Z[[0, 1]], exclude=[0, 1])
    nearest = np.minimum(*(np.square(Z - Z[i]).sum(axis=1) for i in (0, 1)))
    np.testing.assert_allclose(ranking.distances, nearest[ranking.rows], rtol=1e-4)


@pytest.mark.slow
@given(st.lists(st.tuples(st.integers(1, 40), st.sampled_from([1, -1])), max_size=8))
def test_taking_clicks_back_gives_the_earlier_ranking_bit_for_bit(clicks: list[Click]) -> None:
    clicks = list(dict(clicks).items())
    ranker = SearchRanker(Z, Z[:1], exclude=[0])
    before = [ranker.rank(clicks[:i]) for i in range(len(clicks) + 1)]
    for i in reversed(range(len(clicks) + 1)):
        again, fresh = ranker.rank(clicks[:i]), rank(Z, Z[:1], clicks[:i], exclude=[0])
        for other in (again, fresh):
            np.testing.assert_array_equal(before[i].rows, other.rows)
            np.testing.assert_array_equal(before[i].scores, other.scores)
            assert before[i].evidence == other.evidence


def test_a_large_library_ranks_candidates_alone() -> None:
    z = np.random.default_rng(0).normal(size=(20_000, 16)).astype(np.float32)
    ranker = SearchRanker(z, z[:1], exclude=[0])
    first = ranker.rank([])
    assert len(first.rows) == CANDIDATES
    up = int(first.rows[900])
    ranking = ranker.rank([(up, 1)])
    to_up = np.square(z - z[up]).sum(axis=1)
    assert np.argsort(to_up)[1] in ranking.rows  # what is near the liked photo is a candidate now
    assert len(ranking.rows) < len(z) / 4


def test_candidates_may_come_from_an_index() -> None:
    asked: list[list[int]] = []

    def candidates(ups: object) -> np.ndarray:
        asked.append(list(ups))  # type: ignore[call-overload]  # a sequence of rows
        return np.arange(100, 150)

    ranking = SearchRanker(Z, Z[:1], candidates=candidates).rank([(7, 1)])
    assert set(ranking.rows) == set(range(100, 150))
    assert asked == [[7]]


def test_candidates_are_half_near_the_query_and_half_near_the_ups() -> None:
    line = np.arange(10.0, dtype=np.float32)
    query = top_k(np.arange(10), line, 4)
    last, middle = top_k(np.arange(10), 9 - line, 4), top_k(np.arange(10), abs(4 - line), 4)
    assert nearest_candidates(query, [], 4).tolist() == [0, 1, 2, 3]
    assert nearest_candidates(query, [], 3).tolist() == [0, 1, 2]
    assert nearest_candidates(query, [last], 4).tolist() == [0, 1, 8, 9]
    assert nearest_candidates(query, [last, middle], 4).tolist() == [0, 1, 4, 9]
    few = top_k(np.array([2, 5, 7]), line[:3], 4)
    assert nearest_candidates(few, [top_k(np.array([7]), line[:1], 4)], 4).tolist() == [2, 5, 7]


@given(st.integers(0, 10_000), st.integers(0, 4), st.integers(1, 12))
def test_candidates_need_no_more_than_the_nearest_of_each(seed: int, ups: int, count: int) -> None:
    random = np.random.default_rng(seed)
    to_query, *to_ups = random.integers(0, 9, (1 + ups, 30)).astype(np.float32)  # with ties
    photos = np.arange(30)
    found = nearest_candidates(
        top_k(photos, to_query, count), [top_k(photos, each, count) for each in to_ups], count
    )
    if not ups:
        expected = top_k(photos, to_query, count).rows
    else:
        first = top_k(photos, to_query, count // 2).rows if count > 1 else photos[:0]
        rest = np.setdiff1d(photos, first)
        nearest = np.min(to_ups, axis=0)[rest]
        expected = np.concatenate([first, top_k(rest, nearest, count - len(first)).rows])
    assert found.tolist() == sorted(expected.tolist())


def test_identical_photos_and_a_library_of_one_are_ranked() -> None:
    same = np.ones((30, 4), np.float32)
    assert len(rank(same, same[:1], [(1, 1), (2, -1)], exclude=[0]).rows) == 27
    assert len(rank(same[:1], same[:1], exclude=[0]).rows) == 0
    assert rank(same[:2], same[:1], exclude=[0]).rows.tolist() == [1]


@pytest.mark.parametrize("clicks", [[(5, 1), (5, -1)], [(300, 1)], [(-1, 1)]])
def test_clicks_that_make_no_sense_are_refused(clicks: list[Click]) -> None:
    with pytest.raises(InputError):
        rank(Z, Z[:1], clicks)


def test_a_query_of_another_length_is_refused() -> None:
    with pytest.raises(InputError, match=r"expected \(q, 10\)"):
        rank(Z, Z[:1, :5])


def test_squared_distances_by_hand() -> None:
    points = np.array([[0, 0], [3, 4]], np.float32)
    assert squared_distances(points, points).tolist() == [[0, 25], [25, 0]]


@pytest.mark.slow
def test_a_very_long_search_is_judged_by_its_latest_clicks() -> None:
    clicks = [(row, 1 if KINDS[row] == 0 else -1) for row in range(1, 121)]
    ranker = SearchRanker(Z, Z[:1], exclude=[0])
    for count in (60, 120, 119):
        walked, fresh = ranker.rank(clicks[:count]), rank(Z, Z[:1], clicks[:count], exclude=[0])
        assert walked.evidence == fresh.evidence
        assert len(walked.evidence.gains) <= 50
        np.testing.assert_array_equal(walked.rows, fresh.rows)
