"""Show beside a grid how many photos each month or day has, and jump to one by a click."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QLocale, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QStyle, QToolTip, QWidget

from app.core.base.language import tr, tr_n
from app.core.photos.order import GroupBy, Times, times_of
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.headings import date_of, name_of
from app.ui.photos.tile_view import Hint
from app.ui.style import theme

WIDTH = 7 * theme.UNIT  # px
_MARGIN = theme.UNIT
_YEARS = 2 * theme.UNIT  # least px between two years
_GAP = 3  # px between a year and a bar
_THICK = 6.0  # most px of a bar
_A_YEAR, _A_MONTH = 12, 30  # months, days: what Page Up and Down skip


class TimeStrip(QWidget):
    """A strip beside a grid whose photos are in the order of time; hidden otherwise."""

    def __init__(self, grid: PhotoGrid) -> None:
        super().__init__(grid)
        self._grid = grid
        self._times: Times | None = None
        self._last_jump: tuple[int, int] | None = None  # month, and offset it led to
        self.setAccessibleName(tr("When the photos were taken"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        grid.arranged.connect(self._update_times)
        grid.verticalScrollBar().valueChanged.connect(self._update_position)
        grid.viewport().installEventFilter(self)  # the viewport moves after the grid
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 0)

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
        self._times = times_of(model.ids(), model.table()) if dated else None
        self._last_jump = None
        self.setVisible(self._times is not None)
        grid.set_margin(WIDTH if self._times is not None else 0)
        self._place_beside()
        self._update_position()

    def _place_beside(self) -> None:
        room = self._grid.viewport().geometry()
        left = room.left() - WIDTH if self._grid.isRightToLeft() else room.right() + 1
        self.setGeometry(left, room.top(), WIDTH, room.height())

    def _update_position(self) -> None:
        if self._times is not None:
            self.setAccessibleDescription(self._sentence(self._here()))
            self.update()

    def _here(self) -> int:
        """Return the number of the month at the top of the visible photos."""
        if self._times is None:
            return 0
        grid, top = self._grid, self._grid.verticalOffset()
        if self._last_jump is not None and self._last_jump[1] == top:
            return self._last_jump[0]  # a row may hold photos of several months
        seen = grid.tiles().between(top + grid.covered(), top + grid.viewport().height())
        return self._times.at(seen.start) if seen else 0

    def _sentence(self, month: int) -> str:
        assert self._times is not None
        group = GroupBy.DAY if self._times.by_day else GroupBy.MONTH
        name = name_of(self._times.times[month], group)
        count = int(self._times.counts[month])
        return tr_n("{name} · {n} photo", "{name} · {n} photos", count, name=name)

    # Mouse and keys

    def jump(self, month: int) -> None:
        """Scroll to the photos of a month, given by its number."""
        if self._times is not None:
            month = min(max(month, 0), len(self._times) - 1)
            index = self._grid.photo_model.index(int(self._times.first[month]))
            self._grid.scrollTo(index, Hint.PositionAtTop)
            self._last_jump = month, self._grid.verticalOffset()
            self._update_position()

    def month_at(self, y: int) -> int:
        """Return the number of the month nearest to a height of the strip."""
        if self._times is None:
            return 0
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
        self._show_tooltip(event.globalPosition().toPoint(), month)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            self._show_tooltip(event.globalPos(), self.month_at(event.pos().y()))
            return True
        return super().event(event)

    def _show_tooltip(self, where: QPoint, month: int) -> None:
        if self._times is not None:
            QToolTip.showText(where, self._sentence(month), self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = self._here()
        steps = {
            Qt.Key.Key_Up: here - 1,
            Qt.Key.Key_Down: here + 1,
            Qt.Key.Key_PageUp: self._year_from(here, -1),
            Qt.Key.Key_PageDown: self._year_from(here, 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: 1 << 30,
        }
        month = steps.get(Qt.Key(event.key()))
        if month is None:
            super().keyPressEvent(event)
        else:
            self.jump(month)

    def _year_from(self, month: int, way: int) -> int:
        """Return the next month with photos at least a year away; for days, a month away."""
        if self._times is None:
            return month
        numbers = self._times.times.astype(np.int64)
        far = _A_MONTH if self._times.by_day else _A_YEAR
        away = np.abs(numbers - numbers[month]) >= far
        beyond = np.flatnonzero(away & (np.sign(np.arange(len(numbers)) - month) == way))
        if not len(beyond):
            return month + way * len(numbers)
        return int(beyond[0] if way > 0 else beyond[-1])

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._times is None:
            return
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Base))
        if self.hasFocus():
            theme.paint_focus(painter, self.rect(), palette)
        long, room = self.height() - 2 * _MARGIN, self.width() - 2 * _MARGIN
        edges = _MARGIN + self._times.shares() * long
        each = min(_THICK, long * float(np.diff(self._times.shares()).min()))
        lengths = np.sqrt(self._times.counts / self._times.counts.max()) * room
        mirrored = self._grid.isRightToLeft()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.faint(palette, 0.25))
        for top, length in zip(edges[:-1].tolist(), lengths.tolist(), strict=True):
            wide = max(2.0, length)
            left = _MARGIN if mirrored else self.width() - _MARGIN - wide
            painter.drawRect(QRectF(left, top, wide, max(1.0, each - 1)))
        self._paint_years(painter, edges)
        self._paint_here(painter, float(edges[self._here()]), max(2.0, each - 1))

    def _paint_years(self, painter: QPainter, edges: NDArray[np.float64]) -> None:
        assert self._times is not None
        painter.setFont(theme.scaled_font(self, 0))
        painter.setPen(theme.quiet(self.palette()))
        high, free = painter.fontMetrics().height(), float(-_YEARS)
        unit, form = ("M", "MMM") if self._times.by_day else ("Y", "yyyy")
        years = self._times.times.astype(f"datetime64[{unit}]")
        for number in np.append(0, np.flatnonzero(np.diff(years.astype(np.int64))) + 1).tolist():
            top = min(float(edges[number]) + _THICK, self.height() - high)
            if top >= free:
                rect = QRect(4, round(top), self.width() - 8, high)
                leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop
                painter.setLayoutDirection(self.layoutDirection())
                text = QLocale().toString(date_of(years[number]), form)
                self._clear_below(painter, rect, text)
                painter.drawText(rect, int(leading), text)
                free = top + high + _YEARS

    def _clear_below(self, painter: QPainter, rect: QRect, text: str) -> None:
        """Clear the background of a year's text, where bars may reach it."""
        wide = painter.fontMetrics().horizontalAdvance(text) + 2 * _GAP
        below = QRect(rect.left() - _GAP, rect.top(), wide, rect.height())
        below = QStyle.visualRect(self.layoutDirection(), self.rect(), below)
        painter.fillRect(below, self.palette().color(QPalette.ColorRole.Base))

    def _paint_here(self, painter: QPainter, top: float, high: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Accent))
        painter.drawRect(QRectF(2, top, self.width() - 4, high))
