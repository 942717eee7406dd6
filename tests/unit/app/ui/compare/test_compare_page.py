"""Comparing in the real window, by keys and mouse."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from unittest.mock import call

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice, QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import Changes, MarkChange, PhotoState
from app.ui.canvas.geometry import FIT
from app.ui.compare import info_strip
from app.ui.compare.compare_page import ComparePage
from app.ui.compare.info_strip import Fact, InfoStrip
from app.ui.window.main_window import MainWindow
from app.work.bus.events import TableChanged
from tests.unit.app.fake_bus import FakeBus

pytestmark = pytest.mark.same_window

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
JOINER = "\N{WORD JOINER}"


@pytest.fixture
def page(window: MainWindow) -> ComparePage:
    found = window.findChild(ComparePage)
    assert isinstance(found, ComparePage)
    return found


@pytest.fixture(scope="module")
def touch_device(qapp: QApplication) -> QPointingDevice:
    del qapp
    return QTest.createTouchDevice()


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget(), key, modifiers)


def select(window: MainWindow, *rows: int) -> None:
    library = window.browser.library
    library.select_row(rows[0])
    for row in rows[1:]:
        index = library.photo_model.index(row)
        library.selectionModel().select(index, library.selectionModel().SelectionFlag.Select)


def shown(page: ComparePage) -> tuple[int, ...]:
    return page.state().shown


def test_selected_photos_stand_side_by_side_and_escape_leads_back(
    window: MainWindow, page: ComparePage
) -> None:
    select(window, 2, 5, 9)
    press(Key.Key_C)
    assert window.browser.is_shown(page)
    assert shown(page) == (3, 6, 10)
    assert window.sidebar.isHidden()  # all the room is for the photos
    assert [canvas.isVisible() for canvas in page.stage.canvases] == [True] * 3 + [False] * 3
    (back,) = (each for each in page.findChildren(QToolButton) if each.accessibleName() == "Back")
    assert not back.icon().isNull()
    press(Key.Key_Escape)
    assert window.browser.is_shown(window.browser.library)
    assert window.browser.library.selected() == (3, 6, 10)
    assert not window.sidebar.isHidden()
    assert window.browser.library.hasFocus()


def test_a_number_that_says_nothing_by_itself_is_named(page: ComparePage) -> None:
    strip = page.findChildren(InfoStrip)[0]
    strip.show_facts(
        (Fact("Aperture", "f/8"), Fact("ISO", "400", labelled=True)), {"Aperture", "ISO"}, ()
    )
    said = QTextDocumentFragment.fromHtml(strip._facts.text()).toPlainText()
    assert said.replace("\xa0", " ").replace(JOINER, "") == "f/8 · ISO 400"


def test_from_right_to_left_no_fact_is_written_into_another(
    page: ComparePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(info_strip, "isolated", lambda text: f"[{text}]")
    strip = page.findChildren(InfoStrip)[0]
    known = Fact("Exposure", "1/60 s"), Fact("Format", "JPEG")
    strip.show_facts(known, ("Exposure", "Format"), ("Format",))
    said = QTextDocumentFragment.fromHtml(strip._facts.text()).toPlainText()
    assert said.replace("\xa0", " ") == f"[1/{JOINER}60 s] · [JPEG]", "nor broken within"


def test_all_that_is_told_of_a_photo_has_room(
    window: MainWindow, page: ComparePage, qtbot: QtBot
) -> None:
    select(window, 2, 5, 9)
    press(Key.Key_C)
    strip = page.stage.strips[1]
    before = strip.height()
    many = [Fact(f"Fact {number}", "a word or two of it") for number in range(8)]
    labels = [fact.label for fact in many]
    strip.show_facts(many, labels, ())
    label = strip._facts
    qtbot.waitUntil(lambda: label.height() >= label.heightForWidth(label.width()))
    assert strip.height() > before
    assert {each.height() for each in page.stage.strips[:3]} == {strip.height()}, "photos align"
    assert page.stage.canvases[1].geometry().bottom() < strip.geometry().top()
    strip.show_facts(many[:2], labels, ())
    qtbot.waitUntil(lambda: strip.height() == before)


def test_one_photo_is_compared_with_its_neighbours(window: MainWindow, page: ComparePage) -> None:
    select(window, 4)
    press(Key.Key_C)
    assert shown(page) == (5, 6)
    press(Key.Key_Right)
    assert shown(page) == (5, 7)
    press(Key.Key_Left)
    press(Key.Key_Left)
    assert shown(page) == (5, 4)
    press(Key.Key_N)  # keep this one: the next passes it
    assert shown(page) == (4, 5)
    press(Key.Key_Tab)
    press(Key.Key_N)  # let go of it
    assert len(shown(page)) == 6
    press(Key.Key_C)
    assert window.browser.is_shown(window.browser.library)


def test_it_begins_from_the_large_view_too(window: MainWindow, page: ComparePage) -> None:
    select(window, 4)
    press(Key.Key_Space)
    press(Key.Key_C)
    assert shown(page) == (5, 6)
    press(Key.Key_Escape)
    assert window.browser.showing_preview()


def test_more_than_six_are_stepped_through(window: MainWindow, page: ComparePage) -> None:
    select(window, *range(10))
    press(Key.Key_C)
    assert shown(page) == (1, 2, 3, 4, 5, 6)
    press(Key.Key_PageDown)
    assert shown(page) == (5, 6, 7, 8, 9, 10)
    press(Key.Key_Left)
    assert shown(page) == (4, 5, 6, 7, 8, 9)


def test_keys_work_on_the_photo_with_the_focus(
    window: MainWindow, page: ComparePage, fake_bus: FakeBus
) -> None:
    select(window, 0)
    press(Key.Key_Return)
    results = window.browser.results
    first = results.photo_model.photos()
    results.selectAll()
    press(Key.Key_C)
    assert page.targets() == (first[0],)
    press(Key.Key_Tab)
    assert window.browser.targets() == (first[1],)
    press(Key.Key_P)
    assert fake_bus.asked[-1] == call.searches.judge(1, (first[1],), 1)
    press(Key.Key_Backtab)
    QTest.mouseClick(page.stage.canvases[3], Qt.MouseButton.LeftButton)
    press(Key.Key_X)
    assert fake_bus.asked[-1] == call.searches.judge(1, (first[3],), -1)


def test_zoom_is_linked_until_it_is_not(window: MainWindow, page: ComparePage) -> None:
    select(window, 0, 1)
    press(Key.Key_C)
    left, right = page.stage.canvases[:2]
    press(Key.Key_Plus)
    assert left.view() == right.view() != FIT
    press(Key.Key_Z, SHIFT)
    press(Key.Key_Minus)
    assert left.view() != right.view()
    press(Key.Key_Z, SHIFT)  # linked again: all as the one with the focus
    assert left.view() == right.view()
    press(Key.Key_Z)
    assert left.view() == right.view() == FIT
    press(Key.Key_Z)
    assert left.view().real
    assert right.view().real
    before = right.view()
    QTest.mousePress(left, Qt.MouseButton.LeftButton, pos=QPoint(50, 50))
    QTest.mouseMove(left, QPoint(60, 55))
    QTest.mouseRelease(left, Qt.MouseButton.LeftButton, pos=QPoint(60, 55))
    assert left.view() == right.view()
    assert before.real


def test_two_fingers_on_a_screen_zoom_all_that_are_linked(
    window: MainWindow, page: ComparePage, touch_device: QPointingDevice
) -> None:
    select(window, 0, 1)
    press(Key.Key_C)
    left, right = page.stage.canvases[:2]
    fingers = partial(QTest.touchEvent, left, touch_device)
    fingers().press(0, QPoint(80, 100), left).press(1, QPoint(120, 100), left).commit()
    fingers().move(0, QPoint(40, 100), left).move(1, QPoint(160, 100), left).commit()
    fingers().release(0, QPoint(40, 100), left).release(1, QPoint(160, 100), left).commit()
    assert left.view() == right.view() != FIT


def test_taking_out_until_one_is_left_leads_back(window: MainWindow, page: ComparePage) -> None:
    select(window, 0, 1, 2)
    press(Key.Key_C)
    press(Key.Key_Backspace)
    assert shown(page) == (2, 3)
    press(Key.Key_Backspace)
    assert window.browser.is_shown(window.browser.library)
    assert window.browser.library.selected() == (1, 2, 3)


def test_switches_show_what_keys_did(window: MainWindow, page: ComparePage) -> None:
    select(window, 0, 1)
    press(Key.Key_C)
    assert page.stage.strips[0].histogram.isVisible()
    press(Key.Key_H)
    assert not page.stage.strips[0].histogram.isVisible()
    button = next(b for b in page.findChildren(QToolButton) if b.accessibleName() == "Histograms")
    assert not button.isChecked()
    button.click()
    assert page.stage.strips[0].histogram.isVisible()
    assert "H" in button.toolTip()


def test_photos_that_leave_the_library_leave_the_comparison(
    window: MainWindow, page: ComparePage, fake_bus: FakeBus
) -> None:
    select(window, 0, 1, 2)
    press(Key.Key_C)
    fake_bus.infos = fake_bus.infos[1:]
    fake_bus.publish(TableChanged(Changes(removed=(1,))))
    assert shown(page) == (2, 3)
    gone = replace(fake_bus.infos[0], state=PhotoState.GONE)
    fake_bus.infos = (gone, *fake_bus.infos[1:])
    fake_bus.publish(TableChanged(Changes(removed=(2,))))
    assert window.browser.is_shown(window.browser.library)


@pytest.mark.same_window(False)
def test_its_keys_do_nothing_elsewhere(window: MainWindow, page: ComparePage) -> None:
    select(window, 0, 1)
    for key in (Key.Key_N, Key.Key_H, Key.Key_Backspace, Key.Key_Z):
        press(key)
    assert not page.state().photos
    assert window.browser.library.selected() == (1, 2)


def test_stars_are_given_by_key_and_click_to_the_photo_with_the_focus(
    window: MainWindow, page: ComparePage, fake_bus: FakeBus
) -> None:
    select(window, 0, 1)
    press(Key.Key_C)
    press(Key.Key_Tab)
    press(Key.Key_4)
    assert fake_bus.asked[-1] == call.marks.set((2,), MarkChange(stars=4))
    page.stage.strips[0].starred.emit(2)
    assert fake_bus.asked[-1] == call.marks.set((1,), MarkChange(stars=2))
