"""Canvas of the map: zooms, is dragged, lets photos be chosen, by mouse, fingers and keys."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from app.core.base.language import tr
from app.ui.map.map_display import MapDisplay
from app.ui.map.map_view import Point, Viewport, inside
from app.ui.photos.pictures import Pictures
from app.ui.system.input import Taps, ask_for_menu, is_of_screen, send_mouse

Kind = QEvent.Type


class Canvas(Protocol):
    """What fingers need of the map; with a mouse it is dragged, clicked and drawn on."""

    def view(self) -> Viewport:
        """What is in sight."""

    def zoom_to(self, side: float, at: QPointF) -> None:
        """Zoom to cells of about this side, around a point of the widget."""

    def pan(self, dx: int, dy: int) -> None:
        """Move the map by device pixels."""

    def let_go(self) -> None:
        """Forget that the mouse is pressed."""


class MapFingers(QObject):
    """Turns fingers on a widget into the mouse that it understands, but for two: what is under them
    stays under them."""

    def __init__(self, canvas: Canvas, widget: QWidget) -> None:
        super().__init__(widget)
        self._canvas = canvas
        self._widget = widget
        self._begun: QPointF | None = None  # where a finger came down that may tap
        self._last = QPointF()  # where a finger was
        self._drags = False  # it moves the map, or draws
        self._apart = 0.0  # of two fingers when they came together; 0: there was one
        self._side = 0.0  # of a cell then
        self._between = QPointF()  # the middle of the two
        self._taps = Taps()
        self._stays = QTimer(self, singleShot=True)
        self._stays.setInterval(QApplication.styleHints().mousePressAndHoldInterval())
        self._stays.timeout.connect(self._ask_for_menu)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QTouchEvent) or not is_of_screen(event):
            return super().eventFilter(watched, event)
        kind, points = event.type(), event.points()
        at = points[0].position() if points else self._last  # cancelled: nowhere
        self._last = at
        if kind == Kind.TouchBegin:
            self._begun, self._drags, self._apart = at, False, 0.0
            self._stays.start()
        elif kind == Kind.TouchUpdate and len(points) > 1:
            self._pinch(at, points[1].position())
        elif kind == Kind.TouchUpdate:
            self._move(at)
        else:
            self._end(at, event.timestamp(), ended=kind == Kind.TouchEnd)
        event.accept()
        return True

    def _move(self, at: QPointF) -> None:
        if self._apart:
            return  # one of two fingers left first
        if self._begun is not None:
            if (at - self._begun).manhattanLength() < QApplication.startDragDistance():
                return  # it trembles
            self._stays.stop()
            send_mouse(self._widget, Kind.MouseButtonPress, self._begun.toPoint())
            self._begun, self._drags = None, True
        if self._drags:
            send_mouse(self._widget, Kind.MouseMove, at.toPoint(), held=True)

    def _pinch(self, one: QPointF, other: QPointF) -> None:
        gap, between = one - other, (one + other) / 2
        apart = max(1.0, hypot(gap.x(), gap.y()))
        if not self._apart:
            self._stays.stop()
            self._canvas.let_go()
            self._begun, self._drags = None, False
            self._apart, self._side = apart, self._canvas.view().side
        else:
            ratio, moved = self._widget.devicePixelRatioF(), between - self._between
            self._canvas.pan(round(moved.x() * ratio), round(moved.y() * ratio))
            self._canvas.zoom_to(self._side * apart / self._apart, between)
        self._between = between

    def _end(self, at: QPointF, time: int, *, ended: bool) -> None:
        self._stays.stop()
        begun, self._begun = self._begun, None
        if not ended:
            self._canvas.let_go()
        elif self._drags:
            send_mouse(self._widget, Kind.MouseButtonRelease, at.toPoint())
        elif begun is not None:
            for kind in (self._taps.kind(begun.toPoint(), time), Kind.MouseButtonRelease):
                send_mouse(self._widget, kind, begun.toPoint())
        self._drags = False
        QApplication.sendEvent(self._widget, QEvent(Kind.Leave))  # no pointer rests on a photo

    def _ask_for_menu(self) -> None:
        if self._begun is not None:
            point, self._begun = self._begun.toPoint(), None
            ask_for_menu(self._widget, point)


NOTCH = 120  # of a wheel, in eighths of a degree
PINCH = 0.18  # of a gesture's scale that is a step
STILL = 4  # pixels that a click may move

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_NEARER = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_FARTHER = (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)


class MapCanvas(MapDisplay):
    """The map as a person works with it. Attribute: ``lassoing``: a drag draws, as with Shift.

    Signals: ``focused(photo)`` by a click or an arrow; ``chosen(photos, more)``: by the lasso,
    to be added to those that are chosen if ``more``; ``toggled(photo)``; ``opened(photo)`` by a
    double click; ``menu_wanted(global point)``; ``noun_chosen(noun)`` by a click on a card.
    """

    focused = Signal(object)
    chosen = Signal(object, bool)
    toggled = Signal(object)
    opened = Signal(object)
    menu_wanted = Signal(object)
    noun_chosen = Signal(str)

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(pictures, parent)
        self.lassoing = False
        self._pressed: QPoint | None = None
        self._dragged = False
        self._turned = 0.0
        self._pinched = 0.0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Map of the library"))
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        MapFingers(self, self)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._pressed, self._dragged = event.position().toPoint(), False
        self._peeking = False
        if self.lassoing or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._drawn = [(event.position().x(), event.position().y())]
        else:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position()
        if self._pressed is not None:
            self._drag_to(event.position().toPoint())
        else:
            card = self._card_at(self._pointer)
            on_card = card is not None or self._number_at(self._pointer) is not None
            shape = Qt.CursorShape.PointingHandCursor if on_card else Qt.CursorShape.OpenHandCursor
            self.setCursor(Qt.CursorShape.CrossCursor if self.lassoing else shape)
        if not self._tiles or self._drawn:
            self.update()

    def _drag_to(self, point: QPoint) -> None:
        if self._pressed is None:
            return
        moved = point - self._pressed
        self._dragged = self._dragged or moved.manhattanLength() > STILL
        if self._drawn:
            self._drawn.append((point.x(), point.y()))
        elif self._dragged:
            ratio = self.devicePixelRatioF()
            self.pan(round(moved.x() * ratio), round(moved.y() * ratio))
            self._pressed = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        drawn, dragged = self._drawn, self._dragged
        self.let_go()
        more = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if drawn and dragged:
            self.chosen.emit(self._within(drawn), more)
        elif not dragged:
            self._click(event.position(), more)

    def let_go(self) -> None:
        """Forget that the mouse is pressed, and what it drew: that was no click and no line."""
        self._pressed, self._peeking, self._dragged = None, True, False
        self._drawn = []
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.update()

    def _click(self, point: QPointF, more: bool) -> None:
        card = self._card_at(point)
        photo = self._photo_at(point)
        if card is not None and card.noun and not more:
            self.noun_chosen.emit(card.noun)
            return
        if card is not None and not more:
            self.approach(card)
        if photo is None:
            if not more:
                self.chosen.emit((), False)
        elif more:
            self.toggled.emit(photo)
        else:
            self._focus = photo
            self.focused.emit(photo)

    def choose(self, photo: int) -> None:
        """Have the keyboard on a photo, and it alone selected."""
        self.focus_photo(photo)
        self.focused.emit(photo)

    def _within(self, line: Sequence[Point]) -> tuple[int, ...]:
        mosaic, ratio = self._mosaic, self.devicePixelRatioF()
        if mosaic is None:
            return ()
        corners = [self._view.to_cells(x * ratio, y * ratio) for x, y in line]
        hit = inside(corners, mosaic.columns + 0.5, mosaic.rows + 0.5)
        return tuple(mosaic.photos[hit].tolist())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        number = self._number_at(event.position())
        if self._tiles and number is not None and self._mosaic is not None:
            self.opened.emit(int(self._mosaic.photos[number]))
        elif self._card_at(event.position()) is None:
            self.zoom(3, event.position())

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer = None
        self.update()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._turned += event.angleDelta().y() / NOTCH
        steps = int(self._turned)
        if steps:
            self._turned -= steps
            self.zoom(steps, event.position())
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        photo = self._photo_at(QPointF(event.pos()))
        if photo is not None and photo not in self._chosen_photos:
            self._focus = photo
            self.focused.emit(photo)
        if photo is not None:
            self.menu_wanted.emit(event.globalPos())

    # Keys, gestures, tooltips

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            dx, dy = _ARROWS[key]
            self.pan(-dx * self._view.width // 6, -dy * self._view.height // 6)
        elif key in _ARROWS:
            extending = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._step(*_ARROWS[key], extending=extending)
        elif key in _NEARER or key in _FARTHER:
            self.zoom(1 if key in _NEARER else -1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_0):
            self.fit()
            self.zoomed.emit()
        else:
            super().keyPressEvent(event)

    def _step(self, dx: int, dy: int, *, extending: bool) -> None:
        """Go to the nearest photo in a direction; ``extending``: those before stay chosen."""
        mosaic = self._mosaic
        if mosaic is None or not len(mosaic.photos):
            return
        before = self._focus
        number = None if before is None else mosaic.number_of(before)
        if number is None:
            middle = self._view.to_cells(self._view.width / 2, self._view.height / 2)
            number = mosaic.nearest_to(*middle)
        else:
            number = mosaic.next_to(number, dx, dy)
        photo = int(mosaic.photos[number])
        if extending and before is not None:
            self.focus_photo(photo)
            self.chosen.emit((before, photo), True)
        else:
            self.choose(photo)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            key = Qt.Key(event.key())
            if key in _ARROWS or key in _NEARER or key in _FARTHER:
                event.accept()  # here they zoom; elsewhere they are the tiles' size
                return True
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self._pinch(event)
            return True
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            photo = self._photo_at(QPointF(event.pos()))
            info = None if photo is None else self._pictures.info(photo)
            QToolTip.showText(event.globalPos(), "" if info is None else info.name, self)
            return True
        return super().event(event)

    def _pinch(self, event: QNativeGestureEvent) -> None:
        self._pinched += event.value()
        steps = int(self._pinched / PINCH)
        if steps:
            self._pinched -= steps * PINCH
            self.zoom(steps, event.position())
