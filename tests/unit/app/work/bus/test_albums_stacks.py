"""Stacks by request: what is told, and taking it back."""

from __future__ import annotations

from typing import Any, cast

import pytest

from app.core.base.errors import StackError
from app.core.base.stacks import Stacks
from app.core.duplicates.stacks import put_on_top, stack, stack_each, take_apart, take_out
from app.work.bus import events
from app.work.bus.albums import OpenStacks
from app.work.bus.library_thread import Shared
from tests.unit.app.core.conftest import photos

__all__ = ["photos"]


@pytest.fixture
def told() -> list[events.Event]:
    return []


@pytest.fixture
def stacks(photos: Any, told: list[events.Event]) -> OpenStacks:
    return OpenStacks(Shared(photos.library, cast(Any, None), told.append), lambda _: None)


def last(told: list[events.Event]) -> Stacks:
    event = told[-1]
    assert isinstance(event, events.StacksChanged)
    return event.stacks


def test_each_change_is_told_and_taken_back(
    photos: Any, stacks: OpenStacks, told: list[events.Event]
) -> None:
    a, b, c, d, e = photos.ids[:5]
    inverses = []
    for act, arguments, expected in (
        (stack, ((a, b, c),), [(a, b, c)]),
        (put_on_top, (c,), [(c, a, b)]),
        (take_out, ((a,),), [(c, b)]),
        (stack_each, (((b, c), (d, e)),), [(c, b), (d, e)]),
        (take_apart, ((b,),), [(d, e)]),
    ):
        inverses.append(stacks.change(act, *arguments))
        assert last(told) == Stacks(expected)
    again = None
    for expected in [(c, b), (d, e)], [(c, b)], [(c, a, b)]:
        inverse = inverses.pop()
        assert inverse is not None
        again = inverse()
        assert last(told) == Stacks(expected)
    assert again is not None
    again()
    assert last(told) == Stacks([(c, b)])


def test_what_changes_nothing_can_not_be_taken_back(photos: Any, stacks: OpenStacks) -> None:
    a, b = photos.ids[:2]
    assert stacks.change(take_apart, (a,)) is None
    with pytest.raises(StackError):
        stacks.change(stack, (a,))
    assert stacks.change(stack, (a, b)) is not None
    assert stacks.change(put_on_top, a) is None


def test_photos_that_come_and_go_are_told_if_they_are_stacked(
    photos: Any, stacks: OpenStacks, told: list[events.Event]
) -> None:
    a, b, c = photos.ids[:3]
    stacks.change(stack, (a, b))
    told.clear()
    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET state = 'gone' WHERE id = ?", (a,))
    stacks.photos_changed([c])
    assert told == []
    stacks.photos_changed([a])
    assert last(told) == Stacks()
