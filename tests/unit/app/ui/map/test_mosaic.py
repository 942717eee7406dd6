"""Photos on the map: where each tile lies, which are caught, the cards of regions."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF

from app.core.map.regions import LibraryMap, MapRegions
from app.ui.map.cards import CARD, GAP, NAME, choose_cards
from app.ui.map.mosaic import Mosaic, inside, no_map
from engine.map.cells import to_cells
from engine.map.regions import find_regions

# Mosaic: tiles by their photos and places.


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


# Lasso: inside or not, by hand.

SQUARE = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]


def hit(line: list[tuple[float, float]], *points: tuple[float, float]) -> list[bool]:
    x, y = np.array(points, np.float64).T
    return inside(line, x, y).tolist()


def test_in_and_out_of_a_square() -> None:
    assert hit(SQUARE, (2, 2), (5, 2), (-1, 2), (2, 5), (0.1, 3.9)) == [
        True,
        False,
        False,
        False,
        True,
    ]


def test_a_dent_is_outside() -> None:
    dented = [(0.0, 0.0), (4.0, 0.0), (2.0, 2.0), (4.0, 4.0), (0.0, 4.0)]
    assert hit(dented, (3.5, 2), (1, 2)) == [False, True]


def test_the_way_round_makes_no_difference() -> None:
    points = [(float(x), float(y)) for x, y in np.random.default_rng(0).uniform(-2, 6, (50, 2))]
    assert hit(SQUARE, *points) == hit(SQUARE[::-1], *points)


def test_a_line_that_is_no_area_has_nothing_in_it() -> None:
    assert hit([(0.0, 0.0), (4.0, 0.0)], (2, 0), (2, 1)) == [False, False]


# Cards: none covers another, and nearer there are more.


@pytest.fixture(scope="module")
def regions() -> tuple[MapRegions, Mosaic]:
    random = np.random.default_rng(0)
    group = np.arange(2_000) % 12
    cells = to_cells(random.normal(size=(2_000, 2)) * 4 + np.stack([group % 4, group // 4], 1) * 40)
    x = (np.eye(12)[group] * 20 + random.normal(size=(2_000, 12))).astype(np.float32)
    found = find_regions(cells.astype(np.float64), x, seed=0)
    names = tuple(f"noun {region}" for region in range(len(found.parent)))
    made = MapRegions(found.parent, found.count, found.middle, found.spread, found.shown, names)
    colours = np.zeros((2_000, 3), np.uint8)
    return made, Mosaic(LibraryMap(np.arange(2_000), cells, colours, made))


@pytest.mark.parametrize("side", [1, 3, 8, 14])
def test_no_card_covers_another(regions: tuple[MapRegions, Mosaic], side: int) -> None:
    cards = choose_cards(*regions, side)
    assert cards
    for one in cards:
        for other in cards:
            if one is not other:
                across, down = abs(one.x - other.x) * side, abs(one.y - other.y) * side
                assert across >= CARD + GAP or down >= CARD + NAME + GAP, (one, other)


def test_nearer_there_are_more(regions: tuple[MapRegions, Mosaic]) -> None:
    counts = [len(choose_cards(*regions, side)) for side in (1, 4, 14)]
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]


def test_parts_with_a_name_stand_for_wholes_without(regions: tuple[MapRegions, Mosaic]) -> None:
    made, mosaic = regions
    (largest, *_) = choose_cards(made, mosaic, 4)
    inner = np.flatnonzero(made.parent == largest.region).tolist()
    names = tuple("boat" if region in inner else "" for region in range(len(made.parent)))
    cards = choose_cards(replace(made, names=names), mosaic, 4)
    assert cards[0].noun == "boat"
    assert cards[0].region in inner
    assert largest.region not in [card.region for card in cards]


def test_every_card_has_a_name(regions: tuple[MapRegions, Mosaic]) -> None:
    made, mosaic = regions
    nameless = [""] * len(made.parent)
    assert choose_cards(replace(made, names=tuple(nameless)), mosaic, 4) == []
    whole = replace(made, names=(*nameless[1:], "boat"))
    (card,) = choose_cards(whole, mosaic, 0.5)
    assert (card.noun, card.count) == ("boat", 2_000)
    assert choose_cards(whole, mosaic, 4) == []  # it is far wider than a card


def test_photos_that_left_have_no_card(regions: tuple[MapRegions, Mosaic]) -> None:
    assert choose_cards(regions[0], Mosaic(no_map()), 4) == []
