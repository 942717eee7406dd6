"""Describe how the scores of one search are distributed: where its members seem to end.

Most of the candidates are not members, so their scores form a hill at the bottom, and the members'
a smaller one above it. Scores are measured relative to the distance from the lower hill to the
thumbs up, so that neither their scale nor the number of members matters much. A mixture of two
Gaussians finds both hills without labels (Dempster et al. 1977); the thumbs' held-out scores locate
the upper one.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.types import Float64

LOW = 0.25  # quantile of the scores that estimates the lower hill, even if most are members
MIN_DISTANCE = 0.75  # least distance from the lower hill to the thumbs up, in standard deviations
BEST = 3  # number of best photos that stand in for thumbs up if there are none

STEPS = 40
THUMB = 0.5  # weight of a thumb up's held-out score among the members, in photos
VARIANCES = (0.02, 0.01)  # prior variances of the members' and of the other scores
TRUST = 2.0  # weight of these prior variances, in scores
SHARES = (1e-3, 0.9)  # bounds of the share of candidates that are members
GRID = 200  # number of scores between the hills where they may cross
BOUND = 3.0  # landmarks are clipped to this range

NAMES = (
    "one",
    "skew",
    "mean_down",
    "crossing",
    "members_deviation",
    "rest_deviation",
    "log_share",
    "few_ups",
    "few_downs",
)
"""What `landmarks` returns, in order."""


@dataclass(frozen=True)
class Scale:
    """Units of scores: 0 is the lower hill, 1 the mean of the thumbs up."""

    low: float
    way: float

    def __call__(self, scores: Float64) -> Float64:
        """Return ``scores`` in these units."""
        return (scores - self.low) / self.way


def scale(scores: Float64, ups: Float64) -> Scale:
    """Return the units of ``scores`` (n,), not all equal; ``ups``: held-out scores of thumbs up."""
    low = float(np.quantile(scores, LOW))
    high = ups.mean() if len(ups) else np.sort(scores)[-BEST:].mean()
    return Scale(low, max(float(high) - low, MIN_DISTANCE * float(scores.std())))


def landmarks(scores: Float64, ups: Float64, downs: Float64) -> Float64:
    """Return float64 (len(NAMES),) of ``scores`` (n,) and held-out thumbs, all scaled.

    Without thumbs down, the median of all scores stands for theirs.
    """
    third = float(((scores - scores.mean()) ** 3).mean())
    bounded = [
        0.25 * third / float(scores.std()) ** 3,
        float(downs.mean() if len(downs) else np.median(scores)),
        *_two_hills(scores, ups),
    ]
    return np.array(
        [
            1.0,
            *np.clip(bounded[:-1], -BOUND, BOUND),
            bounded[-1],
            1 / (1 + len(ups)),
            1 / (1 + len(downs)),
        ]
    )


def _two_hills(scores: Float64, ups: Float64) -> tuple[float, ...]:
    """Fit two Gaussians to ``scores`` by expectation maximisation.

    Returns where they cross, the deviations of the upper and the lower one, and the logarithm of
    the upper one's share.
    """
    upper, lower, share = 1.0, 0.0, 0.05
    wide = narrow = sum(VARIANCES)
    thumbs = THUMB * len(ups)
    for _ in range(STEPS):
        odds = _log_odds(scores, share, upper, wide, lower, narrow)
        member = 1 / (1 + np.exp(-np.clip(odds, -50, 50)))
        member = np.where(scores > upper, np.maximum(member, 0.5), member)
        member = np.where(scores < lower, 0, member)
        inside, outside = member.sum() + thumbs + 1e-9, (1 - member).sum() + 1e-9
        upper = float((member @ scores + THUMB * ups.sum()) / inside)
        lower = float((1 - member) @ scores / outside)
        apart = member @ np.square(scores - upper) + THUMB * np.square(ups - upper).sum()
        rest = (1 - member) @ np.square(scores - lower)
        wide = float((apart + TRUST * VARIANCES[0]) / (inside + TRUST))
        narrow = float((rest + TRUST * VARIANCES[1]) / (outside + TRUST))
        share = float(np.clip((member.sum() + 1) / (len(scores) + 2), *SHARES))
    between = np.linspace(lower, max(upper, lower + 0.01), GRID)
    above = np.flatnonzero(_log_odds(between, share, upper, wide, lower, narrow) > 0)
    crossing = float(between[above[0]]) if len(above) else upper
    return crossing, float(np.sqrt(wide)), float(np.sqrt(narrow)), float(np.log(share))


def _log_odds(
    scores: Float64, share: float, upper: float, wide: float, lower: float, narrow: float
) -> Float64:
    """Return the log odds of the upper Gaussian (``upper``, ``wide``) against the lower one."""
    odds: Float64 = (
        np.log(share / (1 - share))
        - 0.5 * np.log(wide / narrow)
        - 0.5 * np.square(scores - upper) / wide
        + 0.5 * np.square(scores - lower) / narrow
    )
    return odds
