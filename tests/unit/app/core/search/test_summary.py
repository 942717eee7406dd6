"""Sentences about a search that need no search to be tried."""

from __future__ import annotations

from likewise.app.core.search.summary import FEW, doubtful_line
from likewise.engine.feedback.candidates import CANDIDATES


def test_a_line_through_few_photos_is_said_to_be_a_guess() -> None:
    assert "too few photos" in doubtful_line(FEW - 1, 3)
    assert doubtful_line(FEW, 150) == ""


def test_an_album_that_reaches_the_bound_of_what_is_compared_is_said_to_go_on() -> None:
    assert "1,000 photos" in doubtful_line(CANDIDATES, CANDIDATES // 2 + 1)
    assert doubtful_line(CANDIDATES, CANDIDATES // 2) == ""
    assert doubtful_line(CANDIDATES - 1, CANDIDATES - 1) == ""
