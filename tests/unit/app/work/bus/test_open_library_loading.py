"""What searches learn with is loaded, and whoever waits for it hears of the end of it."""

from __future__ import annotations

import gc

import pytest

from app.work.bus import open_library
from app.work.bus.open_library import load_learners

pytestmark = pytest.mark.usefixtures("collecting")


def test_it_loads_without_collections_and_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def load(_: str) -> None:
        told.append("collecting" if gc.isenabled() else "loading")

    monkeypatch.setattr(open_library, "create", load)
    load_learners(lambda: told.append("done"))
    assert told == ["loading", "done"]
    assert gc.isenabled()


def test_what_can_not_be_loaded_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def load(_: str) -> None:
        raise ImportError

    monkeypatch.setattr(open_library, "create", load)
    load_learners(lambda: told.append("done"))
    assert told == ["done"]
    assert gc.isenabled()
