"""Executes the window's requests about what is known of photos, on the library's thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import assert_never

from likewise.app.core.facts.photo_filter import PhotoFilter
from likewise.app.core.types import FactCounts
from likewise.app.workers.bridge import events
from likewise.app.workers.bridge.requests import facts as ask


class FactRequests:
    """What photos of an open library are filtered by."""

    def __init__(self, photos: PhotoFilter, announce: Callable[[events.Event], None]) -> None:
        self._photos = photos
        self._announce = announce
        self._told = FactCounts()

    def handle(self, request: ask.FactRequest) -> None:
        """Do what the window asks for; see `requests.facts`."""
        match request:
            case ask.FilterPhotos(scope):
                found = frozenset(self._photos.photos_in(scope).tolist())
                self._announce(events.PhotosFiltered(scope, found))
            case ask.CountFacts():
                counts = self._photos.counts()
                if counts != self._told:
                    self._told = counts
                    self._announce(events.FactsCounted(counts))
            case _:
                assert_never(request)

    def prepare(self) -> Iterator[None]:
        """Have the first answer ready, in short steps."""
        yield from self._photos.prepare()
