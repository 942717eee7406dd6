"""Show one large photo on which a rectangle can be drawn."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen

from app.ui.canvas.photo_canvas import PhotoCanvas
from app.ui.canvas.photo_source import PhotoSource
from app.ui.style import theme

_SMALLEST = 24  # px; a shorter drag is taken for a slip, not a crop


class CropCanvas(PhotoCanvas):
    """A canvas on which a drag draws a rectangle or moves the photo.

    It draws if the whole photo is visible or ``draws`` is set. Signals: ``drawn(crop)``: left, top,
    width, height as shares of the photo's sides; ``double_clicked()``.
    """

    drawn = Signal(object)
    double_clicked = Signal()

    def __init__(self, source: PhotoSource) -> None:
        super().__init__(source)
        self._corner: QPoint | None = None
        self._crop = QRect()
        self._ringed = False

    def show_ring(self, shown: bool) -> None:
        """Show or hide the focus ring around the photo."""
        self._ringed = shown
        self.update()

    def show_photo(self, photo: int | None) -> None:
        """Show a photo, and discard a rectangle begun on another."""
        self._corner, self._crop = None, QRect()
        super().show_photo(photo)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._crop.isEmpty():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            around = QPainterPath()
            around.addRect(QRectF(self.photo_rect()))
            around.addRect(QRectF(self._crop))
            painter.fillPath(around, QColor(0, 0, 0, 130))
            painter.setPen(QPen(QColor("white"), 1.5))
            painter.drawRect(self._crop)
        if self._ringed:
            theme.paint_focus(QPainter(self), self.rect(), self.palette())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        drawing = self.draws or self.shows_whole()
        if drawing and event.button() == Qt.MouseButton.LeftButton:
            self._corner = event.position().toPoint()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._corner is None:
            super().mouseMoveEvent(event)
        else:
            self._draw_to(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._corner is None:
            super().mouseReleaseEvent(event)
            return
        self._draw_to(event.position().toPoint())
        crop, photo = self._crop, self.photo_rect()
        self._corner, self._crop = None, QRect()
        self.update()
        if min(crop.width(), crop.height()) >= _SMALLEST:
            self.drawn.emit(_shares(crop, photo))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        del event
        self.double_clicked.emit()

    def _draw_to(self, point: QPoint) -> None:
        if self._corner is not None:
            shown = self.photo_rect().intersected(self.rect())
            self._crop = QRect(self._corner, point).normalized().intersected(shown)
            self.update()


def _shares(crop: QRect, photo: QRect) -> tuple[float, float, float, float]:
    """Return a rectangle as shares of the photo's sides: left, top, width, height."""
    return (
        (crop.left() - photo.left()) / photo.width(),
        (crop.top() - photo.top()) / photo.height(),
        crop.width() / photo.width(),
        crop.height() / photo.height(),
    )
