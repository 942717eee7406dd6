"""Show favourites, photos of this day in all years, and photos taken around another one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from app.core.base.language import tr, tr_date
from app.core.base.photo_types import SEARCHABLE, PhotoInfo
from app.core.photos.order import GroupBy, PhotoOrder, SortBy, same_day
from app.core.photos.sorting_table import ids_of
from app.ui.commands.registry import command
from app.ui.photos.context import Commands, Context
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.pages import Page, Title
from app.work.bus.events import TableMarked

FAVOURITE = 4  # fewest stars of a favourite

_AROUND = 400
"""Number of photos shown that were taken before and after one."""

_OLDEST_FIRST = PhotoOrder(SortBy.DATE, group=GroupBy.DAY)
_BY_MONTH = PhotoOrder(SortBy.DATE, descending=True, group=GroupBy.MONTH)
_BY_YEAR = PhotoOrder(SortBy.DATE, descending=True, group=GroupBy.YEAR)


PLACES = "favourites", "today", "around"
"""The pages, of which the sidebar has the first two."""


class TimeCommands(Commands):
    """Shows photos by time on a page of their own; again: goes back."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._table = context.pictures.table
        self._names = dict.fromkeys(PLACES, "")
        self._grids = {place: self._add_page(place) for place in PLACES}
        context.bus.listen(TableMarked, self._show_marked)

    def _add_page(self, place: str) -> PhotoGrid:
        grid = self._browser.make_grid(tr("Photos by when they were taken"))

        def title() -> Title:
            return Title(self._names[place], grid.photo_model.rowCount())

        self._browser.add_page(Page(grid, place, title, grid.selected, grid))
        return grid

    @command("View", 1, "On this day", id="today")
    def show_today(self) -> None:
        """Show photos taken on today's date in all years."""
        today = date.today()
        name = tr_date(today.replace(year=2000), "d MMMM")
        shown = (info.id for info in self._searchable(self._bus.photos.all()))
        photos = same_day(ids_of(shown), self._table, today.month, today.day)
        none = tr("There are no photos of {name}, in any year.", name=name)
        title = tr("{name}, in all years", name=name)
        self._show_photos("today", title, photos.tolist(), _BY_YEAR, none)

    @command("Photo", 1, "Taken around it", "W", id="around")
    def show_around(self) -> None:
        """Show photos taken just before and after a photo, in any folder."""
        for photo in self.context.some()[:1]:
            title = tr("Taken around {photo}", photo=self.context.called((photo,)))
            infos = filter(None, map(self._bus.photos.get, self._table.around(photo, _AROUND)))
            near = [info.id for info in self._searchable(infos)]
            none = tr("It is not known when this photo was taken.")
            self._show_photos("around", title, near if near[1:] else (), _OLDEST_FIRST, none)
            grid = self._grids["around"]
            if self._browser.is_shown(grid):
                grid.select_row(grid.photo_model.row_of(photo) or 0)

    @command("View", 1, "Favourites")
    def favourites(self) -> None:
        """Show the photos with at least four stars."""
        none = tr("Give photos four stars or five: they are your favourites.")
        self._show_photos("favourites", tr("Favourites"), self._starred(), _BY_MONTH, none)

    def _show_photos(
        self, place: str, name: str, photos: Sequence[int], order: PhotoOrder, none: str
    ) -> None:
        """Show photos, or say that there are ``none``; if they are shown, go back."""
        grid = self._grids[place]
        if self._browser.is_shown(grid) and self._names[place] == name:
            self._browser.go_back()
        elif not photos:
            self.context.say(none)
        else:
            self._names[place] = name
            grid.set_order(order)
            grid.show_others(photos)
            self._browser.visit(grid)
            self._browser.refresh_title()

    def _show_marked(self, _: Sequence[int]) -> None:
        if self._browser.is_shown(grid := self._grids["favourites"]):
            grid.show_photos(self._starred())
            self._browser.refresh_title()

    def _starred(self) -> list[int]:
        shown = self._searchable(self._bus.photos.all())
        return [info.id for info in shown if info.stars >= FAVOURITE]

    def _searchable(self, infos: Iterable[PhotoInfo]) -> Iterable[PhotoInfo]:
        return (info for info in infos if info.state in SEARCHABLE)
