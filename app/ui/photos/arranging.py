"""Provide the commands that sort, group and select the photos of a list, and keep its order."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QLabel, QMenu, QWidgetAction

from app.core.base.language import tr, tr_later
from app.core.base.photo_types import PhotoInfo
from app.core.photos.names import NameRanks
from app.core.photos.order import GroupBy, PhotoOrder, SortBy
from app.ui.commands.registry import command
from app.ui.photos.context import Commands, Context
from app.ui.photos.grid import PhotoGrid
from app.ui.style import theme
from app.work.bus.events import TableChanged

_GIVEN = {
    "results": tr_later("Most similar"),
    "album": tr_later("Album order"),
}  # for the other lists:
_FOUND = tr_later("Date added")
_GROUPED = {
    GroupBy.DAY: tr_later("By day"),
    GroupBy.MONTH: tr_later("By month"),
    GroupBy.YEAR: tr_later("By year"),
}
_BEFORE = 28  # px before the words of an entry of a menu

_BY_MONTH = PhotoOrder(SortBy.DATE, descending=True, group=GroupBy.MONTH)
_USUAL = {
    "library": _BY_MONTH,
    "folder": _BY_MONTH,
    "favourites": _BY_MONTH,
    "today": PhotoOrder(SortBy.DATE, descending=True, group=GroupBy.YEAR),
}
"""The orders of lists that nobody sorted; the others stay as they are given."""

_BY_NAME = (SortBy.NAME, SortBy.FOLDER)
_FALLING = (SortBy.DATE, SortBy.SIZE, SortBy.STARS)  # whose largest value comes first


_of_order = partial(command, "View", 3, when=lambda doer: doer.grid() is not None)
_in_sort = partial(_of_order, under="Sort")  # not shown
_sort = partial(_in_sort, checked=lambda doer, by: doer.order().by == by)
_group = partial(_of_order, under="Group", checked=lambda doer, by: doer.order().group == by)
_select = partial(command, "Edit", 3, on_photos=True)  # not shown


def _caption(name: str, menu: QMenu) -> QWidgetAction:
    """Return the caption above some entries of a menu."""
    said, caption = QLabel(name), QWidgetAction(menu)
    said.setProperty("third", True)
    said.setContentsMargins(_BEFORE, theme.UNIT // 2, _BEFORE, theme.UNIT // 2)
    caption.setDefaultWidget(said)
    caption.setSeparator(True)  # keys pass over it
    return caption


class ListCommands(Commands):
    """Sorts the shown grid, restores the remembered order of each list, and selects photos."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        browser = context.browser
        self._asked: tuple[PhotoInfo, ...] = ()  # whose names were last asked to be ranked
        self._waiting = False  # for their ranks
        context.bus.listen(TableChanged, lambda _: self._rank_if_needed())
        for grid in (each for each in browser.grids if each.listing):
            grid.listing_changed.connect(partial(self._restore, grid))
            self._restore(grid)
        browser.turned.connect(self.show_order)
        browser.selection_changed.connect(self._say_how_many)
        self._fill_menu(browser.order_button.menu())

    def _fill_menu(self, menu: QMenu) -> None:
        """Add the orders to the menu of the button above the photos."""
        actions = self.context.actions
        sorts = [actions[f"sort_{by}"] for by in SortBy]
        groups = [actions[f"group_{group}"] for group in GroupBy]
        for name, choices, others in (
            (tr("Sort", "a menu's name"), sorts, [actions["sort_descending"]]),
            (tr("Group", "a menu's name"), groups, []),
        ):
            if menu.actions():
                menu.addSeparator()
            menu.addAction(_caption(name, menu))
            menu.addActions([*choices, *others])
            one_of = QActionGroup(self)
            for action in choices:
                one_of.addAction(action)
        menu.setSeparatorsCollapsible(False)  # captions are some
        menu.aboutToShow.connect(actions.show_checks)

    @_sort(tr_later("Date added"), id="sort_given", of=SortBy.GIVEN)
    @_sort(tr_later("By date"), id="sort_date", of=SortBy.DATE)
    @_sort(tr_later("By name"), id="sort_name", of=SortBy.NAME)
    @_sort(tr_later("By folder"), id="sort_folder", of=SortBy.FOLDER)
    @_sort(tr_later("By file size"), id="sort_size", of=SortBy.SIZE)
    @_sort(tr_later("By stars"), id="sort_stars", of=SortBy.STARS)
    def _sort_by(self, by: SortBy, on: bool) -> None:
        if on:  # months would divide any other order
            group = GroupBy.MONTH if by is SortBy.DATE else GroupBy.NOTHING
            self._change(by=by, descending=by in _FALLING, group=group)

    @_in_sort(
        tr_later("Reverse"),
        "Shift+Y",
        id="sort_descending",
        checked=lambda self: self.order().descending,
    )
    def _turn_round(self, on: bool) -> None:
        self._change(descending=on)

    @_group(tr_later("No headings"), id="group_nothing", of=GroupBy.NOTHING)
    @_group(tr_later("By day"), id="group_day", of=GroupBy.DAY)
    @_group(tr_later("By month"), id="group_month", of=GroupBy.MONTH)
    @_group(tr_later("By year"), id="group_year", of=GroupBy.YEAR)
    def _group_by(self, group: GroupBy, on: bool) -> None:
        if on:
            self._change(group=group)

    def order(self) -> PhotoOrder:
        """Return the order of the shown photos."""
        grid = self.grid()
        return PhotoOrder() if grid is None else grid.order()

    def _change(self, **changes: SortBy | GroupBy | bool) -> None:
        grid = self.grid()
        if grid is not None:
            order = replace(grid.order(), **changes)  # type: ignore[arg-type]
            self.context.settings.setValue(_entry(grid), str(order))
            grid.set_order(order)
            self._rank_if_needed()
        self.show_order()

    def _restore(self, grid: PhotoGrid) -> None:
        kept = str(self.context.settings.value(_entry(grid), ""))
        usual = _USUAL.get(grid.listing.partition(" ")[0], PhotoOrder())
        grid.set_order(PhotoOrder.parse(kept) if kept else usual)
        self._rank_if_needed()
        self.show_order()

    def _by_name(self) -> list[PhotoGrid]:
        return [grid for grid in self._browser.grids if grid.order().by in _BY_NAME]

    def _rank_if_needed(self) -> None:
        """Ask for ranks if a list is sorted by names and there are photos without a rank.
        One request follows the other while photos are added."""
        photos = self._bus.photos.all()
        if photos is not self._asked and not self._waiting and self._by_name():
            self._asked, self._waiting = photos, True
            self._bus.ask(
                lambda library: library.facts.names.rank(photos), self._show_ranked, key="names"
            )

    def _show_ranked(self, ranks: NameRanks) -> None:
        self.context.pictures.table.note_ranks(ranks)
        self._waiting = False
        for grid in self._by_name():
            grid.show_photos(grid.photo_model.given)
        self._rank_if_needed()

    def grid(self) -> PhotoGrid | None:
        """Return the shown grid if its photos can be sorted."""
        grid = self._browser.grid()
        return grid if grid is not None and grid.listing else None

    def show_order(self) -> None:
        """Show the order of the shown grid in menus and on the button."""
        grid = self.grid()
        given = tr(_GIVEN.get(grid.listing if grid else "", _FOUND))
        self.context.actions["sort_given"].setText(given)
        self.context.actions.show_checks()
        self._browser.order_button.say(self._order_text(self.order()), shown=bool(grid))

    def _order_text(self, order: PhotoOrder) -> str:
        """Return the text for an order; grouped photos in given order are named by the group."""
        if order.by == SortBy.GIVEN and order.group in _GROUPED:
            return tr(_GROUPED[order.group])
        if order.by is SortBy.DATE:
            return tr("Newest first") if order.descending else tr("Oldest first")
        return self.context.actions[f"sort_{order.by}"].text()

    # Selecting

    @_select(tr_later("Select all"), "Ctrl+A")
    def _select_all(self) -> None:
        """Select the photos that the title counts: all, or the good matches of a search."""
        if (grid := self._browser.grid()) is None:
            return
        orders = self._browser.orders
        if grid is self._browser.results and orders.shown and orders.line:
            items = orders.shown.results[: orders.line.counts[0]]
            grid.selection.choose(item.photo for item in items)
        else:
            grid.selection.choose_all()

    @_select(tr_later("Select this group"), "Ctrl+Alt+A")
    def select_section(self) -> None:
        """Select all photos under the heading of the current one."""
        if (grid := self._browser.grid()) is not None:
            grid.select_section()

    @_select(tr_later("Select none"), "Ctrl+D", icon="close")
    def _select_none(self) -> None:
        if (grid := self._browser.grid()) is not None:
            grid.selection.choose_none()

    @_select(tr_later("Invert selection"), "Ctrl+I")
    def _invert(self) -> None:
        if (grid := self._browser.grid()) is not None:
            grid.selection.invert()

    @_select(
        tr_later("Select or deselect this photo"), "Ctrl+Space Insert", id="toggle_selected"
    )  # not shown
    def _toggle_current(self) -> None:
        if (grid := self._browser.grid()) is not None:
            grid.selection.toggle(grid.currentIndex())

    def _say_how_many(self) -> None:
        """Show in the texts of commands on how many photos they would work."""
        if (grid := self._browser.grid()) is not None:
            self.context.actions.say_how_many(len(grid.selected()))


def _entry(grid: PhotoGrid) -> str:
    return f"order/{grid.listing}"
