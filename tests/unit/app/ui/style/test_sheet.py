"""The style sheet: whole, of tokens only, with pictures that are there."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from app.ui.style.tokens import DARK, LIGHT, Tokens, sheet_of
from tests.conftest import ROOT

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
