"""Reading in the window: pace, exclusions, networks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from unittest.mock import call

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QInputDialog, QPlainTextEdit, QToolButton
from pytestqt.qtbot import QtBot

from app.core.base.work_types import Pace, Progress
from app.ui.window.main_window import MainWindow
from app.work.bus.events import ProgressChanged, RootsChanged
from tests.unit.app.ui.gestures import change_setting


def test_the_pace_is_kept_between_starts(
    window, qtbot: QtBot, fake_bus, fake_thumbnails, window_settings: QSettings
) -> None:
    change_setting(window, "Use less CPU")
    assert fake_bus.pace == Pace(gentle=True, watching=True)
    fake_bus.publish(ProgressChanged(Progress("reading", 3, 10)))
    window.sidebar.reading.paused.emit(True)
    kept = Pace(gentle=True, paused=True, watching=True)
    assert fake_bus.pace == kept

    fake_bus.asked.clear()  # not even closed: it is kept at once
    again = MainWindow(fake_bus, fake_thumbnails, window_settings)
    qtbot.addWidget(again)
    assert fake_bus.pace == kept
    again.sidebar.reading.paused.emit(False)
    assert fake_bus.pace == Pace(gentle=True, watching=True)


def test_a_reading_that_was_stopped_is_not_paused_at_the_next_start(window, fake_bus) -> None:
    window.sidebar.reading.paused.emit(True)
    stop = "Stop reading; what was read is kept"
    buttons = window.sidebar.reading.findChildren(QToolButton)
    next(each for each in buttons if each.accessibleName() == stop).click()
    assert call.scan.stop() in fake_bus.asked
    assert fake_bus.pace == Pace(watching=True)


def test_what_is_left_out_is_asked_with_what_there_is(window, fake_bus) -> None:
    change_setting(window, "Ignored files")
    dialog = window.findChild(QInputDialog)
    field = dialog.findChild(QPlainTextEdit)
    assert field.toPlainText() == "Screenshots\n*.gif"
    field.appendPlainText("2019/raw")
    dialog.accept()
    assert fake_bus.asked[-1] == call.scan.exclude(("Screenshots", "*.gif", "2019/raw"))


def test_leaving_it_as_it_is_asks_nothing_of_the_library(window, fake_bus) -> None:
    requests = len(fake_bus.asked)
    change_setting(window, "Ignored files")
    QTest.keyClick(window.findChild(QInputDialog), Qt.Key.Key_Escape)
    assert len(fake_bus.asked) == requests


def test_what_is_in_the_pictures_can_be_left_out(window, fake_bus) -> None:
    change_setting(window, "Recognise what is in photos")
    assert fake_bus.asked[-1] == call.scan.use_subject(False)


def test_the_menu_shows_what_the_library_says(window, fake_bus) -> None:
    fake_bus.publish(RootsChanged(subject=False))
    change_setting(window, "Recognise what is in photos")
    assert fake_bus.asked[-1] == call.scan.use_subject(True)


def test_an_image_model_is_chosen_and_left_out(window, fake_bus, tmp_path: Path) -> None:
    (tmp_path / "m.onnx").write_bytes(b"model")
    change_setting(window, "Image model")
    dialog = window.findChild(QFileDialog)
    assert "onnx" in dialog.nameFilters()[0]
    dialog.fileSelected.emit(str(tmp_path / "m.onnx"))
    dialog.reject()
    assert fake_bus.asked[-1] == call.scan.use_model(tmp_path / "m.onnx")
    fake_bus.publish(replace(fake_bus.latest(RootsChanged), model=True))
    change_setting(window, "No image model")
    assert fake_bus.asked[-1] == call.scan.use_model(None)


def test_folders_are_watched_unless_a_person_wants_otherwise(window: MainWindow, fake_bus) -> None:
    change_setting(window, "Watch folders")
    assert fake_bus.pace == Pace()
    change_setting(window, "Watch folders")
    assert fake_bus.pace == Pace(watching=True)
