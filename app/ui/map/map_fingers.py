"""Handle touch on the map: one finger acts as the mouse, two zoom."""

from __future__ import annotations

from math import hypot
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QNativeGestureEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.ui.map.map_view import Viewport
from app.ui.system.input import Kind, Taps, ask_for_menu, is_of_screen, send_mouse

PINCH = 0.18  # part of a gesture's scale that makes a step


class Touched(Protocol):
    """The part of the map that `MapFingers` uses besides mouse events."""

    def view(self) -> Viewport: ...

    def zoom(self, steps: int, at: QPointF, /) -> None: ...

    def zoom_to(self, side: float, at: QPointF, /) -> None: ...

    def pan(self, dx: int, dy: int, /) -> None: ...

    def let_go(self) -> None: ...


class MapFingers(QObject):
    """Turns one finger into mouse events, and two into zoom: the map stays under them.
    Attribute: ``stays``, a timer that runs while a long press may still open the menu."""

    def __init__(self, canvas: Touched, widget: QWidget) -> None:
        super().__init__(widget)
        self._canvas, self._widget = canvas, widget
        self._begun: QPointF | None = None  # where the finger of a possible tap came down
        self._drags = False  # whether it moves the map, or draws
        self._apart = 0.0  # px between two fingers at first; 0 for one finger
        self._side = 0.0  # side of a cell then
        self._between = QPointF()  # the middle of the two
        self._pinched = 0.0  # pinching on a touchpad, less than a step of zoom
        self._taps = Taps()
        self.stays = QTimer(self, singleShot=True)
        self.stays.setInterval(QApplication.styleHints().mousePressAndHoldInterval())
        self.stays.timeout.connect(self._ask_for_menu)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self._pinch_pad(event)
            return True
        if not isinstance(event, QTouchEvent) or not is_of_screen(event):
            return super().eventFilter(watched, event)
        kind, points = event.type(), event.points()
        at = points[0].position() if points else QPointF()  # a cancelled touch has no points
        if kind == Kind.TouchBegin:
            self._begun, self._drags, self._apart = at, False, 0.0
            self.stays.start()
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
            return  # one of two fingers was lifted first
        if self._begun is not None:
            if (at - self._begun).manhattanLength() < QApplication.startDragDistance():
                return  # trembling
            self.stays.stop()
            send_mouse(self._widget, Kind.MouseButtonPress, self._begun.toPoint())
            self._begun, self._drags = None, True
        if self._drags:
            send_mouse(self._widget, Kind.MouseMove, at.toPoint(), held=True)

    def _pinch(self, one: QPointF, other: QPointF) -> None:
        gap, between = one - other, (one + other) / 2
        apart = max(1.0, hypot(gap.x(), gap.y()))
        if not self._apart:
            self.stays.stop()
            self._canvas.let_go()
            self._begun, self._drags = None, False
            self._apart, self._side = apart, self._canvas.view().side
        else:
            ratio, moved = self._widget.devicePixelRatioF(), between - self._between
            self._canvas.pan(round(moved.x() * ratio), round(moved.y() * ratio))
            self._canvas.zoom_to(self._side * apart / self._apart, between)
        self._between = between

    def _pinch_pad(self, event: QNativeGestureEvent) -> None:
        self._pinched += event.value()
        if steps := int(self._pinched / PINCH):
            self._pinched -= steps * PINCH
            self._canvas.zoom(steps, event.position())

    def _end(self, at: QPointF, time: int, *, ended: bool) -> None:
        self.stays.stop()
        begun, self._begun = self._begun, None
        if not ended:
            self._canvas.let_go()
        elif self._drags:
            send_mouse(self._widget, Kind.MouseButtonRelease, at.toPoint())
        elif begun is not None:
            for kind in (self._taps.kind(begun.toPoint(), time), Kind.MouseButtonRelease):
                send_mouse(self._widget, kind, begun.toPoint())
        self._drags = False
        QApplication.sendEvent(self._widget, QEvent(Kind.Leave))  # no pointer is over a photo now

    def _ask_for_menu(self) -> None:
        if self._begun is not None:
            point, self._begun = self._begun.toPoint(), None
            ask_for_menu(self._widget, point)
