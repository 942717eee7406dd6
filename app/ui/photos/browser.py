"""Provide the central widget: a header, and below it one page of several.

`LibraryPage` decides which photos of the library are listed, `ResultOrders` which of a search, and
rooms bring pages of their own. The way from one page to the next is in `Pages`.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from app.core.base.language import tr, tr_n
from app.core.base.search_types import EVERYWHERE, Scope, SearchView
from app.ui.canvas.pictures import Pictures
from app.ui.commands.registry import Actions
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.page_top import Header, TileSize
from app.ui.photos.pages import HOME, SELECTED, Notice, Page, Pages, Title, way_on
from app.ui.photos.photo_model import ListedStacks, PhotoModel
from app.ui.photos.preview import Preview
from app.ui.photos.result_orders import ResultOrders
from app.ui.photos.tile import photo_area
from app.ui.photos.time_strip import TimeStrip
from app.ui.style.building import column
from app.ui.style.spoken_parts import PaintedPart, SpokenParts
from app.ui.system.input import press_by_enter
from app.ui.welcome.first_page import EmptyState


class Browser(QWidget):
    """Shows pages with photos, and emits what a person wants done with photos of any page.

    Rooms add their own pages: see `add_page`, `visit`, `make_grid`. ``tile_size`` applies to all
    grids; ``home`` is the first page; ``signs``: the thumb (+1, -1) of each photo.

    Signals: ``judged(photo, sign)`` (0 clears), ``starred(photo, stars)``,
    ``search_wanted(photo)``, ``turned()`` to another page, ``signs_changed(signs)``, the thumb
    (+1, -1) of each photo, ``selection_changed()`` when the page or its selection changes.
    """

    judged = Signal(object, int)
    search_wanted = Signal(object)
    starred = Signal(object, int)
    turned = Signal()
    signs_changed = Signal(object)
    selection_changed = Signal()

    def __init__(self, pictures: Pictures, empty: EmptyState, actions: Actions) -> None:
        super().__init__()
        self._pictures = pictures
        self.header = Header(pictures)
        self.order_button = self.header.order_button
        self.tile_size = TileSize(actions)
        self.stacks = ListedStacks()
        self._actions = actions
        self.signs: dict[int, int] = {}
        self.grids: list[PhotoGrid] = []
        self.headings = SpokenHeadings(self)
        self.library = self.make_grid(tr("Photos of the library"), HOME, folded=True)
        self.results = self.make_grid(tr("Results, best first"), "results")
        self.orders = ResultOrders(self.results)
        self.no_results = Notice(self.results)
        self.preview = Preview(pictures, self.library, actions)
        self.empty = empty
        self.pages = Pages(Page(empty, HOME, scope=EVERYWHERE))
        self._lay_out()
        self._connect()
        self.refresh_title()

    # Pages of other parts

    def make_grid(self, name: str, listing: str = "", *, folded: bool = False) -> PhotoGrid:
        """Make a grid that looks and works like the library's. ``name``: for screen readers; with
        a ``listing`` people can sort its photos; ``folded``: a closed stack is one tile."""
        model = PhotoModel(self._pictures, self.stacks, folded=folded)
        grid = PhotoGrid(model, name)
        model.setParent(grid)
        model.set_signs(self.signs)
        TimeStrip(grid)
        grid.set_step(self.tile_size.step())
        self.tile_size.changed.connect(grid.set_step)
        grid.listing = listing
        grid.preview_wanted.connect(self.toggle_preview)
        grid.zoomed.connect(self.tile_size.change_by)
        grid.judged.connect(self.judged)
        grid.search_wanted.connect(self.search_wanted)
        grid.selection.changed.connect(self.refresh_title)
        grid.arranged.connect(self.headings.update_soon)
        grid.verticalScrollBar().valueChanged.connect(self.headings.update_soon)
        self.grids.append(grid)
        return grid

    def add_page(self, page: Page) -> None:
        """Add a page, which `visit` shows."""
        self.pages.add(page)
        page.take_keys(self._actions.on_photos())

    def visit(self, widget: QWidget) -> None:
        """Show the page of this widget; Esc leads back to the previous page."""
        self.pages.visit(self.pages.of(widget))
        self.focus_photos()

    def is_shown(self, widget: QWidget) -> bool:
        """Return whether the page of this widget is shown."""
        return self.pages.current().widget is widget

    def scope(self) -> Scope | None:
        """Return which photos of the library are listed, also if one of them is shown large; None
        on pages with others."""
        return self._listed().scope

    def album(self) -> int | None:
        """Return the album whose photos are listed, also if one of them is shown large."""
        scope = self.scope()
        return None if scope is None else scope.album

    def grid(self) -> PhotoGrid | None:
        """Return the grid of the shown page; None if it has none."""
        return self.pages.current().grid

    def go_back(self) -> bool:
        """Go back to the previous page; return False in the library, where all ways begin."""
        went = self.pages.back()
        self.focus_photos()
        return went

    def lead(self, widget: QWidget) -> None:
        """Put this widget between the header and the photos."""
        self._column.insertWidget(1, widget)

    def place(self) -> str:
        """Return the name of the shown page, or of the one that the preview was opened from."""
        return self._listed().name

    def _listed(self) -> Page:
        """Return the shown page, or the one that the preview was opened from."""
        page, before = self.pages.current(), self.pages.before()
        return before if page.widget is self.preview and before is not None else page

    def take_keys(self) -> None:
        """Make the shortcuts of commands on photos work in all lists of photos.

        Not in the whole browser: its buttons need Space and Enter for themselves.
        """
        for page in self.pages.all():
            page.take_keys(self._actions.on_photos())

    # What it shows

    def show_search(self, view: SearchView | None) -> None:
        """Show the answer to a search or thumb, at once or when the pointer has left the photos."""
        judged = () if view is None else ((view.liked, 1), (view.disliked, -1))
        self.show_signs({photo: sign for photos, sign in judged for photo in photos})
        if view is None and self.showing_results():
            self.pages.leave("photo")
        if view is None and self.pages.leave("results"):
            self.focus_photos()
        self.orders.show(view)
        empty = view is not None and not view.results
        if view is not None and empty:
            said = view.summary or tr("There is nothing to show.")
            self.no_results.say(said, way_on(view.scope))
        self.no_results.setVisible(empty)
        self._offer_thumbs()

    def show_signs(self, signs: dict[int, int]) -> None:
        """Mark photos as thumbed up (+1) or down (-1), perhaps before the answer comes."""
        self.signs = {photo: sign for photo, sign in signs.items() if sign}
        for grid in self.grids:
            grid.photo_model.set_signs(self.signs)
        self.preview.refresh()
        self.signs_changed.emit(self.signs)

    def refresh_marks(self) -> None:
        """Show the current stars, colours and keywords of photos."""
        for grid in self.grids:
            grid.viewport().update()
        self.preview.refresh()

    def to_library(self) -> None:
        """Go back to the library; the search stays in the side panel."""
        self.pages.go_home()

    def to_results(self) -> None:
        """Show the results of the search."""
        if self.orders.shown is not None:
            self.pages.leave("photo")  # it only showed a photo that this search came from
            self.visit(self.results)

    def toggle_preview(self) -> None:
        """Show the current photo large, or go back to its grid."""
        grid = self.grid()
        if self.showing_preview():
            self.go_back()
        elif grid is not None and grid.currentIndex().isValid():
            self._show_large(grid)

    def _show_large(self, grid: PhotoGrid) -> None:
        """Let the current photo of a grid grow from its tile."""
        tile = photo_area(grid.visualRect(grid.currentIndex()))
        corner = grid.viewport().mapToGlobal(tile.topLeft())
        self.preview.show_current(grid)  # first, as others ask which photo the page shows
        self.visit(self.preview)
        canvas = self.preview.canvas
        canvas.grow_from(QRect(canvas.mapFromGlobal(corner), tile.size()))

    def showing_results(self) -> bool:
        """Return whether the results are shown, or one of them large."""
        return self.place() == "results"

    def judging(self) -> bool:
        """Return whether the shown photos belong to the search.
        Its results, one of them large, or photos compared or taken around one."""
        before, name = self.pages.before(), self.pages.current().name
        of_results = before is not None and before.name == "results"
        return self.showing_results() or (of_results and name in ("comparison", "around"))

    def showing_preview(self) -> bool:
        """Return whether one photo is shown large."""
        return self.is_shown(self.preview)

    def zoom(self, steps: int) -> None:
        """Zoom the shown page in (+) or out (-), or change the size of tiles."""
        (self.pages.current().zoom or self.tile_size.change_by)(steps)

    def focus_photos(self) -> None:
        """Focus the photos."""
        self.pages.current().widget.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        del event
        self.focus_photos()

    def enter_photos(self) -> None:
        """Focus the photos, and select one if none is selected."""
        grid = self.grid()
        if grid is not None and not grid.selection.count():
            grid.select_row(max(0, grid.currentIndex().row()))
        self.focus_photos()

    def targets(self) -> tuple[int, ...]:
        """Return the photos that a command works on."""
        return self.pages.current().targets()

    def neighbours(self) -> tuple[int, ...]:
        """Return all photos of the shown list, or of the preview's list, in order."""
        grid = self._listed().grid
        return () if grid is None else grid.photo_model.photos()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(event):
            super().keyPressEvent(event)

    def _offer_thumbs(self) -> None:
        shown = self.orders.shown is not None and self.judging()
        self.preview.set_thumbs(shown)
        for grid in self.grids:
            grid.set_thumbs(shown)

    def refresh_title(self) -> None:
        """Show the title of the page, or how many of its photos are selected, if several."""
        page = self.pages.current()
        count = 0 if page.grid is None else len(page.grid.selected())
        title = page.title() if page.title else None
        if count > 1:
            title = Title(tr_n("{n} selected", "{n} selected", count), offers=SELECTED)
        self.header.setVisible(title is not None)
        if title is not None:
            self.header.describe(title)
            self.header.show_tools(page.tools if count < 2 else None)
        self.selection_changed.emit()

    def _lay_out(self) -> None:
        results, preview = self.results, self.preview
        self.pages.add(Page(results, "results", self.orders.title, results.selected, results))
        self.pages.add(Page(preview, "photo", selected=preview.selected, zoom=preview.canvas.zoom))
        self._column = column(self.header, (self.pages, 1), on=self, gap=0)

    def _connect(self) -> None:
        self.pages.turned.connect(self.refresh_title)
        self.pages.turned.connect(self._offer_thumbs)
        self.pages.turned.connect(self.headings.update_soon)
        self.pages.turned.connect(self.turned)
        self.pages.menu_wanted.connect(self._actions.open_for_photos)
        self.stacks.changed.connect(self.refresh_marks)
        self.stacks.changed.connect(self.refresh_title)
        self.orders.changed.connect(self.refresh_title)
        self.orders.arrived.connect(self.to_results)
        self.preview.left.connect(self.toggle_preview)
        self.preview.judged.connect(self.judged)
        self.preview.starred.connect(self.starred)


class SpokenHeadings(SpokenParts):
    """Lays a widget over each visible heading while a screen reader is active.

    They are children of the browser, because the accessible tree of a list contains only its items.
    """

    def __init__(self, browser: Browser) -> None:
        super().__init__(browser)
        self._browser = browser

    def in_sight(self) -> Iterator[PaintedPart]:
        grid = self._browser.grid()
        if grid is not None and grid.isVisible():
            for key, rect, heading in grid.headings_in_sight():
                at = QRect(grid.viewport().mapTo(self._browser, rect.topLeft()), rect.size())
                yield PaintedPart(("heading", key), heading.said, at)
