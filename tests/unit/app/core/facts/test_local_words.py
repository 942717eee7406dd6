"""Phrases of a search in other languages, as the English that is parsed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base import language
from app.core.base.language import English
from app.core.base.photo_types import FactCounts
from app.core.facts.completions import CompletionKind, completions
from app.core.facts.local_words import Phrases, english_noun, parse_typed, phrase_lines, phrases_of
from app.core.facts.terms import Term, TermKind, fold, parse, prefixes, text_of
from resources import TRANSLATIONS, WORDS
from resources.translation_files import read

TODAY = date(2026, 11, 22)
CODES = sorted(file.stem.removeprefix("query_") for file in WORDS.glob("query_*.txt"))
ONLY_SOME = {"{year}"}  # a year is marked as one in Japanese


class Other(English):
    """English but for what is typed."""

    def __init__(self, code: str) -> None:
        self.code = code


@pytest.fixture
def german() -> Iterator[None]:
    before = language.current_language()
    language.set_language(Other("de"))
    yield
    language.set_language(before)


def terms(code: str, text: str) -> list[tuple[str, str]]:
    found = parse(text, TODAY, phrases_of(code).to_english)
    return [(str(term.kind), term.value) for term in found]


def test_five_languages_have_words() -> None:
    assert CODES == ["ar", "de", "es", "fr", "ja"]


@pytest.mark.parametrize("code", CODES)
def test_every_language_knows_the_same_phrases(code: str) -> None:
    known = [english for english, _ in phrase_lines(code)]
    assert len(known) == len(set(known))
    assert set(known) - ONLY_SOME == {english for english, _ in phrase_lines("de")}


@pytest.mark.parametrize("code", CODES)
def test_what_the_field_proposes_is_understood(code: str) -> None:
    sentence = "Search: boats 2016, Lisbon, last summer"
    (proposed,) = read(TRANSLATIONS / f"likewise_{code}.ts")[sentence, ""]
    examples = proposed.partition(":")[2]
    boats, town, season = (each.strip() for each in re.split("[,،、]", examples))
    noun, year = boats.rsplit(maxsplit=1)
    before = language.current_language()
    language.set_language(Other(code))
    assert english_noun(noun) in ("boat", "ship")
    language.set_language(before)
    assert fold(town) == "paris"  # towns have the names that their table gives them
    assert terms(code, season) == [("date", "2026-06..2026-08")]
    assert terms(code, year) == [("date", "2016")]


@pytest.mark.parametrize("code", CODES)
def test_every_form_means_its_english_phrase(code: str) -> None:
    lines = dict(phrase_lines(code))
    values = {
        "n": "3", "year": "2024", "day": "15", "mm": "06", "dd": "15", "date": "2024",
        "month": lines["june"][0], "season": lines["summer"][0],
    }  # fmt: skip
    english_values = {**values, "month": "june", "season": "summer"}
    wrong = []
    for english, forms in phrase_lines(code):
        for form in forms:
            meant = phrases_of(code).to_english(form.format_map(values))
            if meant != english.format_map(english_values):
                wrong.append((form, meant))
    assert wrong == []


@pytest.mark.parametrize(
    ("code", "text", "found"),
    [
        ("de", "Letzter Sommer Querformat", [("date", "2026-06..2026-08"), ("shape", "landscape")]),
        ("de", "15. Juni 2024", [("date", "2024-06-15")]),
        ("de", "seit März 2023", [("date", "2023-03..")]),
        ("de", "seit 01.06.2024", [("date", "2024-06-01..")]),
        ("de", "ohne GPS", [("gps", "no")]),
        ("de", "3 Sterne", [("stars", ">=3")]),
        ("de", "kamera:Acme", [("camera", "Acme")]),
        ("de", 'ordner:"Alte Bilder"', [("folder", "Alte Bilder")]),
        ("de", "juni see", [("word", "juni"), ("word", "see")]),
        ("fr", "l’été dernier sans gps", [("date", "2026-06..2026-08"), ("gps", "no")]),
        ("fr", "ete dernier", [("date", "2026-06..2026-08")]),
        ("fr", "depuis le 1er juin 2024", [("date", "2024-06-01..")]),
        ("es", "desde el 15 de junio de 2024", [("date", "2024-06-15..")]),
        ("es", "cámara:Acme", [("camera", "Acme")]),
        ("ja", "この前の夏", [("date", "2026-06..2026-08")]),
        ("ja", "去年の夏 横長", [("date", "2025-06..2025-08"), ("shape", "landscape")]),
        ("ja", "2024年6月15日", [("date", "2024-06-15")]),
        ("ja", "2024年6月以降", [("date", "2024-06..")]),
        ("ja", "場所：東京", [("place", "東京")]),
        ("ar", "الصيف الماضي", [("date", "2026-06..2026-08")]),
        ("ar", "٢٠٢٤", [("date", "2024")]),
        ("ar", "٣ نجوم", [("stars", ">=3")]),
    ],
)
def test_what_is_typed(code: str, text: str, found: list[tuple[str, str]]) -> None:
    assert terms(code, text) == found


@pytest.mark.parametrize("code", CODES)
def test_english_is_understood_everywhere(code: str) -> None:
    for text in ("last summer", "no gps", "june 2024", "since 2020", "red label", "=2 stars"):
        assert terms(code, text) == terms("en", text)
    for prefix in prefixes():
        assert terms(code, f"{prefix}:x") == [(prefix, "x")]


def test_what_must_not_be() -> None:
    found = parse("-querformat", TODAY, phrases_of("de").to_english)
    assert found == (Term(TermKind.SHAPE, "landscape", True),)


@pytest.mark.usefixtures("german")
def test_what_is_kept_means_the_same_in_every_language() -> None:
    kept = text_of(parse_typed("Querformat 3 Sterne rote Markierung ort:Rom", TODAY))
    assert kept == "landscape >=3 stars red label place:Rom"
    assert parse(kept, TODAY) == parse_typed(kept, TODAY)


def test_a_kept_word_stays_a_word_where_it_is_a_phrase() -> None:
    kept = text_of(parse("heute", TODAY))
    assert parse(kept) == (Term(TermKind.WORD, "heute"),)


@given(st.text(max_size=30))
def test_any_text_can_be_typed(text: str) -> None:
    for code in CODES:
        found = parse(text, TODAY, phrases_of(code).to_english)
        assert parse(text_of(found), TODAY) == found


def test_a_language_without_words_is_typed_in_english() -> None:
    assert list(phrase_lines("xx")) == []
    assert Phrases().to_english("last summer") == "last summer"
    assert Phrases().from_english("last summer") == "last summer"


@pytest.mark.usefixtures("german")
def test_completion_offers_the_window_s_words() -> None:
    found = completions("see letzter s", FactCounts(), (), with_words=False)
    assert [(each.kind, each.label, each.text) for each in found] == [
        (CompletionKind.DATE, "letzter Sommer", "see letzter Sommer")
    ]
    assert completions("-ohne g", FactCounts(), (), with_words=False)[0].text == "-ohne GPS"
    english = completions("last su", FactCounts(), (), with_words=False)
    assert [each.label for each in english] == ["last summer"]


def test_one_letter_is_completed_and_no_word_itself() -> None:
    found = completions("d", FactCounts(), (), with_words=True)
    words = [each.label for each in found if each.kind == CompletionKind.SUBJECT]
    assert words[:1] == ["dog"]
