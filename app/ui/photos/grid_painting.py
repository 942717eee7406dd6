"""Paint the visible part of a grid: tiles, also moving ones, a note, a rubber band."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from PySide6.QtCore import QItemSelectionModel, QRect, Qt
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import (
    QListView,
    QRubberBand,
    QStyle,
    QStyleOptionRubberBand,
    QStyleOptionViewItem,
    QWidget,
)

from app.ui.photos.layout import TileLayout
from app.ui.photos.motion import Motion
from app.ui.photos.photo_model import PhotoModel
from app.ui.photos.tile import DISLIKED, TileDelegate, photo_area


def paint_tiles(
    painter: QPainter,
    area: QRegion,
    view: QListView,
    option: QStyleOptionViewItem,
    tiles: TileLayout,
    motion: Motion,
) -> None:
    """Paint the tiles of a view on a PhotoModel that touch ``area``, starting from ``option``."""
    delegate, model = cast(TileDelegate, view.itemDelegate()), cast(PhotoModel, view.model())
    offset, current, moves = view.verticalOffset(), view.currentIndex().row(), motion.goes_on()
    plain, photos = option.state, model.photos()
    rows = area.boundingRect()  # a step of scrolling leaves parts of it as they are
    seen = tiles.between(rows.top() + offset, rows.bottom() + 1 + offset)
    selected = _selected(view.selectionModel(), model, seen)
    for photo, rect, left in motion.leaving():
        delegate.paint_photo(painter, photo_area(rect), view.palette(), photo, DISLIKED * left)
    for tile in seen:
        left_edge, top, width, height = tiles.box(tile)
        cell = QRect(left_edge, top - offset, width, height)
        if moves:
            cell.translate(motion.offset(photos[tile]))
        elif not area.intersects(cell):
            continue
        option.rect, option.state = cell, plain
        if tile in selected:
            option.state |= QStyle.StateFlag.State_Selected
        if tile == current:
            option.state |= QStyle.StateFlag.State_HasFocus
        delegate.paint(painter, option, model.index(tile))


def _selected(rows: QItemSelectionModel, model: PhotoModel, seen: range) -> Collection[int]:
    """Return the selected ones of ``seen``; faster than a question to Qt for each tile."""
    ranges = rows.selection()
    if ranges.count() > len(seen):
        return {tile for tile in seen if rows.isSelected(model.index(tile))}
    return {
        tile
        for each in ranges.toList()
        for tile in range(max(each.top(), seen.start), min(each.bottom() + 1, seen.stop))
    }


def paint_note(painter: QPainter, rect: QRect, note: str, view: QWidget) -> None:
    """Paint a sentence that looks like a link."""
    painter.setFont(view.font())
    painter.setPen(view.palette().link().color())
    painter.setLayoutDirection(view.layoutDirection())
    leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(rect, int(leading), note)


def paint_band(painter: QPainter, rect: QRect, view: QWidget) -> None:
    """Paint the rubber band of a selection."""
    option = QStyleOptionRubberBand()
    option.initFrom(view)
    option.shape = QRubberBand.Shape.Rectangle
    option.rect = rect
    view.style().drawControl(QStyle.ControlElement.CE_RubberBand, option, painter, view)
