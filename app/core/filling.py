"""Albums that fill themselves: a search that is kept under a name, and opened again by it.

A thumb in the album is a judgment of that search: it teaches the album, and the profile as far as
the search is kept for it. In idle time each one's search is ranked over the library as it is now,
and the photos that may belong to it are written to the catalogue, in one transaction. What an album
holds is a function of its search, its thumbs and the photos, so it is stored under a hash of these
and not computed again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Generator, Iterator, Mapping
from contextlib import suppress

import numpy as np

from app.core.albums.albums import Albums
from app.core.albums.tables import (
    StoredAlbum,
    StoredFilling,
    album_of_search,
    find_filling,
    last_lines,
    replace_filling,
    set_looked,
    stored_albums,
)
from app.core.base.errors import AlbumError, LibraryError
from app.core.base.language import tr
from app.core.base.search_types import EVERYWHERE
from app.core.index.local_index import OwnPoints
from app.core.library.library import Library
from app.core.library.snapshot import LibrarySnapshot
from app.core.profiles.journal import SearchRecord, engine_entries
from app.core.profiles.load_profile import load_profile
from app.core.profiles.profile_files import keep_metric, read_metric
from app.core.profiles.profile_state import ProfileState
from app.core.profiles.profiles import Profiles
from app.core.profiles.query import (
    Query,
    SeePicture,
    is_outside,
    scaled_vectors,
)
from app.core.search.current_search import CurrentSearch
from app.core.search.open_ranking import (
    SearchContext,
    known_rows,
    open_ranking,
    pack_scope,
    unpack_scope,
)
from app.core.search.result_line import AlbumSearch, FoundForAlbum
from app.core.search.session import SearchSession
from engine.feedback.journal import gestures_of, numbered
from engine.feedback.line import PERHAPS
from engine.metrics.metric import Metric
from engine.types import Float32, Rows
from features.errors import FeatureError

FORMAT = 3
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
        if found is None or state is None or found.search.ranking.incomplete:
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
        if not search.ranking.incomplete:  # all parts of the library did answer
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


class AlbumSearches:
    """Opens the searches of albums over one snapshot. ``rows``: photo -> row."""

    def __init__(
        self, context: SearchContext, snapshot: LibrarySnapshot, rows: Mapping[int, int]
    ) -> None:
        self._context = context
        self._snapshot = snapshot
        self._rows = rows
        self._learning: ProfileState | None = None  # that learns what earlier searches taught

    def open(self, album: StoredAlbum) -> Generator[None, None, AlbumSearch]:
        """The search of ``album``, in short steps. Raises LibraryError where it can't be had."""
        assert album.search is not None
        context, snapshot = self._context, self._snapshot
        record = context.journal.search(album.search)
        metric = yield from self._metric(record)
        photos = [item.photo for item in record.query.items if item.photo is not None]
        own = [self._rows[photo] for photo in photos if photo in self._rows]
        lines = engine_entries(context.journal.entries([record.id]), {record.id: ()}, self._rows)
        index = context.index.aside(snapshot, metric)
        if isinstance(index, OwnPoints):
            yield from index.prepare()
        ranking, _ = open_ranking(
            context,
            snapshot,
            index,
            query_vectors(record.query, snapshot, self._rows, context.see),
            own,
            record.query.word,
            unpack_scope(album.scope),
        )
        yield
        known = known_rows(context, snapshot, record.query.word)
        judged = numbered(lines)
        clicks = tuple((judgment.row, judgment.sign) for _, judgment in judged)
        gestures = tuple(gestures_of(lines, [number for number, _ in judged]))
        return AlbumSearch(ranking, clicks, gestures, tuple(own), known)

    def _metric(self, record: SearchRecord) -> Generator[None, None, Metric]:
        """What the search is ranked by: kept, or learned again from the searches before it."""
        library = self._context.library
        kept = read_metric(library.folder, self._snapshot, record.id)
        if kept is not None:
            return kept
        state = self._learning
        if state is None or state.record.id != record.profile:
            profile = Profiles(library).get(record.profile)
            state = self._learning = load_profile(
                library, profile, self._snapshot, self._context.see
            )
            yield
        for _ in state.learn_before(record.id):
            yield
        metric = state.before(record.id)
        keep_metric(library.folder, self._snapshot, record.id, metric)
        return metric


def query_vectors(
    query: Query,
    snapshot: LibrarySnapshot,
    rows: Mapping[int, int],
    see: SeePicture,
) -> dict[str, Float32]:
    """The scaled vectors (q, d_k) of what a search starts from, in order; a photo that has no row
    is left out. Raises QueryError where a picture from outside can't be read again."""
    outside = scaled_vectors(query, snapshot, see)
    found: dict[str, Float32] = {}
    for name, matrix in snapshot.vectors.items():
        others = iter(outside.get(name, ()))
        parts = [
            next(others) if is_outside(item) else matrix[np.array([rows[item.photo or 0]])][0]
            for item in query.items
            if is_outside(item) or item.photo in rows
        ]
        found[name] = np.array(parts, np.float32).reshape(len(parts), matrix.shape[1])
    return found


def keep_search(library: Library, search: CurrentSearch, name: str) -> int:
    """Make an album of ``search``, with its thumbs, scope and words; returns its id. Raises
    AlbumError if it is an album already."""
    known = album_of_search(library.catalogue, search.record.id)
    if known is not None:
        raise AlbumError(
            tr("This search is the album “{name}” already.", name=known.name),
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
    """Make an earlier search the current one of ``session``, as the album that it fills if it fills
    one, else among all photos. Raises LibraryError if it is not there any more."""
    album = album_of_search(library.catalogue, search)
    if album is None:
        session.reopen(search, EVERYWHERE)
    else:
        open_album(library, session, album.id)


def open_album(library: Library, session: SearchSession, album: int) -> None:
    """Make the search that fills ``album`` the current one of ``session``; what came into it until
    now is no longer new. Raises AlbumError if it is filled by hand."""
    stored = Albums(library).get(album)
    if stored.search is None:
        raise AlbumError(
            tr("“{name}” is filled by hand.", name=stored.name), tr("Look at its photos instead.")
        )
    session.reopen(stored.search, unpack_scope(stored.scope))
    set_looked(library.catalogue, album, len(session.current().snapshot.rows))
