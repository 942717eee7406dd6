"""What searches learn with is loaded aside, and whoever waits for it hears of the end of it."""

from __future__ import annotations

import gc
from queue import SimpleQueue
from threading import current_thread, main_thread

import pytest

from app.work.bus.open_library import LoadingThread, load_learners
from engine.feedback.kernel import _svm

pytestmark = pytest.mark.usefixtures("collecting")


def test_it_loads_aside_without_collections_and_tells() -> None:
    told: SimpleQueue[str] = SimpleQueue()

    def load() -> None:
        assert current_thread() is not main_thread()
        told.put("collecting" if gc.isenabled() else "loading")

    thread = LoadingThread(lambda: told.put("done"), load)
    thread.close()
    assert [told.get(), told.get()] == ["loading", "done"]
    assert told.empty()
    assert gc.isenabled()


def test_what_can_not_be_loaded_keeps_nobody_waiting() -> None:
    told: SimpleQueue[str] = SimpleQueue()

    def load() -> None:
        raise ImportError

    LoadingThread(lambda: told.put("done"), load).close()
    assert told.get() == "done"
    assert gc.isenabled()


def test_the_kernel_of_thumbs_is_loaded() -> None:
    _svm.cache_clear()
    load_learners()
    assert _svm.cache_info().currsize == 1
