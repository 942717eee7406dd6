"""Full collections are held off while much is made, and come back whatever happens."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest

from likewise.app.core.gc_pause import settle, without_collections


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.enable()
    gc.unfreeze()


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
