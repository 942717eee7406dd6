"""Two functions at once: both answers, and the error of either."""

from __future__ import annotations

import threading

import pytest

from likewise.engine.at_once import at_once


def test_both_answer_and_the_second_on_a_thread_that_ends() -> None:
    before = threading.active_count()
    here, aside = at_once(threading.get_ident, threading.get_ident)
    assert here == threading.get_ident() != aside
    assert threading.active_count() == before


def test_they_run_at_the_same_time() -> None:
    meeting = threading.Barrier(2, timeout=60)  # one alone would wait in vain
    assert sorted(at_once(meeting.wait, meeting.wait)) == [0, 1]


@pytest.mark.parametrize("fails", [0, 1])
def test_what_either_raises_is_raised(fails: int) -> None:
    def fail() -> None:
        raise ValueError("told")

    tasks = (fail, lambda: None) if fails == 0 else (lambda: None, fail)
    with pytest.raises(ValueError, match="told"):
        at_once(*tasks)
