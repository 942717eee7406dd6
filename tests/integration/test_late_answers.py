"""Clicks in the window while the answer to the last request is still on its way."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from pytestqt.qtbot import QtBot

from app.core.base.search_types import SearchView
from app.ui.window.main_window import MainWindow
from app.work.bus.bus import Bus
from app.work.bus.events import SearchChanged
from app.work.bus.searches import OpenSearches
from app.work.pictures.thumbnail_loader import ThumbnailLoader
from tests.integration.bus_steps import bus, library_of_pictures, pictures, read
from tests.queries import starting
from tests.unit.app.ui.gestures import press

__all__ = ["bus", "library_of_pictures", "pictures", "read"]

pytestmark = pytest.mark.usefixtures("without_subject")

ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(read: Bus, tmp_path: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    """A window that shows the second of two searches."""
    thumbnails = ThumbnailLoader(tmp_path / "cache")
    settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    made = MainWindow(read, thumbnails, settings)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    for photo in read.photos.all()[:2]:
        with qtbot.waitSignal(read.signal(SearchChanged)):
            read.search(starting(photo.id))
    yield made
    made.close()
    thumbnails.close()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Answers are shown while this is set; it is."""
    show, made = OpenSearches.show, threading.Event()

    def late(searches: OpenSearches, number: int) -> Generator[None, None, None]:
        assert made.wait(60)
        yield from show(searches, number)

    monkeypatch.setattr(OpenSearches, "show", late)
    made.set()
    return made


@pytest.fixture
def answered(
    read: Bus, gate: threading.Event, qtbot: QtBot
) -> Callable[[Callable[[], None]], SearchView]:
    """Do things at the window before any answer can come, and wait for the last answer."""

    def answered(act: Callable[[], None]) -> SearchView:
        with qtbot.waitSignal(read.signal(SearchChanged)) as answer:
            gate.clear()
            act()
            gate.set()
        assert answer.args is not None
        view: SearchView = answer.args[0]
        return view

    return answered


def test_a_thumb_before_the_answer_to_back_goes_to_the_search_on_the_screen(
    window: MainWindow, read: Bus, answered: Callable[[Callable[[], None]], SearchView]
) -> None:
    seen, results = read.shown_search(), window.browser.results
    assert seen is not None
    liked = results.photo_model.photos()[3]

    def back_and_like() -> None:
        press(results, Qt.Key.Key_Left, ALT)
        results.select_row(3)
        press(results, Qt.Key.Key_P)

    before = answered(back_and_like)
    assert (before.search != seen.search, before.liked) == (True, ())
    after = answered(lambda: read.search(lambda library: library.session.forward()))
    assert (after.search, after.liked) == (seen.search, (liked,))


def test_undo_before_the_answer_to_back_takes_back_the_last_gesture_and_shows_it(
    window: MainWindow, read: Bus, answered: Callable[[Callable[[], None]], SearchView]
) -> None:
    results = window.browser.results
    answered(lambda: press(results, Qt.Key.Key_Left, ALT))
    results.select_row(0)
    of_first = answered(lambda: press(results, Qt.Key.Key_P)).liked
    answered(lambda: press(results, Qt.Key.Key_Right, ALT))
    results.select_row(0)
    second = answered(lambda: press(results, Qt.Key.Key_P))
    assert second.liked

    def back_and_undo() -> None:
        press(results, Qt.Key.Key_Left, ALT)
        press(results, Qt.Key.Key_Z, CONTROL)

    after = answered(back_and_undo)
    assert (after.search, after.liked) == (second.search, ())
    assert answered(lambda: press(results, Qt.Key.Key_Left, ALT)).liked == of_first != ()
