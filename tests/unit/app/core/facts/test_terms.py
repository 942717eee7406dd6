"""What is typed, as terms and back."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.photo_types import COLOURS
from app.core.facts.terms import (
    FORMATS,
    LONGEST,
    MOST_TERMS,
    SHAPES,
    Term,
    TermKind,
    fold,
    named,
    parse,
    prefixes,
    text_of,
)

TODAY = date(2026, 11, 22)


def kinds(text: str) -> list[tuple[str, str]]:
    return [(str(term.kind), term.value) for term in parse(text, TODAY)]


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("", []),
        ("lisbon beach", [("word", "lisbon"), ("word", "beach")]),
        ('"new york"', [("word", "new york")]),
        ('"new york', [("word", "new york")]),
        ('2024 "2024"', [("date", "2024"), ("word", "2024")]),
        ("img_2024.jpg", [("word", "img_2024.jpg")]),
        ("june 2024 sea", [("date", "2024-06"), ("word", "sea")]),
        ("june sea", [("word", "june"), ("word", "sea")]),
        ("Last Summer Landscape", [("date", "2026-06..2026-08"), ("shape", "landscape")]),
        ("this day", [("day", "11-22")]),
        (">= 3 stars", [("stars", ">=3")]),
        (">=3 stars", [("stars", ">=3")]),
        ("4 stars", [("stars", ">=4")]),
        ("=2 stars", [("stars", "=2")]),
        ("no stars", [("stars", "=0")]),
        ("★★★", [("stars", ">=3")]),
        ("9 stars", [("word", "9"), ("word", "stars")]),
        ("red label", [("colour", "red")]),
        ("red", [("word", "red")]),
        ("RAW jpg heic", [("format", "RAW"), ("format", "JPEG"), ("format", "HEIF")]),
        ("with GPS", [("gps", "with")]),
        ("no gps", [("gps", "no")]),
        ('camera:"Acme One"', [("camera", "Acme One")]),
        ("keyword:Animals|Dog", [("keyword", "Animals|Dog")]),
        ("keyword:", []),
        ("http://x", [("word", "http://x")]),
        ("sea sea SEA", [("word", "sea"), ("word", "SEA")]),
        ("-", [("word", "-")]),
    ],
)
def test_terms(text: str, terms: list[tuple[str, str]]) -> None:
    assert kinds(text) == terms


def test_what_must_not_be() -> None:
    assert parse("-sea -2024 -no gps -album:Old", TODAY) == (
        Term(TermKind.WORD, "sea", True),
        Term(TermKind.DATE, "2024", True),
        Term(TermKind.GPS, "no", True),
        Term(TermKind.ALBUM, "Old", True),
    )


def test_what_is_too_much_is_left_out() -> None:
    assert len(parse("x" * 10**6, TODAY)[0].value) == LONGEST
    assert len(parse(" ".join(f"a{i}" for i in range(10**4)), TODAY)) == MOST_TERMS


def test_text_is_compared_without_accents_and_capitals() -> None:
    assert fold("Zürich") == fold("ZURICH") == "zurich"
    assert fold("Straße") == "strasse"
    assert fold("Москва") == "москва"


@given(st.text())
def test_the_text_of_terms_has_the_same_terms(text: str) -> None:
    terms = parse(text, TODAY)
    assert parse(text_of(terms), TODAY) == terms


PARTS = (
    'june,2024,last,summer,no,gps,3,stars,red,label,this,day,15,since,day:06-15,-,",a b,raw,sea,..,'
    "album:x,>=3,★★"
)
WORDS = st.sampled_from(PARTS.split(","))
TERMS = st.one_of(
    st.builds(named, st.sampled_from([TermKind.WORD, *prefixes()]), st.text() | WORDS),
    st.builds(Term, st.just(TermKind.SHAPE), st.sampled_from(SHAPES), st.booleans()),
    st.builds(
        Term, st.just(TermKind.FORMAT), st.sampled_from(list(FORMATS.values())), st.booleans()
    ),
    st.builds(Term, st.just(TermKind.COLOUR), st.sampled_from(COLOURS), st.booleans()),
    st.builds(Term, st.just(TermKind.GPS), st.sampled_from(["no", "with"]), st.booleans()),
    st.builds(Term, st.just(TermKind.STARS), st.sampled_from([">=3", "=0", "=5"]), st.booleans()),
    st.builds(Term, st.just(TermKind.DATE), st.sampled_from(["2024", "..2024-06"]), st.booleans()),
    st.builds(Term, st.just(TermKind.DAY), st.sampled_from(["02-29", "12-31"]), st.booleans()),
)


@given(st.lists(TERMS, max_size=6))
def test_terms_stay_themselves_whatever_stands_beside_them(terms: list[Term | None]) -> None:
    given_terms = tuple(dict.fromkeys(term for term in terms if term))
    assert parse(text_of(given_terms), TODAY) == given_terms


@given(st.lists(WORDS, max_size=12).map(" ".join))
def test_phrases_in_any_order(text: str) -> None:
    terms = parse(text, TODAY)
    assert parse(text_of(terms), TODAY) == terms
