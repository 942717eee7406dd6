"""What a start asks for is done; a later one raises the window first."""

from __future__ import annotations

import os
from pathlib import Path
from unittest.mock import call

import pytest
from PySide6.QtCore import Qt

from app.core.base.start_request import StartRequest
from app.ui.window.main_window import MainWindow
from tests.queries import like_files
from tests.unit.app.fake_bus import FakeBus

pytestmark = pytest.mark.same_window

FOLDER, PICTURES = Path("/more"), (Path("/else/a.jpg"), Path("/else/b.jpg"))


def test_folders_are_added_and_pictures_searched_with_together(
    window: MainWindow, fake_bus: FakeBus
) -> None:
    window.commands.do(StartRequest((FOLDER,), PICTURES, subject=False))
    assert fake_bus.asked == [
        call.scan.use_subject(False),
        call.scan.add_root(FOLDER),
        call.session.start(like_files(*PICTURES), scope=None),
    ]


def test_a_start_with_nothing_asks_for_nothing(window: MainWindow, fake_bus: FakeBus) -> None:
    window.commands.do(StartRequest())
    assert fake_bus.asked == []


def test_what_was_left_out_is_said(window: MainWindow) -> None:
    window.commands.do(StartRequest(pictures=PICTURES, left_out=9_998))
    assert window.toast.sentence() == "Searching with the first 2 of 10,000 pictures."


@pytest.mark.qt_log_ignore("does not support raise")  # this platform has one window only
def test_a_later_start_brings_a_minimized_window_back(
    window: MainWindow, fake_bus: FakeBus
) -> None:
    window.setWindowState(Qt.WindowState.WindowMinimized)
    window.commands.take_up(StartRequest(pictures=PICTURES, activation="token"))
    assert not window.isMinimized()
    assert fake_bus.asked[-1] == call.session.start(like_files(*PICTURES), scope=None)
    assert "XDG_ACTIVATION_TOKEN" not in os.environ
