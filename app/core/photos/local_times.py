"""Local times of many files, as a clock here showed them: whole arrays at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from features.exif import local_time

_DAY, _QUARTER = 86_400, 900  # seconds


def local_times(moments: NDArray[np.float64]) -> NDArray[np.float64]:
    """`features.exif.local_time` for many, (n,). How far clocks are ahead of UTC is asked at both
    ends of each day among them, and where these differ for each quarter of an hour."""
    days, which = np.unique(moments // _DAY, return_inverse=True)
    evening_before, evening = _ahead(days * _DAY), _ahead((days + 1) * _DAY)
    ahead = evening_before[which]
    changing = (evening_before != evening)[which]
    if changing.any():
        quarters, inverse = np.unique(moments[changing] // _QUARTER, return_inverse=True)
        ahead[changing] = _ahead(quarters * _QUARTER)[inverse]
    return np.asarray(moments + ahead)


def _ahead(moments: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.array([local_time(each) - each for each in moments.tolist()], np.float64)
