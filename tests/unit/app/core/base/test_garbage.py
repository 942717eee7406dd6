"""Collections are held off while much is made, come back whatever happens, and can be left to one
thread."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest

from app.core.base.garbage import collect_due, manual_collections, settle, without_collections

pytestmark = pytest.mark.usefixtures("collecting")


class Cycle:
    """Ends only when it is collected."""

    def __init__(self) -> None:
        self.itself = self


def as_many_as_it_waits_for() -> list[list[int]]:
    """Objects, twice as many."""
    return [[number] for number in range(2 * gc.get_threshold()[0])]


def test_they_are_held_off_and_come_back() -> None:
    with without_collections():
        assert not gc.isenabled()
        with without_collections():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_they_come_back_when_the_last_thread_is_done() -> None:
    began, may_end = threading.Event(), threading.Event()

    def pause() -> None:
        with without_collections():
            began.set()
            assert may_end.wait(10)

    thread = threading.Thread(target=pause)
    with without_collections():
        thread.start()
        assert began.wait(10)
    assert not gc.isenabled()
    may_end.set()
    thread.join()
    assert gc.isenabled()


def test_they_come_back_after_an_error() -> None:
    with pytest.raises(KeyError), without_collections():
        raise KeyError
    assert gc.isenabled()


def test_what_is_settled_is_passed_over() -> None:
    before = gc.get_freeze_count()
    kept = [[number] for number in range(1000)]
    settle()
    assert gc.get_freeze_count() >= before + len(kept)
    gc.unfreeze()


def test_nothing_is_collected_by_itself_where_it_is_done_by_hand() -> None:
    with manual_collections():
        left = weakref.ref(Cycle())
        kept = [[number] for number in range(100_000)]
        assert kept
        assert not gc.isenabled()
        assert left() is not None
        collect_due()
        assert left() is None
    assert gc.isenabled()


def test_by_hand_little_is_not_looked_for_and_nothing_in_a_pause() -> None:
    with manual_collections():
        gc.collect()
        left = weakref.ref(Cycle())
        collect_due()
        assert left() is not None
        kept = as_many_as_it_waits_for()
        assert kept
        with without_collections():
            collect_due()
            assert left() is not None
        assert not gc.isenabled()
        collect_due()
        assert left() is None


def test_by_hand_what_grew_old_is_collected_in_time() -> None:
    with manual_collections():
        cycle = Cycle()
        left = weakref.ref(cycle)
        gc.collect(1)
        gc.collect(1)  # so that it is among the oldest
        del cycle
        kept = []
        for _ in range(gc.get_threshold()[2] + 2):
            kept.append(as_many_as_it_waits_for())
            collect_due()
        assert left() is None
