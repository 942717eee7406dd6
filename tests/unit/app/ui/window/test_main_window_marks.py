"""Stars, colours and keywords by key and mouse, on tiles and in filters."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import call

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import MarkChange, SidecarState
from app.core.base.search_types import Scope
from app.ui.facts.mark_commands import KeywordsDialog
from app.ui.style.building import Activity
from app.ui.window.main_window import MainWindow
from app.work.bus.events import SidecarsChanged, SidecarsWritten, TableMarked
from tests.unit.app.fake_bus import FakeBus
from tests.unit.app.ui.gestures import actions_of, change_setting, search_from

# The offscreen platform has no window manager to tell about sizes, and to raise windows.
pytestmark = [pytest.mark.qt_log_ignore("does not support"), pytest.mark.same_window]

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def marked(window: MainWindow, fake_bus: FakeBus) -> FakeBus:
    """Photos 1 to 3 have marks."""
    give(fake_bus, 1, stars=4, keywords=("Animals|Dog", "sea"))
    give(fake_bus, 2, stars=2, colour="red", keywords=("sea",))
    give(fake_bus, 3, colour="red")
    return fake_bus


def give(bus: FakeBus, photo: int, **marks: object) -> None:
    bus.infos = tuple(
        replace(info, **marks) if info.id == photo else info  # type: ignore[arg-type]
        for info in bus.infos
    )
    bus.publish(TableMarked((photo,)))


def select(window: MainWindow, *rows: int) -> None:
    grid = window.browser.library
    grid.select_row(rows[0])
    grid.selection.choose([grid.photo_model.photos()[row] for row in rows])


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> object:
    QTest.keyClick(window.browser.library, key, modifiers)
    return window._bus.asked[-1]  # type: ignore[attr-defined]


def test_stars_are_seen_at_once_on_the_photo_that_the_keys_are_on(
    window: MainWindow, fake_bus: FakeBus
) -> None:
    window.show()
    grid = window.browser.library
    select(window, 0)
    QTest.keyClick(grid, Qt.Key.Key_Right)
    shown = [grid.viewport().grab(grid.visualRect(grid.currentIndex())).toImage()]
    give(fake_bus, 2, stars=4)
    shown.append(grid.viewport().grab(grid.visualRect(grid.currentIndex())).toImage())
    assert shown[0] != shown[1]


def test_keys_mark_the_selected_photos(window: MainWindow, marked: FakeBus) -> None:
    select(window, 0, 2, 5)
    assert press(window, Qt.Key.Key_4) == call.marks.set((1, 3, 6), MarkChange(stars=4))
    assert window.toast.sentence() == "4 stars for 3 photos."
    assert press(window, Qt.Key.Key_0) == call.marks.set((1, 3, 6), MarkChange(stars=0))
    assert press(window, Qt.Key.Key_8) == call.marks.set((1, 3, 6), MarkChange(colour="green"))


def test_marks_are_offered_to_be_taken_back_until_others_are_given(
    window: MainWindow, marked: FakeBus
) -> None:
    select(window, 0, 2, 5)
    press(window, Qt.Key.Key_4)
    select(window, 1)
    assert window.toast.sentence() == "4 stars for 3 photos."
    assert press(window, Qt.Key.Key_3) == call.marks.set((2,), MarkChange(stars=3))
    assert window.toast.sentence() == ""


def test_a_colour_that_all_have_is_taken_away(window: MainWindow, marked: FakeBus) -> None:
    select(window, 1, 2)
    assert press(window, Qt.Key.Key_6) == call.marks.set((2, 3), MarkChange(colour=""))
    select(window, 0, 1)
    assert press(window, Qt.Key.Key_6) == call.marks.set((1, 2), MarkChange(colour="red"))


def test_marks_work_and_show_in_the_large_view(window: MainWindow, marked: FakeBus) -> None:
    window.browser.library.select_row(1)
    window.browser.toggle_preview()
    preview = window.browser.preview
    QTest.keyClick(preview, Qt.Key.Key_5)
    assert marked.asked[-1] == call.marks.set((2,), MarkChange(stars=5))
    strip = preview.marks
    assert strip.accessibleDescription() == "2 stars, red"
    for star, stars in ((3, 3), (2, 0)):  # a click on the last one that is set takes all away
        point = QPoint((star - 1) * 18 + 7, 12)
        QTest.mouseClick(strip, Qt.MouseButton.LeftButton, NONE, point)
        assert marked.asked[-1] == call.marks.set((2,), MarkChange(stars=stars))
    give(marked, 2, stars=5, colour="")
    assert strip.accessibleDescription() == "5 stars"


def test_a_tile_tells_its_marks(window: MainWindow, marked: FakeBus) -> None:
    model = window.browser.library.photo_model
    assert model.lines(1) == ["photo 001.jpg", "4 stars", "Animals|Dog, sea"]
    assert model.lines(2) == ["photo 002.jpg", "2 stars, red", "sea"]
    assert model.lines(4) == ["photo 004.jpg"]


def test_marks_are_painted_where_there_are_some(
    window: MainWindow, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    grid = window.browser.library
    grid.clearSelection()

    def picture() -> object:
        return grid.viewport().grab(grid.visualRect(grid.photo_model.index(7))).toImage()

    plain = picture()
    give(fake_bus, 8, stars=3)
    starred = picture()
    assert starred != plain
    give(fake_bus, 8, colour="blue")
    assert picture() not in (plain, starred)
    give(fake_bus, 8, stars=0, colour="")
    assert picture() == plain


def keywords_dialog(window: MainWindow, qtbot: QtBot) -> KeywordsDialog:
    QTest.keyClick(window.browser.library, Qt.Key.Key_K)
    (dialog,) = (each for each in window.findChildren(KeywordsDialog) if each.isVisible())
    qtbot.waitUntil(dialog.field.hasFocus)  # until then keys are the photos'
    return dialog


def ticks(dialog: KeywordsDialog) -> list[tuple[str, Qt.CheckState]]:
    items = (dialog.list.item(row) for row in range(dialog.list.count()))
    return [(item.text(), item.checkState()) for item in items]


def test_keywords_of_several_photos_partial_ones_shown_as_such(
    window: MainWindow, marked: FakeBus, qtbot: QtBot
) -> None:
    select(window, 0, 1)
    dialog = keywords_dialog(window, qtbot)
    assert dialog.windowTitle() == "Keywords of 2 photos"
    some, every = Qt.CheckState.PartiallyChecked, Qt.CheckState.Checked
    assert ticks(dialog) == [("Animals|Dog", some), ("sea", every)]
    QTest.keyClicks(dialog.field, "new, Animals|Dog")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert [state for _, state in ticks(dialog)] == [every, every, every]
    dialog.list.item(1).setCheckState(Qt.CheckState.Unchecked)
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    change = MarkChange(add=("Animals|Dog", "new"), remove=("sea",))
    assert marked.asked[-1] == call.marks.set((1, 2), change)
    window.activateWindow()  # which the offscreen platform does not do when a dialog closes
    qtbot.waitUntil(window.browser.library.hasFocus)


@pytest.mark.same_window(False)
def test_keywords_that_are_left_as_they_are_ask_for_nothing(
    window: MainWindow, marked: FakeBus, qtbot: QtBot
) -> None:
    select(window, 0, 1)
    before = list(marked.asked)
    dialog = keywords_dialog(window, qtbot)
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    window.activateWindow()  # which the offscreen platform does not do when a dialog closes
    qtbot.waitUntil(window.browser.library.hasFocus)
    dialog = keywords_dialog(window, qtbot)
    QTest.keyClicks(dialog.field, "more")
    QTest.keyClick(dialog.field, Qt.Key.Key_Escape)
    assert marked.asked == before


def test_known_keywords_are_proposed(window: MainWindow, marked: FakeBus, qtbot: QtBot) -> None:
    select(window, 9)
    completer = keywords_dialog(window, qtbot).field.completer()
    completer.setCompletionPrefix("dog")
    assert completer.completionCount() == 1
    assert completer.currentCompletion() == "Animals|Dog"


def test_the_library_is_filtered_by_marks(window: MainWindow, marked: FakeBus) -> None:
    model = window.browser.library.photo_model
    window.library.narrow(">=2 stars")
    assert model.photos() == (1, 2)
    window.library.narrow("keyword:Animals")
    assert model.photos() == (1,)
    window.library.narrow("red label")
    assert model.photos() == (2, 3)
    give(marked, 3, colour="")
    assert model.photos() == (2,)
    window.library.narrow("★★★★★")
    assert model.photos() == ()
    window.library.narrow("")
    assert len(model.photos()) == 60


def test_a_search_looks_among_marks(window: MainWindow, marked: FakeBus) -> None:
    search_from(window, 0)
    window.field.focus_line()
    QTest.keyClicks(window.field.line, ">=3 stars blue label keyword:sea")
    QTest.keyClick(window.field.line, Qt.Key.Key_Return)
    assert marked.asked[-1] == call.session.set_scope(
        Scope(filter=">=3 stars blue label keyword:sea")
    )


def test_sidecars_are_asked_for_told_and_stopped(window: MainWindow, marked: FakeBus) -> None:
    select(window, 0, 1)
    actions_of(window)["write_sidecars"].trigger()
    assert marked.asked[-1] == call.marks.write((1, 2))
    name = "Progress of writing sidecars"
    bars = window.findChildren(Activity)
    bar = next(each for each in bars if each.bar.accessibleName() == name)
    assert not bar.isVisible()
    marked.publish(SidecarsWritten(3, 2000))
    assert bar.isVisible()
    bar.findChild(QToolButton).click()
    assert marked.asked[-1] == call.marks.stop_writing()
    marked.publish(SidecarsWritten(0, 0))
    assert not bar.isVisible()
    change_setting(window, "Keep sidecars up to date")
    assert marked.asked[-1] == call.marks.keep_sidecars(True)
    marked.publish(SidecarsChanged(SidecarState(kept=False, short=True)))  # it was refused
    change_setting(window, "Name sidecars photo.xmp, as Lightroom does")
    assert marked.asked[-1] == call.marks.name_short(False)
