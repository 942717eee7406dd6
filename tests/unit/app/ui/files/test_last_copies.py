"""Copies that may be the last of their photos go into the bin only when a person says so."""

from __future__ import annotations

from unittest.mock import call

from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from app.ui.window.main_window import MainWindow
from app.work.bus.events import LastCopies
from tests.unit.app.fake_bus import FakeBus


def test_a_person_is_asked(window: MainWindow, fake_bus: FakeBus, qtbot: QtBot) -> None:
    fake_bus.publish(LastCopies(7, 2))
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "2 copies may be the last of their photos"
    (go,) = [b for b in box.findChildren(QPushButton) if b.text() == "Move 2 photos to the bin"]
    go.click()
    assert fake_bus.asked[-1] == call.files.undo(7, last_too=True)
