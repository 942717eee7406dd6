"""Steps that pause are slept through where nothing else is to do."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from app.core.base.work_types import Pause, run_through


def test_all_steps_are_taken_and_their_pauses_slept(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    taken = []

    def steps() -> Iterator[object]:
        for step in (None, Pause(0.5), 3, Pause(0.25)):
            taken.append(step)
            yield step

    run_through(steps())
    assert len(taken) == 4
    assert slept == [0.5, 0.25]
