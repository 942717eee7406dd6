"""The loupe: one photo, large. Arrows go on to others; a rectangle drawn on it is a query."""

from __future__ import annotations

from PySide6.QtCore import (
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from app.ui import theme
from app.ui.photo_model import PhotoModel
from app.ui.pictures import Pictures
from app.ui.tile import fitted

_STEPS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageUp: -10,
}
_SMALLEST = 24  # px; a shorter drag is a slip of the hand, not a region
_CAPTION = 5 * theme.UNIT  # px


class Preview(QWidget):
    """Shows one photo of a PhotoModel.

    Signals: ``moved(row)``, ``region_wanted(photo, region)``, ``left()`` on double click.
    """

    moved = Signal(int)
    region_wanted = Signal(object, object)
    left = Signal()

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._model: PhotoModel | None = None
        self._photo: int | None = None
        self._row = 0  # of the photo, or where it was before a new order took it out of the list
        self._corner: QPoint | None = None
        self._region = QRect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Photo")
        self.setToolTip("Draw a rectangle to search with a part of the photo")
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        pictures.loaded.connect(self.update)
        pictures.failed.connect(self.update)

    def show_photo(self, model: PhotoModel, row: int) -> None:
        """Show the photo in this row, and its neighbours by arrow keys."""
        self._model = model
        self._row = max(0, min(row, model.rowCount() - 1))
        self._photo = model.photos()[self._row]
        self._corner, self._region = None, QRect()
        self.setAccessibleDescription(model.description(self._photo))
        self.moved.emit(self._row)
        self.update()

    def photo(self) -> int | None:
        """Give the shown photo. It stays when a new order takes it out of the list."""
        return self._photo

    def _step(self, model: PhotoModel, step: int) -> None:
        now = None if self._photo is None else model.row_of(self._photo)
        if now is not None:
            self.show_photo(model, now + step)
        elif model.rowCount():
            # The photo was judged and left; the one after it stands in its row now.
            self.show_photo(model, self._row + min(step, step - 1 if step > 0 else step))

    # Painting

    def _frame(self, picture: QPixmap | None) -> QRect:
        size = picture.size() if picture else QSize(400, 300)
        return fitted(size, self.rect().adjusted(theme.UNIT, theme.UNIT, -theme.UNIT, -_CAPTION))

    def _picture(self) -> QPixmap | None:
        """Give the sharpest picture at hand; the thumbnail bridges the wait for it."""
        photo = self._photo
        if photo is None:
            return None
        side = max(self.width(), self.height()) * self.devicePixelRatioF()
        return self._pictures.of(photo, side) or self._pictures.of(photo, side / 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        picture = self._picture()
        if picture is not None:
            frame = self._frame(picture)
            painter.drawPixmap(frame, picture)
            self._paint_sign(painter, frame)
            self._paint_region(painter, frame)
        self._paint_caption(painter)

    def _paint_sign(self, painter: QPainter, frame: QRect) -> None:
        sign = self._sign()
        if not sign:
            return
        disc = QRect(frame.left() + theme.UNIT, frame.bottom() - 5 * theme.UNIT, 32, 32)
        painter.setPen(Qt.PenStyle.NoPen)
        liked = sign > 0
        painter.setBrush(self.palette().highlight().color() if liked else QColor(20, 20, 20, 200))
        painter.drawEllipse(disc)
        colour = self.palette().highlightedText().color() if liked else QColor("white")
        theme.paint_icon(
            painter, "thumb-up" if liked else "thumb-down", disc.adjusted(7, 7, -7, -7), colour
        )

    def _paint_region(self, painter: QPainter, frame: QRect) -> None:
        if self._region.isEmpty():
            return
        around = QPainterPath()
        around.addRect(QRectF(frame))
        around.addRect(QRectF(self._region))
        painter.fillPath(around, QColor(0, 0, 0, 130))
        painter.setPen(QPen(QColor("white"), 1.5))
        painter.drawRect(self._region)

    def _sign(self) -> int:
        return self._model.sign(self._photo) if self._model and self._photo is not None else 0

    def _paint_caption(self, painter: QPainter) -> None:
        if self._model is None or self._photo is None:
            return
        said = self._pictures.failure(self._photo) or self._model.description(self._photo)
        line = self.rect().adjusted(2 * theme.UNIT, 0, -2 * theme.UNIT, 0)
        line.setTop(self.height() - _CAPTION)
        painter.setPen(theme.quiet(self.palette()))
        short = self.fontMetrics().elidedText(said, Qt.TextElideMode.ElideMiddle, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, short)

    # Mouse and keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or self._model is None:
            super().keyPressEvent(event)
        else:
            self._step(self._model, step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._corner = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._draw_to(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._draw_to(event.position().toPoint())
        frame, region, photo = self._frame(self._picture()), self._region, self._photo
        self._corner, self._region = None, QRect()
        self.update()
        if photo is not None and min(region.width(), region.height()) >= _SMALLEST:
            self.region_wanted.emit(photo, _shares(region, frame))

    def _draw_to(self, point: QPoint) -> None:
        if self._corner is not None:
            drawn = QRect(self._corner, point).normalized()
            self._region = drawn.intersected(self._frame(self._picture()))
            self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        del event
        self.left.emit()


def _shares(region: QRect, frame: QRect) -> tuple[float, float, float, float]:
    """Give a rectangle as shares of the photo's sides: left, top, width, height."""
    return (
        (region.left() - frame.left()) / frame.width(),
        (region.top() - frame.top()) / frame.height(),
        region.width() / frame.width(),
        region.height() / frame.height(),
    )
