"""Colour: an HSV histogram and colour moments (Stricker & Orengo 1995)."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from features.picture import Picture
from features.types import Image, Vector

BINS = (6, 3, 4)
DIMENSION = 6 * 3 * 4 + 9


def color(picture: Picture) -> Vector:
    """Return square roots of the HSV histogram's 72 shares, then 9 moments at half weight.

    The moments are mean, standard deviation and the signed cube root of the third central moment of
    L*, a*, b*. Stricker & Orengo use HSV; L*a*b* has no jump where the hue wraps around.
    """
    ranges = [0, 256, 0, 256, 0, 256]
    counts = cv2.calcHist([picture.hsv], [0, 1, 2], None, list(BINS), ranges).ravel()
    histogram = np.sqrt(counts / counts.sum())
    return np.concatenate([histogram, 0.5 * moments(picture.lab)]).astype(np.float32)


def moments(image: Image) -> Vector:
    """Return mean, deviation and third moment of three uint8 channels, float32 (9,) in [0, 1].

    In units of the channel's range; the deviation (at most 1/2) is doubled, the cube root of the
    third moment (within +-1/2) is shifted by 1/2.
    """
    counts = [cv2.calcHist([image], [channel], None, [256], [0, 256]) for channel in range(3)]
    shares = np.reshape(counts, (3, 256)).astype(np.float64) / (image.size // 3)
    levels = np.arange(256) / 255
    mean = shares @ levels
    centred = levels - mean[:, None]
    deviation = np.sqrt((shares * centred**2).sum(axis=1))
    third = np.cbrt((shares * centred**3).sum(axis=1))
    entries = np.concatenate([mean, 2 * deviation, third + 0.5])
    return np.asarray(np.clip(entries, 0, 1), np.float32)


def mean_colours(entries: NDArray[np.float32]) -> NDArray[np.uint8]:
    """Return photos' mean colours, uint8 (n, 3) RGB, from their `color` entries, float32 (n, 81).

    Converting the mean of L*a*b* back gives, within rounding, the colour of the photo seen from
    afar, without reading it again.
    """
    means = BINS[0] * BINS[1] * BINS[2]
    lab = np.clip(np.rint(510 * entries[:, means : means + 3]), 0, 255).astype(np.uint8)
    if not len(lab):
        return lab
    return np.asarray(cv2.cvtColor(lab[:, None], cv2.COLOR_LAB2RGB)[:, 0], np.uint8)
