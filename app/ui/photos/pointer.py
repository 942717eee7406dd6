"""Handle the mouse over a grid's tiles: find the part under it, and what a press there does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QListView

from app.ui.photos.photo_model import SIGN
from app.ui.photos.tile import TileDelegate, TilePart
from app.ui.style.motion import HOVER, Run

_REST = 40  # ms on a thumb after which a click is likely
_NOTCH = 120  # angle of one wheel notch in Qt; a touchpad sends smaller ones
_JUDGING = (TilePart.LIKE, TilePart.DISLIKE)

Hit = tuple[QModelIndex, TilePart]


class Pointer(QObject):
    """Filters mouse events: the view gets no presses on buttons, and starts no drags from them.

    ``press(event)`` handles a press outside the buttons and returns whether it did. Signals:
    ``pressed(index, part)``; ``rested(index, part)`` on a thumb; ``left()``; ``zoomed(steps)`` by
    the wheel with Ctrl; ``scrolled()`` by the wheel alone.
    """

    pressed = Signal(object, object)
    rested = Signal(object, object)
    left = Signal()
    zoomed = Signal(int)
    scrolled = Signal()

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
            self.scrolled.emit()
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
