"""What is selected: it stays with its photos, is counted, and commands work on it."""

from __future__ import annotations

from unittest.mock import call

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import Changes
from app.ui.photos.grid import PhotoGrid
from app.ui.window.main_window import MainWindow
from app.work.bus.events import TableChanged
from tests.queries import like
from tests.unit.app.ui.gestures import LEFT, actions_of, press
from tests.unit.app.ui.window.selection_steps import CTRL, click, grid

pytestmark = pytest.mark.same_window

__all__ = ["grid"]


def bar_says(window: MainWindow) -> list[str]:
    labels = window.browser.header.findChildren(QLabel)
    return [label.text() for label in labels if label.isVisible() and label.text()]


# What is kept


def test_the_selection_stays_with_its_photos_when_results_change_their_order(
    window: MainWindow, grid: PhotoGrid, fake_bus
) -> None:
    click(grid, 0)
    press(grid, Qt.Key.Key_Return)
    results = window.browser.results
    click(results, 4)
    click(results, 8, CTRL)
    chosen = set(results.selected())
    window.commands.judge((results.photo_model.photos()[20],), 1)
    assert results.photo_model.photos()[4] not in chosen  # the order is another
    assert set(results.selected()) == chosen


def test_the_selection_stays_when_the_library_is_listed_anew(grid: PhotoGrid, fake_bus) -> None:
    click(grid, 4)
    click(grid, 8, CTRL)
    chosen = grid.selected()
    fake_bus.infos = fake_bus.infos[2:4] + fake_bus.infos[:2] + fake_bus.infos[5:]
    fake_bus.publish(TableChanged(Changes(removed=(5,))))
    assert grid.selected() == tuple(photo for photo in chosen if photo != 5)


# What is said


def test_the_bar_tells_how_many_they_are(
    window: MainWindow, grid: PhotoGrid, fake_bus, qtbot: QtBot
) -> None:
    bar = window.browser.header
    click(grid, 0)
    assert bar_says(window)[0] == "Photos"
    point = grid.visualRect(grid.photo_model.index(0)).topLeft()
    top = grid.mapTo(window, point)
    for row in range(1, 12):
        click(grid, row, CTRL)
    qtbot.waitUntil(lambda: bar_says(window) == ["12 selected"])
    assert grid.mapTo(window, point) == top  # no photo moved
    click(grid, 11, CTRL)
    qtbot.waitUntil(lambda: bar_says(window) == ["11 selected"])
    none = actions_of(window)["select_none"]
    clear = next(b for b in bar.findChildren(QToolButton) if b.defaultAction() is none)
    QTest.mouseClick(clear, LEFT)
    qtbot.waitUntil(lambda: bar_says(window)[0] == "Photos")
    assert grid.hasFocus()


def test_a_button_of_the_bar_works_on_all_selected_and_leaves_the_keys_to_the_photos(
    window: MainWindow, grid: PhotoGrid, fake_bus, qtbot: QtBot
) -> None:
    click(grid, 2)
    click(grid, 4, CTRL)
    bar = window.browser.header
    qtbot.waitUntil(lambda: bar_says(window) == ["2 selected"])
    chosen = grid.selected()
    buttons = bar.findChildren(QToolButton)
    search = next(each for each in buttons if each.text() == "More like these")
    QTest.mouseClick(search, LEFT)
    assert fake_bus.asked[-1] == call.session.start(like(*chosen), scope=None)


def menu_texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions()]


@pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")  # what menus ask for
def test_menus_say_how_many_photos_a_command_works_on(
    window: MainWindow, grid: PhotoGrid, qtbot: QtBot
) -> None:
    def opened() -> QMenu:
        window.browser.pages.menu_wanted.emit(window.mapToGlobal(QPoint(300, 300)))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        return menu

    click(grid, 0)
    menu = opened()
    assert {"More like this", "Show in folder"} <= {*menu_texts(menu)}
    menu.close()
    press(grid, Qt.Key.Key_A, CTRL)
    menu = opened()
    assert {"More like these 60 photos", "Export 60 photos…"} <= {*menu_texts(menu)}
    menu.close()


def test_a_thumb_of_one_tile_is_of_that_photo_alone_and_p_of_all_selected(
    window: MainWindow, grid: PhotoGrid, fake_bus
) -> None:
    click(grid, 0)
    press(grid, Qt.Key.Key_Return)
    results = window.browser.results
    click(results, 1)
    click(results, 2, CTRL)
    chosen = results.selected()
    press(results, Qt.Key.Key_P)
    assert fake_bus.asked[-1] == call.searches.judge(1, chosen, 1)


def test_more_than_can_be_done_at_once_is_said_and_not_done_by_half(
    window: MainWindow, grid: PhotoGrid, fake_bus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.ui.facts.search_commands.MOST_THUMBS", 50)
    monkeypatch.setattr("app.ui.system.desktop.MOST_FILES", 50)
    click(grid, 0)
    press(grid, Qt.Key.Key_Return)
    results = window.browser.results
    press(results, Qt.Key.Key_A, CTRL)
    asked = len(fake_bus.asked)
    press(results, Qt.Key.Key_P)
    assert len(fake_bus.asked) == asked
    assert "like or dislike 50 photos at once, not 59" in window.toast.sentence()
    QApplication.clipboard().setText("before")
    press(results, Qt.Key.Key_C, CTRL)
    assert QApplication.clipboard().text() == "before"
    assert "59 photos are too many" in window.toast.sentence()
