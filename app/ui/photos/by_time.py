"""Show favourites, photos of this day in all years, and photos taken around another one."""

from __future__ import annotations

from datetime import date

from app.core.base.language import tr, tr_date
from app.core.base.photo_types import SEARCHABLE
from app.core.photos.order import GroupBy, PhotoOrder, SortBy
from app.ui.commands.registry import command
from app.ui.photos.context import Commands, Context
from app.ui.photos.library_page import Selection
from app.ui.photos.pages import Page, Title

_FAVOURITE = ">=4 stars"
_AROUND = 400
"""Number of photos shown that were taken before and after one."""

_OLDEST_FIRST = PhotoOrder(SortBy.DATE, group=GroupBy.DAY)


class TimeCommands(Commands):
    """Shows favourites and photos by time on pages of their own; again: goes back."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._grid = self._browser.make_grid(tr("Photos by when they were taken"))
        self._grid.set_order(_OLDEST_FIRST)
        self._name = ""  # of the photos taken around one
        page = Page(self._grid, "around", self._title, self._grid.selected, self._grid)
        self._browser.add_page(page)

    @command("View", 1, "On this day", id="today")
    def show_today(self) -> None:
        """Show photos taken on today's date in all years."""
        today = date.today()
        name = tr_date(today.replace(year=2000), "d MMMM")
        none = tr("There are no photos of {name}, in any year.", name=name)
        title = tr("{name}, in all years", name=name)
        self._select(Selection("today", title, f"day:{today:%m-%d}", none))

    @command("View", 1, "Favourites")
    def favourites(self) -> None:
        """Show the photos with at least four stars."""
        none = tr("Give photos four stars or five: they are your favourites.")
        self._select(Selection("favourites", tr("Favourites"), _FAVOURITE, none))

    def _select(self, selection: Selection) -> None:
        if self._browser.pages.current().name == selection.name:
            self._browser.go_back()
        else:
            self._library.show_selection(selection)

    @command("Photo", 1, "Taken around it", "W", id="around")
    def show_around(self) -> None:
        """Show photos taken just before and after a photo, in any folder."""
        for photo in self.context.some()[:1]:
            name = tr("Taken around {photo}", photo=self.context.called((photo,)))
            around = self.context.pictures.table.around(photo, _AROUND)
            infos = filter(None, map(self._bus.photos.get, around))
            near = [info.id for info in infos if info.state in SEARCHABLE]
            if self._browser.is_shown(self._grid) and name == self._name:
                self._browser.go_back()
            elif len(near) < 2:  # it alone
                self.context.say(tr("It is not known when this photo was taken."))
            else:
                self._name = name
                self._grid.show_others(near)
                self._grid.select_row(self._grid.photo_model.row_of(photo) or 0)
                self._browser.visit(self._grid)

    def _title(self) -> Title:
        return Title(self._name, self._grid.photo_model.rowCount())
