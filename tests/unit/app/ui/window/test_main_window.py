"""The window: opened, its commands, its thumbnails, the full screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import QEvent, QObject, QSettings, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QKeySequenceEdit,
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
from app.ui.commands.registry import KeyMap
from app.ui.settings.settings_window import KeysPage, SettingsWindow
from app.ui.window.main_window import MainWindow
from app.work.bus.events import Failed, ProblemsChanged, ProgressChanged, RootsChanged
from tests.unit.app.fake_bus import FakeBus
from tests.unit.app.ui.gestures import LEFT, actions_of, press, search_from

# Walks through the window with real keys and clicks, over a bus that answers at once.


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


# Keys of the commands: each runs its own, and a person may choose another.


def test_a_new_key_holds_at_once_and_at_the_next_start(
    window, fake_bus, window_settings, qtbot: QtBot
) -> None:
    press(window, Qt.Key.Key_Question)
    dialog = window.findChild(SettingsWindow)
    page = dialog.findChild(KeysPage)
    field = next(f for f in page.findChildren(QKeySequenceEdit) if f.accessibleName() == "Undo")
    field.setKeySequence(QKeySequence("P"))
    field.editingFinished.emit()
    assert field.keySequence() == QKeySequence("Ctrl+Z")  # taken by another command
    field.setKeySequence(QKeySequence("F12"))
    field.editingFinished.emit()
    dialog.reject()
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_P)
    press(window.browser.results, Qt.Key.Key_F12)
    assert fake_bus.asked[-1] == call.searches.undo(1)
    (undo,) = (command for command in actions_of(window).commands() if command.id == "undo")
    assert KeyMap(window_settings).of(undo) == [QKeySequence("F12")]


def test_every_key_runs_its_command_and_no_other(window) -> None:
    search_from(window, 0)
    ran: list[str] = []

    def noting(text: str) -> Callable[[], None]:
        return lambda: ran.append(text)

    texts = [command.text for command in actions_of(window).commands()]
    for action in window.findChildren(QAction):
        if action.text() in texts:
            action.triggered.disconnect()
            action.setEnabled(True)  # undo and redo, too
            action.triggered.connect(noting(action.text()))
    for command in actions_of(window).commands():
        for key in command.keys.split():
            ran.clear()
            pressed = QKeySequence(key)[0]
            press(window.browser.results, pressed.key(), pressed.keyboardModifiers())
            assert ran == [command.text], key


def test_menus_without_room_are_one_button_from_right_to_left_too(window: MainWindow) -> None:
    (*_, last) = window.frame.menu_bar.actions()
    name = last.text()
    for direction in (Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight):
        window.setLayoutDirection(direction)
        for text, fits in ((9 * name, False), (name, True)):
            last.setText(text)
            window.frame.arrange()
            assert window.frame.menu_bar.isVisible() is fits
            assert window.frame.menu_button.isVisible() is not fits


# Thumbnails in the window: when they are asked for, and asked for again.


class Watcher(QObject):
    """Calls ``painted`` when a widget is painted."""

    def __init__(self, painted: Mock) -> None:
        super().__init__()
        self._painted = painted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._painted()
        return False


def test_a_failed_thumbnail_says_why_and_is_tried_again_when_the_disk_is_back(
    window, fake_bus, fake_thumbnails
) -> None:
    fake_thumbnails.broken = {1: "The disk is away."}
    press(window.browser.library, Qt.Key.Key_Space)
    window.browser.preview.grab()
    assert "The disk is away." in window.browser.library.photo_model.lines(1)
    (root,) = fake_bus.latest(RootsChanged).roots
    for state in ("offline", "ready"):
        fake_bus.hold(RootsChanged((replace(root, state=state),)))
        fake_bus.publish(fake_bus.latest(RootsChanged))
    assert fake_thumbnails.forgotten == [1]


def test_photos_look_offline_at_once_and_say_so(window, fake_bus, qtbot: QtBot) -> None:
    window.show()
    library = window.browser.library
    qtbot.waitUntil(lambda: library.viewport().isVisible())
    QApplication.processEvents()
    painted = Mock()
    watcher = Watcher(painted)
    library.viewport().installEventFilter(watcher)
    (root,) = fake_bus.latest(RootsChanged).roots
    fake_bus.hold(RootsChanged((replace(root, state="offline"),)))
    fake_bus.publish(fake_bus.latest(RootsChanged))
    qtbot.waitUntil(lambda: painted.called)
    assert any("Offline" in line for line in library.photo_model.lines(1))


def test_failed_thumbnails_are_tried_again_after_each_scan(
    window, fake_bus, fake_thumbnails
) -> None:
    fake_thumbnails.broken = {2: "The disk is away."}
    for phase in ("looking", "idle"):
        fake_bus.publish(ProgressChanged(Progress(phase)))
    assert fake_thumbnails.forgotten == [2]


def test_a_changed_file_gets_a_new_thumbnail(window, fake_bus, fake_thumbnails) -> None:
    window.browser.library.grab()
    first, *others = fake_bus.infos
    fake_bus.infos = (replace(first, modified=9.0), *others)
    window.browser.library.grab()
    assert fake_thumbnails.forgotten == [first.id]


def test_thumbnails_are_asked_for_only_when_painted(window, fake_thumbnails) -> None:
    window.browser.library.grab()
    asked = {photo for photo, _ in fake_thumbnails.asked}
    assert 1 in asked
    assert 60 not in asked
    window.browser.library.scrollToBottom()
    window.browser.library.grab()
    assert 60 in {photo for photo, _ in fake_thumbnails.asked}


# What a full screen hides, and what was hidden before and stays so.


def test_the_field_stays_away_where_there_are_no_photos(
    window: MainWindow, fake_bus: FakeBus
) -> None:
    roots = fake_bus.latest(RootsChanged).roots
    fake_bus.hold(RootsChanged(()))
    fake_bus.publish(RootsChanged(()))
    assert window.field.isHidden()
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowStateChange))  # as when it fills it
    assert window.field.isHidden()
    fake_bus.hold(RootsChanged(roots))
    fake_bus.publish(RootsChanged(roots))
    assert not window.field.isHidden()


def test_the_field_does_not_come_over_a_photo_while_a_folder_is_read(
    window: MainWindow, fake_bus: FakeBus
) -> None:
    actions_of(window)["slide_show"].trigger()
    fake_bus.publish(fake_bus.latest(RootsChanged))
    assert window.field.isHidden()
    actions_of(window)["slide_show"].trigger()
    assert not window.field.isHidden()
