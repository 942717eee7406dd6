"""Show the years of the photos beside a grid, and jump to a month or day by a click."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QLocale, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QToolTip, QWidget

from app.core.base.language import tr, tr_n
from app.core.photos.order import GroupBy, Times, times_of
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.headings import date_of, name_of
from app.ui.photos.tile_view import Hint
from app.ui.style import theme

WIDTH = 5 * theme.UNIT  # px, with letters of usual size
_MARGIN = theme.UNIT
_YEARS = 2 * theme.UNIT  # least px between two years
_THICK = 2.0  # px of the mark of the photos in view


class TimeStrip(QWidget):
    """A strip beside a grid whose photos are in the order of time; hidden otherwise.
    What it shows is set before it is shown first."""

    _times: Times

    def __init__(self, grid: PhotoGrid) -> None:
        super().__init__(grid)
        self._grid = grid
        self._last_jump: tuple[int, int] | None = None  # month, and offset it led to
        self.setAccessibleName(tr("When the photos were taken"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        grid.arranged.connect(self._update_times)
        grid.verticalScrollBar().valueChanged.connect(self._update_position)
        grid.viewport().installEventFilter(self)  # the viewport moves after the grid
        self.hide()

    def _wide(self) -> int:
        return round(WIDTH * theme.letters())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        kinds = QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutDirectionChange
        if event.type() in kinds:
            self._place_beside()
        return False

    def _update_times(self) -> None:
        grid = self._grid
        dated = grid.order().follows_time
        model = grid.photo_model
        times = times_of(model.ids, model.pictures.table) if dated else None
        if times is not None:
            self._times, self._last_jump = times, None
        self.setVisible(times is not None)
        grid.set_margin(0 if times is None else self._wide())
        self._place_beside()
        self._update_position()

    def _place_beside(self) -> None:
        room = self._grid.viewport().geometry()
        wide = self._wide()
        left = room.left() - wide if self._grid.isRightToLeft() else room.right() + 1
        self.setGeometry(left, room.top(), wide, room.height())

    def _update_position(self) -> None:
        if not self.isHidden():
            self.setAccessibleDescription(self._sentence(self._here()))
            self.update()

    def _here(self) -> int:
        """Return the number of the month at the top of the visible photos."""
        grid, top = self._grid, self._grid.verticalOffset()
        if self._last_jump is not None and self._last_jump[1] == top:
            return self._last_jump[0]  # a row may hold photos of several months
        seen = grid.tiles().between(top + grid.covered(), top + grid.viewport().height())
        return self._times.at(seen.start) if seen else 0

    def _sentence(self, month: int) -> str:
        group = GroupBy.DAY if self._times.by_day else GroupBy.MONTH
        name = name_of(self._times.times[month], group)
        count = int(self._times.counts[month])
        return tr_n("{name} · {n} photo", "{name} · {n} photos", count, name=name)

    # Mouse and keys

    def jump(self, month: int) -> None:
        """Scroll to the photos of a month, given by its number."""
        month = min(max(month, 0), len(self._times) - 1)
        index = self._grid.photo_model.index(int(self._times.first[month]))
        self._grid.scrollTo(index, Hint.PositionAtTop)
        self._last_jump = month, self._grid.verticalOffset()
        self._update_position()

    def month_at(self, y: int) -> int:
        """Return the number of the month nearest to a height of the strip."""
        share = (y - _MARGIN) / max(1, self.height() - 2 * _MARGIN)
        middles = self._times.shares()
        return int(np.abs((middles[:-1] + middles[1:]) / 2 - share).argmin())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.jump(self.month_at(event.position().toPoint().y()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        month = self.month_at(event.position().toPoint().y())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.jump(month)
        QToolTip.showText(event.globalPosition().toPoint(), self._sentence(month), self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = self._here()
        steps = {
            Qt.Key.Key_Up: here - 1,
            Qt.Key.Key_Down: here + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: 1 << 30,
        }
        month = steps.get(Qt.Key(event.key()))
        if month is None:
            super().keyPressEvent(event)
        else:
            self.jump(month)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Base))
        if self.hasFocus():
            theme.paint_focus(painter, self.rect(), palette)
        edges = _MARGIN + self._times.shares() * (self.height() - 2 * _MARGIN)
        self._paint_years(painter, edges)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.color(QPalette.ColorRole.Accent))
        painter.drawRect(QRectF(4, float(edges[self._here()]), self.width() - 8, _THICK))

    def _paint_years(self, painter: QPainter, edges: NDArray[np.float64]) -> None:
        painter.setFont(theme.scaled_font(self, 0))
        painter.setPen(theme.third(self.palette()))
        high, free = painter.fontMetrics().height(), float(-_YEARS)
        unit, form = ("M", "MMM") if self._times.by_day else ("Y", "yyyy")
        years = self._times.times.astype(f"datetime64[{unit}]")
        for number in np.append(0, np.flatnonzero(np.diff(years.astype(np.int64))) + 1).tolist():
            top = min(float(edges[number]) + 2 * _THICK, self.height() - high)
            if top >= free:
                rect = QRect(0, round(top), self.width(), high)
                text = QLocale().toString(date_of(years[number]), form)
                painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
                free = top + high + _YEARS
