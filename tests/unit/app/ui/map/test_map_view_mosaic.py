"""Mosaic: photos by their positions, and dots where they belong."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.core.map.regions import LibraryMap, MapRegions
from app.ui.map.map_painting import MapPainting
from app.ui.map.map_view import Mosaic, Viewport, scattered
from app.ui.photos.pictures import Pictures
from app.ui.style.tokens import LIGHT
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


def test_arrows_lead_to_the_nearest_ahead(mosaic: Mosaic) -> None:
    assert mosaic.next_to(0, 1, 0) == 1
    assert mosaic.next_to(0, 0, 1) == 2
    assert mosaic.next_to(0, -1, 0) == 0


def painted(mosaic: Mosaic, part: QRect, view: Viewport) -> QImage:
    """What the painter makes of the dots on white ground."""
    image = QImage(part.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painting = MapPainting(Pictures(FakeThumbnails(), lambda _: None), mosaic)
    painting.tokens = replace(LIGHT, ground="#ffffff")
    painter = QPainter(image)
    painting.paint_dots(painter, part, view)
    painter.end()
    return image


def test_dots_have_their_colours(mosaic: Mosaic) -> None:
    dots = painted(mosaic, QRect(0, 0, 8, 12), Viewport(8, 12, 4))
    assert dots.pixelColor(0, 0) == QColor(255, 0, 0)
    assert dots.pixelColor(7, 3) == QColor(0, 255, 0)
    assert dots.pixelColor(7, 7) == QColor("white")
    assert dots.pixelColor(0, 11) == QColor(10, 10, 10)


def test_beyond_the_map_there_is_nothing(mosaic: Mosaic) -> None:
    dots = painted(mosaic, QRect(0, 0, 12, 15), Viewport(12, 15, 3, 3, 3))
    assert dots.pixelColor(2, 2) == QColor("white")
    assert dots.pixelColor(3, 3) == QColor(255, 0, 0)
    far = painted(mosaic, QRect(0, 0, 6, 6), Viewport(6, 6, 3, -150, -150))
    assert far.pixelColor(0, 0) == QColor("white")


@pytest.mark.parametrize("left", [0, -5, 7])
def test_large_dots_are_round(mosaic: Mosaic, left: int) -> None:
    dots = painted(mosaic, QRect(0, 0, 48, 48), Viewport(48, 48, 24, left))
    corner = left if left >= 0 else left + 24  # of the first cell that is seen whole
    assert dots.pixelColor(corner, 0) == QColor("white")
    middle = dots.pixelColor(corner + 12, 12)
    assert middle == (QColor(255, 0, 0) if left >= 0 else QColor(0, 255, 0))


def test_what_is_chosen_is_marked_and_all_else_keeps_its_colour(mosaic: Mosaic) -> None:
    mosaic.colour((2,), QColor("blue"))
    dots = painted(mosaic, QRect(0, 0, 2, 3), Viewport(2, 3))
    assert dots.pixelColor(0, 0) == QColor(255, 0, 0)
    assert dots.pixelColor(0, 2) == QColor("blue")


def test_moving_dots_are_clipped_at_the_edges(qapp: object) -> None:
    colours = np.array([[255, 0, 0, 255], [0, 0, 255, 255]], np.uint8)
    image = scattered(np.array([[0.0, 0.0], [9.0, 5.0]]), colours, 10, 6, 2)
    assert image.pixelColor(0, 0).red() == 255
    assert image.pixelColor(9, 5).blue() == 255
    assert image.pixelColor(4, 4).alpha() == 0
