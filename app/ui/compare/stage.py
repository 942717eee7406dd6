"""Lay out compared photos side by side, or two overlaid, each with its strip."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import geometric_mean

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.ui.canvas.photo_canvas import GROUND, PhotoCanvas
from app.ui.canvas.photo_source import PhotoSource
from app.ui.compare.comparison import MOST
from app.ui.compare.info_strip import HEIGHT, InfoStrip
from app.ui.style import theme

_EMPTY = 0.25  # exponent of the share of cells that have a photo

Rect = tuple[int, int, int, int]
"""Left, top, width, height in pixels."""


def cells(shapes: Sequence[float], room: tuple[int, int], below: int, gap: int) -> list[Rect]:
    """Return a cell for each photo, all of one size, so that linked views show the same parts.

    ``shapes``: width / height of each photo; ``room``: px to fill; ``below``: px of a cell's height
    for the strip under its photo; ``gap``: px between cells.
    """
    columns = max(
        range(1, len(shapes) + 1),
        key=lambda each: _worth(geometric_mean(shapes), len(shapes), each, room, below, gap),
    )
    rows = -(-len(shapes) // columns)
    width, height = _part_length(room[0], columns, gap), _part_length(room[1], rows, gap)
    return [
        (number % columns * (width + gap), number // columns * (height + gap), width, height)
        for number in range(len(shapes))
    ]


def _worth(
    shape: float, photos: int, columns: int, room: tuple[int, int], below: int, gap: int
) -> float:
    """Return the width in px of a photo of this shape in so many columns, less for empty cells:
    zoomed in, photos fill their cells."""
    rows = -(-photos // columns)
    height = _part_length(room[1], rows, gap) - below
    width = min(_part_length(room[0], columns, gap), height * shape)
    return float(max(0.0, width) * (photos / (rows * columns)) ** _EMPTY)


def _part_length(length: int, parts: int, gap: int) -> int:
    """Return the pixels of each of so many parts."""
    return max(1, (length - gap * (parts - 1)) // parts)


GAP = theme.UNIT // 2  # px between cells, enough for the ring around the focused one


class Stage(QWidget):
    """The area of compared photos. ``canvases`` and ``strips``: one per position, `MOST` of each.
    ``laid``: positions of the lower and the upper of two overlaid photos; None: side by side.
    Signal: ``arranged()`` when the sizes of canvases have changed."""

    arranged = Signal()

    def __init__(self, source: PhotoSource) -> None:
        super().__init__()
        self._source = source
        self._photos: tuple[int, ...] = ()
        self.laid: tuple[int, int] | None = None
        self._focus = 0
        self._below = HEIGHT  # px, height of each strip
        self.canvases = [PhotoCanvas(source, self) for _ in range(MOST)]
        self.strips = [InfoStrip(self) for _ in range(MOST)]

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
        """Lay everything out again."""
        rooms = self._rooms()
        for position, (canvas, strip) in enumerate(zip(self.canvases, self.strips, strict=True)):
            canvas_room, strip_room = rooms.get(position, (QRect(), QRect()))
            canvas.setVisible(not canvas_room.isEmpty())
            strip.setVisible(not strip_room.isEmpty())
            canvas.setGeometry(canvas_room)
            strip.setGeometry(strip_room)
        self.update()
        self.arranged.emit()

    def fit_strips(self) -> None:
        """Set the height of the strips to what their facts need."""
        shown = self.strips[: len(self._photos)]
        below = max((strip.height_wanted(strip.width()) for strip in shown), default=HEIGHT)
        if below != self._below:
            self._below = below
            self.arrange()

    def _rooms(self) -> dict[int, tuple[QRect, QRect]]:
        """Return the rectangles of each photo's canvas and strip; empty ones are hidden."""
        if not self._photos:
            return {}
        area = self.rect().adjusted(GAP, GAP, -GAP, -GAP)
        if self.laid is not None:
            return self._overlaid(area, *self.laid)
        sizes = [self._source.size(photo) for photo in self._photos]
        shapes = [width / height for width, height in sizes]
        found = cells(shapes, (area.width(), area.height()), HEIGHT, GAP)
        rooms = [QRect(*cell).translated(area.topLeft()) for cell in found]
        return {position: self._split(room) for position, room in enumerate(rooms)}

    def _overlaid(self, area: QRect, below: int, above: int) -> dict[int, tuple[QRect, QRect]]:
        canvas, line = self._split(area)
        left = line.adjusted(0, 0, -(line.width() + GAP) // 2, 0)
        right = line.adjusted((line.width() + GAP) // 2, 0, 0, 0)
        return {below: (canvas, left), above: (QRect(), right)}

    def _split(self, room: QRect) -> tuple[QRect, QRect]:
        """Return the rectangles of a photo and of the strip under it."""
        height = min(self._below, room.height() // 2)
        return room.adjusted(0, 0, 0, -height), room.adjusted(0, room.height() - height, 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
        self.fit_strips()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the backgrounds of the strips, and the ring around the focused photo."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), GROUND)
        for position, (canvas, strip) in self._rooms().items():
            painter.fillRect(strip, self.palette().window())
            if position == self._focus and len(self._photos) > 1:
                ring = strip if canvas.isEmpty() or self.laid else canvas.united(strip)
                painter.setPen(QPen(self.palette().highlight().color(), 2))
                painter.drawRect(ring.adjusted(-1, -1, 0, 0))
