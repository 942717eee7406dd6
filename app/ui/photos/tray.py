"""Show a strip of small photos: those liked or disliked in a search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from app.ui.photos.photo_model import PHOTO, Index, PhotoModel
from app.ui.photos.pictures import Pictures
from app.ui.style import theme

_ROWS = 3  # rows shown without scrolling


class _TrayModel(PhotoModel):
    """``hint()``: a sentence on what can be done with a photo."""

    def __init__(self, path_of: Callable[[int], Path | None], hint: Callable[[], str]) -> None:
        super().__init__(path_of)
        self._hint = hint

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        found = super().data(index, role)
        return f"{found}<br>{self._hint()}" if role == Qt.ItemDataRole.ToolTipRole else found


class Tray(QListView):
    """A strip that grows up to three rows, then scrolls. Signal: ``menu_wanted(global point)``."""

    menu_wanted = Signal(object)

    def __init__(
        self,
        pictures: Pictures,
        path_of: Callable[[int], Path | None],
        name: str,
        side: int,
        hint: Callable[[], str],
    ) -> None:
        super().__init__()
        self.tray_model = _TrayModel(path_of, hint)
        self.tray_model.setParent(self)
        self._cell = side + 4
        self.setModel(self.tray_model)
        self.setItemDelegate(_TrayDelegate(pictures, self))
        self.setAccessibleName(name)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setGridSize(QSize(self._cell, self._cell))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.viewport().setAutoFillBackground(False)
        pictures.loaded.connect(self.viewport().update)

    def set_photos(self, photos: Sequence[int]) -> None:
        """Show these photos of the library."""
        self.tray_model.set_photos(photos)
        self._fit()

    def selected(self) -> tuple[int, ...]:
        """Return the selected photos; without any, the current one."""
        chosen = self.selectedIndexes() or [self.currentIndex()]
        return tuple(index.data(PHOTO) for index in chosen if index.isValid())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Set the height to the rows; half a row shows that there are more below."""
        columns = max(1, (self.width() - 2) // self._cell)
        rows = -(-self.tray_model.rowCount() // columns)
        scrolls = rows > _ROWS
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if scrolls else policy.ScrollBarAlwaysOff
        )
        seen = min(rows, _ROWS) * self._cell
        self.setFixedHeight(seen + 2 + self._cell // 2 * scrolls)
        self.setVisible(rows > 0)


class _TrayDelegate(QStyledItemDelegate):
    """Paints a photo, cropped to a square."""

    def __init__(self, pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return cast(QListView, option.widget).gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = option.rect.adjusted(2, 2, -2, -2)
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._pictures.paint(painter, index.data(PHOTO), cell, option.palette)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(option.palette.highlight().color(), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell.adjusted(1, 1, -2, -2), theme.RADIUS, theme.RADIUS)
        if state & QStyle.StateFlag.State_HasFocus:
            theme.paint_focus(painter, option.rect, option.palette)
        painter.restore()
