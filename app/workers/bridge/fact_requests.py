"""Executes the window's requests about what is known of photos, on the library's thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import assert_never

from likewise.app.core.facts.known_facts import MOST, known_facts
from likewise.app.core.library.library import Library
from likewise.app.core.profiles.thumbs import thumbs_of, withdraw_thumbs
from likewise.app.core.search.session import SearchSession
from likewise.app.core.types import FactCounts
from likewise.app.workers.bridge import events
from likewise.app.workers.bridge.requests import facts as ask


class FactRequests:
    """What photos of an open library are filtered by, and what is known of some."""

    def __init__(
        self,
        library: Library,
        session: SearchSession,
        announce: Callable[[events.Event], None],
    ) -> None:
        self._library = library
        self._session = session
        self._photos = session.parts.photos
        self._announce = announce
        self._told = FactCounts()

    def handle(self, request: ask.FactRequest) -> None:
        """Do what the window asks for; see `requests.facts`."""
        library = self._library
        match request:
            case ask.FilterPhotos(scope):
                found = frozenset(self._photos.photos_in(scope).tolist())
                self._announce(events.PhotosFiltered(scope, found))
            case ask.CountFacts():
                counts = self._photos.counts()
                if counts != self._told:
                    self._told = counts
                    self._announce(events.FactsCounted(counts))
            case ask.TellFacts(chosen):
                thumbs = thumbs_of(library, chosen[:MOST])
                self._announce(events.FactsTold(known_facts(library, chosen), thumbs))
            case ask.WithdrawThumbs(search, chosen):
                self._session.judged_elsewhere(withdraw_thumbs(library, search, chosen))
                self._session.search_again()  # it rests on what earlier searches taught, too
            case _:
                assert_never(request)

    def prepare(self) -> Iterator[None]:
        """Have the first answer ready, in short steps."""
        yield from self._photos.prepare()
