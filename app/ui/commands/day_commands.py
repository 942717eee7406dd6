"""Command that shows the photos of one day of the calendar, in whichever year they were taken."""

from __future__ import annotations

from datetime import date

import numpy as np
from PySide6.QtCore import QDate, QObject

from app.core.language import tr, tr_date
from app.core.photos.order import GroupBy, PhotoOrder, SortBy, days_of, same_day
from app.core.photos.table import ids_of
from app.core.types import SEARCHABLE
from app.ui.commands.command import command
from app.ui.commands.context import Context
from app.ui.photos.headings import date_of
from app.ui.photos.pages import Page


class DayCommands(QObject):
    """Has a page of its own for them."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        self._bus = context.bus
        self._browser = browser = context.browser
        self._table = browser.library.photo_model.table()
        self._day = QDate()
        self.grid = browser.make_grid(tr("Photos of this day"))
        self.grid.set_order(PhotoOrder(SortBy.DATE, descending=True, group=GroupBy.YEAR))
        page = Page(self.grid, "day", self._title, self.grid.selected, self.grid)
        browser.add_page(page)

    @command("View", 1, "This day in all years", "Shift+T", id="this_day")
    def show_day(self) -> None:
        """Show the day of the current photo, or else today, of all years; again: go back."""
        if self._browser.is_shown(self.grid):
            self._browser.go_back()
            return
        self._day = self._day_of(self._browser.targets()[:1])
        shown = (info.id for info in self._bus.photos.all() if info.state in SEARCHABLE)
        photos = same_day(ids_of(shown), self._table, self._day.month(), self._day.day())
        if not len(photos):
            self.context.say(tr("There are no photos of {name}, in any year.", name=self._name()))
            return
        self.grid.show_others(photos.tolist())
        self._browser.visit(self.grid)

    def _day_of(self, photos: tuple[int, ...]) -> QDate:
        days = days_of(self._table.dates(ids_of(photos)))
        known = days[~np.isnat(days)]
        return date_of(known[0]) if len(known) else QDate.currentDate()

    def _title(self) -> str:
        return tr("{name}, in all years", name=self._name())

    def _name(self) -> str:
        return tr_date(date(2000, self._day.month(), self._day.day()), "d MMMM")
