"""Provide the page of an album, the commands on albums, and the line where matches end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain, count
from typing import Concatenate, ParamSpec

from PySide6.QtGui import QIcon

from app.core.albums.albums import Albums
from app.core.base.language import both_sentences, tr, tr_later, tr_n
from app.core.base.search_types import AlbumInfo, QueryItem, SearchView
from app.core.facts.local_words import local_kind, local_noun
from app.ui.commands.palette import COVER, Entry, Palette
from app.ui.commands.registry import command, in_a_search
from app.ui.photos.context import Commands, Context
from app.ui.photos.headings import line_at
from app.ui.photos.small_photos import icon_of
from app.ui.style import theme
from app.ui.system import dialogs
from app.work.bus.events import AlbumsChanged

P = ParamSpec("P")

_NO_PHOTO = tr_later("Pick a photo first.")
_NO_SEARCH = tr_later("Start a search first, then save it as a smart album.")
_NO_ALBUM = tr_later("Open an album first.")
_BY_HAND = tr_later("Only albums filled by hand have an order of their own.")


def _shows_album(doer: AlbumCommands) -> bool:
    return doer.album_shown() is not None


def _lists_album(doer: AlbumCommands) -> bool:
    return doer.context.browser.album() is not None


_of_album = partial(command, "Photo", 3, when=_shows_album)
_of_list = partial(command, "Photo", 3, when=_lists_album)


def details_of(info: AlbumInfo) -> list[str]:
    """Return how many photos an album has, and how many of them are new."""
    parts = [tr_n("{n} photo", "{n} photos", info.photos)] if info.filled else [tr("Filling…")]
    return [*parts, *[tr_n("{n} new", "{n} new", info.new)] * bool(info.new)]


def _matches(view: SearchView) -> list[int]:
    """Return the photos that a search started from, liked ones and those above its line."""
    line = 1.0 if view.edge is None else view.edge.line
    asked = [item.photo for item in view.query if item.photo is not None]
    above = [item.photo for item in view.results if (item.probability or 0) >= line]
    return [*asked, *view.liked, *above]


class AlbumCommands(Commands):
    """Changes albums: the shown one, those of the side panel, and those of the selected photos."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
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
            self._library.show_album(album)

    @command("File", 2, "New album…", "Ctrl+Shift+N", id="new_album", icon="plus")
    def ask_for_new(self) -> None:
        """Ask for the name of a new album; a used one gets a number."""

        def create(name: str) -> None:
            free = self._free_name(name)
            self._change(tr("New album “{name}”", name=free), None, Albums.create, free)

        dialogs.ask_for_name(self.context.window, tr("New album"), tr("Name:"), "", create)

    def ask_for_other_name(self, info: AlbumInfo) -> None:
        """Ask for another name of an album; one that another album has gets a number."""

        def rename(name: str) -> None:
            free = self._free_name(name, info.id)
            did = tr("Rename “{name}”", name=info.name)
            self._change(did, info.id, Albums.rename, info.id, free)

        window, title = self.context.window, tr("Rename the album")
        dialogs.ask_for_name(window, title, tr("Name:"), info.name, rename)

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
        shown = self.album_shown()
        if album is not None and (shown is None or album != shown.id):
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
            put = partial(self.put, photos=photos)
            albums = [self._place(info, title, put) for info in self._albums()]
            hint = tr("Album, or the name of a new one")
            chooser = Palette(albums, self.context.window, tr("Add to album…"), hint, new=new)
            self.context.pictures.changed.connect(chooser.repaint_covers)

    def _put_into_new(self, photos: tuple[int, ...], name: str) -> None:
        self._change(self._adding(photos, name), None, Albums.create, name, photos)
        self._report_added(photos, name)

    def _albums(self) -> tuple[AlbumInfo, ...]:
        return self._bus.latest(AlbumsChanged).albums

    @command("File", 2, "Save as smart album", "Ctrl+L", icon="smart-album", when=in_a_search)
    def _keep_as_album(self) -> None:
        """Save the shown search as a smart album, named after its word or what it shows."""
        view = self._bus.shown_search()
        if view is None:
            self.context.say(tr(_NO_SEARCH))
            return
        if (known := self._of_search(view.search)) is not None:
            already = tr("This search is already the album “{name}”.", name=known.name)
            self.context.say(both_sentences(already, tr("Correct it with thumbs.")))
            return
        if view.word:
            self._keep(view.search, local_noun(view.word).capitalize())
        else:
            asked = view.search, _matches(view)
            self._bus.ask(
                lambda library: library.albums.what_shows(*asked),
                lambda noun: self._keep(view.search, self._album_name(view, noun)),
            )

    def _keep(self, search: int, name: str) -> None:
        """Save a search as an album with this name, or one like it that is free."""
        name = self._free_name(name)
        self.context.do(
            tr("Smart album “{name}”", name=name),
            lambda library: library.albums.keep_search(search, name),
            of_search=True,
        )
        self.context.done(
            tr("Smart album “{name}” created. New matches are added automatically.", name=name)
        )

    def _album_name(self, view: SearchView, noun: str) -> str:
        """Return the name of an album for a search from photos, which show ``noun`` if known."""
        if noun:
            return local_kind(noun)
        name = self._browser.results.photo_model.name_of(view.query[0]) if view.query else ""
        return tr("Like {name}", name=name)

    def _free_name(self, name: str, own: int | None = None) -> str:
        """Return the name, with a number after it if an album other than ``own`` has it."""
        taken = {info.name.casefold() for info in self._albums() if info.id != own}
        numbered = (f"{name} {number}" for number in count(2))
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
            listed = set(self._browser.library.photo_model.given.tolist())
            photos = tuple(photo for photo in photos if photo in listed)
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
        if (album := self._browser.album()) is None:
            self.context.say(tr(_BY_HAND))
            return
        grid = self._browser.library
        photos, moved = grid.photo_model.photos(), grid.selected()
        rest = [photo for photo in photos if photo not in set(moved)]
        if not moved or not rest:
            return
        ahead = sum(photo in set(rest) for photo in photos[: photos.index(moved[0])]) + steps
        before = rest[ahead] if 0 <= ahead < len(rest) else None
        if ahead >= 0:
            self._change(tr("Order of the album"), album, Albums.move, album, moved, before)

    # What is shown

    def album_shown(self) -> AlbumInfo | None:
        """Return the album whose photos are shown, or one of them large; also if a search fills
        it."""
        shown = self._browser.orders.shown
        if shown is not None and self._browser.showing_results():
            return self._of_search(shown.search)
        return self._info(self._browser.album())

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


_of_line = partial(command, "View", 2, under="Search", when=_has_line)


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
