"""Sentences about words that were typed."""

from __future__ import annotations

from app.ui.facts.sentences import (
    PICTURE,
    of_minus,
    sought_in,
    text_of_words,
    unknown,
)


def test_words_alone_are_searched_by() -> None:
    assert text_of_words("sea 2024 -person") == "sea"


def test_what_is_sought_is_quoted_as_it_was_typed() -> None:
    assert sought_in("emma zed") == "“emma zed”"
    assert sought_in("emma 2024 -name:x zed") == "“emma zed”, 2024, not name “x”"
    assert sought_in("") == ""


def test_what_a_minus_leaves_out() -> None:
    assert "named “&lt;b&gt;” are left out" in of_minus("-<b>")
    assert of_minus("sea -2024") == ""


def test_a_word_that_is_not_known() -> None:
    said, links = unknown("elephunt")
    assert "doesn't know the word “elephunt”" in said
    assert "elephant</a>" in links
    assert f'<a href="{PICTURE}">' in links
