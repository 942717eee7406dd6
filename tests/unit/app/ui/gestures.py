"""Keys and clicks of a person, for tests of the window."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.ui.commands.registry import Actions
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.tile import TilePart, button_rects
from app.ui.settings.settings_window import SettingsWindow
from app.ui.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def actions_of(window: QWidget) -> Actions:
    """Return the commands of a window, by their ids."""
    found = window.findChild(Actions)
    assert found is not None
    return found


def press(widget: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(widget, key, modifiers)


def search_from(window: MainWindow, row: int) -> None:
    """Search from the photo in this row of the library."""
    window.browser.library.select_row(row)
    press(window.browser.library, Qt.Key.Key_Return)


def click_thumb(grid: PhotoGrid, row: int, part: TilePart) -> None:
    QTest.mouseMove(grid.viewport(), thumb_of(grid, row, part))  # lays out what is still to be
    QTest.mouseClick(grid.viewport(), LEFT, pos=thumb_of(grid, row, part))


def thumb_of(grid: PhotoGrid, row: int, part: TilePart) -> QPoint:
    """The middle of a thumb of a photo."""
    cell = grid.visualRect(grid.photo_model.index(row))
    return button_rects(cell, with_thumbs=True)[part].center()


def leave(grid: PhotoGrid, qtbot: QtBot) -> None:
    """Take the pointer off the photos."""
    with qtbot.waitSignal(grid.pointer_left):
        QTest.mouseMove(grid.window(), QPoint(5, 5))


def change_setting(window: Any, text: str) -> None:
    """Click the switch, the choice or the button of a line in the window of settings."""
    actions_of(window)["settings"].trigger()
    settings = window.findChild(SettingsWindow)
    (button,) = (
        each
        for each in settings.findChildren(QAbstractButton)
        if text in (each.accessibleName().partition(":")[0], each.text())
    )
    button.click()
    settings.reject()
