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
        "one": (-0.4537, -2.5548),
        "middle": (1.4317, 0.2991),
        "deviation": (1.8549, 1.6878),
        "skew": (-0.0442, 0.2122),
        "lowest_up": (-0.1786, -0.0571),
        "mean_up": (0.2996, -0.0309),
        "highest_down": (0.1770, 0.0542),
        "mean_down": (0.0922, -0.0284),
        "crossing": (0.1331, 0.0985),
        "members": (-0.0690, -0.0900),
        "members_deviation": (0.0860, -0.0196),
        "rest_deviation": (2.7280, 0.9226),
        "log_share": (-0.0641, 0.0667),
        "valley": (-0.0440, 0.0802),
        "log_valley": (-0.4025, -0.0337),
        "few_ups": (1.4876, 0.5088),
        "few_downs": (0.5931, 0.0569),
    },
    threshold_deviation=0.1874,
    width_deviation=0.1565,
    up_weight=0.2425,
    down_weight=0.4865,
    lowest=0.000240,
    highest=0.9825,
)
