"""Find photos on the map: at a point, in a part, inside a line, in a direction.

Points and parts are in cells, the squares of which each photo has one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from app.core.map.regions import LibraryMap, MapRegions

Point = tuple[float, float]


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
    """The tiles of a map: one for each photo, or for each square block of ``scale`` times as many
    cells the photo in its middle.

    Attributes: ``photos`` (n,) ids, by tile; ``box``, the rectangle of the whole map; ``scale``.
    """

    def __init__(self, of: LibraryMap, scale: int = 1, whole: Mosaic | None = None) -> None:
        """``whole``: that of the same map at scale 1, if there is one, for its dictionary."""
        self.scale = scale
        low = of.cells.min(axis=0) if len(of.cells) else np.zeros(2, np.int32)
        places = (of.cells - low).astype(np.int64)
        self.box = QRectF(0, 0, *(places.max(axis=0, initial=0) + 1).tolist())
        blocks = places // scale
        width, height = (int(most) + 1 for most in blocks.max(axis=0, initial=0))
        off = np.abs(places - blocks * scale - (scale - 1) / 2).max(axis=1, initial=0)
        by_block = np.lexsort((off, blocks[:, 0], blocks[:, 1]))  # the middle one of a block first
        flat = (blocks[:, 1] * width + blocks[:, 0])[by_block]
        shown = by_block[np.flatnonzero(np.diff(flat, prepend=-1))]
        self.photos, self._colours = of.photos[shown], of.colours[shown]
        self._columns, self._rows = blocks[shown].T
        self._x, self._y = (blocks[shown].T + 0.5) * scale  # the middles of the tiles
        self._tile = np.full((height, width), -1, np.int32)
        self._tile[self._rows, self._columns] = np.arange(len(shown))
        self._tiles = self._tile[blocks[:, 1], blocks[:, 0]]
        self._positions: dict[int, int] = (
            whole._positions
            if whole is not None
            else {photo: position for position, photo in enumerate(of.photos.tolist())}
        )

    def rect(self, tile: int) -> QRectF:
        """Return the rectangle of a tile."""
        column, row, side = int(self._columns[tile]), int(self._rows[tile]), self.scale
        return QRectF(column * side, row * side, side, side)

    def middle(self, tile: int) -> QPointF:
        """Return the middle of a tile."""
        return self.rect(tile).center()

    def colour_of(self, tile: int) -> QColor:
        """Return the mean colour of a tile's photo."""
        return QColor(*self._colours[tile].tolist())

    def tile_of(self, photo: int | None) -> int | None:
        """Return the tile of a photo or of its block; None if it is not on the map."""
        position = None if photo is None else self._positions.get(photo)
        return None if position is None else int(self._tiles[position])

    def tiles_of(self, photos: Collection[int]) -> frozenset[int]:
        """Return the tiles of those photos that are on the map."""
        return frozenset(n for photo in photos if (n := self.tile_of(photo)) is not None)

    def tile_at(self, point: QPointF) -> int | None:
        """Return the tile at a point; None if there is none."""
        found = self.tiles_in(QRectF(point, point))
        return int(found[0]) if len(found) else None

    def tiles_in(self, part: QRectF) -> NDArray[np.int64]:
        """Return the tiles that touch a part of the map."""
        ends = np.array([part.left(), part.top(), part.right(), part.bottom()]) / self.scale
        left, top, right, bottom = np.maximum(np.floor(ends), (0, 0, -1, -1)).astype(int).tolist()
        found = self._tile[top : bottom + 1, left : right + 1]
        return np.asarray(found[found >= 0], np.int64)

    def nearest_first(self, tiles: NDArray[np.int64], to: QPointF) -> NDArray[np.int64]:
        """Return tiles in the order of their distances to a point."""
        away = np.square(self._x[tiles] - to.x()) + np.square(self._y[tiles] - to.y())
        return tiles[np.argsort(away, kind="stable")]

    def nearest_to(self, point: QPointF) -> int:
        """Return the tile nearest to a point; the map must have photos."""
        return int(self.nearest_first(np.arange(len(self.photos)), point)[0])

    def next_to(self, tile: int, dx: int, dy: int) -> int:
        """Return the nearest tile in a direction, or the same if there is none.
        A distance to the side counts twice, and must not be larger than the one ahead."""
        across, down = self._columns - self._columns[tile], self._rows - self._rows[tile]
        ahead, aside = across * dx + down * dy, np.abs(across * dy) + np.abs(down * dx)
        cost = np.where((ahead > 0) & (aside <= ahead), ahead + 2 * aside, np.iinfo(np.int64).max)
        best = int(cost.argmin())
        return best if cost[best] < np.iinfo(np.int64).max else tile

    def within(self, line: Sequence[Point]) -> tuple[int, ...]:
        """Return the photos whose tiles have their middles inside a closed line."""
        return tuple(self.photos[inside(line, self._x, self._y)].tolist())
