"""Every place of the window can be reached, used and left by keys, and keeps the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import call

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSlider, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.ui.window.main_window import MainWindow
from app.work.bus.events import RootsChanged
from tests.queries import like
from tests.unit.app.fake_bus import lose
from tests.unit.app.ui.gestures import actions_of, press, search_from

pytestmark = pytest.mark.same_window

PRESSING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
CTRL = Qt.KeyboardModifier.ControlModifier


def button(part: QWidget, text: str) -> QAbstractButton:
    return next(
        each
        for kind in (QPushButton, QToolButton)
        for each in part.findChildren(kind)
        if each.text() == text and each.isVisible()
    )


@pytest.fixture
def first_start(
    qtbot: QtBot, empty_bus, fake_thumbnails, window_settings: QSettings
) -> Iterator[MainWindow]:
    """A window without any folder yet, which knows so."""
    empty = MainWindow(empty_bus, fake_thumbnails, window_settings)
    qtbot.addWidget(empty)
    with qtbot.waitExposed(empty):
        empty.show()
    empty.activateWindow()
    empty_bus.publish(RootsChanged(()))
    qtbot.waitUntil(button(empty.empty, "Add folder").hasFocus)
    yield empty
    empty.close()


# Buttons in the centre


@pytest.mark.slow
@pytest.mark.parametrize("key", PRESSING)
def test_the_first_buttons_can_be_pressed_by_key(
    first_start: MainWindow, qtbot: QtBot, key: Qt.Key
) -> None:
    empty = first_start.empty
    empty.add_wanted.disconnect()  # no dialog, please
    with qtbot.waitSignal(empty.add_wanted):
        press(button(empty, "Add folder"), key)
    press(button(empty, "Add folder"), Qt.Key.Key_Tab)
    sample = button(empty, "Try the sample gallery")
    assert sample.hasFocus()
    with qtbot.waitSignal(first_start.empty.sample_wanted):
        press(sample, key)


@pytest.mark.parametrize("key", PRESSING)
def test_the_way_back_to_the_library_can_be_pressed_by_key(window, key: Qt.Key) -> None:
    search_from(window, 3)
    action = actions_of(window)["back"]
    (back,) = (b for b in window.findChildren(QToolButton) if b.defaultAction() is action)
    back.setFocus()
    press(back, key)
    assert window.browser.library.isVisible()
    assert window.browser.library.hasFocus()
    assert not window.browser.showing_preview()


@pytest.mark.parametrize("key", PRESSING)
def test_the_filter_can_be_cleared_by_key(window, qtbot: QtBot, key: Qt.Key) -> None:
    window.field.focus_line()
    QTest.keyClicks(window.field.line, "777")
    QTest.keyClick(window.field.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.browser.library.photo_model.photos())
    clear = button(window.browser, "Clear the filter")
    clear.setFocus()
    press(clear, key)
    qtbot.waitUntil(lambda: len(window.browser.library.photo_model.photos()) == 60)
    assert window.browser.library.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_from_the_filter_a_key_leads_to_what_it_found(window, key: Qt.Key) -> None:
    library = window.browser.library
    library.select_row(59)
    press(window, Qt.Key.Key_F, CTRL)
    QTest.keyClicks(window.field.line, '"photo 01"')
    press(window.field.line, key)  # at once, the pause of the filter is not over yet
    assert library.hasFocus()
    assert library.selected() == library.photo_model.photos()[:1] == (10,)
    press(library, Qt.Key.Key_Right)
    assert library.selected() == (11,)


def test_a_filtered_list_begins_at_its_beginning_and_ends_where_one_is(
    window, qtbot: QtBot
) -> None:
    window.resize(1100, 400)
    library = window.browser.library
    library.select_row(58)
    window.field.focus_line()
    QTest.keyClicks(window.field.line, "5")
    qtbot.waitUntil(lambda: len(library.photo_model.photos()) == 15)
    assert library.currentIndex().row() == 14  # the photo is among them
    assert library.selected() == (59,)
    window.field.focus_line()
    QTest.keyClicks(window.field.line, "4")
    qtbot.waitUntil(lambda: library.photo_model.photos()[0] == 4)
    assert library.currentIndex().row() == 0
    assert library.verticalScrollBar().value() == 0
    assert not library.selection.count()
    window.field.line.clear()
    qtbot.waitUntil(lambda: len(library.photo_model.photos()) == 60)
    assert library.currentIndex().row() == 3
    assert library.viewport().rect().contains(library.visualRect(library.currentIndex()).center())


def test_the_keys_of_photos_still_work_where_photos_are(window, fake_bus) -> None:
    search_from(window, 4)
    assert fake_bus.asked[-1] == call.session.start(like(5), scope=None)
    first = window.browser.results.photo_model.photos()[0]
    press(window.browser.results, Qt.Key.Key_Space)
    press(window.browser.preview, Qt.Key.Key_P)
    assert fake_bus.asked[-1] == call.searches.judge(1, (first,), 1)
    press(window.browser.preview, Qt.Key.Key_E)
    assert window.browser.results.hasFocus()


def test_sizing_the_tiles_by_mouse_leaves_the_keyboard_with_the_photos(window) -> None:
    QTest.mouseClick(window.field.findChild(QSlider), Qt.MouseButton.LeftButton)
    assert window.browser.library.hasFocus()


# The filter


@pytest.mark.parametrize("key", [Qt.Key.Key_Slash, Qt.Key.Key_F])
def test_keys_lead_to_the_field_and_esc_back_to_the_photos(window, key: Qt.Key) -> None:
    modifier = CTRL if key == Qt.Key.Key_F else Qt.KeyboardModifier.NoModifier
    press(window.browser.library, key, modifier)
    line = window.field.line
    assert line.hasFocus()
    QTest.keyClicks(line, "7")
    line.completer().popup().hide()
    press(line, Qt.Key.Key_Escape)
    assert line.text() == ""
    assert line.hasFocus()
    press(line, Qt.Key.Key_Escape)
    assert window.browser.library.hasFocus()


def test_ctrl_f_does_nothing_while_there_are_no_folders(first_start: MainWindow) -> None:
    press(first_start.empty, Qt.Key.Key_F, CTRL)
    assert button(first_start.empty, "Add folder").hasFocus()
    assert not first_start.sidebar.isVisible()


# The close look


def test_g_leaves_the_close_look_for_its_list_and_other_pages_for_all_photos(window) -> None:
    window.browser.library.select_row(2)
    press(window.browser.library, Qt.Key.Key_Space)
    press(window.browser.preview, Qt.Key.Key_G)
    assert window.browser.library.hasFocus()
    search_from(window, 2)
    press(window.browser.results, Qt.Key.Key_Space)
    press(window.browser.preview, Qt.Key.Key_G)
    assert window.browser.results.hasFocus()
    press(window.browser.results, Qt.Key.Key_G)
    assert window.browser.library.hasFocus()
    actions_of(window)["duplicates"].trigger()
    actions_of(window)["grid"].trigger()
    assert window.browser.library.hasFocus()


def test_leaving_the_close_look_of_a_library_that_became_empty_leads_to_the_way_in(
    window, fake_bus
) -> None:
    press(window.browser.library, Qt.Key.Key_Space)
    fake_bus.hold(RootsChanged(()))
    lose(fake_bus, *range(1, 61))
    fake_bus.publish(RootsChanged(()))
    press(window.browser.preview, Qt.Key.Key_Escape)
    assert window.empty.isVisible()
    assert button(window.empty, "Add folder").hasFocus()
