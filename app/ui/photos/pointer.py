"""Handle mouse and fingers over a grid's tiles, and drag photos out of it.

One finger scrolls, two resize the tiles. Left to itself Qt makes mouse events of touches, and a
horizontal swipe would drag a photo out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QModelIndex,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QDrag, QEventPoint, QMouseEvent, QPainter, QPalette, QPixmap, QWheelEvent
from PySide6.QtWidgets import QListView, QScroller, QScrollerProperties, QWidget

from app.core.base.language import number
from app.ui.photos.photo_model import SIGN
from app.ui.photos.pictures import paint_cover
from app.ui.photos.tile import TileDelegate, TilePart
from app.ui.style import theme
from app.ui.style.motion import HOVER, Run
from app.ui.system import desktop
from app.ui.system.input import Fingers, ask_for_menu, send_mouse

_REST = 40  # ms on a thumb after which a click is likely
_NOTCH = 120  # angle of one wheel notch in Qt; a touchpad sends smaller ones
_JUDGING = (TilePart.LIKE, TilePart.DISLIKE)

Hit = tuple[QModelIndex, TilePart]


class Pointer(QObject):
    """Filters mouse events: the view gets no presses on buttons, and starts no drags from them.

    ``press(event)`` handles a press outside the buttons and returns whether it did. Signals:
    ``pressed(index, part)``; ``rested(index, part)`` on a thumb; ``left()``; ``zoomed(steps)`` by
    the wheel with Ctrl.
    """

    pressed = Signal(object, object)
    rested = Signal(object, object)
    left = Signal()
    zoomed = Signal(int)

    def __init__(
        self, view: QListView, delegate: TileDelegate, press: Callable[[QMouseEvent], bool]
    ) -> None:
        super().__init__(view)
        self._view, self._delegate, self._press = view, delegate, press
        self._on_part = False  # whether the mouse was last pressed on a button, not on the photo
        self._turned = 0  # angle that the wheel has turned towards the next size
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._aim)
        self._hover = Run(view, HOVER, self._show_hover)
        self._row = -1  # under the pointer
        view.verticalScrollBar().valueChanged.connect(self._update_row)
        view.model().modelReset.connect(self._rest.start)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QWheelEvent):
            return self._zoom_by_wheel(event)
        if kind == QEvent.Type.Leave:
            self.point(None)
            self.left.emit()
        if not isinstance(event, QMouseEvent):
            return False
        point = event.position().toPoint()
        if kind == QEvent.Type.MouseMove:
            self.point(point)
            self._on_part &= bool(event.buttons() & Qt.MouseButton.LeftButton)
        elif kind != QEvent.Type.MouseButtonRelease:
            self._on_part = False
            if event.button() == Qt.MouseButton.LeftButton:
                self._on_part = self._press_part(point) or self._press(event)
        return self._on_part

    def point(self, point: QPoint | None) -> None:
        """Follow the pointer; repaint only the tiles that it leaves and enters."""
        self._delegate.pointer = point
        self._update_row()

    def _update_row(self, *_: object) -> None:
        """Update the tile under the pointer, also after photos moved below it."""
        at, before = self._delegate.pointer, self._row
        self._row = -1 if at is None else self._view.indexAt(at).row()
        for row in {before, self._row} - {-1}:
            self._view.update(self._view.model().index(row, 0))
        if self._row not in (before, -1):
            self._hover.begin()
        self._rest.start()

    def hit(self, point: QPoint) -> Hit | None:
        """Return the button of a tile at a point; None if there is none."""
        index = self._view.indexAt(point)
        if not index.isValid():
            return None
        tile = self._view.visualRect(index)
        part = self._delegate.part_at(index, tile, point, self._view)
        return None if part is None else (index, part)

    def _press_part(self, point: QPoint) -> bool:
        hit = self.hit(point)
        if hit is not None:
            self._rest.stop()
            self.pressed.emit(*hit)
        return hit is not None

    def _aim(self) -> None:
        """Emit `rested` if the pointer rests on a thumb, where a click is likely."""
        hit = None if self._delegate.pointer is None else self.hit(self._delegate.pointer)
        if hit is not None and hit[1] in _JUDGING:
            self.rested.emit(*hit)

    def _show_hover(self, share: float) -> None:
        """Fade in the buttons on the tile under the pointer."""
        self._delegate.hover = share
        if self._delegate.pointer is not None:
            self._view.update(self._view.model().index(self._row, 0))

    def _zoom_by_wheel(self, event: QWheelEvent) -> bool:
        """Change the size once a notch, however many events make one up."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        self._turned += event.angleDelta().y()
        steps = int(self._turned / _NOTCH)  # towards zero, unlike //
        self._turned -= steps * _NOTCH
        if steps:
            self.zoomed.emit(steps)
        event.accept()
        return True


def sign_after(index: QModelIndex, part: TilePart) -> int:
    """Return the sign that a click on a thumb sets: 0 if that thumb is already set."""
    return 0 if index.data(SIGN) == part.value else part.value


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


DRAGGED = 12 * theme.UNIT  # px, side of the picture of a drag
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
    drag.setHotSpot(QPoint(DRAGGED // 2, DRAGGED // 2))
    drag.exec(Qt.DropAction.CopyAction)


def _card(widget: QWidget, photos: int, picture: QPixmap | None) -> QPixmap:
    """Paint the card at the pointer: a photo, and the number of photos if there are several."""
    ratio = widget.devicePixelRatioF()
    card = QPixmap(QSize(DRAGGED, DRAGGED) * ratio)
    card.setDevicePixelRatio(ratio)
    card.fill(Qt.GlobalColor.transparent)
    painter = QPainter(card)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    area = QRect(0, 0, DRAGGED, DRAGGED)
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
