"""Learning in the window: questions, folder training, photos read since a search."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import call

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QProgressBar, QToolButton
from pytestqt.qtbot import QtBot

from app.core.base.work_types import LearningProgress, Progress
from app.core.files.types import FileProgress
from app.ui.panels.activities import ProgressLine, file_work
from app.ui.style.building import Activity
from app.ui.window.main_window import MainWindow
from app.work.bus.events import (
    FilesProgressed,
    LearningChanged,
    ProgressChanged,
    SearchChanged,
    SearchOutdated,
    SearchStarted,
)
from tests.unit.app.ui.gestures import search_from

pytestmark = pytest.mark.same_window


def button(bar: Activity, name: str) -> QToolButton:
    return next(each for each in bar.findChildren(QToolButton) if name == each.accessibleName())


def test_a_asks_on_a_card_and_the_photos_stay(window: MainWindow, fake_bus) -> None:
    search_from(window, 0)
    results = window.browser.results
    results.select_row(9)
    QTest.keyClick(results, Qt.Key.Key_A)
    assert fake_bus.asked[-1] == call.searches.ask_me(1)
    view = fake_bus.view
    asked = tuple(item.photo for item in view.results[:4])
    fake_bus.publish(SearchChanged(replace(view, asked=asked)))
    assert results.currentIndex().row() == 9
    assert window.help_card.isVisible()
    fake_bus.publish(SearchChanged(replace(view, asked=asked[1:], liked=asked[:1])))
    assert results.currentIndex().row() == 9  # a thumb moves nobody's place
    fake_bus.publish(SearchChanged(view))
    assert not window.help_card.isVisible()


def test_new_photos_wait_until_they_are_asked_for(window: MainWindow, fake_bus) -> None:
    search_from(window, 0)
    shown = window.browser.results.photo_model.photos()
    fake_bus.publish(SearchOutdated("12 more photos were read"))
    assert window.toast.sentence() == "12 more photos were read."
    assert window.browser.results.photo_model.photos() == shown
    again = next(b for b in window.toast.findChildren(QToolButton) if b.text() == "Search again")
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert fake_bus.asked[-1] == call.session.search_again()


def test_learning_from_folders_shows_progress_and_stops(
    window: MainWindow, fake_bus, qtbot: QtBot
) -> None:
    control_shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window.browser.library, Qt.Key.Key_L, control_shift)
    assert call.profiles.learn_folders() not in fake_bus.asked  # but it is explained
    box = window.findChild(QMessageBox)
    next(each for each in box.buttons() if each.text() == "Learn").click()
    assert fake_bus.asked[-1] == call.profiles.learn_folders()
    stop = button(window.sidebar.learning, "Stop learning")
    assert not stop.isVisible()
    fake_bus.publish(LearningChanged(LearningProgress(50, 200)))
    assert stop.isVisible()
    QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
    assert fake_bus.asked[-1] == call.profiles.stop_learning()
    for source in ("searches", "thumbs"):
        fake_bus.publish(LearningChanged(LearningProgress(10, 40, source)))
        assert window.sidebar.learning.isVisible()
        assert not stop.isVisible()  # what a profile knows is not up for choice; thumbs are undone
    fake_bus.publish(LearningChanged(None))
    assert not stop.isVisible()


@pytest.mark.same_window(False)
def test_work_on_files_is_told_and_can_be_stopped(qtbot: QtBot, fake_bus) -> None:
    bar = file_work(fake_bus)
    qtbot.addWidget(bar)
    fake_bus.publish(FilesProgressed(FileProgress("copy", 412, 1000, 2, 1_200_000_000)))
    assert not bar.isHidden()
    assert bar.words.text() == "Copying, 412 of 1,000 photos, 1.2 GB, 2 failed"
    button(bar, "Stop; what is done stays done").click()
    assert fake_bus.asked == [call.files.stop()]
    fake_bus.publish(FilesProgressed(None))
    assert bar.isHidden()


def test_the_line_moves_while_a_search_takes_long(qtbot: QtBot, fake_bus) -> None:
    line = ProgressLine(fake_bus)
    qtbot.addWidget(line)
    (silence,) = line.findChildren(QTimer)
    silence.setInterval(1)
    assert line.isHidden()
    fake_bus.publish(SearchStarted())
    qtbot.waitUntil(lambda: not line.isHidden())
    assert line.maximum() == 0
    fake_bus.publish(SearchChanged(None))
    assert line.isHidden()
    fake_bus.publish(ProgressChanged(Progress("reading", 3, 10)))
    assert (line.value(), line.maximum()) == (3, 10)


def test_a_line_is_animated_only_while_it_is_busy(window: MainWindow, fake_bus) -> None:
    line = window.findChild(ProgressLine)
    for phase, animated in (("scanning", True), ("idle", False)):
        fake_bus.publish(ProgressChanged(Progress(phase)))
        step = QEvent(QEvent.Type.StyleAnimationUpdate)
        step.ignore()  # as the style sends it, which goes on until one is not accepted
        QApplication.sendEvent(line, step)
        assert step.isAccepted() == animated


def test_one_line_shows_how_far_reading_is(window: MainWindow, fake_bus) -> None:
    fake_bus.publish(ProgressChanged(Progress("reading", 3, 10)))
    (shown,) = (bar for bar in window.findChildren(QProgressBar) if bar.isVisible())
    assert isinstance(shown, ProgressLine)
    fake_bus.publish(ProgressChanged(Progress("idle")))
