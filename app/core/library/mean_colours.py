"""The mean colour of every photo, from the stored vectors: no photo is read for it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from app.core.library.snapshot import LibrarySnapshot
from engine.types import Rows
from features import color

_AT_ONCE = 8_192  # rows


def mean_colours(snapshot: LibrarySnapshot, rows: Rows | None = None) -> NDArray[np.uint8]:
    """The mean colours of the photos of a snapshot's rows, or of some, uint8 (n, 3) RGB."""
    rows = np.arange(len(snapshot.rows)) if rows is None else rows
    count = len(rows)
    found = np.zeros((count, 3), np.uint8)
    stored = snapshot.vectors.get("color")
    if stored is None or stored.shape[1] != color.DIMENSION:
        return found
    scale = np.float32(snapshot.scales["color"])
    for start in range(0, count, _AT_ONCE):
        part = slice(start, start + _AT_ONCE)
        found[part] = color.mean_colours(stored[rows[part]] / scale)
    return found
