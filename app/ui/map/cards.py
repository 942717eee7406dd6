"""Cards of a map's regions: which stand where, at one side of the cells.

They are chosen for the whole map, never for the part in sight, so that none comes or goes while
the map is dragged; nearer, regions give way to their own parts.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from likewise.app.core.map.types import MapRegions

SPREAD = 4.0  # standard deviations that a region is wide

FEWEST = 3  # photos that are worth a card

REACH = 1.7  # cards with their gaps that a region is wide at most


@dataclass(frozen=True, slots=True)
class Card:
    """A region that is shown by one photo and perhaps a name. ``x``, ``y``: the middle of the card
    on the map, in cells."""

    region: int
    photo: int
    name: str
    count: int
    x: float
    y: float


def choose_cards(
    regions: MapRegions,
    places: dict[int, tuple[float, float]],
    side: float,
    width: float,
    height: float,
    gap: float,
) -> list[Card]:
    """The cards at ``side`` pixels a cell, none nearer than ``gap`` pixels to another; each takes
    ``width`` times ``height`` pixels.

    ``places``: of the photos that stand for regions. A region is shown where it is not much wider
    than a card with its surroundings, but its parent would be; large ones go first.
    """
    wide = SPREAD * regions.spread.max(axis=1) * side
    fits = wide <= REACH * (width + gap)
    parent = regions.parent
    above_fits = np.where(parent >= 0, fits[parent], False)
    wanted = np.flatnonzero(fits & ~above_fits & (regions.count >= FEWEST))
    order = wanted[np.argsort(-regions.count[wanted], kind="stable")]
    cards: list[Card] = []
    taken = np.zeros((0, 2))
    reach = np.array([(width + gap) / side, (height + gap) / side])
    for region in order.tolist():
        photo = int(regions.photo[region])
        place = places.get(photo)
        if place is None:
            continue
        if len(taken) and (np.abs(taken - place) < reach).all(axis=1).any():
            continue
        taken = np.concatenate([taken, [place]])
        count = int(regions.count[region])
        cards.append(Card(region, photo, regions.names[region], count, *place))
    return cards
