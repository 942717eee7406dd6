"""Change albums and stacks, announce them, and fill the albums that have a search."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

import numpy as np

from app.core.albums.albums import Albums
from app.core.base.errors import AlbumError
from app.core.base.language import tr
from app.core.duplicates.automatic_stacks import are_pairs_shown, show_pairs, stack_bursts_and_pairs
from app.core.duplicates.stacks import Before, are_stacked, put_back, stacks_of
from app.core.filling import AlbumFilling, keep_search, open_album
from app.core.library.library import Library
from app.core.map.region_names import name_of_some
from app.core.search.session import SearchSession
from app.work.bus import events
from app.work.bus.library_thread import Part, Shared

P = ParamSpec("P")
T = TypeVar("T")


class OpenAlbums(Part):
    """The albums of an open library."""

    def __init__(self, shared: Shared, session: SearchSession) -> None:
        super().__init__(shared)
        self._albums = Albums(shared.library)
        self._session = session
        self._filling = AlbumFilling(session)
        self._listed: int | None = None  # the album that the window shows
        self._list: tuple[int, ...] | None = None  # its photos, as last announced

    def change(
        self, what: Callable[Concatenate[Albums, P], object], *arguments: P.args, **named: P.kwargs
    ) -> events.Inverse | None:
        """Call a method of `Albums` and announce the change; return None if nothing changed."""
        return self._undoable(lambda: what(self._albums, *arguments, **named))

    def move_line(self, search: int, line: float | None) -> events.Inverse | None:
        """Set the probability from which photos match in a search or its album.
        None: the learned one."""
        album = self._albums.of_search(search)
        if album is not None:
            return self.change(Albums.set_line, album, line)
        return self._put_line(search, line)

    def _put_line(self, search: int, line: float | None) -> events.Inverse:
        before = self._albums.move_line(search, line)
        self._session.album_changed()
        return partial(self._put_line, search, before)

    def take_back(self, album: int) -> None:
        """Undo the last change of an album, whenever it was made."""
        self._say(self._albums.undo(album) or tr("There is nothing to undo in this album."))
        self._changed()

    def _undoable(self, change: Callable[[], object]) -> events.Inverse | None:
        before = self._albums.latest_change()
        change()
        self._changed()
        after = self._albums.latest_change()
        return None if after is None or after == before else partial(self._set_undone, after, True)

    def _set_undone(self, change: int, undone: bool) -> events.Inverse:
        self._albums.set_undone(change, undone=undone)
        self._changed()
        return partial(self._set_undone, change, not undone)

    def show(self, album: int | None) -> None:
        """Announce the photos of this album, now and whenever they change; None: of no album."""
        self._listed, self._list = album, None
        self.announce()

    def photos(self, album: int) -> tuple[int, ...]:
        """Return the photos of an album, in order."""
        return tuple(member.photo for member in self._albums.members(album))

    def what_shows(self, search: int, photos: Sequence[int]) -> str:
        """Return the noun for what most of these photos of a search show, or empty if unsure."""
        rows = np.flatnonzero(np.isin(self._session.seen(search).snapshot.rows, photos))
        return name_of_some(self._session.context.labels.of_rows(rows))

    def keep_search(self, search: int, name: str) -> events.Inverse | None:
        """Keep a search, with its thumbs, as an album that it fills."""
        kept = self._session.seen(search)
        return self._undoable(lambda: keep_search(self._library, kept, name))

    def open(self, album: int) -> None:
        """Make the search that fills an album the current one; its thumbs then teach the album."""
        open_album(self._library, self._session, album)
        self._changed()

    def _changed(self) -> None:
        self._session.album_changed()
        self.announce()

    def fill(self, *, settled: bool) -> Iterator[object]:
        """Fill albums by their searches, in short steps for idle time; see `AlbumFilling.steps`."""
        for album in self._filling.steps(settled=settled):
            yield None
            if album is not None:
                self.announce()
                yield None

    def matches_known(self) -> None:
        """Fill the album of the shown search with what it has found."""
        if self._filling.store_current():
            self.announce()

    def announce(self) -> None:
        """Announce all albums, and the photos of the shown one, if they have changed."""
        self._announce_new(events.AlbumsChanged(self._albums.infos()))
        if self._listed is not None:
            self._announce_photos(self._listed)

    def _announce_photos(self, album: int) -> None:
        try:
            photos = self.photos(album)
        except AlbumError:  # it was deleted, which may be undone
            photos = ()
        if photos != self._list:
            self._list = photos
            self._announce(events.AlbumListed(album, photos))


class OpenStacks(Part):
    """The stacks of an open library."""

    def __init__(self, shared: Shared, changed: Callable[[Collection[int]], None]) -> None:
        """``changed`` is called with the photos that were stacked or unstacked."""
        super().__init__(shared)
        self._on_changed = changed

    def announce(self) -> None:
        """Announce all stacks, if they have changed."""
        stacks, pairs = stacks_of(self._library), are_pairs_shown(self._library)
        self._announce_new(events.StacksChanged(stacks, pairs))

    def _changed(self, photos: Collection[int]) -> None:
        self.announce()
        self._on_changed(photos)

    def photos_changed(self, photos: Collection[int]) -> None:
        """Announce all stacks if any of ``photos`` is in one, as it may have come or gone."""
        if are_stacked(self._library, photos):
            self.announce()

    def change(
        self, what: Callable[Concatenate[Library, P], Before], *arguments: P.args, **named: P.kwargs
    ) -> events.Inverse | None:
        """Call a function of `stacks` as one gesture, undone as a whole; None: nothing changed."""
        before = what(self._library, *arguments, **named)
        self._changed(before)
        return partial(self._put_back, before) if before else None

    def stack_bursts_and_pairs(self) -> None:
        """Stack new bursts, and raws below the pictures beside them."""
        if before := stack_bursts_and_pairs(self._library):
            self._changed(before)

    def show_pairs(self, wanted: bool) -> None:
        """Show raws and the pictures beside them as one photo, or separately."""
        self._changed(show_pairs(self._library, wanted))

    def _put_back(self, before: Before) -> events.Inverse:
        after = put_back(self._library, before)
        self._changed(before)
        return partial(self._put_back, after)
