"""Opening a library tells of its first photos before it has read of all."""

from __future__ import annotations

from pathlib import Path
from queue import SimpleQueue

import pytest

from likewise.app.workers.bridge import controller, events
from likewise.app.workers.bridge.request_queue import RequestQueue
from tests.unit.app.core.conftest import Photos, photos

__all__ = ["photos"]


def told_at_the_start(library: Path) -> list[events.Event]:
    """What is told until the library is open."""
    told: SimpleQueue[events.Event] = SimpleQueue()
    queue = RequestQueue(told.put)
    queue.open(library)
    queue.close()
    return [told.get() for _ in range(told.qsize())]


@pytest.mark.parametrize("first", [1, 7, 30, 31])
def test_each_photo_is_told_once_and_the_first_before_the_folders(
    photos: Photos, monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    monkeypatch.setattr(controller, "FIRST", first)
    library, ids = photos.library, photos.ids
    expected = [info.id for info in library.photos()]
    library.close()
    told = told_at_the_start(library.folder)
    listed = [each for each in told if isinstance(each, events.PhotosChanged)]
    parts = [[info.id for info in each.infos] for each in listed]
    assert parts[0] == expected[:first]
    assert [photo for part in parts for photo in part] == expected
    assert sorted(expected) == sorted(ids)
    assert all(each.changes.added == tuple(part) for each, part in zip(listed, parts, strict=True))
    assert [type(each) for each in told[:3]] == [
        events.Opened,
        events.PhotosChanged,
        events.RootsChanged,
    ]
