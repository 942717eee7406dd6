"""Keep the photos of a grid in their order, and what a person looks at in place while they change.
The others slide to their new places; their order is final before the motion begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import numpy as np
from PySide6.QtCore import QModelIndex, QPoint, QRect
from PySide6.QtWidgets import QListView, QWidget

from app.core.photos.order import PhotoOrder, arrange
from app.core.photos.table import Ids, SortingTable, ids_of
from app.ui.photos.headings import Headings, dated_headings
from app.ui.photos.layout import Ints, TileLayout
from app.ui.photos.photo_model import PHOTO, PhotoModel
from app.ui.photos.selected_photos import Flag, SelectedPhotos
from app.ui.style.motion import Run, ease, wanted


class Listing:
    """Photos as they were ``given``, their ``order``, and the ``headings`` of it, if any."""

    def __init__(self, table: SortingTable) -> None:
        self._table = table
        self.order = PhotoOrder()
        self.given: tuple[int, ...] = ()
        self._ids = ids_of(())  # `given` as an array
        self.headings: Headings | None = None

    def arrange(
        self, photos: Sequence[int] | Ids, headings: Headings | None = None
    ) -> tuple[Sequence[int] | Ids, Ids]:
        """Return the sorted photos, also as an array. ``headings``: those of the given order."""
        if isinstance(photos, np.ndarray):
            self.given, self._ids = tuple(photos.tolist()), photos
        elif photos is not self.given:
            self.given = tuple(photos)
            self._ids = ids_of(self.given)
        if self.order == PhotoOrder():
            self.headings = headings
            return self.given, self._ids
        arranged = arrange(self._ids, self.order, self._table)
        dated = arranged.sections
        self.headings = None if dated is None else dated_headings(dated, self.order.group)
        return arranged.photos, arranged.photos

    def firsts(self, count: int) -> Ints | None:
        """Return the first row of each section.
        None without sections, or if the last one begins at or beyond row ``count``."""
        firsts = None if self.headings is None else self.headings.firsts
        return firsts if firsts is not None and len(firsts) and firsts[-1] < count else None

    def rows_of(self, section: int) -> range:
        """Return the rows of a section."""
        if self.headings is None:
            raise IndexError(section)
        first = int(self.headings.firsts[section])
        return range(first, first + self.headings.heading(section).count)

    def asked_rows(self) -> range:
        """Return the rows of the first section to check, whose thumbs are always shown."""
        if self.headings is None or self.order != PhotoOrder():
            return range(0)
        sections = range(len(self.headings.firsts))
        asks = (each for each in sections if self.headings.heading(each).asks)
        first = next(asks, None)
        return range(0) if first is None else self.rows_of(first)


Place = tuple[int, int]
"""A photo, and its distance below the top of the view in px."""


class KeptPlace:
    """Keeps the place of a view on a PhotoModel; ``tiles()`` returns the current layout."""

    def __init__(
        self,
        view: QListView,
        model: PhotoModel,
        selection: SelectedPhotos,
        tiles: Callable[[], TileLayout],
    ) -> None:
        self._view, self._model, self._selection, self._tiles = view, model, selection, tiles

    def current(self) -> int | None:
        """Return the current photo; None if there is none."""
        index = self._view.currentIndex()
        return index.data(PHOTO) if index.isValid() else None

    def looked_at(self) -> int | None:
        """Return the current photo if it is selected and visible; else None."""
        index = self._view.currentIndex()
        in_sight = self._view.viewport().rect().intersects(self._view.visualRect(index))
        chosen = in_sight and self._view.selectionModel().isSelected(index)
        return self.current() if chosen else None

    def anchor(self) -> Place | None:
        """Return a visible photo, preferably the current one; None if scrolled to the top."""
        tiles, top = self._tiles(), self._view.verticalOffset()
        seen = tiles.between(top, top + self._view.viewport().height())
        if not top or not seen:
            return None
        current = self._view.currentIndex().row()
        whole = (tile for tile in seen if tiles.box(tile)[1] >= top)
        tile = current if current in seen else next(whole, seen.start)
        return self._model.photos()[tile], tiles.box(tile)[1] - top

    def under(self, pointer: QPoint | None) -> Place | None:
        """Return the photo under the pointer; None if there is none."""
        index = QModelIndex() if pointer is None else self._view.indexAt(pointer)
        return (index.data(PHOTO), self._view.visualRect(index).top()) if index.isValid() else None

    def put(self, place: Place | None) -> None:
        """Scroll to put a photo in its place, if it is still shown."""
        row = None if place is None else self._model.row_of(place[0])
        if row is not None and place is not None:
            self._view.verticalScrollBar().setValue(self._tiles().box(row)[1] - place[1])

    def rects(self) -> dict[int, QRect]:
        """Return the rectangles of the visible photos and of those one page above and below."""
        room, offset = self._view.viewport().height(), self._view.verticalOffset()
        photos, tiles = self._model.photos(), self._tiles()
        near = tiles.between(offset - room, offset + 2 * room)
        boxes = ((photos[tile], tiles.box(tile)) for tile in near)
        return {photo: QRect(x, y - offset, wide, tall) for photo, (x, y, wide, tall) in boxes}

    def replace(self, change: Callable[[], object]) -> None:
        """Change the photos by ``change()``, keeping the selection and the current photo."""
        before, row = self._model.photos(), self._view.currentIndex().row()
        selected = self._selection.photos()
        change()
        if self._model.photos()[: len(before)] == before:
            return  # at most photos were appended, so Qt keeps all that
        self._selection.choose(selected)
        if row >= 0:
            self._go_on_from(before[row], row, select=bool(selected))

    def _go_on_from(self, photo: int, row: int, *, select: bool) -> None:
        """Make a photo, or the one in its row, current; ``select`` it if none is selected."""
        kept = self._model.row_of(photo)
        row = min(row, self._model.rowCount() - 1) if kept is None else kept
        alone = select and not self._view.selectionModel().hasSelection()
        self.make_current(row, Flag.Select if alone else Flag.NoUpdate)

    def make_current(self, row: int, how: Flag = Flag.NoUpdate) -> None:
        """Make a photo current without scrolling to it."""
        self._view.setAutoScroll(False)
        self._view.selectionModel().setCurrentIndex(self._model.index(row), how)
        self._view.setAutoScroll(True)


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

    def leaving(self) -> Iterator[tuple[int, QRect, float]]:
        """Yield the photos that fade out, their rectangles, and their opacity."""
        left = max(0.0, 1 - self._run.share() * _SLIDE / _FADE)
        return ((photo, rect, left) for photo, rect in self._leaving.items() if left)
