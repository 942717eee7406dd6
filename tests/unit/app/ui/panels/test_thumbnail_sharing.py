"""Sharing thumbnails: off at first, and kept."""

from __future__ import annotations

from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from app.ui.window.main_window import MainWindow

TITLE = "Share thumbnails with the desktop"


def test_it_is_off_at_first_and_kept(
    window, qtbot: QtBot, fake_bus, fake_thumbnails, window_settings: QSettings
) -> None:
    assert fake_thumbnails.shared == [False]
    (action,) = (each for each in window.findChildren(QAction) if each.text() == TITLE)
    action.trigger()
    assert fake_thumbnails.shared == [False, True]
    again = MainWindow(fake_bus, fake_thumbnails, window_settings)
    qtbot.addWidget(again)
    assert fake_thumbnails.shared == [False, True, True]
