"""The edge of an album that fills itself: how probable each photo of a search belongs to it.

The order is the search's own; what is learned is where it ends. The probability of a photo with
score s is the mean of logistic curves 1 / (1 + exp((t - s) / w)) over how probable each threshold
t and width w is (Bayes). Beforehand t and log w are normal around linear functions of how the
library's scores are spread (`score_landmarks`), learned from many simulated albums
(docs/learning.md). The thumbs then speak by the scores of rankers that have not seen them. They
come from the two ends of a page, so that each counts for less than one photo.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.errors import InputError
from engine.feedback.edge_prior import PRIOR
from engine.feedback.score_landmarks import landmarks, scale
from engine.types import Float64, Rows

CERTAINLY, PERHAPS = 0.9, 0.5
"""Probabilities from which a photo certainly, and perhaps, belongs to an album."""

WORTH_A_CHECK = 0.4
"""Photos below a line are worth a check from this share of its probability on."""

TOLD = 3
"""Thumbs from which, one of them up, an edge is more than a guess."""

LEFT = 0.03
"""Share of all members that may be expected below a line above which is said to be all."""

THRESHOLDS = np.linspace(-0.3, 1.5, 46)
WIDTHS = np.array([0.01, 0.02, 0.04, 0.07, 0.12, 0.2, 0.32])
KNOTS = 128


@dataclass(frozen=True)
class Edge:
    """Probability as a function of the score that never falls: a table, linear in between.

    ``scores`` float64 (m,), ascending; ``probabilities`` float64 (m,). It holds for the ranking
    that it was fitted to: scores are relative to the candidates, so after photos have arrived the
    search is ranked and the edge fitted again, with the thumbs of before.
    """

    scores: Float64
    probabilities: Float64

    def probability(self, scores: Float64) -> Float64:
        """Of belonging to the album, float64 (n,) in (0, 1), for ``scores`` (n,)."""
        return np.interp(scores, self.scores, self.probabilities)


def fit_edge(scores: Float64, held_out: Float64, signs: Sequence[int]) -> Edge:
    """The edge of the search whose photos without a thumb have ``scores`` (n,), in any order.

    ``held_out`` float64 (j,): the scores of the photos with a thumb, from rankers that have not
    seen that thumb (``SearchRanker.held_out``), and ``signs`` (j,) the thumbs, 1 or -1. Without
    thumbs the edge is the prior's. Scores that are all alike say nothing: every photo then has the
    lowest probability there is. Nothing is drawn at random. Raises InputError for shapes that do
    not fit, and for numbers that are not finite.
    """
    signs_ = np.asarray(signs, np.int64)
    if scores.ndim != 1 or held_out.shape != signs_.shape or held_out.ndim != 1:
        raise InputError(f"{held_out.shape} held-out scores don't fit {signs_.shape} thumbs.")
    if not (np.isfinite(scores).all() and np.isfinite(held_out).all()):
        raise InputError("An edge needs finite scores.")
    deviation = float(scores.std()) if len(scores) else 0.0
    if deviation <= np.finfo(np.float32).eps * max(1.0, float(np.abs(scores).max(initial=0))):
        return Edge(np.zeros(1), np.array([PRIOR.lowest]))
    units = scale(scores, held_out[signs_ > 0])
    scaled, thumbs = units(scores), units(held_out)
    ups, downs = thumbs[signs_ > 0], thumbs[signs_ < 0]
    weights = _posterior(landmarks(scaled, ups, downs), ups, downs)
    knots = np.linspace(scaled.min(), scaled.max(), KNOTS)
    return Edge(knots * units.way + units.low, _curve(knots, weights))


def _posterior(marks: Float64, ups: Float64, downs: Float64) -> Float64:
    """How probable each threshold and width is, float64 (46, 7), in all 1."""
    threshold, width = PRIOR.centres(marks)
    logs = -0.5 * np.square((THRESHOLDS - threshold) / PRIOR.threshold_deviation)[:, None]
    logs = logs - 0.5 * np.square((np.log(WIDTHS) - width) / PRIOR.width_deviation)
    logs += PRIOR.up_weight * _log_chances(ups, 1) + PRIOR.down_weight * _log_chances(downs, -1)
    weights = np.exp(logs - logs.max())
    weights /= weights.sum()
    return np.asarray(weights, np.float64)


def _log_chances(thumbs: Float64, sign: int) -> Float64:
    """Logarithm of how probable thumbs of one ``sign`` are, for each threshold and width."""
    margins = sign * (thumbs[:, None, None] - THRESHOLDS[:, None]) / WIDTHS
    chances: Float64 = -np.logaddexp(0, -margins).sum(axis=0)
    return chances


def _curve(scores: Float64, weights: Float64) -> Float64:
    """The mean of the logistic curves, never falling and never quite 0 or 1."""
    margins = np.clip((scores[:, None, None] - THRESHOLDS[:, None]) / WIDTHS, -40, 40)
    mean = np.einsum("ktw,tw->k", 1 / (1 + np.exp(-margins)), weights)
    return np.maximum.accumulate(PRIOR.lowest + (PRIOR.highest - PRIOR.lowest) * mean)


def promised(probabilities: Float64, precision: float = CERTAINLY) -> int:
    """How many of the first photos are ``precision`` members on average, by ``probabilities`` (n,),
    which fall."""
    if not len(probabilities):
        return 0
    means = np.cumsum(probabilities) / np.arange(1, len(probabilities) + 1)
    return int((means >= precision).sum())


def is_told(signs: Sequence[int]) -> bool:
    """Whether thumbs with these ``signs`` say enough for an edge to be shown."""
    return len(signs) >= TOLD and any(sign > 0 for sign in signs)


def is_all(left: float, exist: float) -> bool:
    """Whether nearly all members stand above a line, very likely: so many are expected ``left``
    below it of those that ``exist``."""
    return left <= LEFT * exist


def edge_questions(rows: Rows, probabilities: Float64, count: int = 4) -> Rows:
    """At most ``count`` of ``rows`` (n,) whose thumbs would teach most where the edge is.

    Those whose probability is nearest to one half, the better first; what is as good as known
    (below .02 or above .98) is not asked about.
    """
    doubt = np.abs(probabilities - 0.5)
    order = np.lexsort((rows, doubt))[:count]
    return rows[order[doubt[order] < 0.48]]
