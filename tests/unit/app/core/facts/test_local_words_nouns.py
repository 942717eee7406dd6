"""Nouns as people say them in other languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.core.base import language
from app.core.base.language import English
from app.core.facts import local_words
from app.core.facts.local_words import (
    english_noun,
    kinds,
    local_kind,
    local_noun,
    noun_among,
    noun_completions,
    noun_kept,
    suggestions,
)
from app.core.facts.terms import parse
from features import noun_list
from features.colour_words import is_colour
from features.word_meanings import parts_of, weights_of
from resources import WORDS


class Other(English):
    """English but for nouns."""

    def __init__(self, code: str) -> None:
        self.code = code


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    before = language.current_language()
    yield
    language.set_language(before)


@pytest.mark.parametrize("file", ["nouns.txt", "nouns_cldr.txt"])
def test_the_files_name_known_nouns(file: str) -> None:
    lines = (WORDS / file).read_text(encoding="utf-8").splitlines()
    rows = [line.split("|") for line in lines if not line.startswith("#")]
    assert {len(row) for row in rows} == {6}
    nouns = [row[0].strip() for row in rows]
    assert len(nouns) == len(set(nouns))
    assert [noun for noun in nouns if not (is_colour(noun) or weights_of(noun))] == []


def test_kinds_of_photos_are_named_in_the_plural() -> None:
    nouns = ("dog", "bus", "monkey", "wolf", "starfish", "aircraft", "berry")
    many = ["Dogs", "Buses", "Monkeys", "Wolves", "Starfish", "Aircraft", "Berry"]
    assert [local_kind(noun) for noun in nouns] == many
    assert all(weights_of(noun) and all(named.values()) for noun, named in kinds().items())
    named = {"de": "Hunde", "fr": "Chiens", "es": "Perros", "ja": "犬", "ar": "كلاب"}
    for code, dogs in named.items():
        language.set_language(Other(code))
        assert local_kind("dog") == dogs


def test_english_stays_english() -> None:
    assert english_noun("Dogs") == "dog"
    assert local_noun("dog") == "dog"
    assert noun_completions("dalm", 3) == list(noun_list.completions("dalm", 3))


@pytest.mark.parametrize(
    ("code", "typed", "noun", "said"),
    [
        ("de", "Hunde", "dog", "Hund"),
        ("de", "löwen", "lion", "Löwe"),
        ("de", "dogs", "dog", "Hund"),
        ("fr", "eglise", "church", "église"),
        ("es", "flores", "flower", "flor"),
        ("ja", "ネコ", "cat", "猫"),
        ("ar", "الكلب", "dog", "كلب"),
    ],
)
def test_what_is_typed_and_said(code: str, typed: str, noun: str, said: str) -> None:
    language.set_language(Other(code))
    assert english_noun(typed) == noun
    assert local_noun(noun) == said


def test_what_has_no_name_is_said_in_english() -> None:
    language.set_language(Other("de"))
    assert local_noun("affenpinscher") == "affenpinscher"
    assert english_noun("Quarkstrudel") is None


def test_completions_begin_as_typed_in_either_language() -> None:
    language.set_language(Other("de"))
    assert "Hund" in noun_completions("hun", 3)
    assert noun_completions("dalmati", 3) == ["Dalmatiner"]
    assert noun_completions("  ", 3) == []
    assert len(noun_completions("s", 3)) == 3
    assert "Zebra" in suggestions("zebr")
    assert suggestions("okapii")[0] == "okapi"  # of which there are only similar labels
    assert suggestions("Elefannt")[0] == "Elefant"


@pytest.mark.parametrize("code", ["de", "fr", "es", "ja", "ar"])
def test_every_name_means_its_noun_or_one_that_is_called_alike(code: str) -> None:
    language.set_language(Other(code))
    names = local_words._names(code)
    assert len(names) > 250
    for noun, said in names.items():
        for name in said:
            assert (found := english_noun(name)) == noun or name in names[str(found)]


@pytest.mark.parametrize(
    ("code", "typed", "noun", "parts"),
    [
        ("en", "red cars", "red car", ("red", "car")),
        ("de", "schwarzer Hund", "black dog", ("black", "dog")),
        ("ja", "赤い 車", "red car", ("red", "car")),
        ("en", "dog beach", "dog beach", ("dog", "beach")),
        ("en", "white horse", "white horse", ("white", "horse")),
        ("en", "hot dog", "hot dog", ("hot dog",)),
        ("en", "birthday cake", "birthday cake", ("birthday cake",)),
        ("en", "orange", "orange", ("orange",)),
        ("en", "gray", "grey", ("grey",)),
    ],
)
def test_several_words_are_one_meaning_or_each_its_own(
    code: str, typed: str, noun: str, parts: tuple[str, ...]
) -> None:
    language.set_language(Other(code))
    assert english_noun(typed) == noun
    assert parts_of(noun) == parts


def test_a_noun_that_was_found_stays_it_in_any_language() -> None:
    language.set_language(Other("de"))
    assert (english_noun("Boot"), english_noun("Stiefel")) == ("boat", "boot")
    assert (noun_kept("boot"), noun_kept("Boote")) == ("boot", "boat")


def test_what_a_person_calls_so_is_no_word_of_a_search() -> None:
    terms = parse("dog beach")
    found = noun_among(terms, lambda noun: noun == "beach")
    assert found is not None
    assert (found[0], [term.value for term in found[1]]) == ("dog", ["beach"])


@pytest.mark.parametrize(
    ("typed", "noun", "left"),
    [
        ("boats in Lisbon", "boat", ["Lisbon"]),
        ("photos of dogs", "dog", []),
        ("dogs and cats 2014", "dog cat", ["2014"]),
        ("bird of paradise 2014", "bird of paradise", ["2014"]),
        ("Bilder von Hunden", "dog", []),
        ("chiens à Paris", "dog", ["Paris"]),
    ],
)
def test_little_words_limit_nothing(typed: str, noun: str, left: list[str]) -> None:
    found = noun_among(parse(typed))
    assert found is not None
    assert (found[0], [term.value for term in found[1]]) == (noun, left)
