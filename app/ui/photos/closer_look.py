"""A closer look at one photo of a list, which follows while one goes on to others of it."""

from __future__ import annotations

from collections.abc import Callable

from app.ui.photos.grid import PhotoGrid
from app.ui.photos.pages import Pages
from app.ui.photos.preview import Preview


class CloserLook:
    """Knows of which list a photo is shown large; ``first``: of which, before any was."""

    def __init__(self, preview: Preview, pages: Pages, first: PhotoGrid) -> None:
        self._preview = preview
        self._pages = pages
        self._grid = first
        preview.moved.connect(lambda row: self._grid.select_row(row))

    def begin(self, grid: PhotoGrid, turn: Callable[[], None]) -> None:
        """Show the current photo of a grid large; ``turn`` turns to it."""
        self._grid = grid  # first: who hears of the turn asks whose photo is shown
        turn()
        self._preview.show_photo(grid.photo_model, grid.currentIndex().row())

    def goes_on(self) -> bool:
        """Tell whether a photo is shown large."""
        return self._pages.current().widget is self._preview

    def is_of(self, grid: PhotoGrid) -> bool:
        """Tell whether a photo of this grid is shown large."""
        return self.goes_on() and self._grid is grid

    def photos(self) -> tuple[int, ...]:
        """Give the photos of the list, in order."""
        return self._grid.photo_model.photos()
