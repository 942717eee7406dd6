"""Gabor texture (Manjunath & Ma 1996): 5 scales x 8 orientations x 3 statistics."""

from __future__ import annotations

from functools import cache

import numpy as np

from features.filterbank import FilterBank
from features.picture import WORKING_SIDE, Picture
from features.types import Vector

SCALES = 5
ORIENTATIONS = 8
DIMENSION = SCALES * ORIENTATIONS * 3

_LOWEST, _HIGHEST = 0.05, 0.4
"""Centre frequencies of the coarsest and the finest scale, cycles a pixel, as in the paper."""


@cache
def _bank() -> FilterBank:
    """The paper's bank: neighbouring filters touch where they have fallen to one half."""
    ratio = (_HIGHEST / _LOWEST) ** (1 / (SCALES - 1))
    frequencies = _LOWEST * ratio ** np.arange(SCALES)
    half = np.sqrt(2 * np.log(2))
    radial = (ratio - 1) * frequencies / ((ratio + 1) * half)
    tangential = np.tan(np.pi / (2 * ORIENTATIONS)) * np.sqrt((frequencies / half) ** 2 - radial**2)
    return FilterBank(WORKING_SIDE, frequencies, radial, tangential, ORIENTATIONS)


def gabor(picture: Picture) -> Vector:
    """Square roots of mean and deviation of each response's magnitude, and its asymmetry.

    Ordered by scale (coarse to fine), orientation, statistic.
    """
    statistics = [_statistics(magnitudes) for magnitudes in _bank().magnitudes(picture.square)]
    return np.concatenate(statistics).ravel()


def _statistics(magnitudes: Vector) -> Vector:
    flat = magnitudes.reshape(ORIENTATIONS, -1)
    mean = flat.mean(axis=1)
    centred = flat - mean[:, None]
    squared = centred * centred
    deviation = np.sqrt(squared.mean(axis=1))
    third = np.cbrt((squared * centred).mean(axis=1))
    statistics = np.stack([mean, deviation, np.maximum(third, 0)], axis=1)
    return np.sqrt(np.clip(statistics / np.float32(0.5), 0, 1))
