"""Mosaic of a map: its cells as arrays, for finding photos by their positions and painting dots."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage

from app.core.map.types import LibraryMap
from app.ui.map.viewport import Rect

LIVELIER = 1.35
"""By what mean colours are taken away from grey: the mean of many pixels is always duller than what
is seen."""

DIM = 0.16  # of a dot's colour that is left while others are lit up

GAP_FROM = 5  # device pixels a cell, from which dots are round and apart

Where = NDArray[np.int64]
Pixels = NDArray[np.uint8]


class Mosaic:
    """The photos of a map by cell, and the colours of their dots.

    Attributes: ``photos`` (n,) ids; ``columns``, ``rows`` (n,) of the cells, from 0; ``width`` and
    ``height`` in cells.
    """

    def __init__(self, of: LibraryMap) -> None:
        self.photos = of.photos
        low = of.cells.min(axis=0) if len(of.cells) else np.zeros(2, np.int32)
        self.origin: tuple[int, int] = (int(low[0]), int(low[1]))
        self.columns, self.rows = (of.cells - low).T.astype(np.int64)
        self.width = int(self.columns.max(initial=0)) + 1
        self.height = int(self.rows.max(initial=0)) + 1
        self._number = np.full((self.height, self.width), -1, np.int32)
        self._number[self.rows, self.columns] = np.arange(len(of.photos))
        self._numbers = dict(zip(of.photos.tolist(), range(len(of.photos)), strict=True))
        self._colours = _livelier(of.colours)
        self._dots = np.zeros((self.height, self.width, 4), np.uint8)
        self.colour(None, (), QColor())

    def number_at(self, x: float, y: float) -> int | None:
        """The number of the photo at a point of the map; None if there is none."""
        column, row = int(np.floor(x)), int(np.floor(y))
        if not (0 <= column < self.width and 0 <= row < self.height):
            return None
        number = int(self._number[row, column])
        return None if number < 0 else number

    def number_of(self, photo: int) -> int | None:
        """The number of a photo; None if it is not on the map."""
        return self._numbers.get(photo)

    def position(self, number: int) -> tuple[float, float]:
        """The middle of a photo's cell."""
        return self.columns[number] + 0.5, self.rows[number] + 0.5

    def nearest_to(self, x: float, y: float) -> int:
        """The number of the photo nearest to a point of the map, which has photos."""
        return int((np.square(self.columns - x) + np.square(self.rows - y)).argmin())

    def numbers_in(self, box: Rect) -> Where:
        """The numbers of the photos whose cells touch a part of the map."""
        left, top = max(0, int(np.floor(box[0]))), max(0, int(np.floor(box[1])))
        part = self._number[top : int(np.ceil(box[3])), left : int(np.ceil(box[2]))]
        return np.asarray(part[part >= 0], np.int64)

    def box(self) -> Rect:
        """The whole map."""
        return 0.0, 0.0, float(self.width), float(self.height)

    def next_to(self, number: int, dx: int, dy: int) -> int:
        """The nearest photo in a direction, or the same where there is none: what lies off to the
        side counts twice as far, and no more to the side than ahead."""
        across, down = self.columns - self.columns[number], self.rows - self.rows[number]
        ahead, aside = across * dx + down * dy, np.abs(across * dy) + np.abs(down * dx)
        cost = np.where((ahead > 0) & (aside <= ahead), ahead + 2 * aside, np.iinfo(np.int64).max)
        best = int(cost.argmin())
        return best if cost[best] < np.iinfo(np.int64).max else number

    def colour_of(self, number: int) -> QColor:
        """The colour of a photo's dot."""
        return QColor(*self._colours[number].tolist())

    def moving(self) -> Pixels:
        """The colours of all dots (n, 3), for `scattered`."""
        return self._colours

    # Dots

    def colour(self, lit: NDArray[np.bool_] | None, chosen: Iterable[int], accent: QColor) -> None:
        """Light up some photos (n,), or all where it is None, and mark chosen ones by number."""
        dots = np.empty((len(self.photos), 4), np.uint8)
        dots[:, :3], dots[:, 3] = self._colours, 255
        if lit is not None:
            dots[~lit] = (dots[~lit] * DIM).astype(np.uint8)  # premultiplied: paler on any ground
        marked = np.fromiter(chosen, np.int64)
        if marked.size:
            dots[marked] = (accent.red(), accent.green(), accent.blue(), 255)
        self._dots[self.rows, self.columns] = dots

    def whole(self) -> QImage:
        """All dots, one pixel a cell."""
        return _image(self._dots)

    def dots(self, left: int, top: int, width: int, height: int, side: int) -> QImage:
        """The dots of some cells at ``side`` pixels a cell; cells beyond the map are empty."""
        part = np.zeros((height, width, 4), np.uint8)
        first, last = max(top, 0), min(top + height, self.height)
        begin, end = max(left, 0), min(left + width, self.width)
        if first < last and begin < end:
            part[first - top : last - top, begin - left : end - left] = self._dots[
                first:last, begin:end
            ]
        large = np.repeat(np.repeat(part, side, axis=0), side, axis=1)
        if side >= GAP_FROM:
            mask = np.tile(_disc(side), (height, width))
            large = (large.astype(np.uint16) * mask[..., None] // 255).astype(np.uint8)
        return _image(large)


def scattered(
    positions: NDArray[np.float64], colours: Pixels, width: int, height: int, side: int
) -> QImage:
    """Dots (n,) at pixels (n, 2) of an image, squares of ``side`` pixels: for what moves."""
    image = np.zeros((height, width, 4), np.uint8)
    flat = image.view(np.uint32)[..., 0]
    wide = np.concatenate([colours, np.full((len(colours), 1), 255, np.uint8)], axis=1)
    value = np.ascontiguousarray(wide).view(np.uint32)[:, 0]
    corner = np.round(positions).astype(np.int64) - side // 2
    for down in range(side):
        for across in range(side):
            x, y = corner[:, 0] + across, corner[:, 1] + down
            inside = (x >= 0) & (y >= 0) & (x < width) & (y < height)
            flat[y[inside], x[inside]] = value[inside]
    return _image(image)


def _livelier(colours: Pixels) -> Pixels:
    grey = colours.mean(axis=1, keepdims=True)
    lively: Pixels = np.clip(grey + LIVELIER * (colours - grey), 0, 255).astype(np.uint8)
    return lively


def _disc(side: int) -> NDArray[np.uint16]:
    """How much of each pixel of a cell its dot covers, 0 to 255."""
    middle = (side - 1) / 2
    across = np.arange(side) - middle
    away = np.hypot(across[:, None], across)
    radius = 0.5 * side - max(0.5, 0.06 * side)
    covered = 255 * np.clip(radius - away + 0.5, 0, 1)
    return np.asarray(np.round(covered), np.uint16)


def _image(pixels: Pixels) -> QImage:
    height, width = pixels.shape[:2]
    kept = np.ascontiguousarray(pixels)
    form = QImage.Format.Format_RGBA8888_Premultiplied
    return QImage(kept.data, width, height, 4 * width, form).copy()
