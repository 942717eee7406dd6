"""Show small pictures of photos, in an area, in a row or in a strip; and stars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QIcon,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from app.core.base.language import tr, tr_n
from app.core.base.photo_types import MAX_STARS
from app.core.base.search_types import QueryItem
from app.ui.canvas.pictures import Pictures
from app.ui.photos.tile import LABELS, star_path
from app.ui.style import theme, words
from app.ui.style.tokens import tokens_of
from app.ui.system.input import Notches

_SIGN = 18  # px


@dataclass(frozen=True, slots=True)
class Small:
    """A picture of a row; None: an empty place. ``framed``: liked, or in question.
    ``sign``: its thumb; disliked ones are faded."""

    item: QueryItem | None
    framed: bool = False
    sign: int = 0


def photo_item(photo: int | None) -> QueryItem | None:
    """Return a photo as a query item."""
    return None if photo is None else QueryItem(photo=photo)


def paint_item(
    painter: QPainter, area: QRect, pictures: Pictures, item: QueryItem | None, palette: QPalette
) -> None:
    """Paint the picture of a query, or the sign of one by a word."""
    if item is not None and not item.word:
        pictures.paint_query(painter, item, area, palette)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens_of(palette).pressed))  # seen on a card, in dark colours, too
    painter.drawRoundedRect(area, theme.RADIUS, theme.RADIUS)
    if item is not None:
        sign = QRect(0, 0, _SIGN, _SIGN)
        sign.moveCenter(area.center())
        theme.paint_icon(painter, "search", sign, theme.quiet(palette))


def icon_of(pictures: Pictures, item: QueryItem, size: QSize, shown: QWidget) -> QIcon:
    """Return the picture of a query as an icon of this size in px, for the screen of ``shown``."""
    pixmap = QPixmap(size * shown.devicePixelRatioF())
    pixmap.setDevicePixelRatio(shown.devicePixelRatioF())
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_item(painter, QRect(QPoint(), size), pictures, item, shown.palette())
    painter.end()
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)  # else Qt tints it in a selected line
    return icon


class SmallPhotos(QWidget):
    """Pictures of one size side by side, as many as fit. Signal: ``clicked()``.
    From right to left in languages that are written so."""

    clicked = Signal()

    def __init__(
        self, pictures: Pictures, size: QSize, name: str = "", *, gap: int = theme.UNIT
    ) -> None:
        super().__init__()
        self._pictures, self._size, self._gap = pictures, size, gap
        self._shown: Sequence[Small] = ()
        self.setAccessibleName(name)
        self.setFixedHeight(size.height())
        pictures.changed.connect(self.update)

    def show_photos(self, shown: Sequence[Small], *, fitted: bool = False) -> None:
        """Show these pictures; ``fitted``: make the widget as wide as they are."""
        self._shown = shown
        if fitted:
            step = self._size.width() + self._gap
            self.setFixedWidth(max(1, len(shown) * step - self._gap))
        self.update()

    def set_size(self, size: QSize) -> None:
        """Set the size of the pictures."""
        self._size = size
        self.setFixedHeight(size.height())
        self.show_photos(self._shown, fitted=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, tokens = QPainter(self), tokens_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self._size.width() + self._gap
        palette = self.window().palette()  # a button's palette has no usable ground colour
        for place, each in enumerate(self._shown[: (self.width() + self._gap) // step]):
            cell = QRect(place * step, 0, self._size.width(), self._size.height())
            cell = QStyle.visualRect(self.layoutDirection(), self.rect(), cell)
            painter.setOpacity(0.3 if each.sign < 0 else 1.0)
            paint_item(painter, cell, self._pictures, each.item, palette)
            painter.setOpacity(1.0)
            if each.framed:
                painter.setPen(QPen(QColor(tokens.accent), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(cell.adjusted(1, 1, -2, -2), theme.RADIUS, theme.RADIUS)
            elif each.sign:
                disc = QRect(cell.right() - _SIGN, cell.bottom() - _SIGN, _SIGN, _SIGN)
                theme.paint_thumb(painter, QRectF(disc), tokens, liked=each.sign > 0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.clicked.emit()


_CELL = QSize(104, 72)  # px
_BETWEEN = 5
_PAUSE = 72  # px for the words of a pause
_LONG = 5  # minutes, shortest pause that is shown
_AWAY = 0.7  # opacity of all but the large photo


class FilmStrip(QWidget):
    """A strip with the photo that is shown large in its middle, as far as others are beside it.
    ``photos``, of which the one at ``at`` is large. Signals: ``picked(photo)``,
    ``stepped(steps)`` by the wheel."""

    picked = Signal(object)
    stepped = Signal(int)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self.photos: Sequence[int] = ()
        self.at = 0
        self._times: Sequence[float] = ()
        self._notches = Notches()
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
        if steps := self._notches.turned(event):
            self.stepped.emit(-steps)
        event.accept()


_STAR = 14  # px
_STEP = 18


class MarksStrip(QWidget):
    """The strip. Signal: ``starred(stars)``, 0 by a click on the last star that is set."""

    starred = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._stars, self._colour = 0, ""
        self.setFixedSize(self.sizeHint())
        self.setAccessibleName(tr("Stars"))
        self.setToolTip(tr("Click for stars; or press 1 to 5, and 0 for none"))

    def sizeHint(self) -> QSize:
        return QSize(MAX_STARS * _STEP + _STEP + theme.UNIT, 24)

    def show_marks(self, stars: int, colour: str) -> None:
        """Show this many stars, and the dot of a colour label if there is one."""
        self._stars, self._colour = stars, colour
        self.setAccessibleDescription(words.marks(stars, colour))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text, edge = self.palette().windowText(), QPen(theme.third(self.palette()), 1)
        top = (self.height() - _STAR) / 2
        if self._colour:
            painter.setPen(edge)
            painter.setBrush(LABELS[self._colour])
            dot = MAX_STARS * _STEP + theme.UNIT // 2 + 1.5
            painter.drawEllipse(QRectF(dot, top + 1.5, _STAR - 3, _STAR - 3))
        for star in range(MAX_STARS):
            is_set = star < self._stars
            painter.setPen(Qt.PenStyle.NoPen if is_set else edge)
            painter.setBrush(text if is_set else Qt.BrushStyle.NoBrush)
            painter.drawPath(star_path(QRectF(star * _STEP, top, _STAR, _STAR)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        star = int(event.position().x() // _STEP) + 1
        if 1 <= star <= MAX_STARS:
            self.starred.emit(0 if star == self._stars else star)
