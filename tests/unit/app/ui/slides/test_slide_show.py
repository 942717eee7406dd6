"""The slide show in the window: keys, pace, and what ends it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.ui.slides.slide_show import IDLE, SlideShow
from app.ui.window.main_window import MainWindow
from tests.unit.app.ui.gestures import actions_of

pytestmark = pytest.mark.same_window


@pytest.fixture
def show(window: MainWindow) -> SlideShow:
    window.browser.library.select_row(3)
    QTest.keyClick(window, Qt.Key.Key_F9)
    found = window.findChild(SlideShow)
    assert found is not None
    assert found.isVisible()
    return found


def turn_of(show: SlideShow) -> QTimer:
    """What ends the time of a photo."""
    timers = show.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return next(timer for timer in timers if timer.interval() != IDLE)


def test_it_goes_on_by_itself_and_round(show: SlideShow, qtbot: QtBot) -> None:
    assert show.current() == 4
    turn_of(show).setInterval(0)  # the pace of a test
    turn_of(show).start()
    qtbot.waitUntil(lambda: show.current() == 5)


def test_arrows_step_and_space_holds(show: SlideShow) -> None:
    QTest.keyClick(show, Qt.Key.Key_Left)
    QTest.keyClick(show, Qt.Key.Key_Left)
    assert show.current() == 2
    assert turn_of(show).isActive()
    QTest.keyClick(show, Qt.Key.Key_Space)
    assert show.bar.pause.accessibleName() == "Go on"
    QTest.keyClick(show, Qt.Key.Key_Right)
    assert show.current() == 3
    assert not turn_of(show).isActive()
    QTest.keyClick(show, Qt.Key.Key_Space)
    assert turn_of(show).isActive()


@pytest.mark.same_window(False)
def test_its_pace_is_kept(show: SlideShow, window: MainWindow, window_settings) -> None:
    seconds = show.bar.pace.currentData()
    QTest.keyClick(show, Qt.Key.Key_Plus)
    assert int(window_settings.value("slides/seconds")) > seconds
    assert show.current() == 4


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Q, Qt.Key.Key_Return])
def test_any_other_key_ends_it(show: SlideShow, window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(show, key)
    assert not show.isVisible()
    assert not turn_of(show).isActive()
    assert window.browser.is_shown(window.browser.library)


def test_a_click_ends_it_and_the_bar_does_not(show: SlideShow) -> None:
    QTest.mouseClick(show.bar, Qt.MouseButton.LeftButton)
    assert show.isVisible()
    QTest.mouseClick(show, Qt.MouseButton.LeftButton)
    assert not show.isVisible()


def test_several_selected_photos_are_shown_alone(window: MainWindow) -> None:
    window.browser.library.selection.choose({2, 5, 9})
    actions_of(window)["slide_show"].trigger()
    show = window.findChild(SlideShow)
    assert show is not None
    shown = [show.current()]
    for _ in range(3):
        QTest.keyClick(show, Qt.Key.Key_Right)
        shown.append(show.current())
    assert shown == [2, 5, 9, 2]


def test_it_has_the_whole_screen_and_gives_it_back(window: MainWindow) -> None:
    actions_of(window)["slide_show"].trigger()
    assert window.isFullScreen()
    assert not window.menuBar().isVisible()
    assert not window.field.isVisible()
    assert not window.sidebar.isVisible()
    actions_of(window)["slide_show"].trigger()
    assert not window.isFullScreen()
    assert window.menuBar().isVisible()
    assert window.field.isVisible()
    assert window.sidebar.isVisible()


def test_one_large_photo_has_a_full_screen_for_itself(window: MainWindow) -> None:
    actions_of(window)["full_screen"].trigger()
    assert window.menuBar().isVisible()
    window.browser.library.select_row(0)
    window.browser.toggle_preview()
    assert not window.menuBar().isVisible()
    assert not window.sidebar.isVisible()
    window.browser.toggle_preview()
    assert window.menuBar().isVisible()
