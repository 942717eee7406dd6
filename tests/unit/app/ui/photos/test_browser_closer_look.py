"""One photo large, in the window: of which list it is, and that the list follows."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from tests.queries import like
from tests.unit.app.ui.gestures import press


def test_the_list_follows_and_is_known(window: Any, fake_bus: Any) -> None:
    browser = window.browser
    browser.library.select_row(2)
    press(browser.library, Qt.Key.Key_Space)
    assert browser.place() == "library"
    assert not browser.showing_results()
    assert browser.neighbours() == browser.library.photo_model.photos()
    press(browser.preview, Qt.Key.Key_Right)
    browser.toggle_preview()
    assert browser.library.currentIndex().row() == 3
    fake_bus.search(lambda library: library.session.start(like(2)))
    browser.to_results()
    browser.results.select_row(1)
    browser.toggle_preview()
    assert browser.showing_results()
    assert browser.place() == "results"
    assert browser.neighbours() == browser.results.photo_model.photos()


def test_who_hears_of_the_turn_knows_whose_photo_is_shown(window: Any, fake_bus: Any) -> None:
    browser = window.browser
    fake_bus.search(lambda library: library.session.start(like(2)))
    browser.to_results()
    browser.results.select_row(1)
    heard: list[bool] = []
    browser.turned.connect(lambda: heard.append(browser.showing_results()))
    browser.toggle_preview()
    assert heard == [True]
