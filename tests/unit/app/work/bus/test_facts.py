"""What the window asks of facts: values, words, colours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import numpy as np
import pytest

from app.core.base.photo_types import MarkChange
from app.core.base.search_types import Scope
from app.core.marks.marking import mark
from app.core.profiles.journal import withdraw_thumbs
from app.core.search.session import SearchSession
from app.work.bus import events
from app.work.bus.facts import OpenFacts, PhotoColours
from app.work.bus.library_thread import Background, Call, LibraryThread, Shared
from tests.unit.app.core.conftest import photos, photos_with_features, session
from tests.unit.app.core.search.session_steps import shown, start

# Filtering, counting, telling and withdrawing as the window asks for it.

__all__ = ["photos", "photos_with_features", "session"]


class Thread(LibraryThread):
    """Keeps the background work of facts for the test to advance."""

    def __init__(self) -> None:  # without a thread
        self.reading = False
        self.steps: Iterator[object] = iter(())
        self.jobs: list[Call] = []

    def submit(self, job: Call, *, seen: bool = True) -> None:
        del seen
        self.jobs.append(job)

    def set_background(self, work: Background, steps: Iterator[object] | None) -> None:
        assert work is Background.FACTS
        assert steps is not None
        self.steps = steps

    def idle(self) -> int:
        """Do all that is to be done; how many steps that were."""
        return sum(1 for _ in self.steps)


@pytest.fixture
def thread() -> Thread:
    return Thread()


@pytest.fixture
def told() -> list[events.Event]:
    return []


@pytest.fixture
def requests(
    photos: Any, session: SearchSession, thread: Thread, told: list[events.Event]
) -> OpenFacts:
    return OpenFacts(
        Shared(photos.library, cast(Any, thread), told.append), session, lambda: thread.reading
    )


def test_photos_are_filtered_and_counted(
    photos: Any, requests: OpenFacts, thread: Thread, told: list[events.Event]
) -> None:
    requests.count()
    assert told == []  # it may take a while, and keystrokes go before
    thread.idle()
    (counted,) = told
    assert isinstance(counted, events.FactsCounted)
    assert sum(counted.counts.years.values()) == len(photos.ids)
    requests.count()
    thread.idle()
    assert len(told) == 1  # nothing is new
    mark(photos.library, photos.ids[:2], MarkChange(add=("sea",)))
    scope = Scope(filter="keyword:sea")
    assert requests.within(scope).tolist() == sorted(photos.ids[:2])
    requests.count()
    thread.idle()
    assert len(told) == 2


def test_a_filter_finds_all_packed_while_photos_are_read(
    photos: Any, requests: OpenFacts, thread: Thread, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed: list[int] = []
    pack = requests._photos._pack

    def counted(number: int) -> None:
        packed.append(number)
        pack(number)

    monkeypatch.setattr(requests._photos, "_pack", counted)
    thread.reading = True
    requests.refresh()
    next(thread.steps)
    next(thread.steps)
    mark(photos.library, photos.ids[:2], MarkChange(stars=2))
    next(thread.steps)  # it goes on as long as something may be written
    before = len(packed)
    assert before == 2
    requests.within(Scope(filter=">=1 stars"))
    assert len(packed) == before
    thread.reading = False
    assert thread.idle() <= 3


def test_a_thumb_is_told_of_and_withdrawn_in_an_earlier_search(
    photos: Any, session: SearchSession, requests: OpenFacts
) -> None:
    query, later = photos.ids[:2]
    liked = photos.like(query)[0]
    untaught = start(session, later).results
    first = start(session, query).search
    session.current().judge([liked], 1)
    shown(session)
    taught = start(session, later)
    assert taught.results != untaught
    facts, thumbs = requests.of((liked,))
    session.judged_elsewhere(withdraw_thumbs(photos.library, first, (liked,)))
    assert [thumbed.search for thumbed in thumbs] == [first]
    assert requests.of((liked,)) == (facts, ())
    again = shown(session)  # rests on what the earlier search taught
    assert again.search == taught.search
    assert again.results == untaught


def test_earlier_searches_are_listed(
    photos: Any, session: SearchSession, requests: OpenFacts
) -> None:
    search = start(session, photos.ids[0]).search
    assert [each.search for each in requests.earlier_searches()] == [search]


# Mean colours are told once for each photo, and anew for other vectors.


def test_each_photo_is_told_once(photos_with_features: Any) -> None:
    told: list[events.Event] = []
    colours = PhotoColours(photos_with_features.library, told.append)
    assert len(list(colours.steps())) == 1
    (event,) = told
    assert isinstance(event, events.ColoursChanged)
    assert sorted(event.photos.tolist()) == sorted(photos_with_features.ids)
    assert event.colours.shape == (len(photos_with_features.ids), 3)
    assert event.colours.dtype == np.uint8
    assert list(colours.steps()) == []
