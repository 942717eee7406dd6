"""Mosaic: photos by their positions, and dots where they belong."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QColor

from app.core.map.regions import LibraryMap, MapRegions
from app.ui.map.map_view import Mosaic, scattered

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


def test_dots_have_their_colours(mosaic: Mosaic) -> None:
    dots = mosaic.dots(0, 0, 2, 3, 2)
    assert (dots.width(), dots.height()) == (4, 6)
    assert QColor(dots.pixelColor(0, 0)).red() == 255
    assert QColor(dots.pixelColor(3, 1)).green() == 255
    assert dots.pixelColor(3, 3).alpha() == 0
    assert dots.pixelColor(0, 4).alpha() == 255


def test_beyond_the_map_there_is_nothing(mosaic: Mosaic) -> None:
    dots = mosaic.dots(-1, -1, 4, 5, 1)
    assert dots.pixelColor(0, 0).alpha() == 0
    assert dots.pixelColor(1, 1).alpha() == 255
    assert mosaic.dots(50, 50, 2, 2, 1).pixelColor(0, 0).alpha() == 0


def test_large_dots_are_round(mosaic: Mosaic) -> None:
    dots = mosaic.dots(0, 0, 1, 1, 12)
    assert dots.pixelColor(0, 0).alpha() == 0
    assert dots.pixelColor(6, 6).alpha() == 255


def test_what_is_chosen_is_marked(mosaic: Mosaic) -> None:
    mosaic.colour((2,), QColor("blue"))
    dots = mosaic.dots(0, 0, 2, 3, 1)
    assert dots.pixelColor(0, 0).alpha() == 255
    assert dots.pixelColor(0, 2).blue() == 255


def test_moving_dots_are_clipped_at_the_edges(qapp: object) -> None:
    colours = np.array([[255, 0, 0], [0, 0, 255]], np.uint8)
    image = scattered(np.array([[0.0, 0.0], [9.0, 5.0]]), colours, 10, 6, 2)
    assert image.pixelColor(0, 0).red() == 255
    assert image.pixelColor(9, 5).blue() == 255
    assert image.pixelColor(4, 4).alpha() == 0
