"""Where searches begin: the parts of the field, the commands, many photos at once."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import call

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.core.base.search_types import QueryItem
from app.core.base.start_request import StartRequest
from app.core.facts.terms import Term, parse
from app.ui.canvas.pictures import Pictures
from app.ui.facts.field_parts import CROSS, Chips, Limit
from app.ui.facts.search_commands import spread
from app.ui.window.main_window import MainWindow
from tests.queries import like_files
from tests.unit.app.fake_bus import FakeBus
from tests.unit.app.ui.gestures import actions_of

pytestmark = pytest.mark.same_window


# Chips of a filter: what they say, how they look, how they go.


@pytest.fixture
def chips(qtbot: QtBot, fake_thumbnails: Any) -> Chips:
    made = Chips(Pictures(fake_thumbnails, lambda photo: None))
    qtbot.addWidget(made)
    made.show_terms(parse("lisbon -people"))
    return made


def test_what_is_left_out_says_so_and_has_another_frame(chips: Chips) -> None:
    wanted, left_out = chips.chips
    assert [wanted.text(), left_out.text()] == [f"“lisbon”{CROSS}", f"not “people”{CROSS}"]
    assert (wanted.property("negated"), left_out.property("negated")) == (False, True)


def test_delete_takes_a_term_away(qtbot: QtBot, chips: Chips) -> None:
    removed: list[Term] = []
    chips.removed.connect(removed.append)
    QTest.keyClick(chips.chips[1], Qt.Key.Key_Delete)
    assert removed == [chips.terms[1]]


def test_a_long_name_leaves_room_for_the_cross(chips: Chips) -> None:
    name = "WhatsApp Image 2024-05-01 at 12.33.21 of the garden (1)"
    chips.show_limits((Limit(name, 1),))
    assert chips.chips[0].text().startswith("WhatsApp")
    assert chips.chips[0].text().endswith(f"(1){CROSS}")
    assert chips.chips[0].sizeHint().width() < 300
    assert name in chips.chips[0].toolTip()


def test_a_chip_in_the_place_of_others_has_room(chips: Chips) -> None:
    chips.show()
    chips.show_terms(parse("paris"))
    assert chips.sizeHint().height() >= chips.chips[0].sizeHint().height()


# What a start asks for is done; a later one raises the window first.

FOLDER, PICTURES = Path("/more"), (Path("/else/a.jpg"), Path("/else/b.jpg"))


def test_folders_are_added_and_pictures_searched_with_together(
    window: MainWindow, fake_bus: FakeBus
) -> None:
    window.commands.do(StartRequest((FOLDER,), PICTURES, subject=False))
    assert fake_bus.asked == [
        call.scan.use_subject(False),
        call.scan.add_root(FOLDER),
        call.session.start(like_files(*PICTURES), scope=None),
    ]


def test_a_start_with_nothing_asks_for_nothing(window: MainWindow, fake_bus: FakeBus) -> None:
    window.commands.do(StartRequest())
    assert fake_bus.asked == []


def test_what_was_left_out_is_said(window: MainWindow) -> None:
    window.commands.do(StartRequest(pictures=PICTURES, left_out=9_998))
    assert window.toast.sentence() == "Searching with the first 2 of 10,000 pictures."


@pytest.mark.qt_log_ignore("does not support raise")  # this platform has one window only
def test_a_later_start_brings_a_minimized_window_back(
    window: MainWindow, fake_bus: FakeBus
) -> None:
    window.setWindowState(Qt.WindowState.WindowMinimized)
    window.commands.take_up(StartRequest(pictures=PICTURES, activation="token"))
    assert not window.isMinimized()
    assert fake_bus.asked[-1] == call.session.start(like_files(*PICTURES), scope=None)
    assert "XDG_ACTIVATION_TOKEN" not in os.environ


# Searches from several photos, or from a sample of very many.

SHIFT = Qt.KeyboardModifier.ShiftModifier


def search_from_all(window: MainWindow) -> None:
    library = window.browser.library
    QTest.keyClick(library, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(library, Qt.Key.Key_Return)


def test_photos_are_added_to_the_search_and_taken_out_of_it(window: MainWindow, fake_bus) -> None:
    window.commands.search_from(3)
    results = window.browser.results
    results.select_row(0)
    (added,) = results.selected()
    QTest.keyClick(results, Qt.Key.Key_Return, SHIFT)
    assert fake_bus.asked[-1] == call.session.change_query(
        1, (QueryItem(photo=3), QueryItem(photo=added))
    )
    first, _ = window.field.chips.chips
    first.click()
    assert fake_bus.asked[-1] == call.session.change_query(2, (QueryItem(photo=added),))
    window.field.chips.chips[0].click()
    assert fake_bus.asked[-1] == call.session.leave()


def test_a_search_with_many_photos_has_one_chip(window: MainWindow) -> None:
    search_from_all(window)
    assert [limit.text for limit in window.field.chips.limits] == ["like 60 photos"]


def test_too_many_to_search_from_are_searched_from_by_a_sample(
    window: MainWindow, fake_bus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.ui.facts.search_commands.MOST_QUERIES", 50)
    search_from_all(window)
    (query,) = fake_bus.library.session.start.call_args.args
    photos = [item.photo for item in query]
    assert photos == [1 + position * 60 // 50 for position in range(50)]
    assert "50 of the 60 selected photos" in window.toast.sentence()
    fake_bus.asked.clear()
    window.browser.results.selection.choose(range(1, 61))
    actions_of(window)["add_to_search"].trigger()
    assert fake_bus.asked == []  # there is room for none
    assert "50 photos at most" in window.toast.sentence()


@pytest.mark.parametrize(("count", "most"), [(0, 3), (3, 3), (4, 3), (10, 3), (634, 100)])
def test_a_sample_is_spread_over_all(count: int, most: int) -> None:
    photos = tuple(range(count))
    sample = spread(photos, most)
    assert len(sample) == min(count, most) == len(set(sample))
    assert list(sample) == sorted(sample)
    gaps = {later - earlier for earlier, later in pairwise(sample)}
    assert not gaps or max(gaps) - min(gaps) <= 1
