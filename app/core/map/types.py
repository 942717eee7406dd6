"""What the map is, as the library's thread gives it to the window."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.map.cells import Cells
from engine.types import Float64, Rows


@dataclass(frozen=True, eq=False)
class MapRegions:
    """The parts of a map, from small ones that have no children to the whole, which comes last.

    ``parent`` int64 (m,), -1 for the whole; ``count`` int64 (m,) photos; ``middle`` and ``spread``
    float64 (m, 2) in cells; ``photo`` int64 (m,): the photo that stands for each; ``names``: what
    most photos of each show, in one word, or empty where that is not sure.
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
    rows downwards, no two alike; ``colours`` uint8 (n, 3) RGB, their mean colours.
    """

    photos: Rows
    cells: Cells
    colours: NDArray[np.uint8]
    regions: MapRegions
