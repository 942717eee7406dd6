"""The queue of requests: a newer one ends the answer to an older one that takes many steps."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from threading import Event
from typing import Any, cast

import pytest

from app.work.bus import events
from app.work.bus.request_queue import RequestQueue
from app.work.bus.requests.searches import Judge, Undo


class Answers:
    """A controller, and its searches, whose first answer never ends; ``done`` is what happened, in
    order."""

    def __init__(self) -> None:
        self.searches = self
        self.done: list[object] = []
        self.began, self.answered = Event(), Event()

    def handle(self, request: object) -> None:
        self.done.append(request)

    def show(self, number: int) -> Generator[None, None, None]:
        try:
            while number == 1:
                self.began.set()
                yield
            self.done.append(number)
            self.answered.set()
        finally:
            self.done.append(f"{number} ended")

    def close(self) -> None:
        self.done.append("closed")


@pytest.fixture
def controller() -> Answers:
    return Answers()


@pytest.fixture
def queue(controller: Answers) -> Iterator[RequestQueue]:
    told: list[events.Event] = []
    made = RequestQueue(told.append)
    made._controller = cast(Any, controller)
    yield made
    made.close()
    assert told == []


def test_a_newer_request_drops_what_is_left_of_an_answer(
    queue: RequestQueue, controller: Answers
) -> None:
    many = Judge(1, tuple(range(1_000)), 1)
    queue.submit(many)
    assert controller.began.wait(10)
    queue.submit(Undo(1))
    assert controller.answered.wait(10)
    queue.close()
    assert [each for each in controller.done if each != "1 ended"] == [
        many,
        Undo(1),
        2,
        "2 ended",
        "closed",
    ]
    assert "1 ended" in controller.done


def test_closing_does_not_wait_for_an_answer_that_takes_many_steps(
    queue: RequestQueue, controller: Answers
) -> None:
    queue.submit(Judge(1, (1,), 1))
    assert controller.began.wait(10)
    queue.close()
    assert controller.done[:2] == [Judge(1, (1,), 1), "closed"]
