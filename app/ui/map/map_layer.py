"""Layer of the map that changes with its dots and tiles: painted once, then moved along with the
map, so that dragging paints no more than what comes into sight."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion

from app.ui.map.viewport import Viewport

Paint = Callable[[QPainter, QRect, Viewport], None]
"""Paints a part of the widget, in device pixels, which is empty so far."""


class MapLayer:
    """What the map shows at a viewport, as a pixmap in device pixels."""

    def __init__(self, paint: Paint) -> None:
        self.ground = QColor()  # what is painted on
        self._paint = paint
        self._pixmap = QPixmap()
        self._of: Viewport | None = None  # None: to be painted anew

    def forget(self) -> None:
        """Paint all of it anew."""
        self._of = None

    def repaint(self, part: QRect) -> None:
        """Paint a part anew, which is in device pixels of the last viewport."""
        if self._of is not None:
            self._fill(QRegion(part & self._pixmap.rect()), self._of)

    def at(self, view: Viewport) -> QPixmap:
        """The layer at a viewport."""
        before, size = self._of, QSize(view.width, view.height)
        if self._pixmap.size() != size:
            self._pixmap = QPixmap(size)
            before = None
        if before == view:
            return self._pixmap
        self._of = view
        whole = self._pixmap.rect()
        shift = QPoint()
        if before is not None:
            shift = QPoint(view.left - before.left, view.top - before.top)
        stays = whole.translated(shift).intersects(whole)
        if before is None or before.side != view.side or not stays:
            self._fill(QRegion(whole), view)
            return self._pixmap
        self._pixmap.scroll(shift.x(), shift.y(), whole)
        self._fill(QRegion(whole) - QRegion(whole.translated(shift)), view)
        return self._pixmap

    def _fill(self, region: QRegion, view: Viewport) -> None:
        painter = QPainter(self._pixmap)
        for part in cast(Iterable[QRect], region):
            painter.save()
            painter.setClipRect(part)
            painter.fillRect(part, self.ground)
            self._paint(painter, part, view)
            painter.restore()
        painter.end()
