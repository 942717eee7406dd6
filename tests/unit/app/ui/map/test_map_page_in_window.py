"""The map in the window: one looks, zooms, draws around photos, searches from them, and leaves."""

from __future__ import annotations

from unittest.mock import call

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import Changes
from app.core.base.search_types import QueryItem
from app.core.base.work_types import Progress
from app.core.map.regions import Cover, LibraryMap, MapRegions
from app.ui.map.map_canvas import MapCanvas
from app.ui.map.map_page import MapPage
from app.ui.style.spoken_parts import SpokenPart
from app.ui.style.tokens import tokens_of
from app.ui.window.main_window import MainWindow
from app.work.bus.events import MapChanged, MapProgressed, TableChanged
from tests.queries import like
from tests.unit.app.fake_bus import FakeBus

pytestmark = pytest.mark.same_window

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


def map_of(count: int = 60, shift: int = 0) -> LibraryMap:
    """Photos 1 to count in rows of ten, a column free after each."""
    number = np.arange(count)
    cells = np.stack([2 * (number % 10) + shift, number // 10], axis=1).astype(np.int32)
    regions = MapRegions(
        np.array([-1]),
        np.array([count]),
        np.array([[10.0, 3.0]]),
        np.array([[5.0, 2.0]]),
        np.array([1]),
        ("dog",),
    )
    colours = np.full((count, 3), 90, np.uint8)
    return LibraryMap(number + 1, cells, colours, regions)


@pytest.fixture
def page(window: MainWindow, fake_bus: FakeBus) -> MapPage:
    QTest.keyClick(window.browser.library, Qt.Key.Key_M, SHIFT)
    fake_bus.publish(MapChanged(map_of()))
    found = window.findChild(MapPage)
    assert found is not None
    return found


def point_of(canvas: MapCanvas, photo: int, dx: float = 0.5, dy: float = 0.5) -> QPoint:
    """Where a photo is on the canvas, in the middle of its cell or off it."""
    number = photo - 1
    return canvas.mapFromScene(2 * (number % 10) + dx, number // 10 + dy)


def draw_around(canvas: MapCanvas, first: int, last: int) -> None:
    """Draw a box around all photos between two corners."""
    corners = [
        point_of(canvas, first, -0.4, -0.4),
        point_of(canvas, last, 1.4, -0.4 - (last - 1) // 10 + (first - 1) // 10),
        point_of(canvas, last, 1.4, 1.4),
        point_of(canvas, first, -0.4, 1.4 + (last - 1) // 10 - (first - 1) // 10),
    ]
    QTest.mousePress(canvas.viewport(), LEFT, SHIFT, corners[0])
    for corner in corners[1:]:
        QTest.mouseMove(canvas.viewport(), corner)
    QTest.mouseRelease(canvas.viewport(), LEFT, SHIFT, corners[-1])


def test_a_photo_that_left_the_library_leaves_the_map_at_once(
    page: MapPage, fake_bus: FakeBus
) -> None:
    fake_bus.publish(TableChanged(Changes(removed=(7,))))
    assert set(page.grid.photo_model.photos()) == {*range(1, 61)} - {7}
    assert [photo for photo, _ in page.canvas.photos_in_sight(60) if photo == 7] == []


def test_it_is_watched_while_it_is_looked_at(
    window: MainWindow, page: MapPage, fake_bus: FakeBus
) -> None:
    assert fake_bus.asked == [call.map.watch(True)]
    assert window.browser.is_shown(page)
    QTest.keyClick(page.canvas, Qt.Key.Key_Escape)
    assert fake_bus.asked[-1] == call.map.watch(False)
    assert window.browser.is_shown(window.browser.library)


def test_a_click_and_enter_search_from_a_photo(page: MapPage, fake_bus: FakeBus) -> None:
    page.canvas.zoom(6)
    QTest.mouseClick(page.canvas.viewport(), LEFT, NONE, point_of(page.canvas, 35))
    assert page.grid.selected() == (35,)
    QTest.keyClick(page.canvas, Qt.Key.Key_Return)
    assert call.session.start(like(35), scope=None) in fake_bus.asked


def test_drawing_around_photos_selects_them(
    window: MainWindow, page: MapPage, qtbot: QtBot
) -> None:
    draw_around(page.canvas, 12, 34)
    assert page.grid.selected() == (12, 13, 14, 22, 23, 24, 32, 33, 34)
    qtbot.waitUntil(lambda: window.browser.header.accessibleName() == "9 selected")
    QTest.keyClick(page.canvas, Qt.Key.Key_Escape)  # ends the selection, not the visit
    assert page.grid.selection.count() == 0
    assert window.browser.is_shown(page)


def test_arrows_lead_from_photo_to_photo(page: MapPage) -> None:
    page.canvas.focus_photo(12)
    page.canvas.setFocus()
    QTest.keyClick(page.canvas, Qt.Key.Key_Right)
    assert page.grid.selected() == (13,)
    QTest.keyClick(page.canvas, Qt.Key.Key_Down)
    assert page.grid.selected() == (23,)
    assert page.canvas.accessibleDescription()


@pytest.mark.same_window(False)
def test_keys_zoom_here_and_leave_the_tiles_alone(window: MainWindow, page: MapPage) -> None:
    step, side = window.browser.tile_size.step(), page.canvas.side()
    QTest.keyClick(page.canvas, Qt.Key.Key_Plus)
    assert page.canvas.side() > side
    QTest.keyClick(page.canvas, Qt.Key.Key_Minus)
    assert page.canvas.side() == side
    assert window.browser.tile_size.step() == step


@pytest.mark.same_window(False)
def test_cards_leave_the_ring_of_the_keyboard_whole(page: MapPage) -> None:
    canvas = page.canvas
    canvas.clearFocus()
    canvas.setFocus(Qt.FocusReason.TabFocusReason)
    canvas.setFixedSize(110, 110)  # less than a card
    accent = QColor(tokens_of(canvas.palette()).accent)
    image, ratio = canvas.grab().toImage(), canvas.devicePixelRatioF()
    ring = [(55, 3), (3, 55), (107, 55)]
    assert [image.pixelColor(round(x * ratio), round(y * ratio)) for x, y in ring] == 3 * [accent]


@pytest.mark.same_window(False)
def test_dragging_moves_the_map(page: MapPage) -> None:
    canvas = page.canvas
    canvas.zoom(8)
    before, start = point_of(canvas, 35), canvas.rect().center()
    QTest.mousePress(canvas.viewport(), LEFT, NONE, start)
    QTest.mouseMove(canvas.viewport(), start + QPoint(30, 20))
    QTest.mouseMove(canvas.viewport(), start + QPoint(40, 25))
    QTest.mouseRelease(canvas.viewport(), LEFT, NONE, start + QPoint(40, 25))
    assert point_of(canvas, 35) - before == QPoint(40, 25)
    assert page.grid.selection.count() == 0


@pytest.mark.same_window(False)
def test_a_card_that_names_its_region_searches_for_it(page: MapPage, fake_bus: FakeBus) -> None:
    page.canvas.setFixedSize(150, 120)  # far away, with a card
    page.canvas.grab()
    (_, card), *_ = page.canvas.cards_in_sight()
    QTest.mouseClick(page.canvas.viewport(), LEFT, NONE, card.center().toPoint())
    view = fake_bus.shown_search()
    assert view is not None
    assert view.query == (QueryItem(word="dog"),)


def test_while_the_first_map_is_made_it_says_so(window: MainWindow, fake_bus: FakeBus) -> None:
    QTest.keyClick(window.browser.library, Qt.Key.Key_M, SHIFT)
    fake_bus.publish(MapChanged(None))
    fake_bus.publish(MapProgressed(Progress("mapping", 250, 1000)))
    page = window.findChild(MapPage)
    assert page is not None
    said = [label.text() for label in page.findChildren(QLabel)]
    assert "Making the map of 60 photos: 25%" in said


def test_a_new_map_keeps_the_focused_photo_where_it_is(page: MapPage, fake_bus: FakeBus) -> None:
    canvas = page.canvas
    canvas.zoom(8)
    canvas.focus_photo(35)
    before = point_of(canvas, 35)
    fake_bus.publish(MapChanged(map_of(shift=7)))  # cells are counted from the first column
    assert point_of(canvas, 35) == before


@pytest.mark.parametrize("count", [1, 2])
def test_a_map_of_few_photos_shows_them_large(page: MapPage, fake_bus: FakeBus, count: int) -> None:
    fake_bus.publish(MapChanged(map_of(count)))
    assert page.canvas.side() >= 100
    page.canvas.grab()
    assert page.grid.photo_model.rowCount() == count


@pytest.mark.same_window(False)
def test_a_screen_reader_searches_for_a_region(page: MapPage, fake_bus: FakeBus) -> None:
    page.canvas.setFixedSize(150, 120)  # far away, with a card
    page.canvas.fit()
    page.spoken.tell()
    assert page.spoken.names()[0] == "Region “Dogs”, 60 photos"
    page.canvas.findChildren(SpokenPart)[0].click()
    view = fake_bus.shown_search()
    assert view is not None
    assert view.query == (QueryItem(word="dog"),)


def test_a_screen_reader_meets_photos(page: MapPage) -> None:
    page.canvas.setFixedSize(900, 500)
    page.canvas.fit()
    page.spoken.tell()
    names = page.spoken.names()
    assert len(names) == 60
    assert "photo 001.jpg" in names
    (button,) = [
        child
        for child in page.canvas.findChildren(SpokenPart)
        if child.accessibleName() == "photo 035.jpg"
    ]
    assert button.geometry().contains(point_of(page.canvas, 35))
    button.click()
    assert page.grid.selected() == (35,)
    QTest.keyClick(page.canvas, Qt.Key.Key_Right)
    assert page.grid.selected() == (36,)


def test_photos_are_rated_and_selected_by_keys(page: MapPage, fake_bus: FakeBus) -> None:
    page.canvas.choose(12)
    QTest.keyClick(page.canvas, Qt.Key.Key_Right, SHIFT)
    QTest.keyClick(page.canvas, Qt.Key.Key_Down, SHIFT)
    assert page.grid.selected() == (12, 13, 23)
    QTest.keyClick(page.canvas, Qt.Key.Key_Right)
    assert page.grid.selected() == (24,)
    QTest.keyClick(page.canvas, Qt.Key.Key_Return)
    assert call.session.start(like(24), scope=None) in fake_bus.asked


def test_covers_stand_in_place_of_the_map_and_search(
    page: MapPage, window: MainWindow, fake_bus: FakeBus
) -> None:
    fake_bus.publish(MapChanged(map_of(), (Cover("bus", 9, 4), Cover("dog", 7, 2))))
    shown = {each.accessibleName() or each.text(): each for each in buttons_of(window)}
    QTest.mouseClick(shown["Covers"], LEFT)
    assert not page.canvas.isVisible()
    assert page.covers.hasFocus()  # no ring around the button that was clicked
    assert window.browser.targets() == ()  # no photo is in sight
    shown = {each.accessibleName() or each.text(): each for each in buttons_of(page)}
    shown["Buses, 9"].click()
    view = fake_bus.shown_search()
    assert view is not None
    assert view.query == (QueryItem(word="bus"),)


def test_without_covers_there_is_the_map(
    page: MapPage, window: MainWindow, fake_bus: FakeBus
) -> None:
    fake_bus.publish(MapChanged(map_of(), (Cover("bus", 9, 4),)))
    (covers,) = (each for each in buttons_of(window) if each.text() == "Covers")
    covers.click()
    fake_bus.publish(MapChanged(map_of(), ()))
    assert page.canvas.isVisible()
    assert not covers.isEnabled()


def buttons_of(widget: QWidget) -> list[QAbstractButton]:
    return widget.findChildren(QAbstractButton)
