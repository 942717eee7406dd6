"""What is on a tile, and what is said of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip

from app.core.base.photo_types import COLOURS, PhotoInfo, PhotoState
from app.core.base.search_types import QueryItem
from app.core.map.regions import Cover
from app.ui.photos.explore_row import MOST, ExploreRow
from app.ui.photos.tile import LABELS, TilePart, button_rects, paint_marks, star_path
from app.ui.window.main_window import MainWindow
from app.work.bus.events import MapChanged
from tests.queries import like
from tests.unit.app.fake_bus import FakeBus

# The painted marks of a photo: where, how many stars, and nothing where there are none.

PLAIN = PhotoInfo(1, 1, Path(), "p", 1, 1, 0.0, PhotoState.READY)
GROUND = QColor("#808080")


def painted(info: PhotoInfo, width: int = 200) -> QImage:
    image = QImage(width, 60, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_marks(painter, QPoint(width - 8, 52), width, info)
    painter.end()
    return image


def touched(image: QImage) -> list[int]:
    """The columns in which something was painted."""
    rows, columns = range(image.height()), range(image.width())
    return [x for x in columns if any(image.pixelColor(x, y) != GROUND for y in rows)]


@pytest.mark.usefixtures("qapp")
def test_an_unmarked_photo_stays_as_it_is() -> None:
    assert touched(painted(PLAIN)) == []


@pytest.mark.usefixtures("qapp")
def test_more_stars_take_more_room_except_on_small_tiles() -> None:
    wide = [len(touched(painted(replace(PLAIN, stars=stars)))) for stars in range(1, 6)]
    assert wide == sorted(set(wide))
    small = {len(touched(painted(replace(PLAIN, stars=stars), 80))) for stars in range(2, 6)}
    assert len(small) == 1
    assert small.pop() < 45


@pytest.mark.usefixtures("qapp")
def test_marks_end_where_they_are_told_to() -> None:
    columns = touched(painted(replace(PLAIN, stars=2, colour="red")))
    assert min(columns) > 140
    assert max(columns) in (191, 192)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_label_shows_its_colour(colour: str) -> None:
    image = painted(replace(PLAIN, colour=colour))
    found = {image.pixelColor(x, y).name() for x in range(160, 200) for y in range(60)}
    assert LABELS[colour].name() in found
    assert set(LABELS) == set(COLOURS)


def test_a_star_fills_its_square() -> None:
    bounds = star_path(QRectF(10, 10, 20, 20)).boundingRect()
    assert bounds.top() == pytest.approx(10)
    assert bounds.width() == pytest.approx(19, abs=1)


# Words about a tile, and where they are shown.

_POINTER = 16  # px, that Qt puts words below the point it is given


def test_the_words_about_a_tile_cover_none_of_its_buttons(
    window: Any, fake_bus: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[Any, str]] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, *_: shown.append((at, text)))
    fake_bus.search(lambda library: library.session.start(like(2)))
    grid = window.browser.results
    cell = grid.visualRect(grid.model().index(1, 0))
    buttons = button_rects(cell, True)
    for point in (cell.center(), buttons[TilePart.DISLIKE].center()):
        where = grid.viewport().mapToGlobal(point)
        QApplication.sendEvent(grid.viewport(), QHelpEvent(QEvent.Type.ToolTip, point, where))
    (_, about), (_, button) = shown
    assert "photo" in about
    assert button == "Dislike"
    for at, _ in shown:
        top = grid.viewport().mapFromGlobal(at).y() + _POINTER
        assert top > buttons[TilePart.DISLIKE].bottom()


# The row of covers above the library's photos.

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
