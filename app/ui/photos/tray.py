"""Row of small photos: the query, the liked ones, the disliked ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

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

from likewise.app.core.types import QueryItem
from likewise.app.ui.photos.photo_model import Index
from likewise.app.ui.photos.pictures import Pictures
from likewise.app.ui.photos.tile import paint_cover
from likewise.app.ui.style import theme

_SMALLEST = 9  # pixels of a letter

ITEM = Qt.ItemDataRole.UserRole  # QueryItem


class TrayModel(QAbstractListModel):
    """Photos of the library and pictures from outside, in order."""

    def __init__(
        self, path_of: Callable[[int], Path | None], hint: str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._path_of = path_of
        self._hint = hint
        self.items: tuple[QueryItem, ...] = ()

    def set_items(self, items: Sequence[QueryItem]) -> None:
        """Show these; nothing happens if they are shown already."""
        if tuple(items) != self.items:
            self.beginResetModel()
            self.items = tuple(items)
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        item = self.items[index.row()]
        if role == ITEM:
            return item
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.name_of(item)
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{self.name_of(item)}\n{self._hint}" if self._hint else self.name_of(item)
        return None

    def name_of(self, item: QueryItem) -> str:
        """Give the name of a photo as its file is called; a word in quotes."""
        if item.word:
            return f"“{item.word}”"
        path = item.path if item.photo is None else self._path_of(item.photo)
        name = path.name if path else item.name or "Copied picture"
        return f"Part of {name}" if item.region else name


class Tray(QListView):
    """A strip of small photos that grows by rows; what it stands in scrolls.

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
        hint: str = "",
    ) -> None:
        super().__init__()
        self.tray_model = TrayModel(path_of, hint, self)
        self._side = side
        self.setModel(self.tray_model)
        self.setItemDelegate(_TrayDelegate(pictures, side, self))
        self.setAccessibleName(name)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setGridSize(QSize(side + 4, side + 4))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self.picked)
        pictures.loaded.connect(self.viewport().update)

    def set_items(self, items: Sequence[QueryItem]) -> None:
        """Show these pictures."""
        self.tray_model.set_items(items)
        self._fit()

    def set_photos(self, photos: Sequence[int]) -> None:
        """Show these photos of the library."""
        self.set_items([QueryItem(photo=photo) for photo in photos])

    def selected(self) -> tuple[int, ...]:
        """Give the selected photos of the library; without any, the one with the focus."""
        chosen = self.selectedIndexes() or [self.currentIndex()]
        items = [index.data(ITEM) for index in chosen if index.isValid()]
        return tuple(item.photo for item in items if item.photo is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.currentIndex().isValid():
            self.picked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Take the height of the rows."""
        columns = max(1, (self.width() - 2) // (self._side + 4))
        rows = -(-len(self.tray_model.items) // columns)
        self.setFixedHeight(rows * (self._side + 4) + 2)
        self.setVisible(rows > 0)


def paint_word(painter: QPainter, cell: QRect, word: str, palette: QPalette) -> None:
    """Paint a word as a card, as large as it fits on a line or two; in a small cell its head."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faint(palette))
    painter.drawRoundedRect(cell, theme.UNIT / 2, theme.UNIT / 2)
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

    def __init__(self, pictures: Pictures, side: int, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._side = side

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._side + 4, self._side + 4)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = option.rect.adjusted(2, 2, -2, -2)
        palette: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        item: QueryItem = index.data(ITEM)
        # The shorter side must fill the square, so ask for more than the square's side.
        picture = self._pictures.of_query(
            item, 1.5 * self._side * painter.device().devicePixelRatioF()
        )
        if item.word:
            paint_word(painter, cell, item.word, palette)
        elif picture is None:
            painter.fillRect(cell, theme.faint(palette))
        else:
            paint_cover(painter, cell, picture)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 3))
            painter.drawRect(cell.adjusted(1, 1, -2, -2))
        if state & QStyle.StateFlag.State_HasFocus:
            theme.paint_focus(painter, option.rect, palette)
        painter.restore()
