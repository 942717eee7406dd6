"""Sentences name keys as they are now."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

import resources
from app.ui.commands.actions import apply_keys, make_actions
from app.ui.commands.keys import KeyMap, key_of
from app.ui.commands.menus import COMMANDS


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def test_a_key_is_named_as_it_is_now(window: QWidget, window_settings: QSettings) -> None:
    place = QLabel(window)
    (end,) = (command for command in COMMANDS if command.id == "close_search")
    assert key_of(place, "close_search") == "Ctrl+W"
    keys = KeyMap(window_settings)
    actions = make_actions(window, keys)
    assert key_of(place, "close_search") == "Ctrl+W"
    keys.choose(end, QKeySequence("F12"))
    apply_keys(actions, keys)
    assert key_of(place, "close_search") == "F12"
    keys.choose(end, QKeySequence())
    apply_keys(actions, keys)
    assert key_of(place, "close_search") == "“End this search”"


def test_no_sentence_names_a_key_that_can_be_changed() -> None:
    """Those of the slide show, the map and fields can't: Esc, Space, Home, Enter."""
    keys = {key for command in COMMANDS for key in command.keys if len(key) == 1}
    letters = "".join(key for key in keys if key.isupper() and key not in "AI")
    named = re.compile(rf"Ctrl\+|\bF\d+\b|(?<!\w)[{letters}](?![\w'])")
    file = Path(resources.__path__[0], "translations", "likewise_de.ts")
    sources = {each.text or "" for each in ElementTree.parse(file).iter("source")}
    assert len(sources) > 500
    read = {re.sub(r"\{.*?\}|&", "", each) for each in sources}
    assert {each for each in read if len(each) > 1 and named.search(each)} == set()
