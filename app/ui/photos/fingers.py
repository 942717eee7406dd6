"""Handle touch on a grid, and drag photos out of it. One finger scrolls, two resize the tiles.

Left to itself Qt makes mouse events of touches, and a horizontal swipe would drag a photo out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QDrag, QPainter, QPalette, QPixmap, QTouchEvent
from PySide6.QtWidgets import QApplication, QScroller, QScrollerProperties, QWidget

from app.core.base.language import number
from app.ui.photos.pictures import paint_cover
from app.ui.style import theme
from app.ui.system import desktop
from app.ui.system.input import Taps, ask_for_menu, is_of_screen, send_mouse

PINCH = 1.25
"""Ratio of the distances between two fingers that changes the tiles by one size."""


class TouchedTiles(Protocol):
    """The part of a grid that `Fingers` uses."""

    def viewport(self) -> QWidget:
        """Return the widget on which the tiles are painted."""

    def tile_at(self, point: QPoint, /) -> QPoint | None:
        """Return the middle of the tile at a point; None if none or already hovered."""


class Fingers(QObject):
    """Scrolls by one finger, with momentum.

    A tap on a tile whose buttons are still hidden clicks its middle, so that no hidden button is
    pressed; a long press opens the menu. Signals: ``scrolled()``; ``zoomed(steps)`` by pinching.
    """

    scrolled = Signal()
    zoomed = Signal(int)

    def __init__(self, tiles: TouchedTiles, parent: QObject) -> None:
        super().__init__(parent)
        self._tiles = tiles
        self._viewport = tiles.viewport()
        self._scroller = QScroller.scroller(self._viewport)
        self._scroller.setScrollerProperties(_without_overshoot())
        self._begun: QPointF | None = None  # where the finger of a possible tap came down
        self._last = QPointF()  # last position of a finger
        self._taps = Taps()
        self._apart = 0.0  # px between two fingers at the last size; 0 for one finger
        self._stays = QTimer(self, singleShot=True)
        self._stays.setInterval(QApplication.styleHints().mousePressAndHoldInterval())
        self._stays.timeout.connect(self._ask_for_menu)
        self._viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QTouchEvent) or not is_of_screen(event):
            return super().eventFilter(watched, event)
        kind = event.type()
        at = event.points()[0].position() if event.points() else self._last  # none when cancelled
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
            return  # one of two fingers was lifted first
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
            send_mouse(self._viewport, kind, tile)  # selects this photo, which the menu is for
        ask_for_menu(self._viewport, point)


def _without_overshoot() -> QScrollerProperties:
    found = QScrollerProperties()
    for way in ("HorizontalOvershootPolicy", "VerticalOvershootPolicy"):
        metric = QScrollerProperties.ScrollMetric[way]
        found.setScrollMetric(metric, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff)
    return found


_SIDE = 12 * theme.UNIT
_TYPE = "application/x-likewise-photos"  # with this type alone, only this window accepts the drop


def drag_out(
    source: QWidget, photos: Sequence[int], paths: Iterable[Path | None], picture: QPixmap | None
) -> None:
    """Drag photos from a widget until they are dropped; ``picture`` is of one of them.
    More than `desktop.MOST_FILES` come without files: only parts of this window accept them."""
    data = QMimeData()
    data.setData(_TYPE, b"")
    if len(photos) <= desktop.MOST_FILES:
        data.setUrls(desktop.urls(path for path in paths if path is not None))
    drag = QDrag(source)
    drag.setMimeData(data)
    drag.setPixmap(_card(source, len(photos), picture))
    drag.setHotSpot(QPoint(_SIDE // 2, _SIDE // 2))
    drag.exec(Qt.DropAction.CopyAction)


def _card(widget: QWidget, photos: int, picture: QPixmap | None) -> QPixmap:
    """Paint the card at the pointer: a photo, and the number of photos if there are several."""
    ratio = widget.devicePixelRatioF()
    card = QPixmap(QSize(_SIDE, _SIDE) * ratio)
    card.setDevicePixelRatio(ratio)
    card.fill(Qt.GlobalColor.transparent)
    painter = QPainter(card)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    area = QRect(0, 0, _SIDE, _SIDE)
    if picture is None:
        painter.fillRect(area, theme.faint(widget.palette(), 0.3))
    else:
        paint_cover(painter, area, picture)
    if photos > 1:
        _paint_number(painter, area, widget, number(photos))
    painter.end()
    return card


def _paint_number(painter: QPainter, area: QRect, widget: QWidget, number: str) -> None:
    painter.setFont(theme.scaled_font(widget, 1))
    inside = painter.fontMetrics().boundingRect(number)
    badge = QRect(0, 0, inside.width() + 2 * theme.UNIT, inside.height() + theme.UNIT)
    badge.moveCenter(area.center())
    palette = widget.palette()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
    painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
    painter.setPen(palette.color(QPalette.ColorRole.HighlightedText))
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, number)
