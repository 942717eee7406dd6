"""Row of small photos: the query, the liked ones, the disliked ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from app.core.facts.local_words import noun_said
from app.core.language import number, tr, tr_n
from app.core.types import QueryItem
from app.ui.photos.photo_model import Index
from app.ui.photos.pictures import Pictures, paint_rounded
from app.ui.style import theme

_SMALLEST = 9  # pixels of a letter
_CORNER = theme.RADIUS / 2

ITEM = Qt.ItemDataRole.UserRole  # QueryItem; None in the cell that stands for those left out
MORE = ITEM + 1  # int: how many that cell stands for; None in the others

_ROWS = 3  # as many as a tray has at first, whatever it holds
_FEW = 2  # pictures that are shown in the larger of two sizes


class TrayModel(QAbstractListModel):
    """Photos of the library and pictures from outside, in order."""

    def __init__(
        self,
        path_of: Callable[[int], Path | None],
        hint: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        """``hint``: what can be done with a picture, as keys are now."""
        super().__init__(parent)
        self._path_of = path_of
        self._hint = hint
        self._most = 0  # cells; 0: any number
        self.items: tuple[QueryItem, ...] = ()

    def set_items(self, items: Sequence[QueryItem]) -> None:
        """Show these; nothing happens if they are shown already."""
        if tuple(items) != self.items:
            self.beginResetModel()
            self.items = tuple(items)
            self.endResetModel()

    def limit(self, most: int) -> None:
        """Have at most so many cells, for the last pictures; the first cell then stands for all
        before those. 0: as many as there are pictures."""
        if most != self._most:
            self.beginResetModel()
            self._most = most
            self.endResetModel()

    def left_out(self) -> int:
        """Give how many pictures have no cell of their own."""
        return len(self.items) - self._most + 1 if 0 < self._most < len(self.items) else 0

    def rowCount(self, parent: Index | None = None) -> int:
        if parent is not None and parent.isValid():
            return 0
        return self._most if self.left_out() else len(self.items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        left_out, row = self.left_out(), index.row()
        if left_out and row == 0:
            return self._of_the_rest(left_out, role)
        item = self.items[left_out + row - 1 if left_out else row]
        if role == ITEM:
            return item
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.name_of(item)
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(filter(None, (self.name_of(item), self._hint())))
        return None

    def _of_the_rest(self, left_out: int, role: int) -> Any:
        if role == MORE:
            return left_out
        if role == Qt.ItemDataRole.DisplayRole:
            return f"+{number(left_out)}"
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return tr_n(
                "{n} more picture: click to see all",
                "{n} more pictures: click to see all",
                left_out,
            )
        return None

    def name_of(self, item: QueryItem) -> str:
        """Give the name of a photo as its file is called; a word in quotes."""
        if item.word:
            return tr("“{word}”", word=noun_said(item.word))
        path = item.path if item.photo is None else self._path_of(item.photo)
        name = path.name if path else item.name or tr("Copied picture")
        return tr("Part of {name}", name=name) if item.crop else name


class Tray(QListView):
    """A strip of small photos that grows by rows, up to three; the first cell then tells how many
    more there are, and a click on it shows all of them, in a strip that scrolls. With ``small``
    more than two pictures take so many pixels each.

    Signals: ``menu_wanted(global point)``, ``picked(index)`` by a click or Enter. Not `activated`:
    it comes with a click in some styles, with a double click in others.
    """

    menu_wanted = Signal(object)
    picked = Signal(QModelIndex)

    def __init__(
        self,
        pictures: Pictures,
        path_of: Callable[[int], Path | None],
        name: str,
        side: int,
        hint: Callable[[], str] = str,
        small: int = 0,
    ) -> None:
        super().__init__()
        self.tray_model = TrayModel(path_of, hint, self)
        self._sides = side, small or side
        self._whole = False  # a person wants to see all
        self.setModel(self.tray_model)
        self.setItemDelegate(_TrayDelegate(pictures, self))
        self.setAccessibleName(name)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self._pick)
        pictures.loaded.connect(self.viewport().update)

    def set_items(self, items: Sequence[QueryItem]) -> None:
        """Show these pictures."""
        if not items:
            self._whole = False
        self.tray_model.set_items(items)
        self._fit()

    def show_all(self) -> None:
        """Show all pictures, in a strip that scrolls."""
        self._whole = True
        self._fit()

    def selectAll(self) -> None:
        """Select all pictures, those without a cell as well."""
        self.show_all()
        super().selectAll()

    def set_photos(self, photos: Sequence[int]) -> None:
        """Show these photos of the library."""
        self.set_items([QueryItem(photo=photo) for photo in photos])

    def selected(self) -> tuple[int, ...]:
        """Give the selected photos of the library; without any, the one with the focus."""
        chosen = self.selectedIndexes() or [self.currentIndex()]
        items = [index.data(ITEM) for index in chosen if index.isValid()]
        return tuple(item.photo for item in items if item is not None and item.photo is not None)

    def _pick(self, index: QModelIndex) -> None:
        if index.data(MORE):
            self.show_all()
            self.setCurrentIndex(self.tray_model.index(0))
        else:
            self.picked.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.currentIndex().isValid():
            self._pick(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Take the size of the cells, and the height of the rows."""
        count = len(self.tray_model.items)
        cell = self._sides[count > _FEW] + 4
        self.setGridSize(QSize(cell, cell))
        columns = max(1, (self.width() - 2) // cell)
        self.tray_model.limit(0 if self._whole else _ROWS * columns)
        rows = min(-(-count // columns), _ROWS)
        scrolls = self._whole and count > _ROWS * columns
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if scrolls else policy.ScrollBarAlwaysOff
        )
        # Half a row says that there are more below.
        self.setFixedHeight(rows * cell + 2 + cell // 2 * scrolls)
        self.setVisible(rows > 0)


def paint_word(painter: QPainter, cell: QRect, word: str, palette: QPalette) -> None:
    """Paint a word as a card, as large as it fits on a line or two; in a small cell its head."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faint(palette))
    painter.drawRoundedRect(cell, _CORNER, _CORNER)
    inside = cell.adjusted(2, 2, -2, -2)
    font = painter.font()
    font.setWeight(font.Weight.DemiBold)
    wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    for size in range(min(20, cell.height() // 3), _SMALLEST - 1, -1):
        font.setPixelSize(size)
        if inside.contains(QFontMetrics(font).boundingRect(inside, int(wrapped), word)):
            break
    painter.setFont(font)
    painter.setPen(palette.color(QPalette.ColorRole.WindowText))
    if font.pixelSize() == _SMALLEST:
        word = painter.fontMetrics().elidedText(word, Qt.TextElideMode.ElideRight, inside.width())
    painter.drawText(inside, int(wrapped), word)


class _TrayDelegate(QStyledItemDelegate):
    """Paints a photo cut to a square."""

    def __init__(self, pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return cast(QListView, option.widget).gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = option.rect.adjusted(2, 2, -2, -2)
        palette: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        item: QueryItem | None = index.data(ITEM)
        if item is None or item.word:
            word = index.data() if item is None else noun_said(item.word)
            paint_word(painter, cell, word, palette)
        else:
            self._paint_picture(painter, cell, item, palette)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell.adjusted(1, 1, -2, -2), _CORNER, _CORNER)
        if state & QStyle.StateFlag.State_HasFocus:
            theme.paint_focus(painter, option.rect, palette)
        painter.restore()

    def _paint_picture(
        self, painter: QPainter, cell: QRect, item: QueryItem, palette: QPalette
    ) -> None:
        # The shorter side must fill the square, so ask for more than the square's side.
        side = 1.5 * cell.width() * painter.device().devicePixelRatioF()
        picture = self._pictures.of_query(item, side)
        paint_rounded(painter, cell, picture, palette)
