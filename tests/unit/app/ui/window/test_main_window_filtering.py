"""The search field on pages that show a part of the library."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import call

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.core.base.search_types import AlbumInfo, QueryItem, Scope
from app.ui.albums.album_commands import AlbumCommands
from app.ui.window.main_window import MainWindow
from app.work.bus.events import AlbumListed, AlbumsChanged
from tests.unit.app.fake_bus import FakeBus

pytestmark = pytest.mark.same_window


def album_info(album: int, name: str) -> AlbumInfo:
    return AlbumInfo(album, name, 3, 0, None, None, None)


def open_album(window: MainWindow, fake_bus: FakeBus, album: int) -> None:
    fake_bus.hold(AlbumsChanged((album_info(1, "Sea"), album_info(2, "Land"))))
    fake_bus.publish(fake_bus.latest(AlbumsChanged))
    window.findChild(AlbumCommands).open(album)
    fake_bus.publish(AlbumListed(album, (3, 5, 8) if album == 1 else (4, 5)))


def test_an_album_is_filtered_on_its_own_page(
    window: MainWindow, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    open_album(window, fake_bus, 1)
    grid = window.browser.library
    qtbot.keyClicks(window.field.line, "005")
    qtbot.waitUntil(lambda: grid.photo_model.photos() == (5,))
    assert fake_bus.asked[-1] == call.facts.within(Scope(album=1, filter='"005"'))
    assert window.browser.is_shown(grid)
    window.browser.go_back()
    assert window.library.scope.filter == ""
    assert len(grid.photo_model.photos()) == 60


def test_the_chip_of_an_album_keeps_up_with_it(window: MainWindow, fake_bus: FakeBus) -> None:
    open_album(window, fake_bus, 1)
    fake_bus.hold(AlbumsChanged((replace(album_info(1, "Shore"), cover=3),)))
    fake_bus.publish(fake_bus.latest(AlbumsChanged))
    (limit,) = window.field.chips.limits
    assert (limit.text, limit.is_pictured) == ("in Shore", True)


def test_an_album_is_opened_whole_and_left_to_photos_as_they_were(
    window: MainWindow, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    open_album(window, fake_bus, 1)
    grid, field = window.browser.library, window.field
    qtbot.keyClicks(window.field.line, "005")
    qtbot.waitUntil(lambda: grid.photo_model.photos() == (5,))
    field._search_or_filter()  # a chip: nobody types on
    open_album(window, fake_bus, 2)
    assert field.filter() == ""
    assert grid.photo_model.photos() == (4, 5)
    window.browser.go_back()
    assert field.filter() == ""


def test_the_library_is_filtered_as_before(
    window: MainWindow, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    qtbot.keyClicks(window.field.line, "005")
    qtbot.waitUntil(lambda: window.browser.library.photo_model.photos() == (5,))
    assert call.facts.within(Scope(filter='"005"')) in fake_bus.asked


def test_no_chip_stands_above_a_page_that_nothing_filters(window: MainWindow) -> None:
    window.field.line.setText("005")
    window.field._search_or_filter()
    assert window.field.filter()
    window.browser.visit(window.problems)
    assert window.field.filter() == ""
    window.browser.go_back()
    assert window.field.filter()


def test_an_unknown_word_is_told_once_and_those_offered_are_taken_by_keys(
    window: MainWindow, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    window.field.focus_line()
    window.field.line.setText("elephunt")
    qtbot.keyClick(window.field.line, Qt.Key.Key_Return)
    qtbot.waitUntil(window.library.notice.isVisible)
    shown = [label for label in window.findChildren(QLabel) if label.isVisible() and label.text()]
    (said,) = (label for label in shown if "“elephunt”" in label.text() and label.wordWrap())
    assert "doesn't know the word" in said.text()
    (links,) = (label for label in shown if "elephant</a>" in label.text())
    links.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(links, Qt.Key.Key_Tab)
    qtbot.keyClick(links, Qt.Key.Key_Return)
    assert fake_bus.asked[-1] == call.session.start((QueryItem(word="elephant"),), scope=None)


@pytest.mark.parametrize(("words", "kept"), [("baby", ""), ("017", '"017"')])
def test_words_that_no_photo_is_named_by_do_not_empty_a_search_by_another(
    window: MainWindow, fake_bus: FakeBus, words: str, kept: str
) -> None:
    window.field.line.setText(f"{words} elephant 2020")
    window.field._search_or_filter()
    scope = Scope(filter=f"{kept} 2020".strip())
    assert fake_bus.asked[-1] == call.session.start((QueryItem(word="elephant"),), scope=scope)
