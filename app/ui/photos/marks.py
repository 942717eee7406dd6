"""Paints the marks of a photo: a few small stars, and a dot of its colour label."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from app.core.types import PhotoInfo

LABELS = {
    "red": QColor("#d9534a"),
    "yellow": QColor("#e3b92f"),
    "green": QColor("#54a651"),
    "blue": QColor("#4a86d9"),
    "purple": QColor("#9a67c4"),
}
"""The hues of the colour labels."""

_STAR = 9.0  # px, side of a star
_GAP = 1.0
_PAD = 5.0
_HEIGHT = 15.0
_ROOM = 120  # px of width from which all stars are drawn; with less, one star and their number


def star_path(rect: QRectF) -> QPainterPath:
    """Give a star with five points that fills a square."""
    middle, outer = rect.center(), rect.width() / 2
    path = QPainterPath()
    for corner in range(10):
        reach = outer if corner % 2 == 0 else 0.42 * outer
        angle = math.pi * (corner / 5 - 0.5)
        point = middle + QPointF(reach * math.cos(angle), reach * math.sin(angle))
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def paint_marks(painter: QPainter, area: QRect, info: PhotoInfo, *, mirrored: bool) -> None:
    """Paint a photo's stars and colour into the corner of the area that its picture takes."""
    if not info.stars and not info.colour:
        return
    shown = info.stars if area.width() >= _ROOM else min(info.stars, 1)
    number = str(info.stars) if info.stars > shown else ""
    width = _PAD + shown * (_STAR + _GAP) + (8 if number else 0)
    width += (_STAR + (_PAD if shown else 0) if info.colour else 0) + _PAD - _GAP * bool(shown)
    left = area.right() - 3 - width if mirrored else area.left() + 4
    pill = QRectF(left, area.top() + 4, width, _HEIGHT)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 20, 20, 165))
    painter.drawRoundedRect(pill, _HEIGHT / 2, _HEIGHT / 2)
    rect = QRectF(pill.left() + _PAD, pill.center().y() - _STAR / 2, _STAR, _STAR)
    if info.colour:
        _paint_dot(painter, rect, info.colour)
        rect.translate(_STAR + _PAD, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("white"))
    for _ in range(shown):
        painter.drawPath(star_path(rect))
        rect.translate(_STAR + _GAP, 0)
    if number:
        _paint_number(painter, rect, number)
    painter.restore()


def _paint_dot(painter: QPainter, rect: QRectF, colour: str) -> None:
    painter.setPen(QPen(QColor(255, 255, 255, 210), 1))
    painter.setBrush(LABELS[colour])
    painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))


def _paint_number(painter: QPainter, rect: QRectF, number: str) -> None:
    font = QFont(painter.font())
    font.setPixelSize(10)
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(QColor("white"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, number)
