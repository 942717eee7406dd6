"""Candidates are as many as settings say, and more after readouts that found too little."""

from __future__ import annotations

import pytest

from engine.index.candidate_counts import WIDER, CandidateCounts
from engine.index.hash_state import HashSettings

SETTINGS = HashSettings(candidates=100, share=0.01, shortlist=20, recall_target=0.98)


@pytest.mark.parametrize(("k", "ranked"), [(1, 20), (16, 20), (50, 60), (100, 120)])
def test_at_least_a_fifth_more_than_wanted_are_ranked(k: int, ranked: int) -> None:
    assert CandidateCounts().ranked(SETTINGS, k) == ranked
    assert CandidateCounts(factor=1.5).ranked(SETTINGS, k) == ranked * 3 // 2


@pytest.mark.parametrize(
    ("count", "rows", "proposed"),
    [(5, 1000, 100), (5, 50_000, 500), (40, 1000, 200)],  # a number, a share, five times as many
)
def test_the_largest_of_three_numbers_is_proposed(count: int, rows: int, proposed: int) -> None:
    assert CandidateCounts().proposed(SETTINGS, count, rows) == proposed


def test_low_recall_widens_as_long_as_it_helps() -> None:
    counts = CandidateCounts().after(SETTINGS, 0.5, 20, 1000)
    assert counts == CandidateCounts(WIDER, 0.5)
    counts = counts.after(SETTINGS, 0.6, 20, 1000)
    assert counts == CandidateCounts(WIDER**2, 0.6)
    assert counts.after(SETTINGS, 0.6, 20, 1000) == counts  # it did not help


def test_good_recall_and_a_library_without_more_rows_change_nothing() -> None:
    assert CandidateCounts().after(SETTINGS, 0.99, 20, 1000) == CandidateCounts(1.0, 0.99)
    assert CandidateCounts().after(SETTINGS, 0.5, 20, 100) == CandidateCounts(1.0, 0.5)
