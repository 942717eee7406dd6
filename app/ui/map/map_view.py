"""View of the map: which part of it a widget shows, as one zooms and moves."""

from __future__ import annotations

from math import log

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.ui.map.mosaic import Mosaic
from app.ui.map.viewport import SIDES, Viewport

MARGIN = 24  # pixels around the whole map
LARGEST_AT_FIRST = 176  # pixels a cell, for a map of few photos


class MapView(QWidget):
    """A widget before a map; what it paints is for MapDisplay.

    Signals: ``zoomed()``; ``sight_changed()``: something else is in sight.
    """

    zoomed = Signal()
    sight_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mosaic: Mosaic | None = None
        self._view = Viewport(1, 1)
        self._fitted = True  # nobody moved it yet
        self._focus: int | None = None  # the photo that the keyboard is on

    def view(self) -> Viewport:
        """Give what is in sight."""
        return self._view

    def fit(self) -> None:
        """Show the whole map."""
        if self._mosaic is None:
            return
        ratio = self.devicePixelRatioF()
        margin, largest = round(MARGIN * ratio), LARGEST_AT_FIRST * ratio
        self._take_view(self._sized(self._view).around(self._mosaic.box(), margin, largest))
        self._fitted = True

    def zoom(self, steps: int, at: QPointF | None = None) -> None:
        """Zoom so many steps, around a point of the widget, the focused photo or the middle."""
        ratio = self.devicePixelRatioF()
        middle = QPointF(self.rect().center()) if at is None else at
        if at is None and self._focus is not None and self._mosaic is not None:
            number = self._mosaic.number_of(self._focus)
            position = self._view.to_pixels(*self._mosaic.position(number or 0))
            point = QPointF(*position) / ratio
            middle = point if QRectF(self.rect()).contains(point) else middle
        x, y = middle.x() * ratio, middle.y() * ratio
        least = self._least_side()
        view = self._view.zoomed(steps, x, y)
        if view.side < least:
            view = self._view.at_side(min(least, self._view.side), x, y)
        self._take_view(view)
        self._fitted = self._fitted and view.side <= least
        self.zoomed.emit()

    def zoom_to(self, side: float, at: QPointF) -> None:
        """Zoom around a point of the widget to where cells are nearest to this side."""
        there = min(SIDES, key=lambda each: abs(log(each / max(side, SIDES[0]))))
        steps = SIDES.index(there) - SIDES.index(self._view.side)
        if steps:
            self.zoom(steps, at)

    def pan(self, dx: int, dy: int) -> None:
        """Move the map by device pixels."""
        self._take_view(self._view.moved(dx, dy))
        self._fitted = False

    def _least_side(self) -> float:
        """The side of a cell at which the whole map is in sight."""
        if self._mosaic is None:
            return 1.0
        ratio = self.devicePixelRatioF()
        whole = self._view.around(
            self._mosaic.box(), round(MARGIN * ratio), LARGEST_AT_FIRST * ratio
        )
        return whole.side

    def _take_view(self, view: Viewport) -> None:
        self._view = view if self._mosaic is None else view.kept_in(self._mosaic.box())
        self.update()
        self.sight_changed.emit()

    def _sized(self, view: Viewport) -> Viewport:
        size = self.size() * self.devicePixelRatioF()
        return view.resized(max(1, size.width()), max(1, size.height()))

    def _stay_with(self, before: Mosaic, view: Viewport) -> None:
        """Keep the photo in place that is focused, or nearest to the middle."""
        mosaic = self._mosaic
        if mosaic is None:
            return
        number = None if self._focus is None else before.number_of(self._focus)
        if number is None:
            number = before.nearest_to(*view.to_cells(view.width / 2, view.height / 2))
        now = mosaic.number_of(int(before.photos[number]))
        if now is None:
            return
        (x, y), (column, row) = view.to_pixels(*before.position(number)), mosaic.position(now)
        left, top = round(x - column * view.side), round(y - row * view.side)
        self._take_view(view.moved(left - view.left, top - view.top))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fitted = self._fitted
        self._take_view(self._sized(self._view))
        if fitted:
            self.fit()
