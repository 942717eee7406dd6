"""What was freed goes back to the system, and not too often."""

from __future__ import annotations

import pytest

from app.work.bus import open_library
from app.work.bus.open_library import SpareMemory


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
