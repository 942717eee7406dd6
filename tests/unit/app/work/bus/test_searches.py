"""Searches over the bus, and what they say of their progress."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from app.core.base.work_types import LearningProgress
from app.work.bus import searches
from app.work.bus.events import Event, LearningChanged, Message, SearchChanged
from app.work.bus.library_thread import Shared
from app.work.bus.searches import OpenSearches, with_progress

# What must be learned first is learned in steps, and then the search is shown.


class Session:
    """A session whose search has things to learn first; ``done`` tells what it did, in order."""

    number = 7

    def __init__(self, done: list[object]) -> None:
        self._done = done

    def learn_earlier(self) -> Iterator[int]:
        self._done.append("learned")
        yield 0

    def prepare_view(self) -> Iterator[int]:
        self._done.append("prepared")
        yield 0

    def current(self) -> Session:
        return self

    def ask(self) -> str:
        self._done.append("asked")
        return "There is nothing to ask."

    def first_view(self) -> None:
        self._done.append("viewed")


def requests_to(done: list[object], announced: list[Event]) -> OpenSearches:
    return OpenSearches(
        Shared(
            cast(Any, None), cast(Any, None), lambda event, wanted=None: announced.append(event)
        ),
        cast(Any, Session(done)),
        kept=lambda: None,
        shown=lambda: done.append("shown"),
        matches_known=lambda: None,
    )


def test_earlier_searches_are_learned_before_the_search_is_shown() -> None:
    done: list[object] = []
    announced: list[Event] = []
    assert list(requests_to(done, announced).show(lambda: True)) == []
    assert done == ["learned", "prepared", "viewed", "shown"]
    assert announced == [SearchChanged(None)]


def test_who_asks_where_nothing_is_left_to_rate_is_told_so() -> None:
    done: list[object] = []
    announced: list[Event] = []
    requests_to(done, announced).ask_me(Session.number)
    assert announced == [Message("There is nothing to ask.")]
    requests_to(done, announced).ask_me(Session.number + 1)  # of a search that was left
    assert done == ["asked"]


# How far learning is is told, but not of what is there at once.


def heard(done: int, total: int) -> LearningChanged:
    return LearningChanged(LearningProgress(done, total, "thumbs"))


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything takes a while."""
    monkeypatch.setattr(searches, "PROGRESS_AFTER", 0.0)


def test_what_takes_no_time_is_one_step_and_untold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "PROGRESS_AFTER", 60.0)
    events: list[Event] = []
    assert list(with_progress(iter([2, 1, 0]), "thumbs", events.append)) == []
    assert events == []


@pytest.mark.usefixtures("patience")
def test_what_takes_a_while_is_told_step_by_step_until_it_ends() -> None:
    events: list[Event] = []
    assert len(list(with_progress(iter([2, 1, 0]), "thumbs", events.append))) == 3
    assert events == [heard(1, 3), heard(2, 3), heard(3, 3), LearningChanged(None)]


@pytest.mark.usefixtures("patience")
def test_what_is_dropped_is_told_no_more() -> None:
    events: list[Event] = []
    steps = with_progress(iter([2, 1, 0]), "thumbs", events.append)
    next(steps)
    steps.close()
    assert events == [heard(1, 3), LearningChanged(None)]


@pytest.mark.usefixtures("patience")
def test_earlier_searches_are_told_as_such() -> None:
    events: list[Event] = []
    assert list(with_progress(iter([1, 0]), "searches", events.append))
    progress = LearningProgress(1, 2, "searches")
    assert events[0] == LearningChanged(progress)
