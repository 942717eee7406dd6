"""Sentences name keys as they are now."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence

import resources
from app.ui.commands.registry import KeyMap, key_of
from tests.unit.app.ui.gestures import actions_of


def test_a_key_is_named_as_it_is_now(window: Any, window_settings: QSettings) -> None:
    place, actions = window.sidebar, actions_of(window)
    (end,) = (each for each in actions.commands() if each.id == "close_search")
    assert key_of(place, "close_search") == "Ctrl+W"
    keys = KeyMap(window_settings)
    assert keys.choose(end, QKeySequence("Ctrl+Z"), actions.commands()) is not None
    keys.choose(end, QKeySequence("F12"), actions.commands())
    actions.show_keys()
    assert key_of(place, "close_search") == "F12"
    keys.choose(end, QKeySequence(), actions.commands())
    actions.show_keys()
    assert key_of(place, "close_search") == "“End this search”"


def test_no_sentence_names_a_key_that_can_be_changed(window: Any) -> None:
    """Those of the slide show, the map and fields can't: Esc, Space, Home, Enter."""
    keys = {
        key for each in actions_of(window).commands() for key in each.keys.split() if len(key) == 1
    }
    letters = "".join(key for key in keys if key.isupper() and key not in "AI")
    named = re.compile(rf"Ctrl\+|\bF\d+\b|(?<!\w)[{letters}](?![\w'])")
    file = Path(resources.__path__[0], "translations", "likewise_de.ts")
    sources = {each.text or "" for each in ElementTree.parse(file).iter("source")}
    assert len(sources) > 500
    read = {re.sub(r"\{.*?\}|&", "", each) for each in sources}
    assert {each for each in read if len(each) > 1 and named.search(each)} == set()
