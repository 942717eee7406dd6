"""Virtual grid of photos: one list view whose tiles cost nothing until they are painted.

A QListView by its role for screen readers and its ways with mouse and keys. Where tiles stand is
asked of `layout.py`: what QListView itself has of layout is never made. What is in the view stays
there when the room, the form of the tiles or the order changes: the tile under the pointer above
all, and nobody is led to where the current photo is now.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np
from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
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
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyleOptionViewItem,
    QWidget,
)

from app.core.base.search_types import SearchView
from app.core.photos.order import PhotoOrder
from app.core.photos.table import Ids
from app.ui.photos.fingers import Fingers, drag_out
from app.ui.photos.grid_painting import paint_band, paint_note, paint_tiles
from app.ui.photos.headings import HEIGHT, Heading, Headings, paint_heading
from app.ui.photos.kept_place import KeptPlace
from app.ui.photos.layout import (
    NOTE,
    Action,
    KeptLayouts,
    KeyNavigation,
    TileForm,
    TileLayout,
)
from app.ui.photos.listing import Listing
from app.ui.photos.motion import Motion
from app.ui.photos.photo_model import PHOTO, PhotoModel
from app.ui.photos.pictures import Pictures
from app.ui.photos.pointer import Pointer, sign_after
from app.ui.photos.selected_photos import Flag, SelectedPhotos
from app.ui.photos.tile import PAD, TileDelegate, TilePart, photo_area
from app.ui.style import theme

Index = QModelIndex | QPersistentModelIndex
Hint = QAbstractItemView.ScrollHint

SIDES = (96, 114, 132, 150, 168, 200, 232, 288, 336, 400)  # px, of rows and squares
_WIDTHS, _STEPS = (
    (theme.NARROW, 2200, 3200),
    (-2, 0, 2, 3),
)  # px of the window: steps from the chosen size
_ROWS_A_NOTCH = 3  # Qt scrolls so many single steps for a notch of the wheel
_CALM = 50  # ms after scrolling began in which what comes next is not asked for anew
_EXTENDING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


class PhotoGrid(QListView):
    """Shows a PhotoModel, sorted and grouped; turns mouse and keys into signals about photos.

    Signals: ``judged(photo, sign)`` for a click on a thumb (0 clears), ``aimed(photo, sign)`` where
    one may follow because the pointer rests on a thumb, ``search_wanted(photo)``,
    ``preview_wanted(photo)``, ``pointer_left()``, ``scrolled()`` by hand, ``zoomed(steps)``,
    ``menu_wanted(global point)``, ``note_clicked()``; ``arranged()``, whenever photos or their
    order are others; ``listing_changed()``.
    """

    judged = Signal(object, int)
    aimed = Signal(object, int)
    search_wanted = Signal(object)
    preview_wanted = Signal(object)
    pointer_left = Signal()
    scrolled = Signal()
    zoomed = Signal(int)
    menu_wanted = Signal(object)
    note_clicked = Signal()
    arranged = Signal()
    listing_changed = Signal()

    def __init__(
        self, model: PhotoModel, pictures: Pictures, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.photo_model = model
        self.listing = ""  # what is shown here, as `set_listing` was told
        self._form = TileForm(SIDES[0], pad=PAD, heading=HEIGHT)
        self._step = 0  # of SIDES
        self._margin = 0  # px, beside the tiles
        self._across = 0  # px of the view, as they were laid out
        self._layouts = KeptLayouts()
        self._laid_out: TileLayout | None = None
        self._shapes = np.empty(0, np.float32)  # of the photos, as they were laid out
        self._listed = Listing(model.table())
        self._note = ""  # what is said below a section
        self._above: QWidget | None = None  # what stands above all photos
        self._with_above = False
        self._navigation = KeyNavigation()
        self._pressed = QPoint()  # where the mouse was, in the whole
        self._band: QRect | None = None
        self._down = True  # the way that was scrolled last
        self._delegate = TileDelegate(pictures, self)
        self._motion = Motion(self.viewport())
        self._ahead = QTimer(self, singleShot=True, interval=_CALM)
        for changed in (model.modelReset, model.rowsInserted, model.rowsRemoved):
            changed.connect(self._forget_layout)  # before Qt hears of it
        self.setModel(model)
        self.selection = SelectedPhotos(model, self.selectionModel(), self)
        self._kept = KeptPlace(self, model, self.selection, self.tiles)
        self._dress(name)
        self._connect(pictures)

    def _dress(self, name: str) -> None:
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def _connect(self, pictures: Pictures) -> None:
        self.pointer = Pointer(self, self._delegate, self._press_beside)
        self.pointer.pressed.connect(self._press)
        self.pointer.rested.connect(self._aim)
        self.pointer.left.connect(self.pointer_left)
        for hand in (self.pointer, Fingers(self, self)):
            hand.scrolled.connect(self.scrolled)
            hand.zoomed.connect(self.zoomed)
        self._ahead.timeout.connect(self._prefetch)
        pictures.loaded.connect(self.photo_model.touch)
        pictures.failed.connect(self.photo_model.touch)

    # What it shows

    def set_thumbs(self, shown: bool) -> None:
        """Offer thumbs on the tiles, or not: there is nothing to judge outside a search."""
        self._delegate.thumbs = shown
        self.viewport().update()

    def set_step(self, step: int) -> None:
        """Make rows and squares as high as this step of SIDES in a usual window; smaller in a
        narrow one, larger in a wide one."""
        self._step = step
        self._take_size()

    def _take_size(self) -> None:
        step = self._step + _STEPS[bisect_right(_WIDTHS, self.window().width())]
        self.set_form(replace(self._form, size=SIDES[min(max(step, 0), len(SIDES) - 1)]))

    def set_square(self, square: bool) -> None:
        """Show squares, or rows in which photos keep their shapes."""
        self.set_form(replace(self._form, square=square))

    def note(self) -> str:
        """Give what is said below the first section."""
        return self._note

    def order(self) -> PhotoOrder:
        """Give how the photos are sorted and grouped."""
        return self._listed.order

    def set_order(self, order: PhotoOrder) -> None:
        """Sort and group the photos; the current one stays in view if it is."""
        if order != self._listed.order:
            self._listed.order = order
            self.show_photos(self._listed.given, anew=True)

    def set_listing(self, listing: str) -> None:
        """Say what is listed here: listings remember their order."""
        if listing != self.listing:
            self.listing = listing
            self.listing_changed.emit()

    def given(self) -> tuple[int, ...]:
        """Give the photos as they were given, before they were sorted."""
        return self._listed.given

    def show_photos(self, photos: Sequence[int] | Ids, *, anew: bool = False) -> None:
        """Show these photos. The scroll position, the current photo and the selected ones stay, if
        they can; where the current one is gone, the one in its row takes its place.
        """
        photo = self._kept.looked_at()
        anchor = None if anew or self.order() == PhotoOrder() else self._kept.anchor()
        self._replace(lambda: self.photo_model.set_photos(*self._arrange(photos)))
        if self._is_listed(photo):
            self.scrollTo(self.currentIndex())
        elif anew:
            self.scrollToTop()
        else:
            self._kept.put(anchor)

    def show_others(self, photos: Sequence[int] | Ids) -> None:
        """Show these photos, another list than before: from where the current photo stands in it,
        or else from its beginning, with nothing selected."""
        photo = self._kept.current()
        self._replace(lambda: self.photo_model.set_photos(*self._arrange(photos)))
        if self._is_listed(photo):
            self.scrollTo(self.currentIndex(), Hint.PositionAtCenter)
        else:
            self.go_to(0)
            self.scrollToTop()

    def show_results(
        self,
        view: SearchView,
        photos: Sequence[int],
        headings: Headings | None = None,
        note: str = "",
        *,
        moving: bool = False,
    ) -> None:
        """Show the results of a search: ``photos`` under ``headings``, and below the first of them
        a ``note``. The scroll position and the selected photos stay, as above. ``moving``: photos
        slide to their new places, and that under the pointer stays where it is."""
        self._motion.stop()
        moving = moving and self._motion.wanted()
        before = self._kept.rects() if moving else {}
        held = self._kept.under(self._delegate.pointer)
        self._note = note
        self._form = replace(self._form, noted=0 if note else -1)
        self._forget_layout()
        self._replace(lambda: self.photo_model.set_results(view, *self._arrange(photos, headings)))
        self._delegate.asked = self._listed.asked_rows()
        self._kept.put(held)
        if before:
            self._motion.begin(before, self._kept.rects(), self._is_listed)
        self.viewport().update()

    def held(self) -> int | None:
        """Give the photo under the pointer, if one is."""
        found = self._kept.under(self._delegate.pointer)
        return None if found is None else found[0]

    def selected(self) -> tuple[int, ...]:
        """Give the selected photos in the grid's order; without any, the one with the focus."""
        current = self._kept.current()
        return self.selection.photos() or (() if current is None else (current,))

    def select_row(self, row: int) -> None:
        """Make one photo the current and only selected one; past the end it is the last."""
        count = self.photo_model.rowCount()
        if count:
            index = self.photo_model.index(max(0, min(row, count - 1)))
            self.selectionModel().setCurrentIndex(index, Flag.ClearAndSelect)

    def go_to(self, row: int) -> None:
        """Make one photo the current one, with none selected."""
        self.selection.choose_none()
        self.selectionModel().setCurrentIndex(self.photo_model.index(row), Flag.NoUpdate)

    def select_section(self) -> None:
        """Select all photos under the heading of the current one."""
        if self.has_headings() and self.currentIndex().isValid():
            self.take_section(self.tiles().section_of(self.currentIndex().row()), more=False)

    def take_section(self, section: int, *, more: bool) -> None:
        """Select the photos of a section; with ``more``, those that are selected stay so."""
        rows = self._listed.rows_of(section)
        self.selection.choose_rows(rows, more=more)
        self._kept.make_current(rows.start)  # the heading stays under the pointer

    def _is_listed(self, photo: int | None) -> bool:
        return photo is not None and self.photo_model.row_of(photo) is not None

    def _replace(self, change: Callable[[], object]) -> None:
        self._kept.replace(change)
        self.arranged.emit()

    def _arrange(
        self, photos: Sequence[int] | Ids, headings: Headings | None = None
    ) -> tuple[Sequence[int] | Ids, Ids]:
        before = self._listed.headings
        arranged = self._listed.arrange(photos, headings)
        if self._listed.headings != before:
            self._forget_layout()
            self.scheduleDelayedItemsLayout()
        return arranged

    # Layout

    def form(self) -> TileForm:
        """Give what the tiles look like."""
        return self._form

    def set_form(self, form: TileForm) -> None:
        """Change the form of the tiles."""
        if form != self._form:
            anchor = self._kept.anchor()
            self._form = form
            self._lay_out_anew(anchor)

    def set_margin(self, wide: int) -> None:
        """Leave room beside the tiles, before the scroll bar."""
        self._margin = wide
        if self.isRightToLeft():
            self.setViewportMargins(wide, 0, 0, 0)
        else:
            self.setViewportMargins(0, 0, wide, 0)

    def inside(self, rect: QRect) -> QRect:
        """Give the part of a rectangle, as wide as the view, that is within the page's margins. The
        scroll bar stands in one of them."""
        margin, bar = theme.margin(self), self.verticalScrollBar().sizeHint().width()
        beside = margin - (0 if self._margin else bar)
        left, right = (beside, margin) if self.isRightToLeft() else (margin, beside)
        return rect.adjusted(left, 0, -right, 0)

    def tiles(self) -> TileLayout:
        """Give where the tiles stand now."""
        if self._laid_out is None:
            self._across = self.viewport().width()
            inside = self.inside(QRect(0, 0, self._across, 1)).adjusted(-PAD, 0, PAD, 0)
            across = inside.width() + 2 * inside.left()
            form = replace(
                self._form,
                mirrored=self.isRightToLeft(),
                inset=inside.left(),
                top=self._height_above(self._across),
            )
            self._shapes = self.photo_model.shapes()
            firsts = self._listed.firsts(len(self._shapes))
            self._laid_out = self._layouts.lay_out(self._shapes, across, form, firsts)
            self.updateGeometries()
        return self._laid_out

    def seen(self) -> range:
        """Give the rows of the model of which something is in the view."""
        top = self.verticalOffset()
        return self.tiles().between(top, top + self.viewport().height())

    def _forget_layout(self) -> None:
        self._laid_out = None
        self._navigation = KeyNavigation()

    def _lay_out_anew(self, anchor: tuple[int, int] | None) -> None:
        self._forget_layout()
        self.tiles()
        self._kept.put(anchor)
        self.viewport().update()

    def put_above(self, widget: QWidget) -> None:
        """Have a widget stand above all photos, as high as its `heightForWidth` says; it moves with
        them."""
        self._above = widget
        widget.setParent(self.viewport())
        widget.setVisible(self._with_above)

    def show_above(self, shown: bool) -> None:
        """Show what stands above the photos, or not."""
        if shown != self._with_above:
            self._with_above = shown
            if self._above is not None:
                self._above.setVisible(shown)
                self.lay_out_above()

    def lay_out_above(self) -> None:
        """Give what stands above the photos the height that it needs by now."""
        self._lay_out_anew(self._kept.anchor())

    def _height_above(self, across: int) -> int:
        above = self._above if self._with_above else None
        return 0 if above is None else above.heightForWidth(across)

    def _place_above(self) -> None:
        if self._above is not None:
            wide = self.viewport().width()
            self._above.setGeometry(0, -self.verticalOffset(), wide, self._height_above(wide))

    # Headings

    def headings(self) -> Headings | None:
        """Give the headings, if there are any."""
        return self._listed.headings

    def has_headings(self) -> bool:
        """Tell whether there are headings."""
        return self._listed.headings is not None and bool(len(self.tiles()))

    def heading_at(self, point: QPoint) -> int | None:
        """Give the section whose heading is at a point of the view."""
        return next(
            (section for section, rect, _ in self.headings_in_sight() if rect.contains(point)), None
        )

    def headings_in_sight(self) -> Iterator[tuple[int, QRect, Heading]]:
        """Give each heading in the view: its section, its rectangle in the viewport, itself."""
        if self._listed.headings is not None and self.has_headings():
            offset, room = self.verticalOffset(), self.viewport().rect()
            for section, top in self.tiles().headings_between(offset, offset + room.height()):
                rect = QRect(0, top - offset, room.width(), HEIGHT)
                yield section, rect, self._listed.headings.heading(section)

    def covered(self) -> int:
        """Give how much at the top of the view its heading covers, where it sticks."""
        top = self.verticalOffset()
        stuck = self.tiles().headings_between(top, top + HEIGHT) if self.has_headings() else ()
        return max((at + HEIGHT - top for _, at in stuck if at <= top), default=0)

    def _note_rect(self) -> QRect:
        """Give where the note below the first section is."""
        tiles = self.tiles()
        if not self._note or not len(tiles):
            return QRect()
        end = int(tiles.sections[1]) if len(tiles.sections) > 1 else len(tiles)
        bottom = int(tiles.bottom[tiles.row_of(end - 1)]) - self.verticalOffset()
        return QRect(0, bottom, self.viewport().width(), NOTE)

    # Geometry that Qt asks for

    def doItemsLayout(self) -> None:
        # All that the layout depends on forgets it by itself, but for shapes that become known.
        shapes = self.photo_model.shapes()
        if self._laid_out is not None and not np.array_equal(self._shapes, shapes):
            self._forget_layout()
        self.tiles()
        QAbstractItemView.doItemsLayout(self)

    def updateGeometries(self) -> None:
        tiles = self._laid_out
        bar, room = self.verticalScrollBar(), self.viewport().height()
        if tiles is not None:
            bar.setRange(0, max(0, tiles.height - room))
            bar.setPageStep(max(1, room - (HEIGHT if self._listed.headings is not None else 0)))
            bar.setSingleStep(max(20, (self._form.size + 2 * self._form.pad) // _ROWS_A_NOTCH))
            self._place_above()

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
        covered = HEIGHT if self._listed.headings is not None else 0
        highest, lowest = top - covered, top + height - room
        if hint == Hint.PositionAtCenter:
            offset = (highest + lowest) // 2
        elif hint == Hint.PositionAtTop or highest < offset:
            offset = highest
        elif hint == Hint.PositionAtBottom or lowest > offset:
            offset = min(lowest, highest)
        first_row = self.tiles().row_of(index.row()) == 0  # what is above it is seen, too
        self.verticalScrollBar().setValue(
            0 if first_row and self.viewport().height() > top + height else offset
        )

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        del dx
        self._motion.stop()
        self._place_above()
        if self._height_above(self.viewport().width()) > self.verticalOffset() - abs(dy):
            self.viewport().update()  # what is above would be copied with the photos
            return
        covered = HEIGHT if self._listed.headings is not None else 0
        area = self.viewport().rect().adjusted(0, covered, 0, 0)
        self.viewport().scroll(0, dy, area)
        if covered:
            self.viewport().update(0, 0, area.width(), covered + abs(dy))
        self._down = dy < 0
        if not self._ahead.isActive():
            self._ahead.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.set_margin(self._margin)
            self._lay_out_anew(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._laid_out is not None and self._across != self.viewport().width():
            self._lay_out_anew(self._kept.anchor())
        QAbstractItemView.resizeEvent(self, event)
        self._take_size()

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        # What stands in QListView and below asks for the rectangle of every row between the two.
        del roles
        if first == last:
            self.viewport().update(self.visualRect(first))
        else:
            self.viewport().update()

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
        self.selection.change(found, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        if selection.count() > self.viewport().height():  # more ranges than can be seen
            return QRegion(self.viewport().rect())
        seen, region = self.seen(), QRegion()
        for each in selection.toList():
            for row in range(max(each.top(), seen.start), min(each.bottom() + 1, seen.stop)):
                region += self.visualRect(self.photo_model.index(row))
        return region

    # Mouse and keys

    def tile_at(self, point: QPoint, /) -> QPoint | None:
        """The middle of the tile at a point; None if there is none, or the pointer is on it."""
        index, pointer = self.indexAt(point), self._delegate.pointer
        if not index.isValid() or (pointer is not None and self.indexAt(pointer) == index):
            return None
        return self.visualRect(index).center()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint() + QPoint(0, self.verticalOffset())
        self._note_keys(False)
        self.setDragEnabled(self._drags_from(event))
        super().mousePressEvent(event)

    def _press_beside(self, event: QMouseEvent) -> bool:
        """Do what a press on a heading or the note does; whether there is one."""
        point = event.position().toPoint()
        section, on_note = self.heading_at(point), self._note_rect().contains(point)
        if section is not None:
            self.take_section(section, more=bool(event.modifiers() & _EXTENDING))
        elif on_note:
            self.note_clicked.emit()
        return section is not None or on_note

    def _press(self, index: QModelIndex, part: TilePart) -> None:
        photo = index.data(PHOTO)
        match part:
            case TilePart.SEARCH:
                self.search_wanted.emit(photo)
            case TilePart.STACK:
                self.photo_model.stacks.toggle(photo)
            case TilePart.BOX:
                self.selection.toggle(index)
                self.selectionModel().setCurrentIndex(index, Flag.NoUpdate)
            case _:
                self.judged.emit(photo, sign_after(index, part))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        QAbstractItemView.mouseMoveEvent(self, event)
        if self.state() == QAbstractItemView.State.DragSelectingState:
            whole = event.position().toPoint() + QPoint(0, self.verticalOffset())
            self._band = QRect(self._pressed, whole).normalized()
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        QAbstractItemView.mouseReleaseEvent(self, event)
        if self._band is not None:
            self._band = None
            self.viewport().update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.preview_wanted.emit(index.data(PHOTO))

    def _note_keys(self, moves: bool) -> None:
        """Show where the keyboard is only to whoever moves by it."""
        if moves != self._delegate.keyed:
            self._delegate.keyed = moves
            self.update(self.currentIndex())

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

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Letters are commands here, not a search for a name; QListView would jump about.
        if event.text().isprintable() and event.text() and event.key() != Qt.Key.Key_Space:
            event.ignore()
            return
        self._note_keys(True)
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._note_keys(True)

    def _prefetch(self) -> None:
        """Have the pictures loaded of the tiles that come next, the nearest first."""
        room, photos = self.viewport().height(), self.photo_model.photos()
        top = self.verticalOffset() + (room if self._down else -room)
        tiles, ratio = self.tiles(), self.devicePixelRatioF()
        coming = tiles.between(top, top + room)
        for row in coming if self._down else reversed(coming):
            _, _, wide, tall = tiles.box(row)
            self._delegate.prefetch(photos[row], QSize(wide, tall), ratio)

    def _aim(self, index: QModelIndex, part: TilePart) -> None:
        self.aimed.emit(index.data(PHOTO), sign_after(index, part))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, area = QPainter(self.viewport()), event.rect()
        painter.setClipRegion(event.region())
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        paint_tiles(painter, area, self, option, self.tiles(), self._motion)
        offset = self.verticalOffset()
        if self._note:
            paint_note(painter, self.inside(self._note_rect()), self._note, self)
        for section, rect, heading in reversed(list(self.headings_in_sight())):
            if rect.intersects(area):
                stuck = rect.top() > int(self.tiles().headings[section]) - offset
                paint_heading(painter, rect, self.inside(rect), heading, self, stuck=stuck)
        if self._band is not None:
            paint_band(painter, self._band.translated(0, -offset), self)
