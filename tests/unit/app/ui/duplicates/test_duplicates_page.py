"""The page of duplicates in the window: found, marked, and asked to go."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from unittest.mock import call

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from app.core.base.stacks import Stacks
from app.core.base.work_types import Progress
from app.core.duplicates.keep_best import proposal
from app.core.duplicates.stacks import stack_each, take_apart
from app.core.duplicates.tables import PhotoFile
from app.core.duplicates.types import Group, GroupKind, Preferences, Proposal
from app.core.files.tables import JobSummary
from app.ui.duplicates.duplicates_page import BinAllDialog, DuplicatesPage
from app.ui.style.labels import WrappedLabel
from app.ui.window.main_window import MainWindow
from app.work.bus.events import (
    DuplicatesFound,
    DuplicatesProgressed,
    FilesDone,
    FilesProgressed,
    StacksChanged,
)
from tests.unit.app.fake_bus import ROOT, FakeBus

pytestmark = pytest.mark.same_window


def file(photo: int, width: int) -> PhotoFile:
    path = Path(f"/photos/photo {photo:03}.jpg")
    return PhotoFile(photo, bytes([photo]), path, 1000 * width, width, width, float(photo))


def group(kind: GroupKind, *widths: int, first: int) -> Proposal:
    files = tuple(file(first + number, width) for number, width in enumerate(widths))
    return proposal(Group(kind, files))


RULES = Preferences()
FOUND = (
    group(GroupKind.IDENTICAL, 20, 20, first=1),
    group(GroupKind.NEAR, 90, 60, 30, first=3),
    group(GroupKind.BURST, 50, 50, first=6),
)


@pytest.fixture
def page(window: MainWindow, fake_bus: FakeBus, qtbot: QtBot) -> DuplicatesPage:
    window.resize(1200, 800)
    window.browser.focus_photos()
    qtbot.keyClick(window.browser.library, Qt.Key.Key_D)
    assert fake_bus.asked[-1] == call.duplicates.find()
    (found,) = window.findChildren(DuplicatesPage)
    assert window.browser.is_shown(found)
    fake_bus.publish(StacksChanged(Stacks(())))
    fake_bus.publish(FilesDone((), protected=False))
    fake_bus.publish(DuplicatesFound((), RULES, ""))  # what was marked is forgotten
    found.order.setCurrentIndex(0)
    found.copies.click()
    found.list.unsetLayoutDirection()
    fake_bus.publish(DuplicatesFound(FOUND, RULES, ""))
    fake_bus.publish(DuplicatesProgressed(None))
    QApplication.processEvents()
    return found


def listed(page: DuplicatesPage) -> list[str]:
    return [page.list.shown[place].accessibleName() for place in sorted(page.list.shown)]


def click(page: DuplicatesPage, qtbot: QtBot, row: int, *, photo: int = -1, act: str = "") -> None:
    """Click on a photo of a row, by its place, or on a button."""
    shown = page.list.shown[row]
    button = shown.photos[photo] if photo >= 0 else shown.keep if act == "keep" else shown.act
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def press(key: Qt.Key) -> None:
    """Press a key where the focus is."""
    QTest.keyClick(QApplication.focusWidget(), key)


def test_what_is_proposed_is_marked_but_of_bursts_nothing(page: DuplicatesPage) -> None:
    assert page.choices() == ((1, (2,)), (3, (4, 5)))
    assert page.title().sentence == "3 groups · 3 photos you don't need · 110 kB"
    assert (page.copies.text(), page.bursts.text()) == ("Copies 2", "Bursts 1")


def test_the_group_with_most_to_win_comes_first_and_bursts_stand_apart(
    page: DuplicatesPage,
) -> None:
    assert listed(page) == ["3 copies", "2 identical files"]
    page.order.setCurrentIndex(1)  # the newest first
    assert listed(page) == ["3 copies", "2 identical files"]
    page.bursts.click()
    assert listed(page) == ["Burst of 2"]
    assert page.grid.photo_model.photos() == (6, 7)


def test_a_click_turns_a_photo_and_the_button_of_its_group_acts(
    page: DuplicatesPage, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    click(page, qtbot, 0, photo=1)  # photo 4 stays
    assert page.choices() == ((1, (2,)), (3, (5,)))
    click(page, qtbot, 0, act="bin")
    assert fake_bus.asked[-1] == call.duplicates.bin(((3, (5,)),))
    click(page, qtbot, 0, photo=0)
    assert page.choices() == ((1, (2,)), (4, (3, 5)))


def test_the_ring_of_keys_is_painted_only_after_keys(page: DuplicatesPage) -> None:
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    page.list.setFocus()
    without = page.list.grab().toImage()
    QTest.keyClick(page.list, Qt.Key.Key_Home)
    assert page.list.grab().toImage() != without


def test_a_group_never_goes_whole(page: DuplicatesPage, qtbot: QtBot) -> None:
    click(page, qtbot, 0, photo=0)
    assert page.choices() == ((1, (2,)), (3, (4, 5)))


def test_keys_go_to_a_photo_and_turn_it(page: DuplicatesPage) -> None:
    page.list.setFocus()
    press(Qt.Key.Key_Right)
    assert page.grid.selected() == (4,)
    press(Qt.Key.Key_Space)
    assert page.choices() == ((1, (2,)), (3, (5,)))
    press(Qt.Key.Key_Left)
    assert page.grid.selected() == (3,)
    press(Qt.Key.Key_Down)
    assert page.grid.photo_model.photos() == (1, 2)


def test_the_focus_goes_to_what_follows_a_group_that_goes(
    page: DuplicatesPage, fake_bus: FakeBus
) -> None:
    page.list.setFocus()
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Right)
    assert page.grid.selected() == (5,)
    fake_bus.publish(DuplicatesFound((*FOUND, group(GroupKind.NEAR, 9, 6, first=20)), RULES, ""))
    assert page.grid.selected() == (5,), "the current one stays when more are found"
    fake_bus.publish(DuplicatesFound(FOUND[:1], RULES, ""))
    assert QApplication.focusWidget() is page.list.shown[0].photos[0]
    assert page.grid.selected() == (1,)


def test_tab_leads_from_the_current_photo_to_the_buttons_of_its_group(page: DuplicatesPage) -> None:
    page.list.setFocus()
    shown = page.list.shown[0]
    for wanted in (shown.photos[0], shown.act, shown.keep):
        assert QApplication.focusWidget() is wanted
        press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.bin_all


def test_all_are_shown_before_they_go(
    page: DuplicatesPage, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    assert page.bin_all.text() == "Move 3 photos to the bin…"
    qtbot.mouseClick(page.bin_all, Qt.MouseButton.LeftButton)
    (dialog,) = page.window().findChildren(BinAllDialog)
    qtbot.waitUntil(dialog.isVisible)
    assert dialog.grid.photo_model.photos() == (2, 4, 5)
    assert dialog.sentence.text().startswith("These 3 photos (110 kB) go to the bin.")
    assert dialog.sentence.text().endswith("2 files go along")
    assert fake_bus.asked[-1] == call.duplicates.along(((1, (2,)), (3, (4, 5))))
    assert fake_bus.library.duplicates.bin.mock_calls == []
    qtbot.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    assert fake_bus.asked[-1] == call.duplicates.bin(((1, (2,)), (3, (4, 5))))


def test_of_identical_files_the_photo_is_shown_that_a_person_sees(
    page: DuplicatesPage, fake_bus: FakeBus
) -> None:
    copy = replace(file(99, 20), of_photo=1)
    same = proposal(Group(GroupKind.IDENTICAL, (file(1, 20), copy)))
    fake_bus.publish(DuplicatesFound((same, FOUND[1]), RULES, ""))
    page.bin_all.click()
    (dialog,) = page.window().findChildren(BinAllDialog)
    assert dialog.grid.photo_model.photos() == (1, 4, 5)
    assert dialog.go.text() == "Move 3 photos to the bin"
    dialog.reject()


def test_keep_all_lets_a_group_go_and_can_be_undone(
    page: DuplicatesPage, window: MainWindow, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    click(page, qtbot, 0, act="keep")
    assert fake_bus.asked[-1] == call.duplicates.are_different((3, 4, 5))
    fake_bus.publish(DuplicatesFound(FOUND[:1], RULES, ""))
    assert page.choices() == ((1, (2,)),)


def test_marks_stay_when_more_groups_come(
    page: DuplicatesPage, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    click(page, qtbot, 0, photo=1)
    fake_bus.publish(DuplicatesFound(FOUND, RULES, ""))
    assert page.choices() == ((1, (2,)), (3, (5,)))


def test_groups_are_shown_while_more_are_looked_for_and_how_long_it_takes(
    page: DuplicatesPage, fake_bus: FakeBus
) -> None:
    fake_bus.publish(DuplicatesProgressed(Progress("verifying", 10, 40, seconds_left=240.0)))
    assert page.busy.words.text() == "Comparing… 25%, about 4 minutes left"
    assert listed(page)
    page.stop.click()
    assert fake_bus.asked[-1] == call.duplicates.stop()
    fake_bus.publish(DuplicatesProgressed(None))
    assert not page.stop.isVisible()


def test_an_empty_page_says_why(page: DuplicatesPage, fake_bus: FakeBus) -> None:
    fake_bus.publish(DuplicatesFound((), RULES, ""))
    assert notice(page).startswith("No duplicates.")
    fake_bus.publish(DuplicatesProgressed(Progress("comparing", 1, 40)))
    assert notice(page).startswith("Groups appear here")
    fake_bus.publish(DuplicatesFound((), RULES, "Looking for duplicates ended too soon."))
    fake_bus.publish(DuplicatesProgressed(None))
    assert notice(page) == "Looking for duplicates ended too soon."
    fake_bus.asked.clear()
    page.notice.wanted.emit()
    assert fake_bus.asked == [call.duplicates.find()]


def notice(page: DuplicatesPage) -> str:
    assert page.notice.isVisible()
    (label,) = page.notice.findChildren(WrappedLabel)
    return label.text()


def test_what_comes_back_from_the_bin_is_looked_for_again(
    page: DuplicatesPage, fake_bus: FakeBus
) -> None:
    fake_bus.asked.clear()
    fake_bus.publish(FilesProgressed(None))
    fake_bus.publish(FilesDone((JobSummary(7, "undo", None, 0.0, 1, 0, 0, 0),), False))
    assert fake_bus.asked == [call.duplicates.find()]


@pytest.mark.slow
def test_ten_thousand_groups_are_shown_at_once(page: DuplicatesPage) -> None:
    many = tuple(group(GroupKind.NEAR, 9, 6, first=1) for _ in range(10_000))
    page.show_found(many, RULES, "")
    assert len(page.list.groups) == 10_000
    assert len(page.list.shown) < 10
    page.list.setFocus()
    press(Qt.Key.Key_End)
    assert page.list.current() is many[-1]
    assert 9_999 in page.list.shown


def entry(page: DuplicatesPage, text: str) -> QAction:
    """Open the menu of more, and give its entry."""
    menu = page.more.menu()
    menu.aboutToShow.emit()
    (action,) = [each for each in menu.actions() if each.text() == text]
    return action


def test_bursts_are_marked_all_at_once_and_let_be_again(page: DuplicatesPage) -> None:
    entry(page, "Keep only the best of every burst").trigger()
    assert page.choices() == ((1, (2,)), (3, (4, 5)), (6, (7,)))
    entry(page, "Keep all of every group").trigger()
    assert page.choices() == ()
    assert not page.bin_all.isVisible()


def test_bursts_are_stacked_under_the_best(
    page: DuplicatesPage, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    page.bursts.click()
    click(page, qtbot, 0, act="stack")
    assert fake_bus.asked[-1] == call.stacks.change(stack_each, ((6, 7),))
    fake_bus.asked.clear()
    entry(page, "Stack every burst").trigger()
    assert fake_bus.asked[-1] == call.stacks.change(stack_each, ((6, 7),))


def test_a_burst_that_lies_stacked_is_offered_to_be_taken_apart(
    page: DuplicatesPage, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    page.bursts.click()
    fake_bus.publish(StacksChanged(Stacks([(7, 6)])))
    asked = len(fake_bus.asked)
    entry(page, "Stack every burst").trigger()
    assert len(fake_bus.asked) == asked, "all are"
    click(page, qtbot, 0, act="unstack")
    assert fake_bus.asked[-1] == call.stacks.change(take_apart, (6, 7))


@pytest.mark.qt_log_ignore("does not support")  # menus that open
def test_the_menu_of_a_group_stacks_several_photos_but_not_one(
    page: DuplicatesPage, fake_bus: FakeBus
) -> None:
    def offered(row: int) -> list[str]:
        shown = page.list.shown[row]
        place = shown.rect().center()
        QApplication.sendEvent(
            shown,
            QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, shown.mapToGlobal(place)),
        )
        menu = shown.findChildren(QMenu)[-1]
        menu.close()
        return [action.text() for action in menu.actions()]

    copy = replace(file(99, 20), of_photo=1)
    same = proposal(Group(GroupKind.IDENTICAL, (file(1, 20), copy)))
    fake_bus.publish(DuplicatesFound((same, FOUND[1]), RULES, ""))
    assert offered(0) == ["Move 2 to the bin", "Keep all", "Compare", "Stack 3 photos"]
    assert offered(1) == ["Move 1 to the bin", "Keep all", "Compare"]


def test_a_group_is_compared_side_by_side(
    page: DuplicatesPage, window: MainWindow, qtbot: QtBot
) -> None:
    page.list.wanted.emit("compare", FOUND[1])
    assert window.browser.is_shown(window.comparing)
    assert window.comparing.targets()
    assert window.browser.go_back()
    assert window.browser.is_shown(page)


def test_rows_paint_their_photos_light_and_from_right_to_left(page: DuplicatesPage) -> None:
    photos = page.list.shown[0].photos
    assert len(photos) == 3
    assert not page.list.viewport().grab().isNull()
    page.list.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QApplication.processEvents()
    shown = page.list.shown[0]
    lefts = [part.mapTo(page, QPoint()).x() for part in (*shown.photos, shown.act)]
    assert lefts == sorted(lefts, reverse=True)
    assert not page.list.viewport().grab().isNull()
    page.window().resize(QSize(800, 600))
    QApplication.processEvents()
    assert page.list.shown[0].photos


def test_protected_files_go_once_moving_was_turned_on(
    page: DuplicatesPage, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    fake_bus.publish(FilesDone((), protected=True))
    fake_bus.asked.clear()
    click(page, qtbot, 0, act="bin")
    assert fake_bus.asked == []
    box = QApplication.activeModalWidget()
    (turn_on,) = (b for b in box.findChildren(QPushButton) if b.text().startswith("Turn on"))
    turn_on.click()
    off, binned = call.files.protect(False), call.duplicates.bin(((3, (4, 5)),))
    assert fake_bus.asked == [off, binned]


@pytest.mark.slow
def test_what_is_marked_goes_by_key(
    page: DuplicatesPage, window: MainWindow, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    qtbot.keyClick(page.list, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert fake_bus.asked[-1] == call.duplicates.bin(((3, (4, 5)),))


def test_folders_are_preferred_and_protected_by_the_menu(
    page: DuplicatesPage, fake_bus: FakeBus
) -> None:
    for text, rules in (
        ("Keep those in a folder", Preferences((ROOT,), ())),
        ("Protect a folder", Preferences((), (ROOT,))),
    ):
        menu = entry(page, text).menu()
        assert isinstance(menu, QMenu)
        menu.actions()[0].trigger()
        assert fake_bus.asked[-1] == call.duplicates.prefer(rules)
    rules = Preferences((), (ROOT,))
    safe = tuple(proposal(each.group, rules) for each in FOUND)
    fake_bus.publish(DuplicatesFound(safe, rules, ""))
    assert page.choices() == ()
    assert entry(page, "Nothing leaves photos").menu()


def test_what_a_person_said_outlives_other_rules(
    page: DuplicatesPage, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    click(page, qtbot, 0, photo=2)  # photo 5 stays
    rules = Preferences((ROOT / "photo 004.jpg",))
    other = tuple(proposal(each.group, rules) for each in FOUND)
    fake_bus.publish(DuplicatesFound(other, rules, ""))
    assert page.choices() == ((1, (2,)), (4, (3,)))
