"""What a person may mean by alike before the thumbs of a search tell: hypotheses for Bayes.

A meaning is a weight for each modality. The first is what the profile has learned; others are
looks, given as weights, and each modality alone, for whoever means something else still. How much
of what is nearest in the sense meant is liked differs from search to search, a class nearly all, a
composition a sixth: so a meaning comes with the probabilities of a few such shares.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.types import Float64, Floats

SHARES = (0.9, 0.6, 0.35, 0.15)
"""Of the photos nearest in the sense meant, those that are liked."""

AS_LEARNED = (0.82, 0.06, 0.06, 0.06)
OTHERWISE = (0.12, 0.12, 0.12, 0.64)
"""How probable each of SHARES is where the profile's sense is meant, and where it is another."""

LOOK = 0.3
ALONE = 0.1
"""Odds of a look, and of each modality alone times its weight, against the profile's sense."""


@dataclass(frozen=True)
class Meanings:
    """``weights`` (h, m): a meaning a row, each with a sum of 1, the profile's first;
    ``chances`` (h, s): the odds, beforehand, of each with each of SHARES."""

    weights: Float64
    chances: Float64

    @property
    def learned(self) -> Float64:
        """theta (m,), the weights of the profile."""
        learned: Float64 = self.weights[0]
        return learned


def meanings(learned: Floats, start: Floats | None = None, looks: Floats | None = None) -> Meanings:
    """Meanings beside ``learned`` (m,), the weights of a profile that began with ``start`` (m,).

    ``looks`` (l, m) have a sum of 1 each. A profile that has raised what a look looks at makes it
    as much more probable: by the geometric mean of what the weights were raised by.
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
