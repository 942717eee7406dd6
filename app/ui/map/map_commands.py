"""Provide the command that shows the map; its page is made at the first visit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.core.base.language import tr
from app.core.base.photo_types import Changes
from app.core.base.work_types import Progress
from app.ui.commands.registry import command
from app.ui.photos.context import Context
from app.ui.photos.explore_row import ExploreRow
from app.ui.photos.pages import Page
from app.work.bus.events import MapChanged, MapProgressed, Opened, TableChanged

if TYPE_CHECKING:  # numpy loads with the page, after the window is shown
    from app.core.map.regions import Cover, LibraryMap
    from app.ui.map.map_page import MapPage


class MapCommands(QObject):
    """Adds the map's page to the browser, and covers of its regions above the library's photos.
    Attribute: ``page``; None until it is first shown."""

    def __init__(self, context: Context, search: Callable[[str], None]) -> None:
        """``search(noun)`` searches for what a noun means."""
        super().__init__(context.window)
        self.context = context
        self.page: MapPage | None = None
        self._search = search
        self._bus = bus = context.bus
        self._browser = browser = context.browser
        self._watched = False
        self._signs: Mapping[int, int] = {}
        bus.listen(MapChanged, self._show_map)
        bus.listen(MapProgressed, self._show_progress)
        bus.listen(TableChanged, self._note_photos)
        bus.listen(Opened, self._watch_anew)
        self._covers = ExploreRow(browser.library, context.pictures)
        self._covers.chosen.connect(search)
        self._covers.map_wanted.connect(lambda: context.actions["map"].trigger())
        browser.turned.connect(self._watch)
        browser.signs_changed.connect(self._show_signs)

    @command("View", 1, "Map", "Shift+M", icon="map")
    def map(self) -> None:
        """Show the map; again: go back."""
        page = self.page or self._make()
        if self._browser.is_shown(page):
            self._browser.go_back()
        else:
            page.expect(len(self._bus.photos.all()))
            self._browser.visit(page)

    def _make(self) -> MapPage:
        from app.ui.map.map_page import MapPage

        grid = self._browser.make_grid(tr("Photos of the map"))
        page = self.page = MapPage(self.context.pictures, grid)
        added = Page(page, "map", page.title, page.selected, grid, tiles=False, tools=page.tools)
        self._browser.add_page(added)
        page.covers.chosen.connect(self._search)
        page.canvas.noun_chosen.connect(self._search)
        page.changed.connect(self._browser.refresh_title)
        page.canvas.set_signs(self._signs)
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

    def _show_map(self, made: LibraryMap | None, covers: Sequence[Cover]) -> None:
        self._covers.show_covers(covers)
        if self.page is not None:
            self.page.show_map(made)
            self.page.show_covers(covers)

    def _show_progress(self, progress: Progress | None) -> None:
        if self.page is not None:
            self.page.show_progress(progress)

    def _show_signs(self, signs: Mapping[int, int]) -> None:
        self._signs = dict(signs)
        if self.page is not None:
            self.page.canvas.set_signs(signs)

    def _note_photos(self, changes: Changes) -> None:
        if self.page is not None:
            self.page.expect(len(self._bus.photos.all()))
            if changes.removed:
                self.page.drop(frozenset(changes.removed))
