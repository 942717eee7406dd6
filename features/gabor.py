"""Gabor texture (Manjunath & Ma 1996): 5 scales x 8 orientations x 3 statistics."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from features.filterbank import FilterBank, mirrored
from features.picture import WORKING_SIDE, Picture
from features.types import Vector

SCALES = 5
ORIENTATIONS = 8
DIMENSION = SCALES * ORIENTATIONS * 3

_LOWEST, _HIGHEST = 0.05, 0.4
"""Centre frequencies of the coarsest and the finest scale in cycles per pixel, as in the paper."""


Floats = NDArray[np.float64]


def filter_shapes() -> tuple[Floats, Floats, Floats]:
    """Return frequencies and radial and tangential deviations per scale, coarse to fine.

    The paper's bank: neighbouring filters touch where they have fallen to one half.
    """
    ratio = (_HIGHEST / _LOWEST) ** (1 / (SCALES - 1))
    frequencies: Floats = _LOWEST * ratio ** np.arange(SCALES)
    half = np.sqrt(2 * np.log(2))
    radial = (ratio - 1) * frequencies / ((ratio + 1) * half)
    tangential = np.tan(np.pi / (2 * ORIENTATIONS)) * np.sqrt((frequencies / half) ** 2 - radial**2)
    return frequencies, radial, tangential


@cache
def _bank() -> FilterBank:
    return FilterBank(WORKING_SIDE, *filter_shapes(), ORIENTATIONS)


def gabor(picture: Picture) -> Vector:
    """Return three statistics of each response's magnitude, float32 (120,).

    Ordered by scale (coarse to fine), orientation, statistic. Averaged with those of the mirrored
    picture, so that left and right are alike.
    """
    scales = [statistics(magnitudes) for magnitudes in _bank().magnitudes(picture.square)]
    entries = np.stack(scales)
    both = (entries + entries[:, mirrored(ORIENTATIONS)]) / 2
    return np.asarray(both, np.float32).ravel()


def statistics(magnitudes: NDArray[np.floating[Any]]) -> NDArray[np.floating[Any]]:
    """Return mean, deviation and cube root of the third moment of (8, b, b) magnitudes, (8, 3).

    All are square roots in units of 1/2, the amplitude of a full-contrast wave, which no magnitude
    exceeds. The third moment, which the paper does not have, is 0 where negative.
    """
    flat = magnitudes.reshape(ORIENTATIONS, -1)
    mean = flat.mean(axis=1)
    centred = flat - mean[:, None]
    squared = centred * centred
    deviation = np.sqrt(squared.mean(axis=1))
    cubed = np.multiply(squared, centred, out=squared)  # in place: memory is the bottleneck
    third = np.cbrt(cubed.mean(axis=1))
    entries = np.stack([mean, deviation, np.maximum(third, 0)], axis=1)
    return np.asarray(np.sqrt(np.clip(2 * entries, 0, 1)))
