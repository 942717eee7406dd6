"""Mosaic: photos by their positions, and tiles where they belong."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.core.map.regions import LibraryMap, MapRegions
from app.ui.canvas.pictures import Pictures
from app.ui.map.map_painting import MapLayer, MapPainting
from app.ui.map.map_view import Mosaic, Viewport
from tests.unit.app.conftest import FakeThumbnails

NONE = np.zeros(0, np.int64)
NO_REGIONS = MapRegions(NONE, NONE, np.zeros((0, 2)), np.zeros((0, 2)), NONE, ())


@pytest.fixture
def mosaic(qapp: object) -> Mosaic:
    cells = np.array([[5, 7], [6, 7], [5, 9]], np.int32)
    colours = np.array([[255, 0, 0], [0, 255, 0], [10, 10, 10]], np.uint8)
    return Mosaic(LibraryMap(np.array([11, 22, 33]), cells, colours, NO_REGIONS))


def test_photos_are_found_where_they_are(mosaic: Mosaic) -> None:
    assert mosaic.number_at(0.5, 0.5) == 0
    assert mosaic.number_at(1.99, 0.0) == 1
    assert mosaic.number_at(1.5, 1.5) is None
    assert mosaic.number_at(-0.1, 0.5) is None
    assert mosaic.number_at(0.5, 3.0) is None
    assert mosaic.number_of(33) == 2
    assert mosaic.number_of(4) is None
    assert mosaic.position(2) == (0.5, 2.5)
    assert sorted(mosaic.numbers_in((0, 0, 1, 3)).tolist()) == [0, 2]
    assert mosaic.numbers_in((10, 10, 20, 20)).tolist() == []
    assert mosaic.numbers_in((-5, 0, -1, 9)).tolist() == []  # left of the map


def test_arrows_lead_to_the_nearest_ahead(mosaic: Mosaic) -> None:
    assert mosaic.next_to(0, 1, 0) == 1
    assert mosaic.next_to(0, 0, 1) == 2
    assert mosaic.next_to(0, -1, 0) == 0


def test_a_block_is_shown_by_the_photo_in_its_middle(qapp: object) -> None:
    cells = np.array([[0, 0], [1, 1], [2, 2], [3, 1]], np.int32)
    colours = np.zeros((4, 3), np.uint8)
    blocks = Mosaic(LibraryMap(np.array([11, 22, 33, 44]), cells, colours, NO_REGIONS), 3)
    assert (blocks.width, blocks.height) == (2, 1)
    assert blocks.photos.tolist() == [22, 44]
    assert blocks.number_of(33) == blocks.number_of(22) == blocks.number_at(0.5, 0.5)
    assert blocks.numbers_of((11, 44)) == {0, 1}


def painted(mosaic: Mosaic, view: Viewport) -> QImage:
    """What the painter makes of photos that aren't loaded, on white ground."""
    image = QImage(view.width, view.height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painting = MapPainting(Pictures(FakeThumbnails(), lambda _: None), mosaic)
    painter = QPainter(image)
    painting.paint_tiles(painter, image.rect(), view)
    painter.end()
    return image


def test_tiles_have_the_colours_of_their_photos_first(mosaic: Mosaic) -> None:
    tiles = painted(mosaic, Viewport(48, 72, 24))
    assert tiles.pixelColor(12, 12) == QColor(255, 0, 0)
    assert tiles.pixelColor(36, 12) == QColor(0, 255, 0)
    assert tiles.pixelColor(12, 60) == QColor(10, 10, 10)
    assert tiles.pixelColor(36, 36) == tiles.pixelColor(0, 0) == QColor("white")
    assert painted(mosaic, Viewport(6, 6, 3, -150, -150)).pixelColor(0, 0) == QColor("white")


def test_photos_are_large_enough_to_be_seen(mosaic: Mosaic) -> None:
    painting = MapPainting(Pictures(FakeThumbnails(), lambda _: None), mosaic)
    assert painting.scale(Viewport(1200, 800, 7)) * 7 == 28
    assert painting.scale(Viewport(1200, 800, 24)) == painting.scale(Viewport(1200, 800, 96)) == 1
    assert painting.scale(Viewport(3600, 2000, 3)) * 3 == 45


def test_a_drag_paints_each_tile_once(qapp: object) -> None:
    parts: list[tuple[int, int, int, int]] = []
    layer = MapLayer(lambda painter, part, view: parts.append(part.getRect()))
    layer.at(Viewport(100, 50, 20))
    parts.clear()
    for left in range(1, 41):
        corner, _ = layer.at(Viewport(100, 50, 20, left))
        assert -20 <= corner.x() < 0
    assert parts == 2 * [(0, 0, 20, 80)]


def test_a_loaded_photo_is_painted_alone(mosaic: Mosaic) -> None:
    parts: list[tuple[int, int, int, int]] = []
    layer = MapLayer(lambda painter, part, view: parts.append(part.getRect()))
    painting = MapPainting(Pictures(FakeThumbnails(), lambda _: None), mosaic)
    layer.at(Viewport(100, 50, 20))
    parts.clear()
    loaded = {1}
    layer.paint_again(loaded, painting.cell)
    assert parts == [(40, 20, 20, 20)]  # right of photo 0, which is a tile off the corner
    assert not loaded
