"""Whether what a process takes grows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from scipy.stats import theilslopes

WARM_UP = 0.25  # part of the time that memory may grow in
COMPRESSED = 8
"""Hours of a person that one of the run stands for: who thumbs, undoes and looks on does something
every two seconds, the one of the run about four times a second."""

GROWS_AT_MOST = {"beside_states_mb": 1.0, "blocks": 16_000, "handles": 1.0, "threads": 1.0}
"""In an hour of a person. 16,000 of Python's blocks take a megabyte."""


def growing(rested: Sequence[Mapping[str, float]]) -> dict[str, tuple[float, float, float]]:
    """What surely grows faster than it may in an hour of a person, as all of the interval lies
    above that, and how fast."""
    steady = rested[int(WARM_UP * len(rested)) :]
    hours = [COMPRESSED * each["at"] / 3600 for each in steady]
    slopes = {name: trend(hours, [each[name] for each in steady]) for name in GROWS_AT_MOST}
    return {name: slope for name, slope in slopes.items() if slope[1] > GROWS_AT_MOST[name]}


def trend(at: Sequence[float], values: Sequence[float]) -> tuple[float, float, float]:
    """How fast ``values`` grow per unit of ``at``, with the ends of the 95 % interval: the median
    of the slopes between any two (Theil and Sen). What is high for a moment changes it little, and
    one thread or cache that begins late and stays is no growth, as most pairs do not see it.
    Infinitely unsure of fewer than three."""
    if len(at) < 3:
        return 0.0, -np.inf, np.inf
    found = theilslopes(values, at)
    return float(found.slope), float(found.low_slope), float(found.high_slope)
