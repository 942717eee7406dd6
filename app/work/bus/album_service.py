"""Changes albums, tells of them, and lets those that fill themselves do so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Concatenate, ParamSpec, TypeVar

from app.core.albums.albums import Albums
from app.core.albums.filling import AlbumFilling
from app.core.albums.self_filling import keep_search, open_album
from app.core.errors import AlbumError
from app.core.language import tr
from app.core.library.library import Library
from app.core.search.session import SearchSession
from app.core.types import AlbumInfo
from app.work.bus import events

P = ParamSpec("P")
T = TypeVar("T")

EVERY = 2.0
"""Seconds between two announcements while albums fill themselves."""


class OpenAlbums:
    """The albums of an open library, on the library's thread."""

    def __init__(
        self,
        library: Library,
        session: SearchSession,
        announce: Callable[[events.Event], None],
    ) -> None:
        self._albums = Albums(library)
        self._library = library
        self._session = session
        self._announce = announce
        self._announced: tuple[AlbumInfo, ...] | None = None  # last
        self._filling = AlbumFilling(session)
        self._listed: int | None = None  # the album whose photos the window shows
        self._list: tuple[int, ...] | None = None  # as told last

    def change(
        self, what: Callable[Concatenate[Albums, P], T], *arguments: P.args, **named: P.kwargs
    ) -> T:
        """Have a method of `Albums` change them, and tell of it."""
        done = what(self._albums, *arguments, **named)
        self._changed()
        return done

    def undo(self) -> None:
        """Take back the last change of any album."""
        self._say(self.change(Albums.undo) or tr("There is no change of an album to take back."))

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        self._say(self.change(Albums.redo) or tr("No change of an album was taken back."))

    def show(self, album: int | None) -> None:
        """Tell which photos an album holds, now and whenever that changes. None: of none."""
        self._listed, self._list = album, None
        self.announce()

    def photos(self, album: int) -> tuple[int, ...]:
        """The photos that an album holds, in order."""
        return tuple(member.photo for member in self._albums.members(album))

    def keep_search(self, search: int, name: str) -> None:
        """Keep a search, with its thumbs, as an album that fills itself."""
        keep_search(self._library, self._session.seen(search), name)
        self._say(tr("“{name}” fills itself from now on; thumbs in it teach it.", name=name))
        self._changed()

    def open(self, album: int) -> None:
        """Make the search that fills an album the current one: its thumbs teach the album."""
        open_album(self._library, self._session, album)
        self._changed()

    def _changed(self) -> None:
        self._session.album_changed()
        self.announce()

    def fill(self, *, settled: bool) -> Iterator[object]:
        """Let albums fill themselves, in short steps for idle time; see `AlbumFilling.steps`."""
        changed, told = False, monotonic()
        for album in self._filling.steps(settled=settled):
            yield None
            changed = changed or album is not None
            if changed and monotonic() - told > EVERY:
                self.announce()
                changed, told = False, monotonic()
                yield None
        if changed:
            self.announce()

    def looked_through(self) -> None:
        """Know what the search that is shown has found, if it fills an album."""
        if self._filling.take():
            self.announce()

    def announce(self) -> None:
        """Tell of all albums, and of the photos of the one that is shown, if they have changed."""
        infos = self._albums.infos()
        if infos != self._announced:
            self._announced = infos
            self._announce(events.AlbumsChanged(infos))
        if self._listed is not None:
            self._tell_photos(self._listed)

    def _tell_photos(self, album: int) -> None:
        try:
            photos = self.photos(album)
        except AlbumError:  # it was deleted
            self._listed, photos = None, ()
        if photos != self._list:
            self._list = photos
            self._announce(events.AlbumListed(album, photos))

    def _say(self, sentence: str) -> None:
        self._announce(events.Message(sentence))
