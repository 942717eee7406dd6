"""Lay out compared photos side by side, or two overlaid, each with its strip."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import geometric_mean

from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from app.ui.canvas.photo_canvas import GROUND, PhotoCanvas
from app.ui.canvas.photo_source import PhotoSource
from app.ui.compare.comparison import MOST
from app.ui.compare.info_strip import HEIGHT, NARROW, InfoStrip
from app.ui.style import theme

GAP = theme.UNIT // 2  # px between cells, enough for the ring around the focused one
_EMPTY = 0.25  # exponent of the share of cells that have a photo


def columns_of(shapes: Sequence[float], width: int, height: int) -> int:
    """Return in how many columns photos are largest, in cells of one size with strips below.

    ``shapes``: width / height of each photo; ``width`` and ``height``: px to fill. Empty cells
    count against an arrangement: zoomed in, photos fill their cells.
    """
    photos, shape = len(shapes), geometric_mean(shapes)

    def worth(columns: int) -> float:
        rows = -(-photos // columns)
        wide = min(width / columns, (height / rows - HEIGHT) * shape)
        return float(max(0.0, wide) * (photos / (rows * columns)) ** _EMPTY)

    return max(range(1, photos + 1), key=worth)


class Stage(QWidget):
    """The area of compared photos. ``canvases`` and ``strips``: one per position, `MOST` of each.
    ``laid``: positions of the lower and the upper of two overlaid photos; None: side by side."""

    def __init__(self, source: PhotoSource) -> None:
        super().__init__()
        self._source = source
        self._photos: tuple[int, ...] = ()
        self.laid: tuple[int, int] | None = None
        self._focus = 0
        self.canvases = [PhotoCanvas(source, self) for _ in range(MOST)]
        self.strips = [InfoStrip(self) for _ in range(MOST)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(GAP, GAP, GAP, GAP)
        self._grid.setSpacing(GAP)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def show_photos(
        self, photos: Sequence[int], focus: int, laid: tuple[int, int] | None, opacity: float
    ) -> None:
        """Show photos side by side, or overlay the two at the positions ``laid``."""
        self._photos, self._focus, self.laid = tuple(photos), focus, laid
        for position, canvas in enumerate(self.canvases):
            canvas.show_photo(photos[position] if position < len(photos) else None)
            canvas.lay_over(None, 0.0)
        if laid is not None:
            self.canvases[laid[0]].lay_over(photos[laid[1]], opacity)
        self.arrange()

    def shown_canvas(self, position: int) -> PhotoCanvas:
        """Return the canvas that shows the photo at this position."""
        return self.canvases[position if self.laid is None else self.laid[0]]

    def arrange(self) -> None:
        """Put canvases into rows of equal height, and each strip below its canvas."""
        places = self.laid or range(len(self._photos))
        columns = len(places)
        if self.laid is None and self._photos:
            shapes = [width / height for width, height in map(self._source.size, self._photos)]
            columns = columns_of(shapes, self.width(), self.height())
        for position, (canvas, strip) in enumerate(zip(self.canvases, self.strips, strict=True)):
            strip.set_narrow(self.width() // max(1, columns) < NARROW)
            strip.setVisible(position in places)
            canvas.setVisible(position in (places if self.laid is None else places[:1]))
        for number, position in enumerate(places):
            row, column = divmod(number, columns)
            if self.canvases[position].isVisibleTo(self):
                wide = 1 if self.laid is None else columns
                self._grid.addWidget(self.canvases[position], 2 * row, column, 1, wide)
            self._grid.addWidget(self.strips[position], 2 * row + 1, column)
        for number in range(MOST):
            self._grid.setColumnStretch(number, number < columns)
            self._grid.setRowStretch(2 * number, number * columns < len(places))
        self._grid.activate()  # at once, for what is asked of the canvases next
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the backgrounds of the strips, and the ring around the focused photo."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), GROUND)
        for strip in self.strips:
            if strip.isVisible():
                painter.fillRect(strip.geometry(), self.palette().window())
        if len(self._photos) > 1:
            ring = self.strips[self._focus].geometry()
            if self.laid is None:
                ring = ring.united(self.canvases[self._focus].geometry())
            painter.setPen(QPen(self.palette().highlight().color(), 2))
            painter.drawRect(ring.adjusted(-1, -1, 0, 0))
