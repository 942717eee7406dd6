"""Searches from several photos, or from a sample of very many."""

from __future__ import annotations

from itertools import pairwise
from unittest.mock import call

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.base.search_types import QueryItem
from app.ui.facts.search_commands import spread
from app.ui.window.main_window import MainWindow
from tests.unit.app.ui.gestures import actions_of

pytestmark = pytest.mark.same_window

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
