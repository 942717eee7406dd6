"""Command that shows the photos with many stars."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from app.core.base.language import tr
from app.core.base.photo_types import SEARCHABLE
from app.core.photos.order import GroupBy, PhotoOrder, SortBy
from app.ui.commands.registry import command
from app.ui.photos.context import Context
from app.ui.photos.pages import Page, Title
from app.work.bus.events import TableMarked

FAVOURITE = 4  # stars, from which on a photo is one


class FavouriteCommands(QObject):
    """Has a page of its own for them."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        self.grid = grid = context.browser.make_grid(tr("Favourites"))
        grid.set_order(PhotoOrder(SortBy.DATE, descending=True, group=GroupBy.MONTH))
        context.browser.add_page(Page(grid, "favourites", self._title, grid.selected, grid))
        context.bus.listen(TableMarked, self._show_marked)

    @command("View", 1, "Favourites")
    def favourites(self) -> None:
        """Show the photos with four stars or five; again: go back."""
        browser, photos = self.context.browser, self._starred()
        if browser.is_shown(self.grid):
            browser.go_back()
        elif not photos:
            self.context.say(tr("Give photos four stars or five: they are your favourites."))
        else:
            self.grid.show_others(photos)
            browser.visit(self.grid)

    def _show_marked(self, _: Sequence[int]) -> None:
        if self.context.browser.is_shown(self.grid):
            self.grid.show_photos(self._starred())
            self.context.browser.refresh_title()

    def _starred(self) -> list[int]:
        shown = (info for info in self.context.bus.photos.all() if info.state in SEARCHABLE)
        return [info.id for info in shown if info.stars >= FAVOURITE]

    def _title(self) -> Title:
        return Title(tr("Favourites"), self.grid.photo_model.rowCount())
