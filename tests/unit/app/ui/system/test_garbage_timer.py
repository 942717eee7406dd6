"""Where there is a window, what is collected ends in its thread."""

from __future__ import annotations

import gc
import threading
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from app.start import wired
from app.ui.system.running_instance import collected_here

pytestmark = pytest.mark.usefixtures("collecting")


def left_in_a_cycle(ended_in: list[threading.Thread]) -> None:
    """Make an object of Qt that only a collection ends, and that tells which thread did it."""
    timer = QTimer()
    timer.start(60_000)  # Qt stops it in its own thread alone
    timer.itself = timer  # type: ignore[attr-defined]
    weakref.finalize(timer, lambda: ended_in.append(threading.current_thread()))


def make_many(kept: list[list[int]]) -> None:
    """Make more than the collector waits for, for its oldest objects, too."""
    kept += [[number] for number in range(500_000)]


def test_another_thread_that_makes_much_ends_no_object_of_the_windows(qtbot: QtBot) -> None:
    ended_in: list[threading.Thread] = []
    kept: list[list[int]] = []
    gc.collect()
    with collected_here():
        left_in_a_cycle(ended_in)
        thread = threading.Thread(target=make_many, args=[kept])
        thread.start()
        thread.join()
        assert not ended_in
        qtbot.waitUntil(lambda: bool(ended_in))
    assert ended_in == [threading.main_thread()]
    assert gc.isenabled()


def test_the_window_collects_so(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    with wired(tmp_path / "library"):
        assert not gc.isenabled()
    assert gc.isenabled()
