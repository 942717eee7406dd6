"""The search session: starts searches, moves back and forward between them, creates their views.

A search is ranked by what the profile knew before it, and re-ordered by its own thumbs, which also
teach the profile for later searches. Everything shown is a function of the journal and the library,
apart from rounding in embeddings that idle work computed ahead. These are kept within a search, so
undo gives the earlier ranking exactly.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

import numpy as np

from app.core.base.errors import QueryError
from app.core.base.language import tr, tr_n
from app.core.base.search_types import EVERYWHERE, QueryItem, Scope, SearchView, word_of
from app.core.base.work_types import IndexState
from app.core.facts.local_words import prepare_words
from app.core.index.protocol import LibraryIndex
from app.core.library.library import Library
from app.core.profiles.journal import Journal
from app.core.profiles.profile_state import ActiveProfile, ProfileState
from app.core.profiles.profiles import Profiles, note_gains
from app.core.profiles.query import SeePicture, is_outside, read_query
from app.core.profiles.tables import searches_judging
from app.core.search.current_search import CurrentSearch, FoundForAlbum, Order, SearchContext
from app.core.search.label_table import LabelTable
from app.core.search.photo_filter import PhotoFilter
from app.core.search.words import usable_query
from engine.feedback.journal import Sign
from engine.index.projection import projection_of
from engine.steps import finish
from features.errors import WeightsError

MAX_HISTORY = 100
"""Searches to go back to."""


class History:
    """The latest searches and a position among them; the search there may be the current one."""

    def __init__(self) -> None:
        self._searches: list[int] = []
        self._position = -1  # -1: there were no searches
        self._shown = False  # whether the search at that position is current

    @property
    def current(self) -> int | None:
        """The current search; None if there is none."""
        return self._searches[self._position] if self._shown else None

    @property
    def can_go_back(self) -> bool:
        """Whether a search was made before this one."""
        return self._position > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether ``back`` can be undone."""
        return self._position + 1 < len(self._searches)

    def visit(self, search: int) -> None:
        """Make ``search`` current; drop those ahead."""
        passed = self._searches[: self._position + 1]
        self._searches = [*passed[1 - MAX_HISTORY :], search]
        self._position, self._shown = len(self._searches) - 1, True

    def back(self) -> None:
        """Return to the search before, or to the one that was left, if there is one."""
        if self._shown and self.can_go_back:
            self._position -= 1
        self._shown = bool(self._searches)

    def forward(self) -> None:
        """Go to the search that ``back`` left, if there is one."""
        if self.can_go_forward:
            self._position += 1
            self._shown = True

    def leave(self) -> None:
        """Show no search; ``back`` returns to it."""
        self._shown = False

    def forget(self) -> None:
        """Forget all searches."""
        self._searches.clear()
        self._position, self._shown = -1, False


Gains = tuple[int, int, tuple[int, ...]]
"""A profile, a search, and how many ranks learning raised each liked photo."""


class IdleWork:
    """Does work that speeds up later searches, in short steps."""

    def __init__(
        self, context: SearchContext, profiles: Profiles, active: ActiveProfile, history: History
    ) -> None:
        self._context = context
        self._profiles = profiles
        self._active = active
        self._history = history
        self._gains: Gains | None = None  # shown but not recorded yet

    def shown(self, search: CurrentSearch) -> None:
        """Remember the gains in the view of ``search``, to be recorded later."""
        self._gains = search.record.profile, search.record.id, search.gains

    def forget(self) -> None:
        """Drop the gains that were not recorded."""
        self._gains = None

    def prepare(self) -> Iterator[tuple[int, int]]:
        """Do some of the first search's work ahead of time, in steps, if any photo was read.

        Yields how many earlier searches are learned, and of how many. Does nothing while a search
        of another profile is shown.
        """
        if self._may_prepare() and self._active.load():
            yield 0, 0
        learned, searches = 0, 1
        while learned < searches:
            learned, searches = self._active.catch_up() if self._may_prepare() else (0, 0)
            yield learned, searches
        if (state := self._state_if_idle()) is not None:
            projection_of(state.latest())  # cached
            yield learned, searches
        if (state := self._state_if_idle()) is not None:
            self._context.index.bind(state.snapshot, state.latest())
        yield learned, searches

    def _state_if_idle(self) -> ProfileState | None:
        """Return the state of the active profile, unless a search is shown."""
        return self._active.current_state() if self._history.current is None else None

    def _may_prepare(self) -> bool:
        shown, active = self._history.current, self._profiles.active().id
        searches = [] if shown is None else self._context.journal.records([shown])
        return all(search.profile == active for search in searches)

    def upkeep(self) -> Iterator[object]:
        """Record gains, learn from judgments, and prepare the first thumb and the index."""
        self._note_gains()
        yield None
        yield from prepare_words()
        if self._active.store_if_new():
            yield None
        search, state = self._history.current, self._active.state
        if search is not None and state is not None and not self._active.outdated:
            for _ in state.learn_before(None):  # slow after a thumb in an earlier search
                yield None
            state.learn(search)
            yield None
            projection_of(state.latest())  # cached for the next search
            yield None
        if state is not None and not self._active.outdated:
            with suppress(WeightsError):  # searching by a word reports it
                yield from self._context.labels.grow(state.snapshot)
        yield from self._context.index.upkeep()

    def close(self) -> None:
        """Store what was learned for the next start."""
        self._note_gains()
        self._active.store()

    def _note_gains(self) -> None:
        if self._gains is not None:
            note_gains(self._context.library.catalogue, *self._gains)
            self._gains = None


LABELLING_TIME = 0.3
"""Seconds for which a search by a word labels remaining photos: up to 10,000."""


class SearchSession:
    """The searches since the library was opened; one of them may be current.

    Methods raise QueryError for an unusable query, and the library's errors.

    Attributes: ``profiles``, those of the library; ``active``, the one in use; ``context``, what
    searches use; ``idle``, the work for idle time.
    """

    def __init__(self, library: Library, index: LibraryIndex, see: SeePicture) -> None:
        """``index`` is closed with the session; ``see`` reads pictures from outside."""
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
        self._scopes: dict[int, Scope] = {}  # by search
        self._next_scope = EVERYWHERE  # chosen while there was no search
        self._current: CurrentSearch | None = None
        self.idle = IdleWork(self.context, self.profiles, self.active, self._history)

    def current(self) -> CurrentSearch:
        """Return the current search over the current library, or raise QueryError."""
        current = self._current
        if current is None or not self._is_up_to_date(current):
            current = self._current = self._recreate_current(current)
        return current

    def _is_up_to_date(self, current: CurrentSearch) -> bool:
        return not self.active.outdated and self._shares_snapshot(current)

    def _shares_snapshot(self, current: CurrentSearch) -> bool:
        """Return whether a search and the active profile share a snapshot, even an old one."""
        state = current.state
        return state is self.active.state and current.snapshot is state.snapshot

    def _recreate_current(self, before: CurrentSearch | None) -> CurrentSearch:
        """Recreate the current search, keeping its open questions."""
        search = self.number
        if search is None:
            raise QueryError(
                tr("There is no search yet."), tr("Pick a photo and search from it first.")
            )
        state = self.active.state_of(self._journal.search(search).profile)
        return self._create(search, state, () if before is None else before.asked)

    def _create(
        self, search: int, state: ProfileState, asked: tuple[int, ...] = ()
    ) -> CurrentSearch:
        scope = self._scopes.get(search, EVERYWHERE)
        return CurrentSearch(self._journal.search(search), state, self.context, scope, asked)

    @property
    def number(self) -> int | None:
        """The number of the current search, or None."""
        return self._history.current

    def seen(self, search: int) -> CurrentSearch:
        """Return the search that a person acted on; recreate the current one if it is another.

        It may depend on the action. Raises LibraryError if the search no longer exists.
        """
        if search == self.number:
            return self.current()
        profile = self._journal.search(search).profile
        self.search_again()
        return self._create(search, self.active.peek(profile))

    # Starting and moving between searches

    def start(self, query: Sequence[QueryItem], *, scope: Scope | None = None) -> None:
        """Search for photos like ``query``, pictures or one word, within ``scope``.

        ``scope`` defaults to the one chosen before any search. A file in the library is excluded
        from its own results.
        """
        state = self.active.state_of(self.profiles.active().id)
        query = usable_query(self._library, query, state.rows)
        if word_of(query):
            self._labels.grow_for(LABELLING_TIME, state.snapshot)
        parts = [item.photo for item in query if item.photo is not None and is_outside(item)]
        paths = {photo: self._library.photo(photo).path for photo in parts}
        complete = read_query(query, paths, state.snapshot, self._see)
        kept = not state.record.frozen
        search = self._journal.add_search(state.record.id, complete, state.rows, kept)
        state.add(self._journal.search(search))
        self.active.mark_unsaved()
        self._history.visit(search)
        self._scopes[search] = self._next_scope if scope is None else scope
        self._next_scope = EVERYWHERE
        self._current = None

    def change_query(self, search: int, query: Sequence[QueryItem]) -> None:
        """Start a search for ``query`` with the thumbs of ``search``."""
        thumbs = self.seen(search).thumbs()
        self.start(query, scope=self._scopes.get(search))
        for sign, photos in thumbs.items():
            with suppress(QueryError):  # all of them are in the query now
                self.current().judge(photos, sign)

    def reopen(self, search: int, scope: Scope) -> None:
        """Make an earlier search current, within ``scope``. Raises LibraryError if missing."""
        self._journal.search(search)
        if search != self._history.current:
            self._history.visit(search)
        self._scopes[search] = scope
        self._current = None

    def album_changed(self) -> None:
        """Tell the current search that its album has changed."""
        if self._current is not None:
            self._current.album_changed()

    def search_again(self) -> None:
        """Recreate the current search with all photos read so far."""
        if self._current is not None:
            self._current = self._recreate_current(self._current)

    def restart(self) -> None:
        """Search for the current query again with the active profile."""
        if (search := self._history.current) is not None:
            self.start(self._journal.search(search).query.items, scope=self._scopes.get(search))

    def back(self) -> None:
        """Return to the search before, or to the one that was left."""
        self._history.back()
        self._current = None

    def forward(self) -> None:
        """Go to the search that ``back`` left, if there is one."""
        self._history.forward()
        self._current = None

    def leave(self) -> None:
        """Show no search; ``back`` returns to it."""
        self._history.leave()
        self._current = None

    def forget(self) -> None:
        """Drop all searches and reload profiles, after one was changed or deleted."""
        self.active.state = self._current = None
        self.idle.forget()
        self._history.forget()

    def set_order(self, order: Order) -> None:
        """Show the learned order, or the order without learning."""
        self._order = order

    def set_scope(self, scope: Scope) -> None:
        """Restrict the current search to ``scope``; without one, the next search."""
        if self._history.current is None:
            self._next_scope = scope
        else:
            self._scopes[self._history.current] = scope
        self._current = None

    # Seeing

    def learn_earlier(self) -> Iterator[int]:
        """Learn the current search's metric in short steps that may be dropped.

        Yields how many earlier searches are left; none without a search.
        """
        if self._history.current is not None:
            yield from self.current().learn_earlier()

    def prepare_view(self) -> Iterator[int]:
        """Do the slow part of `first_view` in short steps that may be dropped.

        Yields how many steps are left; none without a search.
        """
        if self._history.current is not None:
            yield from self.current().prepare()

    def first_view(self) -> SearchView | None:
        """Return the part of the current search that a person waits for; None without one."""
        if self._history.current is None:
            return None
        current = self.current()
        view = current.view(self._order)
        self.idle.shown(current)
        current.shown = replace(
            view, can_go_back=self._history.can_go_back, can_go_forward=self._history.can_go_forward
        )
        return current.shown

    def completed(self, view: SearchView) -> Generator[None, None, SearchView]:
        """Complete ``view`` in short steps; unchanged if it is complete or no longer shown."""
        current = self._current
        if current is None or view is not current.shown:
            return view
        return (yield from current.completed(view))

    def look_ahead(self) -> Iterator[None]:
        """Prepare thumbs up in the current search, in steps, unless a cluster would answer."""
        if self._current is not None and self._index.state.cluster is None:
            yield from self._current.look_ahead()

    def found(self) -> FoundForAlbum | None:
        """Return what the current search has found for its album; newer photos may be missing."""
        current = self._current
        return current.found() if current is not None and self._shares_snapshot(current) else None

    def view(self) -> SearchView | None:
        """Return the complete view of the current search, or None."""
        first = self.first_view()
        return first and finish(self.completed(first))

    def prefetch(self, photo: int, sign: Sign) -> Generator[None, None, None]:
        """Prepare the order that this judgment would give, if the search shown is up to date."""
        current = self._current
        if current is not None and self._is_up_to_date(current):
            yield from current.prefetch(photo, sign)

    def photos_notice(self) -> str:
        """Return a sentence on photos read since the current search was shown, or empty."""
        if self._current is None:
            return ""
        then, now = self._current.snapshot, self._library.snapshot()
        if more := len(np.setdiff1d(now.rows[now.alive], then.rows[then.alive])):
            return tr_n("{n} more photo was read", "{n} more photos were read", more)
        return tr("Photos were read more closely") if now.key != then.key else ""

    def labels_notice(self) -> str:
        """Return a sentence if photos were labelled that the search shown lacks, or empty."""
        search = self._current
        if search is None or not search.unseen:
            return ""
        seen = self._labels.count_of(search.snapshot)
        return tr("All photos were looked at") if seen == len(search.snapshot.rows) else ""

    def cluster_notice(self) -> str:
        """Return a sentence if the part of the library that the search lacks is back, or empty."""
        shown, cluster = self._current and self._current.shown, self._index.state.cluster
        if not shown or not shown.incomplete or cluster is None:
            return ""
        return tr("The whole library answers again") if cluster.ready >= cluster.parts else ""

    # Around the searches

    def judged_elsewhere(self, photos: Collection[int]) -> None:
        """Refresh after thumbs of ``photos`` were added outside this search, as for a copy."""
        searches = searches_judging(self._library.catalogue, photos)
        if searches and self.active.state is not None:
            for search in searches:
                self.active.state.judged(search)
            self.search_again()

    def library_changed(self) -> None:
        """Let the next answer use the changed library."""
        self.active.outdated = True

    def index_state(self) -> IndexState:
        """Return the index's state to show."""
        return self._index.state

    def close(self) -> None:
        """Store what was learned for the next start."""
        self.idle.close()
        self._labels.close()
        self._index.close()
