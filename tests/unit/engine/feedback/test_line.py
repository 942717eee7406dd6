"""The line of a search: which of its photos belong, by their scores and thumbs."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from engine.errors import InputError
from engine.feedback.line import (
    LOWEST,
    PERHAPS,
    fill,
    is_all,
    probabilities,
    questions,
    thumbs_suffice,
)
from engine.feedback.ranker import Click, SearchRanker
from engine.feedback.score_landmarks import NAMES, landmarks, scale
from engine.types import Float32, Float64

# The line of a search: by hand, as properties, and on made-up searches.

NONE = np.zeros(0)

scores = arrays(np.float64, st.integers(0, 60), elements=st.floats(-1e3, 1e3))
thumbs = st.lists(st.tuples(st.floats(-1e3, 1e3), st.sampled_from((1, -1))), max_size=12)


def two_hills(members: int, rest: int, seed: int = 0) -> Float64:
    random = np.random.default_rng(seed)
    return np.concatenate([random.normal(6, 1, members), random.normal(0, 1, rest)])


def test_questions_are_the_doubtful_ones() -> None:
    rows = np.array([7, 3, 5, 9, 1])
    chances = np.array([0.99, 0.7, 0.45, 0.3, 0.01])
    assert questions(rows, chances, 2).tolist() == [5, 3]
    assert questions(rows, chances, 9).tolist() == [5, 3, 9]
    assert questions(rows[:0], NONE).tolist() == []


def test_two_hills_are_told_apart() -> None:
    found = two_hills(60, 900)
    chances = probabilities(found, np.array([6.0, 5.5, 7, 1.5, 1]), [1, 1, 1, -1, -1])
    assert chances[:60].mean() > 0.8
    assert chances[60:].mean() < 0.02


@pytest.mark.parametrize("members", [5, 60, 300, 600])
def test_few_members_and_many(members: int) -> None:
    found = two_hills(members, 1_000 - members)
    thumbs = np.array([6.0, 5.5, 7, 6.5, 1.5, 1, 2])
    chances = probabilities(found, thumbs, [1, 1, 1, 1, -1, -1, -1])
    assert (chances[:members] > PERHAPS).mean() > 0.7
    assert (chances[members:] > PERHAPS).mean() < 0.02


def test_thumbs_move_the_line() -> None:
    found = two_hills(60, 900)
    thumbs = np.array([6.0, 5.5, 7.0, 2.0])
    wide = probabilities(found, np.append(thumbs, [2.5, 2.2]), [1, 1, 1, -1, 1, 1])
    narrow = probabilities(found, np.append(thumbs, [4.5, 4.2]), [1, 1, 1, -1, -1, -1])
    assert wide.sum() > narrow.sum() + 1


@pytest.mark.slow
@given(scores, thumbs)
def test_always_a_probability_that_never_falls(
    found: Float64, said: list[tuple[float, int]]
) -> None:
    held_out = np.array([score for score, _ in said], np.float64)
    chances = probabilities(np.sort(found), held_out, [sign for _, sign in said])
    assert ((chances > 0) & (chances < 1)).all()
    assert (np.diff(chances) >= 0).all()


@pytest.mark.slow
@given(st.floats(0.01, 100), st.floats(-100, 100))
def test_the_scale_of_scores_does_not_matter(scale: float, shift: float) -> None:
    found, thumbs = two_hills(30, 300), np.array([6.0, 5, 1])
    chances = probabilities(found, thumbs, [1, 1, -1])
    others = probabilities(found * scale + shift, thumbs * scale + shift, [1, 1, -1])
    np.testing.assert_allclose(others, chances, atol=1e-6)


@pytest.mark.parametrize("found", [NONE, np.ones(1), np.full(50, 3.0)])
def test_scores_that_are_all_alike_say_nothing(found: Float64) -> None:
    assert (probabilities(found, np.ones(4), [1, 1, -1, -1]) == LOWEST).all()


def test_without_thumbs_the_scores_speak() -> None:
    found = two_hills(40, 900)
    chances = probabilities(found, NONE, [])
    assert chances[:40].mean() > chances[40:].mean() + 0.3


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(InputError, match="don't fit"):
        probabilities(np.arange(3.0), np.ones(2), [1])
    with pytest.raises(InputError, match="finite"):
        probabilities(np.array([1, np.nan]), np.ones(1), [1])


def test_when_it_is_told_and_when_it_is_all() -> None:
    assert not thumbs_suffice([1, 1])
    assert not thumbs_suffice([-1, -1, -1])
    assert thumbs_suffice([1, -1, -1])
    assert is_all(0.4, 40)
    assert not is_all(2, 40)


# Filling: cross-fitted scores, and the same after photos have arrived.

MEMBERS = 40


def library(photos: int, seed: int = 0) -> Float32:
    """Points of which the first MEMBERS, and every tenth beyond 400, are of one kind."""
    random = np.random.default_rng(seed)
    points = random.normal(size=(photos, 12)).astype(np.float32)
    points[:MEMBERS, :2] += 6
    points[400::10, :2] += 6
    return points


def ranker(points: Float32) -> SearchRanker:
    return SearchRanker(points, points[:1], exclude=[0])


CLICKS: list[Click] = [(1, 1), (2, 1), (60, -1), (3, 1), (61, -1), (4, 1), (62, -1)]


def test_an_album_is_filled_and_its_photos_come_first() -> None:
    ranking, chances = fill(ranker(library(400)), CLICKS)
    assert (np.diff(chances) <= 0).all()
    found = ranking.rows[chances >= PERHAPS]
    assert (found < MEMBERS).mean() > 0.9
    assert len(found) > 0.8 * (MEMBERS - 5)


def test_photos_that_arrive_are_told_without_more_thumbs() -> None:
    ranking, chances = fill(ranker(library(480)), CLICKS)
    found = ranking.rows[chances >= PERHAPS]
    assert {400, 410, 470} < set(found.tolist())


def test_held_out_scores_have_not_seen_their_thumb() -> None:
    """A thumb that contradicts its place is believed by the model, not by the one held out."""
    points = library(400)
    clicks = [*CLICKS, (100, 1)]  # a stranger that was liked
    asked = ranker(points)
    held_out = asked.held_out(clicks)
    signs = np.array([sign for _, sign in clicks])
    assert held_out[:-1][signs[:-1] > 0].min() > held_out[-1]
    alone = ranker(points).rank(clicks[:-1])
    assert held_out[-1] < alone.scores[10]


def test_held_out_scores_leave_the_ranking_as_it_was() -> None:
    asked, alone = ranker(library(400)), ranker(library(400))
    before = asked.rank(CLICKS)
    first = asked.held_out(CLICKS)
    np.testing.assert_array_equal(asked.rank(CLICKS).scores, before.scores)
    np.testing.assert_array_equal(alone.held_out(CLICKS), first)


@pytest.mark.parametrize("clicks", [[], [(1, 1)], [(60, -1)], [(60, -1), (61, -1)]])
def test_few_thumbs_are_enough(clicks: list[Click]) -> None:
    _, chances = fill(ranker(library(400)), clicks)
    assert np.isfinite(chances).all()
    assert len(chances) == 399 - len(clicks)
    assert len(ranker(library(400)).held_out(clicks)) == len(clicks)


def test_a_library_of_nothing_else() -> None:
    points = library(3)
    _, chances = fill(ranker(points), [(1, 1), (2, -1)])
    assert len(chances) == 0


# Landmarks of scores, on hills whose places are known.


def named(scores: Float64, ups: Float64, downs: Float64) -> dict[str, float]:
    return dict(zip(NAMES, landmarks(scores, ups, downs).tolist(), strict=True))


def test_units_go_from_the_lower_hill_to_the_thumbs_up() -> None:
    scores = np.arange(9.0)  # a quarter of them is at most 2
    units = scale(scores, np.array([5.0, 7.0]))
    np.testing.assert_allclose(units(np.array([2.0, 4, 6])), [0, 0.5, 1])
    alone = scale(scores, NONE)  # the three best are 7 on average
    np.testing.assert_allclose(alone(np.array([2.0, 7])), [0, 1])


def test_thumbs_that_are_no_better_than_the_rest_have_a_unit() -> None:
    scores = np.arange(9.0)
    assert scale(scores, np.array([-50.0])).way == pytest.approx(0.75 * scores.std())


def test_the_hills_and_where_they_cross_are_found() -> None:
    random = np.random.default_rng(0)
    scores = np.concatenate([random.normal(0, 0.1, 900), random.normal(1, 0.1, 100)])
    found = named(scores, np.array([1.1, 0.9]), np.array([0.1, 0.3]))
    assert found["members_deviation"] == pytest.approx(0.1, abs=0.03)
    assert found["rest_deviation"] == pytest.approx(0.1, abs=0.03)
    assert np.exp(found["log_share"]) == pytest.approx(0.1, abs=0.01)
    assert 0.3 < found["crossing"] < 0.7
    assert found["mean_down"] == pytest.approx(0.2)
    assert 0 < found["skew"] < 1  # a quarter of the third moment's


def test_what_stands_in_for_thumbs() -> None:
    found = named(np.array([0.0, 0.1, 0.2, 0.3, 0.9, 1, 1.1]), NONE, NONE)
    assert found["mean_down"] == 0.3
    assert found["few_ups"] == found["few_downs"] == 1


def test_always_finite() -> None:
    for scores in (np.array([0.0, 1]), np.arange(9.0), np.array([0.0, 0, 0, 1e-9])):
        for thumbs in (NONE, np.array([-100.0]), np.array([100.0, 3])):
            units = scale(scores, thumbs)
            scaled = units(scores), units(thumbs)
            assert np.isfinite(landmarks(*scaled, NONE)).all()
            assert np.isfinite(landmarks(scaled[0], NONE, scaled[1])).all()
