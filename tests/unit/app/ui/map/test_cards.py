"""Cards: none covers another, and nearer there are more."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from app.core.map.regions import LibraryMap, MapRegions
from app.ui.map.cards import CARD, GAP, NAME, choose_cards
from app.ui.map.mosaic import Mosaic, no_map
from engine.map.cells import to_cells
from engine.map.regions import find_regions


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


def test_nearer_there_are_more(
    regions: tuple[MapRegions, Mosaic],
) -> None:
    counts = [len(choose_cards(*regions, side)) for side in (1, 4, 14)]
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]


def test_parts_with_a_name_stand_for_wholes_without(
    regions: tuple[MapRegions, Mosaic],
) -> None:
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


def test_photos_that_left_have_no_card(
    regions: tuple[MapRegions, Mosaic],
) -> None:
    assert choose_cards(regions[0], Mosaic(no_map()), 4) == []
