"""Executes the window's requests about albums, and lets those that fill themselves do so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import assert_never

from app.core.albums.albums import Albums
from app.core.albums.filling import AlbumFilling
from app.core.albums.self_filling import keep_search, open_album
from app.core.errors import AlbumError
from app.core.language import tr
from app.core.library.library import Library
from app.core.search.session import SearchSession
from app.core.types import AlbumInfo
from app.work.bus import events
from app.work.bus.requests import albums as ask

EVERY = 2.0
"""Seconds between two announcements while albums fill themselves."""


class AlbumService:
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

    def handle(self, request: ask.AlbumRequest) -> None:
        """Do what the window asks for; see `requests.albums`."""
        albums, session = self._albums, self._session
        match request:
            case ask.CreateAlbum(name, photos):
                albums.create(name, photos)
            case ask.RenameAlbum(album, name):
                albums.rename(album, name)
            case ask.DeleteAlbum(album):
                albums.delete(album)
            case ask.PutIntoAlbum(album, photos):
                albums.put(album, photos)
            case ask.TakeOutOfAlbum(album, photos):
                albums.take_out(album, photos)
            case ask.MoveInAlbum(album, photos, before):
                albums.move(album, photos, before)
            case ask.ChooseCover(album, photo):
                albums.set_cover(album, photo)
            case ask.UndoAlbumChange():
                self._say(albums.undo() or tr("There is no change of an album to take back."))
            case ask.RedoAlbumChange():
                self._say(albums.redo() or tr("No change of an album was taken back."))
            case ask.ListAlbum(album):
                self._listed, self._list = album, None
            case ask.TellPhotos(album):
                photos = tuple(member.photo for member in albums.members(album))
                self._announce(events.AlbumListed(album, photos))
                return
            case ask.KeepAsAlbum(search, name):
                keep_search(self._library, session.seen(search), name)
                self._say(
                    tr("“{name}” fills itself from now on; thumbs in it teach it.", name=name)
                )
            case ask.OpenAlbum(album):
                open_album(self._library, session, album)
            case ask.MoveLine(album, probability):
                albums.set_line(album, probability)
            case _:
                assert_never(request)
        session.album_changed()
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
            photos = tuple(member.photo for member in self._albums.members(album))
        except AlbumError:  # it was deleted
            self._listed, photos = None, ()
        if photos != self._list:
            self._list = photos
            self._announce(events.AlbumListed(album, photos))

    def _say(self, sentence: str) -> None:
        self._announce(events.Message(sentence))
