"""Find where the results of a search end: the probability that each ranked photo is meant.

The order is the search's own; only where it ends is learned, the same way for albums and other
searches. The probability of a photo with score s is 1 / (1 + exp((t - s) / w)). Threshold t and log
w are linear functions of how the scores are distributed and of the held-out scores of the thumbs
(`score_landmarks`). Their coefficients were fitted to simulated searches (docs/learning.md).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

import numpy as np

from engine.errors import InputError
from engine.feedback.ranker import Click, Ranking, SearchRanker
from engine.feedback.score_landmarks import NAMES, landmarks, scale
from engine.steps import finish
from engine.types import Float64, Rows

PERHAPS = 0.5
"""Least probability of a photo that is perhaps meant."""

MIN_THUMBS = 3
"""Number of thumbs, at least one of them up, from which a line is more than a guess."""

LEFT = 0.02
"""Share of all meant photos that may be expected below a line that claims to include all."""

LOWEST, HIGHEST = 0.0004, 0.985
"""Bounds of a probability, since some photos are always misplaced."""

_LEARNED = {
    "one": (0.2459, -2.7496),
    "skew": (-0.2826, -1.4367),
    "mean_down": (0.0286, 0.2524),
    "crossing": (0.9134, -4.4868),
    "members_deviation": (0.8149, 2.9304),
    "rest_deviation": (-1.4138, 10.9743),
    "log_share": (-0.0402, -0.3897),
    "few_ups": (0.0564, 0.4201),
    "few_downs": (-0.0697, -0.5022),
}
"""Landmark -> its coefficients for the threshold and for the logarithm of the width."""


def fill(
    ranker: SearchRanker, clicks: Sequence[Click], gestures: Sequence[int] = ()
) -> tuple[Ranking, Float64]:
    """Return the ranking after ``clicks`` and the probability that each photo is meant.

    Probabilities are float64 (n,), descending. ``gestures``: see ``SearchRanker.rank``. A pure
    function of both, as the ranking is; after photos were added, pass a ranker of the grown library
    and the same clicks. Raises InputError as ``SearchRanker.rank`` does.
    """
    return finish(fill_in_steps(ranker, clicks, gestures))


def fill_in_steps(
    ranker: SearchRanker, clicks: Sequence[Click], gestures: Sequence[int] = ()
) -> Generator[None, None, tuple[Ranking, Float64]]:
    """Compute ``fill`` in steps as short as the training of one model."""
    ranking = yield from ranker.rank_in_steps(clicks, None, gestures)
    held_out = yield from ranker.held_out_in_steps(clicks, gestures)
    return ranking, probabilities(ranking.scores, held_out, [sign for _, sign in clicks])


def probabilities(scores: Float64, held_out: Float64, signs: Sequence[int]) -> Float64:
    """Return the probabilities that photos without a thumb, with ``scores`` (n,), are meant.

    ``held_out`` float64 (j,): the scores of the photos with a thumb, from rankers that have not
    seen that thumb (``SearchRanker.held_out``), and ``signs`` (j,) the thumbs, 1 or -1. If all
    scores are equal they carry no information, and every photo gets the lowest probability. Raises
    InputError for shapes that do not fit, and for numbers that are not finite.
    """
    signs_ = np.asarray(signs, np.int64)
    if scores.ndim != 1 or held_out.shape != signs_.shape or held_out.ndim != 1:
        raise InputError(f"{held_out.shape} held-out scores don't fit {signs_.shape} thumbs.")
    if not (np.isfinite(scores).all() and np.isfinite(held_out).all()):
        raise InputError("A line needs finite scores.")
    deviation = float(scores.std()) if len(scores) else 0.0
    if deviation <= np.finfo(np.float32).eps * max(1.0, float(np.abs(scores).max(initial=0))):
        return np.full(len(scores), LOWEST)
    units = scale(scores, held_out[signs_ > 0])
    scaled, thumbs = units(scores), units(held_out)
    marks = landmarks(scaled, thumbs[signs_ > 0], thumbs[signs_ < 0])
    threshold, width = marks @ np.array([_LEARNED[name] for name in NAMES])
    margins = np.clip((scaled - threshold) / np.exp(width), -40, 40)
    return np.asarray(LOWEST + (HIGHEST - LOWEST) / (1 + np.exp(-margins)))


def thumbs_suffice(signs: Sequence[int]) -> bool:
    """Return whether thumbs with these ``signs`` suffice to show a line."""
    return len(signs) >= MIN_THUMBS and any(sign > 0 for sign in signs)


def is_all(left: float, exist: float) -> bool:
    """Return whether at most LEFT of all ``exist`` that are meant is expected below (``left``)."""
    return left <= LEFT * exist


def questions(rows: Rows, chances: Float64, count: int = 4) -> Rows:
    """Return at most ``count`` of ``rows`` (n,) whose thumbs would teach most about the line.

    Those whose probability is nearest to one half, the better first; photos that are practically
    certain (below .02 or above .98) are left out.
    """
    doubt = np.abs(chances - 0.5)
    order = np.lexsort((rows, doubt))[:count]
    return rows[order[doubt[order] < 0.48]]
