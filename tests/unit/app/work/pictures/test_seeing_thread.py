"""Looking at photos in an isolated process: the latest one first, whatever becomes of the files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from app.core.base.search_types import SeenPhoto
from app.core.library.networks import Networks
from app.work.pictures.seeing import Seeing
from app.work.processes.pool import Done, Failed, IsolatedExecutor, PoolError
from features.drawings import Colour

SEEN = SeenPhoto(None, {}, ())


def task(name: str) -> tuple[Path, Networks, Colour, Colour]:
    return Path(name), Networks(), (255, 255, 255), (0, 0, 0)


@pytest.fixture
def seeing() -> Iterator[Seeing]:
    opened = Seeing()
    yield opened
    opened.close()


@pytest.mark.parametrize("answer", [Failed(None, "It is gone."), PoolError("It is gone.")])
def test_what_can_not_be_read_says_why(
    seeing: Seeing, monkeypatch: pytest.MonkeyPatch, answer: Any
) -> None:
    def run(*_: object) -> Any:
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(IsolatedExecutor, "run", run)
    assert seeing.see(*task("a")).result(30) == "It is gone."


def test_a_photo_that_waits_is_given_up_for_the_next(
    seeing: Seeing, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = Event()

    def run(*_: object) -> Any:
        assert go_on.wait(30)
        return Done(None, SEEN)

    monkeypatch.setattr(IsolatedExecutor, "run", run)
    first = seeing.see(*task("a"))
    while not first.running():
        pass
    second, third = seeing.see(*task("b")), seeing.see(*task("c"))
    go_on.set()
    assert first.result(30) == third.result(30) == SEEN
    assert second.cancelled()


@pytest.mark.slow
def test_a_hostile_file_ends_nothing(seeing: Seeing, tmp_path: Path) -> None:
    broken = tmp_path / "broken.jpg"
    broken.write_bytes(b"\xff\xd8\xff" + bytes(100))
    reason = seeing.see(*task(str(broken))).result(120)
    assert isinstance(reason, str)
    assert reason
