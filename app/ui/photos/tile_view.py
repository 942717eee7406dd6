"""Show a list view whose tiles are placed by `layout.py`, under headings between the rows.

It is a QListView for its accessible role and its handling of mouse and keys; Qt's own layout is
never computed. What a person looks at stays in place while photos, their order, the width or the
form of tiles change.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from app.ui.photos.headings import HEIGHT, Heading
from app.ui.photos.layout import NOTE, Action, KeptRow, KeyNavigation, TileForm, TileLayout, lay_out
from app.ui.photos.photo_model import PHOTO, Flag, Index, PhotoModel, SelectedPhotos
from app.ui.photos.tile import PAD
from app.ui.style import theme
from app.ui.style.motion import Run, ease, wanted

Hint = QAbstractItemView.ScrollHint

Place = tuple[int, int]
"""A photo, and its distance below the top of the view in px."""

SIDES = (96, 114, 132, 150, 168, 200, 232, 288, 336, 400)  # px, of rows
_WIDTHS = theme.NARROW, 2200, 3200  # px of the window's width at which the size changes
_STEPS = -2, 0, 2, 3  # of SIDES, added to the chosen one
_ROWS_A_NOTCH = 3  # Qt scrolls so many single steps per notch of the wheel
_CALM = 50  # ms after scrolling began before the next pictures are asked for


_SLIDE, _FADE = 240, 200  # ms


class Motion:
    """Where photos are painted while they move in ``viewport``."""

    def __init__(self, viewport: QWidget) -> None:
        self._viewport = viewport
        self._run = Run(viewport, _SLIDE, lambda _: viewport.update())
        self._from: dict[int, QPoint] = {}  # distance of a photo's start from its place
        self._leaving: dict[int, QRect] = {}

    def wanted(self) -> bool:
        """Return whether the system allows motion and the grid is visible."""
        return wanted(self._viewport)

    def begin(
        self,
        before: Mapping[int, QRect],
        after: Mapping[int, QRect],
        is_listed: Callable[[int], bool],
    ) -> None:
        """Move photos from their old rectangles to the new ones; photos not listed fade out."""
        sight = self._viewport.rect()
        self._from = {
            photo: before[photo].topLeft() - rect.topLeft()
            for photo, rect in after.items()
            if photo in before and before[photo].topLeft() != rect.topLeft()
        }
        gone = {p: r for p, r in before.items() if p not in after and r.intersects(sight)}
        self._leaving = {photo: rect for photo, rect in gone.items() if not is_listed(photo)}
        if self._from or self._leaving:
            self._run.begin()

    def stop(self) -> None:
        """Put all photos in their places."""
        if self.goes_on():
            self._run.stop()
            self._viewport.update()

    def goes_on(self) -> bool:
        """Return whether photos move."""
        return self._run.goes_on()

    def offset(self, photo: int) -> QPoint:
        """Return how far a photo is from its place now."""
        begun = self._from.get(photo)
        return QPoint() if begun is None else begun * (1 - ease(self._run.share()))

    def painted(self, rects: Mapping[int, QRect]) -> dict[int, QRect]:
        """Return where photos are painted now that have these rectangles as their places."""
        return {photo: rect.translated(self.offset(photo)) for photo, rect in rects.items()}

    def leaving(self) -> Iterator[tuple[int, QRect, float]]:
        """Yield the photos that fade out, their rectangles, and their opacity."""
        left = max(0.0, 1 - self._run.share() * _SLIDE / _FADE)
        return ((photo, rect, left) for photo, rect in self._leaving.items() if left)


class TileView(QListView):
    """Lays out the photos of a model under its headings. ``note``: below the first section.

    Signal: ``arranged()`` when photos or their order may have changed."""

    arranged = Signal()

    def __init__(self, model: PhotoModel) -> None:
        super().__init__()
        self.photo_model = model
        self.note = ""
        self._step = 0  # of SIDES
        self._margin = 0  # px, beside the tiles
        self._room = 0  # px below the first heading
        self._kept: KeptRow | None = None
        self._laid_out: TileLayout | None = None
        self._shapes = np.empty(0, np.float32)  # of the photos at the last layout
        self._above: QWidget | None = None  # widget above all photos
        self._navigation = KeyNavigation()
        self._down = True  # the last direction of scrolling
        self._ahead = QTimer(self, singleShot=True, interval=_CALM)
        self._motion = Motion(self.viewport())
        model.modelReset.connect(self._forget_layout)  # before Qt is told
        self.setModel(model)
        self.selection = SelectedPhotos(model, self.selectionModel(), self)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def set_step(self, step: int) -> None:
        """Set the size of tiles, a step of SIDES in a window of usual width.
        A narrow window takes smaller tiles, a wide one larger."""
        self._step = step
        self.lay_out_anew()

    def _size(self) -> int:
        step = self._step + _STEPS[bisect_right(_WIDTHS, self.window().width())]
        return SIDES[min(max(step, 0), len(SIDES) - 1)]

    def set_margin(self, wide: int) -> None:
        """Leave room beside the tiles, next to the scroll bar."""
        self._margin = wide
        if self.isRightToLeft():
            self.setViewportMargins(wide, 0, 0, 0)
        else:
            self.setViewportMargins(0, 0, wide, 0)

    def inside(self, rect: QRect) -> QRect:
        """Return a rectangle as wide as the view without the page's margins; the scroll bar is
        within one of them, or what stands beside the photos."""
        margin, bar = theme.margin(self), self.verticalScrollBar().sizeHint().width()
        beside = theme.UNIT if self._margin else margin - bar
        left, right = (beside, margin) if self.isRightToLeft() else (margin, beside)
        return rect.adjusted(left, 0, -right, 0)

    def tiles(self) -> TileLayout:
        """Return the current layout of the tiles."""
        if self._laid_out is None:
            headings, across = self.photo_model.headings, self.viewport().width()
            inside = self.inside(QRect(0, 0, across, 1))
            form = TileForm(
                self._size(),
                pad=PAD,
                heading=HEIGHT,
                top=self._height_above(),
                room=self._room,
                inset=inside.left() - PAD,
                noted=bool(self.note),
                mirrored=self.isRightToLeft(),
                even=headings is None or headings.even,
                kept=self._kept,
            )
            firsts = None if headings is None else headings.firsts
            self._shapes = self._shapes_now()
            across = inside.width() + 2 * inside.left()
            self._laid_out = lay_out(self._shapes, across, form, firsts)
            self.updateGeometries()
        return self._laid_out

    def _shapes_now(self) -> NDArray[np.float32]:
        return self.photo_model.pictures.table.shapes(self.photo_model.ids)

    def seen(self) -> range:
        """Return the rows of the model that are visible, at least in part."""
        top = self.verticalOffset()
        return self.tiles().between(top, top + self.viewport().height())

    def _forget_layout(self) -> None:
        self._laid_out = None
        self._navigation = KeyNavigation()

    def lay_out_anew(self) -> None:
        """Lay out the tiles again; one that is in sight stays in its place."""
        place, self._kept = self.in_sight(), None
        self._forget_layout()
        self._put(place)
        self.viewport().update()

    # What stays in place

    def _current(self) -> int | None:
        """Return the current photo; None if there is none."""
        photo: int | None = self.currentIndex().data(PHOTO)
        return photo

    def _looked_at(self) -> int | None:
        """Return the current photo if it is selected and visible; else None."""
        index = self.currentIndex()
        in_sight = self.viewport().rect().intersects(self.visualRect(index))
        return self._current() if in_sight and self.selectionModel().isSelected(index) else None

    def in_sight(self) -> Place | None:
        """Return a visible photo, preferably the current one; None if scrolled to the top."""
        tiles, top, seen = self.tiles(), self.verticalOffset(), self.seen()
        if not top or not seen:
            return None
        current = self.currentIndex().row()
        whole = (tile for tile in seen if tiles.box(tile)[1] >= top)
        tile = current if current in seen else next(whole, seen.start)
        return self.photo_model.photos()[tile], tiles.box(tile)[1] - top

    def _put(self, place: Place | None) -> None:
        """Scroll to put a photo in its place, if it is still shown."""
        if (top := self._top_of(place)) is not None and place is not None:
            self.verticalScrollBar().setValue(top - place[1])

    def _make_room(self, place: Place | None) -> None:
        """Leave room below the first heading if a photo's place can't be reached by scrolling."""
        if (top := self._top_of(place)) is not None and place is not None:
            self._room = max(0, place[1] - top)
            self._forget_layout()

    def _top_of(self, place: Place | None) -> int | None:
        row = None if place is None else self.photo_model.row_of(place[0])
        return None if row is None else self.tiles().box(row)[1]

    def _rects(self) -> dict[int, QRect]:
        """Return the rectangles of the visible photos and of those one page above and below."""
        room, offset = self.viewport().height(), self.verticalOffset()
        photos, tiles = self.photo_model.photos(), self.tiles()
        near = tiles.between(offset - room, offset + 2 * room)
        boxes = ((photos[tile], tiles.box(tile)) for tile in near)
        return {photo: QRect(x, y - offset, wide, tall) for photo, (x, y, wide, tall) in boxes}

    def _replace(self, change: Callable[[], object]) -> None:
        """Change the photos by ``change()``, keeping the selection and the current photo."""
        model, row, selected = self.photo_model, self.currentIndex().row(), self.selection.photos()
        before = model.photos()
        change()
        if model.photos() is before:  # their headings may be others
            self._forget_layout()
            self.scheduleDelayedItemsLayout()
        else:
            self.selection.choose(selected)
            if row >= 0:
                kept = model.row_of(before[row])
                row = min(row, model.rowCount() - 1) if kept is None else kept
                alone = selected and not self.selectionModel().hasSelection()
                self._make_current(row, Flag.Select if alone else Flag.NoUpdate)
        self.arranged.emit()

    def _make_current(self, row: int, how: Flag = Flag.NoUpdate) -> None:
        """Make a photo current without scrolling to it."""
        self.setAutoScroll(False)
        self.selectionModel().setCurrentIndex(self.photo_model.index(row), how)
        self.setAutoScroll(True)

    # What stands above the photos

    def put_above(self, widget: QWidget) -> None:
        """Put a widget above all photos, as high as its `heightForWidth`; it scrolls along."""
        self._above = widget
        widget.setParent(self.viewport())
        widget.show()

    def show_above(self, shown: bool) -> None:
        """Show or hide the widget above the photos."""
        if self._above is not None and shown == self._above.isHidden():
            self._above.setVisible(shown)
            self.lay_out_anew()

    def _height_above(self) -> int:
        if self._above is None or self._above.isHidden():
            return 0
        return self._above.heightForWidth(self.viewport().width())

    def _place_above(self) -> None:
        if self._above is not None:
            wide, tall = self.viewport().width(), self._height_above()
            self._above.setGeometry(0, -self.verticalOffset(), wide, tall)

    # Headings

    def heading_at(self, point: QPoint) -> int | None:
        """Return the section whose heading is at a point of the view; None if there is none."""
        return next(
            (section for section, rect, _ in self.headings_in_sight() if rect.contains(point)), None
        )

    def headings_in_sight(self) -> Iterator[tuple[int, QRect, Heading]]:
        """Yield each visible heading: its section, its rectangle in the viewport, the heading."""
        if (headings := self.photo_model.headings) is not None:
            offset, room = self.verticalOffset(), self.viewport().rect()
            for section, top in self.tiles().headings_between(offset, offset + room.height()):
                rect = QRect(0, top - offset, room.width(), HEIGHT)
                yield section, rect, headings.heading(section)

    def covered(self) -> int:
        """Return the height that the sticky heading covers at the top of the view."""
        top = self.verticalOffset()
        stuck = self.tiles().headings_between(top, top + HEIGHT) if self._head() else ()
        return max((at + HEIGHT - top for _, at in stuck if at <= top), default=0)

    def _head(self) -> int:
        """Return the height of a heading; 0 if there are none."""
        return 0 if self.photo_model.headings is None else HEIGHT

    def _note_rect(self) -> QRect:
        """Return the rectangle of the note below the first section."""
        tiles = self.tiles()
        if not self.note or not len(tiles):
            return QRect()
        end = int(tiles.sections[1]) if len(tiles.sections) > 1 else len(tiles)
        bottom = int(tiles.bottom[tiles.row_of(end - 1)]) - self.verticalOffset()
        return QRect(0, bottom, self.viewport().width(), NOTE)

    # Geometry that Qt asks for

    def doItemsLayout(self) -> None:
        # Other changes reset the layout by themselves; only shapes can become known unnoticed.
        if self._laid_out is not None and not np.array_equal(self._shapes, self._shapes_now()):
            self._forget_layout()
        self.tiles()
        QAbstractItemView.doItemsLayout(self)

    def updateGeometries(self) -> None:
        bar, room = self.verticalScrollBar(), self.viewport().height()
        if self._laid_out is not None:
            bar.setRange(0, max(0, self._laid_out.height - room))
            bar.setPageStep(max(1, room - self._head()))
            bar.setSingleStep(max(20, (self._size() + 2 * PAD) // _ROWS_A_NOTCH))
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
        highest, lowest = top - self._head(), top + height - room
        if hint == Hint.PositionAtCenter:
            offset = (highest + lowest) // 2
        elif hint == Hint.PositionAtTop or highest < offset:
            offset = highest
        elif hint == Hint.PositionAtBottom or lowest > offset:
            offset = min(lowest, highest)
        first_row = self.tiles().row_of(index.row()) == 0  # show what is above it, too
        self.verticalScrollBar().setValue(
            0 if first_row and self.viewport().height() > top + height else offset
        )

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        del dx
        self._motion.stop()
        self._place_above()
        if self._height_above() > self.verticalOffset() - abs(dy):
            self.viewport().update()  # scrolling would copy the widget above with the photos
            return
        covered = self._head()
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
            self.lay_out_anew()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_out_anew()
        QAbstractItemView.resizeEvent(self, event)

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        # QListView and its bases would ask for the rectangle of every row between the two.
        del roles
        if first == last:
            self.viewport().update(self.visualRect(first))
        else:
            self.viewport().update()

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
        return QRegion(self.viewport().rect())  # a frame costs less than to look for the tiles
