"""Executes the window's requests about what is known of photos, on the library's thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import assert_never

from app.core.facts.known_facts import MOST
from app.core.library.library import Library
from app.core.photos.names import NameOrder, NameRanks
from app.core.profiles.search_history import search_history
from app.core.profiles.thumbs import thumbs_of, withdraw_thumbs
from app.core.search.session import SearchSession
from app.core.types import FactCounts, SeenPhoto
from app.work.bus import events
from app.work.bus.library_thread import Background, LibraryThread
from app.work.bus.requests import facts as ask
from app.workers.processes.pause import Pause
from app.workers.seeing.seeing_task import SeeingTask
from app.workers.seeing.seeing_thread import SeeingThread
from features.drawings import Colour

AGAIN = Pause(1.0)
"""While photos are read, what was written to is packed that often."""


class FactService:
    """What photos of an open library are filtered by, and what is known of some."""

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
        self._names = NameOrder()
        self._ranking: Iterator[NameRanks | None] = iter(())  # the newest that was asked for
        self._seeing = SeeingThread(self._tell_seen)

    def handle(self, request: ask.FactRequest) -> None:
        """Do what the window asks for; see `requests.facts`."""
        library = self._library
        match request:
            case ask.FilterPhotos(scope):
                self._announce(events.PhotosFiltered(scope, self._photos.photos_in(scope)))
            case ask.CountFacts():
                self._counting = True
                self.keep_up()
            case ask.TellFacts(chosen):
                thumbs = thumbs_of(library, chosen[:MOST])
                self._announce(events.FactsTold(library.known_facts(chosen), thumbs))
            case ask.ListSearches():
                self._announce(events.SearchesListed(search_history(library)))
            case ask.SeePhoto(photo, paper, ink):
                self._see(photo, paper, ink)
            case ask.WithdrawThumbs(search, chosen):
                self._session.judged_elsewhere(withdraw_thumbs(library, search, chosen))
            case ask.RankNames(infos):
                self._ranking = self._names.rank(infos)
                self._rank(self._ranking)
            case _:
                assert_never(request)

    def _see(self, photo: int, paper: Colour, ink: Colour) -> None:
        """Have a photo looked at as the library reads photos now."""
        info = self._library.photo(photo)
        snapshot = self._library.snapshot()
        task = SeeingTask(info.path, info.modified, snapshot.networks, paper, ink)
        self._seeing.submit(photo, task)

    def _tell_seen(self, photo: int, seen: SeenPhoto | None, reason: str) -> None:
        self._announce(events.PhotoSeen(photo, seen, reason))

    def _rank(self, steps: Iterator[NameRanks | None]) -> None:
        """Take one step, and queue the others behind what was asked for meanwhile."""
        if steps is not self._ranking:
            return
        for ranks in steps:
            if ranks is not None:
                self._announce(events.NamesRanked(ranks))
            self._thread.submit(partial(self._rank, steps), seen=False)
            return

    def close(self) -> None:
        """End the thread and the process that look at photos."""
        self._ranking = iter(())
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
