"""The grids of the window's centre: made alike, and alike in tile size, thumbs and marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from app.ui.photos.grid import SIDES, PhotoGrid
from app.ui.photos.listed_stacks import ListedStacks
from app.ui.photos.photo_model import PhotoModel
from app.ui.photos.pictures import Pictures
from app.ui.photos.time_strip import TimeStrip


class Grids:
    """Makes grids, and tells all of them what each shows of the search and of the tiles' size."""

    def __init__(self, pictures: Pictures, path_of: Callable[[int], Path | None]) -> None:
        self.stacks = ListedStacks()
        self._pictures = pictures
        self._path_of = path_of
        self._grids: list[PhotoGrid] = []
        self._side = SIDES[0]
        self._signs: Mapping[int, int] = {}
        self._thumbs = False
        self._square = False

    def __iter__(self) -> Iterator[PhotoGrid]:
        return iter(self._grids)

    def make(self, name: str) -> PhotoGrid:
        """Make one more; `name` is for the ear."""
        model = PhotoModel(
            self._path_of,
            None,
            self._pictures.failure,
            self._pictures.info,
            self._pictures.table,
            self.stacks,
        )
        grid = PhotoGrid(model, self._pictures, name)
        model.setParent(grid)
        grid.set_side(self._side)
        grid.set_square(self._square)
        TimeStrip(grid)
        model.set_signs(self._signs)
        grid.set_thumbs(self._thumbs)
        self._grids.append(grid)
        return grid

    def set_step(self, step: int) -> None:
        """Make all tiles of this size, a step of SIDES."""
        self._side = SIDES[step]
        for grid in self._grids:
            grid.set_side(self._side)

    def set_square(self, square: bool) -> None:
        """Show squares, or rows in which photos keep their shapes."""
        self._square = square
        for grid in self._grids:
            grid.set_square(square)

    def set_signs(self, signs: Mapping[int, int]) -> None:
        """Mark photos as thumbed up (+1) or down (-1)."""
        self._signs = signs
        for grid in self._grids:
            grid.photo_model.set_signs(signs)

    def set_thumbs(self, shown: bool) -> None:
        """Offer thumbs on the tiles, or not: there is nothing to judge outside a search."""
        self._thumbs = shown
        for grid in self._grids:
            grid.set_thumbs(shown)

    def repaint(self) -> None:
        """Show what is known of the photos by now."""
        for grid in self._grids:
            grid.viewport().update()
