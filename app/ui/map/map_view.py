"""Keep the map's cells as arrays, compute where they are in the widget, and choose the cards of its
regions.

From one device pixel on, a cell's side is a whole number of them, so that tiles are even
everywhere, and the painted pixels can be moved when the map is dragged. Cards are chosen for the
whole map, not for the visible part, so that none appears or disappears while the map is dragged;
zooming in replaces regions by their parts.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor

from app.core.map.regions import LibraryMap, MapRegions

Point = tuple[float, float]

Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def no_map() -> LibraryMap:
    """Return a map without photos."""
    none, nowhere = np.zeros(0, np.int64), np.zeros((0, 2))
    regions = MapRegions(none, none, nowhere, nowhere, none, ())
    return LibraryMap(none, np.zeros((0, 2), np.int32), np.zeros((0, 3), np.uint8), regions)


def inside(
    line: Sequence[Point], x: NDArray[np.float64], y: NDArray[np.float64]
) -> NDArray[np.bool_]:
    """Return which points (n,) lie inside the closed line, bool (n,).
    By the parity of the edges that a ray to the right crosses: a loop in a loop is a hole."""
    found = np.zeros(len(x), np.bool_)
    for (x1, y1), (x2, y2) in zip(line, [*line[1:], line[0]], strict=True):
        if y1 == y2:
            continue
        between = (y1 <= y) != (y2 <= y)
        found ^= between & (x < x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    return found


class Mosaic:
    """The photos of a map by cell, or one for each square block of ``scale`` times as many cells.

    Attributes: ``photos`` (n,) ids; ``columns``, ``rows`` (n,) of the blocks, from 0; ``width`` and
    ``height`` in blocks; ``scale``.
    """

    def __init__(self, of: LibraryMap, scale: int = 1, whole: Mosaic | None = None) -> None:
        """``whole``: that of the same map at scale 1, if there is one, for its dictionary."""
        self.scale = scale
        low = of.cells.min(axis=0) if len(of.cells) else np.zeros(2, np.int32)
        places = (of.cells - low).astype(np.int64)
        blocks = places // scale
        self.width, self.height = (int(most) + 1 for most in blocks.max(axis=0, initial=0))
        off = np.abs(places - blocks * scale - (scale - 1) / 2).max(axis=1, initial=0)
        by_block = np.lexsort((off, blocks[:, 0], blocks[:, 1]))  # the middle one of a block first
        flat = (blocks[:, 1] * self.width + blocks[:, 0])[by_block]
        shown = by_block[np.flatnonzero(np.diff(flat, prepend=-1))]
        self.photos, self._colours = of.photos[shown], of.colours[shown]
        self.columns, self.rows = blocks[shown].T
        self._number = np.full((self.height, self.width), -1, np.int32)
        self._number[self.rows, self.columns] = np.arange(len(shown))
        self._numbers = self._number[blocks[:, 1], blocks[:, 0]]
        self._positions: dict[int, int] = (
            whole._positions
            if whole is not None
            else {photo: position for position, photo in enumerate(of.photos.tolist())}
        )

    def number_at(self, x: float, y: float) -> int | None:
        """Return the number of the photo at a point of the map; None if there is none."""
        column, row = int(np.floor(x)), int(np.floor(y))
        if not (0 <= column < self.width and 0 <= row < self.height):
            return None
        number = int(self._number[row, column])
        return None if number < 0 else number

    def number_of(self, photo: int | None) -> int | None:
        """Return the number of a photo, or of its block's; None if it is not on the map."""
        position = None if photo is None else self._positions.get(photo)
        return None if position is None else int(self._numbers[position])

    def numbers_of(self, photos: Collection[int]) -> frozenset[int]:
        """Return the numbers of those photos, or of their blocks', that are on the map."""
        return frozenset(n for photo in photos if (n := self.number_of(photo)) is not None)

    def position(self, number: int) -> Point:
        """Return the middle of a photo's cell."""
        return self.columns[number] + 0.5, self.rows[number] + 0.5

    def within(self, line: Sequence[Point]) -> tuple[int, ...]:
        """Return the photos inside a closed line on the map."""
        hit = inside(line, self.columns + 0.5, self.rows + 0.5)
        return tuple(self.photos[hit].tolist())

    def nearest_to(self, x: float, y: float) -> int:
        """Return the number of the photo nearest to a point; the map must have photos."""
        return int((np.square(self.columns - x) + np.square(self.rows - y)).argmin())

    def numbers_in(self, box: Rect) -> NDArray[np.int64]:
        """Return the numbers of the photos whose cells touch a part of the map."""
        left, top = (max(0, int(np.floor(each))) for each in box[:2])
        right, bottom = (max(0, int(np.ceil(each))) for each in box[2:])
        part = self._number[top:bottom, left:right]
        return np.asarray(part[part >= 0], np.int64)

    def numbers_near(self, number: int | None, box: Rect) -> NDArray[np.int64]:
        """Return `numbers_in` a part of the map, those nearest to a photo, or the middle, first."""
        middle = self.width / 2, self.height / 2
        x, y = middle if number is None else self.position(number)
        found = self.numbers_in(box)
        away = np.square(self.columns[found] - x) + np.square(self.rows[found] - y)
        return found[np.argsort(away, kind="stable")]

    def box(self) -> Rect:
        """Return the rectangle of the whole map."""
        return 0.0, 0.0, float(self.width), float(self.height)

    def next_to(self, number: int, dx: int, dy: int) -> int:
        """Return the nearest photo in a direction, or the same if there is none.
        A distance to the side counts twice, and must not be larger than the one ahead."""
        across, down = self.columns - self.columns[number], self.rows - self.rows[number]
        ahead, aside = across * dx + down * dy, np.abs(across * dy) + np.abs(down * dx)
        cost = np.where((ahead > 0) & (aside <= ahead), ahead + 2 * aside, np.iinfo(np.int64).max)
        best = int(cost.argmin())
        return best if cost[best] < np.iinfo(np.int64).max else number

    def colour_of(self, number: int) -> QColor:
        """Return the mean colour of a photo."""
        return QColor(*self._colours[number].tolist())


SIDES = (
    *(0.125, 0.25, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64),
    *(80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512),
)
"""Sides of a cell at which zooming stops, in device pixels."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """A part of the map in the widget, in device pixels. ``side``: of a cell.
    (``left``, ``top``): where cell (0, 0) begins; ``width``, ``height``: of the widget."""

    width: int
    height: int
    side: float = 1.0
    left: int = 0
    top: int = 0

    def to_pixels(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the map as a pixel of the widget."""
        return self.left + x * self.side, self.top + y * self.side

    def to_cells(self, x: float, y: float) -> tuple[float, float]:
        """Return a pixel of the widget as a point of the map."""
        return (x - self.left) / self.side, (y - self.top) / self.side

    def shown(self) -> Rect:
        """Return the visible part of the map in cells."""
        return (*self.to_cells(0, 0), *self.to_cells(self.width, self.height))

    def moved(self, dx: int, dy: int) -> Viewport:
        """Return the viewport with the map moved by so many pixels."""
        return replace(self, left=self.left + dx, top=self.top + dy)

    def resized(self, width: int, height: int) -> Viewport:
        """Return the viewport in a widget of another size, with the same point in its middle."""
        dx, dy = (width - self.width) // 2, (height - self.height) // 2
        return replace(self.moved(dx, dy), width=width, height=height)

    def at_side(self, side: float, x: float, y: float) -> Viewport:
        """Return the viewport with cells of another side, with the same point at pixel (x, y)."""
        column, row = self.to_cells(x, y)
        left, top = round(x - column * side), round(y - row * side)
        return replace(self, side=side, left=left, top=top)

    def zoomed(self, steps: int, x: float, y: float) -> Viewport:
        """Return the viewport ``steps`` of SIDES nearer (or farther), around the pixel (x, y)."""
        at = bisect_right(SIDES, self.side) - 1 if steps > 0 else bisect_left(SIDES, self.side)
        return self.at_side(SIDES[max(0, min(at + steps, len(SIDES) - 1))], x, y)

    def centred(self, x: float, y: float) -> Viewport:
        """Return the viewport with a point of the map in its middle."""
        left = round(self.width / 2 - x * self.side)
        return replace(self, left=left, top=round(self.height / 2 - y * self.side))

    def around(self, box: Rect, margin: int, largest: float) -> Viewport:
        """Return the viewport that shows a part of the map as large as possible.
        No cell becomes larger than ``largest``."""
        room = max(1, self.width - 2 * margin), max(1, self.height - 2 * margin)
        size = max(box[2] - box[0], 1.0), max(box[3] - box[1], 1.0)
        exact = min(room[0] / size[0], room[1] / size[1], largest)
        side = SIDES[max(0, bisect_right(SIDES, exact) - 1)]
        middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        return replace(self, side=side).centred(*middle)

    def kept_in(self, box: Rect) -> Viewport:
        """Return the viewport with its middle moved onto the map, so that nobody gets lost."""
        x, y = self.to_cells(self.width / 2, self.height / 2)
        inside = min(max(x, box[0]), box[2]), min(max(y, box[1]), box[3])
        return self if (x, y) == inside else self.centred(*inside)


SPREAD = 4.0  # width of a region in standard deviations

FEWEST = 3  # fewest photos of a region with a card

REACH = 1.7  # greatest width of a region with a card, in cards with their gaps

SEEN = 16  # px per cell, from which photos show what they are; cards only add names then


@dataclass(frozen=True, slots=True)
class Card:
    """A photo that stands for a region, perhaps with a noun as its name.
    ``x``, ``y``: the middle of the card on the map, in cells."""

    region: int
    photo: int
    noun: str
    count: int
    x: float
    y: float


def positions_of(regions: MapRegions, mosaic: Mosaic) -> dict[int, Point]:
    """Return the positions of the photos that stand for regions, as far as they are on the map."""
    numbers = {photo: mosaic.number_of(photo) for photo in set(regions.photo.tolist())}
    return {photo: mosaic.position(n) for photo, n in numbers.items() if n is not None}


def choose_cards(
    regions: MapRegions,
    positions: Mapping[int, Point],
    side: float,
    width: float,
    height: float,
    gap: float,
) -> list[Card]:
    """Return the cards at ``side`` px per cell, at least ``gap`` px apart.

    Each takes ``width`` times ``height`` px; ``positions``: of the photos that stand for regions. A
    region has a card if it is not much wider than the card, but its parent is; if it has no name,
    the named regions in it have cards instead, or from `SEEN` on the named one around it. Named
    ones are placed first, then large ones.
    """
    wide = SPREAD * regions.spread.max(axis=1) * side
    fits = wide <= REACH * (width + gap)
    parent = regions.parent
    above_fits = np.where(parent >= 0, fits[parent], False)
    wanted = np.flatnonzero(fits & ~above_fits & (regions.count >= FEWEST)).tolist()
    counts, names = regions.count.tolist(), regions.names
    named = _named_within(regions, frozenset(wanted))
    large = side >= SEEN
    shown = {
        each
        for region in wanted
        for each in named[region] or (_named_around(regions, region) if large else [region])
    }
    apart = (width + gap) / side, (height + gap) / side
    cards: list[Card] = []
    taken = np.zeros((0, 2))
    for region in sorted(shown, key=lambda region: (not names[region], -counts[region], region)):
        photo = int(regions.photo[region])
        at = positions.get(photo)
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
