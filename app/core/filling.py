"""Fill albums by their searches: such an album is a search that is stored under a name.

A thumb in the album is a judgment of that search: it teaches the album, and the profile if it
learns from the search. In idle time the search of each album is ranked over the current library,
and the photos that may belong to it are written to the catalogue, in one transaction. An album's
content is a function of its search, its thumbs and the photos, so it is stored under a hash of
these and only computed again when that changes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import suppress

import numpy as np

from app.core.albums.albums import Albums
from app.core.albums.tables import (
    StoredAlbum,
    StoredFilling,
    album_of_search,
    find_filling,
    last_lines,
    note_opened,
    replace_filling,
    stored_albums,
)
from app.core.base.errors import AlbumError, LibraryError
from app.core.base.language import tr
from app.core.base.search_types import EVERYWHERE
from app.core.library.library import Library, LibrarySnapshot
from app.core.profiles.journal import SearchRecord
from app.core.profiles.profile_files import read_metric
from app.core.profiles.profile_state import ProfileState, load_profile
from app.core.profiles.profiles import Profiles
from app.core.search.current_search import CurrentSearch, FoundForAlbum
from app.core.search.photo_filter import pack_scope, unpack_scope
from app.core.search.session import SearchSession
from engine.feedback.line import PERHAPS
from engine.types import Rows
from features.errors import FeatureError

FORMAT = 3
"""Version of what is stored; raising it fills all albums anew."""


class AlbumFilling:
    """Fills the albums of the library that ``session`` searches. Belongs to one thread."""

    def __init__(self, session: SearchSession) -> None:
        self._session = session
        self._catalogue = session.context.library.catalogue
        self._work: Iterator[object] | None = None  # in progress
        self._work_for: tuple[int, str] | None = None  # (album, what its filling depends on)
        self._snapshot: LibrarySnapshot | None = None
        self._learning: ProfileState | None = None  # learns from searches before an album's

    def steps(self, *, settled: bool = True) -> Iterator[int | None]:
        """Fill albums in short steps, yielding the number of each one filled, None in between.

        The caller may stop at any step; the next call continues. Unless the library is ``settled``,
        new photos alone cause no refill, because more are being read.
        """
        state = self._session.active.current_state()
        if state is None:
            return
        snapshot = state.snapshot
        if self._snapshot is not snapshot:
            self._snapshot = snapshot
            self._work = self._work_for = self._learning = None
        yield None
        photos = photos_in_rows(snapshot)
        lines = last_lines(self._catalogue)
        for album in self._albums():
            depends = depends_on(album, snapshot, lines.get(album.search or 0, 0))
            if self._is_filled(album.id, depends, photos if settled else None):
                continue
            if self._work is None or self._work_for != (album.id, depends):
                self._work_for = album.id, depends
                self._work = self._fill(album, depends, photos)
            with suppress(LibraryError, FeatureError):  # opening the album reports it
                for _ in self._work:  # `yield from` would close it when this generator is closed
                    yield None
                yield album.id
            self._work = self._work_for = None

    def store_current(self) -> bool:
        """Store what the current search has found for its album; False if that is nothing new.

        So nothing is computed twice, and an album that is shown is filled while photos are still
        being read.
        """
        found, state = self._session.found(), self._session.active.state
        if found is None or state is None:
            return False
        album, photos = found.album, photos_in_rows(state.snapshot)
        last_line = last_lines(self._catalogue).get(album.search or 0, 0)
        depends = depends_on(album, state.snapshot, last_line)
        if self._is_filled(album.id, depends, photos):
            return False
        self._store(found, depends, photos)
        return True

    def _albums(self) -> list[StoredAlbum]:
        """Return the albums with searches: the one in progress, then in the order of learning."""
        begun = None if self._work_for is None else self._work_for[0]
        albums = [album for album in stored_albums(self._catalogue) if album.search is not None]
        return sorted(albums, key=lambda album: (album.id != begun, album.search))

    def _is_filled(self, album: int, depends: str, photos: Rows | None) -> bool:
        """Return whether the stored filling is up to date.

        Vanished photos need no refill: they are not shown, and come back unchanged. ``photos``
        int64 (n + 1,): how many photos stand in the first rows, see `photos_in_rows`; None: new
        ones don't matter.
        """
        known = find_filling(self._catalogue, album)
        if known is None or known.depends != depends:
            return False
        if photos is None:
            return True
        if known.rows >= len(photos):
            return False
        there, new = int(photos[known.rows]), int(photos[-1] - photos[known.rows])
        return not new and there <= known.state["photos"]

    def _fill(self, album: StoredAlbum, depends: str, photos: Rows) -> Iterator[object]:
        assert album.search is not None
        context = self._session.context
        state = self._state_of(context.journal.search(album.search))
        yield None
        scope = unpack_scope(album.scope)
        search = CurrentSearch(
            context.journal.search(album.search), state, context, scope, aside=True
        )
        yield from search.fill()
        if (found := search.found()) is not None:
            self._store(found, depends, photos)
        yield None

    def _state_of(self, record: SearchRecord) -> ProfileState:
        """Return the state in use, or another one if it would have to learn for this search."""
        context, active = self._session.context, self._session.active.current_state()
        library = context.library
        assert self._snapshot is not None
        kept = read_metric(library.folder, self._snapshot, record.id)
        if active is not None and active.knows(record.id) and kept is not None:
            return active
        if self._learning is None or not self._learning.knows(record.id):
            profile = Profiles(library).get(record.profile)
            self._learning = load_profile(library, profile, self._snapshot, context.see)
        return self._learning

    def _store(self, found: FoundForAlbum, depends: str, photos: Rows) -> None:
        state = {"photos": int(photos[found.rows])}
        filling = StoredFilling(depends, found.rows, PERHAPS, state)
        replace_filling(self._catalogue, found.album.id, filling, found.chances)


def photos_in_rows(snapshot: LibrarySnapshot) -> Rows:
    """Return how many photos stand in the first 0, 1, ... n rows, int64 (n + 1,)."""
    return np.concatenate([[0], np.cumsum(snapshot.alive)])


def depends_on(album: StoredAlbum, snapshot: LibrarySnapshot, last_line: int) -> str:
    """Return a hash of all inputs of an album's filling except the photos.

    These are the meaning of the vectors, the search with its journal up to ``last_line``, and its
    scope.
    """
    facts = [FORMAT, snapshot.key, album.search, last_line, album.scope]
    return hashlib.blake2b(json.dumps(facts).encode(), digest_size=16).hexdigest()


def keep_search(library: Library, search: CurrentSearch, name: str) -> int:
    """Make an album of ``search``; return its id. Raises AlbumError if it is one already."""
    known = album_of_search(library.catalogue, search.record.id)
    if known is not None:
        raise AlbumError(
            tr("This search is already the album “{name}”.", name=known.name),
            tr("Correct it with thumbs."),
        )
    with library.transaction():
        album = Albums(library).create(
            name, search=search.record.id, scope=pack_scope(search.scope)
        )
    search.keep_metric()
    search.album_changed()
    return album


def reopen_search(library: Library, session: SearchSession, search: int) -> None:
    """Make an earlier search, or its album, the current one of ``session``. Raises LibraryError."""
    album = album_of_search(library.catalogue, search)
    if album is None:
        session.reopen(search, EVERYWHERE)
    else:
        open_album(library, session, album.id)


def open_album(library: Library, session: SearchSession, album: int) -> None:
    """Make an album's search the current one of ``session``, and count its photos as seen.

    Raises AlbumError if it is filled by hand.
    """
    stored = Albums(library).get(album)
    if stored.search is None:
        raise AlbumError(
            tr("“{name}” is filled by hand.", name=stored.name), tr("Look at its photos instead.")
        )
    session.reopen(stored.search, unpack_scope(stored.scope))
    note_opened(library.catalogue, album, len(session.current().snapshot.rows))
