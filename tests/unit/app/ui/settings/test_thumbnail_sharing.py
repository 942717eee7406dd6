"""Sharing thumbnails: off at first, and kept."""

from __future__ import annotations

from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from app.ui.window.main_window import MainWindow
from tests.unit.app.ui.gestures import change_setting

TITLE = "Share thumbnails with the desktop"


def test_it_is_off_at_first_and_kept(
    window, qtbot: QtBot, fake_bus, fake_thumbnails, window_settings: QSettings
) -> None:
    assert fake_thumbnails.shared == [False]
    change_setting(window, TITLE)
    assert fake_thumbnails.shared == [False, True]
    again = MainWindow(fake_bus, fake_thumbnails, window_settings)
    qtbot.addWidget(again)
    assert fake_thumbnails.shared == [False, True, True]
