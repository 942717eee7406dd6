"""Commands that sort and group the photos of a listing, and keep how that was chosen there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QSettings
from PySide6.QtGui import QAction, QActionGroup

from app.core.language import tr, tr_later
from app.core.photos.order import GroupBy, PhotoOrder, SortBy
from app.ui.commands.actions import Actions
from app.ui.photos.browser import Browser
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.result_orders import NameRanking
from app.work.bus.bus import Bus

_GIVEN = {
    "results": tr_later("Most alike first"),
    "album": tr_later("In the album\u2019s order"),
}  # and by themselves:
_FOUND = tr_later("As found")
_GROUPED = {
    GroupBy.DAY: tr_later("By day"),
    GroupBy.MONTH: tr_later("By month"),
    GroupBy.YEAR: tr_later("By year"),
}
_FALLING = (SortBy.DATE, SortBy.SIZE, SortBy.STARS)  # what one wants the last of first


class ArrangeCommands(QObject):
    """Sorts the grid that is shown; each listing has its order back when it is shown again."""

    def __init__(
        self,
        bus: Bus,
        browser: Browser,
        actions: Actions,
        settings: QSettings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._browser = browser
        self._actions = actions
        self._settings = settings
        for kind in ("sort", "group"):
            together = QActionGroup(self)
            for each in SortBy if kind == "sort" else GroupBy:
                together.addAction(actions[f"{kind}_{each}"])
        grids = browser.sorted_grids()
        self._names = NameRanking(bus, browser.library.photo_model.table(), grids, self)
        self._names.changed.connect(self._tell)
        for grid in grids:
            grid.listing_changed.connect(partial(self._restore, grid))
            self._restore(grid)
        browser.turned.connect(self._tell)
        browser.order_button.offer(self._listed())
        square = str(settings.value("squares", "")) == "1"
        actions["squares"].setChecked(square)
        browser.set_square(square)
        self._tell()

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        sorts = {f"sort_{by}": partial(self._sort, by) for by in SortBy}
        groups = {f"group_{group}": partial(self._group, group) for group in GroupBy}
        return (
            sorts
            | groups
            | {
                "sort_descending": self._turn_round,
                "select_section": self._select_section,
                "squares": self._make_square,
                "arrange": self._browser.order_button.open,
            }
        )

    def _sort(self, by: SortBy, on: bool) -> None:
        if on:
            self._change(by=by, descending=by in _FALLING)

    def _group(self, group: GroupBy, on: bool) -> None:
        if on:
            self._change(group=group)

    def _turn_round(self, on: bool) -> None:
        self._change(descending=on)

    def _change(self, **changes: SortBy | GroupBy | bool) -> None:
        grid = self._grid()
        if grid is not None:
            order = replace(grid.order(), **changes)  # type: ignore[arg-type]
            self._settings.setValue(_entry(grid), str(order))
            grid.set_order(order)
            self._names.rank_if_needed()
        self._tell()

    def _restore(self, grid: PhotoGrid) -> None:
        grid.set_order(PhotoOrder.parse(str(self._settings.value(_entry(grid), ""))))
        self._names.rank_if_needed()
        self._tell()

    def _make_square(self, square: bool) -> None:
        self._settings.setValue("squares", int(square))
        self._browser.set_square(square)

    def _select_section(self) -> None:
        grid = self._browser.grid()
        if grid is not None:
            grid.select_section()

    def _grid(self) -> PhotoGrid | None:
        grid = self._browser.grid()
        return grid if grid is not None and grid.listing else None

    def _tell(self) -> None:
        """Show in menus and on the button how the grid that is shown is sorted."""
        grid = self._grid()
        order = PhotoOrder() if grid is None else grid.order()
        given = tr(_GIVEN.get(grid.listing if grid else "", _FOUND))
        self._actions["sort_given"].setText(given)
        self._actions[f"sort_{order.by}"].setChecked(True)
        self._actions[f"group_{order.group}"].setChecked(True)
        self._actions["sort_descending"].setChecked(order.descending)
        for action in self._listed():
            action.setEnabled(grid is not None)
        waits = grid is not None and self._names.waits(grid)
        self._browser.order_button.say(self._named(order, waits), shown=bool(grid))

    def _named(self, order: PhotoOrder, waits: bool) -> str:
        """Say how photos are sorted; under headings those that nobody sorted are, by these."""
        if waits:
            return tr("Sorting\u2026")
        if order.by == SortBy.GIVEN and order.group in _GROUPED:
            return tr(_GROUPED[order.group])
        return self._actions[f"sort_{order.by}"].text()

    def _listed(self) -> list[QAction]:
        sorts = [self._actions[f"sort_{by}"] for by in SortBy]
        groups = [self._actions[f"group_{group}"] for group in GroupBy]
        return [*sorts, self._actions["sort_descending"], *groups]


def _entry(grid: PhotoGrid) -> str:
    return f"order/{grid.listing}"
