"""List view of tiles: walks among them, selects and paints them, wherever they are laid out."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import (
    QAbstractItemView,
    QRubberBand,
    QStyle,
    QStyleOptionRubberBand,
    QStyleOptionViewItem,
    QWidget,
)

from app.ui.photos.key_navigation import Action, KeyNavigation
from app.ui.photos.laid_out_view import LaidOutView
from app.ui.photos.layout import TileForm
from app.ui.photos.photo_model import PhotoModel


class TileView(LaidOutView):
    """Shows a PhotoModel as tiles, each painted by the delegate."""

    def __init__(self, model: PhotoModel, form: TileForm, parent: QWidget | None = None) -> None:
        self._navigation = KeyNavigation()
        self._pressed = QPoint()  # where the mouse was, in the whole
        self._band: QRect | None = None
        super().__init__(model, form, parent)

    def _forget_layout(self) -> None:
        super()._forget_layout()
        self._navigation = KeyNavigation()

    # Moving and selecting

    def moveCursor(self, action: Action, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        del modifiers
        if not self.photo_model.rowCount():
            return QModelIndex()
        page = self.viewport().height() - self.covered()
        there = self._navigation.there(self.tiles(), self.currentIndex().row(), action, page)
        return self.photo_model.index(there)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        top = self.verticalOffset()
        one, other = rect.topLeft(), rect.bottomRight()
        found: Iterable[range]
        if self.state() == QAbstractItemView.State.DragSelectingState:
            box = QRect(
                QPoint(min(one.x(), other.x()), min(one.y(), other.y())),
                QPoint(max(one.x(), other.x()), max(one.y(), other.y())),
            )
            found = self.tiles().touching((box.x(), box.y() + top, box.width(), box.height()))
        else:
            ends = [self.tiles().at(each.x(), each.y() + top) for each in (one, other)]
            known = [each for each in ends if each is not None]
            found = [range(min(known), max(known) + 1)] if len(known) == 2 else []
        selection, index = QItemSelection(), self.photo_model.index
        for each in found:
            selection.append(QItemSelectionRange(index(each.start), index(each.stop - 1)))
        self.selectionModel().select(selection, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        if selection.count() > self.viewport().height():  # more ranges than can be seen
            return QRegion(self.viewport().rect())
        seen, region = self.seen(), QRegion()
        for each in selection.toList():
            for row in range(max(each.top(), seen.start), min(each.bottom() + 1, seen.stop)):
                region += self.visualRect(self.photo_model.index(row))
        return region

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint() + QPoint(0, self.verticalOffset())
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        QAbstractItemView.mouseMoveEvent(self, event)
        if self.state() == QAbstractItemView.State.DragSelectingState:
            here = event.position().toPoint() + QPoint(0, self.verticalOffset())
            self._band = QRect(self._pressed, here).normalized()
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        QAbstractItemView.mouseReleaseEvent(self, event)
        if self._band is not None:
            self._band = None
            self.viewport().update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setClipRegion(event.region())
        area, offset = event.rect(), self.verticalOffset()
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        plain, current = option.state, self.currentIndex().row()
        chosen = plain | QStyle.StateFlag.State_Selected
        delegate, model, tiles = self.itemDelegate(), self.photo_model, self.tiles()
        seen = tiles.between(area.top() + offset, area.bottom() + 1 + offset)
        selected = self._selected_of(seen)
        for tile in seen:
            left, top, width, height = tiles.box(tile)
            cell = QRect(left, top - offset, width, height)
            if not cell.intersects(area):
                continue
            state = chosen if tile in selected else plain
            if tile == current:
                state |= QStyle.StateFlag.State_HasFocus
            option.rect = cell
            option.state = state
            delegate.paint(painter, option, model.index(tile))
        self._paint_above(painter, area)
        self._paint_band(painter)

    def _selected_of(self, seen: range) -> Collection[int]:
        """Give which of some tiles are selected. Qt would ask the model of each again."""
        rows = self.selectionModel()
        ranges = rows.selection()
        if ranges.count() > len(seen):
            return {tile for tile in seen if rows.isSelected(self.photo_model.index(tile))}
        return {
            tile
            for each in ranges.toList()
            for tile in range(max(each.top(), seen.start), min(each.bottom() + 1, seen.stop))
        }

    def _paint_above(self, painter: QPainter, area: QRect) -> None:
        """For those who have something over the tiles."""

    def _paint_band(self, painter: QPainter) -> None:
        if self._band is None:
            return
        option = QStyleOptionRubberBand()
        option.initFrom(self)
        option.shape = QRubberBand.Shape.Rectangle
        option.rect = self._band.translated(0, -self.verticalOffset())
        self.style().drawControl(QStyle.ControlElement.CE_RubberBand, option, painter, self)
