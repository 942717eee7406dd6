"""Sentences about a search that need no search to be tried."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.core.base import language
from app.core.base.language import English
from app.core.base.search_types import QueryItem, ResultItem, SearchView
from app.core.search.summary import FEW, doubtful_line, summary_of
from engine.feedback.candidates import CANDIDATES
from engine.feedback.guard import Evidence


class German(English):
    """German nouns in English sentences."""

    code = "de"


@pytest.fixture
def in_german() -> Iterator[None]:
    before = language.spoken()
    language.speak(German())
    yield
    language.speak(before)


@pytest.mark.usefixtures("in_german")
@pytest.mark.parametrize("nearest", [0.1, 0.9, 1.0])
def test_a_word_is_said_as_people_say_it(nearest: float) -> None:
    results = (ResultItem(7, nearest, (1.0,), None),)
    query = (QueryItem(word="bird"),)
    view = SearchView(1, 1, query, (), (), results, ("subject",), (1.0,), (1.0,), (1.0,))
    sentence = summary_of(view, Evidence(1.0, (), 0, 0, 0))
    assert "“Vogel”" in sentence
    assert "bird" not in sentence


def test_a_line_through_few_photos_is_said_to_be_a_guess() -> None:
    assert "so few photos" in doubtful_line(FEW - 1, 3)
    assert doubtful_line(FEW, 150) == ""


def test_an_album_that_reaches_the_bound_of_what_is_compared_is_said_to_go_on() -> None:
    assert "1,000 photos" in doubtful_line(CANDIDATES, CANDIDATES // 2 + 1)
    assert doubtful_line(CANDIDATES, CANDIDATES // 2) == ""
    assert doubtful_line(CANDIDATES - 1, CANDIDATES - 1) == ""
