"""The ranking of one search by its clicks."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import InputError
from engine.feedback.candidates import CANDIDATES, nearest_candidates, squared_distances
from engine.feedback.guard import ModelState, weigh
from engine.feedback.meanings import meanings
from engine.feedback.ranker import QUERY, Click, SearchRanker, known_before, rank
from engine.index.top_k import top_k

KINDS = np.arange(300) % 3


def embedding(count: int = 300, seed: int = 0) -> np.ndarray:
    """Three kinds that overlap: two directions tell them apart, eight do not."""
    random = np.random.default_rng(seed)
    z = random.normal(size=(count, 10))
    z[:, :2] += 1.5 * np.array([[1, 0], [-0.5, 0.9], [-0.5, -0.9]])[np.arange(count) % 3]
    return z.astype(np.float32)


Z = embedding()


def precision(rows: np.ndarray, kind: int) -> float:
    return float((KINDS[rows[:20]] == kind).mean())


def thumbs(ups: int, downs: int) -> list[Click]:
    likes = [(int(row), 1) for row in np.flatnonzero(KINDS == 0)[1 : 1 + ups]]
    dislikes = [(int(row), -1) for row in np.flatnonzero(KINDS != 0)[:downs]]
    return likes + dislikes


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


# Ranking by an order that is given in place of the distance, as that of a word.


def to_first(rows: np.ndarray) -> np.ndarray:
    """The distances to row 0, as a function of rows."""
    return squared_distances(Z[:1], Z[rows])[0]


NO_QUERY = np.zeros((0, 10), np.float32)


def test_a_given_order_takes_the_place_of_the_distance() -> None:
    ranker = SearchRanker(Z, NO_QUERY, unlearned=lambda rows: np.abs(rows - 50).astype(np.float32))
    assert ranker.rank([]).original[:5].tolist() == [50, 49, 51, 48, 52]
    assert np.sort(ranker.rank([]).distances)[:3].tolist() == [0, 1, 1]


def test_the_graph_goes_on_from_what_an_order_puts_first() -> None:
    random = np.random.default_rng(1)
    noisy = ((KINDS != 0) + 0.5 * random.normal(size=300)).astype(np.float32)
    ranking = SearchRanker(Z, NO_QUERY, unlearned=lambda rows: noisy[rows]).rank([])
    assert precision(ranking.rows, 0) >= precision(ranking.original, 0)


def test_an_order_of_equals_stays_one() -> None:
    nothing = np.ones(300, np.float32)
    ranking = SearchRanker(Z, NO_QUERY, unlearned=lambda rows: nothing[rows]).rank([])
    assert ranking.rows.tolist() == list(range(300))


def test_the_distance_given_as_an_order_changes_nothing() -> None:
    for clicks in ([], thumbs(3, 2)):
        given = SearchRanker(Z, Z[:1], exclude=[0], unlearned=to_first).rank(clicks)
        usual = SearchRanker(Z, Z[:1], exclude=[0]).rank(clicks)
        for mine, expected in zip(
            (given.rows, given.scores, given.distances),
            (usual.rows, usual.scores, usual.distances),
            strict=True,
        ):
            np.testing.assert_array_equal(mine, expected)
        assert given.evidence == usual.evidence


@pytest.mark.parametrize(("ups", "downs"), [(3, 0), (5, 0), (5, 5), (0, 8)])
def test_thumbs_on_a_given_order_bring_more_of_the_kind(ups: int, downs: int) -> None:
    random = np.random.default_rng(1)
    noisy = ((KINDS != 0) + random.normal(size=300)).astype(np.float32)
    ranking = SearchRanker(Z, NO_QUERY, unlearned=lambda rows: noisy[rows]).rank(thumbs(ups, downs))
    assert precision(ranking.rows, 0) > precision(ranking.original, 0)
    assert np.isfinite(ranking.scores).all()


@pytest.mark.parametrize(("ups", "downs"), [(0, 3), (1, 0), (1, 2), (5, 5)])
def test_a_given_order_and_a_prior_of_the_modalities_go_together(ups: int, downs: int) -> None:
    ranking = SearchRanker(
        Z,
        NO_QUERY,
        widths=(4, 6),
        meant=meanings(np.array([0.8, 0.2])),
        unlearned=lambda rows: np.abs(rows - 50).astype(np.float32),
    ).rank(thumbs(ups, downs))
    assert np.isfinite(ranking.scores).all()
    assert np.isfinite(ranking.reweighting).all()


def test_candidates_are_the_best_by_a_given_order_and_the_nearest_to_ups() -> None:
    z = np.random.default_rng(0).normal(size=(20_000, 16)).astype(np.float32)
    ranker = SearchRanker(
        z, np.zeros((0, 16), np.float32), unlearned=lambda rows: -rows.astype(np.float32)
    )
    assert sorted(ranker.rank([]).rows) == list(range(19_000, 20_000))
    ranking = ranker.rank([(5, 1)])
    assert {19_999, 19_500} <= set(ranking.rows)
    nearest = np.argsort(np.square(z - z[5]).sum(axis=1))[1:400]
    assert set(nearest) <= set(ranking.rows)


def test_a_search_without_query_photos_needs_an_order() -> None:
    with pytest.raises(InputError, match="q at least 1"):
        rank(Z, NO_QUERY)


# What the ranker knows of how well it foretells thumbs, and what that changes.


def state(learned: list[float], unlearned: list[float]) -> ModelState:
    count = len(learned)
    return ModelState(
        np.arange(count),
        np.zeros(count, np.float32),
        np.array(learned),
        np.array(unlearned),
        np.ones(count, np.bool_),
        np.ones(1),
    )


def test_evidence_by_hand() -> None:
    # Row 3 is last of four without learning and first with it: three places gained.
    good = state([1, 2, 3, 4], [4, 3, 2, 1])
    evidence = weigh([good, good], [(3, 1), (1, -1)])
    assert evidence.gains == (3,)
    assert (evidence.pairs, evidence.learned_right, evidence.unlearned_right) == (1, 1, 0)
    assert evidence.weight > weigh([], []).weight


def test_a_model_that_is_always_wrong_loses_its_weight() -> None:
    bad = state([1, 2, 3, 4, 5, 6, 7], [7, 6, 5, 4, 3, 2, 1])
    clicks = [(row, 1 if row < 4 else -1) for row in range(7)]
    evidence = weigh([bad] * 7, clicks)
    assert evidence.unlearned_right == evidence.pairs == 12
    assert evidence.weight < 0.5
    assert all(gain < 0 for gain in evidence.gains[:3])


def test_a_first_like_after_many_dislikes_is_one_observation() -> None:
    bad = state([1.0, *range(2, 42)], [50.0, *range(2, 42)])
    dislikes = [(row, -1) for row in range(1, 41)]
    evidence = weigh([bad] * 41, [*dislikes, (0, 1)])
    assert evidence.unlearned_right - evidence.learned_right == evidence.pairs == 40
    assert evidence.weight > 0.5


@pytest.mark.parametrize("seed", range(20))
def test_evidence_is_counted_pair_by_pair(seed: int) -> None:
    random = np.random.default_rng(seed)

    def drawn() -> ModelState:
        rows = np.flatnonzero(random.random(30) < 0.7)
        learned, unlearned = random.integers(0, 6, (2, len(rows))).astype(np.float64)
        open_ = random.random(len(rows)) < 0.8
        return ModelState(
            rows, np.zeros(len(rows), np.float32), learned, unlearned, open_, np.ones(1)
        )

    clicks = [(int(row), int(random.choice([1, -1]))) for row in random.permutation(30)[:12]]
    states = [drawn() for _ in clicks]
    gains, pairs, learned, unlearned = [], 0, 0, 0
    for click, (state_, (row, sign)) in enumerate(zip(states, clicks, strict=True)):
        at = {int(known): position for position, known in enumerate(state_.rows)}
        if row not in at:
            continue
        orders = state_.learned, state_.unlearned
        if sign > 0:
            ranks = [sum(scores[state_.open] > scores[at[row]]) for scores in orders]
            gains.append(ranks[1] - ranks[0])
        for other, opposite in clicks[click + 1 :]:
            if other in at and opposite != sign:
                right = [sign * (scores[at[row]] - scores[at[other]]) > 0 for scores in orders]
                pairs, learned, unlearned = pairs + 1, learned + right[0], unlearned + right[1]
    found = weigh(states, clicks)
    assert found.gains == tuple(gains)
    assert (found.pairs, found.learned_right, found.unlearned_right) == (pairs, learned, unlearned)


def test_the_order_without_learning_may_be_asked_for_in_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    learned: list[int] = []
    learn = SearchRanker._learn

    def counted(ranker: SearchRanker, clicks: tuple[Click, ...]) -> ModelState:
        learned.append(len(clicks))
        return learn(ranker, clicks)

    monkeypatch.setattr(SearchRanker, "_learn", counted)
    ranker = SearchRanker(Z, Z[:1], exclude=[0])
    for count in range(6):
        ranker.rank(thumbs(count, 0))
        ranker.rank(())
    assert learned == [0, 1, 2, 3, 4, 5]


def test_the_model_before_a_gesture_foretells_all_of_its_clicks() -> None:
    assert known_before(0) == {}
    assert known_before(4) == {1: 1, 2: 2, 3: 3}
    assert known_before(6, [0, 0, 2, 3, 3, 3]) == {2: 2, 3: 3, 4: 3, 5: 3}
    assert known_before(3, [7, 7, 7]) == {}
    assert set(known_before(1_000)) == set(range(950, 1_000))
    assert set(known_before(1_000, [0] * 400 + [400] * 600).values()) == {400}


def test_thumbs_given_at_once_train_one_model(monkeypatch: pytest.MonkeyPatch) -> None:
    learned: list[int] = []
    learn = SearchRanker._learn

    def counted(ranker: SearchRanker, clicks: tuple[Click, ...]) -> ModelState:
        learned.append(len(clicks))
        return learn(ranker, clicks)

    monkeypatch.setattr(SearchRanker, "_learn", counted)
    clicks, ranker = thumbs(8, 8), SearchRanker(Z, Z[:1], exclude=[0])
    at_once = ranker.rank(clicks, gestures=[0] * 16)
    assert learned == [16]
    assert (at_once.evidence.pairs, at_once.evidence.gains) == (0, ())
    learned.clear()
    twice = ranker.rank([*clicks, (90, 1), (91, -1)], gestures=[0] * 16 + [16, 16])
    assert learned == [18]
    assert len(twice.evidence.gains) == 1
    learned.clear()
    singly = ranker.rank(clicks, gestures=range(16))
    np.testing.assert_array_equal(singly.scores, rank(Z, Z[:1], clicks, exclude=[0]).scores)
    learned.clear()
    steps = ranker.learn_in_steps(thumbs(9, 8), [0] * 17)
    next(steps)
    steps.close()
    assert learned == [17]
    ranker.rank(thumbs(9, 8), gestures=[0] * 17)
    assert learned == [17]
