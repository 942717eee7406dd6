"""View of the map: its cells as arrays, and which of them lie where in the widget.

A cell's side is a whole number of device pixels from one on, so that dots and tiles are even
wherever one is, and what is painted can be moved along when the map is dragged.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from math import log

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QImage, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.core.map.regions import LibraryMap

Point = tuple[float, float]


def inside(
    line: Sequence[Point], x: NDArray[np.float64], y: NDArray[np.float64]
) -> NDArray[np.bool_]:
    """Which of the points (n,) lie inside the closed line, bool (n,); by the parity of the edges
    that a ray to the right crosses, so that a loop in a loop is a hole."""
    found = np.zeros(len(x), np.bool_)
    for (x1, y1), (x2, y2) in zip(line, [*line[1:], line[0]], strict=True):
        if y1 == y2:
            continue
        between = (y1 <= y) != (y2 <= y)
        found ^= between & (x < x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    return found


LIVELIER = 1.35
"""By what mean colours are taken away from grey: the mean of many pixels is always duller than what
is seen."""


GAP_FROM = 5  # device pixels a cell, from which dots are round and apart


Where = NDArray[np.int64]


Pixels = NDArray[np.uint8]

AWAY = 0.3  # of what a photo is beside those that are lit


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
        self.colour((), QColor())

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

    def colour(
        self,
        chosen: Iterable[int],
        accent: QColor,
        lit: Collection[int] = (),
        ground: QColor = QColor(),  # noqa: B008  # it is not changed
    ) -> None:
        """Mark chosen photos by number, and let all but the ``lit`` ones fade into the ground."""
        dots = np.empty((len(self.photos), 4), np.uint8)
        dots[:, :3], dots[:, 3] = self._colours, 255
        if lit:
            away = np.ones(len(dots), bool)
            away[np.fromiter(lit, np.int64)] = False
            under = np.array([ground.red(), ground.green(), ground.blue()])
            dots[away, :3] = AWAY * dots[away, :3] + (1 - AWAY) * under
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


SIDES = (
    *(0.125, 0.25, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64),
    *(80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512),
)
"""Sides of a cell that the map rests at, in device pixels."""

Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """``side``: of a cell; (``left``, ``top``): the pixel in the widget where cell (0, 0) begins;
    ``width``, ``height``: of the widget. All in device pixels."""

    width: int
    height: int
    side: float = 1.0
    left: int = 0
    top: int = 0

    def to_pixels(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the map is in the widget."""
        return self.left + x * self.side, self.top + y * self.side

    def to_cells(self, x: float, y: float) -> tuple[float, float]:
        """Which point of the map is at a pixel of the widget."""
        return (x - self.left) / self.side, (y - self.top) / self.side

    def shown(self) -> Rect:
        """The part of the map that can be seen, in cells."""
        return (*self.to_cells(0, 0), *self.to_cells(self.width, self.height))

    def moved(self, dx: int, dy: int) -> Viewport:
        """The same with everything moved by so many pixels."""
        return replace(self, left=self.left + dx, top=self.top + dy)

    def resized(self, width: int, height: int) -> Viewport:
        """The same in a widget of another size, its middle kept."""
        dx, dy = (width - self.width) // 2, (height - self.height) // 2
        return replace(self.moved(dx, dy), width=width, height=height)

    def at_side(self, side: float, x: float, y: float) -> Viewport:
        """With cells of another side; what is at the pixel (x, y) stays there."""
        column, row = self.to_cells(x, y)
        left, top = round(x - column * side), round(y - row * side)
        return replace(self, side=side, left=left, top=top)

    def zoomed(self, steps: int, x: float, y: float, largest: float = SIDES[-1]) -> Viewport:
        """So many of SIDES nearer (or farther), around the pixel (x, y)."""
        at = bisect_right(SIDES, self.side) - 1 if steps > 0 else bisect_left(SIDES, self.side)
        side = SIDES[max(0, min(at + steps, len(SIDES) - 1))]
        return self.at_side(min(side, largest), x, y)

    def centred(self, x: float, y: float) -> Viewport:
        """With a point of the map in the middle."""
        left = round(self.width / 2 - x * self.side)
        return replace(self, left=left, top=round(self.height / 2 - y * self.side))

    def around(self, box: Rect, margin: int, largest: float) -> Viewport:
        """With all of a part of the map in sight, as large as it can be, but no cell larger than
        ``largest``."""
        room = max(1, self.width - 2 * margin), max(1, self.height - 2 * margin)
        size = max(box[2] - box[0], 1.0), max(box[3] - box[1], 1.0)
        exact = min(room[0] / size[0], room[1] / size[1], largest)
        side = SIDES[max(0, bisect_right(SIDES, exact) - 1)]
        middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        return replace(self, side=side).centred(*middle)

    def kept_in(self, box: Rect) -> Viewport:
        """Moved so far that the middle of the widget lies on the map, and nobody gets lost."""
        x, y = self.to_cells(self.width / 2, self.height / 2)
        inside = min(max(x, box[0]), box[2]), min(max(y, box[1]), box[3])
        return self if (x, y) == inside else self.centred(*inside)


DURATION = 600  # ms
MANY = 20_000  # dots of which each is smaller, as there are more


class DotTransition(QVariantAnimation):
    """Runs for DURATION. Its signal ``valueChanged`` asks for the next picture, ``finished`` for
    the map itself."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(DURATION)
        self.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._from: NDArray[np.float64] | None = None  # in pixels; NaN: a photo that is new

    def set_out(self, before: Mosaic, view: Viewport, mosaic: Mosaic) -> None:
        """Start from where the photos of ``mosaic`` were in ``before`` as ``view`` showed it."""
        numbers = [before.number_of(photo) for photo in mosaic.photos.tolist()]
        known = np.array([number is not None for number in numbers], np.bool_)
        old = np.array([number for number in numbers if number is not None], np.int64)
        positions = np.full((len(numbers), 2), np.nan)
        positions[known] = _pixels(before, view)[old]
        self._from = positions
        self.stop()
        self.start()

    def is_under_way(self) -> bool:
        """Tell whether the dots are still moving."""
        return self.state() == QVariantAnimation.State.Running and self._from is not None

    def picture(self, mosaic: Mosaic, view: Viewport) -> QImage:
        """Give all dots where they are at this moment."""
        end = _pixels(mosaic, view)
        start = end if self._from is None else np.where(np.isnan(self._from), end, self._from)
        positions = start + (end - start) * float(self.currentValue())
        side = round(min(max(view.side, 2), 6 if len(end) > MANY else 12))
        return scattered(positions, mosaic.moving(), view.width, view.height, side)


def _pixels(mosaic: Mosaic, view: Viewport) -> NDArray[np.float64]:
    """The middles of all cells in the widget, (n, 2)."""
    middles = np.stack([mosaic.columns, mosaic.rows], axis=1) + 0.5
    return np.asarray(middles * view.side + [view.left, view.top], np.float64)


MARGIN = 24  # pixels around the whole map
LARGEST_AT_FIRST = 176  # pixels a cell, for a map of few photos


class MapView(QWidget):
    """A widget before a map; what it paints is for MapDisplay.

    Signals: ``zoomed()``; ``sight_changed()``: something else is in sight.
    """

    zoomed = Signal()
    sight_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mosaic: Mosaic | None = None
        self._view = Viewport(1, 1)
        self._fitted = True  # nobody moved it yet
        self._focus: int | None = None  # the photo that the keyboard is on

    def view(self) -> Viewport:
        """Give what is in sight."""
        return self._view

    def fit(self) -> None:
        """Show the whole map."""
        if self._mosaic is None:
            return
        ratio = self.devicePixelRatioF()
        margin, largest = round(MARGIN * ratio), LARGEST_AT_FIRST * ratio
        self._take_view(self._sized(self._view).around(self._mosaic.box(), margin, largest))
        self._fitted = True

    def zoom(self, steps: int, at: QPointF | None = None) -> None:
        """Zoom so many steps, around a point of the widget, the focused photo or the middle."""
        ratio = self.devicePixelRatioF()
        middle = QPointF(self.rect().center()) if at is None else at
        if at is None and self._focus is not None and self._mosaic is not None:
            number = self._mosaic.number_of(self._focus)
            position = self._view.to_pixels(*self._mosaic.position(number or 0))
            point = QPointF(*position) / ratio
            middle = point if QRectF(self.rect()).contains(point) else middle
        x, y = middle.x() * ratio, middle.y() * ratio
        least = self._least_side()
        view = self._view.zoomed(steps, x, y)
        if view.side < least:
            view = self._view.at_side(min(least, self._view.side), x, y)
        self._take_view(view)
        self._fitted = self._fitted and view.side <= least
        self.zoomed.emit()

    def zoom_to(self, side: float, at: QPointF) -> None:
        """Zoom around a point of the widget to where cells are nearest to this side."""
        there = min(SIDES, key=lambda each: abs(log(each / max(side, SIDES[0]))))
        steps = SIDES.index(there) - SIDES.index(self._view.side)
        if steps:
            self.zoom(steps, at)

    def pan(self, dx: int, dy: int) -> None:
        """Move the map by device pixels."""
        self._take_view(self._view.moved(dx, dy))
        self._fitted = False

    def _least_side(self) -> float:
        """The side of a cell at which the whole map is in sight."""
        if self._mosaic is None:
            return 1.0
        ratio = self.devicePixelRatioF()
        whole = self._view.around(
            self._mosaic.box(), round(MARGIN * ratio), LARGEST_AT_FIRST * ratio
        )
        return whole.side

    def _take_view(self, view: Viewport) -> None:
        self._view = view if self._mosaic is None else view.kept_in(self._mosaic.box())
        self.update()
        self.sight_changed.emit()

    def _sized(self, view: Viewport) -> Viewport:
        size = self.size() * self.devicePixelRatioF()
        return view.resized(max(1, size.width()), max(1, size.height()))

    def _stay_with(self, before: Mosaic, view: Viewport) -> None:
        """Keep the photo in place that is focused, or nearest to the middle."""
        mosaic = self._mosaic
        if mosaic is None:
            return
        number = None if self._focus is None else before.number_of(self._focus)
        if number is None:
            number = before.nearest_to(*view.to_cells(view.width / 2, view.height / 2))
        now = mosaic.number_of(int(before.photos[number]))
        if now is None:
            return
        (x, y), (column, row) = view.to_pixels(*before.position(number)), mosaic.position(now)
        left, top = round(x - column * view.side), round(y - row * view.side)
        self._take_view(view.moved(left - view.left, top - view.top))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fitted = self._fitted
        self._take_view(self._sized(self._view))
        if fitted:
            self.fit()
