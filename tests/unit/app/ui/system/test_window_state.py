"""Where the window stands: never larger than its screen."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from app.ui.system.window_state import fit_to_screen


def test_a_window_that_is_larger_than_the_screen_fills_it(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    room = window.screen().availableGeometry()
    window.resize(room.width() * 2, room.height() // 2)
    fit_to_screen(window)
    assert (window.width(), window.height()) == (room.width(), room.height() // 2)
    assert window.isMaximized()


def test_a_window_without_room_for_its_title_bar_fills_the_screen(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    room = window.screen().availableGeometry()
    window.resize(room.size())
    fit_to_screen(window)
    assert window.height() < room.height()
    assert window.isMaximized()


def test_a_window_that_fits_stays(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setGeometry(40, 50, 300, 200)
    fit_to_screen(window)
    assert window.geometry().getRect() == (40, 50, 300, 200)
    assert not window.isMaximized()
