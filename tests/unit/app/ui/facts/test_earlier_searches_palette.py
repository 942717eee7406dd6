"""The palette of earlier searches: asked for, narrowed, opened again."""

from __future__ import annotations

from typing import Any
from unittest.mock import call

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.base.search_types import EarlierSearch, QueryItem
from app.ui.commands.palette import Palette
from app.ui.style.appearance import dress
from app.ui.style.tokens import DARK, LIGHT, Tokens
from tests.unit.app.ui.gestures import actions_of, press
from tests.unit.app.ui.window.test_main_window_accessibility import unnamed

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
