"""Notices in the place of photos while there are none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import RootInfo
from app.core.base.work_types import Progress
from app.ui.window.main_window import MainWindow
from app.work.bus.events import ProgressChanged, RootsChanged

pytestmark = pytest.mark.same_window

NONE = "There are no photos to show in this folder."
READING = "Reading your photos. The first ones appear in a moment."
PAUSED = "Reading is paused. The first photos appear when it goes on."


@pytest.fixture
def said(
    qtbot: QtBot, empty_bus, fake_thumbnails, window_settings: QSettings
) -> Iterator[Callable[[], list[str]]]:
    """The sentences in the middle of a window on a library to which a first folder was added."""
    window = MainWindow(empty_bus, fake_thumbnails, window_settings)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    empty_bus.publish(RootsChanged(()))
    tell_state(empty_bus, "ready")

    def shown() -> list[str]:
        labels = window.browser.findChildren(QLabel)
        return [label.text() for label in labels if label.isVisible() and label.text()]

    yield shown
    window.close()


def tell_state(bus, state: str) -> None:
    bus.hold(RootsChanged((RootInfo(1, Path("/photos"), state, 0, 0),)))
    bus.publish(bus.latest(RootsChanged))


@pytest.mark.slow
def test_a_folder_just_added_is_read_and_not_empty(said, empty_bus) -> None:
    assert READING in said()
    for phase in ("looking", "looking", "reading"):
        empty_bus.publish(ProgressChanged(Progress(phase, 5000)))
        assert READING in said()
    empty_bus.publish(ProgressChanged(Progress("idle")))
    assert NONE in said()


@pytest.mark.slow
def test_a_scan_that_fails_at_once_leaves_no_promise(said, empty_bus) -> None:
    empty_bus.publish(ProgressChanged(Progress("idle")))
    tell_state(empty_bus, "ready")  # follows the end of every scan
    assert NONE in said()


@pytest.mark.slow
def test_a_later_scan_of_an_empty_folder_is_told(said, empty_bus) -> None:
    empty_bus.publish(ProgressChanged(Progress("idle")))
    tell_state(empty_bus, "ready")
    empty_bus.publish(ProgressChanged(Progress("looking")))
    assert READING in said()


@pytest.mark.slow
def test_a_folder_that_says_so_is_being_read(said, empty_bus) -> None:
    empty_bus.publish(ProgressChanged(Progress("idle")))
    tell_state(empty_bus, "scanning")
    assert READING in said()


def test_a_pause_is_told(said, empty_bus) -> None:
    empty_bus.publish(ProgressChanged(Progress("reading", 0, 5000)))
    empty_bus.publish(ProgressChanged(Progress("paused", 0, 5000)))
    tell_state(empty_bus, "scanning")
    assert PAUSED in said()
    empty_bus.publish(ProgressChanged(Progress("reading", 0, 5000)))
    assert READING in said()
