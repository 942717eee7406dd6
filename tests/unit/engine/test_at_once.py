"""Two functions at once: both answers, and the error of either; in turn on too few processors."""

from __future__ import annotations

import sys
import threading
from collections.abc import Generator
from pathlib import Path

import pytest

from engine import at_once as module
from engine.at_once import LONG, SPARE, at_once
from engine.steps import finish


def test_both_answer_and_the_second_on_a_thread_that_ends() -> None:
    before = threading.active_count()
    here, aside = at_once(threading.get_ident, threading.get_ident, processors=SPARE)
    assert here == threading.get_ident() != aside
    assert threading.active_count() == before


def test_they_run_at_the_same_time() -> None:
    meeting = threading.Barrier(2, timeout=60)  # one alone would wait in vain
    assert sorted(at_once(meeting.wait, meeting.wait, processors=SPARE)) == [0, 1]


def test_on_two_processors_one_follows_the_other() -> None:
    order: list[str] = []
    answers = at_once(lambda: order.append("here"), lambda: order.append("aside"), processors=2)
    assert (answers, order) == ((None, None), ["here", "aside"])


def test_two_processors_need_no_second_thread() -> None:
    here, aside = at_once(threading.get_ident, threading.get_ident, processors=2)
    assert here == aside == threading.get_ident()


@pytest.mark.parametrize("running", [1, 2, 3])
def test_long_work_takes_the_second_of_two_processors_while_no_other_program_wants_it(
    monkeypatch: pytest.MonkeyPatch, running: int
) -> None:
    monkeypatch.setattr(module, "_running_threads", lambda: running)
    here, aside = at_once(threading.get_ident, threading.get_ident, least=LONG, processors=2)
    assert here == threading.get_ident()
    assert (aside == here) == (running > 2)


@pytest.mark.parametrize(
    ("told", "running"),
    [(b"0.20 0.18 0.12 3/80 11206\n", 3), (b"0.20\n", sys.maxsize), (None, sys.maxsize)],
)
def test_how_many_threads_run_is_what_the_system_tells(
    monkeypatch: pytest.MonkeyPatch, told: bytes | None, running: int
) -> None:
    def read(path: Path) -> bytes:
        if told is None:
            raise FileNotFoundError(path)
        return told

    monkeypatch.setattr(Path, "read_bytes", read)
    assert module._running_threads() == running


@pytest.mark.parametrize("processors", [SPARE - 1, SPARE])
@pytest.mark.parametrize("fails", [0, 1])
def test_what_either_raises_is_raised(fails: int, processors: int) -> None:
    def fail() -> None:
        raise ValueError("told")

    tasks = (fail, lambda: None) if fails == 0 else (lambda: None, fail)
    with pytest.raises(ValueError, match="told"):
        at_once(*tasks, processors=processors)


def test_all_steps_are_taken_and_their_result_is_given() -> None:
    taken: list[int] = []

    def steps() -> Generator[float, None, str]:
        for number in range(3):
            taken.append(number)
            yield number / 3
        return "done"

    assert finish(steps()) == "done"
    assert taken == [0, 1, 2]
