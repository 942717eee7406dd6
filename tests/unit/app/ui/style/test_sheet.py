"""The style sheet, what it dresses, and icons in the colour of text."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from app.ui.style import theme
from app.ui.style.labels import offer_clearing
from app.ui.style.tokens import DARK, LIGHT, Tokens, sheet_of
from tests.conftest import ROOT

# The style sheet: whole, of tokens only, with pictures that are there.

_NAMES = re.compile(r"setObjectName\(\"(\w+)\"\)")


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_colour_is_a_token(theme: Tokens) -> None:
    colours = set(re.findall(r"#[0-9a-fA-F]{6}", sheet_of(theme)))
    assert colours
    assert colours <= set(asdict(theme).values())


def test_it_is_balanced_and_its_pictures_are_there() -> None:
    sheet = sheet_of(LIGHT)
    assert sheet.count("{") == sheet.count("}")
    pictures = re.findall(r'url\("([^"]+)"\)', sheet)
    assert pictures
    assert all(Path(picture).is_file() for picture in pictures)


def test_what_has_a_name_for_it_has_a_rule() -> None:
    sources = (ROOT / "app" / "ui").rglob("*.py")
    given = {name for each in sources for name in _NAMES.findall(each.read_text("utf-8"))}
    assert given
    sheet = sheet_of(LIGHT)
    assert [name for name in sorted(given) if f"#{name}" not in sheet] == []


def test_it_leaves_the_size_of_letters_to_the_system() -> None:
    assert "font" not in sheet_of(LIGHT)


@pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")  # what such a list asks for
def test_a_list_that_drops_down_has_room_for_all_its_lines(qtbot: QtBot) -> None:
    choice = QComboBox()
    qtbot.addWidget(choice)
    choice.setStyleSheet(sheet_of(LIGHT))
    choice.addItems(["Largest first", "Newest first", "Oldest first"])
    choice.show()
    choice.showPopup()
    lines = choice.view()
    qtbot.waitUntil(lines.isVisible)
    assert lines.viewport().height() >= sum(map(lines.sizeHintForRow, range(choice.count())))
    choice.hidePopup()


# The window's colours.


def test_arrows_turn_round_where_reading_goes_from_right_to_left(qapp: QApplication) -> None:
    def drawn(name: str) -> QImage:
        return theme.icon(name).pixmap(24).toImage()

    onward, back = drawn("next"), drawn("previous")
    assert onward != back
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        assert drawn("next") == back
        assert drawn("previous") == onward
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.parametrize("size", [(0, 0), (0, 16), (16, 0)])
def test_an_icon_without_room_is_not_painted(
    qapp: QApplication, qtlog: Any, size: tuple[int, int]
) -> None:
    picture = QImage(16, 16, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    theme.paint_icon(painter, "search", QRect(4, 4, *size), QColor("black"))
    painter.end()
    assert [record.message for record in qtlog.records] == []
    assert theme.icon("search").pixmap(QSize(*size)).isNull()


# A field with a clear button of ours.


def test_it_is_drawn_in_the_letters_own_colour_and_clears(qtbot: QtBot) -> None:
    usual, line = QLineEdit("dog"), QLineEdit("dog")
    for each in (usual, line):
        qtbot.addWidget(each)
        each.setClearButtonEnabled(True)
    offer_clearing(line)
    buttons = [each.findChildren(QToolButton)[0] for each in (usual, line)]
    theirs, ours = (button.icon().pixmap(16, 16).toImage() for button in buttons)
    assert ours != theirs
    assert ours.pixelColor(8, 2).alpha() == 0  # no disc
    buttons[1].click()
    assert line.text() == ""
