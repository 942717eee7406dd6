"""Edge directions (Jain & Vailaya 1996): how edges point, and how much is no edge."""

from __future__ import annotations

import numpy as np

from features.picture import Picture
from features.types import Vector

DIRECTIONS = 36
DIMENSION = DIRECTIONS + 1


def edge(picture: Picture) -> Vector:
    """Square roots of the shares of edge pixels by direction (36 of 10 degrees), then of non-edges.

    The direction is that of the gradient, so light-to-dark differs from dark-to-light.
    """
    bins = (picture.directions * np.float32(DIRECTIONS / (2 * np.pi))).astype(np.int64) % DIRECTIONS
    counts = np.bincount(bins, minlength=DIMENSION)
    counts[DIRECTIONS] = picture.edges.size - bins.size
    return np.sqrt(counts / picture.edges.size).astype(np.float32)
