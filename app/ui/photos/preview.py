"""Preview of one photo, large; a rectangle drawn on it is a query."""

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
from PySide6.QtWidgets import QVBoxLayout, QWidget

from likewise.app.ui.photos.photo_model import PhotoModel
from likewise.app.ui.photos.pictures import Pictures
from likewise.app.ui.photos.preview_bar import HEIGHT, PreviewBar
from likewise.app.ui.photos.tile import fitted
from likewise.app.ui.style import theme

_STEPS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageUp: -10,
}
_SMALLEST = 24  # px; a shorter drag is a slip of the hand, not a region


class Preview(QWidget):
    """Shows one photo of a PhotoModel.

    Signals: ``moved(row)``, ``judged(photo, sign)`` (0 clears), ``search_wanted(photo)``,
    ``region_wanted(photo, region)``, ``left()`` by double click or button.
    """

    moved = Signal(int)
    judged = Signal(object, int)
    search_wanted = Signal(object)
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
        self.bar = PreviewBar(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch()
        column.addWidget(self.bar)
        self.bar.left.connect(self.left)
        self.bar.thumbed.connect(self._thumb)
        self.bar.search_wanted.connect(lambda: self.search_wanted.emit(self._photo))
        pictures.loaded.connect(self.update)
        pictures.failed.connect(self.refresh)

    def show_photo(self, model: PhotoModel, row: int) -> None:
        """Show the photo in this row, and its neighbours by arrow keys."""
        self._model = model
        self._row = max(0, min(row, model.rowCount() - 1))
        self._photo = model.photos()[self._row]
        self._corner, self._region = None, QRect()
        self.moved.emit(self._row)
        self.refresh()

    def refresh(self) -> None:
        """Show what is known of the photo by now: its thumb, or why it can't be shown."""
        if self._model is not None and self._photo is not None:
            self.setAccessibleDescription(self._model.description(self._photo))
            # A file that is away may still have a picture, from before; then nothing failed to see.
            failure = None if self._picture() else self._pictures.failure(self._photo)
            caption = failure or " · ".join(self._model.lines(self._photo))
            self.bar.show_photo(caption, self._sign())
        self.update()

    def selected(self) -> tuple[int, ...]:
        """Give the shown photo. It stays when a new order takes it out of the list."""
        return () if self._photo is None else (self._photo,)

    def _thumb(self, sign: int) -> None:
        # A second click on the same thumb takes it back.
        self.judged.emit(self._photo, 0 if self._sign() == sign else sign)

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
        return fitted(size, self.rect().adjusted(theme.UNIT, theme.UNIT, -theme.UNIT, -HEIGHT))

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
