"""Ranks the searches of albums, as the journal has them, beside the search that is shown."""

from __future__ import annotations

from collections.abc import Generator, Mapping

import numpy as np

from app.core.index.own_points import OwnPoints
from app.core.library.snapshot import LibrarySnapshot
from app.core.profiles.journal import SearchRecord, engine_entries
from app.core.profiles.load_profile import load_profile
from app.core.profiles.profile_state import ProfileState
from app.core.profiles.profiles import Profiles
from app.core.profiles.query import (
    Query,
    SeePicture,
    is_outside,
    scaled_vectors,
)
from app.core.profiles.search_metrics import keep_metric, read_metric
from app.core.search.open_ranking import SearchContext, open_ranking
from app.core.search.result_line import AlbumSearch
from app.core.search.scope import unpack_scope
from app.core.store.groups.albums import StoredAlbum
from engine.feedback.journal import gestures_of, numbered
from engine.metrics.metric import Metric
from engine.types import Float32


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
        known = context.labels.count_of(snapshot) if record.query.word else len(snapshot.rows)
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
