"""Ranking by an order that is given in place of the distance, as that of a word."""

from __future__ import annotations

import numpy as np
import pytest

from engine.errors import InputError
from engine.feedback.candidates import squared_distances
from engine.feedback.meanings import meanings
from engine.feedback.ranker import SearchRanker, rank
from tests.unit.engine.feedback.ranker_steps import KINDS, Z, precision, thumbs


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
