"""Pages: the library, folders, albums, results; what each has at its top."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import call

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import RootInfo
from app.core.base.search_types import EVERYWHERE
from app.core.base.work_types import Progress
from app.ui.photos.pages import Page, Pages, Title
from app.ui.window.main_window import MainWindow
from app.work.bus.events import ProgressChanged, RootsChanged, SearchChanged
from tests.queries import like
from tests.unit.app.ui.gestures import actions_of

pytestmark = pytest.mark.same_window


# The way through the pages of the centre, and pages that other parts bring.


def album(window: MainWindow, photos: tuple[int, ...]) -> QWidget:
    """A page as another part would bring it: a button above a grid."""
    page = QWidget()
    grid = window.browser.make_grid("Photos of the album")
    grid.show_photos(photos)
    column = QVBoxLayout(page)
    column.addWidget(QPushButton("Teach it"))
    column.addWidget(grid)
    page.setFocusProxy(grid)
    window.browser.add_page(Page(page, "album", lambda: Title("Beach"), grid.selected, grid))
    return page


def press(window: MainWindow, key: Qt.Key) -> None:
    focus = window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def back_button(window: MainWindow) -> QToolButton:
    action = actions_of(window)["back"]
    return next(b for b in window.findChildren(QToolButton) if b.defaultAction() is action)


def test_the_way_by_hand(qtbot: QtBot) -> None:
    home, a, b = (Page(QLabel(name), name, scope=EVERYWHERE) for name in ("home", "a", "b"))
    pages = Pages(home)
    qtbot.addWidget(pages)
    pages.add(a)
    pages.add(b)
    assert pages.before() is None
    assert not pages.back()
    pages.visit(a)
    pages.visit(b)
    assert pages.current() is b
    assert pages.before() is a
    pages.visit(a)  # it lies on the way
    assert pages.before() is home
    pages.visit(b)
    assert pages.leave("a")
    assert pages.current() is b
    assert pages.before() is home
    assert pages.listed() == ("b", EVERYWHERE)
    other = Page(a.widget, "home")
    pages.settle(other)
    assert pages.current() is b
    with qtbot.waitSignal(pages.turned):
        assert pages.back()
    assert pages.current() is other
    assert pages.currentWidget() is a.widget
    assert not pages.leave("home")


def test_esc_leads_from_a_large_photo_of_an_album_to_where_one_came_from(
    window: MainWindow, fake_bus
) -> None:
    browser = window.browser
    page = album(window, (5, 6, 7))
    browser.library.select_row(0)
    press(window, Qt.Key.Key_Return)  # to the results
    browser.visit(page)
    grid = page.focusProxy()
    assert grid.hasFocus()
    grid.select_row(1)
    assert browser.targets() == (6,)
    press(window, Qt.Key.Key_Space)
    assert browser.showing_preview()
    assert browser.targets() == (6,)
    press(window, Qt.Key.Key_Right)
    assert browser.targets() == (7,)
    press(window, Qt.Key.Key_Escape)
    assert browser.is_shown(page)
    assert browser.targets() == (7,)
    press(window, Qt.Key.Key_Escape)
    assert browser.is_shown(browser.results)
    press(window, Qt.Key.Key_Escape)
    assert browser.is_shown(browser.library)
    assert browser.library.hasFocus()


def test_a_search_from_an_album_leads_back_to_it(window: MainWindow, fake_bus) -> None:
    browser = window.browser
    page = album(window, (5, 6, 7))
    browser.visit(page)
    page.focusProxy().select_row(0)
    press(window, Qt.Key.Key_Return)
    assert fake_bus.asked[-1] == call.session.start(like(5), scope=None)
    assert browser.showing_results()
    QTest.mouseClick(back_button(window), Qt.MouseButton.LeftButton)
    assert browser.is_shown(page)


def test_a_page_has_its_title_and_the_marks_of_the_search(window: MainWindow, fake_bus) -> None:
    browser = window.browser
    browser.library.select_row(0)
    press(window, Qt.Key.Key_Return)
    browser.results.select_row(0)
    press(window, Qt.Key.Key_P)
    liked = fake_bus.view.liked
    page = album(window, (*liked, 59))
    browser.visit(page)
    assert any(label.text() == "Beach" for label in browser.findChildren(QLabel))
    assert page.focusProxy().photo_model.sign(liked[0]) == 1
    fake_bus.view = None
    fake_bus.publish(SearchChanged(None))
    assert browser.is_shown(page)  # only the results are gone
    assert page.focusProxy().photo_model.sign(liked[0]) == 0


def test_space_presses_a_button_of_a_page_and_does_nothing_to_a_photo(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = album(window, (5, 6, 7))
    window.browser.visit(page)
    (button,) = page.findChildren(QPushButton)
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        press(window, Qt.Key.Key_Space)
    assert not window.browser.showing_preview()


# Notices in the place of photos while there are none.

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
