"""Fills albums in idle time: ranks each one's search over the library as it is now, and writes the
photos that may belong to it to the catalogue, unless they are there already.

What an album holds is a function of its search, its thumbs and the photos, so it is stored under a
hash of these and not computed again. It is written in one transaction: a kill leaves what was there
before.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import suppress

import numpy as np

from app.core.albums.album_search import AlbumSearches
from app.core.errors import LibraryError
from app.core.library.snapshot import LibrarySnapshot
from app.core.search.result_line import AlbumSearch, FoundForAlbum
from app.core.search.session import SearchSession
from app.core.store.groups.album_fillings import (
    StoredFilling,
    find_filling,
    last_lines,
    replace_filling,
)
from app.core.store.groups.albums import StoredAlbum, stored_albums
from engine.feedback.album_edge import PERHAPS
from engine.types import Rows
from features.errors import FeatureError

FORMAT = 2
"""Of what is stored; another one fills all albums anew."""

LEAST = 0.02
"""Probability below which a photo is not worth a line of the table."""


class AlbumFilling:
    """Fills the albums of the library that ``session`` searches. Belongs to one thread."""

    def __init__(self, session: SearchSession) -> None:
        self._session = session
        self._catalogue = session.context.library.catalogue
        self._work: Iterator[None] | None = None  # under way
        self._work_for: tuple[int, str] | None = None  # which album, as what
        self._searches: tuple[LibrarySnapshot, AlbumSearches] | None = None

    def steps(self, *, settled: bool = True) -> Iterator[int | None]:
        """Fill what is not filled, in short steps that may end at any time: what was begun goes on
        the next time. Gives the number of an album that was filled, None in between. Unless the
        library is ``settled``, because more photos are being read, those that came wait."""
        state = self._session.active.current_state()
        if state is None:
            return
        snapshot = state.snapshot
        if self._searches is None or self._searches[0] is not snapshot:
            self._searches = snapshot, AlbumSearches(self._session.context, snapshot, state.rows)
            self._work = self._work_for = None
        yield None
        photos = photos_in_rows(snapshot)
        lines = last_lines(self._catalogue)
        for album in self._albums():
            depends = depends_on(album, snapshot, lines.get(album.search or 0, 0))
            if self._is_filled(album.id, depends, photos if settled else None):
                continue
            if self._work is None or self._work_for != (album.id, depends):
                self._work_for = album.id, depends
                self._work = self._fill(album, snapshot, depends, photos)
            with suppress(LibraryError, FeatureError):  # whoever opens the album hears of it
                for _ in self._work:  # which goes on when this ends, so it is not yielded from
                    yield None
                yield album.id
            self._work = self._work_for = None

    def take(self) -> bool:
        """Store what the search that is shown has found for the album that it fills: nothing is
        computed twice, and while photos are read nothing waits for the last. False if there is
        nothing new to store."""
        found, state = self._session.found(), self._session.active.state
        if found is None or state is None or found.search.ranking.note:
            return False
        album, photos = found.album, photos_in_rows(state.snapshot)
        last_line = last_lines(self._catalogue).get(album.search or 0, 0)
        depends = depends_on(album, state.snapshot, last_line)
        if self._is_filled(album.id, depends, photos):
            return False
        self._store(found, depends, photos)
        return True

    def _albums(self) -> list[StoredAlbum]:
        """Those that fill themselves; what was begun comes first, then by search: what one needs
        to have learned, the next one needs too."""
        begun = None if self._work_for is None else self._work_for[0]
        albums = [album for album in stored_albums(self._catalogue) if album.search is not None]
        return sorted(albums, key=lambda album: (album.id != begun, album.search))

    def _is_filled(self, album: int, depends: str, photos: Rows | None) -> bool:
        """Whether what is stored holds for the photos that there are. Those that are gone need no
        refill: they are not shown, and come back with what they were. ``photos`` int64 (n + 1,):
        how many photos stand in the first so many rows; None: whatever they are."""
        known = find_filling(self._catalogue, album)
        if known is None or known.depends != depends:
            return False
        if photos is None:
            return True
        if known.rows >= len(photos):
            return False
        there, new = int(photos[known.rows]), int(photos[-1] - photos[known.rows])
        return not new and there <= known.state["photos"]

    def _fill(
        self, album: StoredAlbum, snapshot: LibrarySnapshot, depends: str, photos: Rows
    ) -> Iterator[None]:
        assert self._searches is not None
        search: AlbumSearch = yield from self._searches[1].open(album)
        rows, chances = yield from search.ranking.fill_in_steps(search.clicks, search.gestures)
        if not search.ranking.note:  # all parts of the library did answer
            self._store(FoundForAlbum(album, search, rows, chances), depends, photos)
        yield

    def _store(self, found: FoundForAlbum, depends: str, photos: Rows) -> None:
        search, likely = found.search, found.chances >= LEAST
        numbers = search.ranking.photos_of(found.candidates[likely])
        ups, downs = ([row for row, s in search.clicks if s == sign] for sign in (1, -1))
        said = dict.fromkeys(search.ranking.photos_of([*search.own, *ups]), 1.0)
        said |= dict.fromkeys(search.ranking.photos_of(downs), 0.0)
        chances = dict(zip(numbers, found.chances[likely].tolist(), strict=True)) | said
        state = {"photos": int(photos[search.rows])}
        filling = StoredFilling(depends, search.rows, PERHAPS, state)
        replace_filling(self._catalogue, found.album.id, filling, chances)


def photos_in_rows(snapshot: LibrarySnapshot) -> Rows:
    """How many photos stand in the first so many rows, int64 (n + 1,)."""
    return np.concatenate([[0], np.cumsum(snapshot.alive)])


def depends_on(album: StoredAlbum, snapshot: LibrarySnapshot, last_line: int) -> str:
    """Names all that the filling of ``album`` is a function of but the photos: what their vectors
    mean, the search with its lines in the journal until ``last_line``, and where it looks."""
    facts = [FORMAT, snapshot.key, album.search, last_line, album.scope]
    return hashlib.blake2b(json.dumps(facts).encode(), digest_size=16).hexdigest()
