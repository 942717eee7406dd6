"""Show a photo, zoomed and moved by wheel, dragging, fingers and keys."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QEventPoint,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from app.ui.canvas.geometry import FIT, Frame, View
from app.ui.canvas.pictures import Pictures
from app.ui.canvas.zooming import ZoomFingers, is_far
from app.ui.style import motion, theme
from app.ui.style.tokens import DARK

_COARSE = 3.0  # device pixels per photo pixel from which a part of a photo is not smoothed


def paint_photo(
    painter: QPainter,
    frame: Frame,
    view: View,
    levels: Sequence[QImage] | Sequence[QPixmap],
    *,
    still: bool,
) -> None:
    """Paint a photo into its room.

    ``levels``: the same photo in decreasing sizes, or a thumbnail alone. Pixels are smoothed only
    while nothing moves (``still``), because that takes several times as long.
    """
    whole, ratio = frame.place(view), frame.ratio
    corner = (whole.topLeft() * ratio).toPoint()  # on a whole device pixel, to be sharp at 1:1
    whole.moveTo(QPointF(corner) / ratio)
    shown = whole.intersected(QRectF(QPointF(), frame.room))
    level = _level(levels, whole.width() * ratio)
    enlarged = QTransform.fromScale(level.width() / whole.width(), level.height() / whole.height())
    part = enlarged.mapRect(shown.translated(-whole.topLeft()))
    stretch = ratio / enlarged.m11()
    seen_near = stretch >= _COARSE and not view.fits  # its pixels are looked at
    smooth = still and abs(stretch - 1) > 1e-3 and not seen_near
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
    if isinstance(level, QImage):
        painter.drawImage(shown, level, part)
    else:
        painter.drawPixmap(shown, level, part)


def _level(levels: Sequence[QImage] | Sequence[QPixmap], width: float) -> QImage | QPixmap:
    """Return the smallest level at least so many pixels wide, or else the largest."""
    enough = [level for level in levels if level.width() >= 0.999 * width]
    return enough[-1] if enough else levels[0]


SWIPE = 64  # px that a finger moves horizontally for a swipe


class PhotoFingers(ZoomFingers):
    """A finger swipes over a photo that is shown whole, unless the canvas ``draws``.
    Signal: ``swiped(+1 | -1)`` to the next photo, by a swipe to the left, or back."""

    swiped = Signal(int)
    canvas: PhotoCanvas

    def move(self, finger: QEventPoint, time: int) -> None:
        if self.canvas.draws or not self.canvas.shows_whole():
            super().move(finger, time)
        elif self.begun is not None and is_far(finger.position() - self.begun):
            self.stays.stop()  # a slow swipe asks for no menu

    def lift(self, at: QPointF, time: int, *, ended: bool) -> None:
        super().lift(at, time, ended=ended)
        by = QPointF() if self.begun is None or not ended else at - self.begun
        if is_far(by):
            self.no_tap()
        if abs(by.x()) >= SWIPE and abs(by.x()) > 2 * abs(by.y()):
            self.swiped.emit(1 if by.x() < 0 else -1)


GROUND = QColor(14, 14, 15)
"""Behind photos: nearly black in all themes, so that it neither tints nor dazzles."""

_WORDS = QColor(208, 208, 208)
_NO_PHOTO = QSizeF(1, 1)
_KEY_STEP = 1.5
_STILL = 150  # ms without movement after which pixels are smoothed


class PhotoCanvas(QWidget):
    """One photo. ``draws``: a drag draws on it, also by finger; ``most``: see `geometry.Frame`.
    Its place is computed when it is painted, so no resize or loaded picture makes anything stale.

    Signals: ``zoomed(view)`` when a person zoomed or moved it, for canvases that are linked to it;
    ``pressed()`` at the start of a click or drag.
    """

    zoomed = Signal(object)
    pressed = Signal()

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._photo: int | None = None
        self._sign = 0
        self._view = FIT
        self._held: QPointF | None = None  # last position of a dragging pointer
        self._still = QTimer(self, interval=_STILL, singleShot=True)
        self._still.timeout.connect(self.update)
        self._grows_from = QRect()
        self._growth = motion.Run(self, motion.GROW, lambda _: self.update())
        self.draws, self.most = False, inf
        self.fingers = PhotoFingers(self, self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(8 * theme.UNIT, 8 * theme.UNIT)
        pictures.changed.connect(self._refresh)

    def show_photo(self, photo: int | None) -> None:
        """Show a photo in the current view; None shows an empty background."""
        self._photo = photo
        self.update()

    def grow_from(self, tile: QRect) -> None:
        """Let the photo grow into its place from a tile, given in px of this widget."""
        self._grows_from = tile
        self._growth.begin()

    def show_sign(self, sign: int) -> None:
        """Mark the photo as thumbed up (+1), down (-1), or neither (0)."""
        if sign != self._sign:
            self._sign = sign
            self.update()

    def view(self) -> View:
        """Return the view."""
        return self._view

    def set_view(self, view: View) -> None:
        """Show this view; while it keeps changing, pixels are not smoothed."""
        if view != self._view:
            self._view = view
            self._still.start()
            self.update()

    def frame(self) -> Frame:
        """Return the frame of the shown photo."""
        photo = _NO_PHOTO if self._photo is None else self._pictures.size(self._photo)
        return Frame(photo, self.size().toSizeF(), self.devicePixelRatioF(), self.most)

    def photo_rect(self) -> QRect:
        """Return the whole photo's rectangle in the widget, in logical pixels."""
        return self.frame().place(self._view).toRect()

    def shows_whole(self) -> bool:
        """Return whether the whole photo is visible."""
        return self.rect().adjusted(-1, -1, 1, 1).contains(self.photo_rect())

    # What a person asks for

    def zoom_at(self, factor: float, at: QPointF) -> None:
        """Zoom by a factor; the photo's point at ``at`` stays in place."""
        self._look(self.frame().zoomed(self._view, factor, at))

    def move_by(self, by: QPointF) -> None:
        """Move the photo by so many px, up to its edges."""
        self._look(self.frame().moved(self._view, by))

    def zoom(self, steps: int) -> None:
        """Zoom in (+) or out (-), around the pointer if it is on the photo, else the middle."""
        self.zoom_at(_KEY_STEP**steps, self._aim())

    def toggle_real_size(self) -> None:
        """Show the photo at 1:1 around the pointer, or the whole photo again."""
        fits = self._view.fits
        self._look(self.frame().real_size(self._view, self._aim()) if fits else FIT)

    def pan(self, across: int, down: int) -> None:
        """Move the view by a quarter of the room per step, to the right and down."""
        self.move_by(QPointF(-across * self.width() / 4, -down * self.height() / 4))

    def let_go(self) -> None:
        """End a drag."""
        if self._held is not None:
            self._held = None
            self.unsetCursor()
            self._still.start()

    def _look(self, view: View) -> None:
        self.set_view(view)
        self.zoomed.emit(view)

    def _aim(self) -> QPointF:
        pointer = self.mapFromGlobal(QCursor.pos())
        return QPointF(pointer if self.rect().contains(pointer) else self.rect().center())

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), GROUND)
        if self._photo is None:
            return
        if self._growth.goes_on():
            whole, share = self.photo_rect(), motion.ease(self._growth.share())
            now = motion.between(self._grows_from, whole, share)
            painter.translate(now.topLeft())
            painter.scale(now.width() / whole.width(), now.height() / whole.height())
            painter.translate(-whole.topLeft())
        self._paint(painter, self._photo)
        if self._sign:
            self._paint_sign(painter)

    def _paint(self, painter: QPainter, photo: int) -> None:
        still = not self._still.isActive() and self._held is None
        levels, reason = self._pictures.levels(photo), self._pictures.full_failure(photo)
        if levels is not None:
            paint_photo(painter, self.frame(), self._view, levels, still=still)
        if reason is not None:
            self._paint_reason(painter, reason, with_mark=levels is None)

    def _paint_reason(self, painter: QPainter, reason: str, *, with_mark: bool) -> None:
        """Paint why the photo can't be shown, over its thumbnail or instead of it."""
        room = self.rect().adjusted(2 * theme.UNIT, theme.UNIT, -2 * theme.UNIT, -theme.UNIT)
        if with_mark:
            mark = QRect(0, 0, 6 * theme.UNIT, 6 * theme.UNIT)
            mark.moveCenter(room.center())
            theme.paint_icon(painter, "photo-missing", mark, QColor(112, 112, 112))
        at_foot = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        flags = at_foot | Qt.TextFlag.TextWordWrap
        words = painter.boundingRect(room, flags, reason)
        strip = QRect(0, words.top() - theme.UNIT, self.width(), self.height())
        painter.fillRect(strip, QColor(20, 20, 20, 200))
        painter.setPen(_WORDS)
        painter.drawText(room, flags, reason)

    def _paint_sign(self, painter: QPainter) -> None:
        room = self.photo_rect().intersected(self.rect())
        disc = QRect(room.left() + theme.UNIT, room.bottom() - 5 * theme.UNIT, 32, 32)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme.paint_thumb(painter, QRectF(disc), DARK, liked=self._sign > 0)

    def _refresh(self, photo: int) -> None:
        if photo == self._photo:
            self.update()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        if event.button() == Qt.MouseButton.LeftButton and not self.shows_whole():
            self._held = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            by = event.position() - self._held
            self._held = event.position()
            self.move_by(by)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        del event
        self.let_go()
