"""Idle work of searches: prepares the first one, learns what was judged, notes what it brought."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from app.core.facts.local_words import prepare_words
from app.core.profiles.active_profile import ActiveProfile
from app.core.profiles.profiles import Profiles, note_gains
from app.core.search.current_search import CurrentSearch
from app.core.search.history import History
from app.core.search.open_ranking import SearchContext
from engine.index.projection import projection_of
from features.errors import WeightsError

Gains = tuple[int, int, tuple[int, ...]]
"""A profile, a search, and how many ranks higher learning had each photo that was liked."""


class IdleWork:
    """Does what searches profit from and nobody waits for, in short steps."""

    def __init__(
        self, context: SearchContext, profiles: Profiles, active: ActiveProfile, history: History
    ) -> None:
        self._context = context
        self._profiles = profiles
        self._active = active
        self._history = history
        self._gains: Gains | None = None  # shown and not noted yet
        self._put_off = 0  # by so many answers under way

    def shown(self, search: CurrentSearch) -> None:
        """Take what learning brought in the view of ``search``, to note it later."""
        self._gains = search.record.profile, search.record.id, search.gains

    def forget(self) -> None:
        """Note nothing of what was shown."""
        self._gains = None

    def prepare(self) -> tuple[int, int]:
        """Do ahead some of what the first search would wait for; nothing while no photo was read.

        Returns how many earlier searches are learned, of how many; call again until all are.
        Nothing either while a search of another profile than the active one is shown, nor while an
        answer learns what it needs: after thumbs in earlier searches that may be something else, of
        which each would undo what the other has learned.
        """
        if not self._may_prepare():
            return 0, 0
        learned, searches = self._active.catch_up()
        state = self._active.current_state()
        if state is not None and learned == searches and self._history.current is None:
            self._context.index.bind(state.snapshot, state.latest())
        return learned, searches

    def prepare_in_steps(self) -> Iterator[tuple[int, int]]:
        """`prepare` all, in shorter steps: on a busy computer all at once takes ten seconds and
        more, in which nothing else could be asked for."""
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
        """Whether the search shown has thumbs, which take the longest of all steps to learn."""
        search, state = self._history.current, self._active.current_state()
        if search is None or state is None or not state.knows(search):
            return False
        return bool(state.entries(search))

    @contextmanager
    def put_off(self) -> Iterator[None]:
        """Nothing is prepared inside."""
        self._put_off += 1
        try:
            yield
        finally:
            self._put_off -= 1

    def upkeep(self) -> Iterator[object]:
        """Note what learning brought, let the profile learn what was judged, prepare the first
        thumb and what finds photos: the search shown does not wait for what later ones profit from.
        """
        self._note_gains()
        yield None
        yield from prepare_words()
        if self._active.store_if_new():
            yield None
        search, state = self._history.current, self._active.state
        if search is not None and state is not None and not self._active.outdated:
            for _ in state.learn_before(None):  # much, after a thumb in an earlier search
                yield None
            state.learn(search)
            yield None
            projection_of(state.latest())  # the next search is measured by it, and need not wait
            yield None
        if state is not None and not self._active.outdated:
            with suppress(WeightsError):  # whoever searches by a word hears of it
                yield from self._context.labels.grow(state.snapshot)
        yield from self._context.index.upkeep()

    def close(self) -> None:
        """Keep what was learned for the next start."""
        self._note_gains()
        self._active.store()

    def _note_gains(self) -> None:
        if self._gains is not None:
            note_gains(self._context.library.catalogue, *self._gains)
            self._gains = None
