"""Provide the command that shows the map; its page is made at the first visit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.ui.commands.registry import command
from app.ui.photos.context import Commands, Context
from app.ui.photos.explore_row import ExploreRow
from app.ui.photos.pages import Page
from app.work.bus.events import MapChanged, Opened

if TYPE_CHECKING:  # numpy loads with the page, after the window is shown
    from app.ui.map.map_page import MapPage


class MapCommands(Commands):
    """Adds the map's page to the browser, and covers of its regions above the library's photos.
    Attribute: ``page``; None until it is first shown."""

    def __init__(self, context: Context, search: Callable[[str], None]) -> None:
        """``search(noun)`` searches for what a noun means."""
        super().__init__(context)
        self.page: MapPage | None = None
        self._search = search
        bus, browser = context.bus, context.browser
        self._watched = False
        bus.listen(Opened, self._watch_anew)
        self._covers = ExploreRow(browser.library, context.pictures)
        self._covers.chosen.connect(search)
        bus.listen(MapChanged, lambda _, covers: self._covers.show_covers(covers))
        self._covers.map_wanted.connect(lambda: context.actions["map"].trigger())
        browser.turned.connect(self._watch)

    @command("View", 1, "Explore the map", "Shift+M", icon="explore")
    def map(self) -> None:
        """Show the map; again: go back."""
        page = self.page or self._make()
        if self._browser.is_shown(page):
            self._browser.go_back()
        else:
            self._browser.visit(page)

    def _make(self) -> MapPage:
        from app.ui.map.map_page import MapPage

        page = self.page = MapPage(self.context, self._search)
        grid, tools, zoom = page.grid, page.tools, page.canvas.zoom
        added = Page(page, "map", page.title, page.selected, grid, tools=tools, zoom=zoom)
        self._browser.add_page(added)
        return page

    def _watch(self) -> None:
        """Tell the library whether the map is shown, as it is kept up to date only then."""
        shown = self.page is not None and self._browser.is_shown(self.page)
        if shown != self._watched:
            self._watched = shown
            self._bus.ask(lambda library: library.map.watch(shown))

    def _watch_anew(self, _: object) -> None:
        """Show no map, and watch the newly opened library's."""
        if self.page is not None:
            self.page.show_map(None)
        self._watched = False
        self._watch()
