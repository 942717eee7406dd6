"""The row of covers above the library's photos."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from app.core.base.search_types import QueryItem
from app.core.map.regions import Cover
from app.ui.photos.explore_row import MOST, ExploreRow
from app.ui.window.main_window import MainWindow
from app.work.bus.events import MapChanged
from tests.unit.app.fake_bus import FakeBus

LEFT = Qt.MouseButton.LeftButton
COVERS = tuple(Cover(noun, 60 - n, n + 1) for n, noun in enumerate(("dog", "cat", "boat", "bus")))


@pytest.fixture
def row(window: MainWindow, fake_bus: FakeBus) -> ExploreRow:
    fake_bus.publish(MapChanged(None, COVERS))
    return window.findChild(ExploreRow)


def cover(row: ExploreRow, name: str) -> QAbstractButton:
    buttons = row.findChildren(QAbstractButton)
    return next(each for each in buttons if name in (each.accessibleName(), each.text()))


def test_a_cover_names_what_there_is_and_searches_for_it(
    row: ExploreRow, fake_bus: FakeBus
) -> None:
    assert row.isVisible()
    QTest.mouseClick(cover(row, "Boats, 58"), LEFT)
    view = fake_bus.shown_search()
    assert view is not None
    assert view.query == (QueryItem(word="boat"),)


def test_photos_stand_below_it_and_move_with_it(window: MainWindow, row: ExploreRow) -> None:
    grid = window.browser.library
    first = grid.visualRect(grid.photo_model.index(0))
    assert first.top() >= row.geometry().bottom()
    grid.verticalScrollBar().setValue(30)
    assert row.y() == -30
    assert grid.visualRect(grid.photo_model.index(0)).top() == first.top() - 30


def test_it_makes_way_where_the_photos_are_limited(window: MainWindow, row: ExploreRow) -> None:
    window.library.narrow("dog")
    assert not row.isVisible()
    window.library.narrow("")
    assert row.isVisible()


def test_no_photo_moves_under_the_pointer(window: MainWindow, fake_bus: FakeBus) -> None:
    grid = window.browser.library
    spot = grid.visualRect(grid.photo_model.index(1)).center()
    QTest.mouseMove(grid.viewport(), spot)
    fake_bus.publish(MapChanged(None, COVERS))
    assert grid.indexAt(spot).row() == 1
    grid.pointer_left.emit()
    assert grid.visualRect(grid.photo_model.index(1)).center().y() > spot.y() + 80


def test_few_covers_are_none_and_many_are_cut(window: MainWindow, fake_bus: FakeBus) -> None:
    row = window.findChild(ExploreRow)
    fake_bus.publish(MapChanged(None, COVERS[:2]))
    assert row.height() == 0
    many = tuple(Cover("dog", n, n) for n in range(1, 20))
    fake_bus.publish(MapChanged(None, many))
    assert len(row.findChildren(QAbstractButton)) == MOST + 1  # and the one that opens the map


def test_the_map_is_one_click_away(window: MainWindow, row: ExploreRow) -> None:
    QTest.mouseClick(cover(row, "Open the map"), LEFT, pos=QPoint(5, 5))
    assert window.browser.place() == "map"


def test_its_height_is_that_of_the_covers_it_has_room_for(
    window: MainWindow, row: ExploreRow
) -> None:
    layout = row.layout()
    assert layout is not None
    for width in (1200, 420, 1200):
        height = row.heightForWidth(width)
        layout.activate()  # as the next turn of the event loop does
        assert row.heightForWidth(width) == height
