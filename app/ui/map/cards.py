"""Choose the cards of the map's regions: a photo with a name and a count.

They are chosen for the whole map, not for the visible part, so that none appears or disappears
while the map is dragged; zooming in replaces regions by their parts.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from app.core.map.regions import MapRegions
from app.ui.map.mosaic import Mosaic

CARD = 104  # px, side of a card's photo

NAME = 28  # px below it, for the name

GAP = 16  # px between two cards

SPREAD = 4.0  # width of a region in standard deviations

FEWEST = 3  # fewest photos of a region with a card

REACH = 1.7  # greatest width of a region with a card, in cards with their gaps


@dataclass(frozen=True, slots=True)
class Card:
    """A photo that stands for a region, and the noun that names it.
    ``x``, ``y``: the middle of the card on the map, in cells."""

    region: int
    photo: int
    noun: str
    count: int
    x: float
    y: float


def choose_cards(regions: MapRegions, mosaic: Mosaic, side: float) -> list[Card]:
    """Return the cards at ``side`` px per cell, of photos that are on the map.

    A region has a card if it is not much wider than the card, but its parent is; if it has no name,
    the named regions in it have cards instead, or the named one around it. Large ones are placed
    first.
    """
    wide = SPREAD * regions.spread.max(axis=1) * side
    fits = wide <= REACH * (CARD + GAP)
    parent = regions.parent
    above_fits = np.where(parent >= 0, fits[parent], False)
    wanted = np.flatnonzero(fits & ~above_fits & (regions.count >= FEWEST)).tolist()
    counts, names = regions.count.tolist(), regions.names
    named = _named_within(regions, frozenset(wanted))
    shown = {each for region in wanted for each in named[region] or _named_around(regions, region)}
    apart = (CARD + GAP) / side, (CARD + NAME + GAP) / side
    cards: list[Card] = []
    taken = np.zeros((0, 2))
    for region in sorted(shown, key=lambda region: (-counts[region], region)):
        photo = int(regions.photo[region])
        tile = mosaic.tile_of(photo)
        at = None if tile is None else mosaic.middle(tile).toTuple()
        if at is None or (np.abs(taken - at) < apart).all(axis=1).any():
            continue
        taken = np.concatenate([taken, [at]])
        cards.append(Card(region, photo, names[region], counts[region], *at))
    return cards


def _named_around(regions: MapRegions, region: int) -> list[int]:
    """Return the smallest named region around an unnamed one, if there is any."""
    while region >= 0 and not regions.names[region]:
        region = int(regions.parent[region])
    return [region] if region >= 0 else []


def _named_within(regions: MapRegions, wanted: frozenset[int]) -> dict[int, list[int]]:
    """Return the topmost named regions in each wanted one: itself if it has a name."""
    found: dict[int, list[int]] = {region: [] for region in wanted}
    around = list(range(len(regions.parent)))  # wanted region that needs names here; or -1
    for region in reversed(range(len(around))):  # parents before their children
        parent = int(regions.parent[region])
        above = around[parent] if parent >= 0 else -1
        around[region] = region if region in wanted else above
        if around[region] >= 0 and regions.names[region]:
            found[around[region]].append(region)
            around[region] = -1
    return found
