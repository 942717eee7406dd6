"""What a search started from, in words, also from right to left."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.base import language
from app.core.base.search_types import QueryItem
from app.ui.facts.earlier_searches import name_of_query

ISOLATED = "\N{FIRST STRONG ISOLATE}0-2.jpg\N{POP DIRECTIONAL ISOLATE}"


class Backwards(language.English):
    right_to_left = True


@pytest.fixture
def backwards() -> Iterator[None]:
    before = language.current_language()
    language.set_language(Backwards())
    yield
    language.set_language(before)


def path_of(photo: int) -> Path:
    return Path("/photos", f"0-{photo}.jpg")


def test_a_photo_is_named_and_the_others_counted() -> None:
    assert name_of_query([QueryItem(photo=2)], path_of) == "0-2.jpg"
    assert name_of_query([QueryItem(photo=2)] * 3, path_of) == "0-2.jpg and 2 more"


def test_from_right_to_left_a_name_reads_as_it_is_written(backwards: None) -> None:
    assert name_of_query([QueryItem(photo=2)], path_of) == ISOLATED
