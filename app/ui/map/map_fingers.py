"""Handle touch on the map: one finger acts as the mouse, two zoom."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtGui import QEventPoint
from PySide6.QtWidgets import QApplication

from app.ui.map.map_canvas import MapCanvas
from app.ui.system.input import Fingers, Kind, ask_for_menu, send_mouse


class MapFingers(Fingers):
    """Turns one finger into mouse events, and two into zoom: the map stays under them."""

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._drags = False  # whether the finger moves the map, or draws

    def move(self, finger: QEventPoint, time: int) -> None:
        at = finger.position()
        if self.begun is not None:
            if (at - self.begun).manhattanLength() < QApplication.startDragDistance():
                return  # trembling
            send_mouse(self.widget, Kind.MouseButtonPress, self.begun.toPoint())
            self.no_tap()
            self._drags = True
        if self._drags:
            send_mouse(self.widget, Kind.MouseMove, at.toPoint(), held=True)

    def lift(self, at: QPointF, time: int, *, ended: bool) -> None:
        if not ended:
            self._canvas.let_go()
        elif self._drags:
            send_mouse(self.widget, Kind.MouseButtonRelease, at.toPoint())
        self._drags = False
        self._leave()

    def pinch(self, factor: float, at: QPointF, by: QPointF) -> None:
        self._canvas.zoom_by(factor, at)
        self._canvas.pan(*(by * self.widget.devicePixelRatioF()).toPoint().toTuple())

    def tap(self, point: QPoint, kind: Kind) -> None:
        for each in (kind, Kind.MouseButtonRelease):
            send_mouse(self.widget, each, point)
        self._leave()

    def hold(self, point: QPoint) -> None:
        self.no_tap()
        ask_for_menu(self.widget, point)

    def _leave(self) -> None:
        """Say that no pointer is over a photo now."""
        QApplication.sendEvent(self.widget, QEvent(Kind.Leave))
