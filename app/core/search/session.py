"""Searching and judging: what the window's search panel and grid do, without a window.

A search is ranked by what the profile knew before it, and re-ordered by its own thumbs. Its thumbs
also teach the profile, for the searches that follow. Everything shown is a function of the journal
and of the library, so undo gives the earlier ranking exactly.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from likewise.app.core.errors import QueryError
from likewise.app.core.index.protocol import LibraryIndex
from likewise.app.core.library.library import Library
from likewise.app.core.library.snapshot import LibrarySnapshot
from likewise.app.core.profiles.active_profile import ActiveProfile
from likewise.app.core.profiles.journal import Journal
from likewise.app.core.profiles.learning_gain import note_gains
from likewise.app.core.profiles.profile_state import ProfileState
from likewise.app.core.profiles.profiles import Profiles
from likewise.app.core.profiles.query import ReadPicture, is_outside, picture_of, read_query
from likewise.app.core.search.history import History, Trail
from likewise.app.core.search.judging import Judging
from likewise.app.core.search.ranking import SearchRanking
from likewise.app.core.search.scope import rows_in
from likewise.app.core.search.summary import (
    contradiction,
    nothing_found,
    question,
    search_summary,
    unseen,
)
from likewise.app.core.types import EVERYWHERE, IndexState, QueryItem, ResultItem, Scope, SearchView
from likewise.engine.feedback.journal import Sign, redo_targets, undo_targets
from likewise.engine.feedback.portable import PortableProfile
from likewise.engine.feedback.ranker import Click

Order = Literal["learned", "original"]

Gains = tuple[int, int, tuple[int, ...]]
"""A profile, a search, and how many places higher learning ranked each photo that was liked."""


class SearchSession:
    """The searches of one sitting over one library; one of them may be current.

    Every request that judges is in the journal, on the disk, when it returns. Errors: QueryError
    for a query that can't be searched with, and whatever the library raises.
    """

    def __init__(
        self,
        library: Library,
        index: LibraryIndex,
        read: ReadPicture = picture_of,
    ) -> None:
        """``index`` is the library's own, closed with the session; ``read`` decodes pictures from
        outside."""
        self._library = library
        self._read = read
        self._journal = Journal(library.catalogue)
        self.profiles = Profiles(library.catalogue)
        self._memories = ActiveProfile(library, self.profiles, self._journal)
        self._history = History()
        self._judging = Judging(self._journal, self._memories, self._history)
        self._ranking: SearchRanking | None = None
        self._ranked_in: LibrarySnapshot | None = None
        self._index = index
        self._order: Order = "learned"
        self._asked: tuple[int, ...] = ()
        self._scope = EVERYWHERE
        self._seen: tuple[int, NDArray[np.int64]] = (0, np.zeros(0, np.int64))
        self._weights: tuple[float, ...] = ()
        self._incomplete = ""
        self._generation = 0
        self._gains: Gains | None = None  # seen and not noted yet

    # Starting and moving between searches

    def start(self, query: Sequence[QueryItem], *, onward: bool = False) -> None:
        """Search for what is like ``query``. ``onward``: from a result of the current search."""
        memory = self._memories.of(self.profiles.active().id)
        for item in query:
            if not is_outside(item) and item.photo not in memory.rows:
                raise QueryError("This photo isn't read yet.", "Try again in a moment.")
        paths = {i.photo: self._library.photo(i.photo).path for i in query if i.photo is not None}
        complete = read_query(query, paths, memory.snapshot, self._read)
        trail = self._onward_trail() if onward else ()
        kept = not memory.record.frozen
        search = self._journal.add_search(memory.record.id, complete, memory.rows, kept)
        memory.add(self._journal.search(search))
        self._memories.has_learned()
        self._history.visit(search, trail)
        self._moved()

    def back(self) -> None:
        """Return to the search before, or to the one that was left; nothing if there is none."""
        self._history.back()
        self._moved()

    def forward(self) -> None:
        """Undo ``back``; nothing if there is none to undo."""
        self._history.forward()
        self._moved()

    def leave(self) -> None:
        """Have no current search; ``back`` returns to it."""
        self._history.leave()

    def set_order(self, order: Order) -> None:
        """Show what was learned, or the order without any learning."""
        self._order = order

    def set_scope(self, scope: Scope) -> None:
        """Let only photos within ``scope`` be results, of this search and of later ones."""
        self._scope = scope
        self._ranking, self._asked = None, ()

    def ask(self) -> None:
        """Show first the few photos whose thumbs would teach most; asked again: no longer."""
        search, memory, clicks = (
            self._judging.current(),
            self._judging.memory(),
            self._judging.clicks(),
        )
        open_ = self._open_questions(clicks, memory)
        self._asked = () if open_ else self._ranked(search, memory).ask(clicks)

    # Judging

    def judge(self, photo: int, sign: Sign) -> None:
        """Thumb a photo up (+1) or down (-1) in the current search, or clear its thumb (0)."""
        self.judge_all([photo], sign)

    def judge_all(self, photos: Sequence[int], sign: Sign) -> None:
        """The same for several in one gesture, which undo takes back whole; see Judging.judge."""
        self._judging.judge(photos, sign)

    def prefetch(self, photo: int, sign: Sign) -> Iterator[None]:
        """Have the order ready that this judgment would bring, in short steps that may end at any
        time. Nothing is judged, and nothing happens where nothing could be.
        """
        ranking, memory, search = self._ranking, self._memories.now, self._history.current
        if ranking is None or memory is None or search is None or self._memories.outdated:
            return
        if memory.search(search) is None:  # another profile's memory was opened meanwhile
            return
        row = memory.rows.get(photo)
        if row is not None and row not in memory.own(search):
            others = [click for click in self._judging.clicks() if click[0] != row]
            yield from ranking.prefetch([*others, (row, sign)] if sign else others)

    def undo(self) -> None:
        """Take back the last gesture of the current search that stands; nothing if none does."""
        self._judging.undo()

    def redo(self) -> None:
        """Judge again what was taken back last; nothing if a judgment came after it."""
        self._judging.redo()

    def keep(self, kept: bool) -> None:
        """Let the profile learn from the current search, or leave it out."""
        self._judging.keep(kept)

    # Seeing

    def library_changed(self) -> None:
        """The library has other photos than before: the next answer takes them into account."""
        self._memories.outdated = True

    def outdated(self) -> str:
        """What was read since the current search was shown, as a sentence; or empty."""
        now = self._library.snapshot()
        generation, photos = self._seen
        more = len(np.setdiff1d(now.rows[now.alive], photos))
        if self._history.current is not None and (more or now.generation != generation):
            return unseen(more)
        return ""

    def whole_again(self) -> str:
        """A sentence if the search shown lacks a part of the library that would answer now."""
        cluster = self._index.state.cluster
        if not self._incomplete or cluster is None or cluster.ready < cluster.shards:
            return ""
        return "The whole library answers again"

    def prepare(self) -> tuple[int, int]:
        """Do ahead some of what the first search would wait for; nothing while no photo was read.

        Returns how many earlier searches are learned, of how many; call again until all are.
        Nothing either while a search of another profile than the active one is shown.
        """
        shown, active = self._history.current, self.profiles.active().id
        if shown is not None and self._memories.search(shown).profile != active:
            return 0, 0
        learned, searches = self._memories.catch_up()
        memory = None if self._memories.outdated else self._memories.now
        if memory is not None and learned == searches and self._history.current is None:
            self._index.bind(memory.snapshot, memory.latest())
        return learned, searches

    def upkeep(self) -> Iterator[object]:
        """Note what learning brought, let the profile learn what was judged, prepare the first
        thumb and what finds photos, in short steps for idle time: the search shown does not wait
        for what later ones profit from.
        """
        self._note_gains()
        if self._memories.store_if_new():
            yield None
        search, memory = self._history.current, self._memories.now
        if search is not None and memory is not None and not self._memories.outdated:
            memory.learn(search)
            yield None
        yield from self._index.upkeep()

    def index_state(self) -> IndexState:
        """What there is to show of what finds photos."""
        return self._index.state

    def close(self) -> None:
        """Keep what was learned for the next start."""
        self._note_gains()
        self._memories.store()
        self._index.close()

    def warning(self) -> str:
        """A sentence if the profile in use can't use all that it knows; or empty."""
        return self._memories.warning()

    def restart(self) -> None:
        """Search for the current query again, from the profile that is active now."""
        if self._history.current is not None:
            self.start(self._memories.search(self._judging.current()).query.items)

    def portable(self, profile: int) -> PortableProfile:
        """All that a profile has learned, as it can be used on other machines."""
        return self._memories.of(profile).portable()

    def forget(self) -> None:
        """Have no searches to go back to, and read profiles anew: one was changed or deleted."""
        self._memories.now = self._ranking = self._gains = None
        self._history.forget()

    def view(self) -> SearchView | None:
        """Everything there is to show of the current search; None if there is none."""
        first = self.first_view()
        return first and self.completed(first)

    def completed(self, view: SearchView) -> SearchView:
        """``view`` with what takes longer to find out; itself if that is nothing, or it is past."""
        if view.search != self._history.current or view.generation != self._generation:
            return view
        slip = self._slip(view.search, self._judging.memory())
        return replace(view, summary=f"{view.summary} {slip}".lstrip()) if slip else view

    def first_view(self) -> SearchView | None:
        """``view`` without what a person can wait for."""
        if self._history.current is None:
            return None
        started = time.perf_counter()
        search, memory = self._judging.current(), self._judging.memory()
        record = self._memories.search(search)
        ranking = self._ranked(search, memory)
        events, clicks = memory.events(search), self._judging.clicks()
        results, ranked = ranking.results(clicks)
        self._gains = record.profile, search, ranked.evidence.gains
        if self._order == "original":
            results = ranking.original(clicks)
        asked = self._open_questions(clicks, memory)
        judged = search_summary([sign for _, sign in clicks], ranked.evidence)
        sentences = (
            "" if results or ranking.note else nothing_found(self._scope),
            question(len(asked)),
            judged if clicks or not asked else "",
        )
        weights = ranking.metric.weights_ * ranked.emphasis
        before, self._weights = self._weights, tuple((weights / weights.sum()).tolist())
        photo = {row: int(memory.snapshot.rows[row]) for row, _ in clicks}
        self._generation += 1
        self._incomplete = ranking.note
        self._seen = memory.snapshot.generation, memory.snapshot.rows[memory.snapshot.alive]
        return SearchView(
            generation=self._generation,
            search=search,
            query=record.query.items,
            liked=tuple(photo[row] for row, sign in clicks if sign > 0),
            disliked=tuple(photo[row] for row, sign in clicks if sign < 0),
            results=_first(asked, results),
            modalities=memory.snapshot.modalities,
            weights=self._weights,
            weights_before=before,
            order=self._order,
            summary=" ".join(sentence for sentence in sentences if sentence),
            milliseconds=(time.perf_counter() - started) * 1e3,
            can_undo=bool(undo_targets(events)),
            can_redo=bool(redo_targets(events)),
            trail=self._history.trail(search),
            can_go_back=self._history.can_go_back,
            can_go_forward=self._history.can_go_forward,
            kept=record.kept,
            asked=asked,
            incomplete=self._incomplete,
            scope=self._scope,
        )

    # What the answers are made from

    def _note_gains(self) -> None:
        if self._gains is not None:
            note_gains(self._library.catalogue, *self._gains)
            self._gains = None

    def _moved(self) -> None:
        """Another search may be current than before."""
        self._ranking, self._asked = None, ()

    def _onward_trail(self) -> Trail:
        search = self._history.current
        if search is None:
            return ()
        return (*self._history.trail(search), self._memories.search(search).query.items)

    def _open_questions(self, clicks: Sequence[Click], memory: ProfileState) -> tuple[int, ...]:
        """What was asked and not judged yet."""
        judged = {int(memory.snapshot.rows[row]) for row, _ in clicks}
        return tuple(photo for photo in self._asked if photo not in judged)

    def _slip(self, search: int, memory: ProfileState) -> str:
        """Points out thumbs of this search that contradict each other."""
        found = memory.contradictions(search)
        if not found:
            return ""
        photos = [int(memory.snapshot.rows[j.row]) for j in (found[0].liked, found[0].disliked)]
        liked, disliked = (self._library.photo(photo).path.name for photo in photos)
        return contradiction(liked, disliked, len(found) - 1)

    def _ranked(self, search: int, memory: ProfileState) -> SearchRanking:
        """The current search's ranking, kept until another search or other photos come."""
        if self._ranking is None or self._ranked_in is not memory.snapshot:
            metric = memory.before(search)
            self._weights = tuple(metric.weights_.tolist())
            self._ranked_in = memory.snapshot
            self._ranking = SearchRanking(
                memory.snapshot,
                self._index.bind(memory.snapshot, metric),
                memory.query_vectors(search),
                memory.own(search),
                rows_in(self._library.catalogue, memory.snapshot, self._scope),
            )
        return self._ranking


def _first(asked: Sequence[int], results: Sequence[ResultItem]) -> tuple[ResultItem, ...]:
    """``results`` with those of ``asked`` moved to the front."""
    places = {photo: place for place, photo in enumerate(asked)}
    return tuple(sorted(results, key=lambda item: places.get(item.photo, len(places))))
