"""Covers: the middle of a picture, within rounded corners."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication

from likewise.app.ui.photos.covers import paint_rounded

WHITE, RED = QColor("white"), QColor("red")


def painted(picture: QPixmap | None) -> QImage:
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(WHITE)
    painter = QPainter(image)
    paint_rounded(painter, QRect(0, 0, 40, 40), picture, QPalette(Qt.GlobalColor.white))
    painter.end()
    return image


def test_a_picture_fills_all_but_the_corners(qapp: QApplication) -> None:
    picture = QPixmap(80, 20)
    picture.fill(RED)
    image = painted(picture)
    assert image.pixelColor(20, 20) == RED
    assert image.pixelColor(0, 20) == RED
    corners = {image.pixelColor(x, y).name() for x in (0, 39) for y in (0, 39)}
    assert corners == {WHITE.name()}


def test_until_there_is_one_its_ground_is_seen(qapp: QApplication) -> None:
    image = painted(None)
    assert image.pixelColor(20, 20) not in (WHITE, RED)
    assert image.pixelColor(0, 0) == WHITE
