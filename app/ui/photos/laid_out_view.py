"""List view that lays its tiles out by itself: justified rows or squares.

A QListView by its role for screen readers and its ways with mouse and keys. Where tiles stand is
asked of `layout.py`: what QListView itself has of layout is never made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from app.ui.photos.layout import Ints, KeptLayouts, TileForm, TileLayout
from app.ui.photos.photo_model import PhotoModel

Index = QModelIndex | QPersistentModelIndex
Hint = QAbstractItemView.ScrollHint

_ROWS_A_NOTCH = 3  # Qt scrolls so many single steps for a notch of the wheel


class LaidOutView(QListView):
    """Knows where the tiles of a PhotoModel are. What is in the view stays there when the room or
    the form of the tiles changes."""

    def __init__(self, model: PhotoModel, form: TileForm, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.photo_model = model
        self._form = form
        self._margin = 0  # px, beside the tiles
        self._layouts = KeptLayouts()
        self._laid_out: TileLayout | None = None
        self._shapes = np.empty(0, np.float32)  # of the photos, as they were laid out
        for changed in (model.modelReset, model.rowsInserted, model.rowsRemoved):
            changed.connect(self._forget_layout)  # before Qt hears of it
        self.setModel(model)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)

    # Layout

    def form(self) -> TileForm:
        """Give what the tiles look like."""
        return self._form

    def set_form(self, form: TileForm) -> None:
        """Let the tiles look otherwise."""
        if form != self._form:
            kept = self._scroll_position()
            self._form = form
            self._lay_out_anew(kept)

    def set_margin(self, wide: int) -> None:
        """Leave room beside the tiles, before the scroll bar."""
        self._margin = wide
        if self.isRightToLeft():
            self.setViewportMargins(wide, 0, 0, 0)
        else:
            self.setViewportMargins(0, 0, wide, 0)

    def tiles(self) -> TileLayout:
        """Give where the tiles stand now."""
        if self._laid_out is None:
            form = replace(self._form, mirrored=self.isRightToLeft())
            across = self.viewport().width()
            self._shapes = self._shapes_now()
            self._laid_out = self._layouts.lay_out(self._shapes, across, form, self._starts())
            self.updateGeometries()
        return self._laid_out

    def covered(self) -> int:
        """Give how much at the top of the view something covers."""
        return 0

    def _starts(self) -> Ints | None:
        """Give the first tile of each section; None: there are none."""
        return None

    def seen(self) -> range:
        """Give the rows of the model of which something is in the view."""
        top = self.verticalOffset()
        return self.tiles().between(top, top + self.viewport().height())

    def _shapes_now(self) -> NDArray[np.float32]:
        return self.photo_model.shapes()

    def _forget_layout(self) -> None:
        self._laid_out = None

    def _scroll_position(self) -> tuple[int, int] | None:
        """Give a tile that is to stay where it is, and how far below the view's top it is."""
        seen = self.seen()
        if not seen:
            return None
        current = self.currentIndex().row()
        tile = current if current in seen else self._first_whole(seen)
        return tile, self.tiles().box(tile)[1] - self.verticalOffset()

    def _first_whole(self, seen: range) -> int:
        tiles, top = self.tiles(), self.verticalOffset()
        below = (tile for tile in seen if tiles.box(tile)[1] >= top)
        return next(below, seen.start) if self.verticalOffset() else 0

    def _lay_out_anew(self, kept: tuple[int, int] | None) -> None:
        at_top = self.verticalOffset() == 0
        self._forget_layout()
        tiles = self.tiles()
        if kept is not None and kept[0] < len(tiles) and not at_top:
            self.verticalScrollBar().setValue(tiles.box(kept[0])[1] - kept[1])
        self.viewport().update()

    # Geometry that Qt asks for

    def doItemsLayout(self) -> None:
        # All that the layout depends on forgets it by itself, but for shapes that become known.
        if self._laid_out is not None and not np.array_equal(self._shapes, self._shapes_now()):
            self._forget_layout()
        self.tiles()
        QAbstractItemView.doItemsLayout(self)

    def updateGeometries(self) -> None:
        tiles = self._laid_out
        bar, room = self.verticalScrollBar(), self.viewport().height()
        if tiles is not None:
            bar.setRange(0, max(0, tiles.height - room))
            bar.setPageStep(max(1, room - self.covered()))
            bar.setSingleStep(max(20, (self._form.size + 2 * self._form.pad) // _ROWS_A_NOTCH))

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid() or index.row() >= len(self.tiles()):
            return QRect()
        left, top, width, height = self.tiles().box(index.row())
        return QRect(left, top - self.verticalOffset(), width, height)

    def indexAt(self, point: QPoint) -> QModelIndex:
        if point.y() < self.covered():
            return QModelIndex()
        tile = self.tiles().at(point.x(), point.y() + self.verticalOffset())
        return QModelIndex() if tile is None else self.photo_model.index(tile)

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def isIndexHidden(self, index: Index) -> bool:
        del index
        return False

    def scrollTo(self, index: Index, hint: Hint = Hint.EnsureVisible) -> None:
        if not index.isValid():
            return
        _, top, _, height = self.tiles().box(index.row())
        room, offset = self.viewport().height(), self.verticalOffset()
        covered = self.covered()
        highest, lowest = top - covered, top + height - room
        if hint == Hint.PositionAtCenter:
            offset = (highest + lowest) // 2
        elif hint == Hint.PositionAtTop or highest < offset:
            offset = highest
        elif hint == Hint.PositionAtBottom or lowest > offset:
            offset = min(lowest, highest)
        self.verticalScrollBar().setValue(offset)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        del dx
        covered = self.covered()
        area = self.viewport().rect().adjusted(0, covered, 0, 0)
        self.viewport().scroll(0, dy, area)
        if covered:
            self.viewport().update(0, 0, area.width(), covered)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.set_margin(self._margin)
            self._lay_out_anew(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._laid_out is not None and self._laid_out.across != self.viewport().width():
            self._lay_out_anew(self._scroll_position())
        QAbstractItemView.resizeEvent(self, event)

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        # What stands in QListView and below asks for the rectangle of every row between the two.
        del roles
        if first == last:
            self.viewport().update(self.visualRect(first))
        else:
            self.viewport().update()
