"""Provide what stands around a large photo: the bars of its facts and commands, and a strip of its
list, or of photos taken around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QStyle, QWidget

from app.core.base.language import tr, tr_n
from app.ui.canvas.pictures import Pictures
from app.ui.photos.small_photos import MarksStrip
from app.ui.style import theme
from app.ui.style.building import dark_button, dark_tool, row, segments
from app.ui.style.labels import ElidedLabel, WordButton
from app.ui.style.tokens import tokens_of

_ROOMY, _MIDDLING = 900, 640  # px of a bar's width, below which it hides parts
_LEAST = 42 * theme.UNIT


class _Bar(QWidget):
    """A bar that never widens the window."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFixedHeight(theme.bar_height(self) + theme.UNIT)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, self.height())


class PreviewHead(_Bar):
    """Shows a photo's name, facts and position in the list. ``marks``: its stars; the others are
    buttons. Signal: ``menu_wanted(global point)``."""

    menu_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = ElidedLabel(elide=Qt.TextElideMode.ElideMiddle)
        self._name.setFont(theme.scaled_font(self, 1))
        self._details, self._position = ElidedLabel(quiet=True), QLabel()
        self._position.setProperty("quiet", True)
        self.marks = MarksStrip()
        self.back = dark_tool("previous", tr("Back"))
        self.smaller = dark_tool("minus", tr("Smaller"))
        self.larger = dark_tool("plus", tr("Larger"))
        self.real_size = dark_tool("real-size", tr("Actual size, or the whole photo"))
        self._more = dark_tool("more", tr("More"), self._open_menu)
        texts = row((self._name, 2), (self._details, 5), gap=3 * theme.UNIT // 2)
        zoom = self.smaller, self.real_size, self.larger
        parts = self.back, (texts, 1), self._position, *zoom, self.marks, self._more
        self._row = row(*parts, on=self, margins=(theme.UNIT, 0, theme.UNIT, 0))

    def offer(self, icon: str, action: QAction) -> None:
        """Add a button for a command."""
        self._row.addWidget(dark_button(icon, action))

    def show_photo(self, name: str, details: str, row: int | None, count: int) -> None:
        """Show the name of a photo, other facts, and its position in the list, if it is in it."""
        self._name.setText(name)
        wanted = self._name.fontMetrics().horizontalAdvance(name) + theme.UNIT
        self._name.setMaximumWidth(wanted)
        self._details.setText(details)
        position = "" if row is None else tr("{place} of {count}", place=row + 1, count=count)
        self._position.setText(position)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for part in (self.smaller, self.larger, self.marks):
            part.setVisible(self.width() >= _ROOMY * theme.letters())
        self.real_size.setVisible(self.width() >= _MIDDLING * theme.letters())

    def _open_menu(self) -> None:
        self.menu_wanted.emit(self._more.mapToGlobal(QPoint(0, self._more.height())))


class PreviewFoot(_Bar):
    """The bar with the actions on a photo. ``around``: whether the strip shows photos taken around
    it; ``draw``: whether a drag draws a rectangle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        in_list, self.around = QPushButton(tr("In this list")), QPushButton(tr("Taken around it"))
        self._search = WordButton()
        self._search.setText(tr("More like this"))
        self._search.setAccessibleName(self._search.text())
        self._search.setIcon(theme.icon("like-this", QPalette.ColorRole.Base, self))
        self._search.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._search.setProperty("pill", True)
        self.like = dark_tool("thumb-up", tr("Like"), checkable=True)
        self.dislike = dark_tool("thumb-down", tr("Dislike"), checkable=True)
        self.draw = dark_tool("region", tr("Search a part"), checkable=True)
        self.draw.setToolTip(tr("Draw a rectangle to search with a part of the photo"))
        self._segments, _ = segments(in_list, self.around)
        for each in (in_list, self.around):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # arrow keys stay with the photo
        start, middle = row(self._segments, None), row(self._search, self.like, self.dislike)
        self._end, side = row(None, self.draw), 2 * theme.UNIT
        row((start, 1), middle, (self._end, 1), on=self, margins=(side, 0, side, 0))

    def offer(self, search: QAction, slides: QAction) -> None:
        """Connect the buttons of these commands, once the actions exist."""
        self._search.clicked.connect(search.trigger)
        self._end.addWidget(dark_button("slides", slides))

    def show_sign(self, sign: int) -> None:
        """Press the button of the photo's thumb: +1, -1, or 0 for none."""
        self.like.setChecked(sign > 0)
        self.dislike.setChecked(sign < 0)

    def set_thumbs(self, shown: bool) -> None:
        """Show or hide thumbs: outside a search there is nothing to judge."""
        self.like.setVisible(shown)
        self.dislike.setVisible(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._segments.setVisible(self.width() >= _MIDDLING * theme.letters())


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

    def __init__(self, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
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
