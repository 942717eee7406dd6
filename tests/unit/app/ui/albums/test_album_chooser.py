"""The dialog that finds an album by a few letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.core.base.search_types import AlbumInfo
from app.ui.albums.album_chooser import AlbumChooser, Question, ranked
from app.ui.photos.pictures import Pictures

ALBUMS = tuple(
    AlbumInfo(number, name, 3, 0, None, None, None)
    for number, name in enumerate(("Alps", "Long beach", "Beach", "Sunbeach"), start=1)
)

Open = Callable[..., AlbumChooser]


@pytest.fixture
def open_chooser(qtbot: QtBot, fake_thumbnails: Any) -> Open:
    parent = QWidget()
    qtbot.addWidget(parent)
    pictures = Pictures(fake_thumbnails, lambda _: None)

    def opened(question: Question, albums: Sequence[AlbumInfo] = ALBUMS) -> AlbumChooser:
        chooser = AlbumChooser(question, lambda: albums, pictures, parent)
        chooser.open()
        return chooser

    return opened


def listed(chooser: AlbumChooser) -> list[str]:
    return [chooser.list.item(row).text() for row in range(chooser.list.count())]


def names(albums: Sequence[AlbumInfo]) -> list[str]:
    return [info.name for info in albums]


def test_the_album_that_is_called_so_comes_first_then_those_that_begin_with_it() -> None:
    assert names(ranked(ALBUMS, "")) == ["Alps", "Long beach", "Beach", "Sunbeach"]
    assert names(ranked(ALBUMS, "BEACH")) == ["Beach", "Long beach", "Sunbeach"]
    assert names(ranked(ALBUMS, "bea lo")) == ["Long beach"]
    assert ranked(ALBUMS, "sea") == []


def test_letters_narrow_the_list_and_arrows_walk_through_it(
    open_chooser: Open, qtbot: QtBot
) -> None:
    chooser = open_chooser(Question("Open an album", "Name"))
    QTest.keyClicks(chooser.line, "bea")
    assert listed(chooser) == ["Beach", "Long beach", "Sunbeach"]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(chooser.line, key)
    with qtbot.waitSignal(chooser.chosen) as answer:
        QTest.keyClick(chooser.line, Qt.Key.Key_Return)
    assert answer.args == [2]


def test_only_a_name_that_was_typed_is_said_to_be_no_album(open_chooser: Open) -> None:
    chooser = open_chooser(Question("Put into an album", "Name"), ())
    assert chooser._nothing.text() == ""
    QTest.keyClicks(chooser.line, "sea")
    assert chooser._nothing.text() == "No album has this name."


def test_what_no_album_is_called_is_no_choice_or_a_new_one(
    open_chooser: Open, qtbot: QtBot
) -> None:
    chooser = open_chooser(Question("Open an album", "Name"))
    QTest.keyClicks(chooser.line, "sea")
    assert listed(chooser) == []
    QTest.keyClick(chooser.line, Qt.Key.Key_Return)
    assert chooser.isVisible()
    chooser.reject()
    chooser = open_chooser(Question("Put into an album", "Name", "New: “{name}”"))
    QTest.keyClicks(chooser.line, " sea  side ")
    assert listed(chooser) == ["New: “sea side”"]
    with qtbot.waitSignal(chooser.named) as answer:
        QTest.keyClick(chooser.line, Qt.Key.Key_Return)
    assert answer.args == ["sea side"]
    chooser = open_chooser(Question("Put into an album", "Name", "New: “{name}”"))
    QTest.keyClicks(chooser.line, "beach")
    assert listed(chooser) == ["Beach", "Long beach", "Sunbeach"]
