"""Lay out compared photos side by side, each with its strip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
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
    """The area of compared photos, a ring around the focused one.
    ``canvases`` and ``strips``: one per position, `MOST` of each."""

    def __init__(self, source: PhotoSource) -> None:
        super().__init__()
        self._source = source
        self._photos: tuple[int, ...] = ()
        self._focus = 0
        self.canvases = [PhotoCanvas(source, self) for _ in range(MOST)]
        self.strips = [InfoStrip(self) for _ in range(MOST)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(GAP, GAP, GAP, GAP)
        self._grid.setSpacing(GAP)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def cells(self) -> Iterator[tuple[PhotoCanvas, InfoStrip]]:
        """Return the canvas and the strip of each position."""
        return zip(self.canvases, self.strips, strict=True)

    def show_photos(self, photos: tuple[int, ...], focus: int) -> None:
        """Show photos side by side."""
        self._photos, self._focus = photos, focus
        for canvas, photo in zip_longest(self.canvases, photos):
            canvas.show_photo(photo)
        self.arrange()

    def arrange(self) -> None:
        """Put canvases into rows of equal height, and each strip below its canvas."""
        count = len(self._photos)
        shapes = [width / height for width, height in map(self._source.size, self._photos)]
        columns = columns_of(shapes, self.width(), self.height()) if shapes else 1
        for position, (canvas, strip) in enumerate(self.cells()):
            row, column = divmod(position, columns)
            self._grid.addWidget(canvas, 2 * row, column)
            self._grid.addWidget(strip, 2 * row + 1, column)
            canvas.setVisible(position < count)
            strip.setVisible(position < count)
            strip.set_narrow(self.width() // columns < NARROW)
            self._grid.setColumnStretch(position, position < columns)
            self._grid.setRowStretch(2 * position, position * columns < count)
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
            canvas, strip = self.canvases[self._focus], self.strips[self._focus]
            painter.setPen(QPen(self.palette().highlight().color(), 2))
            painter.drawRect(canvas.geometry().united(strip.geometry()).adjusted(-1, -1, 0, 0))
