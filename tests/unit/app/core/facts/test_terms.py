"""Terms: what typed text means, and the photos that columns of facts find for it."""

from __future__ import annotations

import calendar
import os
from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.photo_types import COLOURS, Marks
from app.core.facts.columns import matches, pack
from app.core.facts.dates import seconds_of
from app.core.facts.tables import FactLine
from app.core.facts.terms import (
    FORMATS,
    MAX_LENGTH,
    MAX_TERMS,
    SHAPES,
    Term,
    TermKind,
    fold,
    is_any_of,
    named,
    parse,
    prefixes,
    text_of,
)

# What is typed, as terms and back.

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
    assert len(parse("x" * 10**6, TODAY)[0].value) == MAX_LENGTH
    assert len(parse(" ".join(f"a{i}" for i in range(10**4)), TODAY)) == MAX_TERMS


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


# Filtering packed columns, beside looking at each photo by itself.

ROOTS = {1: "Photos"}
NAMES = st.sampled_from(["IMG_1.jpg", "sea.png", "Zürich.JPG", "a", "sea sea.raw", "\udcff.jpg"])
LINES = st.builds(
    FactLine,
    photo=st.just(0),
    files=st.builds(
        lambda folder, name: ((1, folder + os.fsencode(name)),),
        st.sampled_from([b"", b"2024/sea/", b"caf\xc3\xa9/", b"\xff/"]),
        NAMES,
    ),
    modified=st.just(0.0),
    taken=st.datetimes(datetime(2023, 1, 1), datetime(2025, 1, 1)).map(
        lambda moment: float(calendar.timegm(moment.timetuple()))
    ),
    width=st.sampled_from([0, 99, 100, 200]),
    height=st.sampled_from([0, 100, 150]),
    place=st.sampled_from(["", "Lisbon|Portugal", "Zürich|Zurich|Switzerland"]),
    located=st.booleans(),
    marks=st.builds(
        Marks,
        stars=st.integers(-1, 5),
        colour=st.sampled_from(["", *COLOURS, "Teal"]),
        keywords=st.sampled_from([(), ("Animals|Dog",), ("sea", "Animal"), ("a", "b", "c")]),
    ),
    facts=st.fixed_dictionaries(
        {
            "camera": st.sampled_from(["", "Acme One", "Acme Two"]),
            "lens": st.sampled_from([None, "35 mm"]),
            "format": st.sampled_from([None, "JPEG"]),
        }
    ),
)
TYPED = (
    "sea,-sea,zurich,acme,2024,2023-05,-2024,day:05-04,landscape,square,jpeg,raw,with gps,no gps,"
    '>=3 stars,=0 stars,red label,keyword:animals,keyword:dog,camera:"acme one",lens:35,'
    'camera:"acme two",place:portugal,folder:2024,name:img,album:mine,mine,photos,\udcff'
)
TEXTS = st.lists(st.sampled_from(TYPED.split(",")), max_size=4).map(" ".join)
ALBUM = {1, 3, 4}


def members(name: str) -> set[int]:
    return ALBUM if name == "mine" else set()


def is_met(term: Term, photo: FactLine) -> bool:
    value = fold(term.value)
    path = os.fsdecode(photo.files[0][1])
    folder, name = f"Photos/{path.rpartition('/')[0]}", path.rpartition("/")[2]
    moment = datetime.fromtimestamp(photo.taken or 0.0, UTC)
    levels = [fold(keyword).split("|") for keyword in photo.marks.keywords]
    match term.kind:
        case TermKind.WORD:
            texts = [name, folder, photo.place, photo.facts["camera"], *photo.marks.keywords]
            return any(value in fold(text) for text in texts) or photo.photo in members(value)
        case TermKind.NAME:
            return value in fold(name)
        case TermKind.FOLDER:
            return value in fold(folder)
        case TermKind.KEYWORD:
            return any(value in level for level in levels)
        case TermKind.PLACE:
            return value in fold(photo.place)
        case TermKind.ALBUM:
            return photo.photo in ALBUM
        case TermKind.DATE:
            since, until = seconds_of(term.value)
            return since <= (photo.taken or 0.0) < until
        case TermKind.DAY:
            return f"{moment:%m-%d}" == term.value
        case TermKind.SHAPE:
            w, h = photo.width, photo.height
            if not w or not h:
                return False
            near = abs(w - h) <= 0.02 * max(w, h)
            return term.value == ("square" if near else "landscape" if w > h else "portrait")
        case TermKind.FORMAT:
            ending = {"jpg": "JPEG", "png": "PNG", "raw": "RAW"}
            return term.value == (
                photo.facts["format"] or ending.get(name.lower().rpartition(".")[2], "")
            )
        case TermKind.GPS:
            return photo.located == (term.value == "with")
        case TermKind.STARS:
            stars, number = max(photo.marks.stars, 0), int(term.value[-1])
            return stars >= number if term.value.startswith(">=") else stars == number
        case TermKind.COLOUR:
            return photo.marks.colour == term.value
        case fact:
            return value in fold(photo.facts[fact] or "")


def is_wanted(terms: tuple[Term, ...], photo: FactLine) -> bool:
    wanted = [term for term in terms if not term.negated]
    either = {
        kind: any(is_met(term, photo) for term in wanted if term.kind == kind)
        for kind in {term.kind for term in wanted if is_any_of(term.kind)}
    }
    return (
        not any(is_met(term, photo) for term in terms if term.negated)
        and all(is_met(term, photo) for term in wanted if not is_any_of(term.kind))
        and all(either[term.kind] for term in wanted if is_any_of(term.kind))
    )


@pytest.mark.slow
@given(st.lists(LINES, max_size=12), TEXTS)
def test_columns_find_what_looking_at_each_photo_finds(lines: list[FactLine], text: str) -> None:
    numbered = [line._replace(photo=number) for number, line in enumerate(lines)]
    terms = parse(text, date(2026, 1, 1))
    found = matches(terms, pack(numbered, ROOTS), members)
    assert found.tolist() == [is_wanted(terms, photo) for photo in numbered]


def test_a_word_does_not_reach_over_the_end_of_a_name() -> None:
    columns = pack([], ROOTS)
    assert columns.names.containing("a").tolist() == []
    line = FactLine(0, ((1, b"ab"),), 0.0, None, 1, 1, "", False, Marks())
    columns = pack([line, line._replace(photo=1)], ROOTS)
    assert columns.names.containing("ab").tolist() == [True, True]
    assert columns.names.containing("ba").tolist() == [False, False]
    assert columns.names.containing("abab").tolist() == [False, False]
    assert columns.names.containing("").tolist() == [True, True]


@pytest.mark.parametrize(("word", "found"), [("flower", [False, True]), ("rex", [True, True])])
def test_an_album_called_by_a_noun_is_meant_without_what_has_it_in_its_name(
    word: str, found: list[bool]
) -> None:
    files = ((1, os.fsencode(f"{word}s.jpg")),)
    line = FactLine(0, files, 0.0, None, 1, 1, "", False, Marks())
    columns = pack([line, line._replace(photo=1, files=((1, b"b.jpg"),))], ROOTS)
    assert matches(parse(word), columns, lambda _: {1}).tolist() == found


def test_a_day_of_any_year_is_when_a_photo_was_taken_and_not_when_its_file_changed() -> None:
    noon = float(calendar.timegm((2023, 5, 4, 12, 0, 0)))
    line = FactLine(0, ((1, b"a.jpg"),), noon, None, 1, 1, "", False, Marks())
    columns = pack([line, line._replace(photo=1, taken=noon)], ROOTS)
    assert matches(parse("day:05-04"), columns, members).tolist() == [False, True]
