"""Covers: the middle of a picture, within rounded corners."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication

from app.ui.canvas.pictures import filled, paint_ground

WHITE, RED = "#ffffff", "#ff0000"


def painted(picture: QPixmap | None) -> QImage:
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(QColor(WHITE))
    painter = QPainter(image)
    if picture is None:
        paint_ground(painter, QRect(0, 0, 40, 40), QPalette())
    else:
        painter.drawPixmap(0, 0, filled(picture, QSize(40, 40), 12))
    painter.end()
    return image


def colours(image: QImage, *places: tuple[int, int]) -> set[str]:
    return {image.pixelColor(x, y).name() for x, y in places}


def test_a_picture_fills_all_but_the_corners(qapp: QApplication) -> None:
    picture = QPixmap(80, 20)
    picture.fill(QColor(RED))
    image = painted(picture)
    assert colours(image, (20, 20), (1, 20), (20, 1)) == {RED}
    assert colours(image, (0, 0), (39, 0), (0, 39), (39, 39)) == {WHITE}


def test_until_there_is_one_its_ground_is_seen(qapp: QApplication) -> None:
    image = painted(None)
    assert colours(image, (20, 20)).isdisjoint({RED, WHITE})
    assert colours(image, (0, 0)) == {WHITE}
