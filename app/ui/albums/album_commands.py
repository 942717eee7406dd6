"""Provide the page of an album, the commands on albums, and the line where matches end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import chain, count
from typing import Concatenate, ParamSpec

from PySide6.QtCore import QObject
from PySide6.QtGui import QIcon

from app.core.albums.albums import Albums
from app.core.base.language import both_sentences, tr, tr_later, tr_n
from app.core.base.search_types import AlbumInfo, QueryItem, Scope, SearchView
from app.core.facts.local_words import noun_said
from app.core.photos.table import Ids
from app.ui.commands.palette import COVER, Entry, Palette, Question
from app.ui.commands.registry import command, in_a_search
from app.ui.photos.browser import Browser
from app.ui.photos.context import Commands, Context
from app.ui.photos.headings import line_at
from app.ui.photos.pages import Narrowed, Notice, Page, Title
from app.ui.photos.small_photos import icon_of
from app.ui.style import theme
from app.ui.system import dialogs
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
        self.grid = browser.make_grid(tr("Photos of the album"), "album", folded=True)
        self.empty = Notice(self.grid)
        self.empty.wanted.connect(browser.to_library)
        narrowed = Narrowed(bus, lambda: Scope(album=self.album), self._show_only)
        page = Page(self.grid, "album", self.title, self.grid.selected, self.grid)
        browser.add_page(replace(page, narrowed=narrowed))
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
        self.grid.show_photos(self._held())
        self.empty.say(
            tr(
                "This album is empty. Select photos and choose “Add to album…”, or drop them on "
                "it at the side."
            ),
            tr("Choose photos"),
        )
        self.empty.setVisible(self.album is not None and not self.held)
        self._browser.refresh_title()


P = ParamSpec("P")

_NO_PHOTO = tr_later("Pick a photo first.")
_NO_SEARCH = tr_later("Start a search first: an album can go on with what it finds.")
_NO_ALBUM = tr_later("Open an album first.")
_OPEN = Question(
    tr_later("Open an album"),
    tr_later("Name of the album"),
    tr_later("No album has this name."),
    tr_later("There are no albums yet."),
)
_ADD = Question(tr_later("Add to album…"), tr_later("Album, or the name of a new one"), "")
_BY_HAND = tr_later("Only albums filled by hand have an order of their own.")


def _shows_album(doer: AlbumCommands) -> bool:
    return doer.album_shown() is not None


_of_album = partial(command, "Photo", 3, when=_shows_album)  # not shown
_of_list = partial(command, "Photo", 3, when=lambda doer: doer.page.is_shown())  # not shown


def details_of(info: AlbumInfo) -> list[str]:
    """Return how many photos an album has, and how many of them are new."""
    parts = [tr_n("{n} photo", "{n} photos", info.photos)] if info.filled else [tr("Filling…")]
    return [*parts, *[tr_n("{n} new", "{n} new", info.new)] * bool(info.new)]


class AlbumCommands(Commands):
    """Changes albums: the shown one, those of the side panel, and those of the selected photos."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.page = AlbumPage(self._bus, self._browser, self)
        self.line = AlbumLine(context)

    # On albums of the panel

    def open(self, album: int) -> None:
        """Show an album: its photos, or the search that fills it."""
        info = self._info(album)
        if info is None:
            return
        if info.search is not None:
            self._bus.search(lambda library: library.albums.open(album))
            self._browser.to_results()
        else:
            self.page.show(album)

    @command(
        "File", 2, "Open an album…", "J", id="open_album", when=lambda self: bool(self._albums())
    )
    def choose(self) -> None:
        """Ask for an album by a few letters of its name, and show it."""
        self._choose_album(_OPEN, tr("Open an album"), self.open)

    @command("File", 2, "New album…", "Ctrl+Shift+N", id="new_album", icon="plus")
    def ask_for_new(self) -> None:
        """Ask for the name of a new album."""
        dialogs.ask_for_name(
            self.context.window,
            tr("New album"),
            tr("Name:"),
            "",
            lambda name: self._change(
                tr("New album “{name}”", name=name), None, Albums.create, name
            ),
        )

    def ask_for_other_name(self, info: AlbumInfo) -> None:
        """Ask for another name of an album."""
        dialogs.ask_for_name(
            self.context.window,
            tr("Rename the album"),
            tr("Name:"),
            info.name,
            lambda name: self._change(
                tr("Rename “{name}”", name=info.name), info.id, Albums.rename, info.id, name
            ),
        )

    def places(self) -> list[Entry]:
        """Return the albums as entries of the palette."""
        return [self._place(info, tr("Go to"), self.open) for info in self._albums()]

    def _place(self, info: AlbumInfo, section: str, run: Callable[[int], object]) -> Entry:
        smart = info.search is not None
        said = [tr("smart album") if smart else tr("album"), *details_of(info)]
        icon: Callable[[], QIcon] = partial(theme.icon, "album-filling" if smart else "album")
        if info.cover is not None:
            cover, context = QueryItem(photo=info.cover), self.context
            icon = partial(icon_of, context.pictures, cover, COVER, context.window)
        return Entry(section, info.name, partial(run, info.id), " · ".join(said), icon=icon)

    def _choose_album(
        self,
        question: Question,
        title: str,
        run: Callable[[int], object],
        new: Callable[[str], Entry] | None = None,
    ) -> None:
        """Ask for an album by a few letters of its name, and call ``run``."""
        albums = [self._place(info, title, run) for info in self._albums()]
        chooser = Palette(albums, self.context.window, question, new)
        self.context.pictures.changed.connect(chooser.repaint_covers)

    def delete(self, info: AlbumInfo) -> None:
        """Delete an album, which can be undone."""
        name = tr("Delete “{name}”", name=info.name)
        self._change(name, None, Albums.delete, info.id)
        self.context.done(tr("Album “{name}” deleted. Its photos stay.", name=info.name))

    def put(self, album: int, photos: tuple[int, ...]) -> None:
        """Put photos into an album."""
        info = self._info(album)
        if info is not None and photos:
            self._change(self._adding(photos, info.name), album, Albums.put, album, photos)
            self._report_added(photos, info.name)

    def _change(
        self,
        name: str,
        album: int | None,
        what: Callable[Concatenate[Albums, P], object],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Change an album, which can be undone; undo and redo show ``album``, if given."""
        self.context.do(
            name,
            lambda library: library.albums.change(what, *args, **kwargs),
            partial(self._show_again, album),
            of_search=True,  # it may change a search's album
        )

    def _show_again(self, album: int | None) -> None:
        if album is not None and album != self.in_sight():
            self.open(album)

    # On photos

    @command("Photo", 3, "Add to album…", "L", icon="album-add", many="Add {n} photos to an album…")
    def _put_into_album(self) -> None:
        photos = self.context.some()
        title = tr_n("Add {n} photo to an album", "Add {n} photos to an album", len(photos))

        def new(name: str) -> Entry:
            put, icon = partial(self._put_into_new, photos, name), partial(theme.icon, "album-add")
            return Entry(title, tr("New: “{name}”", name=name), put, icon=icon)

        if photos:
            self._choose_album(_ADD, title, partial(self.put, photos=photos), new)

    def _put_into_new(self, photos: tuple[int, ...], name: str) -> None:
        self._change(self._adding(photos, name), None, Albums.create, name, photos)
        self._report_added(photos, name)

    def _albums(self) -> tuple[AlbumInfo, ...]:
        return self._bus.latest(AlbumsChanged).albums

    @command("File", 2, "Save as smart album", "Ctrl+L", icon="smart-album", when=in_a_search)
    def _keep_as_album(self) -> None:
        """Save the shown search as a smart album, named after its query."""
        view = self._bus.shown_search()
        if view is None:
            self.context.say(tr(_NO_SEARCH))
            return
        if (known := self._of_search(view.search)) is not None:
            already = tr("This search is the album “{name}” already.", name=known.name)
            self.context.say(both_sentences(already, tr("Correct it with thumbs.")))
            return
        search, name = view.search, self._free_name(self._album_name(view))
        self.context.do(
            tr("Smart album “{name}”", name=name),
            lambda library: library.albums.keep_search(search, name),
            of_search=True,
        )
        self.context.done(
            tr("Smart album “{name}” created. New matches are added automatically.", name=name)
        )

    def _album_name(self, view: SearchView) -> str:
        """Return the name of an album for a search."""
        if view.word:
            return noun_said(view.word).capitalize()
        name = self._browser.results.photo_model.name_of(view.query[0]) if view.query else ""
        return tr("Like {name}", name=name)

    def _free_name(self, name: str) -> str:
        """Return the name, with a number after it if an album has it already."""
        taken = {info.name.casefold() for info in self._albums()}
        numbered = (f"{name} {number}" for number in count(2))  # not shown
        return next(each for each in chain((name,), numbered) if each.casefold() not in taken)

    @command(
        "Photo",
        3,
        "Remove from this album",
        "Shift+L",
        many="Remove {n} photos from this album",
        when=_shows_album,
    )
    def _take_out_of_album(self) -> None:
        if (targets := self._targets()) is None:
            return
        album, photos = targets
        photos = self._browser.stacks.with_those_below(photos)
        if album.search is None:
            photos = tuple(photo for photo in photos if photo in set(self.page.held))
        called = self.context.called(photos)
        name = tr("Remove {photos} from “{album}”", photos=called, album=album.name)
        self._change(name, album.id, Albums.take_out, album.id, photos)
        self.context.done(
            tr_n(
                "{n} photo removed from “{album}”.",
                "{n} photos removed from “{album}”.",
                len(photos),
                album=album.name,
            )
        )

    @_of_album(tr_later("Use as album cover"))
    def _album_cover(self) -> None:
        if (targets := self._targets()) is not None:
            album, photos = targets
            name = tr("Cover of “{album}”", album=album.name)
            self._change(name, album.id, Albums.set_cover, album.id, photos[0])

    def _targets(self) -> tuple[AlbumInfo, tuple[int, ...]] | None:
        """Return the shown album and the selected photos; if one is missing, say so."""
        album, photos = self.album_shown(), self._browser.targets()
        if album is None or not photos:
            self.context.say(tr(_NO_ALBUM if album is None else _NO_PHOTO))
            return None
        return album, photos

    @_of_list(tr_later("Move earlier in the album"), "Alt+Shift+Left", id="album_earlier", of=-1)
    @_of_list(tr_later("Move later in the album"), "Alt+Shift+Right", id="album_later", of=1)
    def _move(self, steps: int) -> None:
        """Move the selected photos one place earlier or later in their album."""
        if self.page.album is None or not self.page.is_shown():
            self.context.say(tr(_BY_HAND))
            return
        photos, moved = self.page.grid.photo_model.photos(), self.page.grid.selected()
        rest = [photo for photo in photos if photo not in set(moved)]
        if not moved or not rest:
            return
        ahead = sum(photo in set(rest) for photo in photos[: photos.index(moved[0])]) + steps
        before = rest[ahead] if 0 <= ahead < len(rest) else None
        if ahead >= 0:
            album = self.page.album
            self._change(tr("Order of the album"), album, Albums.move, album, moved, before)

    # What is shown

    def album_shown(self) -> AlbumInfo | None:
        """Return the album that is shown, or whose search is shown."""
        view = self._bus.shown_search()
        if self._browser.showing_results() and view is not None:
            return self._of_search(view.search)
        return self._info(self.page.album)

    def in_sight(self) -> int | None:
        """Return the id of the album of which photos are shown, also if one is shown large."""
        if self._browser.showing(self.page.grid):
            return self.page.album
        shown = self._browser.orders.shown
        if shown is None or not self._browser.showing(self._browser.results):
            return None
        info = self._of_search(shown.search)
        return None if info is None else info.id

    def _info(self, album: int | None) -> AlbumInfo | None:
        return next((info for info in self._albums() if info.id == album), None)

    def _of_search(self, search: int) -> AlbumInfo | None:
        return next((info for info in self._albums() if info.search == search), None)

    def _adding(self, photos: tuple[int, ...], album: str) -> str:
        return tr("Add {photos} to “{album}”", photos=self.context.called(photos), album=album)

    def _report_added(self, photos: tuple[int, ...], name: str) -> None:
        self.context.done(
            tr_n(
                "{n} photo added to “{album}”.",
                "{n} photos added to “{album}”.",
                len(photos),
                album=name,
            )
        )


_NO_LINE = tr_later("Like a few photos first, so that Likewise knows where the matches end.")


def _has_line(doer: AlbumLine) -> bool:
    return doer.context.browser.orders.line is not None


_of_line = partial(command, "View", 2, under="Search", when=_has_line)  # not shown


class AlbumLine(Commands):
    """Moves the line of a search's results."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._browser.orders.slider.moved.connect(self._move)

    @_of_line(tr_later("Go to the last match"), "T")
    def to_line(self) -> None:
        """Go to the last photo that matches, with those to check below."""
        line = self._browser.orders.line
        if line is None or not line.chances:
            self.context.say(tr(_NO_LINE))
            return
        self._browser.to_results()
        grid = self._browser.results
        grid.select_row(max(0, line.counts[0] - 1))
        grid.scrollTo(grid.currentIndex(), grid.ScrollHint.PositionAtCenter)

    @_of_line(tr_later("Stricter"), "[", id="line_up", of=-1)
    @_of_line(tr_later("Looser"), "]", id="line_down", of=1)
    def _move_by(self, photos: int) -> None:
        """Move the line so that this many more (or fewer) photos match."""
        line = self._browser.orders.line
        if line is None:
            self.context.say(tr(_NO_LINE))
        else:
            self._move(line_at(line.chances, line.counts[0] + photos))

    @_of_line(tr_later("Reset to automatic"), id="line_learned")
    def _move(self, probability: float | None = None) -> None:
        view = self._bus.shown_search()
        if view is None or view.edge is None:
            self.context.say(tr(_NO_LINE))
            return
        search = view.search
        self.context.do(
            tr("Where the matches end"),
            lambda library: library.albums.move_line(search, probability),
            of_search=True,
        )
