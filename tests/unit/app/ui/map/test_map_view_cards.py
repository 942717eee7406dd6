"""Cards: none covers another, and nearer there are more."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from app.core.map.regions import MapRegions
from app.ui.map.map_view import choose_cards
from engine.map.cells import to_cells
from engine.map.regions import find_regions


@pytest.fixture(scope="module")
def regions() -> tuple[MapRegions, dict[int, tuple[float, float]]]:
    random = np.random.default_rng(0)
    group = np.arange(2_000) % 12
    cells = to_cells(random.normal(size=(2_000, 2)) * 4 + np.stack([group % 4, group // 4], 1) * 40)
    x = (np.eye(12)[group] * 20 + random.normal(size=(2_000, 12))).astype(np.float32)
    found = find_regions(cells.astype(np.float64), x, seed=0)
    names = tuple("" for _ in found.parent)
    made = MapRegions(found.parent, found.count, found.middle, found.spread, found.shown, names)
    return made, {n: (x + 0.5, y + 0.5) for n, (x, y) in enumerate(cells.tolist())}


@pytest.mark.parametrize("side", [1, 3, 8, 14])
def test_no_card_covers_another(
    regions: tuple[MapRegions, dict[int, tuple[float, float]]], side: int
) -> None:
    cards = choose_cards(*regions, side, 72, 92, 10)
    assert cards
    for one in cards:
        for other in cards:
            if one is not other:
                apart = abs(one.x - other.x) * side >= 82 or abs(one.y - other.y) * side >= 102
                assert apart, (one, other)


def test_nearer_there_are_more(
    regions: tuple[MapRegions, dict[int, tuple[float, float]]],
) -> None:
    counts = [len(choose_cards(*regions, side, 72, 92, 10)) for side in (1, 4, 14)]
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]


def test_parts_with_a_name_stand_for_wholes_without(
    regions: tuple[MapRegions, dict[int, tuple[float, float]]],
) -> None:
    made, positions = regions
    (largest, *_) = choose_cards(made, positions, 4, 72, 92, 10)
    inner = np.flatnonzero(made.parent == largest.region).tolist()
    names = tuple("boat" if region in inner else "" for region in range(len(made.parent)))
    cards = choose_cards(replace(made, names=names), positions, 4, 72, 92, 10)
    assert cards[0].noun == "boat"
    assert cards[0].region in inner
    assert largest.region not in [card.region for card in cards]


def test_where_photos_are_seen_cards_only_add_names(
    regions: tuple[MapRegions, dict[int, tuple[float, float]]],
) -> None:
    made, positions = regions
    assert choose_cards(made, positions, 16, 72, 92, 10) == []
    whole = [""] * (len(made.parent) - 1) + ["boat"]
    (card,) = choose_cards(replace(made, names=tuple(whole)), positions, 16, 72, 92, 10)
    assert card.noun == "boat"
    assert card.count == 2_000


def test_photos_that_left_have_no_card(
    regions: tuple[MapRegions, dict[int, tuple[float, float]]],
) -> None:
    assert choose_cards(regions[0], {}, 4, 72, 92, 10) == []
