"""Sentences about a search that need no search to be tried."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.core.base import language
from app.core.base.language import English
from app.core.base.search_types import QueryItem, ResultEdge, ResultItem, SearchView
from app.core.search.summary import summary_of
from engine.feedback.guard import Evidence


class German(English):
    """German nouns in English sentences."""

    code = "de"


@pytest.fixture
def in_german() -> Iterator[None]:
    before = language.current_language()
    language.set_language(German())
    yield
    language.set_language(before)


@pytest.mark.usefixtures("in_german")
@pytest.mark.parametrize("nearest", [0.97, 1.0])
def test_a_word_is_said_as_people_say_it(nearest: float) -> None:
    results = (ResultItem(7, nearest, (1.0,), None),)
    query = (QueryItem(word="bird"),)
    edge = ResultEdge(None, "", line=0.5, moved=False, exist=0, done=False)
    view = SearchView(1, query, (), (), results, ("subject",), (1.0,), (1.0,), edge=edge)
    sentence = summary_of(view, Evidence(1.0, (), 0, 0, 0))
    assert "“Vogel”" in sentence
    assert "bird" not in sentence


def test_one_thumb_is_told_what_more_of_them_give() -> None:
    results = (ResultItem(7, 0.5, (1.0,), None),)
    query = (QueryItem(photo=3),)
    view = SearchView(1, query, (8,), (), results, ("subject",), (1.0,), (1.0,))
    sentence = summary_of(view, Evidence(1.0, (), 0, 0, 0))
    assert sentence == "Like a few more to see where the matches end."
