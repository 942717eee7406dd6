"""Keywords as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.errors import MarkError
from app.core.marks.fields import LONGEST, checked, cleaned, joined


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("dog", "dog"),
        ("  two   words\t", "two words"),
        ("Animals | Dog|", "Animals|Dog"),
        ("1/2 price", "1/2 price"),
        ("Cafe\N{COMBINING ACUTE ACCENT}", "Caf\N{LATIN SMALL LETTER E WITH ACUTE}"),
        ("a\x00b\x1b", "ab"),
        ("lone \ud800 surrogate", "lone surrogate"),
        (" | ", ""),
        ("x" * (LONGEST + 1), ""),
    ],
)
def test_cleaning(typed: str, meant: str) -> None:
    assert cleaned(typed) == meant


@given(st.text())
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    once = cleaned(text)
    assert cleaned(once) == once
    once.encode()


def test_what_is_typed_is_refused_if_nothing_is_left() -> None:
    assert checked([" a ", "b", "a"]) == ("a", "b")
    with pytest.raises(MarkError, match="can't be a keyword"):
        checked(["a", "  "])


def test_flat_names_that_a_hierarchical_keyword_has_are_left_out() -> None:
    assert joined(["Dog", "Animals", "sea"], ["Animals|Dog"]) == ("Animals|Dog", "sea")
    assert joined(["dog", " "], []) == ("dog",)
