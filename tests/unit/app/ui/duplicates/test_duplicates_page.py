"""The page of duplicates in the window: found, marked, and asked to go."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from unittest.mock import call

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QPushButton, QStyle
from pytestqt.qtbot import QtBot

from app.core.duplicates.keep_best import proposal
from app.core.duplicates.types import Group, GroupKind, Preferences, Proposal
from app.core.stacks import stack_each
from app.core.store.groups.duplicates import PhotoFile
from app.core.types import Progress
from app.ui.duplicates.bin_all_dialog import BinAllDialog
from app.ui.duplicates.duplicates_page import DuplicatesPage
from app.ui.duplicates.group_model import COVER
from app.ui.duplicates.group_table import GroupTable
from app.ui.window.main_window import MainWindow
from app.work.bus.events import DuplicatesFound, DuplicatesProgressed
from tests.unit.app.fake_bus import ROOT, FakeBus


def file(photo: int, width: int) -> PhotoFile:
    path = Path(f"/photos/photo {photo:03}.jpg")
    return PhotoFile(photo, bytes([photo]), path, 1000 * width, width, 10, float(photo))


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
    window.show()
    qtbot.waitExposed(window)
    window.browser.focus_photos()
    qtbot.keyClick(window.browser.library, Qt.Key.Key_D)
    assert fake_bus.asked[-1] == call.duplicates.find()
    (found,) = window.findChildren(DuplicatesPage)
    assert window.browser.is_shown(found)
    fake_bus.publish(DuplicatesFound(FOUND, RULES, ""))
    return found


def test_what_is_proposed_is_marked_but_of_bursts_nothing(page: DuplicatesPage) -> None:
    assert page.choices() == ((1, (2,)), (3, (4, 5)))
    assert page.sentence.text() == "These 2 photos (90 kB) would go to the bin."


def test_what_is_said_of_each_photo_has_room_beside_its_box(page: DuplicatesPage) -> None:
    table = page.findChild(GroupTable)
    assert table is not None
    said = table.fontMetrics().horizontalAdvance("Keep")
    box = table.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth)
    assert table.columnWidth(0) > said + box


def test_the_group_with_most_to_win_comes_first(page: DuplicatesPage) -> None:
    model = page.groups.model()
    first = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert first == ["3 copies\nfrees 90 kB", "Burst of 2", "2 identical files\nfrees 20 kB"]
    page.finding.kinds.setCurrentIndex(page.finding.kinds.findData(GroupKind.BURST))
    assert model.rowCount() == 1
    assert page.grid.photo_model.rowCount() == 2


def test_where_there_is_no_room_how_many_there_are_stands_below_the_choices(
    page: DuplicatesPage,
) -> None:
    finding = page.finding
    assert finding.said.text() == "3 groups"
    page.window().resize(1600, 900)
    QApplication.processEvents()
    assert finding.said.mapTo(page, QPoint()).y() < finding.order.height(), "beside them"
    page.window().resize(900, 700)
    assert page.window().width() < 1000, "the page widens no window"
    QApplication.processEvents()
    assert finding.said.mapTo(page, QPoint()).y() > finding.order.height(), "below them"
    assert finding.order.width() >= finding.order.sizeHint().width()
    assert finding.said.width() > finding.said.fontMetrics().horizontalAdvance("3 groups")
    assert page.stack.mapTo(page, QPoint()).x() > finding.said.mapTo(page, QPoint()).x()
    assert page.rules.prefer.text() == "No preferred folder"
    assert page.grid.height() >= page.table.height(), "photos first"


def test_a_group_is_painted_with_its_best_photo(
    page: DuplicatesPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = list[str]()
    monkeypatch.setattr(QPainter, "drawText", lambda _self, *given: texts.append(given[-1]))
    page.groups.viewport().grab()
    assert texts[:3] == ["3 copies", "frees 90 kB", "Burst of 2"]
    index = page.groups.model().index(0, 0)
    assert index.data(COVER) == 3


def test_marks_are_by_key_and_one_button_does_it(
    page: DuplicatesPage, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert page.table.currentItem().text(0) == "Bin"
    qtbot.keyClick(page.table, Qt.Key.Key_Space)  # photo 4 stays
    assert page.table.currentItem().text(0) == "Keep"
    assert page.choices() == ((1, (2,)), (3, (5,)))
    assert [info.photo for info in FOUND[1].group.photos] == [3, 4, 5]
    page.bin.click()
    assert page.bin.text() == "Move 1 photo to the bin"
    assert fake_bus.asked[-1] == call.duplicates.bin(((3, (5,)),))


def test_one_click_acts_on_the_group_in_sight_and_all_are_shown_before(
    page: DuplicatesPage, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    assert page.bin_all.text() == "Move 3 photos to the bin…"
    qtbot.mouseClick(page.bin_all, Qt.MouseButton.LeftButton)
    (dialog,) = page.window().findChildren(BinAllDialog)
    qtbot.waitUntil(dialog.isVisible)
    assert dialog.grid.photo_model.photos() == (2, 4, 5)
    assert dialog.sentence.text() == "These 3 photos (0.1 MB) would go to the bin."
    assert fake_bus.library.duplicates.bin.mock_calls == []
    qtbot.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    assert fake_bus.asked[-1] == call.duplicates.bin(((1, (2,)), (3, (4, 5))))
    assert page.bin.text() == "Move 2 photos to the bin"
    qtbot.mouseClick(page.bin, Qt.MouseButton.LeftButton)
    assert fake_bus.asked[-1] == call.duplicates.bin(((3, (4, 5)),))


def test_of_identical_files_the_photo_is_shown_that_a_person_sees(
    page: DuplicatesPage, fake_bus: FakeBus
) -> None:
    copy = replace(file(99, 20), stands=1)
    same = proposal(Group(GroupKind.IDENTICAL, (file(1, 20), copy)))
    fake_bus.publish(DuplicatesFound((same, FOUND[1]), RULES, ""))
    page.bin_all.click()
    (dialog,) = page.window().findChildren(BinAllDialog)
    assert dialog.grid.photo_model.photos() == (1, 4, 5)
    assert dialog.go.text() == "Move 3 photos to the bin"
    dialog.reject()


def test_a_group_never_goes_whole(page: DuplicatesPage) -> None:
    best = page.table.topLevelItem(0)
    assert best is not None
    best.setCheckState(0, Qt.CheckState.Unchecked)
    assert page.choices() == ((1, (2,)),)
    assert "one stays" in page.sentence.text()


def test_what_is_no_duplicate_is_said_once(page: DuplicatesPage, fake_bus: FakeBus) -> None:
    page.apart.click()
    assert fake_bus.asked[-1] == call.duplicates.are_different((3, 4, 5))
    fake_bus.publish(DuplicatesFound(FOUND[:1], RULES, ""))
    assert page.choices() == ((1, (2,)),)


def test_marks_stay_when_the_groups_come_again(page: DuplicatesPage, fake_bus: FakeBus) -> None:
    item = page.table.topLevelItem(1)
    assert item is not None
    item.setCheckState(0, Qt.CheckState.Checked)
    fake_bus.publish(DuplicatesFound(FOUND, RULES, ""))
    assert page.choices() == ((1, (2,)), (3, (5,)))


def test_progress_can_be_stopped(page: DuplicatesPage, fake_bus: FakeBus) -> None:
    fake_bus.publish(DuplicatesProgressed(Progress("verifying", 10, 40)))
    assert page.finding.stop.isVisible()
    page.finding.stop.click()
    assert fake_bus.asked[-1] == call.duplicates.stop()
    fake_bus.publish(DuplicatesProgressed(None))
    assert not page.finding.stop.isVisible()


def test_where_comparing_failed_nothing_is_called_free_of_duplicates(
    page: DuplicatesPage, fake_bus: FakeBus
) -> None:
    fake_bus.publish(DuplicatesFound((), RULES, ""))
    fake_bus.publish(DuplicatesProgressed(None))
    assert page.finding.said.text() == "Nothing is there more than once."
    assert page.missed.isHidden()
    fake_bus.publish(DuplicatesFound((), RULES, "Looking for duplicates ended too soon."))
    fake_bus.publish(DuplicatesProgressed(None))
    assert page.finding.said.text() == ""
    assert page.missed.sentence.text() == "Looking for duplicates ended too soon."
    fake_bus.asked.clear()
    page.missed.again.click()
    assert fake_bus.asked == [call.duplicates.find()]
    fake_bus.publish(DuplicatesProgressed(Progress("comparing", 1, 40)))
    assert page.missed.isHidden()


@pytest.mark.slow
def test_ten_thousand_groups_are_shown_at_once(page: DuplicatesPage) -> None:
    many = tuple(group(GroupKind.NEAR, 9, 6, first=1) for _ in range(10_000))
    page.show_found(many, RULES, "")
    assert page.groups.model().rowCount() == 10_000


def entry(button: QPushButton, text: str) -> None:
    """Choose from the menu of a button."""
    (action,) = [each for each in button.menu().actions() if each.text() == text]
    action.trigger()


def show_burst(page: DuplicatesPage) -> None:
    page.finding.kinds.setCurrentIndex(page.finding.kinds.findData(GroupKind.BURST))


def test_bursts_are_marked_all_at_once_and_let_be_again(page: DuplicatesPage) -> None:
    entry(page.marks, "All but the best of every burst")
    assert page.choices() == ((1, (2,)), (3, (4, 5)), (6, (7,)))
    show_burst(page)
    second = page.table.topLevelItem(1)
    assert second is not None
    assert second.checkState(0) is Qt.CheckState.Unchecked
    assert second.text(0) == "Bin"
    entry(page.marks, "Nothing of this group")
    assert page.choices() == ((1, (2,)), (3, (4, 5)))
    entry(page.marks, "All but the best of this group")
    assert page.choices()[-1] == (6, (7,))
    entry(page.marks, "Nothing at all")
    assert page.choices() == ()
    assert not page.bin.isEnabled()


def test_bursts_are_stacked_under_the_best(page: DuplicatesPage, fake_bus: FakeBus) -> None:
    show_burst(page)
    entry(page.stack, "This group, the best on top")
    assert fake_bus.asked[-1] == call.stacks.change(stack_each, ((6, 7),))
    page.finding.kinds.setCurrentIndex(0)
    entry(page.stack, "Every burst, the best on top")
    assert fake_bus.asked[-1] == call.stacks.change(stack_each, ((6, 7),))


def test_a_group_is_compared_side_by_side(page: DuplicatesPage, window: MainWindow) -> None:
    page.compare.click()
    assert window.browser.is_shown(window.comparing.page)
    assert window.comparing.page.targets()
    assert window.browser.go_back()
    assert window.browser.is_shown(page)


@pytest.mark.slow
def test_what_is_marked_goes_by_key(
    page: DuplicatesPage, window: MainWindow, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    qtbot.keyClick(page.groups, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert fake_bus.asked[-1] == call.duplicates.bin(((3, (4, 5)),))
    assert "Ctrl+Del" in page.bin.toolTip()
    window.browser.go_back()
    window._actions["bin_marked"].trigger()
    fake_bus.library.duplicates.bin.assert_called_once()


def test_folders_are_preferred_and_protected_by_the_row_of_rules(
    page: DuplicatesPage, fake_bus: FakeBus
) -> None:
    menu = page.rules.prefer.menu()
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert fake_bus.asked[-1] == call.duplicates.prefer(Preferences((ROOT,), ()))
    assert page.rules.prefer.text() == "Keep those in photos"
    menu = page.rules.protect.menu()
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert fake_bus.asked[-1] == call.duplicates.prefer(Preferences((ROOT,), (ROOT,)))
    rules = Preferences((), (ROOT,))
    safe = tuple(proposal(each.group, rules) for each in FOUND)
    fake_bus.publish(DuplicatesFound(safe, rules, ""))
    assert page.choices() == ()
    assert page.rules.prefer.text() == "No preferred folder"
    assert page.rules.protect.accessibleName() == "Nothing leaves photos"


def test_what_a_person_said_outlives_other_rules(page: DuplicatesPage, fake_bus: FakeBus) -> None:
    item = page.table.topLevelItem(2)  # photo 5
    assert item is not None
    item.setCheckState(0, Qt.CheckState.Checked)
    rules = Preferences((ROOT / "photo 004.jpg",))
    other = tuple(proposal(each.group, rules) for each in FOUND)
    fake_bus.publish(DuplicatesFound(other, rules, ""))
    assert page.choices() == ((1, (2,)), (4, (3,)))


def test_the_search_field_filters_groups(
    page: DuplicatesPage, window: MainWindow, qtbot: QtBot
) -> None:
    model = page.groups.model()
    qtbot.keyClicks(window.field.line, "004")
    qtbot.waitUntil(lambda: model.rowCount() == 1)
    assert model.index(0, 0).data().startswith("3 copies")
    assert page.choices() == ((1, (2,)), (3, (4, 5)))  # also of those that are not shown
    window.field.line.clear()
    window.field.focus_line()
    qtbot.keyClicks(window.field.line, "059")
    qtbot.keyClick(window.field.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: model.rowCount() == 0)
    assert page.finding.said.text() == "No group has such a photo."
    window.field.clear()
    assert model.rowCount() == 3
