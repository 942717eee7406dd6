"""Looking at photos in an isolated process: once each, in order, whatever becomes of the files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from app.core.base.search_types import SeenPhoto
from app.core.library.networks import Networks
from app.work.pictures.seeing import SeeingTask, SeeingThread
from app.work.processes.pool import Done, Failed, IsolatedExecutor, PoolError

SEEN = SeenPhoto(None, {}, ())


def task(name: str, modified: float = 0.0) -> SeeingTask:
    return SeeingTask(Path(name), modified, Networks(), (255, 255, 255), (0, 0, 0))


@pytest.fixture
def told() -> SimpleQueue[Any]:
    return SimpleQueue()


@pytest.fixture
def seeing(told: SimpleQueue[Any]) -> Iterator[SeeingThread]:
    thread = SeeingThread(lambda *answer: told.put(answer))
    yield thread
    thread.close()


def answering(monkeypatch: pytest.MonkeyPatch, answer: Any) -> list[SeeingTask]:
    asked: list[SeeingTask] = []

    def run(_: object, task: SeeingTask) -> Any:
        asked.append(task)
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(IsolatedExecutor, "run", lambda _, *arguments: run(*arguments))
    return asked


def test_a_photo_is_looked_at_once_until_its_file_changes(
    seeing: SeeingThread, told: SimpleQueue[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answering(monkeypatch, Done(None, SEEN))
    for modified in (0.0, 0.0, 1.0):
        seeing.submit(7, task("a", modified))
        assert told.get(timeout=30) == (7, SEEN, "")
    assert [each.modified for each in asked] == [0.0, 1.0]


@pytest.mark.parametrize("answer", [Failed(None, "It is gone."), PoolError("It is gone.")])
def test_what_can_not_be_read_says_why_and_is_tried_again(
    seeing: SeeingThread, told: SimpleQueue[Any], monkeypatch: pytest.MonkeyPatch, answer: Any
) -> None:
    asked = answering(monkeypatch, answer)
    for _ in range(2):
        seeing.submit(7, task("a"))
        assert told.get(timeout=30) == (7, None, "It is gone.")
    assert len(asked) == 2


def test_closing_without_a_photo_starts_nothing(seeing: SeeingThread) -> None:
    assert seeing._thread is None


@pytest.mark.slow
def test_a_hostile_file_ends_nothing(
    seeing: SeeingThread, told: SimpleQueue[Any], tmp_path: Path
) -> None:
    broken = tmp_path / "broken.jpg"
    broken.write_bytes(b"\xff\xd8\xff" + bytes(100))
    seeing.submit(1, task(str(broken)))
    photo, seen, reason = told.get(timeout=120)
    assert (photo, seen) == (1, None)
    assert reason
