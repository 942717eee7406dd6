"""How far learning is is told, but not of what is there at once."""

from __future__ import annotations

import pytest

from app.core.base.work_types import LearningProgress
from app.work.bus import searches
from app.work.bus.events import Event, LearningChanged
from app.work.bus.searches import with_progress


def heard(done: int, total: int) -> LearningChanged:
    return LearningChanged(LearningProgress(done, total, "thumbs"))


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything takes a while."""
    monkeypatch.setattr(searches, "PATIENCE", 0.0)


def test_what_takes_no_time_is_one_step_and_untold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "PATIENCE", 60.0)
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
