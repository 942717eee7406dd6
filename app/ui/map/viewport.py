"""Viewport of the map: which cells lie where in the widget, in device pixels.

A cell's side is a whole number of device pixels from one on, so that dots and tiles are even
wherever one is, and what is painted can be moved along when the map is dragged.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, replace

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
