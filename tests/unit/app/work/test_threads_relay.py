"""What threads tell is passed on to the window's thread, which alone emits its signals."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, SignalInstance
from pytestqt.qtbot import QtBot

from app.ui.welcome.sample_gallery import SampleGallery
from app.work.bus import events
from app.work.bus.bus import Bus
from app.work.pictures.full_loader import FullResolutionLoader
from app.work.pictures.thumbnail_loader import ThumbnailLoader
from app.work.threads import Relay


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
