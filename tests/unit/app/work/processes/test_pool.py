"""Pools of processes: tasks, crashes, limits, and a process for one call."""

from __future__ import annotations

import errno
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from app.work.pictures.thumbnail_loader import ThumbnailLoader
from app.work.processes import pool as pool_module
from app.work.processes.pool import Done, Failed, IsolatedExecutor, Pool, PoolError, Task
from app.work.processes.pool_worker import REFUSED, Refusal, answer, unpacked

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("spawned_readers")]


# The pool: one bad task never harms the others. Tasks are functions of the standard library,
# because the processes can import nothing from here.


@pytest.fixture(scope="module")
def shared() -> Iterator[Pool]:
    pool = Pool(2)
    yield pool
    pool.close()


@pytest.fixture
def pool(shared: Pool) -> Iterator[Pool]:
    yield shared
    shared.cancel()


def submit(
    pool: Pool, key: object, function: Callable[..., Any], *arguments: Any, **limits: float
) -> None:
    pool.submit(Task(key, function, arguments, **limits))


def finish(pool: Pool) -> dict[object, object]:
    """Key -> value, or the reason why there is none."""
    finished: dict[object, object] = {}
    give_up = time.monotonic() + 300
    while pool.outstanding:
        assert time.monotonic() < give_up
        for result in pool.results(0.05):
            assert result.key not in finished
            finished[result.key] = result.value if isinstance(result, Done) else result.reason
    return finished


def test_every_task_is_answered_once(pool: Pool) -> None:
    for number in range(50):
        submit(pool, number, abs, -number, time_limit=30)
    assert finish(pool) == {number: number for number in range(50)}


def test_an_error_is_a_reason(pool: Pool) -> None:
    submit(pool, "bad", int, "x", time_limit=30)
    submit(pool, "good", int, "7", time_limit=30)
    finished = finish(pool)
    assert finished["good"] == 7
    assert str(finished["bad"]).startswith("Reading it failed: invalid literal")


def test_a_task_that_kills_its_process_fails_alone(pool: Pool) -> None:
    submit(pool, "exit", os._exit, 3, time_limit=30)
    submit(pool, "abort", os.abort, time_limit=30)
    for number in range(10):
        submit(pool, number, abs, number, time_limit=30)
    finished = finish(pool)
    assert finished.pop("exit") == "Reading it crashed (exit code 3)."
    assert finished.pop("abort") == "Reading it crashed (signal 6)."
    assert finished == {number: number for number in range(10)}


def test_a_task_that_waits_in_vain_fails_alone(pool: Pool) -> None:
    submit(pool, "waits", time.sleep, 600, time_limit=0.5, wall_limit=0.5)
    for number in range(10):
        submit(pool, number, abs, number, time_limit=30)
    finished = finish(pool)
    reason = "Reading it took longer than 0.5 seconds; its disk or network may not answer."
    assert finished.pop("waits") == reason
    assert finished == {number: number for number in range(10)}


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="computing is not limited here")
def test_a_task_that_computes_without_end_fails_alone(pool: Pool) -> None:
    submit(pool, "computes", sum, range(10**12), time_limit=0.3)
    submit(pool, "waits", time.sleep, 1, time_limit=0.3)  # which is no computing
    for number in range(10):
        submit(pool, number, abs, number, time_limit=30)
    finished = finish(pool)
    assert finished.pop("computes") == "Reading it took more than 0.3 seconds of computing."
    assert finished.pop("waits") is None
    assert finished == {number: number for number in range(10)}


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no such signals here")
def test_a_machine_that_is_busy_with_other_things_fails_no_task() -> None:
    pool = Pool(1)
    submit(pool, "process", os.getpid, time_limit=30)
    process = int(str(finish(pool)["process"]))
    os.kill(process, signal.SIGSTOP)
    submit(pool, "slow", sum, range(1_000_000), time_limit=0.5)
    starved = time.monotonic() + 1
    while time.monotonic() < starved:
        assert pool.results(0.1) == []
    os.kill(process, signal.SIGCONT)
    assert finish(pool) == {"slow": 499_999_500_000}
    pool.close()


@pytest.mark.parametrize(("stalled", "wall"), [(True, 0.5), (False, 30.0)])
def test_it_is_told_whether_it_waited_or_failed(pool: Pool, stalled: bool, wall: float) -> None:
    submit(
        pool, "x", *((time.sleep, 600) if stalled else (int, "x")), time_limit=0.5, wall_limit=wall
    )
    (failed,) = (result for _ in iter(lambda: pool.outstanding, 0) for result in pool.results(0.05))
    assert isinstance(failed, Failed)
    assert failed.stalled is stalled


@pytest.mark.skipif(sys.platform != "linux", reason="nothing tells who computes")
def test_what_computes_too_long_is_not_taken_for_a_disk_that_is_silent(pool: Pool) -> None:
    submit(pool, "x", sum, range(1 << 60), time_limit=1, wall_limit=1)
    (failed,) = (result for _ in iter(lambda: pool.outstanding, 0) for result in pool.results(0.05))
    assert failed == Failed("x", "Reading it took more than 1 seconds of computing.")


def test_a_task_that_eats_memory_fails_alone(pool: Pool) -> None:
    submit(pool, "greedy", bytearray, 1 << 40, time_limit=30)
    submit(pool, "modest", len, "abc", time_limit=30)
    finished = finish(pool)
    assert "memory" in str(finished["greedy"])
    assert finished["modest"] == 3


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps to the limit")
def test_the_limit_of_memory_is_the_processes_own() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_AS)
    pool = Pool(1, memory_limit=1 << 30)
    submit(pool, "greedy", np.zeros, 2 << 30, np.uint8, time_limit=30)
    submit(pool, "same process", len, "abc", time_limit=30)
    assert finish(pool) == {
        "greedy": "Reading it needs more memory than is allowed.",
        "same process": 3,
    }
    assert resource.getrlimit(resource.RLIMIT_AS) == before
    pool.close()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no such signals here")
@pytest.mark.parametrize(
    ("number", "limit", "fault"),
    [
        ("SIGKILL", 600, "crashed (signal 9)"),
        ("SIGSTOP", 1, "took longer than 1 seconds; its disk"),
    ],
)
def test_a_process_that_the_system_kills_or_stops_is_replaced(
    number: str, limit: float, fault: str
) -> None:
    pool = Pool(1)
    submit(pool, "process", os.getpid, time_limit=30)
    process = int(str(finish(pool)["process"]))
    submit(pool, "victim", time.sleep, 600, time_limit=1, wall_limit=limit)
    submit(pool, "next", os.getpid, time_limit=30)
    os.kill(process, signal.Signals[number])
    finished = finish(pool)
    assert str(finished["victim"]).startswith(f"Reading it {fault}")
    assert finished["next"] != process
    pool.close()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_an_idle_process_that_is_killed_is_nobodys_fault(pool: Pool) -> None:
    submit(pool, "process", os.getpid, time_limit=30)
    process = int(str(finish(pool)["process"]))
    os.kill(process, signal.SIGKILL)
    os.waitid(os.P_PID, process, os.WEXITED | os.WNOWAIT)
    for number in range(10):
        submit(pool, number, abs, -number, time_limit=30)
    assert finish(pool) == {number: number for number in range(10)}


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("A sentence.", "A sentence."),
        ("no\nsentence", "Reading it failed: no sentence."),
        ("", "Reading it failed: ValueError."),
        ("a\udcffb\x1b[31m is not text.", "a\ufffdb\ufffd[31m is not text."),
    ],
)
def test_every_error_becomes_a_sentence_of_text(said: str, reason: str) -> None:
    def fail() -> None:
        raise ValueError(said)

    assert refusal(fail) == Refusal(reason)


@pytest.mark.parametrize("fault", [errno.ENOSPC, errno.EFBIG])
def test_a_lack_of_room_is_told_from_other_faults(fault: int) -> None:
    def write() -> None:
        raise OSError(fault, os.strerror(fault))

    assert refusal(write).full
    assert not refusal(int, "x").full
    assert not refusal(open, "/no such file").full


def refusal(function: Callable[..., Any], *arguments: object) -> Refusal:
    said = answer(function, arguments)
    assert said[:1] == REFUSED
    refused: Refusal = unpacked(said[1:], Refusal)
    return refused


def test_what_is_cancelled_is_never_answered(pool: Pool) -> None:
    submit(pool, "slow", time.sleep, 0.3, time_limit=30)
    submit(pool, "waits", abs, 1, time_limit=30)
    pool.cancel()
    assert pool.outstanding == 0
    submit(pool, "new", abs, 2, time_limit=30)
    assert finish(pool) == {"new": 2}


def test_a_lower_limit_uses_fewer_processes(pool: Pool) -> None:
    pool.limit = 1
    for number in range(8):
        submit(pool, number, os.getpid, time_limit=30)
    assert len(set(finish(pool).values())) == 1
    pool.limit = 2


def test_the_processes_are_single_threaded_and_ours_is_left_alone(pool: Pool) -> None:
    before = dict(os.environ)
    submit(pool, "threads", os.getenv, "OMP_NUM_THREADS", time_limit=30)
    submit(pool, "heaps", os.getenv, "MALLOC_ARENA_MAX", time_limit=30)
    assert finish(pool) == {"threads": "1", "heaps": "1"}
    assert dict(os.environ) == before


@pytest.mark.skipif(not hasattr(os, "nice"), reason="priorities are set otherwise here")
def test_the_processes_have_low_priority(pool: Pool) -> None:
    submit(pool, "nice", os.nice, 0, time_limit=30)
    assert int(str(finish(pool)["nice"])) >= min(19, os.nice(0) + 10)


def test_a_process_that_cannot_start_is_nobodys_fault() -> None:
    pool = Pool(1, before=os.abort)
    submit(pool, "innocent", abs, 1, time_limit=30)
    with pytest.raises(PoolError, match="Starting a process"):
        finish(pool)
    pool.close()


def test_closing_ends_the_processes_at_once() -> None:
    pool = Pool(1)
    submit(pool, "process", os.getpid, time_limit=30)
    number = finish(pool)["process"]
    (process,) = (child for child in multiprocessing.active_children() if child.pid == number)
    submit(pool, "slow", time.sleep, 600, time_limit=600)
    pool.results(0.1)
    pool.close()
    process.join(300)
    assert not process.is_alive()


def test_where_some_processes_can_not_be_started_the_others_do_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = Pool(3)
    spawn, started = pool._spawn, []

    def first_alone() -> Any:
        if started:
            raise OSError(errno.EAGAIN, "Resource temporarily unavailable")
        started.append(spawn())
        return started[0]

    monkeypatch.setattr(pool, "_spawn", first_alone)
    for number in range(20):
        submit(pool, number, abs, -number, time_limit=30)
    assert finish(pool) == {number: number for number in range(20)}
    assert pool.limit == 1
    pool.close()


def test_where_a_process_dies_while_it_starts_the_others_do_its_tasks() -> None:
    pool = Pool(1)
    submit(pool, "first", abs, -1, time_limit=30)
    assert finish(pool) == {"first": 1}
    pool.limit, pool.before = 2, partial(os._exit, 1)  # of the second one
    for number in range(20):
        submit(pool, number, abs, -number, time_limit=30)
    assert finish(pool) == {number: number for number in range(20)}
    assert pool.limit == 1
    pool.close()


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pool]:
    """Whose processes end after half a second without a task."""
    monkeypatch.setattr(pool_module, "IDLE", 0.5)
    pool = Pool(1)
    yield pool
    pool.close()


def process_of(pool: Pool) -> int:
    """The id of the process that works for it."""
    submit(pool, "id", os.getpid, time_limit=30)
    found = finish(pool)["id"]
    assert isinstance(found, int)
    return found


def wait_for_end(process: int) -> None:
    give_up = time.monotonic() + 60
    while any(child.pid == process for child in multiprocessing.active_children()):
        assert time.monotonic() < give_up
        time.sleep(0.02)


def test_a_process_without_a_task_ends_and_the_next_task_has_another(idle: Pool) -> None:
    first = process_of(idle)
    wait_for_end(first)
    assert process_of(idle) != first


def test_a_task_that_is_sent_just_when_its_process_ends_is_done_by_another(
    idle: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool_module._Worker, "died_idle", lambda worker: False)
    first = process_of(idle)
    monkeypatch.setattr(pool_module, "IDLE", 1e6)  # the pool heard of its last answer late
    wait_for_end(first)
    assert process_of(idle) != first


def test_a_task_that_ends_its_process_without_an_error_fails_once(idle: Pool) -> None:
    submit(idle, "exit", os._exit, 0, time_limit=30)
    assert finish(idle) == {"exit": "Reading it crashed (exit code 0)."}


def test_one_that_is_to_stay_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "IDLE", 0.1)
    pool = Pool(1, stay=True)
    first = process_of(pool)
    time.sleep(0.5)
    assert process_of(pool) == first
    pool.close()


# Isolated executors that can't be started: the one who asked hears of it, and nobody else.

LIMIT = 300.0  # seconds


@pytest.fixture
def apart() -> Iterator[IsolatedExecutor]:
    made = IsolatedExecutor(1, computing_limit=LIMIT, clock_limit=LIMIT)
    yield made
    made.close()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Errors that the next starts of a process fail with, one after the other."""
    errors: list[int] = []
    spawn = Pool._spawn

    def start(pool: Pool) -> object:
        if errors:
            number = errors.pop(0)
            raise OSError(number, os.strerror(number))
        return spawn(pool)

    monkeypatch.setattr(Pool, "_spawn", start)
    return errors


@pytest.mark.parametrize("number", [errno.EMFILE, errno.EAGAIN, errno.ENOMEM])
def test_a_failed_start_is_an_error_and_its_task_is_nobodys_answer(
    apart: IsolatedExecutor, short: list[int], number: int
) -> None:
    short.append(number)
    with pytest.raises(PoolError, match="can't be started") as failed:
        apart.run(str.lower, "A")
    assert os.strerror(number) in str(failed.value)
    assert [apart.run(str.lower, text) for text in "BC"] == [Done(None, "b"), Done(None, "c")]


def test_warming_up_in_vain_costs_nothing_but_time(
    apart: IsolatedExecutor, short: list[int]
) -> None:
    short.append(errno.EAGAIN)
    apart.warm_up()
    assert apart.run(str.lower, "A") == Done(None, "a")


def test_a_photo_whose_thumbnail_could_not_be_made_can_be_asked_for_again(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    photo = tmp_path / "photo.png"
    photo.write_bytes(cv2.imencode(".png", np.zeros((30, 60, 3), np.uint8))[1].tobytes())
    loader = ThumbnailLoader(tmp_path / "cache", at_once=1)
    with monkeypatch.context() as patched:
        patched.setattr(IsolatedExecutor, "run", refuse)
        with qtbot.waitSignal(loader.failed):
            loader.request(1, photo, 128)
    assert loader.failure(1) == "No thumbnail can be made: Too many open files."
    loader.forget(1)
    with qtbot.waitSignal(loader.loaded):
        loader.request(1, photo, 128)
    loader.close()


def refuse(*_: object) -> None:
    raise OSError(errno.EMFILE, "Too many open files")
