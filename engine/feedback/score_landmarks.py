"""Describes how the scores of one search are spread: where its members seem to end.

Most of the candidates are no members, so their scores make a hill at the bottom, and what was meant
a smaller one above it. A mixture of two Gaussians finds both without labels (Dempster et al. 1977),
the thumbs' held-out scores say where the upper hill stands, and the emptiest place between the two
is a second opinion on the border.
"""

from __future__ import annotations

import numpy as np

from likewise.engine.types import Float64

STEPS = 40
THUMB = 0.5  # photos that the held-out score of a thumb up counts for among the members
VARIANCES = (0.5, 0.2)  # of members and of the rest, before any score is seen
TRUST = 2.0  # scores that these variances count for
SHARES = (1e-3, 0.9)  # of the candidates that may be members
PLACES = 40  # between the hills where the border may be
WIDTH = 0.06  # of the kernel that smooths the density, in distances between the hills

NAMES = (
    "one",
    "middle",
    "deviation",
    "skew",
    "lowest_up",
    "mean_up",
    "highest_down",
    "mean_down",
    "crossing",
    "members",
    "members_deviation",
    "rest_deviation",
    "log_share",
    "valley",
    "log_valley",
    "few_ups",
    "few_downs",
)
"""What `landmarks` tells, in order."""


def landmarks(scores: Float64, ups: Float64, downs: Float64) -> Float64:
    """Float64 (len(NAMES),) of standardised ``scores`` (n,), n > 0, and held-out scores of thumbs.

    Without thumbs up the three best photos stand for them; without thumbs down the median does.
    """
    middle = float(np.median(scores))
    liked = ups if len(ups) else np.sort(scores)[-3:].mean(keepdims=True)
    disliked = downs if len(downs) else np.array([middle])
    centred = scores - scores.mean()
    variance = float(np.square(centred).mean())
    skew = float((centred**3).mean() / variance**1.5) if variance > 0 else 0.0
    return np.array(
        [
            1.0,
            middle,
            1.4826 * float(np.median(np.abs(scores - middle))),
            skew,
            liked.min(),
            liked.mean(),
            disliked.max(),
            disliked.mean(),
            *_two_hills(scores, ups, float(liked.mean()), middle),
            *_valley(scores, float(liked.mean()), middle),
            1 / (1 + len(ups)),
            1 / (1 + len(downs)),
        ]
    )


def _two_hills(scores: Float64, ups: Float64, high: float, low: float) -> tuple[float, ...]:
    """Where the two Gaussians cross, the mean and deviation of the upper one, the deviation of the
    lower one and the logarithm of the upper one's share, by expectation maximisation."""
    upper, lower, share = max(high, low + 0.5), low, 0.05
    wide = narrow = 0.5
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
    between = np.linspace(lower, max(upper, lower + 1e-3), 5 * PLACES)
    above = np.flatnonzero(_log_odds(between, share, upper, wide, lower, narrow) > 0)
    crossing = float(between[above[0]]) if len(above) else upper
    return crossing, upper, float(np.sqrt(wide)), float(np.sqrt(narrow)), float(np.log(share))


def _log_odds(
    scores: Float64, share: float, upper: float, wide: float, lower: float, narrow: float
) -> Float64:
    """Of the upper Gaussian (mean ``upper``, variance ``wide``) against the lower one."""
    odds: Float64 = (
        np.log(share / (1 - share))
        - 0.5 * np.log(wide / narrow)
        - 0.5 * np.square(scores - upper) / wide
        + 0.5 * np.square(scores - lower) / narrow
    )
    return odds


def _valley(scores: Float64, high: float, low: float) -> tuple[float, float]:
    """The emptiest place between the hills, and the logarithm of how many photos are there."""
    if high <= low:
        return low, 0.0
    between = low + (high - low) * np.linspace(0.15, 0.9, PLACES)
    width = WIDTH * (high - low)
    density = np.exp(-0.5 * np.square((between[:, None] - scores) / width)).sum(axis=1) + 0.5
    emptiest = int(density.argmin())
    return float(between[emptiest]), float(np.log(density[emptiest]))
