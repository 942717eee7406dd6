"""What must be learned first is learned in steps, and then the search is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from app.work.bus.events import Event, Message, SearchChanged
from app.work.bus.library_thread import Shared
from app.work.bus.searches import OpenSearches


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
