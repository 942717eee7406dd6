"""Home of the window's centre: the photos of the library, or the page that stands for them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.core.language import tr_n
from app.core.photos.table import Ids, ids_of
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.listed_stacks import ListedStacks
from app.ui.photos.notice import Notice
from app.ui.photos.pages import Page, Pages
from app.ui.welcome.empty_state import EmptyState


class Home(QObject):
    """Turns the first page to the grid, to a notice, or to the empty state.

    Signal: ``notice_accepted()``, for the button of a notice.
    """

    notice_accepted = Signal()

    def __init__(
        self, pages: Pages, grid: PhotoGrid, stacks: ListedStacks, empty: EmptyState
    ) -> None:
        super().__init__(pages)
        self._pages = pages
        self._grid = grid
        self._stacks = stacks
        self._empty = empty
        self._notice = Notice()
        self._notice.wanted.connect(self.notice_accepted)
        self._photos = ids_of(())  # with all photos of stacks
        pages.add(Page(self._notice, "library", lambda: ""))
        pages.add(Page(grid, "library", self._title, grid.selected, grid))

    def show(
        self, photos: Ids, notice: tuple[str, str] | None, *, empty: bool, others: bool
    ) -> None:
        """Show these photos; without any, a notice (a sentence and a button) or the empty state.

        ``others``: a person asked for another list, which begins at its beginning.
        """
        show = self._grid.show_others if others else self._grid.show_photos
        self._photos = photos
        show(self._stacks.in_library(photos))
        if notice is not None:
            self._notice.say(*notice)
        page = self._grid if notice is None else self._notice
        self._pages.settle_at(self._empty if empty else page)

    def arrange(self) -> None:
        """Show the same photos with the stacks as they are now."""
        self._grid.show_photos(self._stacks.in_library(self._photos))

    def _title(self) -> str:
        return tr_n("{n} photo", "{n} photos", self._grid.photo_model.rowCount())
