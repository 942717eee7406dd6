"""Lets the search field filter what is shown: the library, results of a search, another page."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from app.core.facts.terms import Term, TermKind
from app.core.language import tr
from app.core.types import Scope, SearchView
from app.ui.commands.command import command
from app.ui.commands.photo_commands import PhotoCommands
from app.ui.facts.search_field import SearchField
from app.ui.photos.browser import Browser
from app.ui.style import theme
from app.ui.window.library_view import LibraryView
from app.ui.window.narrowed_pages import NarrowedPages
from app.work.bus.bus import Bus
from app.work.bus.events import (
    AlbumListed,
    AlbumsChanged,
    FactsCounted,
    RootsChanged,
    SearchChanged,
)


class Finder(QObject):
    """Each page has a filter of its own, and the field shows that of the page that is shown: to
    look for a photo to search from does not narrow the search."""

    def __init__(
        self,
        bus: Bus,
        field: SearchField,
        library: LibraryView,
        browser: Browser,
        commands: PhotoCommands,
    ) -> None:
        super().__init__(field)
        self._bus = bus
        self._field = field
        self._library = library
        self._browser = browser
        self._commands = commands
        self._pages = NarrowedPages(bus, browser)
        field.filter_changed.connect(self._narrow)
        field.typed.connect(self._preview)
        field.words_wanted.connect(self._look_for)
        field.word_chosen.connect(self._search_word)
        field.everywhere_wanted.connect(self._look_everywhere)
        field.picture_wanted.connect(commands.ask_for_picture)
        field.photos_wanted.connect(self._enter)
        field.left.connect(browser.focus_photos)
        field.entered.connect(self._count)
        library.found.connect(self._say)
        library.filter_changed.connect(self._show)
        browser.turned.connect(self._show)
        browser.turned.connect(self._stand_apart)
        bus.listen(SearchChanged, self._show)
        bus.listen(AlbumListed, self._show)
        bus.listen(FactsCounted, field.show_counts)
        bus.listen(AlbumsChanged, field.show_albums)
        bus.listen(RootsChanged, self._show_roots)
        field.show_albums(bus.latest(AlbumsChanged).albums)
        self._show_roots()

    def _narrow(self, text: str) -> None:
        view = self._search_shown()
        if view is None:
            self._look_for(text)
        elif text != view.scope.filter:
            self._commands.search_within(replace(view.scope, filter=text))

    def _look_for(self, text: str) -> None:
        """Show what matches on this page; out of the results of a search, in the library."""
        if self._pages.filter() is not None:
            self._pages.narrow(text)
        else:
            self._library.narrow(text)

    def _preview(self, text: str) -> None:
        """Show what matches so far. A search waits for Enter."""
        if self._pages.filter() is not None:
            self._pages.preview(text)
        elif self._search_shown() is None:
            self._library.preview(text)

    def _search_word(self, noun: str, text: str) -> None:
        """Search, and leave nothing that was typed before behind."""
        if self._pages.filter():
            self._pages.narrow("")
        elif self._search_shown() is None:
            self._library.clear_filter()
        self._commands.search_word(noun, text)

    def _look_everywhere(self) -> None:
        if (view := self._search_shown()) is not None:
            self._commands.search_within(replace(view.scope, folder=None, album=None))

    def _enter(self) -> None:
        if self._search_shown() is None and self._pages.filter() is None:
            self._library.enter()
        else:
            self._browser.enter_photos()

    def _say(self, photos: int) -> None:
        if not photos and self._search_shown() is None:
            self._field.say_nothing_found()

    def _show(self, *_: object) -> None:
        view = self._search_shown()
        if self._field.line.hasFocus() and self._field.line.text():
            return  # somebody is typing for this page
        own = self._pages.filter()
        beneath = self._library.filter() if own is None else own
        if view is None:
            self._field.show_filter(beneath)
        else:
            self._field.show_filter(view.scope.filter, self._within(view.scope))

    def _within(self, scope: Scope) -> Term | None:
        """The folder or album of a scope, as a chip says it."""
        if scope.album is not None:
            names = (
                info.name
                for info in self._bus.latest(AlbumsChanged).albums
                if info.id == scope.album
            )
            return Term(TermKind.ALBUM, next(names, tr("An album that was deleted")))
        if scope.folder is None:
            return None
        return Term(TermKind.FOLDER, scope.folder.name or str(scope.folder))

    def _stand_apart(self) -> None:
        """Keep the field clear of what is below, where no title stands between."""
        column = self._field.layout()
        assert column is not None
        around = column.contentsMargins()
        around.setBottom(0 if self._browser.has_title() else theme.UNIT)
        column.setContentsMargins(around)

    def _search_shown(self) -> SearchView | None:
        return self._bus.shown_search() if self._browser.showing_results() else None

    def _count(self) -> None:
        self._bus.ask(lambda library: library.facts.count())

    def _show_roots(self, *_: object) -> None:
        self._field.offer(bool(self._bus.latest(RootsChanged).roots))
        self._field.show_missing(self._bus.latest(RootsChanged).words_missing)

    @command("Edit", 4, "Find photos", "Ctrl+F", "/", "Ctrl+K", id="filter")
    def _go_to_field(self) -> None:
        if self._bus.latest(RootsChanged).roots:
            self._field.focus_line()
