"""Walks through the window with real keys and clicks, over a bus that answers at once."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import call

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import Problem
from app.core.base.work_types import Pace, Progress
from app.ui.settings.settings_window import SettingsWindow
from app.ui.window.main_window import MainWindow
from app.work.bus.events import Failed, ProblemsChanged, ProgressChanged, RootsChanged
from tests.unit.app.ui.gestures import LEFT, actions_of, press


def shown_labels(part: QWidget) -> list[QLabel]:
    return [label for label in part.findChildren(QLabel) if label.isVisible()]


def test_the_filter_narrows_the_library_and_its_button_clears_it(window, qtbot: QtBot) -> None:
    press(window.browser.library, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.field.line.hasFocus()
    QTest.keyClicks(window.field.line, '"photo 01"')
    qtbot.waitUntil(lambda: len(window.browser.library.photo_model.photos()) == 10)
    assert window.field.line.hasFocus()
    QTest.keyClicks(window.field.line, "777")
    QTest.keyClick(window.field.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.browser.library.photo_model.photos())
    window.library.notice.wanted.emit()
    qtbot.waitUntil(lambda: len(window.browser.library.photo_model.photos()) == 60)
    assert window.browser.library.isVisible()


def test_leaving_the_results_leads_to_what_the_filter_leaves(window, qtbot: QtBot) -> None:
    window.field.focus_line()
    QTest.keyClicks(window.field.line, "777")
    QTest.keyClick(window.field.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.browser.library.photo_model.photos())
    window.commands.search_from(7)
    assert window.browser.showing_results()
    press(window.browser.results, Qt.Key.Key_Escape)
    assert not window.browser.library.isVisible()
    assert any("777" in label.text() for label in window.browser.findChildren(QLabel))


def test_problems_stay_quiet_until_asked_for(window, fake_bus) -> None:
    problems = (Problem(3, Path("/p/a.jpg"), "Empty."), Problem(4, Path("/p/b.jpg"), "Cut short."))
    fake_bus.publish(ProblemsChanged(problems))
    assert not window.problems.isVisible()
    actions_of(window)["problems"].trigger()
    assert window.problems.isVisible()
    buttons = {button.text(): button for button in window.problems.findChildren(QPushButton)}
    buttons["Copy the list"].click()
    assert QGuiApplication.clipboard().text().count("\n") == 2
    buttons["Try all again"].click()
    assert fake_bus.asked[-1] == call.scan.retry((3, 4))
    fake_bus.publish(ProgressChanged(Progress("extracting", 0, 2)))
    fake_bus.publish(ProblemsChanged(()))
    assert window.problems.isVisible()  # one may fail again
    fake_bus.publish(ProgressChanged())
    assert not window.problems.isVisible()


def test_progress_is_said_in_words_and_can_be_paused(window, fake_bus) -> None:
    pause, resume = (
        next(
            b
            for b in window.sidebar.reading.findChildren(QToolButton)
            if b.accessibleName() == name
        )
        for name in ("Pause reading", "Resume reading")
    )
    fake_bus.publish(ProgressChanged(Progress("reading", 3, 10, 2.0, 4)))
    said = [
        label.text() for label in window.sidebar.reading.findChildren(QLabel) if label.isVisible()
    ]
    assert "Reading 3 of 10 photos, a few seconds left" in said
    QTest.mouseClick(pause, LEFT)
    assert fake_bus.pace == Pace(paused=True, watching=True)
    fake_bus.publish(ProgressChanged(Progress("paused", 3, 10)))
    assert not pause.isVisible()
    QTest.mouseClick(resume, LEFT)
    assert fake_bus.pace == Pace(watching=True)


@pytest.mark.slow
def test_sizes_and_panels_are_restored_at_the_next_start(
    window, qtbot: QtBot, fake_bus, fake_thumbnails, window_settings: QSettings
) -> None:
    press(window.browser.library, Qt.Key.Key_Equal)
    press(window.browser.library, Qt.Key.Key_F7)
    step = window.browser.tile_size.step()
    window.close()
    again = MainWindow(fake_bus, fake_thumbnails, window_settings)
    qtbot.addWidget(again)
    assert again.browser.tile_size.step() == step
    assert again.sidebar.isHidden()


@pytest.mark.slow
def test_the_first_start_offers_a_way_in(
    qtbot: QtBot, empty_bus, fake_thumbnails, window_settings: QSettings
) -> None:
    empty = MainWindow(empty_bus, fake_thumbnails, window_settings)
    qtbot.addWidget(empty)
    with qtbot.waitExposed(empty):
        empty.show()
    assert not empty.empty.isVisible()  # an old library may still be on its way
    empty_bus.publish(RootsChanged(()))
    assert empty.empty.isVisible()
    assert not empty.sidebar.isVisible()
    sample = next(b for b in empty.empty.findChildren(QPushButton) if "sample" in b.text())
    with qtbot.waitSignal(empty.empty.sample_wanted):
        QTest.mouseClick(sample, LEFT)
    empty.toast.say("Drawing the sample gallery.")
    assert empty.toast.sentence() == "Drawing the sample gallery."


@pytest.mark.slow
def test_a_library_that_cannot_be_opened_says_so_until_it_is_left(
    qtbot: QtBot, empty_bus, fake_thumbnails, window_settings: QSettings
) -> None:
    refused = MainWindow(empty_bus, fake_thumbnails, window_settings)
    qtbot.addWidget(refused)
    with qtbot.waitExposed(refused):
        refused.show()
    empty_bus.publish(Failed("Another Likewise is using the library."))
    empty_bus.publish(Failed("No library is open yet."))  # what was asked meanwhile
    said = [label.text() for label in shown_labels(refused.browser)]
    assert "Another Likewise is using the library." in said
    assert not refused.empty.isVisible()
    quit_ = next(b for b in refused.browser.findChildren(QPushButton) if b.text() == "Quit")
    QTest.mouseClick(quit_, LEFT)
    assert not refused.isVisible()


@pytest.mark.slow
def test_a_damaged_library_offers_its_backups_until_one_is_restored(
    qtbot: QtBot, empty_bus, fake_thumbnails, window_settings: QSettings
) -> None:
    refused = MainWindow(empty_bus, fake_thumbnails, window_settings)
    qtbot.addWidget(refused)
    with qtbot.waitExposed(refused):
        refused.show()
    empty_bus.publish(Failed("The catalogue is damaged.", damaged=True))
    said = "The catalogue is damaged. The guide (F1) says what else can be done."
    assert said in [label.text() for label in shown_labels(refused)]
    buttons = refused.browser.findChildren(QPushButton)
    QTest.mouseClick(next(b for b in buttons if b.text() == "Show backups…"), LEFT)
    assert refused.findChild(SettingsWindow).isVisible()
    empty_bus.publish(RootsChanged(()))
    assert said not in [label.text() for label in shown_labels(refused)]


def test_every_control_has_a_name(window) -> None:
    for kind in (QAbstractButton, QAbstractItemView, QLineEdit, QSlider):
        for control in window.findChildren(kind):
            if control.objectName().startswith("qt_") or not control.isVisible():
                continue
            named = control.accessibleName() or getattr(control, "text", str)()
            assert named, control
