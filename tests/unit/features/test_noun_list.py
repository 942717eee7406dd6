"""Nouns that a search can start from: which there are, and which one a word means."""

from __future__ import annotations

import pytest

from features.noun_list import completions, in_order, labels_by_noun, meant_by


def test_common_names_and_broader_terms_are_known() -> None:
    broader = ["bird", "boat", "building", "car", "flower", "fruit", "insect", "vehicle", "whale"]
    for noun in ("dog", "dalmatian", "border collie", "musical instrument", "reptile", *broader):
        assert labels_by_noun()[noun]
    assert "canis familiaris" not in labels_by_noun()
    assert "entity" not in labels_by_noun()


def test_every_noun_means_labels_that_there_are() -> None:
    assert list(labels_by_noun()) == sorted(labels_by_noun())
    assert {number for numbers in labels_by_noun().values() for number in numbers} == set(
        range(1000)
    )
    for noun, numbers in labels_by_noun().items():
        assert noun == noun.strip().lower()
        assert list(numbers) == sorted(set(numbers))


def test_a_broader_noun_holds_its_narrower_ones() -> None:
    labels = {noun: set(numbers) for noun, numbers in labels_by_noun().items()}
    for narrow, broad in [("dalmatian", "dog"), ("dog", "animal"), ("ant", "insect"),
                          ("saxophone", "musical instrument"), ("banana", "fruit")]:  # fmt: skip
        assert labels[narrow] < labels[broad]


@pytest.mark.parametrize(
    ("text", "noun"),
    [
        ("dog", "dog"),
        (" Dogs ", "dog"),
        ("butterflies", "butterfly"),
        ("wolves", "wolf"),
        ("buses", "bus"),
        ("sunglasses", "sunglasses"),
        ("T-shirt", "t-shirt"),
        ("musical   instruments", "musical instrument"),
        ("musical-instrument", "musical instrument"),
        ("unicorn", None),
        ("", None),
        ("s", None),
    ],
)
def test_a_word_means_a_noun_in_any_case_and_number(text: str, noun: str | None) -> None:
    assert meant_by(text) == noun


def test_completion_offers_common_and_broad_nouns_first() -> None:
    assert completions("d", 1) == ("dog",)
    assert completions("ca", 2) == ("car", "cat")
    assert completions("fl", 1) == ("flower",)
    assert completions("b", 2) == ("building", "bird")


def test_completion_offers_prefixes_before_later_words() -> None:
    offered = completions("dog", 200)
    first = [noun.startswith("dog") for noun in offered]
    assert first == sorted(first, reverse=True)
    assert "hunting dog" in offered


def test_completion_offers_one_of_several_names_and_what_was_typed() -> None:
    meant = [labels_by_noun()[noun] for noun in completions("f", 100)]
    assert len(set(meant)) == len(meant)
    assert completions("domestic dog", 2)[0] == "domestic dog"
    assert completions("auto", 1) == ("auto",)


def test_completion_of_nothing_and_of_what_is_unknown_is_empty() -> None:
    assert completions("  ", 5) == completions("xyz", 5) == ()


def test_the_order_holds_each_noun_once() -> None:
    assert sorted(in_order()) == list(labels_by_noun())
