"""Filling: cross-fitted scores, and the same after photos have arrived."""

from __future__ import annotations

import numpy as np
import pytest

from engine.feedback.line import PERHAPS, fill
from engine.feedback.ranker import Click, SearchRanker
from engine.types import Float32

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
