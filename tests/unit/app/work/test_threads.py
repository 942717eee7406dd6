"""Threads: the newest request first, answers on the window's thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, SignalInstance
from pytestqt.qtbot import QtBot

from app.ui.welcome.sample_gallery import SampleGallery
from app.work.bus import events
from app.work.bus.bus import Bus
from app.work.pictures.full_loader import FullResolutionLoader
from app.work.pictures.thumbnail_loader import ThumbnailLoader
from app.work.threads import NewestFirst, Relay

# The newest request first, the oldest dropped, each key once.

PATIENCE = 120.0  # seconds


class Held:
    """A pool of one thread whose first request waits until it is let go."""

    def __init__(self, pending: int = 10) -> None:
        self.done: list[str] = []
        self.again = ""  # is asked for once more when it is answered
        self.begun, self.go, self.last = Event(), Event(), Event()
        self.pool: NewestFirst[str, int, str] = NewestFirst(
            self._work, self._answer, threads=1, pending=pending, name="test"
        )
        self.pool.submit("held", 0)
        assert self.begun.wait(PATIENCE)

    def finish(self) -> list[str]:
        """Let it go on; what was done, once "last" is."""
        self.go.set()
        assert self.last.wait(PATIENCE)
        return self.done

    def _work(self, key: str, value: int) -> str:
        self.begun.set()
        assert self.go.wait(PATIENCE)
        return f"{key}!"

    def _answer(self, key: str, answer: str) -> None:
        assert answer == f"{key}!"
        self.done.append(key)
        if key == self.again:
            self.again = ""
            self.pool.submit(key, 2)
        elif key == "last":
            self.last.set()


@pytest.fixture
def held() -> Iterator[Held]:
    held = Held(pending=3)
    yield held
    held.go.set()
    held.pool.close()


def test_the_newest_comes_first(held: Held) -> None:
    for key in ("last", "b", "c"):
        held.pool.submit(key, 1)
    assert held.finish() == ["held", "c", "b", "last"]


def test_asking_again_moves_to_the_front(held: Held) -> None:
    for key in ("last", "b", "c", "b"):
        held.pool.submit(key, 1)
    assert held.finish() == ["held", "b", "c", "last"]


def test_the_oldest_are_dropped_when_too_many_wait(held: Held) -> None:
    for key in ("dropped", "last", "b", "c"):
        held.pool.submit(key, 1)
    assert held.finish() == ["held", "c", "b", "last"]


def test_what_is_under_way_is_not_queued_again(held: Held) -> None:
    held.pool.submit("last", 1)
    held.pool.submit("held", 1)
    assert held.finish() == ["held", "last"]


def test_what_was_answered_can_be_asked_for_at_once(held: Held) -> None:
    held.again = "last"
    held.pool.submit("last", 1)
    assert held.finish() == ["held", "last", "last"]


def test_what_may_wait_is_done_behind_the_rest_and_left_out_first() -> None:
    held = Held(pending=3)
    held.pool.submit("last", 1, behind=True)
    held.pool.submit("a", 1)
    held.pool.submit("a", 2, behind=True)  # it waits already, where it is
    held.pool.submit("b", 1)
    assert held.finish() == ["held", "b", "a", "last"]
    held.pool.close()


# What threads tell is passed on to the window's thread, which alone emits its signals.


def in_a_thread(function: Callable[[], object]) -> None:
    thread = threading.Thread(target=function)
    thread.start()
    thread.join()


def test_it_calls_in_the_thread_that_made_it_and_in_order(qtbot: QtBot) -> None:
    called: list[tuple[int, threading.Thread]] = []

    def note(number: int) -> None:
        called.append((number, threading.current_thread()))

    owner = QObject()
    relay = Relay(owner)
    in_a_thread(lambda: [relay.call(note, number) for number in range(50)])
    assert not called
    qtbot.waitUntil(lambda: len(called) == 50)
    assert called == [(number, threading.main_thread()) for number in range(50)]


def test_nothing_is_called_once_its_owner_has_ended(qapp: QCoreApplication) -> None:
    called: list[None] = []
    owner = QObject()
    relay = Relay(owner)
    in_a_thread(partial(relay.call, called.append, None))
    del owner
    qapp.processEvents()
    assert not called


def bus() -> tuple[QObject, SignalInstance, Callable[[], object]]:
    made = Bus()
    return made, made.signal(events.Failed), partial(made.publish, events.Failed("why"))


def gallery(folder: Path) -> tuple[QObject, SignalInstance, Callable[[], object]]:
    made = SampleGallery(folder)
    return made, made.said, partial(made._report_progress, 10, 20)


def thumbnails(folder: Path) -> tuple[QObject, SignalInstance, Callable[[], object]]:
    made = ThumbnailLoader(folder)
    return made, made.failed, partial(made._report, (1, 256), "why")


def full_resolution() -> tuple[QObject, SignalInstance, Callable[[], object]]:
    made = FullResolutionLoader()
    return made, made.failed, partial(made._report, 1, "why")


@pytest.mark.parametrize("kind", ["bus", "gallery", "thumbnails", "full_resolution"])
def test_what_the_window_listens_to_is_emitted_in_its_thread(
    kind: str, tmp_path: Path, qtbot: QtBot
) -> None:
    makers = {
        "bus": bus,
        "gallery": partial(gallery, tmp_path),
        "thumbnails": partial(thumbnails, tmp_path),
        "full_resolution": full_resolution,
    }
    owner, told, tell = makers[kind]()
    emitted_in: list[threading.Thread] = []

    def note(_: object) -> None:
        emitted_in.append(threading.current_thread())

    told.connect(note, Qt.ConnectionType.DirectConnection)
    in_a_thread(tell)
    qtbot.waitUntil(lambda: bool(emitted_in))
    assert emitted_in == [threading.main_thread()]
    owner.close()  # type: ignore[attr-defined]
