"""The list of earlier searches: asked for, narrowed, opened again."""

from __future__ import annotations

from typing import Any
from unittest.mock import call

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.core.base.search_types import EarlierSearch, QueryItem
from app.ui.facts.earlier_searches import HistoryDialog
from app.ui.style.appearance import dress
from app.ui.style.tokens import DARK, LIGHT, Tokens
from tests.unit.app.ui.gestures import actions_of, press
from tests.unit.app.ui.window.test_main_window_accessibility import unnamed

SEARCHES = (
    EarlierSearch(9, 2e9, (QueryItem(photo=3),), 2, 1, "Seaside"),
    EarlierSearch(8, 1e9, (QueryItem(word="dog"),), 0, 0, ""),
    EarlierSearch(7, 1e9, (), 1, 0, ""),
)


def test_a_search_is_found_and_opened_again(window: Any, fake_bus: Any, qtbot: QtBot) -> None:
    fake_bus.library.facts.earlier_searches.return_value = ()
    press(window.browser.library, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(HistoryDialog)
    assert "no earlier searches yet" in dialog.note.text()
    fake_bus.library.facts.earlier_searches.return_value = SEARCHES
    actions_of(window)["history"].trigger()
    assert [button.isEnabled() for button in dialog.shown()] == [True, True, False]
    assert "2 liked, 1 disliked" in dialog.shown()[0].accessibleName()
    assert "album “Seaside”" in dialog.shown()[0].accessibleName()
    assert unnamed(dialog) == []
    dialog.line.setText("nothing like it")
    assert dialog.shown() == []
    assert "matches" in dialog.note.text()
    dialog.line.setText("SEASI")
    (button,) = dialog.shown()
    button.click()
    assert fake_bus.asked[-1] == call.searches.reopen(9)
    qtbot.waitUntil(lambda: window.findChild(HistoryDialog) is None)


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
def test_words_stand_on_the_ground_of_the_theme(window: Any, fake_bus: Any, tokens: Tokens) -> None:
    fake_bus.library.facts.earlier_searches.return_value = SEARCHES[1:2]
    actions_of(window)["history"].trigger()
    dialog = window.findChild(HistoryDialog)
    dress(dialog, tokens)
    picture = dialog.shown()[0].grab().toImage()
    ratio = picture.devicePixelRatio()
    ground = picture.pixelColor(round(8 * ratio), round(12 * ratio))
    assert (ground.lightnessF() < 0.5) == (tokens is DARK)
    dialog.close()
