"""One-shot search for the command line: records nothing, and works while others use the library."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

from app.core.base.errors import QueryError
from app.core.base.language import tr
from app.core.base.search_types import EVERYWHERE, QueryItem, ResultItem, Scope
from app.core.index.protocol import LibraryIndex
from app.core.library.library import Library, LibrarySnapshot
from app.core.profiles.journal import Journal, SearchRecord
from app.core.profiles.profile_state import ProfileState, load_profile
from app.core.profiles.profiles import UNTAUGHT, Profiles
from app.core.profiles.query import SeePicture, read_query
from app.core.search.current_search import SearchContext, open_ranking
from app.core.search.label_table import LabelTable
from app.core.search.photo_filter import PhotoFilter
from app.core.search.words import known_word

LAST = sys.maxsize
"""A search number after all in the journal, where it never occurs."""


Shown = Callable[[Sequence[ResultItem]], tuple[ResultItem, ...]]


@dataclass(frozen=True, slots=True)
class SearchAnswer:
    """The best results, and a sentence if a part of the library could not be searched."""

    modalities: tuple[str, ...]
    results: tuple[ResultItem, ...]
    incomplete: str


def search_once(
    library: Library,
    open_index: Callable[[], LibraryIndex],
    query: QueryItem,
    judged: Sequence[tuple[int, int]],
    count: int,
    scope: Scope = EVERYWHERE,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
    *,
    shown: Shown = tuple,
    see: SeePicture,
) -> SearchAnswer:
    """Return the ``count`` best results within ``scope`` after ``judged`` ((photo, sign), ...).

    The library may be open for reading only; ``open_index`` opens its index, which is closed here.
    ``shown`` filters results to those that are shown, as one may represent others. ``see`` reads
    pictures from outside. A word may first need labels for all photos: ``on_progress`` receives how
    many are labelled, of how many. Raises QueryError if nothing can be searched yet, or ``query``
    is no picture and no known word.
    """
    snapshot = _snapshot(library)
    labels = LabelTable(library.folder, keep=False)
    if query.word:
        query = QueryItem(word=known_word(library, query.word))
        for _ in labels.grow(snapshot):
            on_progress(labels.count_of(snapshot), len(snapshot.rows))
    state, own = _state_with(library, query, snapshot, see)
    with closing(open_index()) as index:
        journal, photos = Journal(library.catalogue), PhotoFilter(library.catalogue)
        ranking, _ = open_ranking(
            SearchContext(library, journal, index, labels, photos, see),
            snapshot,
            index.bind(snapshot, state.before(LAST)),
            state.query_vectors(LAST),
            own,
            query.word,
            scope,
        )
        clicks = {state.rows[photo]: sign for photo, sign in judged}
        results = _shown_results(
            lambda most: ranking.results([*clicks.items()], most)[0], shown, count
        )
    return SearchAnswer(snapshot.modalities, results, ranking.incomplete)


def _snapshot(library: Library) -> LibrarySnapshot:
    snapshot = library.snapshot()
    if not snapshot.alive.any():
        raise QueryError(
            tr("No photo in {folder} has been read yet.", folder=library.folder),
            tr("Run `likewise index FOLDER` first."),
        )
    return snapshot


def _state_with(
    library: Library, query: QueryItem, snapshot: LibrarySnapshot, see: SeePicture
) -> tuple[ProfileState, list[int]]:
    """Return the active profile with a search for ``query`` after all others, and its own rows."""
    profile = Profiles(library).stored() or UNTAUGHT
    state = load_profile(library, profile, snapshot, see, store=False)
    complete = read_query([query], {}, snapshot, see)
    state.add(SearchRecord(LAST, profile.id, complete, kept=False))
    return state, state.own(complete.items)


def _shown_results(
    best: Callable[[int], Sequence[ResultItem]], shown: Shown, count: int
) -> tuple[ResultItem, ...]:
    """Return ``count`` shown results, if there are as many; ``best`` returns the first ones."""
    asked = count
    while True:
        found = best(asked)
        results = shown(found)
        if len(results) >= count or len(found) < asked:
            return results[:count]
        asked *= 2
