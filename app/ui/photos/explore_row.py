"""Show covers of the library's subjects above its months; a click searches for one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QLayout, QPushButton, QSizePolicy, QWidget

from app.core.base.language import number, tr
from app.core.facts.local_words import local_kind
from app.ui.canvas.pictures import Pictures
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.headings import paint_texts
from app.ui.style import theme
from app.ui.style.building import column, row
from app.ui.style.tokens import tokens_of

if TYPE_CHECKING:  # numpy loads after the window is shown
    from app.core.map.regions import Cover

MOST, USUAL, FEWEST = 16, 8, 3  # covers; fewer say too little about a library
_NARROWEST = 120  # px of a cover
_TALLEST = 160
_GAP = 12
_HEAD = 7 * theme.UNIT // 2  # px
_LINK = 6  # px beside the words of a link
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
        self._buttons: list[CoverButton] = []
        self._title = QLabel(tr("Explore"))
        self._map = QPushButton(tr("Open the map"))
        self._map.setProperty("link", True)
        self._map.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._map.clicked.connect(self.map_wanted)
        self._head, self._row = row(self._title, None, self._map), row(gap=_GAP)
        self._head.addStrut(_HEAD)
        whole = column(self._head, self._row, on=self, gap=theme.UNIT // 2)
        whole.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._title.hide()
        self._map.hide()
        self.setAccessibleName(tr("Explore"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)  # it is of the photos
        pictures.changed.connect(self.update)
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
        self._title.setFont(theme.scaled_font(self, 1))
        inside, layout = self._grid.inside(QRect(0, 0, width, 1)), self.layout()
        assert layout is not None
        left, right, mirrored = inside.left(), width - inside.right() - 1, self.isRightToLeft()
        at = (left - _LINK, right) if mirrored else (left, right - _LINK)
        layout.setContentsMargins(at[0], 0, at[1], theme.UNIT)  # a link's words end with the covers
        self._row.setContentsMargins(_LINK * mirrored, 0, _LINK * (not mirrored), 0)
        narrowest = _NARROWEST * theme.letters() + _GAP
        roomy = int(inside.width() * _SHAPE / _TALLEST)  # as many as are not cut low
        shown = max(1, min(int((inside.width() + _GAP) / narrowest), max(USUAL, roomy)))
        for place, button in enumerate(self._buttons):
            button.setVisible(place < shown)
        self._row.invalidate()  # else it answers for those that were shown before
        return layout.heightForWidth(width)

    def _fill(self) -> None:
        if [button.cover for button in self._buttons] == list(self._covers):
            return
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = [CoverButton(cover, self._pictures) for cover in self._covers]
        self._title.setVisible(bool(self._buttons))
        self._map.setVisible(bool(self._buttons))
        for button in self._buttons:
            self._row.addWidget(button, 1)
            button.clicked.connect(lambda _=False, noun=button.cover.name: self.chosen.emit(noun))
        self._grid.lay_out_anew()


class CoverButton(QAbstractButton):
    """A photo, and below it a name and the number of photos."""

    def __init__(self, cover: Cover, pictures: Pictures) -> None:
        super().__init__()
        self.cover, self._pictures = cover, pictures
        self.name = local_kind(cover.name)
        self.setAccessibleName(f"{self.name}, {number(cover.count)}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(_NARROWEST, self.heightForWidth(_NARROWEST))

    def heightForWidth(self, width: int) -> int:
        return min(round(_SHAPE * width), _TALLEST) + self.fontMetrics().height() + theme.UNIT

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
        count = number(self.cover.count)
        room = line.width() - letters.horizontalAdvance(count) - theme.UNIT
        name = theme.elided(letters, self.name, room)
        paint_texts(painter, line, self, (name, 0, tokens.text), (count, 0, tokens.third))
