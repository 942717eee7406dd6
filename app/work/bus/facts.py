"""Announce facts about photos, their counts, their mean colours, and the map of the library.

The input of a map is gathered as background work of the library thread, and the map is made in a
separate process. While nobody looks at the map, it isn't updated for what was learned.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
from numpy.typing import NDArray

from app.core.base.search_types import EarlierSearch, Scope, Thumbed
from app.core.base.work_types import Pause, Progress
from app.core.library.library import Library, LibrarySnapshot, mean_colours
from app.core.map.library_map import LibraryMaps
from app.core.map.regions import covers
from app.core.photos.names import NameOrder
from app.core.profiles.journal import search_history, thumbs_of
from app.core.search.known_facts import KnownFacts, known_facts
from app.core.search.session import SearchSession
from app.work.bus import events
from app.work.bus.library_thread import Background, Part, Shared
from app.work.tasks.map_process import MapProcess

AGAIN = Pause(1.0)
"""Interval at which facts are packed again while photos are being read."""

MAX_PHOTOS = 2000
"""Most photos whose thumbs are looked up together: few enough that a search does not wait."""


class OpenFacts(Part):
    """The facts that photos of an open library are filtered by, and details about some photos.
    Attribute: ``names``, which ranks photos alphabetically."""

    def __init__(
        self, shared: Shared, session: SearchSession, is_reading: Callable[[], bool]
    ) -> None:
        """``is_reading``: whether photos are being read now, so that more facts will follow."""
        super().__init__(shared)
        self._photos = session.context.photos
        self._is_reading = is_reading
        self._counting = False  # whether counts were asked for
        self.names = NameOrder()

    def within(self, scope: Scope) -> NDArray[np.int64]:
        """Return the photos within a scope, int64 (n,), ascending."""
        return self._photos.photos_in(scope)

    def count(self) -> None:
        """Announce the counts of facts, once they are ready."""
        self._counting = True
        self.refresh()

    def of(self, chosen: tuple[int, ...]) -> tuple[KnownFacts | None, tuple[Thumbed, ...]]:
        """Return the facts of a single photo, and the searches that photos were thumbed in."""
        alone = known_facts(self._library, chosen[0]) if len(chosen) == 1 else None
        return alone, thumbs_of(self._library, chosen[:MAX_PHOTOS])

    def earlier_searches(self) -> tuple[EarlierSearch, ...]:
        """Return the latest searches ever made, newest first."""
        return search_history(self._library)

    def refresh(self) -> None:
        """Keep the packed facts up to date, also while photos are read, so that no keystroke waits.
        Counts that were asked for follow."""
        self._thread.set_background(Background.FACTS, self._packing())

    def _packing(self) -> Iterator[object]:
        reading = True
        while reading:
            reading = self._is_reading()
            yield from self._photos.prepare()
            self._announce_counts()
            yield AGAIN

    def _announce_counts(self) -> None:
        if not self._counting:
            return
        self._counting = False
        self._announce_new(events.FactsCounted(self._photos.counts(), self._photos.places()))


_BATCH = 8_192  # photos


class PhotoColours:
    """Announces mean colours; each call of ``steps`` goes on after the last announced row."""

    def __init__(self, library: Library, announce: Callable[[events.Event], None]) -> None:
        self._library = library
        self._announce = announce
        self._key = ""
        self._announced = 0  # number of rows announced, of the matrices with that key

    def steps(self) -> Iterator[None]:
        """Announce the colours of rows not yet announced, some at each step."""
        snapshot = self._library.snapshot()
        if snapshot.key != self._key:
            self._key, self._announced = snapshot.key, 0
        while self._announced < len(snapshot.rows):
            rows = np.arange(self._announced, min(self._announced + _BATCH, len(snapshot.rows)))
            rows = rows[snapshot.alive[rows]]
            colours = mean_colours(snapshot, rows)
            self._announce(events.ColoursChanged(snapshot.rows[rows], colours))
            self._announced = min(self._announced + _BATCH, len(snapshot.rows))
            yield


MIN_FOR_MAP = 100
"""Number of photos from which a map is made before anybody looks at it."""


class OpenMap(Part):
    """The map of an open library.

    In idle time a map is made if there is none or many photos are new, because the summary of the
    library is made from it. It is remade for what was learned only while somebody looks at it.
    """

    def __init__(self, shared: Shared, session: SearchSession) -> None:
        super().__init__(shared)
        self._session = session
        self._maps = LibraryMaps(session)
        self._watched = False
        self._process: MapProcess | None = None
        self._gathering = False
        self._announced: LibrarySnapshot | None = None  # the photos of the map announced last

    def announce_covers(self) -> None:
        """Announce what the stored map shows, before the photos' vectors are at hand for it."""
        self._maps.load()
        if (regions := self._maps.regions()) is not None:
            self._announce(events.MapChanged(None, covers(regions)))

    def watch(self, watched: bool) -> None:
        """Announce the map now, and make a new one whenever it is out of date; or no longer."""
        self._watched = watched
        if not watched:
            return
        if self._session.active.current_state() is None:
            self._session.active.load()
        self._announce_map()
        self.refresh()

    def refresh(self, *, settled: bool = True) -> None:
        """Announce the map if its photos have changed, and remake it if it is out of date.
        The library is not ``settled`` while more photos are being read."""
        state = self._session.active.current_state()
        if not settled or state is None:
            return
        if not self._watched and np.count_nonzero(state.snapshot.alive) < MIN_FOR_MAP:
            return
        if self._announced is not state.snapshot:
            self._announce_map()
        busy = self._process is not None or self._gathering
        if not busy and self._maps.outdated(learned=self._watched):
            self._gathering = True
            self._thread.set_background(Background.MAP, self._gather())

    def close(self) -> None:
        """End the work under way; it resumes the next time."""
        self._watched = False
        if self._process is not None:
            self._process.close()
            self._process = None

    def _gather(self) -> Iterator[None]:
        try:
            for _ in self._maps.prepare():
                self._progress(0)
                yield
            self._process = MapProcess(
                self._maps.folder, os.cpu_count() or 1, self._progress, self._map_ended
            )
        finally:
            self._gathering = False

    # On the thread that listens to the process

    def _map_ended(self, error: Exception | None) -> None:
        self._thread.submit(partial(self._load_new_map, error))

    # On the library thread

    def _load_new_map(self, error: Exception | None) -> None:
        if self._process is None:
            return  # closed meanwhile
        self._process.close()
        self._process = None
        self._announce(events.MapProgressed(None))
        if error is not None:
            raise error
        self._maps.load()
        self._announce_map()
        self.refresh()  # something may have been learned meanwhile

    def _announce_map(self) -> None:
        state = self._session.active.current_state()
        self._announced = None if state is None else state.snapshot
        made = self._maps.current()
        self._announce(events.MapChanged(made, () if made is None else covers(made.regions)))

    def _progress(self, share: float) -> None:
        self._announce(events.MapProgressed(Progress("mapping", round(1000 * share), 1000)))
