"""Rows and columns in which photos of given shapes become largest. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import geometric_mean

_EMPTY = 0.25  # power of the share of cells that have a photo

Rect = tuple[int, int, int, int]
"""Left, top, width, height in pixels."""


def cells(shapes: Sequence[float], room: tuple[int, int], below: int, gap: int) -> list[Rect]:
    """A cell for each photo, all of one size, so that linked views show the same parts.

    ``shapes``: width / height of each photo; ``room``: pixels to fill; ``below``: pixels of height
    that a cell keeps for what stands under its photo; ``gap``: pixels between cells.
    """
    columns = max(
        range(1, len(shapes) + 1),
        key=lambda each: _worth(geometric_mean(shapes), len(shapes), each, room, below, gap),
    )
    rows = -(-len(shapes) // columns)
    width, height = _each(room[0], columns, gap), _each(room[1], rows, gap)
    return [
        (number % columns * (width + gap), number // columns * (height + gap), width, height)
        for number in range(len(shapes))
    ]


def _worth(
    shape: float, photos: int, columns: int, room: tuple[int, int], below: int, gap: int
) -> float:
    """Width in pixels of a photo of this shape in so many columns, less for cells without one:
    zoomed in, photos fill their cells."""
    rows = -(-photos // columns)
    height = _each(room[1], rows, gap) - below
    width = min(_each(room[0], columns, gap), height * shape)
    return float(max(0.0, width) * (photos / (rows * columns)) ** _EMPTY)


def _each(length: int, parts: int, gap: int) -> int:
    """Pixels of each of so many parts."""
    return max(1, (length - gap * (parts - 1)) // parts)
