"""View of photos in an order of choice; scroll position, current and selected photos stay in
changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QWidget

from app.core.photos.order import PhotoOrder, arrange
from app.core.photos.table import Ids, ids_of
from app.core.types import SearchView
from app.ui.photos.laid_out_view import Hint
from app.ui.photos.layout import TileForm
from app.ui.photos.photo_model import PHOTO, PhotoModel
from app.ui.photos.sectioned_view import SectionedView
from app.ui.photos.selected_photos import Flag, SelectedPhotos


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
