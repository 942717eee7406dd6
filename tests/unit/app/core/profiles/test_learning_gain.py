"""The learning gain: the figure that says whether learning helped."""

from __future__ import annotations

from typing import Any

from app.core.profiles.profiles import ENOUGH, LAST, gain_sentence, note_gains


def test_it_says_the_mean_over_searches(photos: Any) -> None:
    catalogue = photos.library.catalogue
    assert gain_sentence(catalogue, 1) == ""
    note_gains(catalogue, 1, 10, [3, 5])
    assert "start 4 places better" in gain_sentence(catalogue, 1)
    note_gains(catalogue, 1, 11, [20])
    assert "start 12 places better" in gain_sentence(catalogue, 1)
    assert gain_sentence(catalogue, 2) == ""
    note_gains(catalogue, 2, 12, [1])
    assert "start 1 place better" in gain_sentence(catalogue, 2)


def test_a_search_counts_as_it_is_now(photos: Any) -> None:
    catalogue = photos.library.catalogue
    note_gains(catalogue, 1, 10, [30])
    assert "start 30 places better" in gain_sentence(catalogue, 1)
    note_gains(catalogue, 1, 10, [-4])
    assert gain_sentence(catalogue, 1) == ""
    note_gains(catalogue, 1, 10, [])
    assert gain_sentence(catalogue, 1) == ""


def test_little_is_not_told_to_be_nothing_too_soon(photos: Any) -> None:
    catalogue = photos.library.catalogue
    told = []
    for search in range(ENOUGH):
        note_gains(catalogue, 1, search, [0])
        told.append("as without learning" in gain_sentence(catalogue, 1))
    assert told == [False] * (ENOUGH - 1) + [True]


def test_only_the_latest_searches_count(photos: Any) -> None:
    catalogue = photos.library.catalogue
    note_gains(catalogue, 1, 0, [10_000])
    for search in range(1, LAST + 1):
        note_gains(catalogue, 1, search, [7])
    assert "start 7 places better" in gain_sentence(catalogue, 1)
