"""Show a photo, zoomed and panned by wheel, dragging, fingers and keys."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QEventPoint,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from app.ui.canvas import geometry
from app.ui.canvas.geometry import FIT, Frame, Point, View, fits, scale, to_room
from app.ui.canvas.pictures import Pictures
from app.ui.style import motion, theme
from app.ui.style.tokens import DARK
from app.ui.system.input import Fingers

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
    whole = framed(frame, view)
    room = QRectF(0, 0, *frame.room)
    shown = whole.intersected(room)
    if shown.isEmpty():
        return
    device = scale(frame, view) * frame.ratio
    level = _level(levels, frame.photo[0], device)
    across, down = level.width() / whole.width(), level.height() / whole.height()
    part = QRectF(
        (shown.left() - whole.left()) * across,
        (shown.top() - whole.top()) * down,
        shown.width() * across,
        shown.height() * down,
    )
    stretch = frame.ratio / across
    seen_near = stretch >= _COARSE and not fits(view)  # its pixels are looked at
    smooth = still and abs(stretch - 1) > 1e-3 and not seen_near
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
    if isinstance(level, QImage):
        painter.drawImage(shown, level, part)
    else:
        painter.drawPixmap(shown, level, part)


def framed(frame: Frame, view: View) -> QRectF:
    """Return the photo's rectangle in the room in logical pixels.
    It begins on a whole device pixel, so that photos are sharp at 1:1."""
    left, top = to_room(frame, view, (0, 0))
    size = scale(frame, view)
    return QRectF(
        round(left * frame.ratio) / frame.ratio,
        round(top * frame.ratio) / frame.ratio,
        frame.photo[0] * size,
        frame.photo[1] * size,
    )


def _level(
    levels: Sequence[QImage] | Sequence[QPixmap], width: float, device: float
) -> QImage | QPixmap:
    """Return the smallest level with a pixel for each device pixel, or else the largest."""
    enough = [level for level in levels if level.width() >= 0.999 * width * device]
    return enough[-1] if enough else levels[0]


_STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Underscore: -1}


def zoom_steps(event: QKeyEvent) -> int:
    """Return how far a key zooms in (+) or out (-); 0 for other keys."""
    return _STEPS.get(Qt.Key(event.key()), 0)


def claims_key(event: QEvent) -> bool:
    """Return whether this event asks about a zoom key: accepted, it comes as a key press."""
    asked = event.type() == QEvent.Type.ShortcutOverride
    return asked and isinstance(event, QKeyEvent) and bool(zoom_steps(event))


SWIPE = 64  # px that a finger moves horizontally for a swipe


class CanvasFingers(Fingers):
    """Zooms and moves the photo of a canvas; a canvas that ``draws`` takes fingers for the mouse.

    Signal: ``swiped(+1 | -1)`` to the next photo, by a swipe to the left, or back, while the whole
    photo is shown.
    """

    swiped = Signal(int)

    def __init__(self, canvas: PhotoCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas

    def follows(self, event: QTouchEvent) -> bool:
        return super().follows(event) and not self._canvas.draws

    def move(self, finger: QEventPoint, time: int) -> None:
        if not self._canvas.shows_whole():
            self.no_tap()
            self._canvas.move_by((finger.position() - finger.lastPosition()).toTuple())

    def pinch(self, factor: float, at: QPointF, by: QPointF) -> None:
        self._canvas.zoom_at(factor, at.toTuple())
        if not self._canvas.shows_whole():
            self._canvas.move_by(by.toTuple())

    def lift(self, at: QPointF, time: int, *, ended: bool) -> None:
        by = QPointF() if self.begun is None or not ended else at - self.begun
        if abs(by.x()) >= SWIPE and abs(by.x()) > 2 * abs(by.y()):
            self.swiped.emit(1 if by.x() < 0 else -1)


GROUND = QColor(14, 14, 15)
"""Behind photos: nearly black in all themes, so that it neither tints nor dazzles."""

_WORDS = QColor(208, 208, 208)
_NOTCH = 1.25  # zoom per notch of the wheel
_KEY_STEP = 1.5
_STILL = 150  # ms without movement after which pixels are smoothed


class PhotoCanvas(QWidget):
    """One photo. ``draws``: a finger acts as the mouse; ``most``: see `geometry.Frame`.

    Signals: ``view_wanted(view)`` when a person zooms or pans, to be answered by `set_view` on this
    canvas and those linked to it; ``pressed()`` at the start of a click or drag.
    """

    view_wanted = Signal(object)
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
        self.fingers = CanvasFingers(self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(8 * theme.UNIT, 8 * theme.UNIT)
        pictures.changed.connect(self._refresh)

    def photo(self) -> int | None:
        """Return the shown photo."""
        return self._photo

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

    def frame_of(self, photo: int) -> Frame:
        """Return the frame of a photo in this widget."""
        room = (max(1.0, self.width()), max(1.0, self.height()))
        return Frame(self._pictures.size(photo), room, self.devicePixelRatioF(), self.most)

    def shows_whole(self) -> bool:
        """Return whether the whole photo is visible."""
        return self.rect().adjusted(-1, -1, 1, 1).contains(self.photo_rect())

    # What a person asks for by keys

    def zoom_by_key(self, steps: int) -> None:
        """Zoom in (+) or out (-), around the pointer if it is on the photo, else the middle."""
        self.zoom_at(_KEY_STEP**steps, self._aim())

    def toggle_real_size(self) -> None:
        """Show the photo at 1:1 around the pointer, or the whole photo again."""
        if self._photo is None:
            return
        if geometry.fits(self._view):
            frame = self.frame_of(self._photo)
            self._emit_view(frame, geometry.real_size(frame, self._clamped(), self._aim()))
        else:
            self.view_wanted.emit(FIT)

    def pan_by_key(self, across: int, down: int) -> None:
        """Move the view by a quarter of the room per step, to the right and down."""
        self.move_by((-across * self.width() / 4, -down * self.height() / 4))

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

    def photo_rect(self) -> QRect:
        """Return the whole photo's rectangle in the room, in logical pixels."""
        if self._photo is None:
            return QRect()
        frame = self.frame_of(self._photo)
        return framed(frame, geometry.clamped(frame, self._view)).toRect()

    def _paint(self, painter: QPainter, photo: int) -> None:
        frame = self.frame_of(photo)
        view = geometry.clamped(frame, self._view)
        still = not self._still.isActive() and self._held is None
        levels = self._pictures.levels(photo)
        if levels is not None:
            paint_photo(painter, frame, view, levels, still=still)
        reason = self._pictures.full_failure(photo)
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

    def wheelEvent(self, event: QWheelEvent) -> None:
        notches = event.angleDelta().y() / 120
        if notches:
            self.zoom_at(_NOTCH**notches, event.position().toTuple())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        if event.button() == Qt.MouseButton.LeftButton and not self.shows_whole():
            self._held = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            by = event.position() - self._held
            self._held = event.position()
            self.move_by(by.toTuple())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        del event
        if self._held is not None:
            self._held = None
            self.unsetCursor()
            self._still.start()

    # Views

    def _aim(self) -> Point:
        pointer = self.mapFromGlobal(QCursor.pos())
        point = pointer if self.rect().contains(pointer) else self.rect().center()
        return (float(point.x()), float(point.y()))

    def _clamped(self) -> View:
        assert self._photo is not None
        return geometry.clamped(self.frame_of(self._photo), self._view)

    def zoom_at(self, factor: float, at: Point) -> None:
        """Zoom by a factor; the photo's point at ``at`` stays in place."""
        if self._photo is not None:
            frame = self.frame_of(self._photo)
            self._emit_view(frame, geometry.zoomed(frame, self._clamped(), factor, at))

    def move_by(self, by: Point) -> None:
        """Move the photo by so many px, up to its edges."""
        if self._photo is not None:
            frame = self.frame_of(self._photo)
            self._emit_view(frame, geometry.moved(frame, self._clamped(), by))

    def _emit_view(self, frame: Frame, view: View) -> None:
        self.view_wanted.emit(geometry.clamped(frame, view))
