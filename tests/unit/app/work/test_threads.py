"""The newest request first, the oldest dropped, each key once."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest

from app.work.threads import NewestFirst

PATIENCE = 120.0  # seconds


class Held:
    """A pool of one thread whose first request waits until it is let go."""

    def __init__(self, pending: int = 10) -> None:
        self.done: list[str] = []
        self.again = ""  # is asked for once more when it is answered
        self.begun, self.go, self.last = Event(), Event(), Event()
        self.pool: NewestFirst[str, int, str] = NewestFirst(
            self._work, self._answer, threads=1, pending=pending, name="test"
        )
        self.pool.submit("held", 0)
        assert self.begun.wait(PATIENCE)

    def finish(self) -> list[str]:
        """Let it go on; what was done, once "last" is."""
        self.go.set()
        assert self.last.wait(PATIENCE)
        return self.done

    def _work(self, key: str, value: int) -> str:
        self.begun.set()
        assert self.go.wait(PATIENCE)
        return f"{key}!"

    def _answer(self, key: str, answer: str) -> None:
        assert answer == f"{key}!"
        self.done.append(key)
        if key == self.again:
            self.again = ""
            self.pool.submit(key, 2)
        elif key == "last":
            self.last.set()


@pytest.fixture
def held() -> Iterator[Held]:
    held = Held(pending=3)
    yield held
    held.go.set()
    held.pool.close()


def test_the_newest_comes_first(held: Held) -> None:
    for key in ("last", "b", "c"):
        held.pool.submit(key, 1)
    assert held.finish() == ["held", "c", "b", "last"]


def test_asking_again_moves_to_the_front(held: Held) -> None:
    for key in ("last", "b", "c", "b"):
        held.pool.submit(key, 1)
    assert held.finish() == ["held", "b", "c", "last"]


def test_the_oldest_are_dropped_when_too_many_wait(held: Held) -> None:
    for key in ("dropped", "last", "b", "c"):
        held.pool.submit(key, 1)
    assert held.finish() == ["held", "c", "b", "last"]


def test_what_is_under_way_is_not_queued_again(held: Held) -> None:
    held.pool.submit("last", 1)
    held.pool.submit("held", 1)
    assert held.finish() == ["held", "last"]


def test_what_was_answered_can_be_asked_for_at_once(held: Held) -> None:
    held.again = "last"
    held.pool.submit("last", 1)
    assert held.finish() == ["held", "last", "last"]


def test_what_may_wait_is_done_behind_the_rest_and_left_out_first() -> None:
    held = Held(pending=3)
    held.pool.submit("last", 1, behind=True)
    held.pool.submit("a", 1)
    held.pool.submit("a", 2, behind=True)  # it waits already, where it is
    held.pool.submit("b", 1)
    assert held.finish() == ["held", "b", "a", "last"]
    held.pool.close()
