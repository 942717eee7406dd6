"""The map's canvas: what is under the pointer stays there, nobody gets lost, tiles can be seen."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPixmap
from pytestqt.qtbot import QtBot

from app.core.map.regions import LibraryMap
from app.ui.canvas.pictures import Pictures
from app.ui.map.map_canvas import LEAST, MapCanvas
from app.ui.map.mosaic import no_map
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.photo_model import ListedStacks, PhotoModel
from app.ui.style.tokens import tokens_of
from tests.unit.app.conftest import FakeThumbnails

WIDE, HIGH = 50, 40  # cells


class CountedPictures(Pictures):
    """Without thumbnails; notes which photos were painted."""

    def __init__(self) -> None:
        super().__init__(FakeThumbnails(), lambda _: None)
        self.painted: list[int] = []

    def fill(self, photo: int, size: QSize, corner: float, *, make: bool = True) -> QPixmap | None:
        self.painted.append(photo)
        return super().fill(photo, size, corner, make=make)


@pytest.fixture
def pictures(qapp: object) -> CountedPictures:
    return CountedPictures()


@pytest.fixture
def canvas(pictures: CountedPictures, qtbot: QtBot) -> MapCanvas:
    """A map of 2,000 photos, one in each cell, red in even columns and green in odd ones."""
    made = MapCanvas(pictures, PhotoGrid(PhotoModel(pictures, ListedStacks()), "Map"))
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    number = np.arange(WIDE * HIGH)
    cells = np.stack([number % WIDE, number // WIDE], axis=1).astype(np.int32)
    colours = np.array([[255, 0, 0], [0, 255, 0]], np.uint8)[cells[:, 0] % 2]
    made.show_map(LibraryMap(number, cells, colours, no_map().regions))
    return made


def sight(canvas: MapCanvas) -> QRectF:
    """The visible part of the map, in cells."""
    return canvas.mapToScene(canvas.viewport().rect()).boundingRect()


ZOOMS = st.lists(st.tuples(st.floats(0.2, 5), st.integers(0, 899), st.integers(0, 599)), max_size=5)


@given(ZOOMS)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_what_is_under_the_pointer_stays_and_nobody_gets_lost(
    canvas: MapCanvas, zooms: list[tuple[float, int, int]]
) -> None:
    canvas.fit()
    for factor, x, y in zooms:
        before = canvas.mapToScene(x, y)
        canvas.zoom_at(factor, QPointF(x, y))
        middle = sight(canvas).center()
        off = 2 / canvas.side()
        assert -off <= middle.x() <= WIDE + off
        assert -off <= middle.y() <= HIGH + off
        stayed = canvas.mapToScene(x, y) - before
        inside = off < middle.x() < WIDE - off and off < middle.y() < HIGH - off
        assert (
            not inside
            or sight(canvas).contains(QRectF(0, 0, WIDE, HIGH))
            or (stayed.manhattanLength() <= off)
        )


@pytest.mark.parametrize("size", [(900, 600), (300, 1000), (3000, 1500)])
def test_all_of_the_map_is_in_sight_also_in_another_size(
    canvas: MapCanvas, size: tuple[int, int]
) -> None:
    canvas.resize(*size)
    canvas.grab()
    assert sight(canvas).contains(QRectF(0, 0, WIDE, HIGH))


def test_another_size_keeps_the_middle(canvas: MapCanvas) -> None:
    canvas.zoom(6)
    canvas.move_by(QPointF(100, 50))
    before, side = sight(canvas).center(), canvas.side()
    canvas.resize(700, 700)
    assert canvas.side() == side
    assert (sight(canvas).center() - before).manhattanLength() <= 2 / side


@pytest.mark.parametrize("steps", range(-3, 12))
def test_tiles_are_large_enough_to_be_seen_and_even(canvas: MapCanvas, steps: int) -> None:
    canvas.fit()
    canvas.zoom(steps)
    rects = [rect for _, rect in canvas.photos_in_sight(5000)]
    sides = {rect.width() for rect in rects} | {rect.height() for rect in rects}
    assert max(sides) == pytest.approx(min(sides))
    assert min(sides) >= LEAST
    assert min(sides) == pytest.approx(round(min(sides)))


def test_tiles_have_the_colours_of_their_photos_first(canvas: MapCanvas) -> None:
    canvas.zoom(6)
    image = canvas.grab().toImage()
    for photo, rect in canvas.photos_in_sight(20):
        wanted = QColor(255, 0, 0) if photo % WIDE % 2 == 0 else QColor(0, 255, 0)
        assert image.pixelColor(rect.center().toPoint()) == wanted
    canvas.move_by(QPointF(3000, 3000))
    assert canvas.grab().toImage().pixelColor(2, 2) == QColor(tokens_of(canvas.palette()).ground)


def test_a_drag_paints_each_tile_once(canvas: MapCanvas, pictures: CountedPictures) -> None:
    canvas.zoom(6)
    canvas.move_by(QPointF(-3, 0))
    canvas.grab()
    pictures.painted.clear()
    side = round(canvas.side())
    for _ in range(side):
        canvas.move_by(QPointF(1, 0))
        canvas.grab()
    column = {photo % WIDE for photo in pictures.painted}
    assert len(column) <= 2  # those at the edge


def test_a_loaded_photo_is_painted_alone(canvas: MapCanvas, pictures: CountedPictures) -> None:
    canvas.zoom(6)
    for _ in range(20):  # until all are painted that a frame had no time for
        canvas.grab()
        canvas.paint_missing()
    (photo, _), *_ = canvas.photos_in_sight(1)
    pictures.painted.clear()
    pictures.changed.emit(photo)
    canvas.paint_missing()
    canvas.grab()
    assert photo in pictures.painted
    assert len(pictures.painted) <= 4  # and those that it touches
