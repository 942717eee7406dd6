"""Stacks by request: what is told, and taking it back."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.errors import StackError
from app.core.stacks.stacks import Stacks
from app.work.bus import events
from app.work.bus.requests import stacks as ask
from app.work.bus.stack_service import StackService
from tests.unit.app.core.conftest import photos

__all__ = ["photos"]


@pytest.fixture
def told() -> list[events.Event]:
    return []


@pytest.fixture
def stacks(photos: Any, told: list[events.Event]) -> StackService:
    return StackService(photos.library, told.append)


def last(told: list[events.Event]) -> Stacks:
    event = told[-1]
    assert isinstance(event, events.StacksChanged)
    return event.stacks


def test_each_change_is_told_and_taken_back(
    photos: Any, stacks: StackService, told: list[events.Event]
) -> None:
    a, b, c, d, e = photos.ids[:5]
    for request, expected in (
        (ask.StackPhotos((a, b, c)), [(a, b, c)]),
        (ask.PutOnTop(c), [(c, a, b)]),
        (ask.TakeOutOfStack((a,)), [(c, b)]),
        (ask.StackEach(((b, c), (d, e))), [(c, b), (d, e)]),
        (ask.TakeApart((b,)), [(d, e)]),
        (ask.UndoStacks(), [(c, b), (d, e)]),
        (ask.UndoStacks(), [(c, b)]),
        (ask.UndoStacks(), [(c, a, b)]),
        (ask.RedoStacks(), [(c, b)]),
    ):
        stacks.handle(request)
        assert last(told) == Stacks(expected)


def test_nothing_to_take_back_is_said(stacks: StackService, told: list[events.Event]) -> None:
    stacks.handle(ask.UndoStacks())
    stacks.handle(ask.RedoStacks())
    assert [type(event) for event in told] == [events.Message, events.Message]


def test_what_does_not_work_can_not_be_taken_back(photos: Any, stacks: StackService) -> None:
    a, b = photos.ids[:2]
    stacks.handle(ask.StackPhotos((a, b)))
    with pytest.raises(StackError):
        stacks.handle(ask.StackPhotos((a,)))
    stacks.handle(ask.UndoStacks())


def test_photos_that_come_and_go_are_told_if_they_are_stacked(
    photos: Any, stacks: StackService, told: list[events.Event]
) -> None:
    a, b, c = photos.ids[:3]
    stacks.handle(ask.StackPhotos((a, b)))
    told.clear()
    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE photos SET state = 'gone' WHERE id = ?", (a,))
    stacks.photos_changed([c])
    assert told == []
    stacks.photos_changed([a])
    assert last(told) == Stacks()
