"""Trays of many pictures: three rows, and a cell that tells how many more there are."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from unittest.mock import call

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.core.types import QueryItem
from app.ui.commands.photo_commands import spread
from app.ui.photos.tray import ITEM, MORE, Tray, TrayModel
from app.ui.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


def items(number: int) -> list[QueryItem]:
    return [QueryItem(photo=photo) for photo in range(1, number + 1)]


def cell(tray: Tray, row: int) -> QModelIndex:
    return tray.tray_model.index(row)


@pytest.mark.parametrize(
    ("number", "most", "cells", "left_out"),
    [(0, 3, 0, 0), (3, 3, 3, 0), (4, 3, 3, 2), (640, 12, 12, 629), (640, 0, 640, 0), (2, 1, 1, 2)],
)
def test_cells_by_hand(qapp: object, number: int, most: int, cells: int, left_out: int) -> None:
    model = TrayModel(lambda photo: Path(f"{photo}.jpg"), str)
    model.set_items(items(number))
    model.limit(most)
    assert model.rowCount() == cells
    assert model.left_out() == left_out
    own = [model.index(row).data(ITEM) for row in range(bool(left_out), cells)]
    assert own == items(number)[left_out:]
    if left_out:
        assert model.index(0).data(ITEM) is None
        assert model.index(0).data(MORE) == left_out
        assert model.index(0).data() == f"+{left_out:,}"


def search_from_all(window: MainWindow) -> Tray:
    library = window.browser.library
    QTest.keyClick(library, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(library, Qt.Key.Key_Return)
    return window.search.query


def test_many_query_photos_take_three_rows_and_leave_the_panel_its_place(
    window: MainWindow, fake_bus
) -> None:
    query = search_from_all(window)
    assert len(fake_bus.view.query) == 60
    assert query.gridSize().width() == 48 + 4
    assert query.height() <= 3 * 52 + 2
    assert query.tray_model.left_out() > 0
    assert window.search.scope.isVisible()
    assert query.geometry().bottom() < window.search.height()


def test_a_click_on_the_number_shows_all_in_a_strip_that_scrolls(
    window: MainWindow, qtbot: QtBot
) -> None:
    query = search_from_all(window)
    height = query.height()
    QTest.mouseClick(query.viewport(), LEFT, pos=query.visualRect(cell(query, 0)).center())
    assert query.tray_model.rowCount() == 60
    assert height < query.height() < 2 * height
    qtbot.waitUntil(lambda: query.verticalScrollBar().maximum() > 0)
    query.clearSelection()
    query.setFocus()
    QTest.keyClick(query, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert len(query.selected()) == 60


def test_one_query_photo_is_large(window: MainWindow) -> None:
    window.commands.search_from(3)
    assert window.search.query.gridSize().width() == 112 + 4


def test_photos_are_added_to_the_search_and_taken_out_of_it(window: MainWindow, fake_bus) -> None:
    window.commands.search_from(3)
    results = window.browser.results
    results.select_row(0)
    (added,) = results.selected()
    QTest.keyClick(results, Qt.Key.Key_Return, SHIFT)
    assert fake_bus.asked[-1] == call.session.change_query(
        1, (QueryItem(photo=3), QueryItem(photo=added))
    )
    query = window.search.query
    assert len(query.tray_model.items) == 2
    query.setFocus()
    query.setCurrentIndex(cell(query, 0))
    QTest.keyClick(query, Qt.Key.Key_Backspace, SHIFT)
    assert fake_bus.asked[-1] == call.session.change_query(2, (QueryItem(photo=added),))
    asked = len(fake_bus.asked)
    query.setFocus()
    query.setCurrentIndex(cell(query, 0))
    QTest.keyClick(query, Qt.Key.Key_Backspace, SHIFT)  # the last one stays
    assert len(fake_bus.asked) == asked
    assert "needs a photo" in window.toast.sentence()


def test_too_many_to_search_from_are_searched_from_by_a_sample(
    window: MainWindow, fake_bus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.ui.commands.photo_commands.MOST_QUERIES", 50)
    search_from_all(window)
    (query,) = fake_bus.library.session.start.call_args.args
    photos = [item.photo for item in query]
    assert photos == [1 + position * 60 // 50 for position in range(50)]
    assert "from 50 of these 60 photos" in window.toast.sentence()
    fake_bus.asked.clear()
    window.browser.results.selection.choose(range(1, 61))
    window._actions["add_to_search"].trigger()
    assert fake_bus.asked == []
    assert "from 50 photos at most, not from 60" in window.toast.sentence()


@pytest.mark.parametrize(("count", "most"), [(0, 3), (3, 3), (4, 3), (10, 3), (634, 100)])
def test_a_sample_is_spread_over_all(count: int, most: int) -> None:
    photos = tuple(range(count))
    sample = spread(photos, most)
    assert len(sample) == min(count, most) == len(set(sample))
    assert list(sample) == sorted(sample)
    gaps = {later - earlier for earlier, later in pairwise(sample)}
    assert not gaps or max(gaps) - min(gaps) <= 1
