"""The map over the bus: made when somebody looks, made anew when the metric is another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue
from typing import cast

import numpy as np
import pytest

from app.cluster.machines import open_index
from app.core.library.library import Library
from app.core.map import library_map, making
from app.core.map.making import Phase, make_map
from app.core.map.regions import LibraryMap
from app.core.open_library import open_library
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from app.work.bus import events, facts
from app.work.bus.facts import OpenMap
from app.work.bus.library_thread import Background, LibraryThread, Shared
from tests.unit.app.core.conftest import DIMENSIONS, fill


class Here:
    """In place of a process: makes the map in this one, when the test says so."""

    latest: Here

    def __init__(
        self,
        folder: Path,
        threads: int,
        told: Callable[[float], None],
        ended: Callable[[Exception | None], None],
    ) -> None:
        del threads
        self._folder, self._told, self._ended = folder, told, ended
        Here.latest = self

    def run(self) -> None:
        for share in make_map(self._folder, 1):
            self._told(share)
        self._ended(None)

    def close(self) -> None:
        """Nothing is under way."""


class Thread:
    """In place of the library's thread: the test takes the jobs and the steps itself."""

    def __init__(self) -> None:
        self.jobs: Queue[Callable[[], None]] = Queue()
        self.work: Iterator[object] | None = None

    def submit(self, job: Callable[[], None]) -> None:
        self.jobs.put(job)

    def set_background(self, work: Background, steps: Iterator[object] | None) -> None:
        assert work is Background.MAP
        self.work = steps


class Bench:
    """A library of thirty photos, and what was announced of its map."""

    def __init__(self, library: Library) -> None:
        self.session = session = SearchSession(library, open_index(library), see_picture)
        self.thread = Thread()
        self.told: list[events.Event] = []
        thread = cast(LibraryThread, self.thread)
        self.asked = OpenMap(Shared(library, thread, self.told.append), session)

    def maps(self) -> list[LibraryMap | None]:
        return [event.map for event in self.told if isinstance(event, events.MapChanged)]

    def until_made(self) -> None:
        """Gather, and let what stands for the process work."""
        assert self.thread.work is not None
        for _ in self.thread.work:
            pass
        self.thread.work = None
        Here.latest.run()
        self.thread.jobs.get_nowait()()


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    monkeypatch.setattr(facts, "MapProcess", Here)
    monkeypatch.setattr(making, "NEW_OF_FEW", (Phase(50, 12.0, 0.5),))
    monkeypatch.setattr(making, "WARM", (Phase(25, 1.0, 0.8),))
    folder = tmp_path / "photos"
    folder.mkdir()
    with open_library(tmp_path / "library") as library:
        fill(library, folder, DIMENSIONS)
        made = Bench(library)
        yield made
        made.asked.close()


@pytest.mark.slow
def test_covers_are_told_before_there_is_a_profile(bench: Bench) -> None:
    bench.asked.announce_covers()
    assert bench.told == []  # there is no map yet
    bench.asked.watch(True)
    bench.until_made()
    again = Bench(bench.session.context.library)
    again.asked.announce_covers()
    assert again.told == [events.MapChanged(None, ())]  # of photos of nothing in particular


@pytest.mark.slow
def test_it_is_made_when_somebody_looks_and_again_when_the_metric_is_another(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.asked.watch(True)
    assert bench.maps() == [None]
    bench.until_made()
    first = bench.maps()[-1]
    assert first is not None
    assert len(first.photos) == 30
    assert bench.told[-2] == events.MapProgressed(None)
    bench.asked.refresh()
    assert bench.thread.work is None  # nothing is out of date
    monkeypatch.setattr(library_map, "map_key", lambda *_: "what was learned since")
    bench.asked.refresh()
    bench.until_made()
    second = bench.maps()[-1]
    assert second is not None
    assert sorted(second.photos.tolist()) == sorted(first.photos.tolist())
    assert len(np.unique(second.cells, axis=0)) == 30


def test_a_library_of_many_photos_has_a_map_before_anybody_looks(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(facts, "MIN_FOR_MAP", 30)
    list(bench.session.idle.prepare())
    bench.asked.refresh()
    bench.until_made()
    assert bench.maps()[-1] is not None
    monkeypatch.setattr(library_map, "map_key", lambda *_: "what was learned since")
    bench.asked.refresh()
    assert bench.thread.work is None  # but what was learned makes it no other one


def test_none_of_few_photos_is_made_while_nobody_looks(bench: Bench) -> None:
    bench.asked.refresh()
    bench.asked.watch(False)
    bench.asked.refresh()
    assert bench.thread.work is None
    assert bench.told == []


def test_closed_meanwhile_it_goes_on_the_next_time(bench: Bench) -> None:
    bench.asked.watch(True)
    assert bench.thread.work is not None
    for _ in bench.thread.work:
        pass
    bench.asked.close()
    assert bench.maps() == [None]
    bench.asked.watch(True)
    bench.until_made()
    assert bench.maps()[-1] is not None
