"""Touch on a canvas: two fingers zoom and move, one moves what is zoomed or swipes to the next
photo."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QEventPoint, QTouchEvent
from PySide6.QtWidgets import QWidget

SWIPE = 64  # px, from which a finger that goes across has swiped


class Touch(QObject):
    """Signals: ``pinched(factor, point)``, ``moved(by)`` as points (x, y) in pixels;
    ``swiped(+1 | -1)``: to the photo after, by a finger that goes to the left, or before.

    ``zoomed``: whether a finger moves the photo; ``draws``: whether touch is left to the mouse.
    """

    pinched = Signal(float, object)
    moved = Signal(object)
    swiped = Signal(int)

    def __init__(
        self, canvas: QWidget, zoomed: Callable[[], bool], draws: Callable[[], bool]
    ) -> None:
        super().__init__(canvas)
        self._zoomed = zoomed
        self._draws = draws
        self._begun: QPointF | None = None  # where a single finger began that may swipe
        canvas.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        canvas.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QTouchEvent) or self._draws():
            return super().eventFilter(watched, event)
        points = event.points()
        if event.type() == QEvent.Type.TouchBegin:
            self._begun = points[0].position()
        elif event.type() == QEvent.Type.TouchCancel:
            self._begun = None
        elif event.type() == QEvent.Type.TouchEnd:
            self._end(points[0].position())
        elif len(points) > 1:
            self._begun = None
            self._pinch(points[0], points[1])
        elif self._zoomed():
            self._begun = None
            by = points[0].position() - points[0].lastPosition()
            self.moved.emit(by.toTuple())
        event.accept()
        return True

    def _pinch(self, one: QEventPoint, other: QEventPoint) -> None:
        now = one.position() - other.position()
        before = one.lastPosition() - other.lastPosition()
        apart = hypot(before.x(), before.y())
        middle = (one.lastPosition() + other.lastPosition()) / 2
        if apart > 0:
            self.pinched.emit(hypot(now.x(), now.y()) / apart, middle.toTuple())
        if self._zoomed():
            by = (one.position() + other.position()) / 2 - middle
            self.moved.emit(by.toTuple())

    def _end(self, at: QPointF) -> None:
        if self._begun is None:
            return
        by, self._begun = at - self._begun, None
        if abs(by.x()) >= SWIPE and abs(by.x()) > 2 * abs(by.y()):
            self.swiped.emit(1 if by.x() < 0 else -1)
