"""Pages that nothing is on, headings that are read aloud, a closer look."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import call

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.core.base.search_types import EVERYWHERE, ResultEdge, Scope
from app.core.photos.order import GroupBy, PhotoOrder
from app.ui.photos.pages import way_on
from app.ui.window.main_window import MainWindow
from app.work.bus.events import SearchChanged
from tests.queries import like
from tests.unit.app.fake_bus import FakeBus
from tests.unit.app.ui.gestures import press

# Results without photos say why, and lead on.


@pytest.mark.parametrize(
    ("scope", "button"),
    [
        (EVERYWHERE, ""),
        (Scope(folder=Path("/photos"), filter="2019"), "Search without the filter"),
        (Scope(folder=Path("/photos")), "Search all photos"),
    ],
)
def test_the_button_says_how_much_further_it_looks(scope: Scope, button: str) -> None:
    assert way_on(scope) == button


def test_no_results_say_why_and_the_button_looks_everywhere(window: Any, fake_bus: Any) -> None:
    fake_bus.search(lambda library: library.session.start(like(2)))
    notice = window.browser.no_results
    assert not notice.isVisible()
    fake_bus.view = replace(
        fake_bus.view, results=(), summary="No photos match 2019.", scope=Scope(filter="2019")
    )
    fake_bus.publish(SearchChanged(fake_bus.view))
    assert notice.isVisible()
    (button,) = notice.findChildren(QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert fake_bus.asked[-1] == call.session.set_scope(EVERYWHERE)


# Headings of grids in the tree that screen readers walk.


@pytest.mark.slow
def test_months_are_headings_and_what_has_no_date(window: MainWindow, qtbot: QtBot) -> None:
    window.show()
    qtbot.waitExposed(window)
    headings = window.browser.headings
    headings.tell()
    assert headings.names() == []
    grid = window.browser.library
    grid.set_order(replace(PhotoOrder(), group=GroupBy.MONTH))
    headings.tell()
    (name,) = headings.names()
    assert name == "No date · 60 photos"
    window.browser.go_back()


def test_the_line_of_an_album_is_told(window: MainWindow, fake_bus: FakeBus, qtbot: QtBot) -> None:
    window.show()
    qtbot.waitExposed(window)
    fake_bus.search(lambda library: library.session.start(like(2)))
    view = fake_bus.view
    assert view is not None
    chances = (0.99, 0.98, 0.7, 0.6, 0.1)
    results = tuple(
        replace(item, probability=chance)
        for item, chance in zip(view.results, chances, strict=False)
    )
    edge = ResultEdge(1, "Dogs", 0.5, False)
    fake_bus.view = replace(view, results=results, edge=edge, asked=())
    fake_bus.publish(SearchChanged(fake_bus.view))
    headings = window.browser.headings
    headings.tell()
    assert headings.names() == ["In this album · 4 photos", "Not in this album · 1 photo"]


# One photo large, in the window: of which list it is, and that the list follows.


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
