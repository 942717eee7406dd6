"""Fingers on a canvas, played by Qt's own device for tests."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.canvas.geometry import Point
from app.ui.canvas.photo_canvas import CanvasFingers, PhotoCanvas


class Canvas(QWidget):
    zoomed = False
    draws = False

    def __init__(self) -> None:
        super().__init__()
        self.fingers = CanvasFingers(cast(PhotoCanvas, self))
        self.heard: list[tuple[object, ...]] = []
        self.fingers.swiped.connect(lambda way: self.heard.append(("swiped", way)))
        self.resize(400, 300)

    def shows_whole(self) -> bool:
        return not self.zoomed

    def move_by(self, by: Point) -> None:
        self.heard.append(("moved", by))

    def zoom_at(self, factor: float, at: Point) -> None:
        self.heard.append(("pinched", round(factor, 2), at))


DEVICE = None


@pytest.fixture
def canvas(qtbot: QtBot) -> Canvas:
    global DEVICE
    DEVICE = DEVICE or QTest.createTouchDevice()
    made = Canvas()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def drag(canvas: Canvas, *points: tuple[int, int]) -> None:
    first, *rest = (QPoint(*point) for point in points)
    QTest.touchEvent(canvas, DEVICE).press(0, first, canvas).commit()
    for point in rest:
        QTest.touchEvent(canvas, DEVICE).move(0, point, canvas).commit()
    QTest.touchEvent(canvas, DEVICE).release(0, QPoint(*points[-1]), canvas).commit()


def test_a_finger_to_the_left_goes_on_and_to_the_right_goes_back(canvas: Canvas) -> None:
    drag(canvas, (300, 100), (200, 110), (150, 105))
    drag(canvas, (100, 100), (250, 100))
    assert canvas.heard == [("swiped", 1), ("swiped", -1)]


def test_a_short_or_steep_way_is_no_swipe(canvas: Canvas) -> None:
    drag(canvas, (100, 100), (150, 100))
    drag(canvas, (100, 50), (200, 150))
    assert canvas.heard == []


def test_what_is_zoomed_moves_and_is_not_swiped(canvas: Canvas) -> None:
    canvas.zoomed = True
    drag(canvas, (300, 100), (280, 90), (100, 90))
    assert canvas.heard == [("moved", (-20.0, -10.0)), ("moved", (-180.0, 0.0))]


def test_two_fingers_zoom_where_they_are(canvas: Canvas) -> None:
    one, other = QPoint(150, 100), QPoint(250, 100)
    QTest.touchEvent(canvas, DEVICE).press(0, one, canvas).press(1, other, canvas).commit()
    apart = QTest.touchEvent(canvas, DEVICE)
    apart.move(0, QPoint(100, 100), canvas).move(1, QPoint(300, 100), canvas).commit()
    end = QTest.touchEvent(canvas, DEVICE)
    end.release(0, QPoint(100, 100), canvas).release(1, QPoint(300, 100), canvas).commit()
    assert canvas.heard == [("pinched", 2.0, QPointF(200, 100).toTuple())]


def test_two_fingers_move_what_is_zoomed_along_with_them(canvas: Canvas) -> None:
    canvas.zoomed = True
    ends = (QPoint(150, 100), QPoint(250, 100)), (QPoint(130, 140), QPoint(230, 140))
    before, after = ends
    begin = QTest.touchEvent(canvas, DEVICE)
    begin.press(0, before[0], canvas).press(1, before[1], canvas).commit()
    along = QTest.touchEvent(canvas, DEVICE)
    along.move(0, after[0], canvas).move(1, after[1], canvas).commit()
    end = QTest.touchEvent(canvas, DEVICE)
    end.release(0, after[0], canvas).release(1, after[1], canvas).commit()
    assert canvas.heard == [("pinched", 1.0, (200.0, 100.0)), ("moved", (-20.0, 40.0))]


def test_touch_draws_where_drawing_is_wanted(canvas: Canvas) -> None:
    canvas.draws = True
    drag(canvas, (300, 100), (100, 100))
    assert canvas.heard == []
