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

    Regions with a name have one that are not much wider than it, unless they lie in another such
    region. Large ones are placed first.
    """
    fits = SPREAD * regions.spread.max(axis=1) * side <= REACH * (CARD + GAP)
    counts, names = regions.count.tolist(), regions.names
    shown: list[int] = []
    within = np.zeros(len(fits), bool)  # shown, or in a region that is
    for region, parent in reversed(list(enumerate(regions.parent))):  # parents come first
        inside = parent >= 0 and bool(within[parent])
        within[region] = inside or bool(fits[region] and names[region])
        if within[region] and not inside:
            shown.append(region)
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
