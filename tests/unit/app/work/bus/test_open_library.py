"""An open library: its parts, and the memory that it gives back."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from queue import SimpleQueue

import pytest

from app.core.base.search_types import QueryItem
from app.work.bus import events, open_library
from app.work.bus.open_library import BUSY_TRIM_INTERVAL, OpenLibrary, SpareMemory
from tests.unit.app.core.conftest import Photos, photos
from tests.unit.app.work.bus.heard import Heard

# Opening a library tells of its newest photos before it has read of all.

__all__ = ["photos"]


def all_of(told: SimpleQueue[events.Event]) -> list[events.Event]:
    return [told.get() for _ in range(told.qsize())]


def search(photo: int, library: OpenLibrary) -> None:
    library.session.start((QueryItem(photo=photo),))
    for _ in library.searches.show(lambda: True):
        pass


def told_at_the_start(library: Path, *, newest_first: bool = True) -> list[events.Event]:
    """What is told until the library is open."""
    told: SimpleQueue[events.Event] = SimpleQueue()
    queue = Heard(told)
    queue.open(library, newest_first=newest_first)
    queue.close()
    return all_of(told)


@pytest.mark.parametrize("first", [1, 7, 30, 31])
def test_each_photo_is_told_once_and_the_newest_before_the_folders(
    photos: Photos, monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    monkeypatch.setattr(open_library, "FIRST_BATCH", first)
    library, ids = photos.library, photos.ids
    with library.catalogue.transaction() as connection:  # all but one are dated, the last one first
        connection.executemany(
            "INSERT OR REPLACE INTO shots SELECT id, hash, ?, '' FROM at_hand WHERE id = ?",
            [(float(-photo), photo) for photo in ids[1:]],
        )
    newest = sorted(ids, key=lambda photo: (photo == ids[0], photo))[:first]
    expected = [*newest, *(info.id for info in library.photos() if info.id not in newest)]
    library.close()
    told = told_at_the_start(library.folder)
    listed = [each for each in told if isinstance(each, events.PhotosChanged)]
    parts = [[info.id for info in each.infos] for each in listed]
    assert parts[0] == newest
    assert [photo for part in parts for photo in part] == expected
    assert sorted(expected) == sorted(ids)
    assert all(each.changes.added == tuple(part) for each, part in zip(listed, parts, strict=True))
    assert [type(each) for each in told[:3]] == [
        events.Opened,
        events.PhotosChanged,
        events.RootsChanged,
    ]


def test_a_list_in_another_order_is_told_whole_before_the_folders(
    photos: Photos, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_library, "FIRST_BATCH", 7)
    photos.library.close()
    told = told_at_the_start(photos.library.folder, newest_first=False)
    listed = told[1]
    assert isinstance(listed, events.PhotosChanged)
    assert sorted(info.id for info in listed.infos) == sorted(photos.ids)
    assert isinstance(told[2], events.RootsChanged)
    assert sum(isinstance(each, events.PhotosChanged) for each in told) == 1


def test_memory_is_given_back_after_searches_too_not_only_to_who_rests(
    photos: Photos, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []

    class Spare:
        def give_back(self, every: float = 0.0) -> None:
            asked.append(every)

    monkeypatch.setattr(open_library, "SpareMemory", Spare)
    library, ids = photos.library, photos.ids
    photos.library.close()
    told: SimpleQueue[events.Event] = SimpleQueue()
    queue = Heard(told)
    queue.open(library.folder)
    for photo in ids[:3]:  # in a row: background work has no time between calls
        queue.submit(partial(search, photo))
    queue.close()
    answers = [each for each in all_of(told) if isinstance(each, events.SearchChanged)]
    assert any(each.view is not None for each in answers)
    assert BUSY_TRIM_INTERVAL in asked


# What was freed goes back to the system, and not too often.


def test_it_is_given_back_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []
    monkeypatch.setattr(open_library, "malloc_trim", lambda: kept.append)
    memory = SpareMemory()
    memory.give_back(every=3600)
    assert kept == []
    memory.give_back(every=0)
    memory.give_back(every=0)
    memory.give_back(every=3600)
    assert kept == [0, 0]


def test_it_does_no_harm_here() -> None:
    SpareMemory().give_back(every=0)
