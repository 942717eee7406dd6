"""Let the search field filter what is shown: the library, results of a search, an album."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from app.core.base.language import isolated, tr, tr_n
from app.core.base.search_types import QueryItem, Scope, SearchView
from app.core.facts.local_words import local_noun
from app.core.facts.terms import parse, text_of
from app.core.photos.sorting_table import Ids
from app.ui.commands.registry import command
from app.ui.facts.field_parts import Limit
from app.ui.facts.search_commands import PhotoCommands
from app.ui.facts.search_field import SearchField
from app.ui.facts.sentences import words_in
from app.ui.photos.context import Commands, Context
from app.ui.style.words import name_alone
from app.work.bus.events import AlbumsChanged, RootsChanged, SearchChanged

_MOST_CHIPS = 3  # query pictures with chips of their own; more share one chip
_SEARCH, _SCOPE, _ALBUM, _FOLDER = "search", "scope", "album", "folder"


class Finder(Commands):
    """Connects the search field to the shown search, or to the photos of the library.

    A search is not narrowed by looking for a photo to search from.
    """

    def __init__(self, context: Context, field: SearchField, commands: PhotoCommands) -> None:
        super().__init__(context)
        self._field, self._commands = field, commands
        browser, bus = context.browser, context.bus
        field.filter_changed.connect(self._narrow)
        field.typed.connect(self._preview)
        field.words_wanted.connect(self._look_for)
        field.word_chosen.connect(self.search_word)
        field.limit_removed.connect(self._remove_limit)
        field.picture_wanted.connect(commands.ask_for_picture)
        field.paste_wanted.connect(commands.paste)
        field.photos_wanted.connect(self._enter_photos)
        field.left.connect(browser.focus_photos)
        context.library.found.connect(self._note_found)
        context.library.notice.followed.connect(field.follow_link)
        browser.turned.connect(self._show_filter)
        browser.orders.changed.connect(self._show_filter)
        bus.listen(SearchChanged, self._show_filter)
        bus.listen(AlbumsChanged, self._show_filter)

    def _narrow(self, text: str) -> None:
        view = self._search_shown()
        if view is None:
            self._look_for(text)
        elif text != view.scope.filter:
            self._commands.search_within(replace(view.scope, filter=text))

    def _to_list(self) -> None:
        """Leave a page that lists no photos of the library; the focus stays in the field."""
        if self._browser.scope() is None:
            self._browser.to_library()

    def _look_for(self, text: str) -> None:
        """Filter the listed photos; while results of a search are shown, those of the library."""
        self._to_list()
        self._library.narrow(text)

    def _preview(self, text: str) -> None:
        """Show the matches so far; a search waits for Enter."""
        if self._search_shown() is None:
            self._to_list()
            self._library.preview(text)

    def search_word(self, noun: str, text: str = "") -> None:
        """Start a search by a word, and clear the filter typed before."""
        if self._search_shown() is None:
            self._library.narrow("")
        if words := words_in(parse(text)):
            named = Scope(filter=text_of(words))
            search = partial(self._search_among, noun, text)
            self._bus.ask(lambda library: library.facts.within(named), search)
        else:
            self._commands.search_word(noun, text)

    def _search_among(self, noun: str, text: str, named: Ids) -> None:
        """Search by a word within the filter ``text``; without its words if no photo is ``named``
        by them."""
        words = words_in(parse(text))
        if not len(named):
            text = text_of(term for term in parse(text) if term not in words)
            left_out = " ".join(term.value for term in words)
            self.context.say(
                tr("No photo is named “{words}”, so that was left out.", words=left_out)
            )
        self._commands.search_word(noun, text)

    def _remove_limit(self, limit: Limit) -> None:
        """Remove a limit of the list."""
        view = self._search_shown()
        if isinstance(limit.key, QueryItem):
            self._commands.drop_query(limit.key)
        elif limit.key == _SEARCH:
            self._commands.close_search()
        elif limit.key == _SCOPE and view is not None:
            self._commands.search_within(replace(view.scope, folder=None, album=None))
        elif limit.key == _FOLDER:
            self._library.show_folder(None)
            self._browser.focus_photos()
        else:
            self._browser.to_library()

    def _enter_photos(self) -> None:
        if self._search_shown() is None:
            self._library.when_answered(self._browser.enter_photos)
        else:
            self._browser.enter_photos()

    def _note_found(self, photos: int) -> None:
        if photos or self._search_shown() is not None:
            return
        if (said := self._field.nothing_found()) is not None:
            self._library.notice.say(said[0], tr("Clear the filter"), said[1])

    def _show_filter(self, *_: object) -> None:
        if self._field.line.hasFocus() and self._field.line.text():
            return  # a person is typing for this page
        view, scope = self._search_shown(), self._browser.scope()
        if view is not None:
            in_album = tr("Search in this album") if _album_of(view) is not None else ""
            self._field.show_filter(view.scope.filter, tuple(self._limits_of(view)), in_album)
        elif scope is None:
            self._field.show_filter("")  # nothing here is filtered
        elif scope.album is not None:
            limit = self._in_album(scope.album, _ALBUM)
            self._field.show_filter(scope.filter, (limit,), tr("Search in this album"))
        elif scope.folder is not None:
            self._field.show_filter(scope.filter, (_in_folder(scope.folder, _FOLDER),))
        else:
            self._field.show_filter(scope.filter)

    def _limits_of(self, view: SearchView) -> Iterator[Limit]:
        """Yield the limits of a search as chips: what it asks with, and where it looks."""
        name_of = self._browser.results.photo_model.name_of
        if (album := _album_of(view)) is not None:
            yield self._in_album(album, _SEARCH)
        elif len(view.query) > _MOST_CHIPS:
            many = tr_n("like {n} photo", "like {n} photos", len(view.query))
            yield Limit(many, _SEARCH, view.query[0])
        else:
            for item in view.query:
                said = (
                    tr("“{word}”", word=local_noun(item.word))
                    if item.word
                    else tr("like {name}", name=isolated(name_of(item)))
                )
                yield Limit(said, item, item)
        if view.scope.album is not None:
            yield self._in_album(view.scope.album, _SCOPE)
        if view.scope.folder is not None:
            yield _in_folder(view.scope.folder, _SCOPE)

    def _in_album(self, album: int, key: str) -> Limit:
        albums = self._bus.latest(AlbumsChanged).albums
        info = next((info for info in albums if info.id == album), None)
        name = tr("An album that was deleted") if info is None else info.name
        cover = None if info is None or info.cover is None else QueryItem(photo=info.cover)
        return Limit(tr("in {place}", place=name), key, cover, "" if cover else "album")

    def _search_shown(self) -> SearchView | None:
        return self._bus.shown_search() if self._browser.showing_results() else None

    @command("Edit", 4, "Find photos", "Ctrl+F / Ctrl+K", id="filter")
    def _go_to_field(self) -> None:
        if self._bus.latest(RootsChanged).roots:
            self._field.focus_line()


def _album_of(view: SearchView) -> int | None:
    """Return the album that a search fills."""
    return None if view.edge is None else view.edge.album


def _in_folder(folder: Path, key: str) -> Limit:
    name = name_alone(folder.name or str(folder))
    return Limit(tr("in {place}", place=name), key, icon="folder")
