"""Show lists of the library's photos in one grid: all or a folder's, an album's, the favourites.

The last page on the way that has such a list says which photos are meant, its scope how far.
Whatever changes them, `_turn` shows those that are meant now.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal

from app.core.base.language import both_sentences, tr, tr_stored
from app.core.base.photo_types import Changes, PhotoInfo, RootInfo
from app.core.base.search_types import EVERYWHERE, AlbumInfo, Scope
from app.core.base.work_types import Progress
from app.core.photos.sorting_table import Ids, ids_of
from app.ui.commands.registry import Actions, key_of
from app.ui.photos.browser import Browser
from app.ui.photos.grid import Kept
from app.ui.photos.pages import HOME, Listed, Notice, Page, Title
from app.ui.photos.photo_model import readable
from app.ui.style.words import name_alone
from app.work.bus.bus import Bus
from app.work.bus.events import (
    AlbumListed,
    AlbumsChanged,
    Failed,
    ProgressChanged,
    RootsChanged,
    TableChanged,
    TableMarked,
)

_PAUSE = 250  # ms after photos changed before they are filtered again
_AIMING = 500  # ms before photos that were read move others, while a person aims at one


ALBUM = "album"
"""The name of an album's page."""

_ALL = HOME, EVERYWHERE


@dataclass(frozen=True, slots=True)
class Selection:
    """Photos that a fact selects: the ``name`` of their page, its title, the fact as it is typed,
    and what is said if there are ``none``."""

    name: str
    title: str
    fact: str
    none: str


class LibraryPage(QObject):
    """The pages that list photos of the library: all or a folder's, and over these an album's or
    those of a selection.

    ``opened``: whether there is a library; ``sought(filter)``: what a filter asks for, in words.
    Signal: ``found(photos)``, the number of matches of the filter.
    """

    found = Signal(int)

    def __init__(
        self, bus: Bus, browser: Browser, actions: Actions, sought: Callable[[str], str]
    ) -> None:
        super().__init__(browser)
        self._bus, self._browser = bus, browser
        self._actions, self._sought = actions, sought
        self._grid, self._pages = browser.library, browser.pages
        self.notice = Notice()
        self.opened = False
        self._refusal = ""  # why the library could not be opened
        self._damaged = False  # because it is damaged
        self._meant = self._listed = _ALL  # the list of the page; the one shown
        self._typed: str | None = None  # so far; becomes the filter once it matches something
        self._album: int | None = None  # the last one whose page was shown
        self._held: tuple[int, ...] | None = None  # its photos, once they are known
        self._selections: dict[str, Selection] = {}
        self._found: Ids | None = None  # within the scope; None: unlimited
        self._left: dict[Listed, Kept] = {}  # how lists were left, for the way back
        self._read: tuple[tuple[PhotoInfo, ...], Ids] | None = None  # all photos, those to show
        self._shown: tuple[Ids, tuple[str, str] | None, bool] = ids_of(()), None, False
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._list)
        self._later = QTimer(self, singleShot=True, interval=_AIMING)
        self._later.timeout.connect(self._show_read)
        self._known: set[int] = set()  # known folders
        self._expecting = False  # a folder is new, and its reading was not reported yet
        self._progress = Progress("idle")
        self._pages.add(Page(self.notice, HOME))
        self._pages.add(self._page(*_ALL))
        self._pages.turned.connect(self._turn)
        self._grid.pointer_left.connect(self._show_read)
        self.notice.wanted.connect(self._accept_notice)
        self._listen(bus)
        if bus.latest(RootsChanged).roots:
            self._show_roots(bus.latest(RootsChanged).roots)
        else:
            self._show_photos()

    def _listen(self, bus: Bus) -> None:
        bus.listen(Failed, self._show_refusal)
        bus.listen(RootsChanged, self._show_roots)
        bus.listen(TableChanged, self._apply_changes)
        bus.listen(ProgressChanged, self._show_progress)
        bus.listen(TableMarked, self._list_marked)
        bus.listen(AlbumListed, self._show_album_photos)
        bus.listen(AlbumsChanged, self._note_albums)

    # Which photos

    @property
    def scope(self) -> Scope:
        """The scope of the list, with its filter; shown, or below another page."""
        return self._meant[1]

    def show_folder(self, folder: Path | None) -> None:
        """Show the photos of a folder; None: of all of them. The filter stays."""
        self._pages.visit(self._page(HOME, replace(self._home(), folder=folder)))

    def folder(self) -> Path | None:
        """Return the folder that is listed, perhaps below other pages; None: all of them."""
        return self._home().folder

    def _home(self) -> Scope:
        return self._pages.home().scope or EVERYWHERE

    def show_album(self, album: int) -> None:
        """Show an album; its photos appear when the library has sent them."""
        if album != self._album:
            self._album, self._held = album, None
        self._bus.ask(lambda library: library.albums.show(album))
        self._show_page(ALBUM, Scope(album=album))

    def show_selection(self, selection: Selection) -> None:
        """Show the photos that a fact selects."""
        self._selections[selection.name] = selection
        self._show_page(selection.name, EVERYWHERE)

    def _show_page(self, name: str, scope: Scope) -> None:
        self._left.pop((name, scope), None)
        self._pages.visit(self._page(name, scope))
        self._browser.focus_photos()

    def narrow(self, text: str) -> None:
        """Show only photos that match a filter."""
        self._typed = None
        self._pages.settle(self._page(self._meant[0], replace(self.scope, filter=text)))

    def preview(self, text: str) -> None:
        """Show the photos that match the text typed so far, unless there are none.
        The text may be a word for a search, and more may be typed."""
        self._typed = text
        self._ask(replace(self.scope, filter=text))

    def when_answered(self, act: Callable[[], object]) -> None:
        """Call ``act`` once what was typed is answered: answers come in the order of questions."""
        self._bus.ask(lambda library: None, lambda _: act())

    def _turn(self) -> None:
        """Show other photos if the last list on the way is another, or has another scope."""
        if (meant := self._pages.listed()) != self._meant:
            self._meant = meant
            self._list()

    def _list(self) -> None:
        """Show what the list has now within its scope."""
        if self._meant in (_ALL, (ALBUM, Scope(album=self._album))):
            self._show_only(None)
        else:
            self._ask(self.scope)

    def _ask(self, scope: Scope) -> None:
        name = self._meant[0]
        fact = self._selections[name].fact if name in self._selections else ""
        limits = replace(scope, filter=f"{fact} {scope.filter}".strip())
        asked = partial(self._take, (name, scope))
        self._bus.ask(lambda library: library.facts.within(limits), asked)

    def _take(self, asked: Listed, photos: Ids) -> None:
        name, scope = self._meant
        if self._typed is not None and asked == (name, replace(scope, filter=self._typed)):
            self._typed = None
            if len(photos):
                self._meant = asked
        if asked == self._meant:  # else a person has typed on, or turned to another list
            self._show_only(photos)

    def _show_only(self, photos: Ids | None) -> None:
        """Show only these photos of the list."""
        self._found, before, self._listed = photos, self._listed, self._meant
        self._show_photos(None if before == self._meant else before)
        if photos is not None and self.scope.filter:
            self.found.emit(len(photos))

    def _show_album_photos(self, album: int, photos: tuple[int, ...]) -> None:
        if album == self._album:
            self._held = photos
            if self.scope.album == album:
                self._list()

    def _note_albums(self, albums: tuple[AlbumInfo, ...]) -> None:
        """Refresh the title; leave the page of an album that was deleted."""
        if all(info.id != self._album for info in albums):
            self._pages.leave(ALBUM)
        self._browser.refresh_title()

    def _photos(self) -> Ids:
        """Return the photos to show."""
        listed = self._readable() if self.scope.album is None else ids_of(self._held or ())
        return listed if self._found is None else listed[np.isin(listed, self._found)]

    def _readable(self) -> Ids:
        """Return all photos that were read; listed again only after a change."""
        infos = self._bus.photos.all()
        if self._read is None or self._read[0] is not infos:
            self._read = infos, readable(infos)
        return self._read[1]

    # How they are shown

    def _show_photos(self, before: Listed | None = None) -> None:
        """Show the photos, or a notice. ``before``: the list shown so far, if it is another."""
        if self._listed != self._meant:
            return  # the answer is on its way
        photos = self._photos()
        notice = None if len(photos) and self.opened else self._notice()
        empty = self.opened and not self._bus.latest(RootsChanged).roots
        known, *others = self._shown
        if before is None and others == [notice, empty] and np.array_equal(photos, known):
            return  # folders are announced more often than their photos change
        self._shown = photos, notice, empty
        if notice is not None:
            self.notice.say(*notice)
        if before is None:
            self._grid.show_photos(photos)
        else:
            self._turn_grid(photos, before)
        self._pages.settle(self._page(*self._meant))

    def _turn_grid(self, photos: Ids, before: Listed) -> None:
        """Show another list in the grid; on the way back as it was left."""
        kept = self._grid.kept()
        self._grid.show_above(self._meant == _ALL)
        self._grid.show_others(photos, self._listing())
        if self._meant[0] != before[0]:
            self._left[before] = kept
            if (left := self._left.pop(self._meant, None)) is not None:
                self._grid.put_back(left)
                self._browser.preview.refresh()  # perhaps one of its photos is shown large

    def _listing(self) -> str:
        """Return the name under which the order of the photos is remembered."""
        root = self._root(self.scope)
        return self._meant[0] if root is None else f"folder {root.id}"  # not shown

    def _root(self, scope: Scope) -> RootInfo | None:
        """Return the added folder that the photos are in; None: in all of them."""
        roots, folder = self._bus.latest(RootsChanged).roots, scope.folder
        above = () if folder is None else (folder, *folder.parents)
        return next((root for root in roots if root.path in above), None)

    def _page(self, name: str, scope: Scope) -> Page:
        """Return the page of a list: its photos, a notice in their place, or the empty state."""
        _, notice, empty = self._shown
        if empty:
            return Page(self._browser.empty, name, scope=scope)
        if notice is not None:
            return Page(self.notice, name, self.title, scope=scope)
        return Page(self._grid, name, self.title, self._grid.selected, self._grid, scope)

    def title(self) -> Title:
        """Return the name of the list, and how many photos it has, once they are shown."""
        (name, scope), count = self._pages.listed(), len(self._grid.photo_model.given) or None
        if (name, scope) != self._listed:
            count = None
        if name in self._selections:
            return Title(self._selections[name].title, count)
        if name == HOME:
            return Title(self._folder_name(scope) or tr("Photos"), count)
        albums = self._bus.latest(AlbumsChanged).albums
        album = next((info.name for info in albums if info.id == scope.album), "")
        return Title(album, count, offers=frozenset(("export",) if count else ()))

    def _folder_name(self, scope: Scope) -> str:
        """Return the folder's name with those above it, within the added one: "2022 / Spring"."""
        root, folder = self._root(scope), scope.folder
        if root is None or folder is None:
            return ""
        parts = folder.relative_to(root.path).parts or (root.path.name or str(root.path),)
        return " / ".join(map(name_alone, parts))

    # What else the library announces

    def _show_refusal(self, sentence: str, damaged: bool) -> None:
        """Show the first of the failures by which the library can't be opened."""
        if not self.opened:
            self._refusal = self._refusal or tr_stored(sentence)
            self._damaged |= damaged
            self._show_photos()

    def _show_roots(self, roots: tuple[RootInfo, ...]) -> None:
        first, self.opened, self._refusal, self._damaged = not self.opened, True, "", False
        known = {root.id for root in roots}
        self._expecting = self._expecting or bool(known - self._known)
        self._known = known
        self._show_photos()
        if first:
            self._browser.focus_photos()

    def _apply_changes(self, changes: Changes) -> None:
        if self._progress.phase == "reading" and not changes.removed:
            self._show_read()
        else:
            self._show_photos()
        if self._meant != _ALL:
            self._pause.start()

    def _show_read(self) -> None:
        """Show the photos that were read; wait while a person aims at one of the others."""
        if self._grid.is_aimed_at():
            self._later.start()
        else:
            self._show_photos()

    def _show_progress(self, progress: Progress) -> None:
        turned = progress.phase != self._progress.phase
        self._progress, self._expecting = progress, False
        if turned:  # the notice in place of photos depends on the phase
            self._show_photos()

    def _list_marked(self, _: tuple[int, ...]) -> None:
        if self._meant != _ALL:
            self._list()

    def _notice(self) -> tuple[str, str] | None:
        """Return why there are no photos, and the text of the button that leads on."""
        if self._refusal and self._damaged:
            key = key_of(self._browser, "guide")
            more = tr("The guide ({key}) says what else can be done.", key=key)
            return both_sentences(self._refusal, more), tr("Show backups…")
        if self._refusal:
            return self._refusal, tr("Quit")
        if not self.opened:
            return tr("Opening your library…"), ""
        if self.scope.filter:
            sought = self._sought(self.scope.filter)
            return tr("No photos match {sought}.", sought=sought), tr("Clear the filter")
        name = self._meant[0]
        if name in self._selections:
            return self._selections[name].none, tr("Back")
        return self._reading() if name == HOME else self._album_notice()

    def _album_notice(self) -> tuple[str, str] | None:
        if self._held is None:
            return None
        empty = tr(
            "This album is empty. Select photos and choose “Add to album…”, or drop them on "
            "it at the side."
        )
        return empty, tr("Choose photos")

    def _reading(self) -> tuple[str, str]:
        phase, another = self._progress.phase, tr("Add another folder")
        if phase == "paused":
            return tr("Reading is paused. The first photos appear when it goes on."), another
        states = {root.state for root in self._bus.latest(RootsChanged).roots}
        if self._expecting or "scanning" in states or phase in ("looking", "reading"):
            return tr("Reading your photos. The first ones appear in a moment."), another
        return tr("There are no photos to show in this folder."), another

    def _accept_notice(self) -> None:
        if self._refusal:
            self._actions["backups" if self._damaged else "quit"].trigger()
        elif self.scope.filter:
            self.narrow("")
        elif self._meant[0] != HOME:
            self._browser.to_library()
        else:
            self._actions["add_folder"].trigger()
