"""The panel of facts in the window: what it asks for, shows, copies and withdraws."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import call

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from app.core.base.search_types import QueryItem, Thumbed
from app.core.facts.tables import StoredFacts
from app.ui.facts.mark_commands import KeywordsDialog
from app.ui.panels.inspector import Why
from app.work.bus.events import SearchChanged, TableMarked
from tests.queries import like, starting
from tests.unit.app.ui.gestures import press
from tests.unit.app.ui.window.test_main_window_accessibility import unnamed

THUMBS = (
    Thumbed(9, 2e9, (QueryItem(photo=3), QueryItem(photo=4)), (1,), ()),
    Thumbed(8, 1e9, (QueryItem(word="dog"),), (), (1,)),
    Thumbed(7, 1e9, (), (1,), ()),
)


def asked(bus: Any) -> list[tuple[int, ...]]:
    return [each.args[0] for each in bus.library.facts.of.mock_calls]


def texts(window: Any) -> list[str]:
    return [label.text() for label in window.inspector.findChildren(QLabel)]


def buttons(window: Any, start: str) -> list[QToolButton]:
    found = window.inspector.facts.findChildren(QToolButton)
    return [button for button in found if button.accessibleName().startswith(start)]


@pytest.fixture
def shown(window: Any, fake_bus: Any, qtbot: QtBot) -> Any:
    """The window with the panel, of the first photo."""
    fake_bus.stored_facts = StoredFacts({"camera": "A camera"}, (1.5, 2.5))
    fake_bus.known_thumbs = THUMBS
    window.browser.library.select_row(0)
    press(window.browser.library, Qt.Key.Key_F6)
    qtbot.waitUntil(lambda: "A camera" in texts(window))
    return window


def test_it_asks_only_while_it_is_seen(shown: Any, fake_bus: Any, qtbot: QtBot) -> None:
    assert asked(fake_bus) == [(1,)]
    shown.browser.library.selection.choose([2, 3])
    qtbot.waitUntil(lambda: asked(fake_bus)[-1] == (2, 3))
    assert "2 photos" in texts(shown)
    buttons = shown.inspector.findChildren(QToolButton)
    assert "More like these" in [button.text() for button in buttons]
    press(shown.browser.library, Qt.Key.Key_F6)
    assert not shown.inspector.facts.isVisible()
    number = len(asked(fake_bus))
    shown.browser.library.select_row(5)
    fake_bus.publish(TableMarked((6,)))
    assert not any(timer.isActive() for timer in shown.inspector.facts.findChildren(QTimer))
    assert len(asked(fake_bus)) == number


def test_an_answer_about_other_photos_is_past(
    shown: Any, fake_bus: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    late = []
    monkeypatch.setattr(fake_bus, "ask", lambda call, then=None, **_: late.append((call, then)))
    fake_bus.publish(TableMarked((1,)))
    qtbot.waitUntil(lambda: len(late) > 0)
    shown.browser.library.select_row(1)
    qtbot.waitUntil(lambda: len(late) > 1)
    before = texts(shown)
    fake_bus.stored_facts = StoredFacts({"camera": "Another"})
    for number, camera in enumerate((False, True)):
        call, then = late[number]
        then(call(fake_bus.library))
        assert ("Another" in texts(shown)) == camera
    assert texts(shown) != before


def test_it_is_no_longer_than_its_lines(shown: Any) -> None:
    page = shown.inspector.facts.widget()
    assert page.minimumSizeHint().height() <= page.heightForWidth(
        shown.inspector.facts.viewport().width()
    )


def test_a_thumb_is_withdrawn_and_the_keyboard_goes_on(
    shown: Any, fake_bus: Any, qtbot: QtBot
) -> None:
    assert {"photo 003.jpg and 1 more", "“dog”", "A search that can't be opened any more"} <= set(
        texts(shown)
    )
    first, second, _ = buttons(shown, "Remove")
    assert second.accessibleName() == "Remove: 1 disliked in the search from “dog”"
    second.setFocus()
    press(second, Qt.Key.Key_Space)
    assert fake_bus.asked[-1] == call.searches.withdraw(8, (1,))
    fake_bus.known_thumbs = (THUMBS[0],)
    fake_bus.publish(SearchChanged(None))
    qtbot.waitUntil(lambda: len(buttons(shown, "Remove")) == 1)
    assert buttons(shown, "Remove")[0].hasFocus()
    del first
    fake_bus.known_thumbs = ()
    fake_bus.publish(SearchChanged(None))
    qtbot.waitUntil(lambda: not buttons(shown, "Remove"))
    assert shown.inspector.facts.hasFocus()


def test_a_photo_that_was_asked_with_does_not_say_why_it_fits(shown: Any, fake_bus: Any) -> None:
    fake_bus.search(starting(1))
    view, why = fake_bus.shown_search(), shown.inspector.findChild(Why)
    first, second = (item.photo for item in view.results[:2])
    for photo, explained in ((first, False), (second, True)):
        why.tell(photo, replace(view, query=like(first)))
        assert why.isHidden() is not explained


def test_keywords_are_given_from_it(shown: Any) -> None:
    buttons = shown.inspector.facts.findChildren(QToolButton)
    next(each for each in buttons if each.text() == "Keywords").click()
    (dialog,) = (each for each in shown.findChildren(KeywordsDialog) if each.isVisible())
    dialog.reject()


def test_it_is_about_a_photo_as_soon_as_this_is_large(shown: Any) -> None:
    acts = shown.inspector.findChildren(QToolButton)
    (more,) = (each for each in acts if each.text() == "More like this")
    assert more.isVisible()
    press(shown.browser.library, Qt.Key.Key_Space)
    assert shown.browser.showing_preview()
    assert more.isVisible()
    press(shown.browser.preview, Qt.Key.Key_Space)


def test_everything_in_it_has_a_name(shown: Any) -> None:
    assert unnamed(shown) == []


def test_from_right_to_left_a_list_begins_at_the_right_and_a_name_at_its_own_end(
    shown: Any, fake_bus: Any, qtbot: QtBot
) -> None:
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        place = "Agra", "India"
        fake_bus.stored_facts = StoredFacts({"camera": "A camera"}, place=place)
        fake_bus.publish(TableMarked((1,)))
        qtbot.waitUntil(lambda: "\N{RIGHT-TO-LEFT MARK}Agra, India" in texts(shown))
        assert "A camera" in texts(shown)
    finally:
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_it_fits_a_small_window_and_right_to_left(shown: Any, qtbot: QtBot) -> None:
    shown.resize(1000, 640)
    assert (shown.width(), shown.height()) == (1000, 640)
    button = buttons(shown, "Remove")[0]
    left = button.mapTo(shown.inspector.facts, button.rect().center()).x()
    shown.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.waitUntil(lambda: button.mapTo(shown.inspector.facts, button.rect().center()).x() < left)
    page = shown.inspector.facts.widget()
    assert page.width() <= shown.inspector.facts.viewport().width()
