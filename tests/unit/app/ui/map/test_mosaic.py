"""Mosaic: tiles by their photos and places."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF

from app.core.map.regions import LibraryMap
from app.ui.map.mosaic import Mosaic, no_map


def mosaic_of(photos: list[int], cells: list[list[int]], scale: int = 1) -> Mosaic:
    colours = np.zeros((len(photos), 3), np.uint8)
    places = np.array(cells, np.int32)
    return Mosaic(LibraryMap(np.array(photos), places, colours, no_map().regions), scale)


@pytest.fixture
def mosaic() -> Mosaic:
    return mosaic_of([11, 22, 33], [[5, 7], [6, 7], [5, 9]])


def test_photos_are_found_where_they_are(mosaic: Mosaic) -> None:
    assert mosaic.tile_at(QPointF(0.5, 0.5)) == 0
    assert mosaic.tile_at(QPointF(1.99, 0.0)) == 1
    assert mosaic.tile_at(QPointF(1.5, 1.5)) is None
    assert mosaic.tile_at(QPointF(-0.1, 0.5)) is None
    assert mosaic.tile_at(QPointF(0.5, 3.0)) is None
    assert mosaic.tile_of(33) == 2
    assert mosaic.tile_of(4) is None
    assert mosaic.middle(2) == QPointF(0.5, 2.5)
    assert mosaic.box == QRectF(0, 0, 2, 3)
    assert sorted(mosaic.tiles_in(QRectF(0, 0, 0.9, 3)).tolist()) == [0, 2]
    assert mosaic.tiles_in(QRectF(10, 10, 10, 10)).tolist() == []
    assert mosaic.tiles_in(QRectF(-5, 0, 4, 9)).tolist() == []  # left of the map


def test_arrows_lead_to_the_nearest_ahead(mosaic: Mosaic) -> None:
    assert mosaic.next_to(0, 1, 0) == 1
    assert mosaic.next_to(0, 0, 1) == 2
    assert mosaic.next_to(0, -1, 0) == 0


def test_the_nearest_come_first(mosaic: Mosaic) -> None:
    assert mosaic.nearest_first(np.arange(3), QPointF(2, 0)).tolist() == [1, 0, 2]
    assert mosaic.nearest_to(QPointF(0, 9)) == 2


def test_a_block_is_shown_by_the_photo_in_its_middle() -> None:
    blocks = mosaic_of([11, 22, 33, 44], [[0, 0], [1, 1], [2, 2], [3, 1]], 3)
    assert blocks.photos.tolist() == [22, 44]
    assert blocks.tile_of(33) == blocks.tile_of(22) == blocks.tile_at(QPointF(0.5, 0.5))
    assert blocks.tiles_of((11, 44)) == {0, 1}
    assert blocks.rect(1) == QRectF(3, 0, 3, 3)
