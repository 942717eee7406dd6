"""Search session: starts searches, moves between them, makes what is shown of them.

A search is ranked by what the profile knew before it, and re-ordered by its own thumbs. Its thumbs
also teach the profile, for the searches that follow. Everything shown is a function of the journal
and of the library, but for the rounding of what idle time has embedded ahead. Within a search that
is kept, so undo gives the earlier ranking exactly.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

import numpy as np

from app.core.base.errors import QueryError
from app.core.base.language import tr, tr_n
from app.core.base.search_types import EVERYWHERE, QueryItem, Scope, SearchView, word_of
from app.core.base.work_types import ClusterState, IndexState
from app.core.index.protocol import LibraryIndex
from app.core.library.library import Library
from app.core.library.snapshot import LibrarySnapshot
from app.core.profiles.active_profile import ActiveProfile
from app.core.profiles.journal import Journal
from app.core.profiles.journal_tables import searches_judging
from app.core.profiles.profile_state import ProfileState
from app.core.profiles.profiles import Profiles
from app.core.profiles.query import SeePicture, read_query
from app.core.search.current_search import CurrentSearch, Order
from app.core.search.history import History
from app.core.search.idle_work import IdleWork
from app.core.search.label_table import LabelTable
from app.core.search.open_ranking import SearchContext
from app.core.search.photo_filter import PhotoFilter
from app.core.search.result_line import FoundForAlbum
from app.core.search.words import usable_query
from engine.feedback.journal import Sign
from engine.steps import finish

PATIENCE = 0.3
"""Seconds that a search by a word looks at photos that were not looked at yet: up to 10,000."""


class SearchSession:
    """The searches over one library since it was opened; one of them may be current.

    Errors: QueryError for a query that can't be searched with, and whatever the library raises.

    Attributes: ``profiles``, those of the library; ``active``, the one in use; ``parts``, what
    searches read; ``idle``, what is done while nobody waits.
    """

    def __init__(
        self,
        library: Library,
        index: LibraryIndex,
        see: SeePicture,
    ) -> None:
        """``index`` is the library's own, closed with the session; ``see`` reads pictures from
        outside."""
        self.profiles = Profiles(library)
        self._library = library
        self._index = index
        self._see = see
        self._journal = Journal(library.catalogue)
        self.active = ActiveProfile(library, self.profiles, see)
        self._labels = LabelTable(library.folder)
        self.context = SearchContext(
            library, self._journal, index, self._labels, PhotoFilter(library.catalogue), see
        )
        self._history = History()
        self._order: Order = "learned"
        self._scopes: dict[int, Scope] = {}  # each search has its own
        self._next_scope = EVERYWHERE  # chosen while there was no search
        self._current: CurrentSearch | None = None
        self._revision = 0
        self._prepared = 0.0  # seconds of preparing what is shown next
        self.idle = IdleWork(self.context, self.profiles, self.active, self._history)

    def current(self) -> CurrentSearch:
        """The current search, over the library of now. Raises QueryError if there is none."""
        current = self._current
        if current is None or not self._is_of_now(current):
            current = self._current = self._reopened(current)
        return current

    def _is_of_now(self, current: CurrentSearch) -> bool:
        """Whether a search knows the profile and the library as they are now."""
        return not self.active.outdated and self._is_of_its_state(current)

    def _is_of_its_state(self, current: CurrentSearch) -> bool:
        """Whether a search and the profile in use know the same photos, if not the newest."""
        state = current.state
        return state is self.active.state and current.snapshot is state.snapshot

    def _reopened(self, before: CurrentSearch | None) -> CurrentSearch:
        """The current search made anew; what it asks stays asked."""
        search = self.number
        if search is None:
            raise QueryError(
                tr("There is no search yet."), tr("Pick a photo and search from it first.")
            )
        state = self.active.of(self._journal.search(search).profile)
        return self._over(search, state, () if before is None else before.asked)

    def _over(self, search: int, state: ProfileState, asked: tuple[int, ...] = ()) -> CurrentSearch:
        scope = self._scopes.get(search, EVERYWHERE)
        return CurrentSearch(self._journal.search(search), state, self.context, scope, asked)

    @property
    def number(self) -> int | None:
        """The number of the current search; None if there is none."""
        return self._history.current

    def seen(self, search: int) -> CurrentSearch:
        """The search that a person saw who says something about it; it may be current no more. Then
        the current one is made anew: it may rest on what is said. Raises LibraryError if it is not
        there any more."""
        if search == self.number:
            return self.current()
        profile = self._journal.search(search).profile
        self.search_again()
        return self._over(search, self.active.peek(profile))

    # Starting and moving between searches

    def start(
        self,
        query: Sequence[QueryItem],
        *,
        onward: int | None = None,
        scope: Scope | None = None,
    ) -> None:
        """Search for what is like ``query``, pictures or one word, within ``scope``; None: among
        all photos, or within what was chosen while there was no search. ``onward``: the search of
        which it is a result. A file that is a photo of the library stays out of its own results.
        """
        state = self.active.of(self.profiles.active().id)
        query = usable_query(self._library, query, state.rows)
        if word_of(query):
            self._labels.grow_for(PATIENCE, state.snapshot)
        paths = {i.photo: self._library.photo(i.photo).path for i in query if i.photo is not None}
        complete = read_query(query, paths, state.snapshot, self._see)
        kept = not state.record.frozen
        search = self._journal.add_search(state.record.id, complete, state.rows, kept)
        state.add(self._journal.search(search))
        self.active.has_learned()
        self._history.visit(search, complete.items, onward)
        self._scopes[search] = self._next_scope if scope is None else scope
        self._next_scope = EVERYWHERE
        self._current = None

    def change_query(self, search: int, query: Sequence[QueryItem]) -> None:
        """Search for what is like ``query`` instead, with the thumbs of ``search``."""
        thumbs = self.seen(search).thumbs()
        self.start(query, scope=self._scopes.get(search))
        for sign, photos in thumbs.items():
            with suppress(QueryError):  # they are all in the query now
                self.current().judge(photos, sign)

    def reopen(self, search: int, scope: Scope) -> None:
        """Make an earlier search, however old, the current one, within its own scope. Raises
        LibraryError if it is not there."""
        query = self._journal.search(search).query
        if search != self._history.current:
            self._history.visit(search, query.items)
        self._scopes[search] = scope
        self._current = None

    def album_changed(self) -> None:
        """Know what was changed of the album that the current search fills."""
        if self._current is not None:
            self._current.album_changed()

    def search_again(self) -> None:
        """Have the current search made anew, with all photos that are known by now."""
        if self._current is not None:
            self._current = self._reopened(self._current)

    def restart(self) -> None:
        """Search for the current query again, from the profile that is active now."""
        if (search := self._history.current) is not None:
            self.start(self._journal.search(search).query.items, scope=self._scopes.get(search))

    def back(self, to: int | None = None) -> None:
        """Return to the search before, to the one that was left, or ``to`` one of a trail; nothing
        if there is none."""
        if to is None:
            self._history.back()
        else:
            self._history.back_to(to)
        self._current = None

    def forward(self) -> None:
        """Go on to the search that ``back`` left; nothing if there is none."""
        self._history.forward()
        self._current = None

    def leave(self) -> None:
        """Have no current search; ``back`` returns to it."""
        self._history.leave()
        self._current = None

    def forget(self) -> None:
        """Have no searches to go back to, and load profiles anew: one was changed or deleted."""
        self.active.state = self._current = None
        self.idle.forget()
        self._history.forget()

    def set_order(self, order: Order) -> None:
        """Show what was learned, or the order without any learning."""
        self._order = order

    def set_scope(self, scope: Scope) -> None:
        """Let only photos within ``scope`` be results of this search; without one, of the next."""
        if self._history.current is None:
            self._next_scope = scope
        else:
            self._scopes[self._history.current] = scope
        self._current = None

    # Seeing

    def learn_earlier(self) -> Iterator[int]:
        """Learn what the current search is ranked by, in short steps that may end at any time; each
        tells how many earlier searches are left. Nothing if there is no current search."""
        if self._history.current is not None:
            with self.idle.put_off():
                yield from self.current().learn_earlier()

    def prepare_view(self) -> Iterator[int]:
        """Have ready what `first_view` takes longest for, in short steps that may end at any time;
        each tells how many are left. Nothing if there is no current search."""
        self._prepared = 0.0
        steps = iter(()) if self._history.current is None else self.current().prepare()
        started = time.perf_counter()
        for left in steps:
            self._prepared += time.perf_counter() - started
            yield left
            started = time.perf_counter()

    def first_view(self) -> SearchView | None:
        """All of the current search that a person waits for; None if there is none."""
        if self._history.current is None:
            return None
        started = time.perf_counter()
        current = self.current()
        view = current.view(self._order)
        self.idle.shown(current)
        self._revision += 1
        current.shown = replace(
            view,
            revision=self._revision,
            trail=self._history.trail(view.search),
            can_go_back=self._history.can_go_back,
            can_go_forward=self._history.can_go_forward,
            milliseconds=(self._prepared + time.perf_counter() - started) * 1e3,
        )
        self._prepared = 0.0
        return current.shown

    def completed(self, view: SearchView) -> Generator[None, None, SearchView]:
        """``view`` with what takes longer to find out, in short steps; itself if that is nothing,
        or it is past."""
        current = self._current
        if current is None or view is not current.shown:
            return view
        return (yield from current.completed(view))

    def look_ahead(self) -> Iterator[None]:
        """Have ready what a thumb up of the current search would take longest for, in short steps,
        where no cluster would have to answer."""
        if self._current is not None and self._index.state.cluster is None:
            yield from self._current.look_ahead()

    def found(self) -> FoundForAlbum | None:
        """What the current search has found for the album that it fills, among the photos that it
        knows: more may have been read since; see CurrentSearch."""
        current = self._current
        return current.found() if current is not None and self._is_of_its_state(current) else None

    def view(self) -> SearchView | None:
        """Everything there is to show of the current search; None if there is none."""
        first = self.first_view()
        return first and finish(self.completed(first))

    def prefetch(self, photo: int, sign: Sign) -> Generator[None, None, None]:
        """Have the order ready that this judgment would bring, in short steps that may end at any
        time; nothing where the search shown would have to be made anew first."""
        current = self._current
        if current is not None and self._is_of_now(current):
            yield from current.prefetch(photo, sign)

    def outdated(self) -> str:
        """What was read since the current search was shown, as a sentence; or empty."""
        current = self._current
        return "" if current is None else read_since(current, self._library.snapshot())

    def looked_at(self) -> str:
        """A sentence if the search shown lacks photos that were looked at for words since."""
        current = self._current
        return "" if current is None else looked_at_since(current, self._labels)

    def whole_again(self) -> str:
        """A sentence if the search shown lacks a part of the library that would answer now."""
        current = self._current
        return "" if current is None else answers_again(current, self._index.state.cluster)

    # Around the searches

    def judged_elsewhere(self, photos: Collection[int]) -> None:
        """Know that thumbs of ``photos`` came into the journal from elsewhere, as those that a copy
        inherits. The current search is made anew: it rests on what earlier ones taught, too."""
        searches = searches_judging(self._library.catalogue, photos)
        if searches and self.active.state is not None:
            for search in searches:
                self.active.state.judged(search)
            self.search_again()

    def library_changed(self) -> None:
        """The library has other photos than before: the next answer takes them into account."""
        self.active.outdated = True

    def index_state(self) -> IndexState:
        """What there is to show of what finds photos."""
        return self._index.state

    def close(self) -> None:
        """Keep what was learned for the next start."""
        self.idle.close()
        self._labels.close()
        self._index.close()


def read_since(search: CurrentSearch, now: LibrarySnapshot) -> str:
    """Photos that were read, or read anew."""
    then = search.snapshot
    more = len(np.setdiff1d(now.rows[now.alive], then.rows[then.alive]))
    if more:
        return tr_n("{n} more photo was read", "{n} more photos were read", more)
    return tr("Photos were read more closely") if now.key != then.key else ""


def looked_at_since(search: CurrentSearch, labels: LabelTable) -> str:
    """For a search by a word that began while photos were still being looked at: all were."""
    if not search.unseen:
        return ""
    seen = labels.count_of(search.snapshot)
    return tr("All photos were looked at") if seen == len(search.snapshot.rows) else ""


def answers_again(search: CurrentSearch, cluster: ClusterState | None) -> str:
    """For a search that was shown without a part of the library, which would answer now."""
    if search.shown is None or not search.shown.incomplete or cluster is None:
        return ""
    return tr("The whole library answers again") if cluster.ready >= cluster.parts else ""
