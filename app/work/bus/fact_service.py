"""Tells what is known of photos, and filters by it; on the library's thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from app.core.facts.photo_filter import MOST
from app.core.library.library import Library
from app.core.photos.names import NameOrder
from app.core.profiles.search_history import search_history
from app.core.profiles.thumbs import thumbs_of, withdraw_thumbs
from app.core.search.session import SearchSession
from app.core.types import EarlierSearch, FactCounts, KnownFacts, Scope, SeenPhoto, Thumbed
from app.work.bus import events
from app.work.bus.library_thread import Background, LibraryThread
from app.workers.processes.pause import Pause
from app.workers.seeing.seeing_task import SeeingTask
from app.workers.seeing.seeing_thread import SeeingThread
from features.drawings import Colour

AGAIN = Pause(1.0)
"""While photos are read, what was written to is packed that often."""


class OpenFacts:
    """What photos of an open library are filtered by, and what is known of some.

    Attribute: ``names``, which ranks photos in the alphabet.
    """

    def __init__(
        self,
        library: Library,
        session: SearchSession,
        thread: LibraryThread,
        announce: Callable[[events.Event], None],
        is_reading: Callable[[], bool],
    ) -> None:
        """``is_reading``: whether photos are being read now, so that more is written of them."""
        self._library = library
        self._session = session
        self._photos = session.context.photos
        self._thread = thread
        self._announce = announce
        self._is_reading = is_reading
        self._counting = False  # the counts are asked for
        self._announced = FactCounts()
        self.names = NameOrder()
        self._seeing = SeeingThread(self._tell_seen)

    def within(self, scope: Scope) -> NDArray[np.int64]:
        """The photos within a scope, int64 (n,), ascending."""
        return self._photos.photos_in(scope)

    def count(self) -> None:
        """Tell what photos can be filtered by, once that is counted."""
        self._counting = True
        self.keep_up()

    def of(self, chosen: tuple[int, ...]) -> tuple[KnownFacts, tuple[Thumbed, ...]]:
        """What is known of photos together, and the searches that they were thumbed in."""
        return self._library.known_facts(chosen), thumbs_of(self._library, chosen[:MOST])

    def earlier_searches(self) -> tuple[EarlierSearch, ...]:
        """The latest searches ever made, the latest first."""
        return search_history(self._library)

    def withdraw_thumbs(self, search: int, chosen: tuple[int, ...]) -> None:
        """Clear the thumbs of these photos in one search, whichever is the current one."""
        self._session.judged_elsewhere(withdraw_thumbs(self._library, search, chosen))

    def see(self, photo: int, paper: Colour, ink: Colour) -> None:
        """Tell what each family sees in a photo, as the library reads photos now, drawn in these
        colours. Who asks for one after the other is told of the last ones only."""
        info = self._library.photo(photo)
        snapshot = self._library.snapshot()
        task = SeeingTask(info.path, info.modified, snapshot.networks, paper, ink)
        self._seeing.submit(photo, task)

    def _tell_seen(self, photo: int, seen: SeenPhoto | None, reason: str) -> None:
        self._announce(events.PhotoSeen(photo, seen, reason))

    def close(self) -> None:
        """End the thread and the process that look at photos."""
        self._seeing.close()

    def keep_up(self) -> None:
        """Have at hand what photos are filtered by, so that no keystroke waits for it, while photos
        are read too. The counts that were asked for follow."""
        self._thread.set_background(Background.FACTS, self._packing())

    def _packing(self) -> Iterator[object]:
        reading = True
        while reading:
            reading = self._is_reading()
            yield from self._photos.prepare()
            self._tell_counts()
            yield AGAIN

    def _tell_counts(self) -> None:
        if not self._counting:
            return
        self._counting = False
        counts = self._photos.counts()
        if counts != self._announced:
            self._announced = counts
            self._announce(events.FactsCounted(counts))
