"""Paints a photo that fills an area, in a corner's radius: what stands for it in lists and rows."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPalette, QPixmap

from app.ui.style import theme


def paint_cover(painter: QPainter, area: QRect, picture: QPixmap) -> None:
    """Fill an area with the middle of a picture."""
    part = QRect(QPoint(), area.size().scaled(picture.size(), Qt.AspectRatioMode.KeepAspectRatio))
    part.moveCenter(picture.rect().center())
    painter.drawPixmap(area, picture, part)


def paint_rounded(
    painter: QPainter,
    area: QRect,
    picture: QPixmap | None,
    palette: QPalette,
    radius: float = theme.RADIUS / 2,
) -> None:
    """Fill an area with rounded corners by a picture, or by its ground until there is one."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(area), radius, radius)
    painter.fillPath(outline, theme.faint(palette, 0.07))
    if picture is not None:
        painter.setClipPath(outline)
        paint_cover(painter, area, picture)
    painter.restore()
