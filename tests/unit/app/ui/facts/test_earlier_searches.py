"""Earlier searches: in words, and in the palette."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import call

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.base import language
from app.core.base.search_types import EarlierSearch, QueryItem
from app.ui.commands.palette import Palette
from app.ui.facts.earlier_searches import name_of_query
from app.ui.facts.sentences import PICTURE, of_minus, sought_in, text_of_words, unknown
from app.ui.style.appearance import dress
from app.ui.style.tokens import DARK, LIGHT, Tokens
from tests.unit.app.ui.gestures import actions_of, press
from tests.unit.app.ui.window.test_main_window_accessibility import unnamed

# Sentences about words that were typed.


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


# What a search started from, in words, also from right to left.

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


# The palette of earlier searches: asked for, narrowed, opened again.

SEARCHES = (
    EarlierSearch(9, 2e9, (QueryItem(photo=3),), 2, 1, "Seaside"),
    EarlierSearch(8, 1e9, (QueryItem(word="dog"),), 0, 0, ""),
    EarlierSearch(7, 1e9, (), 1, 0, ""),  # can't be opened
    EarlierSearch(6, 1e9, (QueryItem(word="dog"),), 0, 0, ""),  # the same again
)


def opened(window: Any) -> Palette:
    """The palette that is seen; one opened before it is left."""
    (palette,) = (each for each in window.findChildren(Palette) if each.isVisible())
    assert isinstance(palette, Palette)
    return palette


def spoken(palette: Palette) -> list[str]:
    role = Qt.ItemDataRole.AccessibleTextRole
    return [str(palette.list.item(row).data(role)) for row in range(1, palette.list.count())]


def test_a_search_is_found_and_opened_again(window: Any, fake_bus: Any) -> None:
    fake_bus.library.facts.earlier_searches.return_value = ()
    press(window.browser.library, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert "no earlier searches yet" in opened(window).nothing.text()
    fake_bus.library.facts.earlier_searches.return_value = SEARCHES
    actions_of(window)["history"].trigger()
    palette = opened(window)
    first, second = spoken(palette)
    assert "2 liked, 1 disliked" in first
    assert "album “Seaside”" in first
    assert "“dog”" in second
    assert unnamed(palette) == []
    palette.line.setText("nothing like it")
    assert spoken(palette) == []
    assert "matches" in palette.nothing.text()
    palette.line.setText("SEASI")
    assert len(spoken(palette)) == 1
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    assert fake_bus.asked[-1] == call.searches.reopen(9)
    assert palette.isHidden()


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
def test_words_stand_on_the_ground_of_the_theme(window: Any, fake_bus: Any, tokens: Tokens) -> None:
    fake_bus.library.facts.earlier_searches.return_value = SEARCHES[1:2]
    dress(window, tokens)
    actions_of(window)["history"].trigger()
    shown = opened(window).list
    picture = shown.grab().toImage()
    ratio = picture.devicePixelRatio()
    cover = shown.visualItemRect(shown.item(1))
    ground = picture.pixelColor(round(24 * ratio), round((cover.top() + 8) * ratio))
    assert (ground.lightnessF() < 0.5) == (tokens is DARK)
