"""Sentences filled in, in English and in another language."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path
from typing import ClassVar

import pytest

from app.core.base import language
from app.core.base.language import (
    English,
    Plural,
    Sentence,
    english,
    number,
    tr,
    tr_date,
    tr_later,
    tr_n,
)


class Backwards(English):
    """A language with three forms, its own numbers and the other direction."""

    right_to_left = True
    sentences: ClassVar = {
        ("Copy {count} to {folder}", ""): ["nach {folder}: {count}"],
        ("Open", "a door"): ["auf"],
        ("{n} photos", ""): ["keins", "eins", "{n} viele"],
        ("d MMMM yyyy", language.DATE_NOTE): ["yyyy-MM-dd"],
    }

    def find(self, text: str, note: str, number: int | None) -> str | None:
        forms = self.sentences.get((text, note))
        return forms and forms[0 if number is None else min(number, 2)]

    def number(self, value: float, decimals: int) -> str:
        return super().number(value, decimals).replace(",", "'")


@pytest.fixture
def backwards() -> Iterator[None]:
    before = language.current_language()
    language.set_language(Backwards())
    yield
    language.set_language(before)


def test_english_is_as_it_is_written() -> None:
    assert tr("Rescan") == "Rescan"
    assert tr("Copy {count} to {folder}", count=2000, folder=Path("a")) == "Copy 2,000 to a"
    assert tr_n("{n} photo", "{n} photos", 1) == "1 photo"
    assert tr_n("{n} photo of {all}", "{n} photos of {all}", 0, all=1000) == "0 photos of 1,000"
    assert tr_n(*Plural("one", "many"), 1) == "one"
    assert tr(tr_later("Later")) == "Later"
    assert number(2000) == "2,000"
    assert number(1.25, 1) == "1.2"


def test_english_dates() -> None:
    moment = datetime(2024, 6, 3, 14, 5, 9)
    assert tr_date(moment, "d MMM yyyy, HH:mm:ss") == "3 Jun 2024, 14:05:09"
    assert tr_date(date(2024, 6, 3), "d MMMM 'of any year'") == "3 June of any year"
    assert tr_date(moment, "yyyy-MM-dd") == "2024-06-03"


def test_braces_without_a_value_stay() -> None:
    assert tr("{date} gives the day of {what}", what="{date}") == "{date} gives the day of {date}"


@pytest.mark.usefixtures("backwards")
def test_another_language_has_its_order_numbers_and_forms() -> None:
    inside = "\N{FIRST STRONG ISOLATE}x\N{POP DIRECTIONAL ISOLATE}"
    assert tr("Copy {count} to {folder}", count=2000, folder="x") == f"nach {inside}: 2'000"
    assert [tr_n("{n} photo", "{n} photos", n) for n in (0, 1, 1000)] == [
        *("keins", "eins", "1'000 viele")
    ]
    assert tr("Open") == "Open"
    assert tr("Open", "a door") == "auf"
    assert tr_date(date(2024, 6, 3), "d MMMM yyyy") == "2024-06-03"


@pytest.mark.usefixtures("backwards")
def test_what_is_kept_is_english() -> None:
    inner = tr_n("{n} photo", "{n} photos", 2000)
    assert english(tr("Copy {count} to {folder}", count=inner, folder="x")) == (
        "Copy 2,000 photos to x"
    )
    assert english("as it is") == "as it is"


def test_a_sentence_of_another_process_is_said_in_the_language_of_this_one(backwards: None) -> None:
    spoken = language.current_language()
    language.set_language(English())
    sent = pickle.dumps([tr_n("{n} photo", "{n} photos", 1), "plain"])
    language.set_language(spoken)
    said, plain = pickle.loads(sent)
    assert (said, plain) == ("eins", "plain")
    assert isinstance(said, Sentence)
