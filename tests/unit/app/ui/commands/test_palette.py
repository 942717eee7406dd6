"""The palette: commands by their words, and their keys."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from unittest.mock import call
from xml.etree import ElementTree

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

import resources
from app.core.base.search_types import AlbumInfo
from app.ui.commands.palette import Entry, Palette, found, marked
from app.ui.commands.registry import KeyMap, key_of
from app.work.bus.events import AlbumsChanged
from tests.queries import like
from tests.unit.app.fake_bus import FakeBus
from tests.unit.app.ui.gestures import actions_of, press

# The palette: commands and places found by their words, done by Enter.

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
WALL = AlbumInfo(2, "For the wall", 24, 0, None, 4, None, True)


def entry(text: str, section: str = "one", hint: str = "") -> Entry:
    return Entry(section, text, lambda: None, hint)


def opened(window: Any) -> Palette:
    press(window.browser.grid(), Qt.Key.Key_P, CONTROL_SHIFT)
    (palette,) = window.findChildren(Palette)
    assert isinstance(palette, Palette)
    return palette


def listed(palette: Palette) -> list[str]:
    return [palette.list.item(row).text() for row in range(palette.list.count())]


def test_words_are_found_in_any_order_and_beginnings_first() -> None:
    entries = [entry("Undo the album"), entry("Real balm"), entry("Add to album"), entry("Été")]
    assert [each.text for each in found(entries, "alb")] == ["Undo the album", "Add to album"]
    assert [each.text for each in found(entries, "al")] == [
        "Undo the album",
        "Add to album",
        "Real balm",
    ]
    assert [each.text for each in found(entries, "album add")] == ["Add to album"]
    assert [each.text for each in found(entries, "ete")] == ["Été"]
    assert found(entries, "nothing") == []


def test_what_is_called_so_comes_first_then_what_begins_so() -> None:
    entries = [entry(name) for name in ("Alps", "Long beach", "Beach", "Sunbeach", "Beach house")]
    assert [each.text for each in found(entries, " BEACH ")] == [
        "Beach",
        "Beach house",
        "Long beach",
        "Sunbeach",
    ]
    assert [each.text for each in found(entries, "bea lo")] == ["Long beach"]


def test_the_typed_letters_are_marked_in_what_they_found() -> None:
    assert marked("Save as smart album", "alb") == [(14, 3)]
    assert marked("Émile's album", "alb emil") == [(8, 3), (0, 4)]
    assert marked("New album…", "album…") == [(4, 6)]
    assert marked("Straße", "sse") == [(4, 2)]
    assert marked("Export", "") == []


def test_a_name_that_nothing_has_may_be_a_new_one(window: Any) -> None:
    done: list[str] = []

    def new(name: str) -> Entry:
        return Entry("Albums", f"New: {name}", lambda: done.append(name))

    known = [entry("Beach", "Albums"), entry("Long beach", "Albums")]
    palette = Palette(known, window, "Add", "Name", new=new)
    assert listed(palette) == ["Albums", "Beach", "Long beach"]
    QTest.keyClicks(palette.line, "beach")
    assert listed(palette) == ["Albums", "Beach", "Long beach"]
    palette.line.setText(" sea  side ")
    assert listed(palette) == ["Albums", "New: sea side"]
    press(palette.line, Qt.Key.Key_Return)
    assert done == ["sea side"]


def test_what_is_typed_and_not_there_is_no_choice(window: Any) -> None:
    palette = Palette([], window, "Open", "Name", nothing="No album has this name.")
    assert palette.nothing.isHidden()
    QTest.keyClicks(palette.line, "sea")
    assert palette.nothing.text() == "No album has this name."
    press(palette.line, Qt.Key.Key_Return)
    assert palette.isVisible()


def test_sections_keep_their_order() -> None:
    entries = [entry("Balm", "first"), entry("Album", "second"), entry("Alb", "first")]
    assert [each.text for each in found(entries, "al")] == ["Alb", "Balm", "Album"]


def test_what_can_be_done_now_is_found_with_its_key(window: Any, fake_bus: FakeBus) -> None:
    fake_bus.publish(AlbumsChanged((WALL,)))
    fake_bus.search(lambda library: library.session.start(like(2)))
    window.browser.results.select_row(1)
    palette = opened(window)
    QTest.keyClicks(palette.line, "album")
    assert listed(palette) == [
        *("For this search", "Save as smart album"),
        *("For 1 photo", "Add to album…"),
        *("Go to", "For the wall"),
        *("Other commands", "New album…"),
    ]
    spoken = palette.list.item(3).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Add to album…, photo 003, L"
    palette.line.setText("zzz")
    assert listed(palette) == []


def test_more_like_this_is_the_first_of_what_can_be_done_with_a_photo(window: Any) -> None:
    window.browser.library.select_row(1)
    assert listed(opened(window))[:2] == ["For 1 photo", "More like this"]


def test_keys_choose_and_enter_does_it(window: Any, fake_bus: FakeBus) -> None:
    window.browser.library.select_row(1)
    palette = opened(window)
    QTest.keyClicks(palette.line, "stars")
    assert palette.list.currentItem().text() == "2 stars"
    palette.line.setText("3 stars")
    press(palette.line, Qt.Key.Key_Down)
    press(palette.line, Qt.Key.Key_Up)
    press(palette.line, Qt.Key.Key_Return)
    ((photos, change), _) = fake_bus.library.marks.set.call_args
    assert (photos, change.stars) == ((2,), 3)
    assert window.browser.library.hasFocus()


def test_esc_closes_it_and_nothing_else(window: Any, fake_bus: FakeBus) -> None:
    fake_bus.search(lambda library: library.session.start(like(2)))
    palette = opened(window)
    press(palette.line, Qt.Key.Key_Escape)
    assert palette.isHidden()
    assert window.browser.showing_results()
    assert window.browser.results.hasFocus()


def test_a_place_is_gone_to(window: Any, fake_bus: FakeBus) -> None:
    fake_bus.publish(AlbumsChanged((WALL,)))
    palette = opened(window)
    QTest.keyClicks(palette.line, "wall")
    press(palette.line, Qt.Key.Key_Return)
    assert call.albums.show(2) in fake_bus.asked


# Sentences name keys as they are now.


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
