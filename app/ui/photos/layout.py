"""Lays out tiles: rows of photos that fill the width with their shapes kept, or squares.

Without Qt, and vectorised: 100,000 tiles take a few milliseconds, so any change lays out all anew.
A tile is the picture with `pad` pixels around it, and `below` more under it. Where a row may end is
found for each tile at once; following these links from the first tile gives the rows.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]

SHAPES = 0.4, 4.0
"""Width : height that a tile may have; what is narrower or wider stands inside its tile."""

_STRETCH = 1.6  # at most, of the wanted height; a row that needs more is not filled
_NEARLY = 1.1  # up to this stretch, the last row of a section is filled too

Box = tuple[int, int, int, int]
"""(left, top, width, height), in pixels."""


@dataclass(frozen=True, slots=True)
class TileForm:
    """What tiles look like. ``size``: the wanted height of pictures, or the side of squares."""

    size: int
    square: bool = False
    pad: int = 4
    below: int = 0  # under each picture
    heading: int = 0  # height of the heading above each section
    mirrored: bool = False  # rows begin at the right


@dataclass(frozen=True, slots=True)
class TileLayout:
    """Where n tiles stand, in r rows of s sections: pixels from the top of all, and from where rows
    begin (the left, or the right where mirrored)."""

    across: int  # the width of all
    height: int
    mirrored: bool
    start: Ints  # (n,) from where rows begin
    width: Ints  # (n,)
    row: Ints  # (n,)
    first: Ints  # (r + 1,) tile of each row; the last is n
    top: Ints  # (r,)
    tall: Ints  # (r,)
    bottom: Ints  # (r,)
    sections: Ints  # (s,) first tile of each
    headings: Ints  # (s,) top of each section

    def __len__(self) -> int:
        return len(self.start)

    def box(self, tile: int) -> Box:
        """Give where a tile is."""
        row, wide = self.row[tile], int(self.width[tile])
        start = int(self.start[tile])
        left = self.across - start - wide if self.mirrored else start
        return left, int(self.top[row]), wide, int(self.tall[row])

    def rows_between(self, top: int, bottom: int) -> range:
        """Give the rows that show between two heights."""
        begin = int(np.searchsorted(self.bottom, top, side="right"))
        end = int(np.searchsorted(self.top, bottom, side="left"))
        return range(begin, max(begin, end))

    def between(self, top: int, bottom: int) -> range:
        """Give the tiles of the rows that show between two heights."""
        rows = self.rows_between(top, bottom)
        return range(int(self.first[rows.start]), int(self.first[rows.stop])) if rows else range(0)

    def at(self, x: int, y: int) -> int | None:
        """Give the tile at a point; None beside all of them."""
        rows = self.rows_between(y, y + 1)
        if not rows or not 0 <= x < self.across:
            return None
        along = self.across - 1 - x if self.mirrored else x
        begin, end = self.first[rows.start : rows.start + 2]
        tile = int(begin + np.searchsorted(self.start[begin:end], along, side="right") - 1)
        return tile if along < self.start[tile] + self.width[tile] else None

    def touching(self, box: Box) -> list[range]:
        """Give the tiles that a box touches: one range for each of its rows."""
        left, top, wide, tall = box
        if self.mirrored:
            left = self.across - left - wide
        found = []
        for row in self.rows_between(top, top + tall):
            begin, end = (int(each) for each in self.first[row : row + 2])
            starts = self.start[begin:end]
            ends = starts + self.width[begin:end]
            low = begin + int(np.searchsorted(ends, left, side="right"))
            high = begin + int(np.searchsorted(starts, left + wide, side="left"))
            if low < high:
                found.append(range(low, high))
        return found

    def beyond(self, tile: int, rows: int, along: float | None = None) -> int:
        """Give the tile so many rows below (above if negative), nearest to ``along``: a distance
        from where rows begin, by itself this tile's middle. At the ends it is the last row's."""
        row = min(max(int(self.row[tile]) + rows, 0), len(self.top) - 1)
        if row == self.row[tile]:
            return tile
        middle = self.middle(tile) if along is None else along
        begin, end = self.first[row : row + 2]
        middles = self.start[begin:end] + self.width[begin:end] / 2
        return int(begin + np.abs(middles - middle).argmin())

    def middle(self, tile: int) -> float:
        """Give how far a tile's middle is from where its row begins."""
        return float(self.start[tile] + self.width[tile] / 2)

    def section_of(self, tile: int) -> int:
        """Give the section that a tile is in."""
        return int(np.searchsorted(self.sections, tile, side="right")) - 1

    def section_at(self, y: int) -> int:
        """Give the section at a height; -1 above all."""
        return int(np.searchsorted(self.headings, y, side="right")) - 1


def lay_out(
    shapes: NDArray[np.floating], across: int, form: TileForm, sections: Ints | None = None
) -> TileLayout:
    """Lay out tiles. ``shapes``: (n,) width : height of each; ``across``: pixels, the room's width;
    ``sections``: rising first tiles of the sections, beginning with 0; None: there is one, without
    a heading."""
    count = len(shapes)
    starts = np.zeros(min(count, 1), np.int64) if sections is None else sections
    heading = 0 if sections is None else form.heading
    across = max(across, 2 * form.pad + 1)
    edges_of_sections = np.append(starts, count)
    end_of = np.repeat(edges_of_sections[1:], np.diff(edges_of_sections))  # for each tile
    if form.square:
        edges, first, tall = _squares(count, across, form, end_of)
    else:
        edges, first, tall = _justified(np.clip(shapes, *SHAPES), across, form, end_of)
    counts = np.diff(first)
    row = np.repeat(np.arange(len(counts)), counts)
    begins, finishes = edges
    tall = tall + 2 * form.pad + form.below
    heads = np.isin(first[:-1], starts) * heading  # above the first row of each section
    bottom = np.cumsum(heads + tall)
    top = bottom - tall
    return TileLayout(
        across=across,
        height=int(bottom[-1]) if len(bottom) else 0,
        mirrored=form.mirrored,
        start=begins,
        width=finishes - begins,
        row=row,
        first=first,
        top=top,
        tall=tall,
        bottom=bottom,
        sections=starts,
        headings=(top - heads)[row[starts]],
    )


def _squares(
    count: int, across: int, form: TileForm, end_of: Ints
) -> tuple[tuple[Ints, Ints], Ints, Ints]:
    columns = max(1, across // (form.size + 2 * form.pad))
    first = _chain(np.minimum(np.arange(count) + columns, end_of))
    column = np.arange(count) - np.repeat(first[:-1], np.diff(first))
    edges = column * across // columns, (column + 1) * across // columns
    side = across // columns - 2 * form.pad
    return edges, first, np.full(len(first) - 1, side)


def _justified(
    shapes: NDArray[np.floating], across: int, form: TileForm, end_of: Ints
) -> tuple[tuple[Ints, Ints], Ints, Ints]:
    frame = 2 * form.pad
    count = len(shapes)
    along = np.concatenate(([0.0], np.cumsum(shapes, dtype=np.float64)))  # shapes so far
    natural = along * form.size + frame * np.arange(count + 1)  # in tiles of the wanted height
    # A tile belongs to the row that more than half of it has room in.
    middles = (natural[:-1] + natural[1:]) / 2
    reach = np.searchsorted(middles, natural[:-1] + across, side="right")
    first = _chain(np.minimum(np.maximum(reach, np.arange(count) + 1), end_of))
    counts = np.diff(first)
    room = np.maximum(across - frame * counts, counts)
    fitting = room / np.maximum(np.diff(along[first]), 1e-9)
    is_last = first[1:] == end_of[first[:-1]] if count else np.zeros(0, bool)
    limit = form.size * np.where(is_last, _NEARLY, _STRETCH)
    fallback = np.where(is_last, form.size, form.size * _STRETCH)
    height = np.where(fitting > limit, fallback, fitting)
    row = np.repeat(np.arange(len(counts)), counts)
    origin = np.repeat(along[first[:-1]], counts)
    column = np.arange(count) - np.repeat(first[:-1], counts)
    begins = np.rint((along[:-1] - origin) * height[row] + frame * column).astype(np.int64)
    ends = np.rint((along[1:] - origin) * height[row] + frame * (column + 1)).astype(np.int64)
    return (begins, ends), first, np.maximum(np.rint(height), 1).astype(np.int64)


def _chain(following: Ints) -> Ints:
    """Follow links from 0 to the end: where each row begins, and the end. Links are joined to leaps
    of sixteen first, as reading them one by one in Python takes longer than all the rest."""
    end = len(following)
    leaps = [np.append(following, end)]
    for _ in range(4):
        leaps.append(leaps[-1][leaps[-1]])
    far, at, found = leaps.pop().data, 0, [0]
    while at < end:
        at = far[at]
        found.append(at)
    rows = np.array(found, np.int64)
    for leap in reversed(leaps):
        rows = np.stack([rows, leap[rows]], axis=1).ravel()
    return rows[: np.searchsorted(rows, end) + 1]
