"""Fingers on the map in the window, played by Qt's own device for tests."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QInputDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.ui.canvas.zooming import ZoomFingers
from app.ui.map.map_canvas import MapCanvas
from app.ui.map.map_page import MapPage
from app.ui.window.main_window import MainWindow
from app.work.bus.events import MapChanged
from tests.unit.app.fake_bus import FakeBus
from tests.unit.app.ui.map.test_map_page_in_window import map_of, point_of

device = cache(QTest.createTouchDevice)


@pytest.fixture
def canvas(page: MapPage) -> MapCanvas:
    return page.canvas


@pytest.fixture
def page(window: MainWindow, fake_bus: FakeBus) -> MapPage:
    """The map so near that photos are seen, with more on all sides."""
    QTest.keyClick(window.browser.library, Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    fake_bus.publish(MapChanged(map_of()))
    found = window.findChild(MapPage)
    assert found is not None
    found.canvas.zoom(2)
    return found


def touch(canvas: MapCanvas, *points: QPoint) -> None:
    """One finger that comes down, goes from point to point and leaves at the last."""
    under = canvas.viewport()
    QTest.touchEvent(under, device()).press(0, points[0], under).commit()
    for point in points[1:]:
        QTest.touchEvent(under, device()).move(0, point, under).commit()
    QTest.touchEvent(under, device()).release(0, points[-1], under).commit()


def pinch(canvas: MapCanvas, *pairs: tuple[QPoint, QPoint]) -> None:
    """Two fingers that come down, go from pair to pair of points and leave at the last."""
    (one, other), (last, far) = pairs[0], pairs[-1]
    under = canvas.viewport()
    down = QTest.touchEvent(under, device())
    down.press(0, one, under).press(1, other, under).commit()
    for here, there in pairs:
        both = QTest.touchEvent(under, device())
        both.move(0, here, under).move(1, there, under).commit()
    QTest.touchEvent(under, device()).release(0, last, under).release(1, far, under).commit()


def around(middle: QPoint, apart: int) -> tuple[QPoint, QPoint]:
    return middle - QPoint(apart // 2, 0), middle + QPoint(apart // 2, 0)


def test_two_fingers_zoom_and_what_is_between_them_stays(canvas: MapCanvas) -> None:
    middle, side = point_of(canvas, 35), canvas.side()
    pinch(canvas, *(around(middle, apart) for apart in (80, 100, 130, 160)))
    assert canvas.side() == pytest.approx(2 * side, rel=0.15)
    assert (point_of(canvas, 35) - middle).manhattanLength() <= 4
    pinch(canvas, *(around(middle, apart) for apart in (160, 120, 80)))
    assert canvas.side() == pytest.approx(side, rel=0.15)


def test_two_fingers_side_by_side_move_the_map(canvas: MapCanvas) -> None:
    middle, side = point_of(canvas, 35), canvas.side()
    pinch(canvas, around(middle, 80), around(middle + QPoint(30, 20), 80))
    assert canvas.side() == side
    assert (point_of(canvas, 35) - middle - QPoint(30, 20)).manhattanLength() <= 1


def test_the_map_is_pinched_no_smaller_than_a_whole_one(canvas: MapCanvas) -> None:
    canvas.fit()
    side, middle = canvas.side(), canvas.rect().center()
    pinch(canvas, around(middle, 300), around(middle, 20))
    assert canvas.side() == side


def test_one_finger_moves_the_map_and_selects_nothing(canvas: MapCanvas) -> None:
    focused: list[object] = []
    canvas.focused.connect(focused.append)
    before, start = point_of(canvas, 35), point_of(canvas, 34)
    touch(canvas, start, start + QPoint(20, 10), start + QPoint(40, 30))
    assert (point_of(canvas, 35) - before - QPoint(40, 30)).manhattanLength() <= 1
    assert focused == []


def test_a_finger_that_is_joined_by_another_was_no_drag(canvas: MapCanvas) -> None:
    focused: list[object] = []
    canvas.focused.connect(focused.append)
    middle = point_of(canvas, 35)
    one, other = around(middle, 80)
    under = canvas.viewport()
    QTest.touchEvent(under, device()).press(0, one, under).commit()
    QTest.touchEvent(under, device()).stationary(0).press(1, other, under).commit()
    QTest.touchEvent(under, device()).stationary(0).release(1, other, under).commit()
    QTest.touchEvent(under, device()).move(0, one + QPoint(50, 0), under).commit()
    QTest.touchEvent(under, device()).release(0, one + QPoint(50, 0), under).commit()
    assert (point_of(canvas, 35) - middle).manhattanLength() <= 1
    assert focused == []


def test_a_tap_is_a_click_and_a_second_one_opens(page: MapPage, qtbot: QtBot) -> None:
    canvas = page.canvas
    hints = QApplication.styleHints()
    usual = hints.mouseDoubleClickInterval()
    QApplication.setDoubleClickInterval(3_600_000)  # two belong together on a busy machine too
    try:
        with qtbot.waitSignal(canvas.focused) as focused:
            touch(canvas, point_of(canvas, 35))
        with qtbot.waitSignal(page.grid.preview_wanted) as opened:
            touch(canvas, point_of(canvas, 35))
    finally:
        QApplication.setDoubleClickInterval(usual)
    assert (focused.args, opened.args) == ([35], [35])


def test_with_the_lasso_a_finger_draws(page: MapPage) -> None:
    canvas = page.canvas
    canvas.lassoing = True
    corners = [(-0.4, -0.4), (1.4, -0.4), (1.4, 1.4), (-0.4, 1.4)]
    touch(canvas, *(point_of(canvas, 35, dx, dy) for dx, dy in corners))
    assert page.grid.selection.photos() == (35,)


def test_a_finger_that_stays_asks_for_the_menu(
    window: MainWindow, page: MapPage, qtbot: QtBot
) -> None:
    canvas = page.canvas
    point, fingers = point_of(canvas, 35), canvas.findChild(ZoomFingers)
    fingers.stays.setInterval(1)
    pages = window.browser.pages
    pages.menu_wanted.disconnect()
    under = canvas.viewport()
    with qtbot.waitSignal(pages.menu_wanted) as asked:
        QTest.touchEvent(under, device()).press(0, point, under).commit()
    QTest.touchEvent(under, device()).release(0, point, under).commit()
    assert asked.args == [canvas.mapToGlobal(point)]


def test_a_touch_that_the_system_takes_away_is_no_tap(canvas: MapCanvas) -> None:
    focused: list[object] = []
    canvas.focused.connect(focused.append)
    under = canvas.viewport()
    QTest.touchEvent(under, device()).press(0, point_of(canvas, 35), under).commit()
    QApplication.sendEvent(under, QTouchEvent(QEvent.Type.TouchCancel, device()))
    assert focused == []
    assert not canvas.findChild(ZoomFingers).stays.isActive()


def test_fingers_on_a_touchpad_are_left_to_the_pointer(canvas: MapCanvas) -> None:
    pad, point = QTest.createTouchDevice(QInputDevice.DeviceType.TouchPad), point_of(canvas, 35)
    under = canvas.viewport()
    QTest.touchEvent(under, pad).press(0, point, under).commit()
    assert not canvas.findChild(ZoomFingers).stays.isActive()
    QTest.touchEvent(under, pad).release(0, point, under).commit()
