"""Fingers on a canvas, played by Qt's own device for tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import PhotoInfo, PhotoState
from app.ui.canvas.geometry import FIT
from app.ui.canvas.photo_canvas import PhotoCanvas
from app.ui.canvas.pictures import Pictures
from app.ui.system.input import send_mouse
from app.work.pictures.thumbnail_loader import ThumbnailLoader
from tests.unit.app.conftest import FakeThumbnails

PHOTO = PhotoInfo(1, 1, Path("/photos"), "a.jpg", 4000, 3000, 0.0, PhotoState.READY)

device = cache(QTest.createTouchDevice)


class HeardCanvas(PhotoCanvas):
    """Notes what fingers ask for: swipes, clicks, the menu."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.heard: list[tuple[object, ...]] = []
        self.fingers.swiped.connect(lambda way: self.heard.append(("swiped", way)))
        self.pressed.connect(lambda: self.heard.append(("pressed",)))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(
            lambda at: self.heard.append(("menu", at.toTuple()))
        )


@pytest.fixture
def canvas(qtbot: QtBot, fake_thumbnails: FakeThumbnails) -> HeardCanvas:
    """A canvas of 400 x 300 that shows a whole photo of 4,000 x 3,000."""
    thumbnails = cast(ThumbnailLoader, fake_thumbnails)
    made = HeardCanvas(Pictures(thumbnails, {1: PHOTO}.get))
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show_photo(1)
    with qtbot.waitExposed(made):
        made.show()
    return made


def drag(canvas: PhotoCanvas, *points: tuple[int, int]) -> None:
    first, *rest = (QPoint(*point) for point in points)
    QTest.touchEvent(canvas, device()).press(0, first, canvas).commit()
    for point in rest:
        QTest.touchEvent(canvas, device()).move(0, point, canvas).commit()
    QTest.touchEvent(canvas, device()).release(0, QPoint(*points[-1]), canvas).commit()


def pinch(canvas: PhotoCanvas, *pairs: tuple[QPoint, QPoint]) -> None:
    (one, other), (last, far) = pairs[0], pairs[-1]
    down = QTest.touchEvent(canvas, device())
    down.press(0, one, canvas).press(1, other, canvas).commit()
    for here, there in pairs[1:]:
        both = QTest.touchEvent(canvas, device())
        both.move(0, here, canvas).move(1, there, canvas).commit()
    up = QTest.touchEvent(canvas, device())
    up.release(0, last, canvas).release(1, far, canvas).commit()


def test_a_finger_to_the_left_goes_on_and_to_the_right_goes_back(canvas: HeardCanvas) -> None:
    drag(canvas, (300, 100), (200, 110), (150, 105))
    drag(canvas, (100, 100), (250, 100))
    assert canvas.heard == [("swiped", 1), ("swiped", -1)]


def test_a_short_or_steep_way_is_no_swipe(canvas: HeardCanvas) -> None:
    drag(canvas, (100, 100), (150, 100))
    drag(canvas, (100, 50), (200, 150))
    assert canvas.heard == []


def test_what_is_zoomed_moves_and_is_not_swiped(canvas: HeardCanvas) -> None:
    canvas.zoom_at(4, QPointF(200, 150))
    before = canvas.photo_rect()
    drag(canvas, (300, 100), (280, 90), (100, 90))
    assert canvas.photo_rect() == before.translated(-200, -10)
    assert canvas.heard == [("pressed",)]


def test_two_fingers_zoom_where_they_are(canvas: HeardCanvas) -> None:
    pinch(canvas, (QPoint(150, 100), QPoint(250, 100)), (QPoint(100, 100), QPoint(300, 100)))
    assert canvas.photo_rect() == QRect(-200, -100, 800, 600)
    assert canvas.heard == []


def test_two_fingers_move_what_is_zoomed_along_with_them(canvas: HeardCanvas) -> None:
    canvas.zoom_at(4, QPointF(200, 150))
    before = canvas.photo_rect()
    pinch(canvas, (QPoint(150, 100), QPoint(250, 100)), (QPoint(130, 140), QPoint(230, 140)))
    assert canvas.photo_rect() == before.translated(-20, 40)


def test_a_second_finger_ends_the_drag_of_the_first(canvas: HeardCanvas) -> None:
    canvas.zoom_at(4, QPointF(200, 150))

    def under() -> QTest.QTouchEventSequence:
        return QTest.touchEvent(canvas, device())

    under().press(0, QPoint(100, 100), canvas).commit()
    under().move(0, QPoint(140, 100), canvas).commit()
    under().stationary(0).press(1, QPoint(240, 100), canvas).commit()
    before = canvas.photo_rect()
    send_mouse(canvas, QEvent.Type.MouseMove, QPoint(200, 150), held=True)
    assert canvas.photo_rect() == before
    under().release(0, QPoint(140, 100), canvas).release(1, QPoint(240, 100), canvas).commit()


def test_a_tap_is_a_click_and_a_finger_that_stays_asks_for_the_menu(
    canvas: HeardCanvas, qtbot: QtBot
) -> None:
    drag(canvas, (100, 100), (102, 101))
    assert canvas.heard == [("pressed",)]
    canvas.fingers.stays.setInterval(1)
    QTest.touchEvent(canvas, device()).press(0, QPoint(50, 60), canvas).commit()
    qtbot.waitUntil(lambda: ("menu", (50, 60)) in canvas.heard)
    QTest.touchEvent(canvas, device()).release(0, QPoint(50, 60), canvas).commit()
    assert canvas.heard == [("pressed",), ("menu", (50, 60))]


def test_a_slow_swipe_asks_for_no_menu(canvas: HeardCanvas) -> None:
    QTest.touchEvent(canvas, device()).press(0, QPoint(300, 100), canvas).commit()
    assert canvas.fingers.stays.isActive()
    QTest.touchEvent(canvas, device()).move(0, QPoint(280, 100), canvas).commit()
    assert not canvas.fingers.stays.isActive()
    QTest.touchEvent(canvas, device()).release(0, QPoint(200, 100), canvas).commit()
    assert canvas.heard == [("swiped", 1)]


def test_touch_draws_where_drawing_is_wanted(canvas: HeardCanvas) -> None:
    canvas.draws = True
    drag(canvas, (300, 100), (100, 100))
    assert canvas.heard == [("pressed",)]
    assert canvas.view() == FIT
