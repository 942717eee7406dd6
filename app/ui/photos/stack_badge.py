"""Badge of a stack on a tile: a pile and a number, in the corner where marks stand too."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen

_HEIGHT = 15.0  # px
_PAD = 5.0
_PILE = 9.0  # px, width of the pile
_MARGIN = 4  # px from the corner, and around the badge, where a click still means it


def badge_area(area: QRect, text: str, font: QFont, *, mirrored: bool) -> QRectF:
    """Give where the badge is on a photo."""
    width = 2 * _PAD + _PILE + 3 + QFontMetrics(_small(font)).horizontalAdvance(text)
    left = area.right() - 3 - width if mirrored else area.left() + _MARGIN
    return QRectF(left, area.top() + _MARGIN, width, _HEIGHT)


def click_area(badge: QRectF) -> QRectF:
    """Give where a click means the badge."""
    return badge.adjusted(-_MARGIN, -_MARGIN, _MARGIN, 2 * _MARGIN)


def beside(area: QRect, badge: QRectF, *, mirrored: bool) -> QRect:
    """Give what is left of a photo for the marks beside the badge."""
    room = round(badge.width()) + _MARGIN
    return area.adjusted(0, 0, -room, 0) if mirrored else area.adjusted(room, 0, 0, 0)


def paint_badge(painter: QPainter, pill: QRectF, text: str, *, mirrored: bool) -> None:
    """Paint the badge: two sheets on each other, and the number."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 20, 20, 190))
    painter.drawRoundedRect(pill, _HEIGHT / 2, _HEIGHT / 2)
    left = pill.right() - _PAD - _PILE if mirrored else pill.left() + _PAD
    sheet = QRectF(left, pill.center().y() - 1.5, _PILE - 2.5, 5.5)
    painter.setPen(QPen(QColor("white"), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(
        [
            sheet.topLeft() + QPointF(2.2, -2.5),
            sheet.topRight() + QPointF(2.5, -2.5),
            sheet.bottomRight() + QPointF(2.5, -2.2),
        ]
    )
    painter.setBrush(QColor("white"))
    painter.drawRoundedRect(sheet, 1, 1)
    painter.setFont(_small(painter.font()))
    rest = pill.adjusted(_PAD, 0, -_PAD - _PILE - 3, 0)
    if not mirrored:
        rest = pill.adjusted(_PAD + _PILE + 3, 0, -_PAD + 1, 0)
    painter.drawText(rest, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def paint_edges(painter: QPainter, area: QRect, palette: QPalette) -> None:
    """Paint the edges of the photos below, which stand out over the top of a closed stack."""
    colour = palette.color(QPalette.ColorRole.WindowText)
    for step in (1, 2):
        colour.setAlphaF(0.45 / step)
        painter.setPen(QPen(colour, 1))
        y, inset = area.top() - 0.5 - 2 * step, 5 * step
        painter.drawLine(area.left() + inset, round(y), area.right() - inset, round(y))


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPixelSize(10)
    small.setWeight(QFont.Weight.DemiBold)
    return small
