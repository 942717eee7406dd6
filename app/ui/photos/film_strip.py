"""Show a strip of small photos below a large one: its list, or those taken around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from app.core.base.language import tr_n
from app.ui.photos.pictures import Pictures
from app.ui.style import theme
from app.ui.style.tokens import tokens_of

_CELL = QSize(104, 72)  # px
_BETWEEN = 5
_PAUSE = 72  # px for the words of a pause
_LONG = 300.0  # seconds, shortest pause that is shown
_AWAY = 0.7  # opacity of all but the large photo
_NOTCH = 120


class FilmStrip(QWidget):
    """A strip with the photo that is shown large in its middle.
    Signals: ``picked(photo)``, ``stepped(+1 | -1)`` by the wheel."""

    picked = Signal(object)
    stepped = Signal(int)

    def __init__(self, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._photos: Sequence[int] = ()
        self._at = 0  # position of the large photo
        self._times: Sequence[float] = ()
        self.setFixedHeight(_CELL.height() + 2 * theme.UNIT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        pictures.loaded.connect(self.update)

    def show_photos(self, photos: Sequence[int], at: int, times: Sequence[float] = ()) -> None:
        """Show photos, of which the one at ``at`` is shown large.
        ``times``: when each was taken, in seconds, to show pauses between them."""
        self._photos, self._at, self._times = photos, at, times
        self.update()

    def photos(self) -> Sequence[int]:
        """Return the photos of the strip."""
        return self._photos

    def cells(self) -> Iterator[tuple[int, QRect, str]]:
        """Yield position and rectangle of each visible photo, and the pause before it."""
        middle = (self.width() - _CELL.width()) // 2
        left, here = middle, self._at
        while here > 0 and left > 0:
            left -= _CELL.width() + _BETWEEN + (_PAUSE if self._pause(here) else 0)
            here -= 1
        for place in range(here, len(self._photos)):
            pause = self._pause(place) if place > here else ""
            left += _PAUSE if pause else 0
            if left > self.width():
                return
            yield place, self._turned(QRect(left, theme.UNIT, *_CELL.toTuple())), pause
            left += _CELL.width() + _BETWEEN

    def _pause(self, place: int) -> str:
        """Return how long no photo was taken before this one; empty if short."""
        if not 0 < place < len(self._times):
            return ""
        minutes = round((self._times[place] - self._times[place - 1]) / 60)
        if 60 * minutes < _LONG:
            return ""
        if minutes < 60:
            return tr_n("{n} min", "{n} min", minutes)
        if minutes < 24 * 60:
            return tr_n("{n} h", "{n} h", round(minutes / 60))
        return tr_n("{n} day", "{n} days", round(minutes / 60 / 24))

    def _turned(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, tokens = QPainter(self), tokens_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.devicePixelRatioF()
        for place, cell, pause in self.cells():
            large = place == self._at
            picture = self._pictures.fill(
                self._photos[place], QSize(cell.size() * ratio), theme.RADIUS * ratio
            )
            painter.setOpacity(1.0 if large else _AWAY)
            if picture is None:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(tokens.hover))
                painter.drawRoundedRect(cell, theme.RADIUS, theme.RADIUS)
            else:
                painter.drawPixmap(cell, picture)
            painter.setOpacity(1.0)
            if large:
                painter.setPen(QPen(QColor(tokens.accent), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(cell.adjusted(-2, -2, 2, 2), 8, 8)
            if pause:
                before = cell.right() + 1 if self.isRightToLeft() else cell.left() - _PAUSE
                words = QRect(before, cell.top(), _PAUSE - _BETWEEN, cell.height())
                painter.setPen(QColor(tokens.third))
                painter.drawText(words, Qt.AlignmentFlag.AlignCenter, pause)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        for place, cell, _ in self.cells():
            if cell.contains(event.position().toPoint()):
                self.picked.emit(self._photos[place])

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() or event.angleDelta().x()
        if abs(turned) >= _NOTCH:
            self.stepped.emit(-1 if turned > 0 else 1)
        event.accept()
