"""Show favourites, photos of a day in all years, and photos taken around another one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import numpy as np
from PySide6.QtCore import QDate, QObject

from app.core.base.language import tr, tr_date
from app.core.base.photo_types import SEARCHABLE
from app.core.photos.order import GroupBy, PhotoOrder, SortBy, days_of, same_day
from app.core.photos.table import ids_of
from app.ui.commands.registry import command
from app.ui.photos.context import Context
from app.ui.photos.headings import date_of
from app.ui.photos.pages import Page, Title
from app.work.bus.events import TableMarked

FAVOURITE = 4  # fewest stars of a favourite

_AROUND = 400
"""Number of photos shown that were taken before and after one."""

_OLDEST_FIRST = PhotoOrder(SortBy.DATE, group=GroupBy.DAY)
_BY_MONTH = PhotoOrder(SortBy.DATE, descending=True, group=GroupBy.MONTH)
_BY_YEAR = PhotoOrder(SortBy.DATE, descending=True, group=GroupBy.YEAR)


class DayCommands(QObject):
    """Shows photos by time on a page of its own."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        self._bus = context.bus
        self._browser = browser = context.browser
        self._table = context.pictures.table
        self._name = ""
        self._day: QDate | None = None  # the shown day
        self.grid = grid = browser.make_grid(tr("Photos by when they were taken"))
        browser.add_page(
            Page(grid, "time", lambda: self._name, grid.selected, grid, place=self._sidebar_entry)
        )

    @command("Photo", 1, "This day in all years", "Shift+T", id="this_day")
    def show_day(self) -> None:
        """Show photos of the current photo's day in all years; again: go back."""
        self._show_day(self._day_of(self._browser.targets()[:1]))

    @command("View", 1, "On this day", id="today")
    def show_today(self) -> None:
        """Show photos taken on today's date in all years; again: go back."""
        self._show_day(QDate.currentDate())

    def _sidebar_entry(self) -> str:
        return "today" if self._day == QDate.currentDate() else "time"  # not shown

    def _show_day(self, day: QDate) -> None:
        name = tr_date(date(2000, day.month(), day.day()), "d MMMM")
        shown = (info.id for info in self._bus.photos.all() if info.state in SEARCHABLE)
        photos = same_day(ids_of(shown), self._table, day.month(), day.day())
        none = tr("There are no photos of {name}, in any year.", name=name)
        title = tr("{name}, in all years", name=name)
        self._show_photos(title, photos.tolist(), _BY_YEAR, none, day=day)

    @command("Photo", 1, "Taken around it", "W", id="around", in_context=True)
    def show_around(self) -> None:
        """Show photos taken just before and after a photo, in any folder; again: go back."""
        for photo in self.context.some()[:1]:
            title = tr("Taken around {photo}", photo=self.context.called((photo,)))
            infos = map(self._bus.photos.get, self._table.around(photo, _AROUND))
            near = [info.id for info in infos if info and info.state in SEARCHABLE]
            none = tr("It is not known when this photo was taken.")
            self._show_photos(title, near if near[1:] else (), _OLDEST_FIRST, none)
            if self._browser.is_shown(self.grid):
                self.grid.select_row(self.grid.photo_model.row_of(photo) or 0)

    def _show_photos(
        self,
        title: str,
        photos: Sequence[int],
        order: PhotoOrder,
        none: str,
        day: QDate | None = None,
    ) -> None:
        """Show photos, or say that there are ``none``; if they are shown, go back."""
        if self._browser.is_shown(self.grid) and self._name == title:
            self._browser.go_back()
        elif not photos:
            self.context.say(none)
        else:
            self._name, self._day = title, day
            self.grid.set_order(order)
            self.grid.show_others(photos)
            self._browser.visit(self.grid)
            self._browser.refresh_title()

    def _day_of(self, photos: tuple[int, ...]) -> QDate:
        days = days_of(self._table.dates(ids_of(photos)))
        known = days[~np.isnat(days)]
        return date_of(known[0]) if len(known) else QDate.currentDate()


class FavouriteCommands(QObject):
    """Shows the favourites on a page of its own."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        self.grid = grid = context.browser.make_grid(tr("Favourites"))
        grid.set_order(_BY_MONTH)
        context.browser.add_page(Page(grid, "favourites", self._title, grid.selected, grid))
        context.bus.listen(TableMarked, self._show_marked)

    @command("View", 1, "Favourites")
    def favourites(self) -> None:
        """Show the photos with at least four stars; again: go back."""
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
