"""Fingers on a grid: one scrolls, two change the size of the tiles, a tap is a click.

Left to itself Qt makes mouse events of them, and a finger that goes across would drag a photo out.
"""

from __future__ import annotations

from math import hypot
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QTouchEvent
from PySide6.QtWidgets import QApplication, QScroller, QScrollerProperties, QWidget

from app.ui.system.fingers_as_mouse import Taps, ask_for_menu, is_of_screen, send_mouse

PINCH = 1.25
"""How far two fingers go apart, or together, for the next size of tiles."""


class TouchedTiles(Protocol):
    """What fingers need of a grid."""

    def viewport(self) -> QWidget:
        """Where the tiles are painted."""

    def tile_at(self, point: QPoint, /) -> QPoint | None:
        """The middle of the tile at a point; None if there is none, or the pointer is on it."""


class Fingers(QObject):
    """Scrolls by one finger, also on with its swing.

    A tap on a tile that shows no buttons yet is a click on its middle, so none is pressed unseen;
    a finger that stays asks for the menu. Signals: ``scrolled()``; ``zoomed(steps)`` by two.
    """

    scrolled = Signal()
    zoomed = Signal(int)

    def __init__(self, tiles: TouchedTiles, parent: QObject) -> None:
        super().__init__(parent)
        self._tiles = tiles
        self._viewport = tiles.viewport()
        self._scroller = QScroller.scroller(self._viewport)
        self._scroller.setScrollerProperties(_without_overshoot())
        self._begun: QPointF | None = None  # where a finger came down that may tap
        self._last = QPointF()  # where a finger was
        self._taps = Taps()
        self._apart = 0.0  # of two fingers at the last size; 0: there was one
        self._stays = QTimer(self, singleShot=True)
        self._stays.setInterval(QApplication.styleHints().mousePressAndHoldInterval())
        self._stays.timeout.connect(self._ask_for_menu)
        self._viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QTouchEvent) or not is_of_screen(event):
            return super().eventFilter(watched, event)
        kind = event.type()
        at = event.points()[0].position() if event.points() else self._last  # cancelled: nowhere
        self._last = at
        if kind == QEvent.Type.TouchBegin:
            self._begin(at, event.timestamp())
        elif kind == QEvent.Type.TouchUpdate and event.pointCount() > 1:
            between = event.points()[0].position() - event.points()[1].position()
            self._pinch(hypot(between.x(), between.y()), at, event.timestamp())
        elif kind == QEvent.Type.TouchUpdate:
            self._move(at, event.timestamp())
        else:
            self._end(at, event.timestamp(), tapped=kind == QEvent.Type.TouchEnd)
        event.accept()
        return True

    def _begin(self, at: QPointF, time: int) -> None:
        stops = self._scroller.state() == QScroller.State.Scrolling
        self._begun, self._apart = (None if stops else at), 0.0
        self._scroller.handleInput(QScroller.Input.InputPress, at, time)
        self._stays.start()

    def _move(self, at: QPointF, time: int) -> None:
        if self._apart:
            return  # one of two fingers left first
        self._scroller.handleInput(QScroller.Input.InputMove, at, time)
        if self._scroller.state() != QScroller.State.Pressed:
            self.scrolled.emit()
            self._begun = None
            self._stays.stop()

    def _pinch(self, apart: float, at: QPointF, time: int) -> None:
        if not self._apart:
            self._scroller.handleInput(QScroller.Input.InputRelease, at, time)
            self._scroller.stop()
            self._begun, self._apart = None, apart
            self._stays.stop()
        elif apart > self._apart * PINCH or apart < self._apart / PINCH:
            self.zoomed.emit(1 if apart > self._apart else -1)
            self._apart = apart

    def _end(self, at: QPointF, time: int, *, tapped: bool) -> None:
        self._stays.stop()
        if not self._apart:
            self._scroller.handleInput(QScroller.Input.InputRelease, at, time)
        begun, self._begun, self._apart = self._begun, None, 0.0
        if begun is not None and tapped:
            self._tap(begun.toPoint(), time)

    def _tap(self, point: QPoint, time: int) -> None:
        kind = self._taps.kind(point, time)
        point = self._tiles.tile_at(point) or point
        for each in (QEvent.Type.MouseMove, kind, QEvent.Type.MouseButtonRelease):
            send_mouse(self._viewport, each, point)

    def _ask_for_menu(self) -> None:
        if self._begun is None:
            return
        point, self._begun = self._begun.toPoint(), None
        tile = self._tiles.tile_at(point) or point
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            send_mouse(self._viewport, kind, tile)  # the menu is of this photo
        ask_for_menu(self._viewport, point)


def _without_overshoot() -> QScrollerProperties:
    found = QScrollerProperties()
    for way in ("HorizontalOvershootPolicy", "VerticalOvershootPolicy"):
        metric = QScrollerProperties.ScrollMetric[way]
        found.setScrollMetric(metric, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff)
    return found
