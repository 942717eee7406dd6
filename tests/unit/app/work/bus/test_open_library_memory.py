"""What was freed goes back to the system, and not too often."""

from __future__ import annotations

from app.work.bus.open_library import SpareMemory


def test_it_is_given_back_now_and_then() -> None:
    kept: list[int] = []
    memory = SpareMemory(kept.append)
    memory.give_back(every=3600)
    assert kept == []
    memory.give_back(every=0)
    memory.give_back(every=0)
    memory.give_back(every=3600)
    assert kept == [0, 0]


def test_it_does_no_harm_here() -> None:
    SpareMemory().give_back(every=0)
