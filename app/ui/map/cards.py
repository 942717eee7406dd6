"""Cards on a map, for its regions: which stand where at one zoom.

They are chosen for the whole map, never for the part in sight, so that none comes or goes while
the map is dragged; nearer, regions give way to their own parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF

from app.core.map.regions import LibraryMap, MapRegions
from app.ui.map.map_view import Mosaic, Viewport

SPREAD = 4.0  # standard deviations that a region is wide

FEWEST = 3  # photos that are worth a card

Size = tuple[float, float, float]
"""Width and height of a card, and the gap to the next one."""

REACH = 1.7  # cards with their gaps that a region is wide at most


@dataclass(frozen=True, slots=True)
class Card:
    """A photo that stands for a region, perhaps with a noun that names it. ``x``, ``y``: the middle
    of the card on the map, in cells."""

    region: int
    photo: int
    noun: str
    count: int
    x: float
    y: float


def choose_cards(
    regions: MapRegions,
    positions: dict[int, tuple[float, float]],
    side: float,
    width: float,
    height: float,
    gap: float,
) -> list[Card]:
    """The cards at ``side`` pixels a cell, none nearer than ``gap`` pixels to another; each takes
    ``width`` times ``height`` pixels.

    ``positions``: of the photos that stand for regions. A region is shown where it is not much
    wider than a card with its surroundings, but its parent would be; without a name, those in it
    that have one are. Named ones go first, then large ones.
    """
    wide = SPREAD * regions.spread.max(axis=1) * side
    fits = wide <= REACH * (width + gap)
    parent = regions.parent
    above_fits = np.where(parent >= 0, fits[parent], False)
    wanted = np.flatnonzero(fits & ~above_fits & (regions.count >= FEWEST)).tolist()
    counts, names = regions.count.tolist(), regions.names
    named = _named_within(regions, frozenset(wanted))
    shown = (each for region in wanted for each in named[region] or [region])
    order = sorted(shown, key=lambda region: (not names[region], -counts[region]))
    photos = [int(regions.photo[region]) for region in order]
    chosen = apart(photos, positions, (width + gap) / side, (height + gap) / side)
    return [
        Card(order[n], photos[n], names[order[n]], counts[order[n]], *positions[photos[n]])
        for n in chosen
    ]


def _named_within(regions: MapRegions, wanted: frozenset[int]) -> dict[int, list[int]]:
    """Give the topmost named regions in each of the wanted, itself if it has a name."""
    found: dict[int, list[int]] = {region: [] for region in wanted}
    around = list(range(len(regions.parent)))  # the wanted region that looks for names here; or -1
    for region in reversed(range(len(around))):  # parents come before their children
        parent = int(regions.parent[region])
        above = around[parent] if parent >= 0 else -1
        around[region] = region if region in wanted else above
        if around[region] >= 0 and regions.names[region]:
            found[around[region]].append(region)
            around[region] = -1
    return found


def apart(
    photos: Sequence[int], positions: dict[int, tuple[float, float]], across: float, down: float
) -> list[int]:
    """The numbers of those whose positions are ``across`` or ``down`` from all before them."""
    chosen: list[int] = []
    taken = np.zeros((0, 2))
    for number, photo in enumerate(photos):
        position = positions.get(photo)
        if position is None:
            continue
        if len(taken) and (np.abs(taken - position) < (across, down)).all(axis=1).any():
            continue
        taken = np.concatenate([taken, [position]])
        chosen.append(number)
    return chosen


class CardLayout:
    """The cards of one map, chosen once for each zoom. ``size`` in pixels of the widget."""

    def __init__(self, made: LibraryMap, mosaic: Mosaic, size: Size) -> None:
        self._made, self._mosaic, self._size = made, mosaic, size
        self._known: dict[float, list[Card]] = {}

    def at(self, side: float) -> list[Card]:
        """All cards at ``side`` pixels a cell."""
        if side not in self._known:
            self._known[side] = self._choose(side)
        return self._known[side]

    def shown(self, view: Viewport, ratio: float) -> list[Card]:
        """The cards whose position is in sight, or nearly. ``ratio``: device pixels a pixel."""
        left, top, right, bottom = view.shown()
        off = self._size[0] * ratio / view.side
        return [
            card
            for card in self.at(view.side / ratio)
            if left - off <= card.x <= right + off and top - off <= card.y <= bottom + off
        ]

    def _choose(self, side: float) -> list[Card]:
        regions = self._made.regions
        numbers = {photo: self._mosaic.number_of(photo) for photo in set(regions.photo.tolist())}
        positions = {
            photo: self._mosaic.position(n) for photo, n in numbers.items() if n is not None
        }
        return choose_cards(regions, positions, side, *self._size)


def position_of(card: Card, view: Viewport, ratio: float) -> QPointF:
    """Where the middle of a card is in the widget."""
    return QPointF(*view.to_pixels(card.x, card.y)) / ratio
