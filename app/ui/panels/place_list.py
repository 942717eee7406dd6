"""List of places: keeps what is open and scrolled, paints rows, takes drops on albums."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

from app.core.base.search_types import AlbumInfo
from app.ui.panels.places import LINE, Index, Key, Place, Places
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.pictures import Pictures, paint_rounded
from app.ui.style import theme, words
from app.ui.style.tokens import tokens_of

ROW = 28  # px
_GAP = 2 * theme.UNIT  # px above a heading
_INDENT = 20  # px
_SIDE = 20  # px of an icon or cover
_CHEVRON = 12  # px
_DOT = 6  # px
_FEW = 12  # folders in the only one that was added, which are shown at once


class PlaceList(QTreeView):
    """Signals: ``chosen(key)`` by click or Enter; ``adding(key)``, the button of a heading;
    ``menu_wanted(Place, global point)``; ``dropped(album, photos)``."""

    chosen = Signal(object)
    adding = Signal(str)
    menu_wanted = Signal(object, object)
    dropped = Signal(object, object)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.places = Places(self)
        self.in_sight: Key | None = None  # the place whose page is shown
        self._over: Key | None = None  # the album on which photos would be dropped
        self._open: set[Key] = set()
        self._known = False  # folders were listed before
        self._scrolled = 0
        self.setModel(self.places)
        self.setHeaderHidden(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIndentation(_INDENT)
        self.setItemDelegate(_Delegate(pictures, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DropOnly)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.places.modelAboutToBeReset.connect(self._keep)
        self.places.modelReset.connect(self._restore)
        self.expanded.connect(lambda index: self._open.add(index.data(LINE).key))
        self.collapsed.connect(lambda index: self._open.discard(index.data(LINE).key))
        pictures.loaded.connect(lambda *_: self.viewport().update())

    def set_in_sight(self, key: Key | None) -> None:
        """Let the place look chosen whose page is shown; None: no place's is."""
        if key != self.in_sight:
            self.in_sight = key
            self.viewport().update()

    def looks_chosen(self, place: Place) -> bool:
        """Tell whether the page of a place is shown, or photos would be put into it."""
        return not place.is_heading and place.key in (self.in_sight, self._over)

    def whole_height(self) -> int:
        """Give the height of all lines, in pixels."""
        count = self.places.rowCount()
        return sum(self.rowHeight(self.places.index(row, 0)) for row in range(count))

    # Hands

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            at_chevron = not self.visualRect(index).contains(event.position().toPoint())
            if not at_chevron:
                self._choose(index, button=self._adds_at(index, event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self.currentIndex(), button=True)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        point = self.visualRect(index).center() if by_key else event.pos()
        if index.isValid():
            self.menu_wanted.emit(index.data(LINE), self.viewport().mapToGlobal(point))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if isinstance(event.source(), PhotoGrid):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        album = self._album_at(event.position().toPoint())
        self._point_out(album)
        event.setAccepted(album is not None)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._point_out(None)

    def dropEvent(self, event: QDropEvent) -> None:
        self._point_out(None)
        source, album = event.source(), self._album_at(event.position().toPoint())
        if isinstance(source, PhotoGrid) and album is not None:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.dropped.emit(album, source.selected())

    def _album_at(self, point: QPoint) -> int | None:
        place = self.indexAt(point).data(LINE)
        return place.about.id if place and isinstance(place.about, AlbumInfo) else None

    def _point_out(self, album: int | None) -> None:
        self._over = album
        self.viewport().update()

    def _choose(self, index: Index, *, button: bool) -> None:
        place: Place | None = index.data(LINE)
        if place is None:
            return
        if not place.is_heading:
            self.chosen.emit(place.key)
        elif place.adds and button:
            self.adding.emit(place.key)

    def _adds_at(self, index: Index, point: QPoint) -> bool:
        return plus_of(self.visualRect(index), self.layoutDirection()).contains(point)

    # What stays

    def _keep(self) -> None:
        current = self.currentIndex().data(LINE)
        self._current = None if current is None else current.key
        self._scrolled = self.verticalScrollBar().value()

    def _restore(self) -> None:
        """Open again what was open."""
        places = self.places
        depth = {key: len(key.parts) for key in self._open if isinstance(key, Path)}
        for key in sorted(depth, key=lambda each: depth[each]):
            index = places.index_of(key)
            if index.isValid():
                self.setExpanded(index, True)
        roots = [line for line in places.lines() if isinstance(line.key, Path) and not line.above]
        roots = [line for line in roots if line.above is None]
        if not self._known and len(roots) == 1 and 0 < len(roots[0].inner) <= _FEW:
            self.setExpanded(places.index_of(roots[0].key), True)
        self._known = self._known or any(root.inner for root in roots)
        if self._current is not None:
            self.setCurrentIndex(places.index_of(self._current))
        self.verticalScrollBar().setValue(self._scrolled)

    _current: Key | None = None

    # Painting

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        place: Place = index.data(LINE)
        row, palette = option.rect.adjusted(theme.UNIT, 0, -theme.UNIT, 0), self.palette()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.looks_chosen(place):
            painter.setBrush(QColor(tokens_of(palette).selected))
            painter.drawRoundedRect(row, theme.RADIUS, theme.RADIUS)
        elif not place.is_heading and row.contains(self._pointer()):
            painter.setBrush(QColor(tokens_of(palette).hover))
            painter.drawRoundedRect(row, theme.RADIUS, theme.RADIUS)
        if self.hasFocus() and index == self.currentIndex():
            if place.is_heading:
                row.setTop(row.bottom() + 1 - ROW)
            theme.paint_focus(painter, row.adjusted(-2, -2, 2, 2), palette)
        painter.restore()
        super().drawRow(painter, option, index)

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        if not self.places.hasChildren(index):
            return
        sign = QRect(0, 0, _CHEVRON, _CHEVRON)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        x = rect.left() + _CHEVRON // 2 + 2 if mirrored else rect.right() - _CHEVRON // 2 - 2
        sign.moveCenter(QPoint(x, rect.center().y()))
        name = "folded-down" if self.isExpanded(index) else "folded"
        theme.paint_icon(painter, name, sign, theme.quiet(self.palette()))

    def _pointer(self) -> QPoint:
        under = self.viewport().underMouse()
        return self.viewport().mapFromGlobal(self.cursor().pos()) if under else QPoint(-1, -1)


def plus_of(row: QRect, direction: Qt.LayoutDirection) -> QRect:
    """Give where the button of a heading is, in its row."""
    button = QRect(row.right() - ROW - 7, row.bottom() + 1 - ROW, ROW, ROW)
    if direction == Qt.LayoutDirection.RightToLeft:
        button.moveLeft(row.left() + 8)
    return button


class _Delegate(QStyledItemDelegate):
    """Icon or cover, name, and at the other end a count with a dot before it."""

    def __init__(self, pictures: Pictures, parent: PlaceList) -> None:
        super().__init__(parent)
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        place: Place = index.data(LINE)
        height = max(ROW, option.fontMetrics.height() + 8)
        return QSize(0, height + (_GAP if place.is_heading and index.row() else 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shown_in = option.widget
        assert isinstance(shown_in, PlaceList)
        place: Place = index.data(LINE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(option.direction)
        if place.is_heading:
            _paint_heading(painter, option, place)
        else:
            self._paint_place(painter, option, place, shown_in.looks_chosen(place))
        painter.restore()

    def _paint_place(
        self, painter: QPainter, option: QStyleOptionViewItem, place: Place, chosen: bool
    ) -> None:
        palette: QPalette = option.palette
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        area = option.rect.adjusted(-4, 0, -16, 0)
        if mirrored:
            area = option.rect.adjusted(16, 0, 4, 0)
        ink = palette.color(QPalette.ColorRole.WindowText)
        if place.icon or place.cover is not None:
            picture = QRect(0, 0, _SIDE, _SIDE)
            picture.moveCenter(area.center())
            picture.moveLeft(area.right() + 1 - _SIDE if mirrored else area.left())
            self._paint_picture(painter, picture, place, palette, chosen)
            beside = _SIDE + 10
            area = area.adjusted(0, 0, -beside, 0) if mirrored else area.adjusted(beside, 0, 0, 0)
        else:
            area = area.adjusted(0, 0, -4, 0) if mirrored else area.adjusted(4, 0, 0, 0)
        taken = _paint_count(painter, area, place, palette, chosen)
        area = area.adjusted(taken, 0, 0, 0) if mirrored else area.adjusted(0, 0, -taken, 0)
        font = QFont(option.font)
        if chosen:
            font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(ink)
        how = (
            Qt.TextElideMode.ElideMiddle
            if isinstance(place.key, Path)
            else (Qt.TextElideMode.ElideRight)
        )
        draw_text(painter, area, words.name_alone(place.name), how, _LEADING)

    def _paint_picture(
        self, painter: QPainter, area: QRect, place: Place, palette: QPalette, chosen: bool
    ) -> None:
        if place.cover is None:
            colour = palette.color(QPalette.ColorRole.Link) if chosen else theme.quiet(palette)
            theme.paint_icon(painter, place.icon, area.adjusted(1, 1, -1, -1), colour)
            return
        ratio = painter.device().devicePixelRatioF()
        picture = self._pictures.of(place.cover, ratio * _SIDE)
        paint_rounded(painter, area, picture, palette, 4.0)


def _paint_heading(painter: QPainter, option: QStyleOptionViewItem, place: Place) -> None:
    palette: QPalette = option.palette
    mirrored = option.direction == Qt.LayoutDirection.RightToLeft
    row = QRect(option.rect)
    row.setTop(row.bottom() + 1 - max(ROW, option.fontMetrics.height() + 8))
    font = QFont(option.font)
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(theme.third(palette))
    area = row.adjusted(ROW, 0, 4, 0) if mirrored else row.adjusted(-4, 0, -ROW, 0)
    draw_text(painter, area, place.name, Qt.TextElideMode.ElideRight, _LEADING)
    if place.adds:
        sign = QRect(0, 0, 16, 16)
        sign.moveCenter(plus_of(option.rect, option.direction).center())
        theme.paint_icon(painter, "plus", sign, theme.quiet(palette))


def _paint_count(
    painter: QPainter, area: QRect, place: Place, palette: QPalette, chosen: bool
) -> int:
    """Paint how many it holds, and give how wide that is with the gap before it."""
    if not place.count:
        return 0
    mirrored = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
    tokens = tokens_of(palette)
    painter.setPen(QColor(tokens.link if place.busy else tokens.quiet if chosen else tokens.third))
    draw_text(painter, area, place.count, Qt.TextElideMode.ElideNone, _TRAILING)
    wide = painter.fontMetrics().horizontalAdvance(place.count) + theme.UNIT
    if place.dot:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.accent))
        x = area.left() + wide if mirrored else area.right() + 1 - wide - _DOT
        painter.drawEllipse(QRectF(x, area.center().y() + 1 - _DOT / 2, _DOT, _DOT))
        wide += _DOT + theme.UNIT
    return wide


_LEADING = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
_TRAILING = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignTrailing


def draw_text(
    painter: QPainter, area: QRect, text: str, how: Qt.TextElideMode, at: Qt.AlignmentFlag
) -> None:
    """Paint one line, shortened where there is no room."""
    shown = painter.fontMetrics().elidedText(text, how, area.width())
    painter.drawText(area, QStyle.visualAlignment(painter.layoutDirection(), at), shown)
