"""Drag of photos out of a grid: their files for other programs, one picture with their number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QDrag, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QWidget

from app.core.language import number
from app.ui.photos.covers import paint_cover
from app.ui.style import theme
from app.ui.system import desktop

_SIDE = 12 * theme.UNIT
_TYPE = "application/x-likewise-photos"  # without files only this window takes what is dragged


def drag_out(
    source: QWidget, photos: Sequence[int], paths: Iterable[Path | None], picture: QPixmap | None
) -> None:
    """Drag photos from a widget until they are dropped; `picture` is of one of them. Of more than
    a file manager takes no files are offered: only parts of this window can have them."""
    data = QMimeData()
    data.setData(_TYPE, b"")
    if len(photos) <= desktop.MOST_FILES:
        data.setUrls(desktop.urls(path for path in paths if path is not None))
    drag = QDrag(source)
    drag.setMimeData(data)
    drag.setPixmap(_card(source, len(photos), picture))
    drag.setHotSpot(QPoint(_SIDE // 2, _SIDE // 2))
    drag.exec(Qt.DropAction.CopyAction)


def _card(widget: QWidget, photos: int, picture: QPixmap | None) -> QPixmap:
    """Paint what hangs at the pointer: a photo, and how many there are if it is not alone."""
    ratio = widget.devicePixelRatioF()
    card = QPixmap(QSize(_SIDE, _SIDE) * ratio)
    card.setDevicePixelRatio(ratio)
    card.fill(Qt.GlobalColor.transparent)
    painter = QPainter(card)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    area = QRect(0, 0, _SIDE, _SIDE)
    if picture is None:
        painter.fillRect(area, theme.faint(widget.palette(), 0.3))
    else:
        paint_cover(painter, area, picture)
    if photos > 1:
        _paint_number(painter, area, widget, number(photos))
    painter.end()
    return card


def _paint_number(painter: QPainter, area: QRect, widget: QWidget, number: str) -> None:
    painter.setFont(theme.scaled_font(widget, 1))
    inside = painter.fontMetrics().boundingRect(number)
    badge = QRect(0, 0, inside.width() + 2 * theme.UNIT, inside.height() + theme.UNIT)
    badge.moveCenter(area.center())
    palette = widget.palette()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
    painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
    painter.setPen(palette.color(QPalette.ColorRole.HighlightedText))
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, number)
