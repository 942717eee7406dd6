"""What simulated albums say about where albums end: a few constants, learned (docs/learning.md)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.feedback.score_landmarks import NAMES
from engine.types import Float64

CROWDED = 1.25
"""Landmark log_way below which members are no small share of the candidates."""

FULLY = 0.5
"""How far below it ``crowded`` counts in full."""


LEAST = 0.25
"""Share of the way from the thumbs down to those up, before which no threshold lies in a crowd."""


@dataclass(frozen=True)
class EdgePrior:
    """Threshold and log width of an edge beforehand: normal around linear functions of landmarks.

    ``usual``: landmark -> what it adds to the threshold, and to the logarithm of the width;
    ``crowded``: what it adds besides where so many candidates are members that the thumbs up do not
    stand out from them. ``up_weight`` and ``down_weight``: what a thumb counts for. ``lowest`` and
    ``highest``: the probabilities of the photo that stands worst and best, since some are always
    misplaced.
    """

    usual: dict[str, tuple[float, float]]
    crowded: dict[str, tuple[float, float]]
    threshold_deviation: float
    width_deviation: float
    up_weight: float
    down_weight: float
    lowest: float
    highest: float

    def centres(self, marks: Float64) -> tuple[float, float]:
        """The expected threshold and logarithm of the width, for ``marks`` (len(NAMES),)."""
        crowd = float(np.clip((CROWDED - marks[NAMES.index("log_way")]) / FULLY, 0, 1))
        usual, crowded = (
            marks @ np.array([coefficients[name] for name in NAMES])
            for coefficients in (self.usual, self.crowded)
        )
        threshold, width = usual + crowd * crowded
        disliked = marks[NAMES.index("mean_down")]
        bounded = np.clip(threshold, min(disliked + LEAST * (1 - disliked), 1), 1)
        return float(threshold + crowd * (bounded - threshold)), float(width)


PRIOR = EdgePrior(
    usual={
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
    crowded={
        "one": (-0.0301, 0.0192),
        "log_way": (-1.0033, 2.1601),
        "middle": (-1.6464, 7.7231),
        "deviation": (-1.7277, -2.8664),
        "skew": (0.2608, 0.4079),
        "lowest_up": (-0.3725, 1.2554),
        "highest_down": (0.7485, 0.9019),
        "mean_down": (-0.4816, -1.6252),
        "crossing": (-0.4886, -0.0717),
        "members": (1.5430, -6.1569),
        "members_deviation": (-2.1611, 1.0015),
        "rest_deviation": (-2.0570, 4.1093),
        "log_share": (0.0591, 0.3970),
        "valley": (0.0507, 2.3861),
        "log_valley": (0.2206, -0.9236),
        "few_ups": (1.5503, 1.3644),
        "few_downs": (-0.1847, 1.4376),
    },
    threshold_deviation=0.0389,
    width_deviation=0.1906,
    up_weight=0.2624,
    down_weight=0.2160,
    lowest=0.000346,
    highest=0.9916,
)
