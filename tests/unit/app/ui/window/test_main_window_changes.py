"""Photos come and go: selection, the keyboard's place and the view stay where they are."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import call

import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
)
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import Changes
from app.core.base.work_types import Progress
from app.core.photos.order import PhotoOrder, SortBy
from app.ui.photos.grid import PhotoGrid
from app.work.bus.events import PhotosChanged, ProgressChanged, RootsChanged
from tests.queries import like
from tests.unit.app.fake_bus import lose
from tests.unit.app.ui.gestures import leave, press

pytestmark = pytest.mark.same_window


def select(grid: PhotoGrid, *ranges: tuple[int, int]) -> None:
    chosen = QItemSelection()
    for first, last in ranges:
        chosen.select(grid.photo_model.index(first), grid.photo_model.index(last))
    grid.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)


def test_a_photo_that_goes_leaves_the_keyboard_and_the_selection_where_they_are(
    window, fake_bus
) -> None:
    grid = window.browser.library
    select(grid, (10, 12), (20, 20), (30, 33))
    grid.selectionModel().setCurrentIndex(
        grid.photo_model.index(20), QItemSelectionModel.SelectionFlag.NoUpdate
    )
    lose(fake_bus, 1, 12, 40)
    assert grid.photo_model.photos()[grid.currentIndex().row()] == 21
    assert grid.selected() == (11, 13, 21, 31, 32, 33, 34)


def test_the_one_in_its_row_takes_the_place_of_a_photo_that_goes(window, fake_bus) -> None:
    grid = window.browser.library
    grid.select_row(5)
    lose(fake_bus, 6)
    assert grid.selected() == (7,)
    grid.select_row(58)
    lose(fake_bus, 60)
    assert grid.selected() == (59,)
    press(grid, Qt.Key.Key_Return)
    assert fake_bus.asked[-1] == call.session.start(like(59), scope=None)


def test_the_view_stays_where_it_was_scrolled_to(window, fake_bus, qtbot: QtBot) -> None:
    grid, bar = window.browser.library, window.browser.library.verticalScrollBar()
    grid.select_row(0)
    qtbot.waitUntil(lambda: bar.maximum() > 300)
    bar.setValue(300)
    lose(fake_bus, 30)
    QApplication.processEvents()
    assert bar.value() == 300


def test_a_chosen_photo_in_sight_stays_in_sight(window, qtbot: QtBot) -> None:
    grid, bar = window.browser.library, window.browser.library.verticalScrollBar()
    grid.show_photos(range(2, 1002))
    grid.select_row(500)
    qtbot.waitUntil(lambda: bar.value() > 300)
    grid.show_photos(range(202, 1002))
    QApplication.processEvents()
    assert grid.selected() == (502,)
    assert grid.viewport().rect().contains(grid.visualRect(grid.currentIndex()).center())


def test_a_chosen_photo_in_sight_stays_in_its_place_while_others_come(window) -> None:
    grid = window.browser.library
    grid.set_order(PhotoOrder(SortBy.NAME))
    grid.show_photos(range(102, 1002))
    grid.select_row(500)
    grid.verticalScrollBar().setValue(grid.verticalOffset() + 100)
    top = grid.visualRect(grid.currentIndex()).top()
    grid.show_photos(range(2, 1002))
    QApplication.processEvents()
    assert grid.selected() == (602,)
    assert grid.visualRect(grid.currentIndex()).top() == top
    grid.set_order(PhotoOrder())


def test_photos_that_are_read_move_none_that_a_person_aims_at(
    window, fake_bus, qtbot: QtBot
) -> None:
    grid = window.browser.library
    fake_bus.publish(ProgressChanged(Progress("reading", 10)))
    before = grid.photo_model.photos()
    QTest.mouseMove(grid.viewport(), grid.visualRect(grid.photo_model.index(2)).center())
    assert grid.is_aimed_at()
    new = replace(fake_bus.photos.get(before[0]), id=9001)
    fake_bus.publish(PhotosChanged(Changes(added=(9001,)), (new,)))
    assert grid.photo_model.photos() == before
    leave(grid, qtbot)
    assert 9001 in grid.photo_model.photos()
    fake_bus.publish(ProgressChanged(Progress("idle")))


def test_a_large_selection_is_taken_up_again_in_few_ranges(window) -> None:
    grid = window.browser.library
    photos = list(range(2, 100_002))
    grid.show_photos(photos)
    grid.selectAll()
    grid.show_photos([photo for photo in photos if photo not in (500, 70_000)])
    ranges = [(each.top(), each.bottom()) for each in grid.selectionModel().selection().toList()]
    assert ranges == [(0, 99_997)]


def test_far_down_in_a_large_library_photos_come_and_go_without_a_jump(
    window, qtbot: QtBot
) -> None:
    grid, bar = window.browser.library, window.browser.library.verticalScrollBar()
    grid.show_photos(range(2, 50_002))
    qtbot.waitUntil(lambda: bar.maximum() > 1_000_000)
    bar.setValue(1_000_000)
    for photos in (range(2, 50_003), range(3, 50_003)):
        grid.show_photos(photos)
        last = grid.photo_model.index(len(photos) - 1)
        qtbot.waitUntil(lambda last=last: grid.visualRect(last).isValid())
        QApplication.processEvents()
        assert bar.value() == 1_000_000


def test_folders_that_are_told_of_again_arrange_no_photos_anew(window, fake_bus) -> None:
    arranged: list[None] = []
    window.browser.library.arranged.connect(lambda: arranged.append(None))
    fake_bus.publish(RootsChanged(fake_bus.latest(RootsChanged).roots))
    assert arranged == []
    lose(fake_bus, 30)
    assert len(arranged) == 1


def test_keys_begin_at_the_top_while_nobody_has_chosen_a_photo(window) -> None:
    grid = window.browser.library
    grid.begin()
    first = grid.photo_model.photos()[0]
    grid.show_photos((9, 8, first, 7))  # read later, and newer
    assert grid.currentIndex().row() == 0
    press(grid, Qt.Key.Key_Right)
    grid.show_photos((3, 9, 8, first))
    assert grid.currentIndex().row() == 2  # the photo that was chosen
