"""Sorting, headings and the strip along the time, as a person uses them."""

from __future__ import annotations

import calendar
from concurrent.futures import Future
from dataclasses import replace
from datetime import date

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import Changes
from app.core.photos.names import NameOrder, NameRanks
from app.core.photos.order import GroupBy, PhotoOrder, SortBy
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.headings import name_of
from app.ui.photos.tile import PAD
from app.ui.photos.time_strip import TimeStrip
from app.ui.style import theme
from app.ui.window.main_window import MainWindow
from app.work.bus.events import TableChanged
from engine.steps import finish
from tests.unit.app.conftest import FakeThumbnails
from tests.unit.app.fake_bus import ROOT, FakeBus
from tests.unit.app.ui.gestures import actions_of

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

LAST_DAY = np.datetime64("2023-12-06")
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def fake_bus() -> FakeBus:
    """Sixty photos: five of each month of 2023, of which the last has no date of its own."""
    bus = FakeBus()
    bus.infos = tuple(
        replace(info, taken=_moment(2023, 1 + n // 5, 3 + n % 5), stars=n % 3, size=n)
        for n, info in enumerate(bus.infos)
    )
    undated = replace(bus.infos[-1], taken=None, modified=_moment(2023, 12, 9))
    bus.infos = (*bus.infos[:-1], undated)
    return bus


@pytest.fixture
def grid(window: MainWindow) -> PhotoGrid:
    return window.browser.library


def _moment(year: int, month: int, day: int) -> float:
    return calendar.timegm((year, month, day, 12, 0, 0, 0, 0, 0))


def choose(window: MainWindow, *commands: str) -> None:
    for command in commands:
        action = actions_of(window)[command]
        action.trigger()


def headings(grid: PhotoGrid) -> list[str]:
    found = grid.photo_model.headings
    return [] if found is None else [found.heading(n).said for n in range(len(found.firsts))]


def test_sorted_by_date_the_newest_come_first_and_the_button_says_so(
    window: MainWindow, grid: PhotoGrid
) -> None:
    choose(window, "sort_date")
    assert grid.photo_model.photos() == (*range(59, 0, -1), 60)  # the undated one last
    assert window.browser.order_button.text() == "Newest first"
    choose(window, "sort_descending")
    assert grid.photo_model.photos() == tuple(range(1, 61))
    assert window.browser.order_button.text() == "Oldest first"
    choose(window, "sort_given")
    assert grid.order() == PhotoOrder()


def test_a_library_that_nobody_sorted_stands_by_month_the_newest_first(
    window: MainWindow, grid: PhotoGrid, window_settings: QSettings
) -> None:
    window_settings.remove("order/library")
    grid.listing_changed.emit()
    assert grid.photo_model.photos() == (*range(59, 0, -1), 60)
    said = headings(grid)
    assert (said[0], said[-1]) == ("December 2023 · 4 photos", "No date · 1 photo")


def test_other_orders_go_through_the_whole_library_and_that_by_date_by_months(
    window: MainWindow, grid: PhotoGrid
) -> None:
    choose(window, "sort_date", "sort_size")
    assert grid.order() == PhotoOrder(SortBy.SIZE, descending=True)
    assert headings(grid) == []
    choose(window, "sort_date")
    assert headings(grid)[0] == "December 2023 · 4 photos"


def test_names_are_ranked_on_the_other_thread_first(
    window: MainWindow, grid: PhotoGrid, fake_bus: FakeBus
) -> None:
    rank = fake_bus.library.facts.names.rank
    answers: list[Future[NameRanks]] = [Future(), Future()]
    rank.side_effect = lambda _: answers[rank.call_count - 1]
    choose(window, "sort_name")
    assert grid.photo_model.photos() == tuple(range(1, 61))
    fake_bus.infos = tuple(replace(info, name=f"{100 - info.id}.jpg") for info in fake_bus.infos)
    fake_bus.publish(TableChanged(Changes(updated=tuple(range(1, 61)))))
    assert rank.call_count == 1  # the next when it is answered
    answers[0].set_result(finish(NameOrder().rank(fake_bus.infos)))
    assert window.browser.order_button.text() == "By name"
    assert grid.photo_model.photos() == tuple(range(60, 0, -1))


@pytest.mark.slow
def test_each_place_remembers_its_order(
    qtbot: QtBot,
    window: MainWindow,
    grid: PhotoGrid,
    fake_bus: FakeBus,
    fake_thumbnails: FakeThumbnails,
    window_settings: QSettings,
) -> None:
    choose(window, "sort_size")
    grid.select_row(0)
    QTest.keyClick(grid, Qt.Key.Key_Return)
    assert window.browser.order_button.text() == "Most similar"
    choose(window, "sort_stars")
    best = fake_bus.photos.get(window.browser.results.photo_model.photos()[0])
    assert best is not None
    assert best.stars == 2
    window.browser.to_library()
    assert window.browser.order_button.text() == "By file size"
    grid.select_row(3)
    looked_at = grid.selected()
    window.library.show_folder(ROOT)
    assert grid.order() == PhotoOrder()
    assert grid.selected() == looked_at, "in its folder, too"
    window.library.show_folder(None)
    assert grid.order() == PhotoOrder(SortBy.SIZE, descending=True)
    again = MainWindow(fake_bus, fake_thumbnails, window_settings)
    qtbot.addWidget(again)
    assert again.browser.results.order() == PhotoOrder(SortBy.STARS, descending=True)


def test_headings_say_month_and_number(window: MainWindow, grid: PhotoGrid) -> None:
    choose(window, "group_month")
    assert headings(grid)[:2] == ["December 2023 · 4 photos", "November 2023 · 5 photos"]
    assert headings(grid)[-1] == "No date · 1 photo"
    choose(window, "group_year")
    assert headings(grid) == ["2023 · 59 photos", "No date · 1 photo"]
    choose(window, "group_day")
    assert len(headings(grid)) == 60
    choose(window, "group_nothing")
    assert headings(grid) == []


def test_under_headings_the_button_says_by_what_photos_stand_together(
    window: MainWindow, grid: PhotoGrid
) -> None:
    button = window.browser.order_button
    for group, says in (("day", "By day"), ("month", "By month"), ("year", "By year")):
        choose(window, f"group_{group}")
        assert button.text() == says
    choose(window, "sort_name")
    assert button.text() == "By name"
    choose(window, "sort_given")
    choose(window, "group_nothing")
    assert button.text() == "Date added"
    assert headings(grid) == []


def test_a_click_on_a_heading_selects_what_stands_under_it(
    window: MainWindow, grid: PhotoGrid
) -> None:
    choose(window, "group_month")
    grid.verticalScrollBar().setValue(0)
    QTest.mouseClick(grid.viewport(), LEFT, pos=QPoint(50, 10))
    assert grid.selection.photos() == tuple(range(56, 60))
    point = QPoint(50, int(grid.tiles().headings[1]) + 10 - grid.verticalOffset())
    QTest.mouseClick(grid.viewport(), LEFT, CTRL, point)
    assert grid.selection.count() == 9
    grid.select_row(7)
    choose(window, "select_section")
    assert grid.selection.photos() == tuple(range(51, 56))


def test_the_heading_stays_and_no_photo_is_hidden_behind_it(
    window: MainWindow, grid: PhotoGrid
) -> None:
    choose(window, "group_month")
    grid.select_row(59)
    grid.scrollTo(grid.currentIndex())
    for _ in range(11):
        QTest.keyClick(grid, Qt.Key.Key_Up)
        assert grid.visualRect(grid.currentIndex()).top() >= grid.covered()
        assert grid.heading_at(QPoint(5, 5)) is not None


def test_the_strip_leads_to_months_by_mouse_and_keys(window: MainWindow, grid: PhotoGrid) -> None:
    strip = grid.findChild(TimeStrip)
    assert strip is not None
    assert not strip.isVisible()
    choose(window, "sort_date", "group_month")
    QApplication.processEvents()
    assert strip.isVisible()
    assert strip.geometry().left() > grid.viewport().geometry().right()
    window.browser.tile_size.set_step(8)  # so that there is something to scroll
    QTest.mouseClick(strip, LEFT, pos=QPoint(5, strip.height() // 2))
    assert 20 < grid.seen().start < 40
    said = strip.accessibleDescription()
    QTest.keyClick(strip, Qt.Key.Key_Down)
    assert strip.accessibleDescription() not in ("", said)
    QTest.keyClick(strip, Qt.Key.Key_Home)
    assert grid.verticalOffset() == 0
    assert strip.accessibleDescription() == f"{name_of(LAST_DAY, GroupBy.DAY)} · 1 photo"
    choose(window, "sort_name", "group_nothing")
    assert not strip.isVisible()


def test_this_day_of_all_years(window: MainWindow, grid: PhotoGrid, fake_bus: FakeBus) -> None:
    day = date.today()
    taken = (_moment(year, day.month, day.day) for year in (2020, 2024))
    dated = [replace(info, taken=when) for info, when in zip(fake_bus.infos, taken, strict=False)]
    fake_bus.infos = (*dated, *fake_bus.infos[2:])
    fake_bus.publish(TableChanged(Changes(updated=(1, 2))))
    choose(window, "today")
    shown = window.browser.grid()
    assert shown is not None
    assert shown.photo_model.photos()[-2:] == (2, 1)
    assert headings(shown)[-2:] == ["2024 · 1 photo", "2020 · 1 photo"]
    strip = shown.findChild(TimeStrip)
    assert strip is not None
    for width in (window.width(), window.width() + 200):  # as it opens, and resized at once
        window.resize(width, window.height())
        QApplication.processEvents()
        assert strip.x() == shown.viewport().geometry().right() + 1, "beside the photos"
        assert strip.height() == shown.viewport().height()
    choose(window, "today")
    assert len(grid.photo_model.photos()) == 60


def test_before_and_after_a_photo_wherever_it_is_shown(window: MainWindow, grid: PhotoGrid) -> None:
    grid.select_row(grid.photo_model.row_of(22) or 0)
    choose(window, "around")
    shown = window.browser.grid()
    assert shown is not None
    assert shown is not grid
    assert shown.photo_model.photos() == tuple(range(1, 60)), "oldest first, all that tell when"
    assert shown.selected() == (22,)
    shown.select_row(0)
    first = shown.selected()
    window.browser.toggle_preview()
    choose(window, "around")
    assert shown.selected() == first, "the same from a photo that is large"
    choose(window, "around")
    assert window.browser.grid() is grid
    grid.select_row(grid.photo_model.row_of(60) or 0)
    choose(window, "around")
    assert window.toast.sentence() == "It is not known when this photo was taken."


def test_from_right_to_left_the_first_photo_is_at_the_right(
    window: MainWindow, grid: PhotoGrid
) -> None:
    choose(window, "group_month")
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    grid.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    first = grid.visualRect(grid.photo_model.index(0))
    assert first.right() == grid.viewport().width() - 1 - (theme.margin(grid) - PAD)
    grid.select_row(0)
    QTest.keyClick(grid, Qt.Key.Key_Left)
    assert grid.currentIndex().row() == 1


def test_what_comes_while_one_looks_moves_nothing(
    window: MainWindow, grid: PhotoGrid, fake_bus: FakeBus
) -> None:
    choose(window, "sort_date", "group_nothing")
    window.browser.tile_size.set_step(8)
    grid.verticalScrollBar().setValue(grid.verticalScrollBar().maximum() // 2)
    tile = grid.seen().stop - 1
    photo = grid.photo_model.photos()[tile]
    before = grid.visualRect(grid.photo_model.index(tile)).top()
    new = [replace(fake_bus.infos[0], id=n, taken=_moment(2024, 1, 1)) for n in range(61, 81)]
    fake_bus.infos = (*fake_bus.infos, *new)
    fake_bus.publish(TableChanged(Changes(added=tuple(info.id for info in new))))
    row = grid.photo_model.row_of(photo)
    assert row == tile + 20
    assert abs(grid.visualRect(grid.photo_model.index(row)).top() - before) < 2 * 320
    assert grid.order().group is GroupBy.NOTHING


def test_what_comes_next_is_loaded_ahead_on_the_way_that_one_scrolls(
    qtbot: QtBot, window: MainWindow, grid: PhotoGrid, fake_thumbnails: FakeThumbnails
) -> None:
    window.browser.tile_size.set_step(8)
    grid.verticalScrollBar().setValue(grid.height())
    seen = grid.seen()
    qtbot.waitUntil(lambda: bool(fake_thumbnails.expected))
    assert min(fake_thumbnails.expected) > seen.stop - 2
    fake_thumbnails.expected.clear()
    grid.verticalScrollBar().setValue(grid.height() - 10)
    qtbot.waitUntil(lambda: bool(fake_thumbnails.expected))
    assert max(fake_thumbnails.expected) <= seen.start + 6
