"""The canvas under a real wheel, drags and keys, and what it shows of photos that are not there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QImage,
    QNativeGestureEvent,
    QPixmap,
    QPointingDevice,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import PhotoInfo, PhotoState
from app.ui.canvas.geometry import FIT, View
from app.ui.canvas.photo_canvas import GROUND, PhotoCanvas
from app.ui.canvas.pictures import Pictures
from app.work.pictures.thumbnail_loader import ThumbnailLoader

LARGE = PhotoInfo(1, 1, Path("/photos"), "a.jpg", 3000, 2000, 0.0, PhotoState.READY)


class Thumbnails(QObject):
    """One red picture for every photo, unless it is broken."""

    loaded = Signal(object)
    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.broken: dict[int, str] = {}
        self.without_picture: set[int] = set()
        self._picture = QPixmap(300, 200)
        self._picture.fill(QColor("red"))

    def request(
        self, photo: int, path: Path, size: int, modified: float | None = None
    ) -> QPixmap | None:
        return None if photo in self.without_picture else self._picture

    def failure(self, photo: int) -> str | None:
        return self.broken.get(photo)


@pytest.fixture
def thumbnails(qapp: QApplication) -> Thumbnails:
    del qapp
    return Thumbnails()


@pytest.fixture
def canvas(qtbot: QtBot, thumbnails: Thumbnails) -> PhotoCanvas:
    """A canvas of 600 x 600 that shows a photo of 3,000 x 2,000."""
    infos = {1: LARGE, 2: replace(LARGE, id=2, width=30, height=20)}
    shown = PhotoCanvas(Pictures(cast(ThumbnailLoader, thumbnails), infos.get))
    qtbot.addWidget(shown)
    shown.resize(600, 600)
    shown.show_photo(1)
    with qtbot.waitExposed(shown):
        shown.show()
    return shown


def wheel(canvas: PhotoCanvas, point: QPoint, notches: int) -> None:
    there = QPointF(point)
    turn = QWheelEvent(
        there,
        QPointF(canvas.mapToGlobal(point)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(canvas, turn)


def share_at(canvas: PhotoCanvas, point: QPoint) -> tuple[float, float]:
    photo = canvas.frame().place(canvas.view())
    return (point.x() - photo.left()) / photo.width(), (point.y() - photo.top()) / photo.height()


def drag(canvas: PhotoCanvas, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(canvas, end)
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=end)


def test_the_wheel_zooms_under_the_pointer_and_out_to_fit(canvas: PhotoCanvas) -> None:
    point = QPoint(200, 260)
    wheel(canvas, point, 8)  # until the photo fills the room, its place may have to change
    before = share_at(canvas, point)
    wheel(canvas, point, 3)
    assert share_at(canvas, point) == pytest.approx(before, abs=1e-6)
    wheel(canvas, point, -30)
    assert canvas.view() == FIT


def pinch(canvas: PhotoCanvas, point: QPoint, by: float) -> None:
    """Two fingers on a touchpad: the share by which they went apart since the last event."""
    there, kind = QPointF(point), Qt.NativeGestureType.ZoomNativeGesture
    device = QPointingDevice.primaryPointingDevice()
    above = QPointF(canvas.mapToGlobal(point))
    event = QNativeGestureEvent(kind, device, 2, there, there, above, by, QPointF())
    QApplication.sendEvent(canvas, event)


def test_fingers_on_a_touchpad_zoom_where_the_pointer_is(canvas: PhotoCanvas) -> None:
    point = QPoint(200, 260)
    for _ in range(8):
        pinch(canvas, point, 0.2)
    before, width = share_at(canvas, point), canvas.photo_rect().width()
    pinch(canvas, point, 0.25)
    assert canvas.photo_rect().width() == pytest.approx(1.25 * width, abs=1)
    assert share_at(canvas, point) == pytest.approx(before, abs=1e-6)
    for _ in range(30):
        pinch(canvas, point, -0.2)
    assert canvas.view() == FIT


def test_a_drag_moves_the_photo_with_the_pointer_but_not_beyond_its_edge(
    canvas: PhotoCanvas,
) -> None:
    drag(canvas, QPoint(300, 300), QPoint(200, 300))
    assert canvas.view() == FIT  # all of it is in sight
    wheel(canvas, QPoint(300, 300), 10)
    before = share_at(canvas, QPoint(300, 300))
    drag(canvas, QPoint(300, 300), QPoint(240, 330))
    assert share_at(canvas, QPoint(240, 330)) == pytest.approx(before, abs=1e-6)
    drag(canvas, QPoint(0, 0), QPoint(9000, 9000))
    assert canvas.photo_rect().topLeft() == QPoint(0, 0)


def test_real_size_at_the_pointer_and_back(canvas: PhotoCanvas, qtbot: QtBot) -> None:
    corner = canvas.mapToGlobal(QPoint(150, 250))
    QCursor.setPos(corner)
    qtbot.waitUntil(lambda: QCursor.pos() == corner)
    before = share_at(canvas, QPoint(150, 250))
    canvas.toggle_real_size()
    assert canvas.view().real
    assert canvas.photo_rect().width() == 3000
    assert share_at(canvas, QPoint(150, 250)) == pytest.approx(before, abs=1e-6)
    canvas.toggle_real_size()
    assert canvas.view() == FIT


def test_keys_zoom_and_pan(canvas: PhotoCanvas) -> None:
    canvas.zoom(4)
    assert canvas.photo_rect().width() == pytest.approx(600 * 1.5**4, abs=1)
    before = canvas.view().x
    canvas.pan(1, 0)
    assert canvas.view().x > before
    canvas.zoom(-9)
    assert canvas.view() == FIT


def test_a_tiny_photo_fills_the_room_too(canvas: PhotoCanvas) -> None:
    canvas.show_photo(2)
    assert canvas.photo_rect().width() == 600


def pixel(canvas: PhotoCanvas, x: int, y: int) -> QColor:
    grabbed: QImage = canvas.grab().toImage()
    return grabbed.pixelColor(x, y)


def test_the_thumbnail_stands_for_the_photo_on_dark_ground(canvas: PhotoCanvas) -> None:
    assert pixel(canvas, 300, 300) == QColor("red")
    assert pixel(canvas, 300, 20) == GROUND
    canvas.show_photo(None)
    assert pixel(canvas, 300, 300) == GROUND


def test_a_file_that_has_gone_shows_its_thumbnail_with_the_reason(
    canvas: PhotoCanvas, thumbnails: Thumbnails
) -> None:
    thumbnails.broken[1] = "a.jpg does not exist."
    thumbnails.failed.emit(1)
    assert pixel(canvas, 300, 300) == QColor("red")
    assert pixel(canvas, 5, 595) != GROUND  # the strip with the sentence
    thumbnails.without_picture.add(1)
    assert pixel(canvas, 300, 300) != QColor("red")


def test_a_view_of_another_canvas_can_be_taken_over(canvas: PhotoCanvas) -> None:
    canvas.set_view(View(2.0, False, 0.0, 0.0))
    assert canvas.photo_rect().left() == 0  # held within the photo
