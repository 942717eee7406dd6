"""Edge directions (Jain & Vailaya 1996): a histogram of directions, and the share of non-edges."""

from __future__ import annotations

import numpy as np

from features.picture import Picture
from features.types import Vector

DIRECTIONS = 36
DIMENSION = DIRECTIONS + 1


def edge(picture: Picture) -> Vector:
    """Return square roots of the shares of 36 edge directions, then an entry for non-edges.

    The direction is that of the gradient, so light above differs from light below; each edge pixel
    counts half as in the mirrored picture, so left and right are alike. Direction 0 is centred on 0
    degrees. The last entry is (1 - sqrt(share of edge pixels)) / 2. It is separate, so that
    directions count as much in a picture with few edges as in one with many.
    """
    bins = np.rint(picture.directions * np.float32(DIRECTIONS / (2 * np.pi))).astype(np.int64)
    counts = np.bincount(bins % DIRECTIONS, minlength=DIRECTIONS)
    mirrored = counts[(DIRECTIONS // 2 - np.arange(DIRECTIONS)) % DIRECTIONS]
    shares = (counts + mirrored) / max(1, 2 * bins.size)
    no_edge = (1 - np.sqrt(bins.size / picture.edges.size)) / 2
    return np.append(np.sqrt(shares), no_edge).astype(np.float32)
