"""A folder is waited for aside; one that is silent is told after a while."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Event

import pytest

from app.core.base.errors import RootError
from app.work.bus import folders
from app.work.bus.folders import when_it_answers

Jobs = SimpleQueue[Callable[[], None]]


@pytest.mark.parametrize("name", ["", "nowhere"])
def test_what_is_to_be_done_comes_once_the_folder_answered(tmp_path: Path, name: str) -> None:
    jobs: Jobs = SimpleQueue()
    when_it_answers(tmp_path / name, jobs.put, print)
    assert jobs.get(timeout=60) is print


def test_a_silent_folder_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = Event()
    monkeypatch.setattr(folders, "_touch", lambda _: answers.wait(60))
    monkeypatch.setattr(folders, "PATIENCE", 0.01)
    jobs: Jobs = SimpleQueue()
    when_it_answers(tmp_path, jobs.put, print)
    with pytest.raises(RootError, match="does not answer"):
        jobs.get(timeout=60)()
    answers.set()
