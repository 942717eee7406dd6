"""What a person may mean by "alike", before the thumbs of a search tell: hypotheses for Bayes.

A meaning is a weight for each modality. The first is what the profile has learned; the others are
looks, given as weights, and each modality alone, for any other intention. The share of liked photos
among the nearest in the intended sense differs between searches: nearly all for a class, a sixth
for a composition. So each meaning has probabilities for a few such shares.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.types import Float64, Floats

SHARES = (0.9, 0.6, 0.35, 0.15)
"""Possible shares of the nearest photos, in the intended sense, that are liked."""

AS_LEARNED = (0.82, 0.06, 0.06, 0.06)
OTHERWISE = (0.12, 0.12, 0.12, 0.64)
"""Probabilities of SHARES if the profile's sense is meant, and if another one is."""

LOOK = 0.3
ALONE = 0.1
"""Odds of a look, and of each modality alone times its weight, against the profile's sense."""


@dataclass(frozen=True)
class Meanings:
    """``weights`` (h, m), one meaning a row, the profile's first; ``chances`` (h, s), the odds."""

    weights: Float64
    chances: Float64

    @property
    def learned(self) -> Float64:
        """theta (m,), the weights of the profile."""
        learned: Float64 = self.weights[0]
        return learned


def meanings(learned: Floats, start: Floats | None = None, looks: Floats | None = None) -> Meanings:
    """Return the meanings for weights ``learned`` (m,) of a profile that began at ``start`` (m,).

    ``looks`` (l, m) have a sum of 1 each. If a profile has raised the modalities of a look, that
    look becomes more probable by the geometric mean of the factors.
    """
    count = len(learned)
    others = np.zeros((0, count)) if looks is None else np.asarray(looks, np.float64)
    tiny = np.finfo(np.float64).tiny
    raised = np.log(np.maximum(learned, tiny) / (learned if start is None else start))
    odds = np.concatenate([LOOK * np.exp(others @ raised), ALONE * learned])
    return Meanings(
        np.vstack([learned, others, np.eye(count)]),
        np.vstack([AS_LEARNED, odds[:, np.newaxis] * OTHERWISE]),
    )
