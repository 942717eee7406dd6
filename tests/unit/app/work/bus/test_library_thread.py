"""The library's thread: calls between steps of idle work, and disks that don't answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Event

import pytest

from app.core.base.errors import RootError
from app.core.base.work_types import Pause
from app.work.bus import folders
from app.work.bus.folders import when_it_answers
from app.work.bus.library_thread import Background, LibraryThread

# The library thread: order of calls, background steps, and what happens when something raises.

PATIENCE = 120.0  # seconds


def test_jobs_run_in_order_and_close_waits_for_all() -> None:
    done: list[int] = []
    thread = LibraryThread(failed=lambda _: None)
    for number in range(100):
        thread.submit(lambda number=number: done.append(number))
    thread.close()
    assert done == list(range(100))


def test_a_failing_job_is_reported_and_the_next_one_runs() -> None:
    failures: list[Exception] = []
    ran = Event()
    thread = LibraryThread(failures.append)
    thread.submit(lambda: 1 // 0)
    thread.submit(ran.set)
    thread.close()
    assert [type(failure) for failure in failures] == [ZeroDivisionError]
    assert ran.is_set()


def test_jobs_come_between_the_steps_of_background_work() -> None:
    order: list[str] = []
    first_step, job_waits = Event(), Event()

    def steps() -> Iterator[None]:
        order.append("step 1")
        first_step.set()
        assert job_waits.wait(PATIENCE)
        yield
        order.append("step 2")
        yield

    thread = LibraryThread(failed=lambda _: None)
    thread.submit(lambda: thread.set_background(Background.SCAN, steps()))
    assert first_step.wait(PATIENCE)
    ended = Event()
    thread.submit(lambda: order.append("call"))
    job_waits.set()
    thread.submit(lambda: None)
    thread.submit(lambda: thread.set_background(Background.SCAN, None))
    thread.submit(ended.set)
    assert ended.wait(PATIENCE)
    thread.close()
    assert order[:2] == ["step 1", "call"]


def test_work_that_pauses_holds_up_neither_calls_nor_other_work() -> None:
    paused, went_on, called = Event(), Event(), Event()

    def waits() -> Iterator[object]:
        paused.set()
        yield Pause(10 * PATIENCE)
        raise AssertionError("the pause is not over")

    def works() -> Iterator[object]:
        assert paused.wait(PATIENCE)
        yield None
        went_on.set()

    failures: list[Exception] = []
    thread = LibraryThread(failures.append)
    thread.submit(lambda: thread.set_background(Background.MARKS, waits()))
    thread.submit(lambda: thread.set_background(Background.UPKEEP, works()))
    assert went_on.wait(PATIENCE)
    thread.submit(called.set)
    assert called.wait(PATIENCE)
    thread.close()
    assert failures == []


def test_work_goes_on_after_its_pause() -> None:
    ended = Event()

    def waits() -> Iterator[object]:
        yield Pause(0.01)
        ended.set()

    thread = LibraryThread(failed=lambda _: None)
    thread.submit(lambda: thread.set_background(Background.MARKS, waits()))
    assert ended.wait(PATIENCE)
    thread.close()


def test_closing_closes_the_background_work() -> None:
    closed, started = Event(), Event()

    def steps() -> Iterator[None]:
        try:
            while True:
                started.set()
                yield
        finally:
            closed.set()

    thread = LibraryThread(failed=lambda _: None)
    thread.submit(lambda: thread.set_background(Background.SCAN, steps()))
    assert started.wait(PATIENCE)
    thread.close()
    assert closed.is_set()


def test_failing_background_work_ends_and_is_reported() -> None:
    failures: list[Exception] = []
    failed = Event()

    def steps() -> Iterator[None]:
        yield
        raise OSError("the disk is gone")

    def note(error: Exception) -> None:
        failures.append(error)
        failed.set()

    thread = LibraryThread(note)
    thread.submit(lambda: thread.set_background(Background.SCAN, steps()))
    assert failed.wait(PATIENCE)
    thread.close()
    assert [str(failure) for failure in failures] == ["the disk is gone"]


def test_two_kinds_of_background_work_take_turns() -> None:
    order: list[str] = []
    ended = Event()

    def steps(name: str, count: int) -> Iterator[None]:
        for _ in range(count):
            order.append(name)
            yield
        if name == "long":
            ended.set()

    def begin() -> None:
        thread.set_background(Background.SCAN, steps("long", 4))
        thread.set_background(Background.UPKEEP, steps("short", 2))

    thread = LibraryThread(failed=lambda _: None)
    thread.submit(begin)
    assert ended.wait(PATIENCE)
    thread.close()
    assert order == ["long", "short", "long", "short", "long", "long"]


# A folder is waited for aside; one that is silent is told after a while.

Jobs = SimpleQueue[Callable[[], None]]


@pytest.mark.parametrize("name", ["", "nowhere"])
def test_what_is_to_be_done_comes_once_the_folder_answered(tmp_path: Path, name: str) -> None:
    jobs: Jobs = SimpleQueue()
    when_it_answers(tmp_path / name, jobs.put, print)
    assert jobs.get(timeout=60) is print


def test_a_silent_folder_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = Event()
    monkeypatch.setattr(folders, "_touch", lambda _: answers.wait(60))
    monkeypatch.setattr(folders, "ANSWER_TIMEOUT", 0.01)
    jobs: Jobs = SimpleQueue()
    when_it_answers(tmp_path, jobs.put, print)
    with pytest.raises(RootError, match="does not answer"):
        jobs.get(timeout=60)()
    answers.set()
