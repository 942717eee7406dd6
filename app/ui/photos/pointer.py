"""Handle fingers over a grid's tiles, and drag photos out of it.

One finger scrolls, two resize the tiles. Left to itself Qt makes mouse events of touches, and a
horizontal swipe would drag a photo out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QDrag, QEventPoint, QPixmap
from PySide6.QtWidgets import QScroller, QScrollerProperties, QWidget

from app.ui.style import theme
from app.ui.system import desktop
from app.ui.system.input import Fingers, ask_for_menu, send_mouse

PINCH = 1.25
"""Ratio of the distances between two fingers that changes the tiles by one size."""


class TileFingers(Fingers):
    """Scrolls by one finger, with momentum. ``tile_at(point)``: the middle of the tile there;
    None if there is none, or if it is hovered already.

    A tap on a tile whose buttons are still hidden clicks its middle, so that no hidden button is
    pressed; a long press opens the menu. Signal: ``zoomed(steps)`` by pinching.
    """

    zoomed = Signal(int)

    def __init__(self, viewport: QWidget, tile_at: Callable[[QPoint], QPoint | None]) -> None:
        super().__init__(viewport)
        self._tile_at = tile_at
        self._scroller = QScroller.scroller(viewport)
        self._scroller.setScrollerProperties(_without_overshoot())
        self._spread = 1.0  # by which two fingers moved apart since the last change of size

    def begin(self, at: QPointF, time: int) -> None:
        if self._scroller.state() == QScroller.State.Scrolling:
            self.no_tap()  # it stops the photos
        self._spread = 1.0
        self._scroller.handleInput(QScroller.Input.InputPress, at, time)

    def move(self, finger: QEventPoint, time: int) -> None:
        self._scroller.handleInput(QScroller.Input.InputMove, finger.position(), time)
        if self._scroller.state() != QScroller.State.Pressed:
            self.no_tap()

    def lift(self, at: QPointF, time: int, *, ended: bool) -> None:
        self._scroller.handleInput(QScroller.Input.InputRelease, at, time)
        if not ended:
            self._scroller.stop()

    def pinch(self, factor: float, at: QPointF, by: QPointF) -> None:
        self._spread *= factor
        if not 1 / PINCH < self._spread < PINCH:
            self.zoomed.emit(1 if self._spread > 1 else -1)
            self._spread = 1.0

    def tap(self, point: QPoint, kind: QEvent.Type) -> None:
        point = self._tile_at(point) or point
        for each in (QEvent.Type.MouseMove, kind, QEvent.Type.MouseButtonRelease):
            send_mouse(self.widget, each, point)

    def hold(self, point: QPoint) -> None:
        self.no_tap()
        tile = self._tile_at(point) or point
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            send_mouse(self.widget, kind, tile)  # selects this photo, which the menu is for
        ask_for_menu(self.widget, point)


def _without_overshoot() -> QScrollerProperties:
    found = QScrollerProperties()
    for way in ("HorizontalOvershootPolicy", "VerticalOvershootPolicy"):
        metric = QScrollerProperties.ScrollMetric[way]
        found.setScrollMetric(metric, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff)
    return found


DRAGGED = 12 * theme.UNIT  # px, side of the picture at the pointer
_TYPE = "application/x-likewise-photos"  # with this type alone, only this window accepts the drop


def drag_out(
    source: QWidget, photos: Sequence[int], paths: Iterable[Path], picture: QPixmap | None
) -> None:
    """Drag photos from a widget until they are dropped; ``picture`` is of one of them, square.
    More than `desktop.MOST_FILES` come without files: only parts of this window accept them."""
    data = QMimeData()
    data.setData(_TYPE, b"")
    if len(photos) <= desktop.MOST_FILES:
        data.setUrls(desktop.urls(paths))
    drag = QDrag(source)
    drag.setMimeData(data)
    if picture is not None:
        shown = QPixmap(picture)
        shown.setDevicePixelRatio(source.devicePixelRatioF())
        drag.setPixmap(shown)
        drag.setHotSpot(QPoint(-theme.UNIT, -theme.UNIT))  # beside what it is dropped on
    drag.exec(Qt.DropAction.CopyAction)
