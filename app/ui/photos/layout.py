"""Lay out tiles: rows of photos that keep their shapes and fill the width.

Without Qt and vectorised: 100,000 tiles take a few milliseconds, so every change lays out all of
them again. A tile is the picture with ``pad`` pixels around it. The end of a row that begins with a
tile is computed for all tiles at once; following these links from the first tile gives the rows.
Where tiles are within a row is computed when asked for, since most rows never become visible.
Sections of few rows divide their photos evenly among them (``even``); otherwise tiles are as large
as if no section ended, and where one ends moves none before it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtWidgets import QAbstractItemView

Ints = NDArray[np.int64]

SHAPES = 0.4, 4.0
"""Range of width / height of a tile; narrower or wider pictures don't fill theirs."""

NOTE = 32  # px, height of the note below a section
_SHORT = 4  # most rows of a section that are balanced
_STRETCH = 1.6  # most stretch of the wanted height; a row that needs more is not filled
_NEARLY = 1.1  # most stretch of the last row of a section; beyond, it is not filled
_ROWS_KEPT = 512  # rows whose tiles' places are cached, more than are visible at once

Edges = Sequence[int]
"""Left edges of a row's tiles, from where the row begins, and the right edge of the last; px."""

Box = tuple[int, int, int, int]
"""(left, top, width, height), in pixels."""

KeptRow = tuple[int, int, int]
"""A row that stays as it is: its first tile, the one after it, the height of its pictures in px."""


@dataclass(frozen=True, slots=True)
class TileForm:
    """The form of tiles. ``size``: the wanted height of pictures."""

    size: int
    pad: int = 4
    heading: int = 0  # height of the heading above each section
    top: int = 0  # px above all tiles
    room: int = 0  # px below the first heading
    inset: int = 0  # px left and right of all tiles
    noted: bool = False  # there is room for NOTE below the first section
    mirrored: bool = False  # rows begin at the right edge
    even: bool = True  # few rows of a section are divided evenly
    kept: KeptRow | None = None


@dataclass(frozen=True, slots=True)
class TileLayout:
    """Where n tiles are, in r rows and s sections, in pixels.
    From the top of all, and from where rows begin (the left edge, or the right if mirrored)."""

    across: int  # the width of the rows
    inset: int  # px left and right of them
    height: int
    mirrored: bool
    edges: Callable[[int], Edges]  # of a row
    first: Ints  # first tile of each row; the last is n
    top: Ints  # (r,)
    tall: Ints  # (r,)
    bottom: Ints  # (r,)
    sections: Ints  # (s,) first tile of each
    headings: Ints  # (s,) top of each section
    heading: int  # height of each heading

    def __len__(self) -> int:
        return int(self.first[-1])

    def row_of(self, tile: int) -> int:
        """Return the row of a tile."""
        return int(self.first.searchsorted(tile, side="right")) - 1

    def span(self, tile: int) -> tuple[int, int]:
        """Return where a tile begins and ends, from where its row begins."""
        row = self.row_of(tile)
        edges, column = self.edges(row), tile - int(self.first[row])
        return edges[column], edges[column + 1]

    def box(self, tile: int) -> Box:
        """Return the rectangle of a tile."""
        row, (start, end) = self.row_of(tile), self.span(tile)
        left = self.across - end if self.mirrored else start
        return self.inset + left, int(self.top[row]), end - start, int(self.tall[row])

    def rows_between(self, top: int, bottom: int) -> range:
        """Return the rows that are at least partly between two heights."""
        begin = int(np.searchsorted(self.bottom, top, side="right"))
        end = int(np.searchsorted(self.top, bottom, side="left"))
        return range(begin, max(begin, end))

    def between(self, top: int, bottom: int) -> range:
        """Return the tiles of the rows that are at least partly between two heights."""
        rows = self.rows_between(top, bottom)
        return range(int(self.first[rows.start]), int(self.first[rows.stop])) if rows else range(0)

    def at(self, x: int, y: int) -> int | None:
        """Return the tile at a point; None beside all tiles."""
        rows, x = self.rows_between(y, y + 1), x - self.inset
        if not rows or not 0 <= x < self.across:
            return None
        along, edges = self.across - 1 - x if self.mirrored else x, self.edges(rows.start)
        if along >= edges[-1]:
            return None
        return int(self.first[rows.start]) + bisect_right(edges, along) - 1

    def touching(self, box: Box) -> list[range]:
        """Return the tiles that a box touches, one range per row."""
        left, top, wide, tall = box
        left -= self.inset
        if self.mirrored:
            left = self.across - left - wide
        found = []
        for row in self.rows_between(top, top + tall):
            begin, edges = int(self.first[row]), self.edges(row)
            low = bisect_right(edges, left, 1) - 1
            high = bisect_left(edges, left + wide, 0, len(edges) - 1)
            if low < high:
                found.append(range(begin + low, begin + high))
        return found

    def beyond(self, tile: int, rows: int, along: float | None = None) -> int:
        """Return the tile ``rows`` below (above if negative) that is nearest to ``along``.
        ``along``: distance from where rows begin; None: the tile's middle. Stops at the ends."""
        own = self.row_of(tile)
        row = min(max(own + rows, 0), len(self.top) - 1)
        if row == own:
            return tile
        middle = self.middle(tile) if along is None else along
        there = range(int(self.first[row]), int(self.first[row + 1]))
        return min(there, key=lambda each: abs(self.middle(each) - middle))

    def middle(self, tile: int) -> float:
        """Return the distance of a tile's middle from where its row begins."""
        start, end = self.span(tile)
        return (start + end) / 2

    def section_of(self, tile: int) -> int:
        """Return the section of a tile."""
        return int(np.searchsorted(self.sections, tile, side="right")) - 1

    def section_at(self, y: int) -> int:
        """Return the section at a height; -1 above all."""
        return int(np.searchsorted(self.headings, y, side="right")) - 1

    def headings_between(self, top: int, bottom: int) -> Iterator[tuple[int, int]]:
        """Yield the headings between two heights, and their tops.
        The first one sticks to the top of the view until the next heading pushes it up."""
        pinned = max(0, self.section_at(top))
        for section in range(pinned, self.section_at(bottom) + 1):
            at = int(self.headings[section])
            if section == pinned and at < top:
                last = section + 1 == len(self.headings)
                at = top if last else min(top, int(self.headings[section + 1]) - self.heading)
            if top - self.heading < at < bottom:
                yield section, at


def lay_out(
    shapes: NDArray[np.floating], across: int, form: TileForm, sections: Ints | None = None
) -> TileLayout:
    """Lay out tiles. ``shapes``: (n,) width / height; ``across``: px of the view's width.
    ``sections``: first tile of each section, rising from 0; None: one section without a heading."""
    count = len(shapes)
    starts = np.zeros(min(count, 1), np.int64) if sections is None else sections
    heading = 0 if sections is None else form.heading
    across = max(across - 2 * form.inset, 2 * form.pad + 1)
    edges_of_sections = np.append(starts, count)
    end_of = np.repeat(edges_of_sections[1:], np.diff(edges_of_sections))  # for each tile
    shapes = np.clip(shapes, *SHAPES)
    edges, first, tall = _justified(shapes, across, form, end_of, edges_of_sections)
    heads = np.isin(first[:-1], starts) * heading  # above the first row of each section
    heads[:1] += form.room
    noted = edges_of_sections[1] if form.noted and len(starts) else -1
    bottom = form.top + np.cumsum(heads + tall + np.append(0, (first[1:] == noted) * NOTE)[:-1])
    top = bottom - tall
    return TileLayout(
        across=across,
        inset=form.inset,
        height=(int(bottom[-1]) if len(bottom) else form.top) + NOTE * (noted == count > 0),
        mirrored=form.mirrored,
        edges=lru_cache(_ROWS_KEPT)(edges),
        first=first,
        top=top,
        tall=tall,
        bottom=bottom,
        sections=starts,
        heading=heading,
        headings=(top - heads)[np.searchsorted(first, starts, side="right") - 1],
    )


def _justified(
    shapes: NDArray[np.floating], across: int, form: TileForm, end_of: Ints, ends: Ints
) -> tuple[Callable[[int], Edges], Ints, Ints]:
    frame = 2 * form.pad
    count = len(shapes)
    along = np.concatenate(([0.0], np.cumsum(shapes, dtype=np.float64)))  # shapes so far
    natural = along * float(form.size) + frame * np.arange(count + 1)  # at the wanted height
    # A tile is in the row that has room for more than half of it.
    middles = (natural[:-1] + natural[1:]) / 2
    reach = np.searchsorted(middles, natural[:-1] + across, side="right")
    np.maximum(reach, np.arange(1, count + 1), out=reach)
    last = end_of if form.even else np.full(count, count)
    np.minimum(reach, last, out=reach)
    balanced = np.zeros(count, bool)
    if form.even and len(ends) > 2:  # more than one section
        reach, balanced = _balanced(natural, middles, across, ends, reach)
    cut = end_of
    if form.kept is not None:
        start, stop, _ = form.kept
        reach[start:stop] = stop
        cut = np.minimum(end_of, np.where(np.arange(count) < start, start, count))
    first = _chain(np.minimum(reach, cut))
    begins = first[:-1]
    filled = reach[begins]  # the first tile that a row leaves to the next, if no section cuts it
    counts = filled - begins
    room = np.maximum(across - frame * counts, counts)
    fitting = room / np.maximum(along[filled] - along[begins], 1e-9)
    is_last = (filled == last[begins]) & ~balanced[begins]
    limit = form.size * np.where(is_last, _NEARLY, _STRETCH)
    fallback = np.where(is_last, form.size, form.size * _STRETCH)
    height = np.where(fitting > limit, fallback, fitting)
    ragged = np.flatnonzero(is_last & (fitting > limit) & ~np.isin(begins, ends))
    height[ragged] = np.minimum(height[ragged - 1], fitting[ragged])  # as the row above
    if form.kept is not None:
        start, _, tall = form.kept  # in whole px: it fills the width if it did
        height = np.where(begins == start, np.where(fitting < tall + 1, fitting, tall), height)

    def edges(row: int) -> Edges:
        here = along[first[row] : first[row + 1] + 1].tolist()
        origin, tall = here[0], float(height[row])
        return [round((each - origin) * tall + frame * i) for i, each in enumerate(here)]

    return edges, first, np.maximum(np.rint(height), 1).astype(np.int64) + frame


def _balanced(
    natural: NDArray[np.float64], middles: NDArray[np.float64], across: int, ends: Ints, reach: Ints
) -> tuple[Ints, NDArray[np.bool_]]:
    """Return ``reach`` with short sections divided equally among their rows.
    Also return which tiles (n,) are in such rows. Sections of less than a row stay as they are."""
    sizes = np.diff(ends)
    begin = natural[ends[:-1]]
    whole = natural[ends[1:]] - begin
    rows = np.maximum(np.rint(whole / across), 1)
    short = np.repeat((whole > across) & (rows <= _SHORT), sizes)
    share = (middles - np.repeat(begin, sizes)) / np.repeat(whole, sizes)
    row = np.minimum(share * np.repeat(rows, sizes), np.repeat(rows, sizes) - 1).astype(np.int64)
    numbers = np.repeat(np.arange(len(sizes)), sizes) * (_SHORT + 1) + np.where(short, row, 0)
    return np.where(short, numbers.searchsorted(numbers, side="right"), reach), short


def _chain(following: Ints) -> Ints:
    """Return the first tile of each row, and the end, by following links from 0."""
    links, found = following.data, [0]
    while found[-1] < len(following):
        found.append(links[found[-1]])
    return np.array(found, np.int64)


Action = QAbstractItemView.CursorAction


class KeyNavigation:
    """Moves the current tile by keys.
    Up and down follow the line on which they began: tiles of different widths would lead off it."""

    def __init__(self) -> None:
        self._line: tuple[int, float] | None = None  # the last tile, and its line

    def there(self, tiles: TileLayout, tile: int, action: Action, page: int) -> int:
        """Return the tile that a key leads to from ``tile`` (negative: none).
        ``page``: height of a page of the view in px. There must be tiles."""
        if tile < 0:
            return 0
        back = -1 if tiles.mirrored else 1
        rows = max(1, page // int(tiles.tall[tiles.row_of(tile)]))
        aside = {Action.MoveLeft: -back, Action.MoveRight: back}
        aside |= {Action.MovePrevious: -1, Action.MoveNext: 1}
        below = {Action.MoveUp: -1, Action.MoveDown: 1}
        below |= {Action.MovePageUp: -rows, Action.MovePageDown: rows}
        if action in aside:
            tile += aside[action]
        elif action in below:
            tile = self._beyond(tiles, tile, below[action])
        else:
            tile = 0 if action == Action.MoveHome else len(tiles) - 1
        return min(max(tile, 0), len(tiles) - 1)

    def _beyond(self, tiles: TileLayout, tile: int, rows: int) -> int:
        follows = self._line is not None and self._line[0] == tile
        along = self._line[1] if self._line is not None and follows else tiles.middle(tile)
        there = tiles.beyond(tile, rows, along)
        self._line = there, along
        return there
