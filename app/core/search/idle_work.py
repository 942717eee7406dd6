"""Idle work of searches: prepare the first one, learn from judgments, record gains."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from app.core.facts.local_words import prepare_words
from app.core.profiles.active_profile import ActiveProfile
from app.core.profiles.profiles import Profiles, note_gains
from app.core.search.current_search import CurrentSearch, SearchContext
from app.core.search.session import History
from engine.index.projection import projection_of
from features.errors import WeightsError

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
        self._put_off = 0  # number of answers in progress

    def shown(self, search: CurrentSearch) -> None:
        """Remember the gains in the view of ``search``, to be recorded later."""
        self._gains = search.record.profile, search.record.id, search.gains

    def forget(self) -> None:
        """Drop the gains that were not recorded."""
        self._gains = None

    def prepare(self) -> tuple[int, int]:
        """Do some of the first search's work ahead of time, if any photo was read.

        Returns how many earlier searches are learned, and of how many; call again until all are.
        Does nothing while a search of another profile is shown, or while an answer is learning:
        after thumbs in earlier searches each might undo what the other has learned.
        """
        if not self._may_prepare():
            return 0, 0
        learned, searches = self._active.catch_up()
        state = self._active.current_state()
        if state is not None and learned == searches and self._history.current is None:
            self._context.index.bind(state.snapshot, state.latest())
        return learned, searches

    def prepare_in_steps(self) -> Iterator[tuple[int, int]]:
        """Do all that `prepare` does in shorter steps, as it may take ten seconds or more."""
        if self._may_prepare() and self._active.load():
            yield 0, 0
        learned, searches = 0, 1
        while learned < searches:
            learned, searches = self._active.catch_up() if self._may_prepare() else (0, 0)
            yield learned, searches
        state = self._active.current_state()
        if state is not None and self._history.current is None:
            projection_of(state.latest())
            yield learned, searches
        yield self.prepare()

    def _may_prepare(self) -> bool:
        if self._put_off:
            return False
        shown, active = self._history.current, self._profiles.active().id
        searches = [] if shown is None else self._context.journal.records([shown])
        return all(search.profile == active for search in searches)

    def is_judged(self) -> bool:
        """Return whether the search shown has thumbs, whose learning is the longest step."""
        search, state = self._history.current, self._active.current_state()
        if search is None or state is None or not state.knows(search):
            return False
        return bool(state.entries(search))

    @contextmanager
    def put_off(self) -> Iterator[None]:
        """Suspend preparation within the context."""
        self._put_off += 1
        try:
            yield
        finally:
            self._put_off -= 1

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
