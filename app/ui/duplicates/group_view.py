"""List of the groups of duplicates: the best photo of each, and what it is and frees beside it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.core.language import tr
from app.ui.duplicates.group_model import COVER
from app.ui.photos.photo_model import Index
from app.ui.photos.pictures import Pictures, paint_rounded
from app.ui.style import theme

SIDE = 7 * theme.UNIT  # px of a cover, square


class GroupView(QListView):
    """Looks like the other lists of photos: rounded, with the ring of the keyboard."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.setItemDelegate(_GroupDelegate(pictures, self))
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setAccessibleName(tr("Groups of duplicates"))
        self.setMinimumWidth(28 * theme.UNIT)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        pictures.loaded.connect(lambda _: self.viewport().update())


class _GroupDelegate(QStyledItemDelegate):
    def __init__(self, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del index
        widget: QWidget = option.widget
        small = theme.scaled_font(widget, 0)
        needed = sum(QFontMetrics(font).height() for font in (widget.font(), small))
        return QSize(0, max(SIDE, needed) + 2 * theme.UNIT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            theme.paint_ground(painter, option.rect, palette, chosen)
        if state & QStyle.StateFlag.State_HasFocus:
            theme.paint_focus(painter, option.rect, palette)
        inner = option.rect.adjusted(theme.UNIT, 0, -theme.UNIT, 0)
        cover = QRect(0, 0, SIDE, SIDE)
        cover.moveCenter(inner.center())
        cover.moveLeft(inner.right() + 1 - SIDE if mirrored else inner.left())
        side = painter.device().devicePixelRatioF() * SIDE
        paint_rounded(painter, cover, self._pictures.of(index.data(COVER), side), palette)
        beside = SIDE + 3 * theme.UNIT // 2
        text = inner.adjusted(0, 0, -beside, 0) if mirrored else inner.adjusted(beside, 0, 0, 0)
        _paint_lines(painter, text, option, str(index.data()))
        painter.restore()


def _paint_lines(painter: QPainter, area: QRect, option: QStyleOptionViewItem, said: str) -> None:
    """What the group is, and under it in small what it frees, if it frees something."""
    widget: QWidget = option.widget
    upper, _, lower = said.partition("\n")
    fonts = [widget.font(), *([theme.scaled_font(widget, 0)] if lower else [])]
    heights = [QFontMetrics(font).height() for font in fonts]
    top = area.center().y() + 1 - sum(heights) // 2
    pens = option.palette.color(QPalette.ColorRole.WindowText), theme.quiet(option.palette)
    for text, font, height, pen in zip((upper, lower), fonts, heights, pens, strict=False):
        painter.setFont(font)
        painter.setPen(pen)
        line = QRect(area.left(), top, area.width(), height)
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, shown)
        top += height
