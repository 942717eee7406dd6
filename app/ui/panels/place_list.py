"""List the places of the sidebar as a tree, which keeps what is open and scrolled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
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
    QTreeWidget,
    QTreeWidgetItem,
)

from app.core.base.language import listed
from app.core.base.search_types import AlbumInfo
from app.ui.albums.album_commands import AlbumCommands
from app.ui.canvas.pictures import Pictures
from app.ui.panels.places import ALBUMS, SMART_ALBUMS, Key, Place, with_inner
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.photo_model import Index
from app.ui.style import theme, words
from app.ui.style.building import lines_without_header
from app.ui.style.tokens import tokens_of
from app.ui.system.input import BY_TAB

PLACE = Qt.ItemDataRole.UserRole

ROW, NARROW_ROW = 28, 44  # px
_GAP = 2 * theme.UNIT  # px above a heading
_INDENT = 14  # px
_ICON, _LARGE_ICON = 18, 24  # px, also of a cover
_CHEVRON, _DOT = 12, 4  # px, side and radius
_RULED = 17  # px of a rule between icons
_AFTER_ICON = 6  # px
_BUTTON = 28  # px at the end of a heading, for its button
_FEW = 12  # folders within a single added one, which is then open at first
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class PlaceList(QTreeWidget):
    """The list of places, with counts at the end. The place whose page is shown is selected.
    In a narrow window it has icons alone, and lists only some places.

    Photos are dropped on albums, which F2 and Delete rename and delete. Signals: ``chosen(key)`` by
    click or Enter on a place or the button of a heading; ``lists_wanted()``, by a heading in a
    narrow window; ``menu_wanted(Place, global point)``.
    """

    chosen = Signal(object)
    lists_wanted = Signal()
    menu_wanted = Signal(object, object)

    def __init__(self, pictures: Pictures, albums: AlbumCommands, name: str) -> None:
        super().__init__()
        self.in_sight: Key | None = None  # the place whose page is shown
        self.narrow = False
        self._keyed = False  # whether keys were used, which shows the ring
        self._albums = albums
        self._lines: dict[Key, QTreeWidgetItem] = {}
        self.setAccessibleName(name)
        self.setItemDelegate(_PlacePainter(pictures, self))
        lines_without_header(self)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click keys work on the photos
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIndentation(_INDENT)
        self.setMinimumWidth(1)  # as a rail
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DropOnly)
        self.setDropIndicatorShown(False)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        for changed in (pictures.changed, self.currentItemChanged):
            changed.connect(lambda *_: self.viewport().update())

    # Content

    def show_places(self, places: Sequence[Place]) -> None:
        """List these places, keeping what is open, current and scrolled."""
        wanted = {place.key: place for place in with_inner(places)}
        if list(wanted) != list(self._lines):
            self._fill(places)
            return
        for key, line in self._lines.items():
            if wanted[key] != line.data(0, PLACE):
                self._show(line, wanted[key])

    def index_of(self, key: Key) -> QModelIndex:
        """Return the line of a place, or an invalid index if there is none."""
        return self.indexFromItem(self._lines[key]) if key in self._lines else QModelIndex()

    def _fill(self, places: Sequence[Place]) -> None:
        current, scrolled = self.currentIndex().data(PLACE), self.verticalScrollBar().value()
        folded = not any(line.childCount() for line in self._lines.values())
        opened = {key for key, line in self._lines.items() if line.isExpanded()}
        roots = [place for place in places if isinstance(place.key, Path)]
        if folded and len(roots) == 1 and len(roots[0].inner) <= _FEW:
            opened.add(roots[0].key)
        self.clear()
        self._lines = {}
        for place in places:
            self._add(self, place)
        for key in opened & self._lines.keys():
            self._lines[key].setExpanded(True)
        if current is not None:
            self.setCurrentIndex(self.index_of(current.key))
        self._highlight(self.in_sight)
        self.verticalScrollBar().setValue(scrolled)

    def _add(self, above: QTreeWidget | QTreeWidgetItem, place: Place) -> None:
        line = self._lines[place.key] = QTreeWidgetItem(above)
        self._show(line, place)
        for inner in place.inner:
            self._add(line, inner)

    def _show(self, line: QTreeWidgetItem, place: Place) -> None:
        line.setData(0, PLACE, place)
        line.setText(0, words.name_alone(place.name))
        short = listed([place.name, *[place.count] * bool(place.count)])
        spoken = Qt.ItemDataRole.AccessibleTextRole
        line.setToolTip(0, short if self.narrow else place.tip)
        line.setData(0, spoken, short if self.narrow else place.spoken)
        line.setDisabled(place.is_heading and not place.adds)  # nothing can be done with it
        line.setHidden(self.narrow and not place.is_narrow)

    def set_narrow(self, narrow: bool) -> None:
        """Show icons alone, or all places with their names."""
        if narrow != self.narrow:
            self.narrow = narrow
            self.setIndentation(0 if narrow else _INDENT)
            for line in self._lines.values():
                self._show(line, line.data(0, PLACE))
            self.doItemsLayout()

    def set_in_sight(self, key: Key | None) -> None:
        """Highlight the place whose page is shown; None: no place."""
        self.in_sight = key
        self._highlight(key)

    def _highlight(self, key: Key | None) -> None:
        index = self.index_of(key) if key is not None else QModelIndex()
        flags, before = QItemSelectionModel.SelectionFlag, self.selectedIndexes()
        self.selectionModel().select(index, flags.ClearAndSelect | flags.Rows)
        for each in (*before, index):  # Qt repaints their rows without the chevrons
            row = self.visualRect(each)
            self.viewport().update(0, row.top(), self.viewport().width(), row.height())

    # Mouse, keyboard and drags

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        point = event.position().toPoint()
        index = self.indexAt(point)
        line = self.visualRect(index)
        end = line.adjusted(line.width() - _BUTTON, 0, 0, 0)
        end = QStyle.visualRect(self.layoutDirection(), line, end)
        if event.button() == Qt.MouseButton.LeftButton and line.contains(point):
            self._activate(index, button=end.contains(point))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._keyed = self._keyed or event.reason() in BY_TAB
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._keyed = True
        index = self.currentIndex()
        place = index.data(PLACE)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._activate(index, button=True)
        elif place and isinstance(place.about, AlbumInfo) and event.key() == Qt.Key.Key_F2:
            self._albums.ask_for_other_name(place.about)
        elif place and isinstance(place.about, AlbumInfo) and event.key() == Qt.Key.Key_Delete:
            self._albums.delete(place.about)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        point = self.visualRect(index).center() if by_key else event.pos()
        if index.isValid():
            self.menu_wanted.emit(index.data(PLACE), self.viewport().mapToGlobal(point))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if isinstance(event.source(), PhotoGrid):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        album = self._album_at(event.position().toPoint())
        self._highlight(self.in_sight if album is None else album)
        event.setAccepted(album is not None)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._highlight(self.in_sight)

    def dropEvent(self, event: QDropEvent) -> None:
        self._highlight(self.in_sight)
        source, album = event.source(), self._album_at(event.position().toPoint())
        if isinstance(source, PhotoGrid) and album is not None:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self._albums.put(album, source.selected())

    def _album_at(self, point: QPoint) -> int | None:
        place = self.indexAt(point).data(PLACE)
        return place.about.id if place and isinstance(place.about, AlbumInfo) else None

    def _activate(self, index: QModelIndex, *, button: bool) -> None:
        place: Place | None = index.data(PLACE)
        if place is None:
            return
        if place.is_heading and self.narrow:
            self.lists_wanted.emit()
        elif not place.is_heading or (place.adds and button):
            self.chosen.emit(place.key)

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the whole row below the pointer or of the page shown, and the keyboard's ring."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = self.selectionModel().isSelected(index)
        pointer = self.viewport().mapFromGlobal(self.cursor().pos())
        over = self.viewport().underMouse() and option.rect.contains(pointer)
        if selected or (over and not index.data(PLACE).is_heading):
            theme.paint_ground(painter, option.rect, self.palette(), selected)
        if self._keyed and self.hasFocus() and index == self.currentIndex():
            theme.paint_focus(painter, option.rect, self.palette())
        super().drawRow(painter, option, index)

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """Paint the chevron of a folder with others in it."""
        if not self.model().hasChildren(index):
            return
        end, area = Qt.AlignmentFlag.AlignTrailing | _MIDDLE, QSize(_CHEVRON, _CHEVRON)
        sign = QStyle.alignedRect(self.layoutDirection(), end, area, rect)
        name = "folded-down" if self.isExpanded(index) else "folded"
        theme.paint_icon(painter, name, sign, theme.quiet(self.palette()))


class _PlacePainter(QStyledItemDelegate):
    """Paints the icon and the name of a place, and at its end its count or a heading's button."""

    def __init__(self, pictures: Pictures, shown: PlaceList) -> None:
        super().__init__(shown)
        self._pictures, self._shown = pictures, shown

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if self._shown.narrow:
            return QSize(0, _RULED * _is_ruled(index) + NARROW_ROW * bool(index.data(PLACE).icon))
        above = _GAP if index.data(PLACE).is_heading and index.row() else 0
        return QSize(0, _height(option) + above)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        place: Place = index.data(PLACE)
        palette = self._shown.palette()
        third = theme.third(palette)
        if self._shown.narrow:
            room = option.rect
            if _is_ruled(index):
                border = QColor(tokens_of(palette).border)
                painter.fillRect(room.left(), room.top() + _RULED // 2, room.width(), 1, border)
                room.setTop(room.top() + _RULED)
            if place.icon:
                self._paint_icon(painter, palette, place, _centred(room, _LARGE_ICON))
            return
        on_screen = partial(QStyle.visualRect, option.direction, option.rect)
        line = option.rect.adjusted(2, 0, -6, 0)
        line.setTop(line.bottom() + 1 - _height(option))  # below the gap above a heading
        painter.setFont(option.font)
        painter.setPen(palette.link().color() if place.busy or place.dot else third)
        painter.drawText(on_screen(line), _MIDDLE | Qt.AlignmentFlag.AlignTrailing, place.end)
        line.setRight(line.right() - option.fontMetrics.horizontalAdvance(place.end) - theme.UNIT)
        if place.icon and not place.is_heading:
            icon = _centred(QRect(line.topLeft(), QSize(_ICON, line.height())), _ICON)
            self._paint_icon(painter, palette, place, on_screen(icon))
            line.setLeft(line.left() + _ICON + _AFTER_ICON)
        marked = place.is_heading or place.key == self._shown.in_sight
        painter.setFont(theme.strong(option.font) if marked else option.font)
        painter.setPen(third if place.is_heading else palette.text().color())
        name = theme.elided(painter.fontMetrics(), index.data(), line.width())
        painter.drawText(on_screen(line), _MIDDLE | Qt.AlignmentFlag.AlignLeading, name)

    def _paint_icon(self, painter: QPainter, palette: QPalette, place: Place, area: QRect) -> None:
        if place.cover is not None:
            self._pictures.paint(painter, place.cover, area, palette)
        else:
            grey = palette.color(QPalette.ColorRole.PlaceholderText)
            theme.paint_icon(painter, place.icon, area, grey)
        if place.dot and self._shown.narrow:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.highlight())
            painter.drawEllipse(area.topRight(), _DOT, _DOT)


def _is_ruled(index: Index) -> bool:
    """Return whether there is a rule above a line of a rail: around the smart albums."""
    above = index.sibling(index.row() - 1, 0).data(PLACE)
    return index.data(PLACE).key == SMART_ALBUMS or (
        index.data(PLACE).key == ALBUMS and not above.is_heading
    )


def _height(option: QStyleOptionViewItem) -> int:
    """Return the height of a line without the gap above a heading."""
    return max(ROW, option.fontMetrics.height() + theme.UNIT)


def _centred(room: QRect, side: int) -> QRect:
    """Return a square in the middle of a rectangle."""
    square = QRect(0, 0, side, side)
    square.moveCenter(room.center())
    return square
