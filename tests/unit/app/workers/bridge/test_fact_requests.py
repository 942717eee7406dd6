"""Filtering and counting as the window asks for it."""

from __future__ import annotations

from typing import Any

from likewise.app.core.facts.photo_filter import PhotoFilter
from likewise.app.core.marks.marking import mark
from likewise.app.core.types import MarkChange, Scope
from likewise.app.workers.bridge import events
from likewise.app.workers.bridge.fact_requests import FactRequests
from likewise.app.workers.bridge.requests.facts import CountFacts, FilterPhotos
from tests.unit.app.core.conftest import photos

__all__ = ["photos"]


def test_photos_are_filtered_and_counted(photos: Any) -> None:
    told: list[events.Event] = []
    requests = FactRequests(PhotoFilter(photos.library.catalogue), told.append)
    assert sum(1 for _ in requests.prepare()) == 1
    requests.handle(CountFacts())
    (counted,) = told
    assert isinstance(counted, events.FactsCounted)
    assert sum(counted.counts.years.values()) == len(photos.ids)
    requests.handle(CountFacts())
    assert len(told) == 1  # nothing is new
    mark(photos.library, photos.ids[:2], MarkChange(add=("sea",)))
    scope = Scope(filter="keyword:sea")
    requests.handle(FilterPhotos(scope))
    assert told[1:] == [events.PhotosFiltered(scope, frozenset(photos.ids[:2]))]
    requests.handle(CountFacts())
    assert len(told) == 3
