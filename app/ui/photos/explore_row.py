"""Show covers of the library's subjects above its months; a click searches for one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QStyle, QWidget

from app.core.base.language import number, tr
from app.core.facts.local_words import noun_said
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.pictures import Pictures
from app.ui.style import theme
from app.ui.style.tokens import tokens_of

if TYPE_CHECKING:  # numpy loads after the window is shown
    from app.core.map.regions import Cover

MOST, FEWEST = 8, 3  # covers; fewer say too little about a library
_NARROWEST = 120  # px of a cover
_TALLEST = 160
_GAP = 12
_HEAD = 4 * theme.UNIT  # px
_SHAPE = 0.72  # height : width of a picture


class ExploreRow(QWidget):
    """A row above all photos of a grid. Signals: ``chosen(noun)``, ``map_wanted()``.
    It moves the photos, and so appears only while none is under the pointer."""

    chosen = Signal(str)
    map_wanted = Signal()

    def __init__(self, grid: PhotoGrid, pictures: Pictures) -> None:
        super().__init__()
        self._grid, self._pictures = grid, pictures
        self._covers: tuple[Cover, ...] = ()
        self._buttons: list[_CoverButton] = []
        self._title = QLabel(tr("Explore"), self)
        self._map = QPushButton(tr("Open the map"), self)
        self._map.setProperty("link", True)
        self._map.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._map.clicked.connect(self.map_wanted)
        self._title.hide()
        self._map.hide()
        self.setAccessibleName(tr("Explore"))
        pictures.loaded.connect(self._repaint)
        grid.pointer_left.connect(self._fill)
        grid.put_above(self)

    def show_covers(self, covers: Sequence[Cover]) -> None:
        """Show the first of these covers; none if there are too few."""
        self._covers = tuple(covers[:MOST]) if len(covers) >= FEWEST else ()
        if self._buttons or self._grid.held() is None:
            self._fill()

    def heightForWidth(self, width: int) -> int:
        """Return the height that the row takes, 0 without covers."""
        if not self._buttons:
            return 0
        return self._head() + self._tall(self._wide(width)) + self._words() + theme.UNIT

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._title.setFont(theme.scaled_font(self, 1))
        inside = self._inside(self.width())
        link = self._map.sizeHint()
        head = QRect(inside.left(), 0, inside.width(), self._head() - theme.UNIT // 2)
        self._place(self._title, head.adjusted(0, 0, -link.width(), 0))
        end = head.right() + 6 - link.width()  # the words end with the covers
        self._place(
            self._map,
            QRect(end, head.center().y() - link.height() // 2, link.width(), link.height()),
        )
        shown, wide = self._count(self.width()), self._wide(self.width())
        for place, button in enumerate(self._buttons):
            left = inside.left() + place * (inside.width() + _GAP) // shown
            tall = self._tall(wide) + self._words()
            self._place(button, QRect(left, self._head(), wide, tall))
            button.setVisible(place < shown)

    def _place(self, part: QWidget, rect: QRect) -> None:
        part.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), rect))

    def _fill(self) -> None:
        if [button.cover for button in self._buttons] == list(self._covers):
            return
        for button in self._buttons:
            button.deleteLater()
        self._buttons = [_CoverButton(cover, self._pictures, self) for cover in self._covers]
        self._title.setVisible(bool(self._buttons))
        self._map.setVisible(bool(self._buttons))
        for button in self._buttons:
            button.clicked.connect(lambda _=False, noun=button.cover.name: self.chosen.emit(noun))
        self.resize(0, 0)  # so that they are laid out whatever the size was
        self._grid.lay_out_above()

    def _repaint(self, photo: int) -> None:
        for button in self._buttons:
            if button.cover.photo == photo:
                button.update()

    def _inside(self, width: int) -> QRect:
        return self._grid.inside(QRect(0, 0, width, 1))

    def _count(self, width: int) -> int:
        room = self._inside(width).width() + _GAP
        return max(1, min(len(self._buttons), int(room / (_NARROWEST * theme.letters() + _GAP))))

    def _wide(self, width: int) -> int:
        return (self._inside(width).width() + _GAP) // self._count(width) - _GAP

    def _tall(self, wide: int) -> int:
        return min(round(_SHAPE * wide), _TALLEST)

    def _head(self) -> int:
        words = max(self._title.sizeHint().height(), self._map.sizeHint().height())
        return max(_HEAD, words + theme.UNIT // 2)

    def _words(self) -> int:
        return self.fontMetrics().height() + theme.UNIT


class _CoverButton(QAbstractButton):
    """A photo, and below it a name and the number of photos."""

    def __init__(self, cover: Cover, pictures: Pictures, row: QWidget) -> None:
        super().__init__(row)
        self.cover, self._pictures = cover, pictures
        self.name = noun_said(cover.name)[:1].upper() + noun_said(cover.name)[1:]
        self.setAccessibleName(f"{self.name}, {number(cover.count)}")  # not shown: names it itself
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        words = self.fontMetrics().height() + theme.UNIT
        area = self.rect().adjusted(0, 0, 0, -words)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._pictures.paint(painter, self.cover.photo, area, self.palette())
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 40))
            painter.drawRoundedRect(area, theme.RADIUS, theme.RADIUS)
        self._paint_words(painter, self.rect().adjusted(0, area.height(), 0, 0))
        if self.hasFocus():
            theme.paint_focus(painter, self.rect(), self.palette())

    def _paint_words(self, painter: QPainter, line: QRect) -> None:
        tokens, letters = tokens_of(self.palette()), self.fontMetrics()
        painter.setLayoutDirection(self.layoutDirection())
        leading = int(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        count = number(self.cover.count)
        room = line.width() - letters.horizontalAdvance(count) - theme.UNIT
        name = theme.elided(letters, self.name, room)
        painter.setPen(QColor(tokens.text))
        painter.drawText(line, leading, name)
        past = letters.horizontalAdvance(name) + 6
        rest = line.adjusted(past, 0, 0, 0) if not self.isRightToLeft() else line
        rest = rest.adjusted(0, 0, -past, 0) if self.isRightToLeft() else rest
        painter.setPen(QColor(tokens.third))
        painter.drawText(rest, leading, count)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: object) -> None:
        super().leaveEvent(event)  # type: ignore[arg-type]
        self.update()
