"""What simulated albums say about where albums end: a few constants, learned (docs/learning.md)."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from likewise.engine.feedback.score_landmarks import NAMES
from likewise.engine.types import Float64


@dataclass(frozen=True)
class EdgePrior:
    """Threshold and log width of an edge beforehand: normal around linear functions of landmarks.

    ``coefficients``: landmark -> what it adds to the threshold, and to the logarithm of the width.
    ``up_weight`` and ``down_weight``: what a thumb counts for. ``lowest`` and ``highest``: the
    probabilities of the photo that stands worst and best, since some are always misplaced.
    """

    coefficients: dict[str, tuple[float, float]] = field(default_factory=dict)
    threshold_deviation: float = 0.5
    width_deviation: float = 0.4
    up_weight: float = 0.3
    down_weight: float = 0.3
    lowest: float = 0.001
    highest: float = 0.99

    def centres(self, marks: Float64) -> tuple[float, float]:
        """The expected threshold and logarithm of the width, for ``marks`` (len(NAMES),)."""
        threshold, width = marks @ np.array([self.coefficients[name] for name in NAMES])
        return float(threshold), float(width)


PRIOR = EdgePrior(
    coefficients={
        "one": (0.1373, -2.9102),
        "log_way": (0.0222, -0.0325),
        "middle": (-0.3814, -8.6943),
        "deviation": (2.9891, 11.3198),
        "skew": (-0.0955, -0.0002),
        "lowest_up": (-0.1392, -0.8622),
        "highest_down": (0.0262, 0.1494),
        "mean_down": (0.1340, 0.3842),
        "crossing": (-0.0003, 1.4987),
        "members": (0.0784, -0.7679),
        "members_deviation": (0.4342, 0.5389),
        "rest_deviation": (0.9079, 0.8715),
        "log_share": (-0.0140, 0.0181),
        "valley": (-0.0705, -0.1464),
        "log_valley": (-0.0618, -0.1126),
        "few_ups": (0.2886, 0.6755),
        "few_downs": (-0.0411, -0.4635),
    },
    threshold_deviation=0.0389,
    width_deviation=0.1906,
    up_weight=0.2624,
    down_weight=0.2160,
    lowest=0.000346,
    highest=0.9916,
)
