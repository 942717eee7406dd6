"""Virtual grid of photos: one list view whose tiles cost nothing until they are painted.

A QListView by its role for screen readers and its ways with mouse and keys. Where tiles stand is
asked of `layout.py`: what QListView itself has of layout is never made.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QRubberBand,
    QStyle,
    QStyleOptionRubberBand,
    QStyleOptionViewItem,
    QWidget,
)

from app.core.photos.order import DatedSections, GroupBy, PhotoOrder, arrange
from app.core.photos.table import Ids, ids_of
from app.core.types import SearchView
from app.ui.photos.fingers import Fingers, drag_out
from app.ui.photos.headings import HEIGHT, paint_heading, sentence
from app.ui.photos.layout import Action, Ints, KeptLayouts, KeyNavigation, TileForm, TileLayout
from app.ui.photos.photo_model import PHOTO, SIGN, PhotoModel
from app.ui.photos.pictures import Pictures
from app.ui.photos.selected_photos import Flag, SelectedPhotos
from app.ui.photos.tile import PAD, TileDelegate, TilePart, photo_area

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


class SectionedView(TileView):
    """A TileView whose tiles may be parted by headings."""

    _sections: DatedSections | None = None  # Qt asks for the layout while the view is made
    _group = GroupBy.NOTHING

    def __init__(self, model: PhotoModel, form: TileForm, parent: QWidget | None = None) -> None:
        super().__init__(model, replace(form, heading=HEIGHT), parent)

    def set_sections(
        self, sections: DatedSections | None, group: GroupBy = GroupBy.NOTHING
    ) -> None:
        """Part the tiles by headings; None: there are none. To be called before the photos change
        that they are of."""
        if sections != self._sections or group != self._group:
            self._sections, self._group = sections, group
            self._forget_layout()
            self.scheduleDelayedItemsLayout()

    def sections(self) -> DatedSections | None:
        """Give the sections, if there are any."""
        return self._sections

    def has_sections(self) -> bool:
        """Tell whether there are headings."""
        return self._sections is not None

    def heading_at(self, point: QPoint) -> int | None:
        """Give the section whose heading is at a point of the view."""
        if self._sections is None or not len(self.tiles()):
            return None
        tiles, y = self.tiles(), point.y() + self.verticalOffset()
        if point.y() < self.covered():
            pinned = self._pinned()
            return pinned + 1 if point.y() >= self._heading_top(pinned) + HEIGHT else pinned
        section = tiles.section_at(y)
        return section if section >= 0 and y < tiles.headings[section] + HEIGHT else None

    def rows_of(self, section: int) -> range:
        """Give the rows of the model that are in a section."""
        if self._sections is None:
            raise IndexError(section)
        found = self._sections[section]
        return range(found.first, found.first + found.count)

    def headings_in_sight(self) -> Iterator[tuple[int, QRect, str]]:
        """Give each heading in the view: its section, its rectangle in the viewport, what it
        says."""
        tiles, sections = self.tiles(), self._sections
        if sections is None or not len(tiles):
            return
        last = tiles.section_at(self.viewport().height() + self.verticalOffset())
        for number in range(self._pinned(), last + 1):
            rect = QRect(0, self._heading_top(number), self.viewport().width(), HEIGHT)
            if rect.intersects(self.viewport().rect()):
                yield number, rect, sentence(sections[number], self._group)

    def _pinned(self) -> int:
        """Give the section whose heading stays at the top of the view."""
        return max(0, self.tiles().section_at(self.verticalOffset()))

    def _heading_top(self, section: int) -> int:
        """Give where in the view a heading is; the pinned one makes way for the next."""
        headings, offset = self.tiles().headings, self.verticalOffset()
        top = int(headings[section]) - offset
        if section != self._pinned():
            return top
        follows = section + 1 < len(headings)
        return min(0, int(headings[section + 1]) - offset - HEIGHT) if follows else 0

    def covered(self) -> int:
        return HEIGHT if self.has_sections() and len(self.tiles()) else 0

    def _starts(self) -> Ints | None:
        sections = self._sections
        count = self.photo_model.rowCount()
        if sections is None or sections[-1].first + sections[-1].count != count:
            return None  # they are of photos that are not shown any more, or not yet
        return sections.firsts

    def _paint_above(self, painter: QPainter, area: QRect) -> None:
        tiles, sections = self.tiles(), self._sections
        if sections is None or not len(tiles):
            return
        top, last = self._pinned(), tiles.section_at(area.bottom() + self.verticalOffset())
        for number in range(last, top - 1, -1):
            rect = QRect(0, self._heading_top(number), self.viewport().width(), HEIGHT)
            if rect.intersects(area):
                paint_heading(painter, rect, sentence(sections[number], self._group), self)


class ArrangedView(SectionedView):
    """Sorts and groups the photos that it is given.

    Signals: ``arranged()``, whenever photos or their order are others; ``listing_changed()``.
    """

    arranged = Signal()
    listing_changed = Signal()

    def __init__(self, model: PhotoModel, form: TileForm, parent: QWidget | None = None) -> None:
        super().__init__(model, form, parent)
        self.selection = SelectedPhotos(model, self.selectionModel(), self)
        self.listing = ""  # what is shown here, as `set_listing` was told
        self._order = PhotoOrder()
        self._given: tuple[int, ...] = ()
        self._given_ids = ids_of(())  # the same, for arrays

    def order(self) -> PhotoOrder:
        """Give how the photos are sorted and grouped."""
        return self._order

    def set_order(self, order: PhotoOrder) -> None:
        """Sort and group the photos; the current one stays in view if it is."""
        if order != self._order:
            self._order = order
            self.show_photos(self._given, anew=True)

    def set_listing(self, listing: str) -> None:
        """Say what is listed here: listings remember their order."""
        if listing != self.listing:
            self.listing = listing
            self.listing_changed.emit()

    def given(self) -> tuple[int, ...]:
        """Give the photos as they were given, before they were sorted."""
        return self._given

    def show_photos(self, photos: Sequence[int] | Ids, *, anew: bool = False) -> None:
        """Show these photos. The scroll position, the current photo and the selected ones stay, if
        they can; where the current one is gone, the one in its row takes its place.
        """
        current = self.currentIndex()
        photo = current.data(PHOTO) if self._looked_at(current) else None
        anchor = None if anew or self._order == PhotoOrder() else self._anchor()
        self._replace(lambda: self.photo_model.set_photos(*self._arrange(photos)))
        if photo is not None and self.photo_model.row_of(photo) is not None:
            self.scrollTo(self.currentIndex())
        elif anew:
            self.scrollToTop()
        elif anchor is not None:
            self._put(*anchor)

    def show_others(self, photos: Sequence[int] | Ids) -> None:
        """Show these photos, another list than before: from where the current photo stands in it,
        or else from its beginning, with nothing selected."""
        current = self.currentIndex()
        photo = current.data(PHOTO) if current.isValid() else None
        self._replace(lambda: self.photo_model.set_photos(*self._arrange(photos)))
        if photo is not None and self.photo_model.row_of(photo) is not None:
            self.scrollTo(self.currentIndex(), Hint.PositionAtCenter)
        else:
            self.selection.choose_none()
            self.selectionModel().setCurrentIndex(self.photo_model.index(0), Flag.NoUpdate)
            self.scrollToTop()

    def show_results(self, view: SearchView) -> None:
        """Show the results of a search. The scroll position and the selected photos stay, as above;
        nobody is led to where the current one is now, as a new order is looked at from where one
        was."""
        photos = [item.photo for item in view.results]
        self._replace(lambda: self.photo_model.set_results(view, *self._arrange(photos)))

    def selected(self) -> tuple[int, ...]:
        """Give the selected photos in the grid's order; without any, the one with the focus."""
        chosen, current = self.selection.photos(), self.currentIndex()
        return chosen or ((current.data(PHOTO),) if current.isValid() else ())

    def select_row(self, row: int) -> None:
        """Make one photo the current and only selected one; past the end it is the last."""
        count = self.photo_model.rowCount()
        if count:
            index = self.photo_model.index(max(0, min(row, count - 1)))
            self.selectionModel().setCurrentIndex(index, Flag.ClearAndSelect)

    def select_section(self) -> None:
        """Select all photos under the heading of the current one."""
        if self.has_sections() and self.currentIndex().isValid():
            self.take_section(self.tiles().section_of(self.currentIndex().row()), more=False)

    def take_section(self, section: int, *, more: bool) -> None:
        """Select the photos of a section; with ``more``, those that are selected stay so."""
        rows = self.rows_of(section)
        self.selection.choose_rows(rows, more=more)
        self.setAutoScroll(False)  # the heading stays under the pointer
        self.selectionModel().setCurrentIndex(self.photo_model.index(rows.start), Flag.NoUpdate)
        self.setAutoScroll(True)

    def _arrange(self, photos: Sequence[int] | Ids) -> tuple[Sequence[int] | Ids, Ids]:
        """Give the photos in their order, and the same as an array."""
        if isinstance(photos, np.ndarray):
            self._given, self._given_ids = tuple(photos.tolist()), photos
        elif photos is not self._given:
            self._given = tuple(photos)
            self._given_ids = ids_of(self._given)
        if self._order == PhotoOrder():
            self.set_sections(None)
            return self._given, self._given_ids
        arranged = arrange(self._given_ids, self._order, self.photo_model.table())
        self.set_sections(arranged.sections, self._order.group)
        return arranged.photos, arranged.photos

    def _looked_at(self, index: QModelIndex) -> bool:
        in_sight = self.viewport().rect().intersects(self.visualRect(index))
        return in_sight and self.selectionModel().isSelected(index)

    def _anchor(self) -> tuple[int, int] | None:
        """Give a photo that is seen, and where; None at the top, where one stays."""
        at = self._scroll_position() if self.verticalOffset() else None
        return None if at is None else (self.photo_model.photos()[at[0]], at[1])

    def _put(self, photo: int, top: int) -> None:
        """Scroll so that a photo is so far below the top, if it is still shown."""
        row = self.photo_model.row_of(photo)
        if row is not None:
            self.verticalScrollBar().setValue(self.tiles().box(row)[1] - top)

    def _replace(self, change: Callable[[], None]) -> None:
        """Show other photos, or the same in another order, with what was selected of them."""
        before, current = self.photo_model.photos(), self.currentIndex()
        row, selected = current.row(), self.selection.photos()
        change()
        self.arranged.emit()
        if self.photo_model.photos()[: len(before)] == before:
            return  # at most some follow, so Qt keeps all that
        self.selection.choose(selected)
        if row >= 0:
            self._go_on_from(before[row], row, select=bool(selected))

    def _go_on_from(self, photo: int, row: int, *, select: bool) -> None:
        """Make a photo current, else the one in its row. `select` it, unless another one is."""
        model = self.photo_model
        kept = model.row_of(photo)
        index = model.index(min(row, model.rowCount() - 1) if kept is None else kept)
        alone = select and not self.selectionModel().hasSelection()
        self.setAutoScroll(False)  # nobody went there
        self.selectionModel().setCurrentIndex(index, Flag.Select if alone else Flag.NoUpdate)
        self.setAutoScroll(True)


SIDES = (96, 112, 128, 144, 168, 192, 224, 256, 320)  # px, of a square, before it is stretched
_FLATTER = 0.8  # height of a row of photos to the side of a square: about as many fit
_REST = 40  # ms on a thumb, after which it was not only crossed
_CALM = 50  # ms after scrolling began in which what comes next is not asked for anew
_EXTENDING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
_NOTCH = 120  # what Qt counts for one click of a wheel; a touchpad turns by less at a time


class PhotoGrid(ArrangedView):
    """Shows a PhotoModel; turns mouse and keys into signals about photos.

    Signals: ``judged(photo, sign)`` for a click on a thumb (0 clears), ``aimed(photo, sign)`` where
    one may follow because the pointer rests on a thumb, ``search_wanted(photo)``,
    ``preview_wanted(photo)``, ``pointer_left()``, ``scrolled()`` by hand, ``zoomed(steps)``,
    ``menu_wanted(global point)``.
    """

    judged = Signal(object, int)
    aimed = Signal(object, int)
    search_wanted = Signal(object)
    preview_wanted = Signal(object)
    pointer_left = Signal()
    scrolled = Signal()
    zoomed = Signal(int)
    menu_wanted = Signal(object)

    def __init__(
        self, model: PhotoModel, pictures: Pictures, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, TileForm(SIDES[0], pad=PAD), parent)
        self._side, self._square = SIDES[0], False
        self._delegate = TileDelegate(pictures, self)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._aim)
        self._ahead = QTimer(self, singleShot=True, interval=_CALM)
        self._ahead.timeout.connect(self._prefetch)
        self._down = True  # the way that was scrolled last
        self._on_part = False  # the mouse was last pressed on a thumb, not on the photo
        self._turned = 0  # by how much the wheel has turned towards the next size
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        fingers = Fingers(self, self)
        fingers.scrolled.connect(self.scrolled)
        fingers.zoomed.connect(self.zoomed)
        model.modelReset.connect(self._rest.start)  # another photo may be under the pointer
        pictures.loaded.connect(model.touch)
        pictures.failed.connect(model.touch)

    # What it shows

    def set_thumbs(self, shown: bool) -> None:
        """Offer thumbs on the tiles, or not: there is nothing to judge outside a search."""
        self._delegate.thumbs = shown
        self.viewport().update()

    def set_side(self, side: int) -> None:
        """Make the tiles about `side` pixels wide."""
        self._side = side
        self._take_form()

    def set_square(self, square: bool) -> None:
        """Show squares, or rows in which photos keep their shapes."""
        self._square = square
        self._take_form()

    def pointer_inside(self) -> bool:
        """Tell whether the mouse is over the photos."""
        return self._delegate.pointer is not None

    def tile_at(self, point: QPoint, /) -> QPoint | None:
        """The middle of the tile at a point; None if there is none, or the pointer is on it."""
        index, pointer = self.indexAt(point), self._delegate.pointer
        if not index.isValid() or (pointer is not None and self.indexAt(pointer) == index):
            return None
        return self.visualRect(index).center()

    def _take_form(self) -> None:
        size = self._side if self._square else round(_FLATTER * self._side)
        self.set_form(replace(self.form(), size=size - 2 * PAD, square=self._square))

    # Mouse and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # Qt does not know of a press on a thumb: it would drag what was pressed before.
        if not (self._on_part and event.buttons() & Qt.MouseButton.LeftButton):
            super().mouseMoveEvent(event)
        self._point(event.position().toPoint())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point(None)
            self.pointer_left.emit()
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        section = self.heading_at(event.position().toPoint())
        if section is not None and event.button() == Qt.MouseButton.LeftButton:
            self.take_section(section, more=bool(event.modifiers() & _EXTENDING))
            return
        hit = self._hit(event.position().toPoint())
        self._on_part = hit is not None and event.button() == Qt.MouseButton.LeftButton
        if hit is None or not self._on_part:
            self.setDragEnabled(self._drags_from(event))
            super().mousePressEvent(event)
            return
        self._rest.stop()
        index, part = hit
        if part is TilePart.SEARCH:
            self.search_wanted.emit(index.data(PHOTO))
        elif part is TilePart.STACK:
            self.photo_model.stacks.toggle(index.data(PHOTO))
        else:
            self.judged.emit(index.data(PHOTO), _sign_after(index, part))

    def _drags_from(self, event: QMouseEvent) -> bool:
        """Tell whether a drag from here takes photos out; if not, it draws a rubber band.

        It does from a picture, and anywhere on a selected tile; with Ctrl or Shift it never does.
        """
        point = event.position().toPoint()
        index = self.indexAt(point)
        if event.modifiers() & _EXTENDING or not index.isValid():
            return False
        picture = photo_area(self.visualRect(index))
        return self.selectionModel().isSelected(index) or picture.contains(point)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the selected photos out. Qt would make an object of each and paint all in sight."""
        del actions  # what is dragged out is copied
        photos = self.selected()
        if photos:
            paths = self.photo_model.paths(photos)
            drag_out(self, photos, paths, self._delegate.picture(photos[0], self))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        index = self.indexAt(point)
        if self._hit(point) is not None:
            self.mousePressEvent(event)
        elif index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.preview_wanted.emit(index.data(PHOTO))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._zoom(event.angleDelta().y())
            event.accept()
            return
        self.scrolled.emit()
        super().wheelEvent(event)
        self._point(event.position().toPoint())

    def _zoom(self, turned: int) -> None:
        """Ask for another size for each notch of the wheel, however many events it takes."""
        self._turned += turned
        steps = int(self._turned / _NOTCH)  # towards zero, unlike //
        self._turned -= steps * _NOTCH
        if steps:
            self.zoomed.emit(steps)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Letters are commands here, not a search for a name; QListView would jump about.
        if event.text().isprintable() and event.text() and event.key() != Qt.Key.Key_Space:
            event.ignore()
            return
        super().keyPressEvent(event)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._down = dy < 0
        if not self._ahead.isActive():
            self._ahead.start()

    def _prefetch(self) -> None:
        """Have the pictures loaded of the tiles that come next, the nearest first."""
        room, photos = self.viewport().height(), self.photo_model.photos()
        top = self.verticalOffset() + (room if self._down else -room)
        tiles, ratio = self.tiles(), self.devicePixelRatioF()
        coming = tiles.between(top, top + room)
        for row in coming if self._down else reversed(coming):
            _, _, wide, tall = tiles.box(row)
            self._delegate.prefetch(photos[row], QSize(wide, tall), ratio)

    def _hit(self, point: QPoint) -> tuple[QModelIndex, TilePart] | None:
        index = self.indexAt(point)
        if not index.isValid():
            return None
        part = self._delegate.part_at(index, self.visualRect(index), point, self)
        return None if part is None else (index, part)

    def _point(self, point: QPoint | None) -> None:
        """Follow the pointer; only the tiles that it leaves and enters are painted anew."""
        before, self._delegate.pointer = self._delegate.pointer, point
        for each in (before, point):
            if each is not None:
                self.update(self.indexAt(each))
        self._rest.start()

    def _aim(self) -> None:
        """The pointer has come to rest; on a thumb, a click is likely."""
        hit = None if self._delegate.pointer is None else self._hit(self._delegate.pointer)
        if hit is not None and hit[1] in (TilePart.LIKE, TilePart.DISLIKE):
            index, part = hit
            self.aimed.emit(index.data(PHOTO), _sign_after(index, part))


def _sign_after(index: QModelIndex, part: TilePart) -> int:
    """What a click on a thumb means: a second one on the same thumb takes it back."""
    return 0 if index.data(SIGN) == part.value else part.value
