"""Commands on albums: open one, put photos into one, keep a search as one, delete and undo."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain, count
from typing import Concatenate, ParamSpec

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from app.core.albums.albums import Albums
from app.core.base.language import Plural, both_sentences, tr, tr_later, tr_n
from app.core.base.search_types import AlbumInfo, SearchView
from app.core.facts.local_words import noun_said
from app.ui.albums.album_chooser import AlbumChooser, Question
from app.ui.albums.album_page import AlbumPage
from app.ui.commands.album_line import AlbumLine, photos_inside
from app.ui.commands.command import command
from app.ui.commands.context import Context, in_a_search
from app.ui.commands.keys import key_of
from app.ui.commands.palette import Entry
from app.ui.style import theme
from app.ui.system import dialogs
from app.work.bus.events import AlbumsChanged

P = ParamSpec("P")

_NO_PHOTO = tr_later("Pick a photo first.")
_NO_SEARCH = tr_later("Start a search first: an album can go on with what it finds.")
_NO_ALBUMS = tr_later("Make an album ({put}), or save a search as one ({keep}).")
_NO_ALBUM = tr_later("Open an album first.")
_BY_HAND = tr_later("Only albums filled by hand have an order of their own.")


class AlbumCommands(QObject):
    """Works on the selected photos, on the album that is shown, and on those of the panel.

    Signal: ``turned(album)``: the one whose photos are shown now, or may be; None: no album's are.
    """

    turned = Signal(object)

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        self._bus, self._browser = context.bus, context.browser
        self._select: Callable[[Callable[[int], bool]], None] = lambda _: None
        self.page = AlbumPage(self._bus, self._browser, self)
        self.line = AlbumLine(context, self)
        turned = (self._browser.turned, self._browser.orders.changed)
        for changed in (*turned, self._bus.signal(AlbumsChanged)):
            changed.connect(lambda *_: self.turned.emit(self._in_sight()))

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
        """Let a person find an album by a few letters, and open it."""
        if not self._albums():
            put, keep = (
                key_of(self.context.window, each) for each in ("put_into_album", "keep_as_album")
            )
            self.context.say(tr(_NO_ALBUMS, put=put, keep=keep))
            return
        chooser = self._chooser(Question(tr("Open an album"), tr("Name of the album")))
        chooser.chosen.connect(self.open)
        chooser.open()

    @command("File", 2, "New album…", "Ctrl+Shift+N", id="new_album", icon="plus")
    def ask_for_new(self) -> None:
        """Ask for the name of an album without photos."""
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
        """Ask how an album is to be called from now on."""
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
        """Give the albums as places to go to."""
        return [self._place(info) for info in self._albums()]

    def _place(self, info: AlbumInfo) -> Entry:
        smart = info.search is not None
        return Entry(
            tr("Go to"),
            info.name,
            partial(self.open, info.id),
            tr("smart album") if smart else tr("album"),
            icon=theme.icon("album-filling" if smart else "album"),
        )

    def delete(self, info: AlbumInfo) -> None:
        """Remove an album; it can be brought back."""
        name = tr("Delete “{name}”", name=info.name)
        self._change(name, None, Albums.delete, info.id)
        self.context.done(tr("Album “{name}” deleted. Its photos stay.", name=info.name))

    def put(self, album: int, photos: tuple[int, ...]) -> None:
        """Put photos into an album."""
        info = self._info(album)
        if info is not None and photos:
            self._change(self._adding(photos, info.name), album, Albums.put, album, photos)
            self._tell_put(photos, info.name)

    def offer(self, menu: QMenu, select: Callable[[Callable[[int], bool]], None]) -> None:
        """Add the albums to a menu; `select` selects the shown photos of which something holds."""
        under = menu.addMenu(tr("By album"))
        under.aboutToShow.connect(partial(self._list, under))
        self._select = select

    def _list(self, menu: QMenu) -> None:
        menu.clear()
        for info in self._albums():
            menu.addAction(info.name.replace("&", "&&"), partial(self._ask_for_photos, info.id))
        if not self._albums():
            menu.addAction(tr("Nothing to choose from yet")).setEnabled(False)

    def _ask_for_photos(self, album: int) -> None:
        self._bus.ask(lambda library: library.albums.photos(album), self._select_these)

    def _select_these(self, photos: tuple[int, ...]) -> None:
        self._select(set(photos).__contains__)

    def _change(
        self,
        name: str,
        album: int | None,
        what: Callable[Concatenate[Albums, P], object],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Change an album, so that it can be taken back; it is shown then, if there is one."""
        self.context.do(
            name,
            lambda library: library.albums.change(what, *args, **kwargs),
            partial(self._show_again, album),
            of_search=True,  # it may be of an album
        )

    def _show_again(self, album: int | None) -> None:
        if album is not None and album != self._in_sight():
            self.open(album)

    # On photos

    @command(
        "Photo",
        3,
        "Add to album…",
        "L",
        id="put_into_album",
        icon="album-add",
        several=Plural("Add to album…", "Add {n} photos to an album…"),
        short="Album",
        in_context=True,
    )
    def _ask_for_album(self) -> None:
        photos = self._browser.targets()
        if not photos:
            self.context.say(tr(_NO_PHOTO))
            return
        title = tr_n("Add {n} photo to an album", "Add {n} photos to an album", len(photos))
        chooser = self._chooser(
            Question(
                title, tr("Album, or the name of a new one"), tr("New: “{name}”", name="{name}")
            )
        )
        chooser.chosen.connect(partial(self.put, photos=photos))
        chooser.named.connect(partial(self._put_into_new, photos))
        chooser.open()

    def _put_into_new(self, photos: tuple[int, ...], name: str) -> None:
        self._change(self._adding(photos, name), None, Albums.create, name, photos)
        self._tell_put(photos, name)

    def _albums(self) -> tuple[AlbumInfo, ...]:
        return self._bus.latest(AlbumsChanged).albums

    def _chooser(self, question: Question) -> AlbumChooser:
        chooser = AlbumChooser(question, self._albums, self.context.pictures, self.context.window)
        self._bus.listen(AlbumsChanged, chooser.refresh)
        return chooser

    @command(
        "File",
        2,
        "Save as smart album",
        "Ctrl+L",
        id="keep_as_album",
        icon="smart-album",
        when=in_a_search,
    )
    def _save_search(self) -> None:
        """Make a smart album of the search that is shown, named by what it looks for."""
        view = self._bus.shown_search()
        if view is None:
            self.context.say(tr(_NO_SEARCH))
            return
        known = next(
            (each for each in self._albums() if each.search == view.search),
            None,
        )
        if known is not None:
            already = tr("This search is the album “{name}” already.", name=known.name)
            self.context.say(both_sentences(already, tr("Correct it with thumbs.")))
            return
        name = self._free_name(self._named(view))
        self._keep(view.search, name)
        created = tr("Smart album “{name}” created. Correct it with thumbs.", name=name)
        self.context.done(created)

    def _named(self, view: SearchView) -> str:
        """Name an album by what its search looks for."""
        if view.word:
            return noun_said(view.word).capitalize()
        name = self._browser.results.photo_model.name_of(view.query[0]) if view.query else ""
        return tr("Like {name}", name=name)

    def _free_name(self, name: str) -> str:
        """Give a name that no album has: this one, or with a number behind it."""
        taken = {info.name.casefold() for info in self._albums()}
        numbered = (f"{name} {number}" for number in count(2))  # not shown
        return next(each for each in chain((name,), numbered) if each.casefold() not in taken)

    @command(
        "Photo",
        3,
        "Remove from this album",
        "Shift+L",
        id="take_out_of_album",
        several=Plural("Remove from this album", "Remove {n} photos from this album"),
        in_context=True,
        when=lambda self: self.album_shown() is not None,
    )
    def _take_out(self) -> None:
        album, photos = self.album_shown(), self._browser.targets()
        if album is None or not photos:
            self.context.say(tr(_NO_ALBUM if album is None else _NO_PHOTO))
            return
        photos = self._browser.stacks.with_those_below(photos)
        if album.search is None:
            photos = tuple(photo for photo in photos if photo in set(self.page.held))
        name = tr(
            "Remove {photos} from “{album}”", photos=self.context.called(photos), album=album.name
        )
        self._change(name, album.id, Albums.take_out, album.id, photos)
        taken = tr_n(
            "{n} photo removed from “{album}”.",
            "{n} photos removed from “{album}”.",
            len(photos),
            album=album.name,
        )
        self.context.done(taken)

    @command(
        "Photo",
        3,
        "Use as album cover",
        id="album_cover",
        when=lambda self: self.album_shown() is not None,
    )
    def _choose_cover(self) -> None:
        album, photos = self.album_shown(), self._browser.targets()
        if album is None or not photos:
            self.context.say(tr(_NO_ALBUM if album is None else _NO_PHOTO))
            return
        name = tr("Cover of “{album}”", album=album.name)
        self._change(name, album.id, Albums.set_cover, album.id, photos[0])

    @command(
        "Photo",
        3,
        "Move earlier in the album",
        "Alt+Shift+Left",
        id="album_earlier",
        when=lambda self: self.page.is_shown(),
        arguments=(-1,),
    )
    @command(
        "Photo",
        3,
        "Move later in the album",
        "Alt+Shift+Right",
        id="album_later",
        when=lambda self: self.page.is_shown(),
        arguments=(1,),
    )
    def _move(self, steps: int) -> None:
        """Let the selected photos stand one place earlier or later in their album."""
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

    @command(
        "Edit",
        3,
        "Select the photos of this album",
        "Ctrl+Shift+A",
        when=lambda self: self.album_shown() is not None,
    )
    def select_album(self) -> None:
        """Select what the shown album holds: all photos, or those in front of its line."""
        if self.page.is_shown():
            self.page.grid.selection.choose_all()
            return
        inside = photos_inside(self._browser)
        if inside is None:
            self.context.say(tr(_NO_ALBUM))
        else:
            self._select(inside.__contains__)

    # What is shown

    def album_shown(self) -> AlbumInfo | None:
        """The album whose photos are shown, or whose search."""
        view = self._bus.shown_search()
        if self._browser.showing_results() and view is not None:
            return next(
                (i for i in self._albums() if i.search == view.search),
                None,
            )
        return self._info(self.page.album)

    def _in_sight(self) -> int | None:
        """The album whose photos are shown, or one of them large."""
        if self._browser.showing(self.page.grid):
            return self.page.album
        shown = self._browser.orders.shown
        if shown is None or not self._browser.showing(self._browser.results):
            return None
        return next(
            (i.id for i in self._albums() if i.search == shown.search),
            None,
        )

    def _info(self, album: int | None) -> AlbumInfo | None:
        return next((info for info in self._albums() if info.id == album), None)

    def _keep(self, search: int, name: str) -> None:
        self.context.do(
            tr("Smart album “{name}”", name=name),
            lambda library: library.albums.keep_search(search, name),
            of_search=True,
        )

    def _adding(self, photos: tuple[int, ...], album: str) -> str:
        return tr("Add {photos} to “{album}”", photos=self.context.called(photos), album=album)

    def _tell_put(self, photos: tuple[int, ...], name: str) -> None:
        put = tr_n(
            "{n} photo added to “{album}”.",
            "{n} photos added to “{album}”.",
            len(photos),
            album=name,
        )
        self.context.done(put)
