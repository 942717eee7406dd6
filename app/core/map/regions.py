"""Regions of the map as the window uses them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.map.cells import Cells
from engine.types import Float64, Rows


@dataclass(frozen=True, eq=False)
class MapRegions:
    """The regions of a map, from small ones without children to the whole, which comes last.

    ``parent`` int64 (m,), -1 for the whole; ``count`` int64 (m,) photos; ``middle`` and ``spread``
    float64 (m, 2) in cells; ``photo`` int64 (m,): the photo that represents each; ``names``: a word
    for what most of its photos show, or empty if that is uncertain.
    """

    parent: Rows
    count: Rows
    middle: Float64
    spread: Float64
    photo: Rows
    names: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class LibraryMap:
    """A map of some photos of the library.

    ``photos`` int64 (n,) ids; ``cells`` int32 (n, 2): column and row of each photo's own square,
    rows downwards, all distinct; ``colours`` uint8 (n, 3) RGB, their mean colours.
    """

    photos: Rows
    cells: Cells
    colours: NDArray[np.uint8]
    regions: MapRegions


@dataclass(frozen=True, slots=True)
class Cover:
    """A kind of photo by an everyday name: how many there are, and a representative one."""

    name: str
    count: int
    photo: int


def covers(regions: MapRegions) -> tuple[Cover, ...]:
    """Return the named regions of a map, largest first, without nested ones; equal names merged."""
    found: dict[str, list[int]] = {}
    within = np.zeros(len(regions.parent), bool)  # named, or inside a named one
    for region in reversed(range(len(regions.parent))):  # parents come before their children
        name, parent = regions.names[region], int(regions.parent[region])
        inside = parent >= 0 and bool(within[parent])
        within[region] = inside or bool(name)
        if name and not inside:
            found.setdefault(name, []).append(region)
    made = []
    for name, parts in found.items():
        largest = max(parts, key=lambda part: int(regions.count[part]))
        made.append(Cover(name, int(regions.count[parts].sum()), int(regions.photo[largest])))
    return tuple(sorted(made, key=lambda cover: -cover.count))
