"""Show the page of an album that is filled by hand."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from app.core.base.language import tr
from app.core.base.search_types import AlbumInfo, Scope
from app.core.photos.table import Ids
from app.ui.photos.browser import Browser
from app.ui.photos.pages import EmptyResults, Narrowed, Page, Title
from app.work.bus.bus import Bus
from app.work.bus.events import AlbumListed, AlbumsChanged


class AlbumPage(QObject):
    """Shows the photos of an album that match the page's filter.

    Attributes: ``album``, the last one shown; ``held``, its photos with all of their stacks;
    ``grid``, where they are shown.
    """

    def __init__(self, bus: Bus, browser: Browser, parent: QObject) -> None:
        super().__init__(parent)
        self._bus = bus
        self._browser = browser
        self.album: int | None = None
        self.held: tuple[int, ...] = ()
        self._only: frozenset[int] | None = None  # photos that match the filter; None: no filter
        self.grid = browser.make_grid(tr("Photos of the album"), "album")
        self.empty = EmptyResults(self.grid)
        self.empty.wanted.connect(browser.to_library)
        narrowed = Narrowed(bus, lambda: Scope(album=self.album), self._show_only)
        page = Page(self.grid, "album", self.title, self.grid.selected, self.grid)
        browser.add_page(replace(page, narrowed=narrowed))
        browser.stacks.changed.connect(self._arrange)
        bus.listen(AlbumListed, self._show_photos)
        bus.listen(AlbumsChanged, self._note_albums)

    def show(self, album: int) -> None:
        """Show an album; its photos appear when the library has sent them."""
        if album != self.album:
            self.held = ()
            self._arrange()
        self.album = album
        self._bus.ask(lambda library: library.albums.show(album))
        self._browser.visit(self.grid)

    def is_shown(self) -> bool:
        """Return whether the page is shown, with an album."""
        return self.album is not None and self._browser.is_shown(self.grid)

    def title(self) -> str | Title:
        """Return the name of the album, and the number of photos shown."""
        albums = self._bus.latest(AlbumsChanged).albums
        info = next((info for info in albums if info.id == self.album), None)
        if info is None:
            return tr("This album was deleted")
        count = len(self._held())
        return Title(info.name, count, offers=frozenset(("export",) if count else ()))

    def _show_photos(self, album: int, photos: tuple[int, ...]) -> None:
        if album == self.album:
            self.held = photos
            self._arrange()

    def _show_only(self, photos: Ids | None) -> None:
        only = None if photos is None else frozenset(photos.tolist())
        if only != self._only:
            self._only = only
            self._arrange()

    def _note_albums(self, albums: tuple[AlbumInfo, ...]) -> None:
        """Refresh the title; leave the page of an album that was deleted."""
        if self.is_shown() and all(info.id != self.album for info in albums):
            self._browser.go_back()
        self._browser.refresh_title()

    def _held(self) -> list[int]:
        """Return the album's photos that match the filter."""
        only = self._only
        return [photo for photo in self.held if only is None or photo in only]

    def _arrange(self) -> None:
        """Show each stack once, by its top photo."""
        self.grid.show_photos(self._browser.stacks.in_library(self._held()))
        self.empty.say(
            tr(
                "This album is empty. Select photos and choose “Add to album…”, or drop them on "
                "it at the side."
            ),
            tr("Choose photos"),
        )
        self.empty.setVisible(self.album is not None and not self.held)
        self._browser.refresh_title()
