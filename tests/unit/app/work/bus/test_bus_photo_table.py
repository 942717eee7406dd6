"""The table of photos holds what was announced, and says what that means for those who show it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app.core.base.photo_types import Changes, Marks, PhotoInfo, PhotoState
from app.work.bus.bus import PhotoTable
from app.work.bus.events import Event, TableChanged, TableMarked


def info(photo: int) -> PhotoInfo:
    return PhotoInfo(photo, 1, Path("/p"), f"{photo}.jpg", 4, 3, 0.0, PhotoState.READY)


def filled(*photos: int, heard: list[Event] | None = None) -> PhotoTable:
    table = PhotoTable(lambda event: None if heard is None else heard.append(event))
    table.apply(Changes(added=photos), tuple(map(info, photos)))
    return table


def test_what_is_announced_is_added_or_renewed_and_what_is_hidden_goes() -> None:
    heard: list[Event] = []
    table = filled(1, 2, 3, heard=heard)
    wider = replace(info(1), width=8)
    changes = Changes(added=(4, 5), updated=(1, 2), removed=(9,))
    table.apply(changes, (wider, info(4)))
    shown = Changes(added=(4,), updated=(1,), removed=(2,))  # 9 and 5 were never shown
    assert heard == [TableChanged(Changes(added=(1, 2, 3))), TableChanged(shown)]
    assert table.all() == (wider, info(3), info(4))
    assert table.get(2) is None


def test_marks_are_taken_over_for_the_photos_that_it_holds() -> None:
    heard: list[Event] = []
    table = filled(1, 2, heard=heard)
    marks = Marks(stars=-1, colour="teal", keywords=("sea",))
    table.mark({2: marks, 7: marks})
    assert heard[-1] == TableMarked((2,))
    assert table.get(2) == replace(info(2), keywords=("sea",))  # what others say is not shown
    assert table.get(1) == info(1)


def test_the_listing_is_the_same_until_something_changes() -> None:
    table = filled(1, 2)
    listing = table.all()
    assert table.all() is listing
    table.clear()
    assert table.all() == ()
