"""Show a strip of photos below the one that is shown large."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from app.core.base.language import tr_n
from app.ui.canvas.pictures import Pictures
from app.ui.style import theme
from app.ui.style.tokens import tokens_of

_CELL = QSize(104, 72)  # px
_BETWEEN = 5
_PAUSE = 72  # px for the words of a pause
_LONG = 5  # minutes, shortest pause that is shown
_AWAY = 0.7  # opacity of all but the large photo
_NOTCH = 120


class FilmStrip(QWidget):
    """A strip with the photo that is shown large in its middle, as far as others are beside it.
    ``photos``, of which the one at ``at`` is large. Signals: ``picked(photo)``,
    ``stepped(+1 | -1)`` by the wheel."""

    picked = Signal(object)
    stepped = Signal(int)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self.photos: Sequence[int] = ()
        self.at = 0
        self._times: Sequence[float] = ()
        self.setFixedHeight(_CELL.height() + 2 * theme.UNIT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        pictures.changed.connect(self.update)

    def show_photos(self, photos: Sequence[int], at: int, times: Sequence[float] = ()) -> None:
        """Show photos. ``times``: when each was taken, in seconds, to show pauses between them."""
        self.photos, self.at, self._times = photos, at, times
        self.update()

    def cells(self) -> Iterator[tuple[int, QRect, str]]:
        """Yield position and rectangle of each visible photo, and the pause before it."""
        reach = self.width() // _CELL.width() + 1
        first, end = max(0, self.at - reach), min(len(self.photos), self.at + reach + 1)
        pauses = [self._pause(place) if place > first else "" for place in range(first, end)]
        step = _CELL.width() + _BETWEEN
        lefts = list(accumulate(step + _PAUSE * bool(pause) for pause in pauses))
        if not lefts:
            return
        moved = (self.width() - _CELL.width()) // 2 - lefts[self.at - first]
        if end == len(self.photos):
            moved = max(moved, self.width() - step - lefts[-1])
        if first == 0:
            moved = min(moved, _BETWEEN - lefts[0])
        for place, left, pause in zip(range(first, end), lefts, pauses, strict=True):
            cell = QRect(moved + left, theme.UNIT, *_CELL.toTuple())
            if cell.right() >= 0 and cell.left() <= self.width():
                yield place, QStyle.visualRect(self.layoutDirection(), self.rect(), cell), pause

    def _pause(self, place: int) -> str:
        """Return how long no photo was taken before this one; empty if short."""
        if not 0 < place < len(self._times):
            return ""
        minutes = round((self._times[place] - self._times[place - 1]) / 60)
        if minutes < _LONG:
            return ""
        if minutes < 60:
            return tr_n("{n} min", "{n} min", minutes)
        if minutes < 24 * 60:
            return tr_n("{n} h", "{n} h", round(minutes / 60))
        return tr_n("{n} day", "{n} days", round(minutes / 60 / 24))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, tokens = QPainter(self), tokens_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, cell, pause in self.cells():
            large = place == self.at
            painter.setOpacity(1.0 if large else _AWAY)
            self._pictures.paint(painter, self.photos[place], cell, self.palette())
            painter.setOpacity(1.0)
            if large:
                painter.setPen(QPen(QColor(tokens.accent), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(cell.adjusted(-2, -2, 2, 2), 8, 8)
            before = cell.right() + 1 if self.isRightToLeft() else cell.left() - _PAUSE
            words = QRect(before, cell.top(), _PAUSE - _BETWEEN, cell.height())
            painter.setPen(QColor(tokens.third))
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, pause)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        for place, cell, _ in self.cells():
            if cell.contains(event.position().toPoint()):
                self.picked.emit(self.photos[place])

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() or event.angleDelta().x()
        if abs(turned) >= _NOTCH:
            self.stepped.emit(-1 if turned > 0 else 1)
        event.accept()
