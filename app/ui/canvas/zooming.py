"""Zoom and move what a canvas shows, by wheel and fingers."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QEventPoint, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.ui.system.input import NOTCH, Fingers, Kind, send_mouse

ZOOM = 1.25  # per notch of the wheel


class Canvas(Protocol):
    """What wheel and fingers need of a canvas. Points are in pixels of its widget."""

    def zoom_at(self, factor: float, at: QPointF) -> None:
        """Zoom by a factor around a point."""

    def move_by(self, by: QPointF) -> object:
        """Move what is shown by so many pixels."""

    def let_go(self) -> None:
        """Discard a press of the mouse, and what was begun by it."""


def is_far(way: QPointF) -> bool:
    """Return whether a finger moved this way on purpose, not by trembling."""
    return way.manhattanLength() >= QApplication.startDragDistance()


class ZoomFingers(Fingers):
    """Two fingers on a ``canvas`` zoom and move it, and one acts as the mouse; the wheel zooms.
    ``widget``: the one that has the events of mouse and touch."""

    def __init__(self, canvas: Canvas, widget: QWidget) -> None:
        super().__init__(widget)
        self.canvas = canvas
        self._drags = False  # whether the finger holds the mouse's button down

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QWheelEvent):
            if turned := event.angleDelta().y():
                self.canvas.zoom_at(ZOOM ** (turned / NOTCH), event.position())
            return True
        return super().eventFilter(watched, event)

    def move(self, finger: QEventPoint, time: int) -> None:
        at = finger.position()
        if self.begun is not None:
            if not is_far(at - self.begun):
                return
            send_mouse(self.widget, Kind.MouseButtonPress, self.begun.toPoint())
            self.no_tap()
            self._drags = True
        if self._drags:
            send_mouse(self.widget, Kind.MouseMove, at.toPoint(), held=True)

    def lift(self, at: QPointF, time: int, *, ended: bool) -> None:
        if not ended:
            self.canvas.let_go()
        elif self._drags:
            send_mouse(self.widget, Kind.MouseButtonRelease, at.toPoint())
        self._drags = False

    def pinch(self, factor: float, at: QPointF, by: QPointF) -> None:
        self.canvas.zoom_at(factor, at)
        self.canvas.move_by(by)
