"""Show photos in a virtual grid: a list view whose tiles cost nothing until they are painted.

Visible photos stay visible while their order changes, and the view doesn't jump to the current
photo; mouse and keys become signals about photos.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QRubberBand, QToolTip

from app.core.base.language import tr
from app.core.base.search_types import SearchView
from app.core.photos.order import PhotoOrder
from app.core.photos.sorting_table import Ids
from app.ui.photos.headings import Headings, paint_heading
from app.ui.photos.photo_model import PHOTO, Flag, PhotoModel
from app.ui.photos.pointer import DRAGGED, TileFingers, drag_out
from app.ui.photos.tile import DISLIKED, DOES, PAD, TilePainter, TilePart, photo_area
from app.ui.photos.tile_view import Hint, Place, TileView
from app.ui.style import theme
from app.ui.style.motion import HOVER, Run
from app.ui.system.input import BY_TAB, Notches

_AIMING = 3000  # ms after the pointer moved over a photo in which a click is likely
_REST = 40  # ms on a thumb after which a click is likely
_JUDGING = (TilePart.LIKE, TilePart.DISLIKE)
_EXTENDING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


Kept = tuple[Place | None, int | None, tuple[int, ...]]
"""What is in sight of a list, its current photo, those selected."""


class PhotoGrid(TileView):
    """Shows a PhotoModel, sorted and grouped; turns mouse and keys into signals about photos.

    Signals: ``judged(photo, sign)`` for a click on a thumb (0 clears), ``aimed(photo, sign)`` when
    the pointer rests on a thumb, ``search_wanted(photo)``, ``preview_wanted(photo)``,
    ``pointer_left()``, ``zoomed(steps)``, ``note_clicked()``, ``listing_changed()``.
    """

    judged = Signal(object, int)
    aimed = Signal(object, int)
    search_wanted = Signal(object)
    preview_wanted = Signal(object)
    pointer_left = Signal()
    zoomed = Signal(int)
    note_clicked = Signal()
    listing_changed = Signal()

    def __init__(self, model: PhotoModel, name: str) -> None:
        super().__init__(model)
        self.listing = ""  # name under which the order is remembered, "" for none
        self._pressed = QPoint()  # where the mouse was pressed, in scrolled coordinates
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, self.viewport())
        self._on_part = False  # whether the mouse was last pressed on a button, not on the photo
        self._notches = Notches()
        self._under = -1  # the row under the pointer
        self._aiming = QTimer(self, singleShot=True, interval=_AIMING)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._hover = Run(self, HOVER, self._show_hover)
        self._pictures, self._painter = model.pictures, TilePainter(self, model)
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self._connect()

    def _connect(self) -> None:
        TileFingers(self.viewport(), self.tile_at).zoomed.connect(self.zoomed)
        self.verticalScrollBar().valueChanged.connect(self._follow_tiles)
        self.photo_model.modelReset.connect(self._rest.start)
        self._rest.timeout.connect(self._aim)
        self._ahead.timeout.connect(self._prefetch)
        self._pictures.changed.connect(self.photo_model.touch)
        if self.photo_model.folded:
            self.photo_model.stacks.changed.connect(
                lambda: self.show_photos(self.photo_model.given)
            )

    # What it shows

    def set_thumbs(self, shown: bool) -> None:
        """Show or hide thumbs on the tiles: outside a search there is nothing to judge."""
        self._painter.thumbs = shown
        self.viewport().update()

    def order(self) -> PhotoOrder:
        """Return how the photos are sorted and grouped."""
        return self.photo_model.order

    def set_order(self, order: PhotoOrder) -> None:
        """Sort and group the photos; the current one stays in view if it was."""
        if order != self.photo_model.order:
            self.photo_model.order = order
            self.show_photos(self.photo_model.given, anew=True)

    def show_photos(self, photos: Sequence[int] | Ids, *, anew: bool = False) -> None:
        """Show these photos; position, current photo and selection stay where possible.
        If the current photo is gone, the one in its row becomes current."""
        photo = self._looked_at()
        anchor = None if anew or self.order() == PhotoOrder() else self.in_sight()
        self._replace(lambda: self.photo_model.set_photos(photos))
        if not (self.verticalOffset() or self._painter.keyed or self.selection.count()):
            self._make_current(0)  # nobody chose another one: keys begin with what is in sight
        self._put(anchor)
        if self._is_listed(photo):
            self.scrollTo(self.currentIndex())
        elif anew:
            self.scrollToTop()

    def show_others(self, photos: Sequence[int] | Ids, listing: str = "") -> None:
        """Show another list of photos, whose order is remembered as that of ``listing``.
        It is scrolled to the current photo if the list has it, else to the beginning."""
        photo = self._current()
        self._replace(lambda: self.photo_model.set_photos(photos))
        if listing != self.listing:
            self.listing = listing
            self.listing_changed.emit()
        if self._is_listed(photo):
            self.scrollTo(self.currentIndex(), Hint.PositionAtCenter)
        else:
            self.begin()

    def kept(self) -> Kept:
        """Return how the list is looked at now, for `put_back`."""
        return self.in_sight(), self._current(), self.selection.photos()

    def put_back(self, kept: Kept) -> None:
        """Look at a list again as it was left."""
        place, current, selected = kept
        self.selection.choose(selected)
        self._make_current(self.photo_model.row_of(current or 0) or 0)
        if place is None:
            self.scrollToTop()
        else:
            self._put(place)

    def show_results(
        self,
        view: SearchView,
        photos: Sequence[int],
        headings: Headings | None = None,
        note: str = "",
        *,
        kept: Sequence[int] = (),
        moving: bool = False,
    ) -> None:
        """Show ``photos`` of a search under ``headings``, with a ``note`` below the first one.
        Scroll position and selection stay, as above. ``moving``: photos slide to their new places,
        except the row under the pointer, of which the ``kept`` ones stay in place."""
        current, photo = self.currentIndex().row(), self._current()
        slides = moving and self._motion.wanted()
        before = self._motion.painted(self._rects()) if slides else {}
        held, under = self.held(), self._tile_under()
        place = None if held is None else (held, self.visualRect(under).top())
        row = None
        if kept:
            first, tall = photos.index(kept[0]), self.visualRect(under).height() - 2 * PAD
            row = first, first + len(kept), tall
        self.note = note
        self._room, self._kept = 0, row
        self._forget_layout()
        self._replace(lambda: self.photo_model.set_results(view, photos, headings))
        if moving:
            self._make_room(place)
        self._put(place)
        if moving and photo is not None and self.photo_model.sign(photo):
            self._stay_in(current)
        self._motion.stop()
        if before:
            self._motion.begin(before, self._rects(), self._is_listed)
        self.viewport().update()

    def _stay_in(self, row: int) -> None:
        """Leave the keyboard in a row whose photo a thumb may have moved, unless several photos are
        selected, or that one is shown large."""
        if self.selection.count() < 2 and self.isVisible():
            how = Flag.ClearAndSelect if self.selection.count() else Flag.NoUpdate
            self._make_current(min(row, self.photo_model.rowCount() - 1), how)

    def held(self) -> int | None:
        """Return the photo under the pointer, if there is one."""
        photo: int | None = self._tile_under().data(PHOTO)
        return photo

    def is_aimed_at(self) -> bool:
        """Return whether the pointer is over a photo and came there a moment ago."""
        return self.held() is not None and self._aiming.isActive()

    def held_row(self) -> tuple[int, ...]:
        """Return the photos in the row of the one under the pointer."""
        tiles, row = self.tiles(), self.tiles().row_of(self._tile_under().row())
        return self.photo_model.photos()[tiles.first[row] : tiles.first[row + 1]]

    def _tile_under(self) -> QModelIndex:
        at = self._painter.pointer
        return QModelIndex() if at is None else self.indexAt(at)

    def selected(self) -> tuple[int, ...]:
        """Return the selected photos in the grid's order; without any, the current one.
        Several tiles stand for all photos of their closed stacks."""
        current = self._current()
        tiles = self.selection.photos()
        return self.photo_model.meant(tiles) or (() if current is None else (current,))

    def select_row(self, row: int) -> None:
        """Make one photo current and the only selected one; rows beyond the end mean the last."""
        count = self.photo_model.rowCount()
        if count:
            index = self.photo_model.index(max(0, min(row, count - 1)))
            self.selectionModel().setCurrentIndex(index, Flag.ClearAndSelect)

    def begin(self) -> None:
        """Scroll to the first photo and make it current, with none selected."""
        self.selection.choose_none()
        self._make_current(0)
        self.scrollToTop()

    def select_section(self, section: int | None = None, *, more: bool = False) -> None:
        """Select the photos of a section, by default the current photo's.
        With ``more``, in addition to those selected."""
        headings, current = self.photo_model.headings, self.currentIndex()
        if headings is None or not current.isValid():
            return
        if section is None:
            section = self.tiles().section_of(current.row())
        rows = headings.rows(section)
        self.selection.change([rows], Flag.Select if more else Flag.ClearAndSelect)
        self._make_current(rows.start)  # so that the heading stays under the pointer

    def _is_listed(self, photo: int | None) -> bool:
        return photo is not None and self.photo_model.row_of(photo) is not None

    # Mouse and keys

    def tile_at(self, point: QPoint, /) -> QPoint | None:
        """Return the middle of the tile at a point; None if none or already hovered."""
        index = self.indexAt(point)
        hidden = index.isValid() and index != self._tile_under()
        return self.visualRect(index).center() if hidden else None

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.follow_pointer(None)
            self.pointer_left.emit()
        elif isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._show_help(event.pos())
            return True
        return super().viewportEvent(event)

    def _show_help(self, point: QPoint) -> None:
        """Show a tool tip below a tile's buttons: the photo's facts, or what a button does."""
        index, part = self._part_at(point)
        tile = self.visualRect(index)
        text = index.data(Qt.ItemDataRole.ToolTipRole) if part is None else tr(DOES[part])
        below = QPoint(tile.left(), tile.bottom() - 2 * PAD)  # Qt adds the height of a pointer
        QToolTip.showText(self.viewport().mapToGlobal(below), text or "", self.viewport(), tile)

    def follow_pointer(self, point: QPoint | None) -> None:
        """Note where the pointer is; repaint only the tiles that it leaves and enters."""
        self._painter.pointer = point
        self._follow_tiles()

    def _follow_tiles(self) -> None:
        """Update the tile under the pointer, also after photos moved below it."""
        before, self._under = self._under, self._tile_under().row()
        for row in {before, self._under} - {-1}:
            self.update(self.photo_model.index(row))
        if self._under not in (before, -1):
            self._hover.begin()
        self._rest.start()

    def _show_hover(self, share: float) -> None:
        """Fade in the buttons on the tile under the pointer."""
        self._painter.hover = share
        if self._under >= 0:
            self.update(self.photo_model.index(self._under))

    def _part_at(self, point: QPoint | None) -> tuple[QModelIndex, TilePart | None]:
        """Return the tile at a point, and its button there."""
        index = QModelIndex() if point is None else self.indexAt(point)
        if point is None or not index.isValid():
            return index, None
        return index, self._painter.part_at(index.data(PHOTO), self.visualRect(index), point)

    def _aim(self) -> None:
        """Emit `aimed` if the pointer rests on a thumb, where a click is likely."""
        index, part = self._part_at(self._painter.pointer)
        if part in _JUDGING:
            self.aimed.emit(index.data(PHOTO), self._sign_after(index, part))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl, change the size once a notch, however many events make one up."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        if steps := self._notches.turned(event):
            self.zoomed.emit(steps)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._on_part = self._press_part(event)
        if self._on_part:
            return
        self._pressed = event.position().toPoint() + QPoint(0, self.verticalOffset())
        self._note_keys(False)
        self.setDragEnabled(self._drags_from(event))
        super().mousePressEvent(event)

    def _press_part(self, event: QMouseEvent) -> bool:
        """Handle a press on a button, heading or the note; return whether there is one."""
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        point = event.position().toPoint()
        index, part = self._part_at(point)
        if part is not None:
            self._rest.stop()
            self._press(index, part)
        elif (section := self.heading_at(point)) is not None:
            self.select_section(section, more=bool(event.modifiers() & _EXTENDING))
        elif self._note_rect().contains(point):
            self.note_clicked.emit()
        else:
            return False
        return True

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
                self.judged.emit(photo, self._sign_after(index, part))

    def _sign_after(self, index: QModelIndex, part: TilePart) -> int:
        """Return the sign that a click on a thumb sets: 0 if that thumb is already set."""
        return 0 if self.photo_model.sign(index.data(PHOTO)) == part.value else part.value

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._aiming.start()
        self.follow_pointer(event.position().toPoint())
        self._on_part &= bool(event.buttons() & Qt.MouseButton.LeftButton)
        if self._on_part:
            return
        QAbstractItemView.mouseMoveEvent(self, event)
        if self.state() == QAbstractItemView.State.DragSelectingState:
            begun = self._pressed - QPoint(0, self.verticalOffset())
            self._band.setGeometry(QRect(begun, event.position().toPoint()).normalized())
            self._band.show()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._on_part:
            return
        QAbstractItemView.mouseReleaseEvent(self, event)
        self._band.hide()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        on_part, self._on_part = self._on_part, self._press_part(event)
        if on_part:
            return  # the first click was for a button; what is under the second one is its result
        index = self.indexAt(event.position().toPoint())
        if not self._on_part and index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.preview_wanted.emit(index.data(PHOTO))

    def _note_keys(self, moves: bool) -> None:
        """Show the focus ring only after keys were used."""
        if moves != self._painter.keyed:
            self._painter.keyed = moves
            self.update(self.currentIndex())

    def _drags_from(self, event: QMouseEvent) -> bool:
        """Return whether a drag from here takes photos out; otherwise it draws a rubber band.

        It does from a picture, and anywhere on a selected tile; with Ctrl or Shift it never does.
        """
        point = event.position().toPoint()
        index = self.indexAt(point)
        if event.modifiers() & _EXTENDING or not index.isValid():
            return False
        picture = photo_area(self.visualRect(index))
        return self.selectionModel().isSelected(index) or picture.contains(point)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the selected photos out. Qt's own drag would make an object of each photo."""
        del actions  # dragged photos are always copied
        photos = self.selected()
        if photos:
            infos = filter(None, map(self._pictures.info, photos))
            ratio = self.devicePixelRatioF()
            size = QSize(DRAGGED, DRAGGED) * ratio
            picture = self._pictures.fill(photos[0], size, theme.RADIUS * ratio)
            drag_out(self, photos, (info.path for info in infos), picture)
            self.follow_pointer(None)  # the pointer left unseen

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Letters are shortcuts here; QListView would search for names by them.
        if event.text().isprintable() and event.text() and event.key() != Qt.Key.Key_Space:
            event.ignore()
            return
        self._note_keys(True)
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_TAB:
            self._note_keys(True)

    def _prefetch(self) -> None:
        """Load the pictures of the tiles that come into view next, the nearest first."""
        room, photos = self.viewport().height(), self.photo_model.photos()
        top = self.verticalOffset() + (room if self._down else -room)
        tiles, ratio = self.tiles(), self.devicePixelRatioF()
        coming = tiles.between(top, top + room)
        for row in coming if self._down else reversed(coming):
            _, _, wide, tall = tiles.box(row)
            self._pictures.prefetch(photos[row], QSize(wide - 2 * PAD, tall - 2 * PAD) * ratio)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, area = QPainter(self.viewport()), event.region()
        painter.setClipRegion(area)
        self._paint_tiles(painter, area)
        offset = self.verticalOffset()
        if self.note:  # a sentence that looks like a link
            painter.setFont(self.font())
            painter.setPen(self.palette().link().color())
            painter.setLayoutDirection(self.layoutDirection())
            leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(self.inside(self._note_rect()), int(leading), self.note)
        for section, rect, heading in reversed(list(self.headings_in_sight())):
            if area.intersects(rect):
                stuck = rect.top() > int(self.tiles().headings[section]) - offset
                paint_heading(painter, rect, self.inside(rect), heading, self, stuck=stuck)

    def _paint_tiles(self, painter: QPainter, area: QRegion) -> None:
        """Paint the tiles that touch ``area``."""
        motion, tiles = self._motion, self.tiles()
        photos, selection = self.photo_model.photos(), self.selectionModel()
        offset, current, moves = self.verticalOffset(), self.currentIndex().row(), motion.goes_on()
        for photo, rect, left in motion.leaving():
            frame, opacity = photo_area(rect), DISLIKED * left
            self._painter.paint_photo(painter, frame, photo, opacity)
        rows = area.boundingRect()  # a step of scrolling leaves parts of it as they are
        for tile in tiles.between(rows.top() + offset, rows.bottom() + 1 + offset):
            left_edge, top, width, height = tiles.box(tile)
            cell = QRect(left_edge, top - offset, width, height)
            if moves:
                cell.translate(motion.offset(photos[tile]))
            elif not area.intersects(cell):
                continue
            selected = selection.isSelected(self.photo_model.index(tile))
            self._painter.paint(painter, tile, cell, selected=selected, current=tile == current)
