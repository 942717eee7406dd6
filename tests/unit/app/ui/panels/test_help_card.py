"""Photos at the border are asked about one after the other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import call

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from app.ui.panels.help_card import HelpCard
from app.work.bus.events import SearchChanged
from tests.queries import like

pytestmark = pytest.mark.same_window

LEFT = Qt.MouseButton.LeftButton


def asking(window: Any, bus: Any, *photos: int) -> HelpCard:
    bus.view = replace(bus.view, asked=photos)
    bus.publish(SearchChanged(bus.view))
    card: HelpCard = window.help_card
    return card


def where(card: HelpCard) -> str:
    labels = (label.text() for label in card.findChildren(QLabel))
    return next(text for text in labels if text.startswith("Question"))


def press(card: HelpCard, name: str) -> None:
    buttons = card.findChildren(QPushButton)
    QTest.mouseClick(next(b for b in buttons if name == b.accessibleName()), LEFT)


@pytest.fixture
def searching(window: Any, fake_bus: Any) -> Any:
    fake_bus.search(lambda library: library.session.start(like(2)))
    return window


def test_it_counts_what_is_answered(searching: Any, fake_bus: Any) -> None:
    card = asking(searching, fake_bus, 5, 6, 7)
    assert card.isVisible()
    assert where(card) == "Question 1 of 3"
    press(card, "Yes")
    assert fake_bus.asked[-1] == call.searches.judge(1, (5,), 1)
    card = asking(searching, fake_bus, 6, 7)
    assert where(card) == "Question 2 of 3"
    press(card, "No")
    assert fake_bus.asked[-1] == call.searches.judge(1, (6,), -1)
    assert not asking(searching, fake_bus).isVisible()
    assert where(asking(searching, fake_bus, 9)) == "Question 1 of 1"


def test_other_pages_ask_nothing(searching: Any, fake_bus: Any) -> None:
    card = asking(searching, fake_bus, 5)
    searching.browser.to_library()
    assert not card.isVisible()
    searching.browser.to_results()
    assert card.isVisible()


def test_keys_answer_and_who_is_not_sure_goes_on(searching: Any, fake_bus: Any) -> None:
    card = asking(searching, fake_bus, 5, 6)
    card.setFocus()
    QTest.keyClick(card.focusProxy(), Qt.Key.Key_N)
    assert fake_bus.asked[-1] == call.searches.judge(1, (5,), -1)
    card = asking(searching, fake_bus, 5, 6)
    QTest.keyClick(card, Qt.Key.Key_Space)
    assert where(card) == "Question 2 of 2"
    QTest.keyClick(card.focusProxy(), Qt.Key.Key_Y)
    assert fake_bus.asked[-1] == call.searches.judge(1, (6,), 1)


def test_after_the_last_that_one_is_not_sure_of_nothing_more_is_asked(
    searching: Any, fake_bus: Any
) -> None:
    card = asking(searching, fake_bus, 5)
    press(card, "Not sure")
    assert fake_bus.asked[-1] == call.searches.ask_me(1)
