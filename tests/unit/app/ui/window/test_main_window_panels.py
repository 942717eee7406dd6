"""Panels keep selection, scroll and open fields while a scan goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from unittest.mock import call

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QMessageBox,
    QPushButton,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import Problem, RootInfo
from app.ui.panels.problems_panel import ProblemsPanel
from app.ui.system import dialogs
from app.work.bus.events import ProblemsChanged, RootsChanged
from tests.unit.app.ui.gestures import actions_of

PROBLEMS = tuple(Problem(n, Path(f"/p/{n:03}.jpg"), "Empty.") for n in range(100, 160))


def button(panel: ProblemsPanel, text: str) -> QPushButton:
    return next(b for b in panel.findChildren(QPushButton) if b.text() == text)


def table(panel: ProblemsPanel) -> QTableView:
    return panel.findChild(QTableView)


@pytest.fixture
def problems(window, fake_bus) -> ProblemsPanel:
    """The panel, opened, with sixty problems."""
    fake_bus.publish(ProblemsChanged(PROBLEMS))
    actions_of(window)["problems"].trigger()
    fake_bus.asked.clear()
    return window.problems


# Problems


@pytest.mark.parametrize("later", [PROBLEMS, (Problem(9, Path("/p/0.jpg"), "Cut."), *PROBLEMS[2:])])
def test_what_is_selected_stays_so_when_the_problems_are_told_again(
    problems, fake_bus, later: tuple[Problem, ...]
) -> None:
    table(problems).selectRow(30)
    fake_bus.publish(ProblemsChanged(later))
    QTest.mouseClick(button(problems, "Ignore"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(button(problems, "Try again"), Qt.MouseButton.LeftButton)
    chosen = (PROBLEMS[30].photo,)
    assert fake_bus.asked == [call.scan.leave_out(chosen), call.scan.retry(chosen)]
    assert later[table(problems).currentIndex().row()].photo == PROBLEMS[30].photo


def test_the_list_of_problems_stays_where_it_was_scrolled_to(problems, fake_bus) -> None:
    table(problems).selectRow(0)
    scrolled = table(problems).verticalScrollBar()
    scrolled.setValue(20)
    fake_bus.publish(ProblemsChanged((*PROBLEMS, Problem(9, Path("/p/z.jpg"), "Cut."))))
    assert scrolled.value() == 20


def test_nothing_selected_leaves_nothing_out(problems, fake_bus) -> None:
    leave_out = button(problems, "Ignore")
    assert not leave_out.isEnabled()
    QTest.mouseClick(leave_out, Qt.MouseButton.LeftButton)
    assert fake_bus.asked == []
    table(problems).selectRow(0)
    assert leave_out.isEnabled()
    fake_bus.publish(ProblemsChanged(PROBLEMS[1:]))  # the selected one is read now
    assert not leave_out.isEnabled()


def test_the_button_that_tries_all_again_says_all(problems, fake_bus) -> None:
    QTest.mouseClick(button(problems, "Try all again"), Qt.MouseButton.LeftButton)
    assert fake_bus.asked == [call.scan.retry(tuple(problem.photo for problem in PROBLEMS))]


def test_without_problems_their_key_opens_nothing(window) -> None:
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window.browser.library, Qt.Key.Key_E, keys)
    assert not window.problems.isVisible()
    assert window.toast.sentence() == "All files could be read."


# Folders


def folders(count: int, photos: int = 10) -> tuple[RootInfo, ...]:
    return tuple(
        RootInfo(n, Path(f"/photos/{n}"), "scanning", photos, 0) for n in range(1, count + 1)
    )


@pytest.fixture
def tell_folders(window, fake_bus) -> Callable[[tuple[RootInfo, ...]], None]:
    def tell(roots: tuple[RootInfo, ...]) -> None:
        fake_bus.hold(RootsChanged(roots))
        fake_bus.publish(RootsChanged(roots))

    return tell


def test_the_list_of_folders_stays_where_it_was_scrolled_to(window, tell_folders) -> None:
    tell_folders(folders(60))
    shown = window.sidebar.view
    shown.setCurrentIndex(shown.index_of(Path("/photos/7")))
    shown.verticalScrollBar().setValue(500)
    scrolled = shown.verticalScrollBar().value()
    tell_folders(folders(60, photos=20))
    assert scrolled > 0
    assert shown.verticalScrollBar().value() == scrolled
    assert shown.currentIndex().data() == "7"
    told = [
        shown.index_of(key).data(Qt.ItemDataRole.AccessibleTextRole)
        for key in ("photos", Path("/photos/7"))
    ]
    assert told == ["Photos, 1,200 photos", "7, 20 photos · reading"]


def test_a_folder_more_or_less_is_listed(window, tell_folders) -> None:
    tell_folders(folders(3))
    shown = window.sidebar.view
    shown.chosen.emit(Path("/photos/2"))
    tell_folders(folders(4))
    last = [shown.topLevelItem(shown.topLevelItemCount() - n).text(0) for n in (4, 3, 2, 1)]
    assert last == ["1", "2", "3", "4"]
    assert shown.in_sight == Path("/photos/2")
    tell_folders(folders(1))
    assert window.library.folder() is None


def test_a_folder_dropped_on_the_filter_is_added(window, fake_bus, tmp_path: Path) -> None:
    field, point = window.field.line, QPoint(10, 10)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path))])
    data.setText(str(tmp_path))
    rest = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
    for event in (
        QDragEnterEvent(point, *rest, Qt.KeyboardModifier.NoModifier),
        QDropEvent(QPointF(point), *rest, Qt.KeyboardModifier.NoModifier),
    ):
        QApplication.sendEvent(field, event)
    assert field.text() == ""
    assert fake_bus.asked == [call.scan.add_root(tmp_path)]
    assert window.toast.sentence() == f"Adding “{tmp_path.name}”…", "a busy library says so later"


def test_a_folder_that_is_chosen_is_said_to_be_added_before_the_library_answers(
    window, fake_bus, tmp_path: Path
) -> None:
    actions_of(window)["add_folder"].trigger()
    dialog = window.findChild(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path))
    assert fake_bus.asked == [call.scan.add_root(tmp_path)]
    assert window.toast.sentence() == f"Adding “{tmp_path.name}”…"
    dialog.reject()


def test_a_folder_that_is_known_is_not_said_to_be_added(window, fake_bus) -> None:
    known = fake_bus.latest(RootsChanged).roots[0].path / "2016"
    actions_of(window)["add_folder"].trigger()
    dialog = window.findChild(QFileDialog)
    dialog.fileSelected.emit(str(known))
    assert window.toast.sentence().startswith("“2016” is in the library already.")
    dialog.reject()


# Questions


def test_enter_cancels_what_would_lose_something(window, qtbot: QtBot) -> None:
    done: list[bool] = []
    dialogs.confirm(window, "Delete it?", "It goes.", "Delete", lambda: done.append(True))
    box = window.findChild(QMessageBox)
    qtbot.waitUntil(lambda: isinstance(box.focusWidget(), QPushButton) and box.isActiveWindow())
    assert box.windowTitle() == ""  # else the question stands there, too, and is cut
    with qtbot.waitSignal(box.finished):
        QTest.keyClick(box.focusWidget(), Qt.Key.Key_Return)
    assert done == []


@pytest.mark.same_window(False)
def test_the_lists_over_the_photos_of_a_narrow_window_close(window) -> None:
    window.resize(800, 600)
    places, results = window.sidebar.view, window.browser.results
    window.commands.search_from(1)

    def seen() -> tuple[bool, QWidget | None]:
        return not places.narrow, QApplication.focusWidget()

    places.lists_wanted.emit()
    assert seen() == (True, places)
    QTest.keyClick(places, Qt.Key.Key_Escape)
    assert seen() == (False, results)  # not the library
    places.lists_wanted.emit()
    QTest.mouseClick(results.viewport(), Qt.MouseButton.LeftButton)
    assert seen() == (False, results)


@pytest.mark.same_window(False)
def test_lists_and_inspector_do_not_cover_a_narrow_window_together(window) -> None:
    window.resize(800, 600)
    actions_of(window)["facts_panel"].trigger()
    shown = []
    for wanted in (False, True, False):
        window.frame.open_lists(wanted)
        shown.append(window.inspector.isVisible())
    assert shown == [True, False, True]


@pytest.mark.same_window(False)
def test_lists_opened_by_mouse_show_no_ring_before_a_key(window) -> None:
    window.resize(800, 600)
    places = window.sidebar.view
    places.lists_wanted.emit()
    before = places.grab().toImage()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(places, key)
    assert places.grab().toImage() != before
